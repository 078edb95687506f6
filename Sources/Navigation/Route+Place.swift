import Catalog

extension Route {
  /// The place as a link prints it, without those beneath it.
  public var place: String {
    switch self {
    case .feed(let movies, let shows):
      Tab.feed.rawValue
        + (movies == .popular ? "" : ";movies=\(movies.rawValue)")
        + (shows == .popular ? "" : ";shows=\(shows.rawValue)")
    case .discover: Tab.discover.rawValue
    case .profile: Tab.profile.rawValue
    case .pokedex: Tab.pokedex.rawValue
    case .marvel: Tab.marvel.rawValue
    case .movie(let id): Self.place(.movie, id.description)
    case .tvShow(let id): Self.place(.tvShow, id.description)
    case .season(of: _, let number): Self.place(.season, String(number))
    case .episode(of: _, season: _, let number): Self.place(.episode, String(number))
    case .person(let id): Self.place(.person, id.description)
    case .collection(let id): Self.place(.collection, id.description)
    case .people: PlaceWord.people.rawValue
    case .movieList(let list): Self.place(.movieList, list.place)
    case .showList(let list): Self.place(.showList, list.place)
    case .search(let query): query.place
    case .find(let id): Self.place(.find, id.description)
    case .favorites: PlaceWord.favorites.rawValue
    case .watchlist: PlaceWord.watchlist.rawValue
    case .rated: PlaceWord.rated.rawValue
    case .credits: PlaceWord.credits.rawValue
    case .reviews: PlaceWord.reviews.rawValue
    case .similar: PlaceWord.similar.rawValue
    case .recommended: PlaceWord.recommended.rawValue
    case .videos: PlaceWord.videos.rawValue
    case .watch: PlaceWord.watch.rawValue
    case .images: PlaceWord.images.rawValue
    case .pokemon(let id): Self.place(.pokemon, id.description)
    case .character(let id): Self.place(.character, id.description)
    case .comic(let id): Self.place(.comic, id.description)
    }
  }

  private static func place(_ word: PlaceWord, _ parameter: String) -> String {
    "\(word.rawValue)/\(parameter)"
  }
}

extension MovieList {
  fileprivate var place: String {
    switch self {
    case .named(let name): name.rawValue
    case .trending(let window): "trending/\(window.rawValue)"
    case .filtered(let filters):
      filters.single.map { "\($0.name.rawValue)/\($0.value)" } ?? filters.entries.place
    }
  }
}

extension ShowList {
  fileprivate var place: String {
    switch self {
    case .named(let name): name.rawValue
    case .trending(let window): "trending/\(window.rawValue)"
    case .cast(let person): "\(FilterName.cast.rawValue)/\(person)"
    case .filtered(let filters):
      filters.single.map { "\($0.name.rawValue)/\($0.value)" } ?? filters.entries.place
    }
  }
}

extension [FilterEntry] {
  fileprivate var place: String {
    "where" + map { ";\($0.name.rawValue)=\($0.value)" }.joined()
  }
}

extension SearchQuery {
  fileprivate var place: String {
    var place = PlaceWord.search.rawValue
    if !text.isEmpty {
      place.append("/")
      PercentCoding.encode(text, into: &place)
    }
    if let kind { place.append(";type=\(kind.rawValue)") }
    if let year { place.append(";year=\(year)") }
    return place
  }
}
