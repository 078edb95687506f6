import Catalog
import Navigation

extension Route {
  /// All that this place loads when nothing is known, the main thing first.
  ///
  /// This alone says what a screen loads: screens, reducer and tests read it.
  public var requests: [Request] {
    switch self {
    case .feed(let movies, let shows):
      [.list(.movies(.named(movies)), page: 1), .list(.shows(.named(shows)), page: 1)]
        + optionalRequests
    case .discover: [.list(.movies(.trending(.week)), page: 1)] + optionalRequests
    case .profile: KeptList.allCases.map { .list(.kept($0), page: 1) }
    case .favorites: [.list(.kept(.favorites), page: 1)]
    case .watchlist: [.list(.kept(.watchlist), page: 1)]
    case .rated: [.list(.kept(.rated), page: 1)]
    case .pokedex: [.list(.pokedex(matching: ""), page: 1)]
    case .marvel: [.list(.characters(startingWith: ""), page: 1)]
    case .movie(let id): [.movie(id)]
    case .tvShow(let id): [.show(id)]
    case .season(let show, let number):
      [.season(of: show, number: number)] + optionalRequests
    case .episode(let show, let season, let number):
      [.episode(of: show, season: season, number: number)] + optionalRequests
    case .person(let id): [.person(id)]
    case .collection(let id): [.collection(id)]
    case .people: [.list(.people, page: 1)]
    case .movieList(let list): [.list(.movies(list), page: 1)] + optionalRequests
    case .showList(let list): [.list(.shows(list), page: 1)] + optionalRequests
    case .search(let query): query.text.isEmpty ? [] : [.list(.search(query), page: 1)]
    case .find(let id): [.find(id)]
    case .credits(let title), .videos(let title), .watch(let title), .reviews(let title),
      .similar(let title), .recommended(let title):
      [title.request]
    case .images(.title(let title)): [title.request]
    case .images(.season(let show, let number)): [.season(of: show, number: number)]
    case .images(.person(let id)): [.person(id)]
    case .pokemon(let id): [.pokemon(id)]
    case .character(let id): [.character(id)]
    case .comic(let id): [.comic(id)]
    }
  }

  /// What of the requests the page can do without.
  ///
  /// The feed asks for the genres so that `where` and `genres` can complete their names, and wide windows
  /// show them; it is no failure of the page's when they do not come. A season and an episode ask for what
  /// stands around them: what the series is called, and what comes before and after. A list is shown though a
  /// name of what it is filtered by is missing, and what there is to discover though a part of it is.
  var optionalRequests: [Request] {
    switch self {
    case .feed: [.genres]
    case .discover:
      [
        .list(.shows(.trending(.week)), page: 1), .list(.people, page: 1),
        .list(.shows(.named(.onTheAir)), page: 1), .genres,
      ]
    case .movieList(let list): list.nameRequests
    case .showList(let list): list.nameRequests
    case .season(let show, _): [.show(show)]
    case .episode(let show, let season, _): [.season(of: show, number: season), .show(show)]
    case .profile, .pokedex, .marvel, .movie, .tvShow, .person, .collection, .people, .search,
      .find, .favorites, .watchlist, .rated,
      .credits, .reviews, .similar, .recommended, .videos, .watch, .images, .pokemon, .character,
      .comic:
      []
    }
  }

  /// What of the requests the page cannot do without, the main thing first.
  public var neededRequests: [Request] {
    let optional = optionalRequests
    return optional.isEmpty ? requests : requests.filter { !optional.contains($0) }
  }

  /// What of the requests has a place of its own on the page, where several have: the lists of the feed and of
  /// what there is to discover, and the genres there.
  var partRequests: [Request] {
    switch self {
    case .feed: neededRequests
    case .discover, .profile: requests
    case .pokedex, .marvel, .movie, .tvShow, .season, .episode, .person, .collection, .people,
      .movieList, .showList, .search, .find, .favorites, .watchlist, .rated, .credits, .reviews,
      .similar, .recommended, .videos, .watch, .images, .pokemon, .character, .comic:
      []
    }
  }

  /// The list that this place shows and that further pages of it belong to.
  public var list: ListKey? {
    switch self {
    case .movieList(let list): .movies(list)
    case .showList(let list): .shows(list)
    case .people: .people
    case .search(let query): query.text.isEmpty ? nil : .search(query)
    case .similar(let title): .similar(title)
    case .recommended(let title): .recommended(title)
    case .reviews(let title): .reviews(title)
    case .favorites: .kept(.favorites)
    case .watchlist: .kept(.watchlist)
    case .rated: .kept(.rated)
    case .pokedex: .pokedex(matching: "")
    case .marvel: .characters(startingWith: "")
    case .feed, .discover, .profile, .movie, .tvShow, .season, .episode,
      .person, .collection, .find, .credits, .videos, .watch, .images, .pokemon, .character,
      .comic:
      nil
    }
  }

  /// The title this place shows or depends on.
  public var about: TitleID? {
    switch self {
    case .movie(let id): .movie(id)
    case .tvShow(let id), .season(let id, _), .episode(let id, _, _): .show(id)
    case .credits(let title), .videos(let title), .watch(let title), .reviews(let title),
      .similar(let title), .recommended(let title), .images(.title(let title)):
      title
    case .images(.season(let show, _)): .show(show)
    case .feed, .discover, .profile, .pokedex, .marvel, .person, .collection, .people, .movieList,
      .showList, .search, .find, .favorites, .watchlist, .rated, .images(.person), .pokemon,
      .character, .comic:
      nil
    }
  }
}

extension TitleID {
  /// What loads the title's page and the first page of all that depends on it.
  public var request: Request {
    switch self {
    case .movie(let id): .movie(id)
    case .show(let id): .show(id)
    }
  }
}

extension MovieList {
  /// What loads the names of the filters, for the list's heading.
  var nameRequests: [Request] {
    guard case .filtered(let filters) = self else { return [] }
    var requests: [Request] = []
    if filters.genres != nil || filters.withoutGenres != nil { requests.append(.genres) }
    requests += (filters.keywords?.ids ?? []).map(Request.keyword)
    requests += (filters.companies?.ids ?? []).map(Request.company)
    requests += (filters.cast?.ids ?? []).map(Request.person)
    requests += (filters.crew?.ids ?? []).map(Request.person)
    return requests
  }
}

extension ShowList {
  /// What loads the names of the filters, for the list's heading.
  var nameRequests: [Request] {
    switch self {
    case .named, .trending: return []
    case .cast(let person): return [.person(person)]
    case .filtered(let filters):
      var requests: [Request] = []
      if filters.genres != nil || filters.withoutGenres != nil { requests.append(.genres) }
      requests += (filters.keywords?.ids ?? []).map(Request.keyword)
      requests += (filters.companies?.ids ?? []).map(Request.company)
      requests += (filters.networks?.ids ?? []).map(Request.network)
      return requests
    }
  }
}

extension Route {
  /// The place that shows a whole list of titles that a person keeps.
  public static func kept(_ list: KeptList) -> Route {
    switch list {
    case .favorites: .favorites
    case .watchlist: .watchlist
    case .rated: .rated
    }
  }
}
