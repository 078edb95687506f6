import Glibc

/// Does work in the order it was given, on a thread of its own that is made when there is work.
///
/// A disk may take its time to say that something is safe: nobody who types waits for it.
final class Worker: @unchecked Sendable {
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let signal: UnsafeMutablePointer<pthread_cond_t>
  private var work: [@Sendable () -> Void] = []
  private var isWorking = false
  private var isFinishing = false
  private var thread: pthread_t?

  init() {
    lock = .allocate(capacity: 1)
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
    signal = .allocate(capacity: 1)
    signal.initialize(to: pthread_cond_t())
    pthread_cond_init(signal, nil)
  }

  deinit {
    pthread_cond_destroy(signal)
    signal.deallocate()
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// Whether there is no work: what this asks may be done at once by whoever asks.
  var isIdle: Bool {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return work.isEmpty && !isWorking
  }

  /// Adds work; where no thread can be had it is done at once.
  func add(_ item: @escaping @Sendable () -> Void) {
    pthread_mutex_lock(lock)
    if thread == nil { start() }
    guard thread != nil else {
      pthread_mutex_unlock(lock)
      item()
      return
    }
    work.append(item)
    pthread_cond_signal(signal)
    pthread_mutex_unlock(lock)
  }

  /// Waits until all work is done, and ends the thread; more work begins another.
  func finish() {
    pthread_mutex_lock(lock)
    isFinishing = true
    let ending = thread
    thread = nil
    pthread_cond_signal(signal)
    pthread_mutex_unlock(lock)
    if let ending { pthread_join(ending, nil) }
    isFinishing = false
  }

  private func start() {
    var made = pthread_t()
    let own = Unmanaged.passRetained(self)
    let status = pthread_create(
      &made, nil,
      { pointer in
        guard let pointer else { return nil }
        Unmanaged<Worker>.fromOpaque(pointer).takeRetainedValue().run()
        return nil
      }, own.toOpaque())
    if status == 0 {
      thread = made
    } else {
      own.release()
    }
  }

  private func run() {
    pthread_mutex_lock(lock)
    while true {
      while work.isEmpty, !isFinishing { pthread_cond_wait(signal, lock) }
      guard !work.isEmpty else { break }
      let item = work.removeFirst()
      isWorking = true
      pthread_mutex_unlock(lock)
      item()
      pthread_mutex_lock(lock)
      isWorking = false
    }
    pthread_mutex_unlock(lock)
  }
}
