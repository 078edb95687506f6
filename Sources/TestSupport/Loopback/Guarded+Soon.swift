public import Threading

extension Guarded {
  /// Waits until something holds of the value, a minute at most; gives whether it does.
  public func soon(_ holds: (borrowing Value) -> Bool) -> Bool {
    wait(atMost: .seconds(60), until: holds)
  }
}
