/// A value that one thread at a time may touch, and that others can wait for.
public final class Guarded<Value: ~Copyable>: @unchecked Sendable {
  @usableFromInline let monitor = Monitor()
  @usableFromInline var value: Value

  /// Guards a value.
  public init(_ value: consuming sending Value) {
    self.value = value
  }

  /// Does something with the value, and wakes those that wait for it to change.
  @inlinable
  public func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try monitor.withLock { () throws(Failure) in try body(&value) }
  }

  /// Waits until the value has an answer, which may be taken out of it.
  @inlinable
  public func wait<Answer>(for answer: (inout Value) -> Answer?) -> Answer {
    monitor.wait { answer(&value) }
  }

  /// Waits until the value has an answer, but no longer than this; nil where it has none by then.
  @inlinable
  public func wait<Answer>(atMost limit: Duration, for answer: (inout Value) -> Answer?) -> Answer?
  {
    monitor.wait(atMost: limit) { answer(&value) }
  }

  /// Waits until something holds of the value.
  @inlinable
  public func wait(until holds: (borrowing Value) -> Bool) {
    monitor.wait { holds(value) ? () : nil }
  }

  /// Waits until something holds of the value, but no longer than this; gives whether it does.
  @inlinable @discardableResult
  public func wait(atMost limit: Duration, until holds: (borrowing Value) -> Bool) -> Bool {
    monitor.wait(atMost: limit) { holds(value) ? () : nil } != nil
  }
}
