import Navigation

/// The tabs that were selected so far, each with its stacks.
public struct TabTable: Equatable, Sendable {
  private var states: [TabState?]

  /// Makes a table of one tab.
  init(_ tab: Tab, _ state: TabState) {
    states = Array(repeating: nil, count: Tab.allCases.count)
    self[tab] = state
  }

  /// A tab's stacks; nil where it was never selected.
  public subscript(tab: Tab) -> TabState? {
    _read { yield states[tab.place] }
    _modify { yield &states[tab.place] }
  }

  /// The stacks of all tabs that were selected, in the order of the tabs.
  public var values: [TabState] { states.compactMap { $0 } }
}

extension Tab {
  /// The place among all tabs.
  fileprivate var place: Int {
    switch self {
    case .feed: 0
    case .discover: 1
    case .profile: 2
    case .pokedex: 3
    case .marvel: 4
    }
  }
}
