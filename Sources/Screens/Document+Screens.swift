import AppCore
import Catalog
import Navigation

/// What each screen shows.
extension JSONValue {
  /// The content of the screen on top of the stack; null where nothing is known yet.
  static func screen(_ state: AppState) -> JSONValue {
    let catalog = state.catalog
    switch state.route {
    case .feed(let movies, let shows):
      return [
        "movies": excerpt(
          movies.rawValue, .movies(.named(movies)), first: Excerpt.feed, in: catalog),
        "tv": excerpt(shows.rawValue, .shows(.named(shows)), first: Excerpt.feed, in: catalog),
      ]
    case .discover: return .discover(in: catalog)
    case .movie(let id): return .movie(id, in: catalog)
    case .tvShow(let id): return .show(id, in: catalog, today: state.today)
    case .season(let show, let number):
      return .season(of: show, number, sorted: state.frame.sort, in: catalog)
    case .episode(let show, let season, let number):
      return .episode(of: show, season, number, in: catalog)
    case .person(let id): return .person(id, in: catalog)
    case .credits(let title): return credits(of: title, state)
    case .collection(let id):
      return .collection(id, rows: state.shownRows?.items ?? [], in: catalog)
    case .movieList, .showList:
      let filters: JSONValue = ["filters": .filters(state.route.filterEntries)]
      return filters.adding(rows(state))
    case .people, .similar, .recommended, .reviews: return rows(state)
    case .search(let query):
      let asked: JSONValue = [
        "query": .text(query.text.isEmpty ? nil : query.text),
        "type": .text(query.kind?.rawValue),
        "year": .number(query.year),
      ]
      let past: JSONValue = [
        "searches": query.text.isEmpty ? .list(state.library.searches, JSONValue.string) : .null
      ]
      return asked.adding(past).adding(rows(state))
    case .profile: return profile(state)
    case .favorites: return kept(.favorites, state)
    case .watchlist: return kept(.watchlist, state)
    case .rated: return kept(.rated, state)
    case .find(let id): return ["external_id": .string(id.description)]
    case .videos(let title): return .videos(of: title, in: catalog)
    case .images(let subject): return .images(of: subject, in: catalog)
    case .watch(let title): return .watch(title, in: catalog)
    case .marvel: return rows(state).adding(.characterList(state))
    case .character(let id): return .character(id, in: catalog)
    case .comic(let id): return .comic(id, in: catalog)
    case .pokedex:
      let filter = state.frame.filter
      let asked: JSONValue = ["query": .text(filter.isEmpty ? nil : filter)]
      return asked.adding(rows(state))
    case .pokemon(let id): return .pokemon(id, in: catalog)
    }
  }

  private static func discover(in catalog: EntityTable) -> JSONValue {
    func excerpt(_ name: String, _ key: ListKey) -> JSONValue {
      .excerpt(name, key, first: Excerpt.discover, in: catalog)
    }
    func genres(of kind: ListKind) -> JSONValue {
      .known(catalog.genresByName(of: kind)) { .list($0, JSONValue.genre) }
    }
    let week = "trending/\(TrendingWindow.week.rawValue)"
    return [
      "trending_movies": excerpt(week, .movies(.trending(.week))),
      "trending_tv": excerpt(week, .shows(.trending(.week))),
      "people": excerpt("popular", .people),
      "movie_genres": genres(of: .movies),
      "tv_genres": genres(of: .shows),
      "on_the_air": excerpt(
        NamedShowList.onTheAir.rawValue, .shows(.named(.onTheAir))),
    ]
  }

  /// The first rows of a list with its name and how far it is loaded; all null before it is.
  private static func excerpt(
    _ name: String, _ key: ListKey, first count: Int, in catalog: EntityTable
  ) -> JSONValue {
    let head: JSONValue = ["list": .string(name)]
    let unknown: JSONValue = [
      "page": .null, "total_results": .null, "is_last": .null, "results": .null,
    ]
    return head.adding(
      catalog.lists[key] == nil ? unknown : .list(key, in: catalog, first: count))
  }

  private static func rows(_ state: AppState) -> JSONValue {
    guard let key = state.frame.list, state.catalog.lists[key] != nil else {
      return ["results": .null]
    }
    return ["results": .list(state.shownRows?.items ?? []) { .row($0, in: state.catalog) }]
  }

  private static func credits(of title: TitleID, _ state: AppState) -> JSONValue {
    let subject: JSONValue =
      switch title {
      case .movie(let id): ["id": .int(id.rawValue), "media_type": .string("movie")]
      case .show(let id): ["id": .int(id.rawValue), "media_type": .string("tv")]
      }
    let unknown: JSONValue = ["cast": .null, "crew": .null]
    return subject.adding(state.shownCredits(of: title).map(JSONValue.credits) ?? unknown)
  }

  /// Filters by name, each with its value as a link writes it.
  private static func filters(_ entries: [FilterEntry]) -> JSONValue {
    .object(entries.map { Member(key: $0.name.rawValue, value: .string($0.value)) })
  }

  /// The choices of the page with their numbers, each with a link that opens it.
  static func choices(_ state: AppState) -> JSONValue {
    .list(state.numbering.choices.enumerated()) { index, choice in
      [
        "n": .int(index + 1),
        "link": .text(choice.route.map { Link(to: $0).description }),
        "title": .text(state.title(of: choice)),
      ]
    }
  }
}
