import AppCore
import Catalog

/// The kinds of rows in documents, as TMDB calls them where it knows them.
enum RowKind: String, CaseIterable {
  case movie, tv, person, collection, keyword, company, pokemon, character
}

/// Lists and their rows in TMDB's own words.
extension JSONValue {
  /// A row of a list with its kind; only the id if the entity was evicted.
  static func row(_ item: ListItem, in catalog: EntityTable) -> JSONValue {
    switch item {
    case .movie(let id): .kind(.movie, id, catalog.movies[id], JSONValue.summary)
    case .show(let id): .kind(.tv, id, catalog.shows[id], JSONValue.summary)
    case .person(let id): .kind(.person, id, catalog.people[id], JSONValue.summary)
    case .collection(let id):
      .kind(.collection, id, catalog.collectionNames[id]) { name in
        ["id": .int(id.rawValue), "name": .string(name)]
      }
    case .keyword(let id): .kind(.keyword, id, catalog.keywords[id], JSONValue.keyword)
    case .company(let id): .kind(.company, id, catalog.companies[id], JSONValue.company)
    case .pokemon(let id): .kind(.pokemon, id, catalog.pokemon[id], JSONValue.summary)
    case .review(let id): catalog.reviews[id].map(JSONValue.review) ?? ["id": .string(id)]
    case .character(let id): .kind(.character, id, catalog.characters[id], JSONValue.summary)
    }
  }

  /// An entity behind its kind; only the id if it is unknown.
  private static func kind<Subject, Thing>(
    _ kind: RowKind, _ id: ID<Subject>, _ thing: Thing?, _ value: (Thing) -> JSONValue
  ) -> JSONValue {
    .kind(kind, thing.map(value) ?? ["id": .int(id.rawValue)])
  }

  /// What is loaded of a list, as one answer of TMDB's; null before its first page came.
  static func list(_ key: ListKey, in catalog: EntityTable, first count: Int? = nil) -> JSONValue {
    .known(catalog.lists[key]) { list in
      JSONValue.page(of: list).adding([
        "results": .list(count.map { list.items.prefix($0) } ?? list.items[...]) {
          .row($0, in: catalog)
        }
      ])
    }
  }

  /// How far a list is loaded.
  static func page(of list: LoadedList) -> JSONValue {
    [
      "page": .int(list.pagesLoaded), "total_results": .int(list.totalResults),
      "is_last": .bool(list.isComplete),
    ]
  }

  static func review(_ review: Review) -> JSONValue {
    [
      "id": .string(review.id), "author": .text(review.author), "rating": .number(review.rating),
      "created_at": .date(review.created), "content": .string(review.content),
      "sample": .bool(review.isSample),
    ]
  }
}
