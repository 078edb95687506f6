import CTerminal
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

  /// Where blocked signals can be read; -1 where they are not blocked.
  private let signals: Int32
  /// Whether the descriptor was opened here.
  private let isOwned: Bool

  /// Whether a slow reader is waited for; not by a run that was told to end.
  var isPatient = true

  /// Makes a writer to a descriptor, which stays the caller's.
  public init(descriptor: Int32) {
    self.descriptor = descriptor
    signals = -1
    isOwned = false
  }

  /// Makes a writer to the terminal behind a descriptor, for a run that has blocked its signals.
  ///
  /// A terminal that takes nothing (Ctrl-S, a window that hangs) must not keep a signal from ending the
  /// run. So it is opened once more, not to block: on the descriptor given, that would be true of the
  /// shell's output as well.
  init(terminal descriptor: Int32, signals: Int32) {
    self.signals = signals
    let own = open("/proc/self/fd/\(descriptor)", O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    isOwned = own >= 0
    self.descriptor = isOwned ? own : descriptor
  }

  deinit {
    if isOwned { close(descriptor) }
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
      waitForRoom()
    case EPIPE, EIO:
      // EIO is a terminal that was closed; nobody is left to be told.
      state = .closed
    default:
      state = .failed(SystemError(number: number))
    }
  }

  private func waitForRoom() {
    guard isPatient else {
      state = .closed
      return
    }
    var waits = [
      pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&waits, 2, -1) > 0, waits[1].revents != 0 else { return }
    if ct_signals_end() {
      state = .closed
    } else {
      // The signal waits for the loop, and would wake this wait at once.
      _ = poll(&waits, 1, 50)
    }
  }
}
