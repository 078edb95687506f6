public import AppCore
public import Catalog
import Glibc
public import Providers
public import Storage

/// Signs in to TMDB, sends what waits and compares, on a thread of its own that starts with the first order.
///
/// Keys and sessions stay in here and in their file: nothing that is reported holds any.
public final class AccountService: @unchecked Sendable {
  /// How long things take.
  public struct Pace: Sendable {
    /// How long TMDB is left alone between two questions whether a person has approved.
    public var approvalInterval: Duration = .seconds(3)
    /// How long a person may take to approve.
    public var approvalLimit: Duration = TMDBRequestToken.life
    /// The wait after a change that could not be sent; it doubles with each one that follows.
    public var firstBackOff: Duration = .seconds(4)
    /// The longest such wait.
    public var longestBackOff: Duration = .seconds(300)

    /// The usual pace.
    public init() {}
  }

  /// What the service works with.
  public struct Setting: Sendable {
    /// What asks TMDB; nil where there is no key.
    public var client: TMDBClient?
    /// Where keys and sessions are kept; nil where there is no home for them.
    public var file: CredentialFile?
    /// Where marks and what waits are kept.
    public var library: LibraryStore
    /// Whether nobody is to be asked although there may be a key.
    public var isOffline = false
    /// The day it is.
    public var today: @Sendable () -> CalendarDate = { Clock.today() ?? .epoch }
    /// The time, in seconds since 1970.
    public var now: @Sendable () -> Int = { time(nil) }
    /// How long things take.
    public var pace = Pace()

    /// Makes a setting.
    public init(client: TMDBClient?, file: CredentialFile?, library: LibraryStore) {
      self.client = client
      self.file = file
      self.library = library
    }
  }

  let setting: Setting
  private let report: @Sendable (AccountNews) -> Void
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let signal: UnsafeMutablePointer<pthread_cond_t>

  // Under the lock.
  private var orders: [AccountOrder] = []
  private var answers: [Int: Result<HTTPResponse, Failure>] = [:]
  private var lastQuestion = 0
  private var isRunning = false
  private var isCancelled = false
  /// Whether nothing new is begun.
  private var isFinishing = false
  /// Whether what is under way is given up.
  private var isStopped = false

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
  /// What was refused; nothing is sent until somebody signs in anew.
  var refusal: Failure?

  /// Makes a service; nothing is read, asked or started yet.
  ///
  /// - Parameter report: Called on the service's thread with all that happens.
  public init(_ setting: Setting, report: @escaping @Sendable (AccountNews) -> Void) {
    self.setting = setting
    self.report = report
    backOff = setting.pace.firstBackOff
    lock = .allocate(capacity: 1)
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
    signal = .allocate(capacity: 1)
    signal.initialize(to: pthread_cond_t())
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    pthread_cond_init(signal, &attributes)
    pthread_condattr_destroy(&attributes)
  }

  deinit {
    pthread_cond_destroy(signal)
    signal.deallocate()
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  // MARK: From any thread

  /// Gives an order; what comes of it is reported.
  public func perform(_ order: AccountOrder) {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    guard !isFinishing else { return }
    if order == .cancel {
      isCancelled = true
      orders.removeAll(where: \.isCancellable)
    } else if order != .send || orders.last != .send {
      orders.append(order)
    }
    if !isRunning { isRunning = start() }
    pthread_cond_broadcast(signal)
  }

  /// Ends the thread: what waits to be sent and can be is sent, for so long; all else is given up.
  public func finish(atMost limit: Duration) {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    guard isRunning else { return }
    isFinishing = true
    isCancelled = true
    pthread_cond_broadcast(signal)
    wait(until: Self.clock() + limit) { !isRunning }
    isStopped = true
    pthread_cond_broadcast(signal)
    while isRunning { pthread_cond_wait(signal, lock) }
  }

  private func start() -> Bool {
    var thread = pthread_t()
    let own = Unmanaged.passRetained(self)
    let status = pthread_create(
      &thread, nil,
      { pointer in
        guard let pointer else { return nil }
        Unmanaged<AccountService>.fromOpaque(pointer).takeRetainedValue().run()
        return nil
      }, own.toOpaque())
    guard status == 0 else {
      own.release()
      return false
    }
    pthread_detach(thread)
    return true
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
    pthread_mutex_lock(lock)
    isRunning = false
    pthread_cond_broadcast(signal)
    pthread_mutex_unlock(lock)
  }

  /// The next order, as soon as there is one; nil at the end.
  private func nextOrder() -> AccountOrder? {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    while true {
      if isStopped { return nil }
      if isFinishing { orders.removeAll { $0 != .send } }
      if !orders.isEmpty {
        let order = orders.removeFirst()
        if !isFinishing { isCancelled = false }
        return order
      }
      if isFinishing { return nil }
      guard let nextSend else {
        pthread_cond_wait(signal, lock)
        continue
      }
      if Self.clock() >= nextSend { return .send }
      wait(until: nextSend) { !orders.isEmpty || isFinishing }
    }
  }

  /// Says what happened.
  func tell(_ news: AccountNews) { report(news) }

  /// Whether somebody waits for something else than what is being sent.
  var hasOtherOrders: Bool {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return orders.contains { $0 != .send }
  }

  /// Whether the program is ending.
  var isEnding: Bool {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return isFinishing
  }

  /// Lets time pass; false where it was cut short.
  func pause(_ duration: Duration) -> Bool {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    wait(until: Self.clock() + duration) { isCancelled || isStopped }
    return !isCancelled && !isStopped
  }

  /// Asks several things at once and waits for all answers; nil where it is given up meanwhile.
  ///
  /// - Parameter isCancellable: Whether a person may stop it.
  func ask(
    _ calls: [TMDBAccountCall], _ client: TMDBClient, priority: HTTPPriority = .behind,
    session: TMDBSession?, isCancellable: Bool
  ) -> [Result<HTTPResponse, Failure>]? {
    pthread_mutex_lock(lock)
    let first = lastQuestion
    lastQuestion += calls.count
    pthread_mutex_unlock(lock)
    let tickets = calls.enumerated().map { place, call in
      client.send(call, session: session, priority: priority) { [self] result in
        pthread_mutex_lock(lock)
        answers[first + place] = result
        pthread_cond_broadcast(signal)
        pthread_mutex_unlock(lock)
      }
    }
    pthread_mutex_lock(lock)
    let own = first..<first + calls.count
    func isAnswered() -> Bool { own.allSatisfy { answers[$0] != nil } }
    func isGivenUp() -> Bool { isStopped || (isCancellable && isCancelled) }
    while !isAnswered(), !isGivenUp() { pthread_cond_wait(signal, lock) }
    if !isAnswered() {
      // Each is answered all the same: with that it was cancelled.
      pthread_mutex_unlock(lock)
      for ticket in tickets { client.cancel(ticket) }
      pthread_mutex_lock(lock)
      while !isAnswered() { pthread_cond_wait(signal, lock) }
    }
    defer { pthread_mutex_unlock(lock) }
    let results = own.compactMap { answers.removeValue(forKey: $0) }
    return isGivenUp() ? nil : results
  }

  /// Asks one thing.
  func ask(
    _ call: TMDBAccountCall, _ client: TMDBClient, priority: HTTPPriority = .behind,
    session: TMDBSession?, isCancellable: Bool
  ) -> Result<HTTPResponse, Failure>? {
    ask([call], client, priority: priority, session: session, isCancellable: isCancellable)?.first
  }

  /// The time since some moment, which never goes back.
  static func clock() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// Waits under the lock until something holds, but not longer than to a moment.
  private func wait(until end: Duration, _ holds: () -> Bool) {
    let (seconds, attoseconds) = max(end, .zero).components
    var time = timespec()
    time.tv_sec = Int(seconds)
    time.tv_nsec = Int(attoseconds / 1_000_000_000)
    while !holds() {
      if pthread_cond_timedwait(signal, lock, &time) == ETIMEDOUT { return }
    }
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
