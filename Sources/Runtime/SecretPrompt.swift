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
  public static func ask(_ prompt: String) -> Answer {
    guard isatty(STDIN_FILENO) == 1 else { return readLine() }
    var before = termios()
    guard tcgetattr(STDIN_FILENO, &before) == 0 else { return .nothing }
    var quiet = before
    // Ctrl-C is read like any key: whoever ends the program would leave the terminal without echo.
    quiet.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG)
    OutputWriter(descriptor: STDERR_FILENO).write(prompt)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &quiet)
    defer {
      tcsetattr(STDIN_FILENO, TCSAFLUSH, &before)
      OutputWriter(descriptor: STDERR_FILENO).write("\n")
    }
    var typed: [UInt8] = []
    while let byte = next() {
      switch byte {
      case 0x0A, 0x0D: return answer(typed)
      // Ctrl-C; Ctrl-D on an empty line.
      case 0x03: return .nothing
      case 0x04: if typed.isEmpty { return .nothing }
      case 0x08, 0x7F: _ = typed.popLast()
      // Ctrl-U.
      case 0x15: typed = []
      case 0x20...: if typed.count < longest { typed.append(byte) }
      case _: break
      }
    }
    return .nothing
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
