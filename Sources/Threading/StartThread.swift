import Glibc

/// Does a piece of work on a thread of its own.
///
/// No task: what waits for a disk, a server or a person would hold up the few threads that tasks share.
/// Signals are for the thread that reads them, so that all are blocked on this one.
///
/// - Returns: Whether the system had a thread; where it had none, nothing is done.
public func startThread(_ work: @escaping @Sendable () -> Void) -> Bool {
  var all = sigset_t()
  var before = sigset_t()
  sigfillset(&all)
  pthread_sigmask(SIG_SETMASK, &all, &before)
  defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
  var thread = pthread_t()
  let order = Unmanaged.passRetained(ThreadOrder(work))
  let failure = pthread_create(
    &thread, nil,
    { order in
      if let order { Unmanaged<ThreadOrder>.fromOpaque(order).takeRetainedValue().work() }
      return nil
    }, order.toOpaque())
  guard failure == 0 else {
    order.release()
    return false
  }
  pthread_detach(thread)
  return true
}

/// What a thread is handed.
private final class ThreadOrder {
  let work: @Sendable () -> Void

  init(_ work: @escaping @Sendable () -> Void) {
    self.work = work
  }
}
