import CTerminal
import Glibc
import Threading

/// Where work on other threads leaves its answers for the loop.
public final class Mailbox<Message: Sendable>: @unchecked Sendable {
  /// Holds the messages; no second generic type is made at a start for it.
  private let monitor = Monitor()
  private var messages: [Message] = []

  /// Readable while messages wait.
  public let descriptor: Int32

  /// Makes an empty mailbox.
  ///
  /// - Throws: `SystemError` where the process has no descriptor left.
  public init() throws(SystemError) {
    descriptor = ct_wake_open()
    guard descriptor >= 0 else { throw SystemError(number: errno) }
  }

  deinit {
    close(descriptor)
  }

  /// Leaves a message, from any thread, and wakes the loop if it may be asleep.
  public func post(_ message: Message) {
    let wasEmpty = monitor.withLock {
      defer { messages.append(message) }
      return messages.isEmpty
    }
    if wasEmpty { ct_wake_raise(descriptor) }
  }

  /// Takes all messages out, in the order they came.
  public func takeAll() -> [Message] {
    // First the counter: a message that comes between the two wakes the loop once too often, never
    // once too few.
    ct_wake_clear(descriptor)
    return monitor.withLock {
      defer { messages = [] }
      return messages
    }
  }
}
