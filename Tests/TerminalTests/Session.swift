import CPseudoTerminal
import Glibc
import TestSupport
import Testing

/// A program on a pseudo-terminal, with what a person would see of it.
///
/// Every wait is for real bytes or a real exit, up to a deadline that only a hang reaches.
final class Session {
  private var pty = pty_session()
  private var undecoded: [UInt8] = []
  private(set) var grid: Grid
  private(set) var bytes: [UInt8] = []
  private let patience = 15_000
  /// Kept as long as the program may use it.
  private let folder: DataFolder?

  init(
    _ program: String = "terminal-probe", prompt: Character = ">", columns: Int = 60,
    rows: Int = 12, environment: [String: String] = [:], arguments: [String] = [],
    folder: DataFolder? = nil
  ) throws {
    self.folder = folder
    grid = Grid(columns: columns, rows: rows)
    let path = try #require(
      BuiltProgram.path(of: program), "\(program) stands beside the test bundle")
    // The runtime's own crash report would wait for a key.
    var variables = [
      "TERM": "xterm-256color", "LANG": "C", "INPUTRC": "/dev/null", "HOME": "/proc/1/none",
      "SWIFT_BACKTRACE": "enable=no",
    ]
    variables.merge(environment) { $1 }
    let started = withCStrings([path] + arguments) { arguments in
      withCStrings(variables.map { "\($0)=\($1)" }) { environment in
        pty_run(&pty, path, arguments, environment, Int32(columns), Int32(rows))
      }
    }
    try #require(started)
    // What is typed before would be echoed by the terminal itself.
    try see("the prompt") { $0.written.last?.last == prompt }
  }

  deinit {
    pty_end(&pty)
  }

  // MARK: A person's side

  func type(_ text: String) throws {
    try type(bytes: Array(text.utf8))
  }

  func type(bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = rest.prefix(512).map { CChar(bitPattern: $0) }
      let written = pty_write(&pty, part, part.count, 10)
      // A full terminal is waiting for its output to be read.
      if written { rest = rest.dropFirst(part.count) }
      try #require(receive(0) || written || receive(10_000))
    }
  }

  func resize(columns: Int, rows: Int) throws {
    grid.resize(columns: columns, rows: rows)
    try #require(pty_resize(&pty, Int32(columns), Int32(rows)))
  }

  /// Lets the probe's thread post its message.
  func poke() {
    kill(pty.process, SIGURG)
  }

  func send(_ signal: Int32) {
    kill(pty.process, signal)
  }

  func hangUp() {
    pty_hang_up(&pty)
  }

  func bringBack() {
    pty_continue(&pty)
  }

  // MARK: What is there

  var isCooked: Bool { pty_is_cooked(&pty) }

  /// Waits until the screen is as demanded.
  func see(
    _ what: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ isSeen: (Grid) -> Bool
  ) throws {
    let deadline = Deadline(milliseconds: patience)
    while !isSeen(grid) {
      let isOpen = receive(deadline.left)
      guard isOpen, deadline.left > 0 else {
        Issue.record(
          "never seen: \(what)\n\(grid.lines.joined(separator: "\n"))",
          sourceLocation: sourceLocation)
        throw Missing()
      }
    }
  }

  /// Waits until a row is exactly this, the cursor on the last row that is written.
  func seeRow(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try see(text, sourceLocation: sourceLocation) { $0.lines.contains(text) }
  }

  /// Waits until these rows stand at the end of what is written.
  func seeLast(_ rows: [String], sourceLocation: SourceLocation = #_sourceLocation) throws {
    try see(rows.joined(separator: "\n"), sourceLocation: sourceLocation) {
      Array($0.written.suffix(rows.count)) == rows
    }
  }

  /// Waits for the end or the stop of the program, as `pty_wait` tells it.
  func waitForStatus() -> Int {
    let deadline = Deadline(milliseconds: patience)
    while deadline.left > 0 {
      // A program that cannot write does not end.
      _ = receive(0)
      let status = pty_wait(&pty, 20)
      if status >= 0 {
        while receive(0), hasMore {}
        return Int(status)
      }
    }
    return -1
  }

  private var hasMore = false

  private func receive(_ milliseconds: Int32) -> Bool {
    var buffer = [CChar](repeating: 0, count: 65_536)
    let count = pty_read(&pty, &buffer, buffer.count, milliseconds)
    hasMore = count > 0
    guard count > 0 else { return count == 0 }
    let new = buffer.prefix(count).map { UInt8(bitPattern: $0) }
    bytes += new
    undecoded += new
    // A character may come in two pieces.
    var whole = undecoded.count
    while whole > 0, undecoded.count - whole < 4, undecoded[whole - 1] & 0xC0 == 0x80 { whole -= 1 }
    if whole > 0, undecoded[whole - 1] >= 0xC0 {
      let lead = undecoded[whole - 1]
      let needed = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
      whole = undecoded.count - whole + 1 < needed ? whole - 1 : undecoded.count
    } else {
      whole = undecoded.count
    }
    grid.feed(String(decoding: undecoded.prefix(whole), as: UTF8.self))
    undecoded.removeFirst(whole)
    return true
  }
}

/// Something that was waited for and did not come.
struct Missing: Error {}

/// A point in time on the monotonic clock.
struct Deadline {
  private let end: ContinuousClock.Instant

  init(milliseconds: Int) {
    end = .now + .milliseconds(milliseconds)
  }

  var left: Int32 {
    Int32(clamping: max(0, Int((end - .now) / .milliseconds(1))))
  }
}

/// Lends a null-terminated array of C strings for the time of a call.
private func withCStrings<Result>(
  _ texts: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>?) -> Result
) -> Result {
  var copies = texts.map { strdup($0) }
  defer { for copy in copies { free(copy) } }
  copies.append(nil)
  return copies.withUnsafeBufferPointer { body($0.baseAddress) }
}
