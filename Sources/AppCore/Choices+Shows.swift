import Catalog
import Navigation

/// What the pages of a series, of its seasons and of their episodes offer.
extension ChoiceList {
  mutating func addShow(_ id: ID<TVShow>, _ state: AppState) {
    guard let show = state.catalog.showDetails[id] else { return }
    for creator in show.creators { add(.creators, .person(creator.id)) }
    if let credits = show.credits {
      for member in credits.cast.prefix(Excerpt.cast) { add(.cast, .person(member.person.id)) }
      if !credits.cast.isEmpty || !credits.crew.isEmpty { add(.allCredits, .credits(.show(id))) }
    }
    let around = show.episodes(around: state.today)
    if let episode = around.last { add(.lastEpisode, Route(episode)) }
    if let episode = around.next { add(.nextEpisode, Route(episode)) }
    for season in show.seasons ?? [] where season.isListed {
      add(.seasons, .season(of: id, number: season.number))
    }
    for genre in show.genres { add(.genres, .showList(.filtered(ShowFilters(genre: genre.id)))) }
    for keyword in show.keywords ?? [] {
      add(.keywords, .showList(.filtered(ShowFilters(keyword: keyword.id))))
    }
    for network in show.networks {
      add(.networks, .showList(.filtered(ShowFilters(network: network.id))))
    }
    addRelated(to: .show(id), state)
    if let videos = show.videos, !videos.isEmpty { add(.videos, .videos(.show(id))) }
    if let images = show.images, !images.isEmpty { add(.images, .images(.title(.show(id)))) }
    if let watch = show.watch, !watch.isEmpty { add(.watch, .watch(.show(id))) }
  }

  mutating func addSeason(of show: ID<TVShow>, _ number: Int, _ state: AppState) {
    guard let season = state.catalog.seasons[SeasonKey(show: show, season: number)] else { return }
    for episode in season.episodes(by: state.frame.sort) ?? [] { add(.episodes, Route(episode)) }
    for guest in season.guests.prefix(Excerpt.guests) { add(.guests, .person(guest.person.id)) }
    if let images = season.images, !images.isEmpty {
      add(.images, .images(.season(of: show, number: number)))
    }
  }

  mutating func addEpisode(
    of show: ID<TVShow>, _ season: Int, _ number: Int, _ state: AppState
  ) {
    guard let episode = state.catalog.episode(of: show, season: season, number: number),
      let credits = episode.credits
    else { return }
    for member in credits.directors { add(.directors, .person(member.person.id)) }
    for member in credits.writers { add(.writers, .person(member.person.id)) }
    for member in credits.cast { add(.guests, .person(member.person.id)) }
    for (_, members) in credits.besidesDirectorsAndWriters.departments {
      for member in members { add(.crew, .person(member.person.id)) }
    }
  }
}

extension Route {
  /// The page of an episode.
  public init(_ episode: Episode) {
    self = .episode(of: episode.show, season: episode.season, number: episode.number)
  }
}

extension Credits {
  /// The credits without the crew that the page of an episode names apart.
  public var besidesDirectorsAndWriters: Credits {
    let apart = Set((directors + writers).map(\.person.id.rawValue))
    var rest = self
    rest.crew.removeAll { member in
      apart.contains(member.person.id.rawValue)
        && (member.department == .directing || member.department == .writing)
    }
    return rest
  }
}

extension Season {
  /// The guests of all its episodes, each once with all parts and with how many episodes they are in, those
  /// first who are in most.
  public var guests: [CastMember] {
    var order: [CastMember] = []
    var places: [Int: Int] = [:]
    for episode in episodes ?? [] {
      for member in episode.credits?.cast ?? [] {
        let id = member.person.id.rawValue
        if let place = places[id] {
          order[place].episodeCount = (order[place].episodeCount ?? 0) + 1
          for character in member.characters where !order[place].characters.contains(character) {
            order[place].characters.append(character)
          }
        } else {
          places[id] = order.count
          var first = member
          first.episodeCount = 1
          order.append(first)
        }
      }
    }
    return order.enumerated().sorted { one, other in
      let (first, second) = (one.element.episodeCount ?? 0, other.element.episodeCount ?? 0)
      return first == second ? one.offset < other.offset : first > second
    }.map(\.element)
  }

  /// The episodes in an order, those without what it asks for last; nil keeps the source's.
  public func episodes(by order: SortOrder?) -> [Episode]? {
    guard let order, let episodes else { return episodes }
    func sorted<Value: Comparable>(_ value: (Episode) -> Value?) -> [Episode] {
      episodes.map { ($0, value($0)) }.enumerated().sorted { first, second in
        switch (first.element.1, second.element.1) {
        case (let one?, let other?) where one != other:
          order.isAscending ? one < other : one > other
        case (_?, nil): true
        case (nil, _?): false
        default: first.offset < second.offset
        }
      }.map(\.element.0)
    }
    switch order.key {
    case .rating: return sorted { $0.rating?.average }
    case .votes: return sorted { $0.rating?.votes }
    case .date: return sorted(\.airDate)
    case .title: return sorted { $0.name.nameSortKey }
    case .popularity, .revenue: return episodes
    }
  }

  /// Fewer votes say nothing of which episode is the best.
  private static let leastVotes = 3

  /// The mean of what its episodes are rated; nil where none is.
  public var mean: Double? {
    let ratings = (episodes ?? []).compactMap { $0.rating?.average }
    return ratings.isEmpty ? nil : ratings.reduce(0, +) / Double(ratings.count)
  }

  /// The best rated of its episodes: more than one where they are rated alike, none where all are alike, or
  /// where no more than half of them are rated by anyone but a few.
  public var bestEpisodes: [Episode] {
    let all = episodes ?? []
    let rated = all.filter { episode in
      episode.rating?.average != nil
        && episode.rating?.votes.map { $0 >= Self.leastVotes } ?? true
    }
    // As they are shown, with one decimal.
    func tenths(_ episode: Episode) -> Double {
      ((episode.rating?.average ?? 0) * 10).rounded()
    }
    guard rated.count > 1, rated.count * 2 > all.count, let best = rated.map(tenths).max() else {
      return []
    }
    let leading = rated.filter { tenths($0) == best }
    return leading.count == rated.count ? [] : leading
  }
}
