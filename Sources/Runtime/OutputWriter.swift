import Glibc

/// Writes to a descriptor, all of it or until nobody reads any more.
///
/// A reader that leaves (`| head -1`) is no failure: it has what it wanted. The writer then
/// swallows the rest, the loop ends, and the exit status is 0, so that pipelines under
/// `set -o pipefail` go on. A full disk is a failure and keeps its number.
public final class OutputWriter {
  /// Whether the descriptor still takes bytes.
  public enum State: Hashable, Sendable {
    /// It does.
    case open
    /// Whoever read it has gone.
    case closed
    /// The system refused a write.
    case failed(SystemError)
  }

  /// The descriptor that is written to.
  public let descriptor: Int32
  /// Whether it still takes bytes.
  public private(set) var state = State.open

  /// Makes a writer to a descriptor, which stays the caller's.
  public init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Writes a text.
  public func write(_ text: String) {
    var text = text
    text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
  }

  /// Writes bytes, waiting where the other side is slow.
  public func write(_ bytes: UnsafeRawBufferPointer) {
    var rest = bytes[...]
    while state == .open, !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let count = Glibc.write(descriptor, part.baseAddress, part.count)
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count < 0 {
        refused(errno)
      }
    }
  }

  private func refused(_ number: Int32) {
    switch number {
    case EINTR:
      break
    case EAGAIN:
      var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      _ = poll(&wait, 1, -1)
    case EPIPE, EIO:
      // EIO is a terminal that was closed; nobody is left to be told.
      state = .closed
    default:
      state = .failed(SystemError(number: number))
    }
  }
}
