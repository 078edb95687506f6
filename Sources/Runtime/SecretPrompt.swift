import CTerminal
import Glibc

/// Asks for something that nobody is to see.
public enum SecretPrompt {
  /// What came of asking.
  public enum Answer: Hashable, Sendable {
    case text(String)
    /// The person gave up, or there was nothing to read.
    case nothing
  }

  /// Longer than any key.
  private static let longest = 8_192

  /// Reads a line of standard input; of a terminal without showing it, behind a prompt on standard error.
  ///
  /// Whatever ends or stops the program meanwhile finds the terminal as it was.
  public static func ask(_ prompt: String) -> Answer {
    guard isatty(STDIN_FILENO) == 1 else { return readLine() }
    var before = termios()
    guard tcgetattr(STDIN_FILENO, &before) == 0 else { return .nothing }
    let signals = ct_signals_open()
    defer {
      if signals >= 0 { close(signals) }
      ct_signals_release()
    }
    var quiet = before
    // Ctrl-C is read like any key.
    quiet.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG)
    func beQuiet() {
      tcsetattr(STDIN_FILENO, TCSAFLUSH, &quiet)
      OutputWriter(descriptor: STDERR_FILENO).write(prompt)
    }
    func restore() {
      tcsetattr(STDIN_FILENO, TCSAFLUSH, &before)
      OutputWriter(descriptor: STDERR_FILENO).write("\n")
    }
    beQuiet()
    defer { restore() }
    var typed: [UInt8] = []
    while let event = next(signals) {
      switch event {
      case .byte(0x0A), .byte(0x0D): return answer(typed)
      // Ctrl-C; Ctrl-D on an empty line.
      case .byte(0x03): return .nothing
      case .byte(0x04): if typed.isEmpty { return .nothing }
      case .byte(0x08), .byte(0x7F): _ = typed.popLast()
      // Ctrl-U.
      case .byte(0x15): typed = []
      case .byte(let byte): if byte >= 0x20, typed.count < longest { typed.append(byte) }
      case .signal(SIGTSTP):
        restore()
        ct_process_stop()
      case .signal(SIGCONT): beQuiet()
      case .signal(SIGWINCH): break
      case .signal(let signal):
        restore()
        ct_process_die(signal)
      }
    }
    return .nothing
  }

  private enum Event {
    case byte(UInt8)
    case signal(Int32)
  }

  /// What is typed or sent next; nil at the end.
  private static func next(_ signals: Int32) -> Event? {
    while true {
      var waits = [
        pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
        pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&waits, nfds_t(waits.count), -1) >= 0 || errno == EINTR else { return nil }
      if waits[1].revents != 0 {
        let signal = ct_signals_next(signals)
        if signal != 0 { return .signal(signal) }
      }
      if waits[0].revents != 0 { return next().map(Event.byte) }
    }
  }

  private static func readLine() -> Answer {
    var line: [UInt8] = []
    while line.count < longest, let byte = next(), byte != 0x0A { line.append(byte) }
    return answer(line)
  }

  private static func next() -> UInt8? {
    var byte: UInt8 = 0
    while true {
      let count = read(STDIN_FILENO, &byte, 1)
      if count < 0, errno == EINTR { continue }
      return count == 1 ? byte : nil
    }
  }

  /// Blanks around a key come from copying it.
  private static func answer(_ bytes: [UInt8]) -> Answer {
    let text = bytes.drop { $0 <= 0x20 }.reversed().drop { $0 <= 0x20 }.reversed()
    return text.isEmpty ? .nothing : .text(String(decoding: text, as: UTF8.self))
  }
}
