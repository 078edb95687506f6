import Glibc

/// Lets one thread at a time do something, and others wait for what comes of it.
///
/// For what is shared and is no one value; a value is safer in a ``Guarded``. A pthread lock, because
/// the thread sanitizer misjudges `Synchronization.Mutex`, which has nothing to wait with either.
public final class Monitor: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let changed: UnsafeMutablePointer<pthread_cond_t>

  /// Makes a monitor that no thread is in.
  public init() {
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
    changed = .allocate(capacity: 1)
    changed.initialize(to: pthread_cond_t())
    // A wait must not become longer or shorter because somebody sets the clock.
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    pthread_cond_init(changed, &attributes)
    pthread_condattr_destroy(&attributes)
  }

  deinit {
    pthread_cond_destroy(changed)
    changed.deallocate()
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Does something while no other thread does anything in here, and wakes those that wait.
  @inlinable
  public func withLock<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    enter()
    defer { leave() }
    return try body()
  }

  /// Waits until there is an answer; it is looked for under the lock, now and after each change.
  @inlinable
  public func wait<Answer>(for answer: () -> Answer?) -> Answer {
    enter()
    defer { leave() }
    while true {
      if let found = answer() { return found }
      sleep()
    }
  }

  /// Waits until there is an answer, but no longer than this; nil where there is none by then.
  @inlinable
  public func wait<Answer>(atMost limit: Duration, for answer: () -> Answer?) -> Answer? {
    let end = Self.moment(after: limit)
    enter()
    defer { leave() }
    while true {
      if let found = answer() { return found }
      if !sleep(until: end) { return answer() }
    }
  }

  @usableFromInline func enter() { pthread_mutex_lock(mutex) }

  @usableFromInline func leave() {
    pthread_cond_broadcast(changed)
    pthread_mutex_unlock(mutex)
  }

  /// Lets others in until something has changed.
  @usableFromInline func sleep() { pthread_cond_wait(changed, mutex) }

  /// Lets others in until something has changed; false where the moment has come before.
  @usableFromInline func sleep(until moment: Duration) -> Bool {
    let (seconds, attoseconds) = moment.components
    var time = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
    return pthread_cond_timedwait(changed, mutex, &time) != ETIMEDOUT
  }

  /// A moment on the clock that never goes back; a limit of a hundred years is none.
  @usableFromInline static func moment(after limit: Duration) -> Duration {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return .seconds(now.tv_sec) + .nanoseconds(now.tv_nsec)
      + min(max(limit, .zero), .seconds(3_155_760_000))
  }
}
