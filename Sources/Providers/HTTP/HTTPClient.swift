import Threading

/// Asks servers, on one thread that starts with the first request.
///
/// One pool of connections, HTTP/2 where it is offered, and one place where it is decided what is asked
/// next and what again. Everything may be called from any thread. Answers come on the client's own
/// thread, which must not be held up: give them to somebody else.
public final class HTTPClient: Sendable {
  /// Starts the thread; gives whether the system had one.
  typealias Start = @Sendable (HTTPConfiguration, Guarded<HTTPShared>) -> Bool

  private let configuration: HTTPConfiguration
  private let shared: Guarded<HTTPShared>
  private let start: Start

  /// Makes a client; nothing is opened and no thread started yet.
  ///
  /// - Parameter whenWaitsChanged: called on the client's thread when `waits` would give something else
  ///   for another reason than the time that passed.
  public convenience init(
    configuration: HTTPConfiguration = HTTPConfiguration(),
    whenWaitsChanged: (@Sendable () -> Void)? = nil
  ) {
    self.init(configuration, whenWaitsChanged) { HTTPLoop.start($0, $1) }
  }

  init(
    _ configuration: HTTPConfiguration, _ whenWaitsChanged: (@Sendable () -> Void)? = nil,
    start: @escaping Start
  ) {
    self.configuration = configuration
    self.start = start
    shared = Guarded(HTTPShared(whenWaitsChanged: whenWaitsChanged))
  }

  deinit { stop() }

  /// Asks; the answer or why there is none is told exactly once.
  ///
  /// A `get` that is open already is not asked again: both get the one answer. After `shutdown` the
  /// request is canceled at once.
  @discardableResult
  public func send(
    _ request: HTTPRequest, then: @escaping @Sendable (Result<HTTPResponse, HTTPFailure>) -> Void
  ) -> HTTPTicket {
    let (ticket, isStopped, starts) = shared.withLock { shared in
      let ticket = HTTPTicket(number: shared.nextTicket)
      shared.nextTicket += 1
      guard !shared.isStopped else { return (ticket, true, false) }
      shared.commands.append(.send(ticket, request, then))
      shared.waker?.wake()
      let starts = !shared.isRunning
      shared.isRunning = true
      return (ticket, false, starts)
    }
    if isStopped { then(.failure(.cancelled)) }
    if starts && !start(configuration, shared) {
      // Others may have asked meanwhile, and relied on the thread.
      let orphans = shared.withLock { shared in
        shared.isRunning = false
        return shared.takeUnsent()
      }
      for orphan in orphans { orphan(.failure(.cancelled)) }
    }
    return ticket
  }

  /// Takes a request back; its answer is then `.cancelled`, unless it is already on its way.
  public func cancel(_ ticket: HTTPTicket) {
    let orphan: HTTPShared.Answer? = shared.withLock { shared in
      guard shared.isRunning else { return shared.takeUnsent(ticket) }
      shared.commands.append(.cancel(ticket))
      shared.waker?.wake()
      return nil
    }
    orphan?(.failure(.cancelled))
  }

  /// Asks the hosts again that did not answer, or that asked for a long pause: what is asked from now on
  /// goes out.
  public func askAgain() {
    shared.withLock { shared in
      guard shared.isRunning else { return }
      shared.commands.append(.askAgain)
      shared.waker?.wake()
    }
  }

  /// Everything without an answer and what it waits for, in the order it was asked.
  public func waits() -> [HTTPWait] {
    let now = configuration.now()
    return shared.withLock { $0.waits }.map { $0.seen(at: now) }
  }

  /// Cancels everything, closes all connections and ends the thread.
  ///
  /// - Parameter limit: how long to wait for the thread; not at all on the thread itself.
  /// - Returns: Whether the thread has ended.
  @discardableResult
  public func shutdown(waiting limit: Duration = .milliseconds(500)) -> Bool {
    stop()
    if shared.withLock({ $0.isOnThread }) { return false }
    return shared.wait(atMost: limit) { !$0.isRunning }
  }

  private func stop() {
    shared.withLock { shared in
      shared.isStopped = true
      shared.waker?.wake()
    }
  }
}
