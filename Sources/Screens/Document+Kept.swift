import AppCore
import Catalog
import Navigation

/// What a person keeps, and the marks of every title.
extension JSONValue {
  /// The marks of a title.
  private static func marks(_ title: TitleID, in state: AppState) -> JSONValue {
    let marks = state.library[title]
    return [
      "favorite": .bool(marks.favoriteSince != nil),
      "watchlist": .bool(marks.onWatchlistSince != nil),
      "rating": .number(marks.rating?.value),
      "pending": .bool(state.library.isPending(title)),
    ]
  }

  /// This content with the marks of the page's title, and of each title in it that says what it is.
  ///
  /// It is done here for all of them: whatever page or list shows a title, its marks go with it.
  func marked(_ state: AppState) -> JSONValue {
    let rows = markingRows(state)
    switch state.route {
    case .movie(let id):
      return self == .null
        ? .null : rows.adding(["marks": JSONValue.marks(.movie(id), in: state)])
    case .tvShow(let id):
      return self == .null ? .null : rows.adding(["marks": JSONValue.marks(.show(id), in: state)])
    case .feed, .discover, .profile, .pokedex, .marvel, .season, .episode, .person, .collection,
      .people, .movieList, .showList, .search, .find, .favorites, .watchlist, .rated, .credits,
      .reviews, .similar, .recommended, .videos, .watch, .images, .pokemon, .character, .comic:
      return rows
    }
  }

  private func markingRows(_ state: AppState) -> JSONValue {
    switch self {
    case .null, .bool, .int, .double, .string: return self
    case .array(let elements): return .array(elements.map { $0.markingRows(state) })
    case .object(let members):
      let object = JSONValue.object(
        members.map { Member(key: $0.key, value: $0.value.markingRows(state)) })
      return titleOfRow.map { object.adding(["marks": JSONValue.marks($0, in: state)]) } ?? object
    }
  }

  /// The title that an object with a kind and an id is of.
  private var titleOfRow: TitleID? {
    guard case .object(let members) = self,
      case .int(let id)? = members.first(where: { $0.key == "id" })?.value,
      case .string(let kind)? = members.first(where: { $0.key == "media_type" })?.value
    else { return nil }
    switch kind {
    case "movie": return .movie(ID(id))
    case "tv": return .show(ID(id))
    case _: return nil
    }
  }

  /// A list of what a person keeps, each row with the day it came into the list.
  static func kept(_ list: KeptList, _ state: AppState) -> JSONValue {
    guard state.catalog.lists[.kept(list)] != nil else { return ["results": .null] }
    return ["results": keptRows(state.shownRows?.items ?? [], of: list, state)]
  }

  private static func keptRows(
    _ items: some Sequence<ListItem>, of list: KeptList, _ state: AppState
  ) -> JSONValue {
    .list(items) { item in
      let marks =
        switch item {
        case .movie(let id): state.library[.movie(id)]
        case .show(let id): state.library[.show(id)]
        case .person, .collection, .keyword, .company, .review, .character, .pokemon: Marks()
        }
      return JSONValue.row(item, in: state.catalog).adding(["marked_on": .date(marks.day(in: list))]
      )
    }
  }

  /// The newest of each list, and how they are kept.
  static func profile(_ state: AppState) -> JSONValue {
    func part(_ list: KeptList) -> JSONValue {
      [
        // What cannot be read is not none.
        "total_results": state.failures[.list(.kept(list), page: 1)] == nil
          ? .int(state.library.count(of: list)) : .null,
        "results": .known(state.catalog.lists[.kept(list)]) {
          keptRows($0.items.prefix(Excerpt.kept), of: list, state)
        },
      ]
    }
    let keeping =
      switch state.library.keeping {
      case .file: "file"
      case .fileAfterDamage: "new_file"
      case .memory: "memory"
      }
    return [
      "kept": .string(keeping), "account": account(state), "favorites": part(.favorites),
      "watchlist": part(.watchlist),
      "rated": part(.rated),
    ]
  }
}
