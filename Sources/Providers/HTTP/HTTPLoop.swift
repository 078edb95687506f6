import Glibc
import Threading

/// What a client and its thread share.
struct HTTPShared {
  typealias Answer = @Sendable (Result<HTTPResponse, HTTPFailure>) -> Void

  enum Command {
    case send(HTTPTicket, HTTPRequest, Answer)
    case cancel(HTTPTicket)
    case askAgain
  }

  let whenWaitsChanged: (@Sendable () -> Void)?
  var commands: [Command] = []
  var waits: [PlannedWait] = []
  var waker: CurlPool.Waker?
  var isRunning = false
  var isStopped = false
  var nextTicket: UInt64 = 1
  var thread: pthread_t?

  init(whenWaitsChanged: (@Sendable () -> Void)?) { self.whenWaitsChanged = whenWaitsChanged }

  /// Whether the caller is the client's thread.
  var isOnThread: Bool { thread.map { pthread_equal($0, pthread_self()) != 0 } ?? false }

  /// The thread is gone: the next request starts another one.
  mutating func leave() {
    waits = []
    thread = nil
    isRunning = false
  }

  /// Takes back all that no thread has seen.
  mutating func takeUnsent() -> [Answer] {
    defer { commands = [] }
    return commands.compactMap { command in
      if case .send(_, _, let answer) = command { answer } else { nil }
    }
  }

  /// Takes back what no thread has seen.
  mutating func takeUnsent(_ ticket: HTTPTicket) -> Answer? {
    for (index, command) in commands.enumerated() {
      if case .send(ticket, _, let answer) = command {
        commands.remove(at: index)
        return answer
      }
    }
    return nil
  }
}

/// The client's thread.
///
/// It holds what is shared and not the client, so that a client nobody has any more ends it.
final class HTTPLoop {
  private let configuration: HTTPConfiguration
  private let shared: Guarded<HTTPShared>
  private var scheduler: HTTPScheduler
  private var answers: [HTTPTicket: HTTPShared.Answer] = [:]
  private var shownVersion = 0

  private init(_ configuration: HTTPConfiguration, _ shared: Guarded<HTTPShared>) {
    self.configuration = configuration
    self.shared = shared
    scheduler = HTTPScheduler(configuration: configuration)
  }

  /// Starts the thread; gives whether the system had one.
  static func start(_ configuration: HTTPConfiguration, _ shared: Guarded<HTTPShared>) -> Bool {
    startThread { HTTPLoop(configuration, shared).run() }
  }

  private func run() {
    shared.withLock { $0.thread = pthread_self() }
    do throws(HTTPFailure) {
      var pool = try CurlPool(configuration)
      turn(&pool)
    } catch {
      refuse(error)
      return
    }
    // Only now, with the pool closed, has the thread really ended for somebody who waits for it.
    shared.withLock { $0.leave() }
  }

  /// Answers everything that was asked with one failure, until nothing more comes.
  private func refuse(_ failure: HTTPFailure) {
    repeat {
      take()
      scheduler.failAll(failure)
      for step in scheduler.takeSteps() {
        if case .answer(let tickets, let result) = step { answer(tickets, result) }
      }
    } while !shared.withLock({ shared in
      // In one go, so that nothing is asked between the look and the leaving.
      guard shared.commands.isEmpty else { return false }
      shared.leave()
      return true
    })
  }

  private func turn(_ pool: inout CurlPool) {
    let waker = pool.waker
    shared.withLock { $0.waker = waker }
    while take() {
      pool.perform()
      for (number, phase) in pool.phases { scheduler.progressed(number, to: phase) }
      let now = configuration.now()
      while let (number, outcome) = pool.nextEnded() { scheduler.ended(number, outcome, at: now) }
      scheduler.advance(to: now)
      let hasStepped = apply(scheduler.takeSteps(), to: &pool, at: now)
      show(at: now)
      // What was just started is sent before anybody waits.
      if !hasStepped { pool.wait(idleTime(at: now)) }
    }
    // Before the pool goes, nobody may wake it any more.
    shared.withLock { $0.waker = nil }
    scheduler.failAll(.cancelled)
    let now = configuration.now()
    _ = apply(scheduler.takeSteps(), to: &pool, at: now)
    show(at: now)
  }

  /// How long nothing will happen but what the network brings.
  private func idleTime(at now: Duration) -> Duration {
    guard let wakes = scheduler.wakes else { return .seconds(600) }
    return min(max(wakes - now, .zero), .seconds(600))
  }

  /// Takes in what others asked for; false when it is over.
  @discardableResult private func take() -> Bool {
    let (commands, goesOn) = shared.withLock { shared in
      defer { shared.commands = [] }
      return (shared.commands, !shared.isStopped)
    }
    for command in commands {
      switch command {
      case .send(let ticket, let request, let answer):
        answers[ticket] = answer
        scheduler.submit(request, ticket: ticket)
      case .cancel(let ticket):
        scheduler.cancel(ticket)
      case .askAgain: scheduler.askAgain()
      }
    }
    return goesOn
  }

  /// Does what is to be done; gives whether there was anything.
  private func apply(
    _ steps: [HTTPScheduler.Step], to pool: inout CurlPool, at now: Duration
  ) -> Bool {
    for step in steps {
      switch step {
      case .start(let number, let question):
        do throws(HTTPFailure) {
          try pool.start(number, question)
        } catch {
          scheduler.ended(number, .failed(error), at: now)
        }
      case .stop(let number): pool.stop(number)
      case .answer(let tickets, let result): answer(tickets, result)
      }
    }
    return !steps.isEmpty
  }

  private func answer(_ tickets: [HTTPTicket], _ result: Result<HTTPResponse, HTTPFailure>) {
    for ticket in tickets { answers.removeValue(forKey: ticket)?(result) }
  }

  /// Shows others what waits, when it is not the same as before.
  private func show(at now: Duration) {
    guard scheduler.version != shownVersion else { return }
    shownVersion = scheduler.version
    let waits = scheduler.waits(at: now)
    let tell = shared.withLock { shared in
      shared.waits = waits
      return shared.whenWaitsChanged
    }
    tell?()
  }
}
