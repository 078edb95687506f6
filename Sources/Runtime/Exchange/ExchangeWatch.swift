import AppCore
import Threading

/// What the thread that reads or writes a file and whoever waits for it tell each other meanwhile.
final class ExchangeWatch: Sendable {
  private struct State {
    var isCancelled = false
    var isWriting = false
    var told: Duration
  }

  /// How long nothing is told after something was.
  private static let interval = Duration.milliseconds(100)

  private let state: Guarded<State>
  private let began: Duration
  private let now: @Sendable () -> Duration
  private let tell: @Sendable (ExchangeProgress) -> Void

  /// Makes a watch over what begins now.
  ///
  /// - Parameter tell: Told how far it is, ten times a second at most, and not of what is done in less time.
  init(
    now: @escaping @Sendable () -> Duration = { Clock.elapsed() },
    tell: @escaping @Sendable (ExchangeProgress) -> Void = { _ in }
  ) {
    began = now()
    state = Guarded(State(told: began))
    self.now = now
    self.tell = tell
  }

  /// Whether nobody waits for it any more.
  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  func cancel() { state.withLock { $0.isCancelled = true } }

  /// Does what makes a file, unless it was canceled before; gives whether it was done.
  func write<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) -> Bool {
    let begins = state.withLock { state in
      state.isWriting = !state.isCancelled
      return state.isWriting
    }
    guard begins else { return false }
    defer { state.withLock { $0.isWriting = false } }
    try body()
    return true
  }

  /// Cancels it, and waits until no file is half written; one that takes longer is left behind.
  func end(atMost limit: Duration) {
    cancel()
    state.wait(atMost: limit) { !$0.isWriting }
  }

  /// Notes how far it is.
  func progressed(_ done: Int, of total: Int, matched: Int? = nil) {
    let now = now()
    let isDue = state.withLock { state in
      guard !state.isCancelled, now - state.told >= Self.interval else { return false }
      state.told = now
      return true
    }
    guard isDue else { return }
    tell(
      ExchangeProgress(
        done: done, total: total, matched: matched,
        seconds: Int(clamping: (now - began).components.seconds)))
  }
}
