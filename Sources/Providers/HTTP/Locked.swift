import Glibc

/// A value that one thread at a time may touch, and that others can wait for.
///
/// A pthread lock, because the thread sanitizer misjudges `Synchronization.Mutex`.
final class Locked<Value: ~Copyable>: @unchecked Sendable {
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let changed: UnsafeMutablePointer<pthread_cond_t>
  private var value: Value

  init(_ value: consuming sending Value) {
    self.value = value
    lock = .allocate(capacity: 1)
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
    changed = .allocate(capacity: 1)
    changed.initialize(to: pthread_cond_t())
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    pthread_cond_init(changed, &attributes)
    pthread_condattr_destroy(&attributes)
  }

  deinit {
    pthread_cond_destroy(changed)
    changed.deallocate()
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// Does something with the value, and tells those who wait.
  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    let result = body(&value)
    pthread_cond_broadcast(changed)
    return result
  }

  /// Waits until something holds of the value, but no longer than this; gives whether it does.
  func wait(atMost limit: Duration, until holds: (borrowing Value) -> Bool) -> Bool {
    var end = timespec()
    clock_gettime(CLOCK_MONOTONIC, &end)
    let milliseconds = limit.millisecondsUp
    let nanoseconds = end.tv_nsec + milliseconds % 1000 * 1_000_000
    end.tv_sec += milliseconds / 1000 + nanoseconds / 1_000_000_000
    end.tv_nsec = nanoseconds % 1_000_000_000
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    while !holds(value) {
      if pthread_cond_timedwait(changed, lock, &end) == ETIMEDOUT { return holds(value) }
    }
    return true
  }
}
