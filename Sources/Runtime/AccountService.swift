public import AppCore
public import Catalog
import Glibc
public import Providers
public import Storage
import Threading

/// Signs in to TMDB, sends what waits and compares, on a thread of its own that starts with the first order.
///
/// Keys and sessions stay in here and in their file: nothing that is reported holds any.
public final class AccountService: @unchecked Sendable {
  /// Intervals and timeouts.
  public struct Pace: Sendable {
    /// Polling interval while waiting for approval.
    public var approvalInterval: Duration = .seconds(3)
    /// Timeout of the approval.
    public var approvalLimit: Duration = TMDBRequestToken.life
    /// How many times whose session it is is asked before a login is given up.
    public var mostAccountTries = 20
    /// Initial retry delay after a failed send; doubled on each further failure.
    public var firstBackOff: Duration = .seconds(4)
    /// How long another process that sends a change of the same mark is left in peace.
    public var othersInterval: Duration = .seconds(1)
    /// Maximum retry delay.
    public var longestBackOff: Duration = .seconds(300)

    /// The usual pace.
    public init() {}
  }

  /// The dependencies of the service.
  public struct Setting: Sendable {
    /// What asks TMDB; nil where there is no key.
    public var client: TMDBClient?
    /// Where keys and sessions are kept; nil where there is no home for them.
    public var file: CredentialFile?
    /// Where marks and what waits are kept.
    public var library: LibraryStore
    /// Offline mode: no requests, even with a key.
    public var isOffline = false
    /// The day it is.
    public var today: @Sendable () -> CalendarDate = { Clock.today() ?? .epoch }
    /// The time, in seconds since 1970.
    public var now: @Sendable () -> Int = { time(nil) }
    /// How long things take.
    public var pace = Pace()
    /// Does work on a thread; gives whether the system had one.
    var starts: @Sendable (@escaping @Sendable () -> Void) -> Bool = { startThread($0) }

    /// Makes a setting.
    public init(client: TMDBClient?, file: CredentialFile?, library: LibraryStore) {
      self.client = client
      self.file = file
      self.library = library
    }
  }

  let setting: Setting
  private let report: @Sendable (AccountNews) -> Void
  private let shared = Guarded(Shared())

  /// What the thread and those that give orders share.
  private struct Shared {
    var orders: [AccountOrder] = []
    var answers: [Int: Result<HTTPResponse, Failure>] = [:]
    var lastQuestion = 0
    var isRunning = false
    var isCancelled = false
    /// Whether nothing new is begun.
    var isFinishing = false
    /// Whether what is under way is given up.
    var isStopped = false
  }

  // The thread's own.
  /// The session; nil where it has not been read yet, or there is none.
  var session: TMDBSession?
  /// When sending is tried again, on the monotonic clock.
  var nextSend: Duration?
  /// The next wait before sending is tried again.
  var backOff: Duration
  /// Changes that TMDB could not take although others could be sent: they are tried behind those.
  var postponed: Set<Int> = []
  /// How often the change at the front has met a fault of the server's.
  var faults = 0
  /// How many changes waited when they were last counted.
  var waiting = 0
  /// What was refused; nothing is sent until somebody signs in anew.
  var refusal: Failure?

  /// Makes a service; nothing is read, asked or started yet.
  ///
  /// - Parameter report: Called on the service's thread with all that happens.
  public init(_ setting: Setting, report: @escaping @Sendable (AccountNews) -> Void) {
    self.setting = setting
    self.report = report
    backOff = setting.pace.firstBackOff
  }

  // MARK: From any thread

  /// Gives an order; what comes of it is reported.
  ///
  /// Unless it is canceled, or the thread is to end, each order ends with news that ends it.
  public func perform(_ order: AccountOrder) {
    let lost: [AccountOrder] = shared.withLock { shared in
      guard !shared.isFinishing else { return [] }
      if order == .cancel {
        shared.isCancelled = true
        shared.orders.removeAll(where: \.isCancellable)
      } else if order != .send || shared.orders.last != .send {
        shared.orders.append(order)
      }
      if !shared.isRunning { shared.isRunning = setting.starts { self.run() } }
      guard !shared.isRunning else { return [] }
      defer { shared.orders = [] }
      return shared.orders
    }
    for order in lost { refuse(order, SystemError(number: EAGAIN)) }
  }

  /// Says that an order came to nothing because of the system.
  private func refuse(_ order: AccountOrder, _ error: SystemError) {
    let failure = StorageFailure.other(reason: error.message)
    switch order {
    case .login, .loginAsGuest: tell(.loginFailed(.failed(.storage(failure))))
    case .compare: tell(.notCompared(.storage(failure)))
    case .send:
      tell(.waits((try? setting.library.account())?.waiting ?? 0, .storage(failure)))
    case .logout, .share: tell(.notKept(failure))
    case .cancel: break
    }
  }

  /// Ends the thread: what waits to be sent and can be is sent, for so long; all else is given up.
  public func finish(atMost limit: Duration) {
    let isRunning = shared.withLock { shared in
      guard shared.isRunning else { return false }
      shared.isFinishing = true
      shared.isCancelled = true
      return true
    }
    guard isRunning else { return }
    shared.wait(atMost: limit) { !$0.isRunning }
    shared.withLock { $0.isStopped = true }
    shared.wait { !$0.isRunning }
  }

  // MARK: The thread

  private func run() {
    while let order = nextOrder() {
      switch order {
      case .login(let locale): logIn(locale)
      case .loginAsGuest: logInAsGuest()
      case .logout(let dropsUnsent): logOut(dropsUnsent: dropsUnsent)
      case .compare(let locale): compare(locale)
      case .send: send()
      case .share: share()
      case .cancel: break
      }
    }
    shared.withLock { $0.isRunning = false }
  }

  private enum Next {
    case order(AccountOrder)
    case end
  }

  /// The next order, as soon as there is one; nil at the end.
  private func nextOrder() -> AccountOrder? {
    func next(_ shared: inout Shared) -> Next? {
      if shared.isStopped { return .end }
      if shared.isFinishing { shared.orders.removeAll { $0 != .send } }
      guard !shared.orders.isEmpty else { return shared.isFinishing ? .end : nil }
      if !shared.isFinishing { shared.isCancelled = false }
      return .order(shared.orders.removeFirst())
    }
    let found =
      if let nextSend {
        shared.wait(atMost: nextSend - Clock.elapsed(), for: next) ?? .order(.send)
      } else {
        shared.wait(for: next)
      }
    return switch found {
    case .order(let order): order
    case .end: nil
    }
  }

  /// Says what happened.
  func tell(_ news: AccountNews) { report(news) }

  /// Whether somebody waits for something else than what is being sent.
  var hasOtherOrders: Bool { shared.withLock { $0.orders.contains { $0 != .send } } }

  /// Lets time pass; false where it was cut short.
  func pause(_ duration: Duration) -> Bool {
    !shared.wait(atMost: duration) { $0.isCancelled || $0.isStopped }
  }

  /// Asks several things at once and waits for all answers; nil where it is given up meanwhile.
  ///
  /// - Parameter isCancellable: Whether a person may stop it.
  func ask(
    _ calls: [TMDBAccountCall], _ client: TMDBClient, priority: HTTPPriority = .behind,
    session: TMDBSession?, isCancellable: Bool
  ) -> [Result<HTTPResponse, Failure>]? {
    let first = shared.withLock { shared in
      defer { shared.lastQuestion += calls.count }
      return shared.lastQuestion
    }
    let own = first..<first + calls.count
    let tickets = zip(own, calls).map { number, call in
      client.send(call, session: session, priority: priority) { [shared] result in
        shared.withLock { $0.answers[number] = result }
      }
    }
    func isAnswered(_ shared: borrowing Shared) -> Bool {
      own.allSatisfy { shared.answers[$0] != nil }
    }
    func isGivenUp(_ shared: borrowing Shared) -> Bool {
      shared.isStopped || (isCancellable && shared.isCancelled)
    }
    shared.wait { isAnswered($0) || isGivenUp($0) }
    if !shared.withLock({ isAnswered($0) }) {
      // Each is answered all the same: with that it was canceled.
      for ticket in tickets { client.cancel(ticket) }
      shared.wait { isAnswered($0) }
    }
    return shared.withLock { shared in
      let results = own.compactMap { shared.answers.removeValue(forKey: $0) }
      return isGivenUp(shared) ? nil : results
    }
  }

  /// Asks one thing.
  func ask(
    _ call: TMDBAccountCall, _ client: TMDBClient, priority: HTTPPriority = .behind,
    session: TMDBSession?, isCancellable: Bool
  ) -> Result<HTTPResponse, Failure>? {
    ask([call], client, priority: priority, session: session, isCancellable: isCancellable)?.first
  }
}

extension AccountOrder {
  /// Whether a person may stop it.
  fileprivate var isCancellable: Bool {
    switch self {
    case .login, .loginAsGuest, .compare: true
    case .logout, .send, .share, .cancel: false
    }
  }
}
