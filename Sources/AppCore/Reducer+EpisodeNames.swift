import Catalog
import Navigation

/// An episode as it is named where several are meant.
public struct NamedEpisode: Hashable, Sendable {
  /// The number of its season; 0 is Specials.
  public var season: Int
  /// Its number in the season.
  public var number: Int
  /// Its name.
  public var name: String
}

extension AppState {
  /// Opens an episode of the series on screen by its name or a part of it, whichever season it is in.
  ///
  /// Seasons that are not known yet are loaded one after the other, and the line waits for them.
  mutating func openEpisode(named text: String, line: String) -> [Effect] {
    guard let show = seriesOnScreen else { return say(.notHere(.episode)) }
    guard let details = catalog.showDetails[show] else { return wait(with: line, for: .show(show)) }
    let seasons = (details.seasons ?? []).filter(\.isListed)
    guard !seasons.isEmpty else { return say(.notInSource(.season)) }
    var known: [NamedEpisode] = []
    for season in seasons {
      let request = Request.season(of: show, number: season.number)
      guard let loaded = catalog.seasons[SeasonKey(show: show, season: season.number)] else {
        return wait(with: line, for: request)
      }
      known += (loaded.episodes ?? []).map {
        NamedEpisode(season: season.number, number: $0.number, name: $0.name)
      }
    }
    let needle = text.folded
    var found = known.filter { $0.name.isCalled(needle) }
    if found.isEmpty { found = known.filter { $0.name.holdsFolded(needle) } }
    guard let episode = found.first, !needle.isEmpty else {
      let nearest = Nearest.word(to: text, in: known.map(\.name))
      return say(.noEpisodeNamed(text.asShownWord, nearest: nearest))
    }
    guard found.count == 1 else {
      return say(.ambiguousEpisode(text.asShownWord, candidates: Array(found.prefix(8))))
    }
    return goTo(.episode(of: show, season: episode.season, number: episode.number))
  }

  /// Goes to an episode from its series, from any of its seasons or from another episode.
  private mutating func goTo(_ there: Route) -> [Effect] {
    guard there != route else { return say(.alreadyHere(.episode)) }
    let path = there.path
    guard case .season = route, !path.contains(route), path.count > 1 else {
      return step(to: there)
    }
    return replace(with: path[path.count - 2]) + step(to: there)
  }
}
