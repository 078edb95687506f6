public import Catalog
public import Navigation

/// The facts of pages that depend on a title, a season or a person.
extension EntityTable {
  /// How long a film runs, or an episode of a series does as a rule, in minutes: as its page or a list says.
  public func runtime(of title: TitleID) -> Int? {
    switch title {
    case .movie(let id): movieDetails[id]?.runtime ?? movies[id]?.runtime
    case .show(let id): showDetails[id]?.episodeRuntimes.first ?? shows[id]?.episodeRuntime
    }
  }

  /// The videos of a title; nil until its page is loaded or where the source has no facts.
  public func videos(of title: TitleID) -> [Video]? {
    switch title {
    case .movie(let id): movieDetails[id]?.videos
    case .show(let id): showDetails[id]?.videos
    }
  }

  /// Where a title can be watched; nil until its page is loaded or where the source has no facts.
  public func watchOptions(of title: TitleID) -> [WatchOptions]? {
    switch title {
    case .movie(let id): movieDetails[id]?.watch
    case .show(let id): showDetails[id]?.watch
    }
  }

  /// The pictures of a title, a season or a person; nil until its page is loaded or where the source has
  /// no facts.
  public func images(of subject: ImageSubject) -> [ImageFile]? {
    switch subject {
    case .title(.movie(let id)): movieDetails[id]?.images
    case .title(.show(let id)): showDetails[id]?.images
    case .season(let show, let number):
      seasons[SeasonKey(show: show, season: number)]?.images
    case .person(let id): personDetails[id]?.images
    }
  }

  /// Whether a page that depends on another is loaded and known to have nothing to show.
  func lacksFacts(of route: Route) -> Bool {
    func isLoaded() -> Bool { route.requests.allSatisfy(holds) }
    func lacks(_ list: ListKey) -> Bool { lists[list]?.items.isEmpty ?? true }
    switch route {
    case .credits(let title):
      return isLoaded()
        && credits(of: title).map { $0.cast.isEmpty && $0.crew.isEmpty } ?? true
    case .reviews(let title): return isLoaded() && lacks(.reviews(title))
    case .similar(let title): return isLoaded() && lacks(.similar(title))
    case .recommended(let title): return isLoaded() && lacks(.recommended(title))
    case .videos(let title): return isLoaded() && videos(of: title)?.isEmpty ?? true
    case .watch(let title): return isLoaded() && watchOptions(of: title)?.isEmpty ?? true
    case .images(let subject): return isLoaded() && images(of: subject)?.isEmpty ?? true
    case .feed, .discover, .profile, .pokedex, .marvel, .movie, .tvShow, .season, .episode,
      .person, .collection, .people, .movieList, .showList, .search, .find, .favorites, .watchlist,
      .rated, .pokemon, .character, .comic:
      return false
    }
  }
}

extension [Video] {
  /// The videos by their kind, trailers first; of a kind the makers' own come first, and then the newest.
  public var byType: [(type: String, videos: [Video])] {
    let usual = [
      "Trailer", "Teaser", "Clip", "Featurette", "Behind the Scenes", "Bloopers", "Opening Credits",
      "Recap",
    ]
    var order: [String] = []
    var grouped: [String: [Video]] = [:]
    for video in self {
      if grouped[video.type] == nil { order.append(video.type) }
      grouped[video.type, default: []].append(video)
    }
    let types = usual.filter { grouped[$0] != nil } + order.filter { !usual.contains($0) }
    return types.map { type in
      let videos = (grouped[type] ?? []).enumerated().sorted { first, second in
        let (one, other) = (first.element, second.element)
        if one.isOfficial != other.isOfficial { return one.isOfficial }
        if one.published != other.published {
          guard let day = one.published else { return false }
          return other.published.map { day > $0 } ?? true
        }
        return first.offset < second.offset
      }
      return (type, videos.map(\.element))
    }
  }
}

extension [ImageFile] {
  /// The pictures by what they are of, each kind in the source's order.
  public var byKind: [(kind: ImageFile.Kind, images: [ImageFile])] {
    ImageFile.Kind.allCases.compactMap { kind in
      let images = filter { $0.kind == kind }
      return images.isEmpty ? nil : (kind, images)
    }
  }
}
