public import Catalog
import Navigation

extension Frame {
  /// Whether a filter is applied by the source instead of to the loaded rows.
  ///
  /// A list of names is searched as a whole: who looks for one does not know on which page it stands.
  public var filtersAtSource: Bool {
    switch route.screen {
    case .pokedex, .marvel: true
    case .feed, .discover, .profile, .movie, .tvShow, .season, .episode, .person, .collection,
      .people, .movieList, .showList, .search, .find, .favorites, .watchlist, .rated, .credits,
      .reviews, .similar, .recommended, .videos, .watch, .images, .pokemon, .character, .comic:
      false
    }
  }

  /// The list it shows, narrowed by the source where the filter asks it.
  public var list: ListKey? {
    guard filtersAtSource, !filter.isEmpty else { return route.list }
    return route == .marvel
      ? .characters(startingWith: filter.folded) : .pokedex(matching: filter.folded)
  }

  /// All that it loads when nothing is known, the main thing first.
  public var requests: [Request] {
    guard filtersAtSource, let list else { return route.requests }
    return [.list(list, page: 1)]
  }

  /// The requests the page requires, the main one first.
  public var neededRequests: [Request] {
    filtersAtSource ? requests : route.neededRequests
  }
}

extension AppState {
  /// Asks the source for what a text lets through; of signs alone, which no name has, for all.
  mutating func ask(for text: String) -> [Effect] {
    let text = LineText.unquoted(text) ?? text
    let isNamed = text.folded.contains { $0.isLetter || $0.isNumber }
    tabs[tab]?.stack.top.filter = isNamed ? text : ""
    tabs[tab]?.stack.top.firstLine = 0
    return settle(isNewVisit: true)
  }
}
