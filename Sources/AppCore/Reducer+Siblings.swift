import Catalog
import Navigation

/// What stands before or after a season or an episode.
public enum Sibling: Hashable, Sendable {
  /// The place.
  case found(Route)
  /// It is known once this is loaded.
  case needs(Request)
  /// There is none.
  case none
  /// The season that follows has episodes that the source does not list; the nearest one further on that is
  /// listed.
  case notListed(season: Int, nearest: Int?)
  /// The source does not say which seasons there are.
  case unknown
}

extension AppState {
  /// The season or the episode next to one, forward or back; an episode's may belong to another season.
  ///
  /// Seasons stand in the order of the series' page: by number, and the Specials after the last. An episode
  /// beyond the end of its season is known once the season next to it is loaded: the summaries say how many
  /// episodes it has, but not which numbers they bear. Specials that the source does not list are passed over.
  public func sibling(of route: Route, by offset: Int) -> Sibling {
    switch route {
    case .season(let show, let number):
      switch season(beside: number, of: show, offset) {
      case .success(let season): .found(.season(of: show, number: season.number))
      case .failure(let end): end.sibling
      }
    case .episode(let show, let season, let number):
      episode(beside: number, of: show, season: season, offset)
    case .pokemon(let id): pokemon(beside: id, offset)
    case .feed, .discover, .profile, .pokedex, .marvel, .movie, .tvShow, .person, .collection,
      .people, .movieList, .showList, .search, .find, .favorites, .watchlist, .rated, .credits,
      .reviews, .similar, .recommended, .videos, .watch, .images, .character, .comic:
      .none
    }
  }

  /// Why there is no place next to another.
  private struct NoSibling: Error {
    let sibling: Sibling
  }

  private func season(
    beside number: Int, of show: ID<TVShow>, _ offset: Int
  ) -> Result<SeasonSummary, NoSibling> {
    func no(_ sibling: Sibling) -> Result<SeasonSummary, NoSibling> {
      .failure(NoSibling(sibling: sibling))
    }
    guard let details = catalog.showDetails[show] else { return no(.needs(.show(show))) }
    guard let seasons = details.seasons else { return no(.unknown) }
    let place = SeasonSummary.place(of: number)
    let further = seasons.filter {
      let other = SeasonSummary.place(of: $0.number)
      return (offset < 0 ? other < place : other > place) && ($0.isListed || !$0.isSpecials)
    }.sorted {
      let (one, other) = (
        SeasonSummary.place(of: $0.number), SeasonSummary.place(of: $1.number)
      )
      return offset < 0 ? one > other : one < other
    }
    guard let next = further.first else { return no(.none) }
    guard next.isListed else {
      return no(.notListed(season: next.number, nearest: further.first(where: \.isListed)?.number))
    }
    return .success(next)
  }

  private func episode(
    beside number: Int, of show: ID<TVShow>, season: Int, _ offset: Int
  ) -> Sibling {
    guard let own = catalog.seasons[SeasonKey(show: show, season: season)] else {
      return .needs(.season(of: show, number: season))
    }
    guard let episodes = own.episodes else { return .unknown }
    let numbers = episodes.map(\.number)
    let beside =
      offset < 0 ? numbers.filter { $0 < number }.max() : numbers.filter { $0 > number }.min()
    if let beside { return .found(.episode(of: show, season: season, number: beside)) }
    var border = season
    while true {
      switch self.season(beside: border, of: show, offset) {
      case .failure(let end): return end.sibling
      case .success(let next):
        guard let loaded = catalog.seasons[SeasonKey(show: show, season: next.number)] else {
          return .needs(.season(of: show, number: next.number))
        }
        let numbers = (loaded.episodes ?? []).map(\.number)
        if let first = offset < 0 ? numbers.max() : numbers.min() {
          return .found(.episode(of: show, season: next.number, number: first))
        }
        // Announced, and without episodes so far.
        border = next.number
      }
    }
  }

  /// Goes to the next or the previous season or episode, as soon as it is known which that is.
  mutating func goToSibling(_ offset: Int, line: String) -> [Effect] {
    switch route.screen {
    case .season, .episode, .pokemon: break
    case .feed, .discover, .profile, .pokedex, .marvel, .movie, .tvShow, .person, .collection,
      .people, .movieList, .showList, .search, .find, .favorites, .watchlist, .rated, .credits,
      .reviews, .similar, .recommended, .videos, .watch, .images, .character, .comic:
      return say(.notHere(offset < 0 ? .previous : .next))
    }
    switch sibling(of: route, by: offset) {
    // Another Pokémon may also be put on top, which is what its evolutions are.
    case .found(let route):
      return route.screen == .pokemon ? replace(with: route) : step(to: route)
    case .needs(let request): return wait(with: line, for: request)
    case .none: return say(.noSibling(route.screen, offset: offset))
    case .notListed(let season, let nearest):
      return say(.seasonNotListed(season, nearest: nearest))
    case .unknown: return say(.notInSource(.season))
    }
  }

  /// The series that a series' page, a season or an episode on screen belongs to.
  var seriesOnScreen: ID<TVShow>? {
    guard case .show(let show) = route.about else { return nil }
    return show
  }

  /// Lists the seasons of the series on screen, as soon as they are known.
  mutating func showSeasons(line: String) -> [Effect] {
    guard let show = seriesOnScreen else { return say(.notHere(.seasons)) }
    guard let details = catalog.showDetails[show] else { return wait(with: line, for: .show(show)) }
    guard let seasons = details.seasons, !seasons.isEmpty else { return say(.notInSource(.season)) }
    return self.show(.seasons(show))
  }

  /// Opens a season of the series on screen.
  mutating func openSeason(_ number: Int) -> [Effect] {
    guard let show = seriesOnScreen else { return say(.notHere(.season)) }
    if let details = catalog.showDetails[show] {
      guard let seasons = details.seasons else { return say(.notInSource(.season)) }
      guard let season = seasons.first(where: { $0.number == number }) else {
        return say(.noSuchSeason(number, last: seasons.map(\.number).max()))
      }
      guard season.isListed else { return say(.seasonNotListed(number, nearest: nil)) }
    }
    let there = Route.season(of: show, number: number)
    switch route {
    case .episode:
      // Up to the season the episode is in, and from there to its sibling: both are open ways.
      return replace(with: there)
    case there: return say(.alreadyHere(.season))
    case .feed, .discover, .profile, .pokedex, .marvel, .movie, .tvShow, .season, .person,
      .collection, .people, .movieList, .showList, .search, .find, .favorites, .watchlist, .rated,
      .credits, .reviews, .similar, .recommended, .videos, .watch, .images, .pokemon, .character,
      .comic:
      return step(to: there)
    }
  }

  /// Opens an episode of the season on screen.
  mutating func openEpisode(_ number: Int) -> [Effect] {
    let show: ID<TVShow>
    let season: Int
    switch route {
    case .season(let own, let ownNumber): (show, season) = (own, ownNumber)
    case .episode(let own, let ownSeason, _): (show, season) = (own, ownSeason)
    case .tvShow: return say(.whichSeason(number))
    case .feed, .discover, .profile, .pokedex, .marvel, .movie, .person, .collection, .people,
      .movieList, .showList, .search, .find, .favorites, .watchlist, .rated, .credits, .reviews,
      .similar, .recommended, .videos, .watch, .images, .pokemon, .character, .comic:
      return say(.notHere(.episode))
    }
    if let loaded = catalog.seasons[SeasonKey(show: show, season: season)] {
      guard let episodes = loaded.episodes else {
        return say(.seasonNotListed(season, nearest: nil))
      }
      guard episodes.contains(where: { $0.number == number }) else {
        return say(.noSuchEpisode(number, last: episodes.map(\.number).max()))
      }
    }
    let there = Route.episode(of: show, season: season, number: number)
    return there == route ? say(.alreadyHere(.episode)) : step(to: there)
  }
}

extension Completer {
  /// The seasons of the series on screen whose numbers begin so.
  func seasons(_ typed: String) -> [LineCompletion.Candidate] {
    guard case .show(let show) = state.route.about else { return [] }
    return (state.catalog.showDetails[show]?.seasons ?? []).compactMap { season in
      let number = String(season.number)
      return season.isListed && number.hasPrefix(typed) ? candidate(number, .season(season)) : nil
    }
  }

  /// The episodes of the season on screen whose numbers begin so.
  func episodes(_ typed: String) -> [LineCompletion.Candidate] {
    let key: SeasonKey
    switch state.route {
    case .season(let show, let number): key = SeasonKey(show: show, season: number)
    case .episode(let show, let season, _): key = SeasonKey(show: show, season: season)
    case .feed, .discover, .profile, .pokedex, .marvel, .movie, .tvShow, .person, .collection,
      .people, .movieList, .showList, .search, .find, .favorites, .watchlist, .rated, .credits,
      .reviews, .similar, .recommended, .videos, .watch, .images, .pokemon, .character, .comic:
      return []
    }
    return (state.catalog.seasons[key]?.episodes ?? []).compactMap { episode in
      let number = String(episode.number)
      return number.hasPrefix(typed) ? candidate(number, .episode(episode)) : nil
    }
  }
}
