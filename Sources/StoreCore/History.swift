/// What was done and can be undone, and what was undone and can be done again.
///
/// A point stands for one thing that was done. Undoing it puts another in its place that takes the undoing back:
/// the history does not know what points hold, only their order. Recording one forgets what was undone.
public struct History<Point> {
  /// How many points are kept; the oldest goes first.
  public let limit: Int
  private var past: [Point] = []
  private var future: [Point] = []
  /// How many of the oldest points in `past` count as dropped: they are taken out many at once.
  private var hidden = 0
  private var dropped = 0

  /// Makes an empty history.
  public init(limit: Int = 1_000) {
    self.limit = max(1, limit)
  }

  /// How many points can be undone.
  public var count: Int { past.count - hidden }

  /// How many points can be done again.
  public var undoneCount: Int { future.count }

  /// The number of the oldest point that is kept, from 1; numbers never change.
  public var firstNumber: Int { dropped + hidden + 1 }

  /// The number of the newest point; one less than the first where there is none.
  public var lastNumber: Int { dropped + past.count }

  /// The points that can be undone, the oldest first.
  public var points: ArraySlice<Point> { past[hidden...] }

  /// A point by its number; nil where it is not kept.
  public subscript(number: Int) -> Point? {
    (firstNumber...max(firstNumber, lastNumber)).contains(number) && count > 0
      ? past[number - dropped - 1] : nil
  }

  /// Adds what was just done; what was undone before can not be done again.
  public mutating func record(_ point: Point) {
    future = []
    past.append(point)
    trim()
  }

  /// Takes the newest point back.
  ///
  /// - Parameter exchange: Undoes a point and returns the one that does it again.
  /// - Returns: Whether there was one.
  public mutating func undo(_ exchange: (Point) -> Point) -> Bool {
    guard count > 0, let point = past.popLast() else { return false }
    future.append(exchange(point))
    return true
  }

  /// Does again what was undone last.
  ///
  /// - Parameter exchange: Does a point again and returns the one that undoes it.
  /// - Returns: Whether there was one.
  public mutating func redo(_ exchange: (Point) -> Point) -> Bool {
    guard let point = future.popLast() else { return false }
    past.append(exchange(point))
    trim()
    return true
  }

  private mutating func trim() {
    hidden = max(hidden, past.count - limit)
    guard hidden >= limit / 4 + 1 else { return }
    past.removeFirst(hidden)
    dropped += hidden
    hidden = 0
  }
}

extension History: Equatable where Point: Equatable {
  /// Whether two histories hold the same points under the same numbers.
  public static func == (first: Self, second: Self) -> Bool {
    first.limit == second.limit && first.firstNumber == second.firstNumber
      && first.points == second.points && first.future == second.future
  }
}

extension History: Sendable where Point: Sendable {}
