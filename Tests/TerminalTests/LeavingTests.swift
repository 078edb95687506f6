import Glibc
import TestSupport
import Testing

@Suite("Signals, stops and ends")
struct LeavingTests {
  @Test(
    "a signal ends the run with the terminal as it was found, and the half-typed line is not run",
    arguments: [SIGTERM, SIGHUP, SIGQUIT])
  func terminated(signal: Int32) throws {
    let session = try Session()
    try session.type("half")
    try session.seeRow("probe> half")
    #expect(!session.isCooked)
    session.send(signal)
    #expect(session.waitForStatus() == 1_000 + Int(signal))
    #expect(session.isCooked)
    #expect(session.grid.written == ["[signal \(signal)]"])
  }

  @Test("a window that is closed ends the run")
  func hangUp() throws {
    let session = try Session()
    try session.type("half")
    try session.seeRow("probe> half")
    session.hangUp()
    let status = session.waitForStatus()
    #expect(status == 1_000 + Int(SIGHUP) || status == 0)
  }

  @Test("a crash gives the terminal back")
  func crash() throws {
    let session = try Session()
    try session.type("crash\r")
    try session.seeLast(["probe> crash", "probe>"])
    #expect(!session.isCooked)
    session.poke()
    #expect(session.waitForStatus() == 1_000 + Int(SIGTRAP))
    #expect(session.isCooked)
  }

  @Test("a stack that runs over gives the terminal back as well")
  func overflow() throws {
    let session = try Session()
    try session.type("overflow\r")
    try session.seeLast(["probe> overflow", "probe>"])
    session.poke()
    #expect(session.waitForStatus() == 1_000 + Int(SIGSEGV))
    #expect(session.isCooked)
  }

  @Test("Ctrl-Z stops with the terminal as it was found; in the foreground again the line is back")
  func stopping() throws {
    let session = try Session()
    try session.type("half")
    try session.seeRow("probe> half")
    try session.type("\u{1A}")
    #expect(session.waitForStatus() == 2_000 + Int(SIGTSTP))
    #expect(session.isCooked)
    session.bringBack()
    try session.seeLast(["[continued]", "probe> half"])
    #expect(!session.isCooked)
    try session.type("!\r")
    try session.seeRow("<1 half!>")
  }
}

@Suite("Pasting")
struct PasteTests {
  private func pasted(_ text: String) -> String { "\u{1B}[200~\(text)\u{1B}[201~" }

  @Test("several pasted lines are entered in order")
  func inOrder() throws {
    let session = try Session()
    try session.type(pasted("one\r\ntwo\nthree") + "\r")
    try session.see("all three") { grid in
      grid.written.suffix(5) == ["<1 one>", "probe> two", "<2 two>", "probe> three", "<3 three>"]
        || grid.written.suffix(6)
          == ["<1 one>", "probe> two", "<2 two>", "probe> three", "<3 three>", "probe>"]
    }
  }

  @Test("a pasted line waits while the one before is loading")
  func waiting() throws {
    let session = try Session()
    try session.type(pasted("load one\ntwo") + "\r")
    try session.seeLast(["loading", "probe>"])
    session.poke()
    try session.seeLast(["loading", "loaded one", "probe> two", "<2 two>", "probe>"])
  }

  @Test("Ctrl-C drops what is left of a paste")
  func dropping() throws {
    let session = try Session()
    try session.type(pasted("load one\ntwo") + "\r")
    try session.seeLast(["loading", "probe>"])
    try session.type("\u{3}")
    try session.seeLast(["[interrupted]", "probe>"])
    session.poke()
    try session.type("three\r")
    try session.see("no second line") { $0.lines.contains("<3 three>") }
    #expect(!session.grid.lines.contains("<2 two>"))
  }

  @Test("a paste without an end can be left by a signal")
  func withoutEnd() throws {
    let session = try Session()
    try session.seeRow("probe>")
    try session.type("\u{1B}[200~abc")
    session.send(SIGTERM)
    #expect(session.waitForStatus() == 1_000 + Int(SIGTERM))
    #expect(session.isCooked)
  }
}

@Suite("The history file")
struct HistoryTests {
  @Test("lines come back in the next run, from a file for its owner alone")
  func nextRun() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/deep/history"
    let first = try Session(environment: ["PROBE_HISTORY": path])
    try first.type("\u{1B}[200~one\ntwo\u{1B}[201~\r")
    try first.seeRow("<2 two>")
    try first.type("quit\r")
    #expect(first.waitForStatus() == 0)
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o600)

    let second = try Session(environment: ["PROBE_HISTORY": path])
    try second.seeRow("probe>")
    try second.type("\u{1B}[A\u{1B}[A\r")
    try second.seeRow("<1 two>")
  }

  @Test("a place that cannot be written is no error", arguments: ["/proc/none/history", "/", ""])
  func unwritable(path: String) throws {
    let session = try Session(environment: ["PROBE_HISTORY": path])
    try session.type("one\r")
    try session.seeRow("<1 one>")
    try session.type("\u{1B}[A\r")
    try session.seeRow("<2 one>")
  }
}
