import Catalog
import Navigation

/// A place on a stack with its view state: scroll position, filter, order, numbering.
///
/// A frame is small: what is shown lives once in the entity table, whoever shows it.
public struct Frame: Equatable, Sendable {
  /// The place.
  public let route: Route
  /// The line of the page, from 0, at which what is shown begins.
  ///
  /// A line and not the number of a screenful: how much fits changes with what is said beneath the page.
  public var firstLine: Int = 0
  /// The text that rows must hold to be shown; empty shows all.
  public var filter: String = ""
  /// The order of the rows loaded so far; nil keeps the source's.
  public var sort: SortOrder?
  /// The choices in the order of their numbers as first painted; empty until painted.
  ///
  /// What arrives while the page is on screen is numbered after these, so that no number changes.
  public internal(set) var numbering: [Choice] = []

  /// Makes a frame that shows a place from its beginning.
  public init(_ route: Route) {
    self.route = route
  }
}

/// The saved view state of a list while another list of the same picker is shown.
public struct ListPlace: Equatable, Sendable {
  /// The line at which what is shown begins.
  public var firstLine: Int
  /// The filter.
  public var filter: String
  /// The order.
  public var sort: SortOrder?
}

/// A tab's stack and the stacks before and after it.
public struct TabState: Equatable, Sendable {
  /// The places from the root to the one on screen.
  public var stack: RouteStack<Frame>
  /// The stacks before this one.
  public var back = StepList()
  /// The stacks that `back` left.
  public var forward = StepList()
  /// Where the lists that were replaced by their picker were left.
  public var places: [Route: ListPlace] = [:]

  /// Makes a tab that shows a root.
  public init(root: Route) {
    stack = RouteStack(root: Frame(root))
  }
}
