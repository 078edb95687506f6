import Glibc
import TestSupport
import Testing

/// Keys that readline itself stumbles over.
@Suite("Keys of any kind")
struct KeyTests {
  @Test(
    "no sequence of keys ends the run",
    arguments: [
      // A key that begins a sequence, within a search through the history.
      "\u{12}\u{18}x", "\u{12}\u{1B}[99~", "\u{12}\u{1B}[A", "\u{12}\u{18}\u{15}",
      // A search for a character that is given as a sequence.
      "\u{1D}\u{1B}[Z", "\u{1B}\u{1D}\u{1B}[Z", "\u{1D}\u{1B}[99~", "\u{1D}\u{1B}é",
      // A search for a whole text, and the line it came from.
      "\u{16}\u{17}\u{10}\u{1B}pn\r\u{10}\u{F}\r",
      // A keyboard macro.
      "\u{18}(\u{1B}\u{1B}\u{18})\u{18}e\u{18}e",
    ])
  func keys(sequence: String) throws {
    let session = try Session()
    try session.type("one\r")
    try session.seeRow("<1 one>")
    try session.type("abc" + sequence)
    // Out of whatever that began, and the line emptied; Ctrl-C would have the terminal drop output.
    try session.type("\u{7}\u{7}\u{1}\u{B}two\r")
    try session.see("the next line") { $0.lines.contains { $0.hasSuffix(" two>") } }
  }

  @Test("an arrow ends a search and moves on from what was found")
  func arrowInSearch() throws {
    let session = try Session()
    try session.type("first\r")
    try session.seeRow("<1 first>")
    try session.type("second\r")
    try session.seeRow("<2 second>")
    try session.type("\u{12}sec")
    try session.see("the search") { $0.lines.contains { $0.contains("i-search)`sec': second") } }
    try session.type("\u{1B}[A")
    try session.seeRow("probe> first")
    try session.type("\r")
    try session.seeRow("<3 first>")
  }

  @Test("a window of any size takes a line", arguments: [1, 2, 3, 5], [1, 2, 24])
  func smallWindows(columns: Int, rows: Int) throws {
    for environment in [[:], ["TERM": "dumb"]] {
      let session = try Session(environment: environment)
      try session.resize(columns: columns, rows: rows)
      try session.type("xxxx\u{15}quit\r")
      #expect(session.waitForStatus() == 0)
    }
  }

  @Test("a signal ends a run whose terminal takes nothing")
  func stoppedTerminal() throws {
    let session = try Session()
    try session.type("\u{13}")
    try session.type("screen 500\r")
    session.send(SIGTERM)
    #expect(session.waitForStatus() == 1_000 + Int(SIGTERM))
  }

  @Test(
    "letters beyond ASCII are typed and shown in every locale", arguments: ["C", "POSIX", "xx_YY"])
  func locales(locale: String) throws {
    let session = try Session(environment: ["LC_ALL": locale])
    try session.type("ağız 千\u{7F}東\r")
    try session.seeRow("<1 ağız 東>")
  }

  @Test("a count before a key has a limit")
  func counts() throws {
    let session = try Session()
    try session.type("\u{1B}999999999x\u{15}done\r")
    try session.seeRow("<1 done>")
  }

  @Test("an inputrc is obeyed, with the name of the program in conditions")
  func inputrc() throws {
    let text =
      "$if marquee\n\"\\C-o\": \"typed by a key\"\n$endif\n$if bash\n\"\\C-o\": \"no\"\n$endif\n"
    let folder = try TemporaryFolder()
    let path = try folder.write("inputrc", text)
    let session = try Session(environment: ["INPUTRC": path])
    try session.type("\u{F}\r")
    try session.seeRow("<1 typed by a key>")
  }
}

/// A history file that something else has been at.
@Suite("The history file of others")
struct ForeignHistoryTests {
  private func withFile(_ body: (String) throws -> Void) throws {
    let folder = try TemporaryFolder()
    try body(folder.path + "/history")
  }

  @Test("a pipe in its place is no wait")
  func pipe() throws {
    try withFile { path in
      try #require(mkfifo(path, 0o600) == 0)
      let session = try Session(environment: ["PROBE_HISTORY": path])
      try session.type("one\r")
      try session.seeRow("<1 one>")
    }
  }

  @Test("a last line without an end stays a line of its own")
  func noFinalNewline() throws {
    try withFile { path in
      let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
      try #require(file >= 0 && write(file, "old", 3) == 3)
      close(file)
      let session = try Session(environment: ["PROBE_HISTORY": path])
      try session.type("new\r")
      try session.seeRow("<1 new>")
      try session.type("\u{4}")
      #expect(session.waitForStatus() == 0)
      var bytes = [UInt8](repeating: 0, count: 64)
      let read = open(path, O_RDONLY)
      let count = Glibc.read(read, &bytes, bytes.count)
      close(read)
      #expect(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self) == "old\nnew\n")
    }
  }
}
