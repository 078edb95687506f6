import Navigation

/// Whole stacks that a tab goes back or forward to, the nearest last, of bounded number.
///
/// They are linked like the frames of a stack: a moment of the program that is kept to be undone holds them
/// all without a copy.
public struct StepList: Equatable, Sendable {
  /// How many stacks are kept.
  ///
  /// Without a bound a session that follows choices for hours would grow for hours.
  public static let limit = 1_000

  private var chain: RouteStack<RouteStack<Frame>>?
  /// How many stacks there are; deeper down lie some that are forgotten already.
  public private(set) var count = 0

  /// Makes an empty list.
  public init() {}

  /// Whether it is empty.
  public var isEmpty: Bool { count == 0 }

  /// The nearest stack.
  public var last: RouteStack<Frame>? { isEmpty ? nil : chain?.top }

  /// The stacks, the nearest first.
  public var nearestFirst: [RouteStack<Frame>] {
    chain.map { Array($0.fromTop.prefix(count)) } ?? []
  }

  /// Adds a stack; of too many the furthest is forgotten.
  mutating func append(_ stack: RouteStack<Frame>) {
    guard var chain, !isEmpty else {
      self.chain = RouteStack(root: stack)
      count = 1
      return
    }
    self.chain = nil
    chain.push(stack)
    count = min(count + 1, Self.limit)
    if chain.count >= Self.limit * 2 {
      // Once in a thousand steps the forgotten are let go.
      chain = RouteStack(Array(chain.fromTop.prefix(count)).reversed()) ?? chain
    }
    self.chain = chain
  }

  /// Takes the nearest stack out.
  mutating func popLast() -> RouteStack<Frame>? {
    guard let last else { return nil }
    count -= 1
    if count == 0 {
      chain = nil
    } else {
      chain?.pop()
    }
    return last
  }

  /// Forgets all.
  mutating func removeAll() {
    chain = nil
    count = 0
  }

  /// Whether two lists hold equal stacks.
  public static func == (first: Self, second: Self) -> Bool {
    guard first.count == second.count else { return false }
    if first.chain == second.chain { return true }
    return first.nearestFirst.elementsEqual(second.nearestFirst)
  }
}
