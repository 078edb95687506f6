import Threading

/// Does work in the order it was given, on a thread of its own that is made when there is work.
///
/// A disk may take its time to say that something is safe: nobody who types waits for it.
final class Worker: @unchecked Sendable {
  /// Holds what follows; no second generic type is made at a start for it.
  private let monitor = Monitor()
  private var work: [@Sendable () -> Void] = []
  private var hasThread = false
  private var isWorking = false
  private var isFinishing = false

  /// Whether there is no work: what this asks may be done at once by whoever asks.
  var isIdle: Bool { monitor.withLock { work.isEmpty && !isWorking } }

  /// Adds work; where no thread can be had it is done at once.
  func add(_ item: @escaping @Sendable () -> Void) {
    let isTaken = monitor.withLock {
      if !hasThread { hasThread = startThread { self.run() } }
      if hasThread { work.append(item) }
      return hasThread
    }
    if !isTaken { item() }
  }

  /// Waits until all work is done, and ends the thread; more work begins another.
  func finish() {
    monitor.withLock { isFinishing = true }
    monitor.wait { hasThread ? nil : () }
    monitor.withLock { isFinishing = false }
  }

  private enum Next {
    case item(@Sendable () -> Void)
    case end
  }

  private func run() {
    while case .item(let item) = next() { item() }
  }

  /// What is next, as soon as that is known.
  private func next() -> Next {
    monitor.wait {
      isWorking = !work.isEmpty
      if isWorking { return .item(work.removeFirst()) }
      guard isFinishing else { return nil }
      hasThread = false
      return .end
    }
  }
}
