import CTerminal
import Glibc

/// Where work on other threads leaves its answers for the loop.
///
/// A pthread lock, because the thread sanitizer misjudges `Synchronization.Mutex`.
public final class Mailbox<Message: Sendable>: @unchecked Sendable {
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private var messages: [Message] = []

  /// Readable while messages wait.
  public let descriptor: Int32

  /// Makes an empty mailbox.
  ///
  /// - Throws: `SystemError` where the process has no descriptor left.
  public init() throws(SystemError) {
    descriptor = ct_wake_open()
    guard descriptor >= 0 else { throw SystemError(number: errno) }
    lock = .allocate(capacity: 1)
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
    close(descriptor)
  }

  /// Leaves a message, from any thread, and wakes the loop if it may be asleep.
  public func post(_ message: Message) {
    pthread_mutex_lock(lock)
    let wasEmpty = messages.isEmpty
    messages.append(message)
    pthread_mutex_unlock(lock)
    if wasEmpty { ct_wake_raise(descriptor) }
  }

  /// Takes all messages out, in the order they came.
  public func takeAll() -> [Message] {
    // First the counter: a message that comes between the two wakes the loop once too often, never
    // once too few.
    ct_wake_clear(descriptor)
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    let taken = messages
    messages = []
    return taken
  }
}
