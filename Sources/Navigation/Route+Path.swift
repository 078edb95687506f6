import Catalog

extension Route {
  /// The place this one takes its subject from; nil where it is independent.
  public var subject: Route? {
    switch self {
    case .feed, .discover, .profile, .pokedex, .marvel, .movie, .tvShow, .person, .collection,
      .people, .movieList, .showList, .search, .find, .favorites, .watchlist, .rated, .pokemon,
      .character, .comic:
      nil
    case .season(let show, number: _): .tvShow(show)
    case .episode(let show, let season, number: _): .season(of: show, number: season)
    case .credits(let title), .reviews(let title), .similar(let title), .recommended(let title),
      .videos(let title), .watch(let title):
      Route(title)
    case .images(let subject):
      switch subject {
      case .title(let title): Route(title)
      case .season(let show, let number): .season(of: show, number: number)
      case .person(let person): .person(person)
      }
    }
  }

  /// The page of a title.
  public init(_ title: TitleID) {
    switch title {
    case .movie(let movie): self = .movie(movie)
    case .show(let show): self = .tvShow(show)
    }
  }

  /// The movie or series whose page this is.
  public var title: TitleID? {
    switch self {
    case .movie(let movie): .movie(movie)
    case .tvShow(let show): .show(show)
    case .feed, .discover, .profile, .pokedex, .marvel, .season, .episode, .person, .collection,
      .people, .movieList, .showList, .search, .find, .favorites, .watchlist, .rated, .credits,
      .reviews, .similar, .recommended, .videos, .watch, .images, .pokemon, .character, .comic:
      nil
    }
  }

  /// The tab whose root this is.
  public var rootTab: Tab? {
    switch self {
    case .feed: .feed
    case .discover: .discover
    case .profile: .profile
    case .pokedex: .pokedex
    case .marvel: .marvel
    case .movie, .tvShow, .season, .episode, .person, .collection, .people, .movieList, .showList,
      .search, .find, .favorites, .watchlist, .rated, .credits, .reviews, .similar, .recommended,
      .videos, .watch, .images, .pokemon, .character, .comic:
      nil
    }
  }

  /// The home tab, used when a link names no tab.
  public var homeTab: Tab {
    switch self {
    case .feed: .feed
    case .discover, .people: .discover
    case .profile, .favorites, .watchlist, .rated: .profile
    case .pokedex, .pokemon: .pokedex
    case .marvel, .character, .comic: .marvel
    case .movie, .tvShow, .season, .episode, .person, .collection, .movieList, .showList, .search,
      .find, .credits, .reviews, .similar, .recommended, .videos, .watch, .images:
      .feed
    }
  }

  /// The place with those it depends on beneath it: of an episode the series, the season and it.
  public var path: [Route] {
    var path = [self]
    while let subject = path.last?.subject { path.append(subject) }
    return path.reversed()
  }

  /// Whether the place may stand directly above another; with nothing beneath, whether it is a root.
  public func stands(on beneath: Route?) -> Bool {
    guard let beneath else { return rootTab != nil }
    if rootTab != nil { return false }
    return subject == nil || subject == beneath
  }
}
