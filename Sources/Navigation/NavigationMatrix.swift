/// The table that says from which screen which screen may be reached, and how.
///
/// It is the only place where this is said: the reducer asks it, `matrix` and the README print it,
/// and a refusal takes from it the nearest way that is open. It governs steps; a link may put any
/// independent place above any other.
public enum NavigationMatrix {
  /// Where a row begins.
  public enum Origin: Hashable, Sendable {
    case any
    case anyExcept(Screen)
    case screen(Screen)

    /// Whether a screen is meant by it.
    public func includes(_ screen: Screen) -> Bool {
      switch self {
      case .any: true
      case .anyExcept(let other): screen != other
      case .screen(let own): screen == own
      }
    }
  }

  /// Where a row leads.
  public enum Destination: Hashable, Sendable {
    /// Whatever screen is on top of the stack that a link with a tab names.
    case anyStack
    case screen(Screen)

    /// Whether a screen is meant by it.
    public func includes(_ screen: Screen) -> Bool {
      switch self {
      case .anyStack: true
      case .screen(let own): screen == own
      }
    }
  }

  /// One way from one screen to one other.
  public struct Row: Hashable, Sendable {
    /// Where it begins.
    public let from: Origin
    /// Where it leads.
    public let to: Destination
    /// What happens to the stack.
    public let transition: Transition
    /// How a person gets there.
    public let way: Way
  }

  /// What can be reached from some screens that are alike, in the order in which it is read.
  public struct Group: Hashable, Sendable {
    /// The screens it begins at.
    public let origins: [Origin]
    /// The destinations that are reached in the same way, together.
    public let entries: [Entry]

    /// The rows of this group, one for each origin and destination.
    public var rows: [Row] {
      origins.flatMap { origin in
        entries.flatMap { entry in
          entry.destinations.map {
            Row(from: origin, to: $0, transition: entry.transition, way: entry.way)
          }
        }
      }
    }

    init(_ origins: [Origin], _ entries: [Entry]) {
      self.origins = origins
      self.entries = entries
    }

    init(_ screens: Screen..., entries: [Entry]) {
      self.init(screens.map { .screen($0) }, entries)
    }
  }

  /// Destinations that are reached in the same way.
  public struct Entry: Hashable, Sendable {
    /// Where it leads.
    public let destinations: [Destination]
    /// What happens to the stack.
    public let transition: Transition
    /// How a person gets there.
    public let way: Way

    init(_ destinations: [Destination], _ transition: Transition, by way: Way) {
      self.destinations = destinations
      self.transition = transition
      self.way = way
    }

    static func push(_ screens: Screen..., by way: Way) -> Entry {
      Entry(screens.map { .screen($0) }, .push, by: way)
    }

    static func replace(_ screens: Screen..., by way: Way) -> Entry {
      Entry(screens.map { .screen($0) }, .replace, by: way)
    }
  }

  /// Every row, in reading order.
  public static let rows: [Row] = groups.flatMap(\.rows)

  /// The rows that lead from one screen to another, those of the screen itself first.
  public static func rows(from: Screen, to: Screen) -> [Row] {
    let matching = rows.filter { $0.from.includes(from) && $0.to.includes(to) }
    return matching.filter { $0.from == .screen(from) }
      + matching.filter { $0.from != .screen(from) }
  }

  /// The transitions by which one screen may follow another; without any the step is refused.
  ///
  /// A *reset* is in every cell: a link with a tab may name any stack.
  public static func transitions(from: Screen, to: Screen) -> Set<Transition> {
    cells[from]?[to] ?? []
  }

  /// Whether one screen may follow another by a transition.
  public static func allows(_ transition: Transition, from: Screen, to: Screen) -> Bool {
    cells[from]?[to]?.contains(transition) ?? false
  }

  /// The step a choice or a command takes from one screen to another: a push where that is allowed,
  /// else a replacement, else the selection of a tab; nil refuses.
  ///
  /// A *reset* is no step: it is named by a whole link, never by a place.
  public static func transition(from: Screen, to: Screen) -> Transition? {
    let allowed = transitions(from: from, to: to)
    return [Transition.push, .replace, .selectTab].first { allowed.contains($0) }
  }

  private static let cells: [Screen: [Screen: Set<Transition>]] = {
    var cells: [Screen: [Screen: Set<Transition>]] = [:]
    for row in rows {
      for from in Screen.allCases where row.from.includes(from) {
        for to in Screen.allCases where row.to.includes(to) {
          cells[from, default: [:]][to, default: []].insert(row.transition)
        }
      }
    }
    return cells
  }()
}
