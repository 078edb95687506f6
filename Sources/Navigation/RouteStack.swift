/// A stack of a tab's frames, from its root to the one on screen, never empty.
///
/// The frames are linked from the top downwards and copies share what they have in common, so that
/// a push costs the same on a stack of two and of ten thousand, while any number of whole older
/// stacks are kept in the lists *back* and *forward*.
public struct RouteStack<Frame> {
  private var node: RouteStackNode<Frame>

  private init(_ node: RouteStackNode<Frame>) {
    self.node = node
  }

  /// Makes a stack of a root alone.
  public init(root: Frame) {
    node = RouteStackNode(root, beneath: nil)
  }

  /// Makes a stack of frames in order from the root; nil of none.
  public init?(_ frames: [Frame]) {
    guard let root = frames.first else { return nil }
    self.init(root: root)
    for place in 1..<frames.count { push(frames[place]) }
  }

  /// The frame on screen.
  ///
  /// It is changed in place where no other stack shares it; else it alone is copied.
  public var top: Frame {
    _read { yield node.frame }
    _modify {
      if !isKnownUniquelyReferenced(&node) {
        node = RouteStackNode(node.frame, beneath: node.beneath)
      }
      yield &node.frame
    }
  }

  /// The frame at the bottom.
  public var root: Frame { (node.bottom ?? node).frame }

  /// How many frames there are, at least one.
  public var count: Int { node.count }

  /// Whether the root is on screen.
  public var isAtRoot: Bool { node.beneath == nil }

  /// The stack without its top; nil at the root.
  public var beneath: RouteStack? { node.beneath.map { RouteStack($0) } }

  /// Puts a frame on top.
  public mutating func push(_ frame: Frame) {
    node = RouteStackNode(frame, beneath: node)
  }

  /// Puts a frame in the place of the top.
  public mutating func replaceTop(with frame: Frame) {
    top = frame
  }

  /// Takes the top off and returns it; at the root it does nothing and returns nil.
  @discardableResult
  public mutating func pop() -> Frame? {
    guard let beneath = node.beneath else { return nil }
    let frame = node.frame
    node = beneath
    return frame
  }

  /// Takes everything off the root.
  public mutating func popToRoot() {
    if let bottom = node.bottom { node = bottom }
  }

  /// The frames from the top down to the root, without a copy of them all.
  public var fromTop: FramesFromTop { FramesFromTop(stack: self) }

  /// The frames of a stack from its top down to its root.
  public struct FramesFromTop: Sequence, IteratorProtocol {
    private var node: RouteStackNode<Frame>?

    fileprivate init(stack: RouteStack) {
      node = stack.node
    }

    /// The next frame further down.
    public mutating func next() -> Frame? {
      guard let current = node else { return nil }
      node = current.beneath
      return current.frame
    }
  }
}

extension RouteStack: Sequence {
  /// Goes over the frames from the root to the top.
  public func makeIterator() -> ReversedCollection<[Frame]>.Iterator {
    var frames: [Frame] = []
    frames.reserveCapacity(count)
    for frame in fromTop { frames.append(frame) }
    return frames.reversed().makeIterator()
  }

  /// How many frames there are.
  public var underestimatedCount: Int { count }
}

extension RouteStack: Equatable where Frame: Equatable {
  /// Whether two stacks hold equal frames; shared nodes are skipped.
  public static func == (first: Self, second: Self) -> Bool {
    guard first.count == second.count else { return false }
    var left = first.node
    var right = second.node
    while left !== right {
      guard left.frame == right.frame else { return false }
      guard let nextLeft = left.beneath, let nextRight = right.beneath else { return true }
      left = nextLeft
      right = nextRight
    }
    return true
  }
}

extension RouteStack: Hashable where Frame: Hashable {
  /// Hashes the count and the frames from the top.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for frame in fromTop { hasher.combine(frame) }
  }
}

extension RouteStack: CustomStringConvertible {
  /// The frames from the root, for a person who debugs.
  public var description: String { "RouteStack(\(Array(self)))" }
}

// A node is only ever written to through the one stack that holds it alone.
extension RouteStack: @unchecked Sendable where Frame: Sendable {}

/// One frame of a stack, and the frames beneath it.
private final class RouteStackNode<Frame> {
  var frame: Frame
  private(set) var beneath: RouteStackNode?
  /// The node at the bottom; nil where it is this one.
  let bottom: RouteStackNode?
  let count: Int

  init(_ frame: Frame, beneath: RouteStackNode?) {
    self.frame = frame
    self.beneath = beneath
    bottom = beneath.map { $0.bottom ?? $0 }
    count = (beneath?.count ?? 0) + 1
  }

  // Left to itself a chain is released by recursion, which overflows the C stack when it is long.
  deinit {
    var rest = beneath
    beneath = nil
    while isKnownUniquelyReferenced(&rest) {
      let next = rest?.beneath
      rest?.beneath = nil
      rest = next
    }
  }
}
