import Threading

/// Holds answers back until a test opens it, so that what happens meanwhile needs no waiting.
public final class LoopbackGate: Sendable {
  private let state = Guarded(false)

  /// Makes a gate that is closed.
  public init() {}

  /// Lets through all that wait, and all that come.
  public func open() { state.withLock { $0 = true } }

  /// Whether it has been opened.
  var isOpen: Bool { state.withLock { $0 } }
}
