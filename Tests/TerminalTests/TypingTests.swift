import Glibc
import TestSupport
import Testing

@Suite("Typing on a real terminal")
struct TypingTests {
  @Test("a line is taken as it was typed, in any script, though the locale is C")
  func linesInAnyScript() throws {
    let session = try Session()
    try session.type("héllo 日本\r")
    try session.seeLast(["probe> héllo 日本", "<1 héllo 日本>", "probe>"])
    try session.type("日本\u{7F}!\r")
    try session.seeRow("<2 日!>")
    #expect(session.grid.unknown.isEmpty)
  }

  @Test("keys arrive as bytes that are no UTF-8 and the line is repaired")
  func invalidBytes() throws {
    let session = try Session()
    try session.type(bytes: Array("a".utf8) + [0xFF] + Array("b\r".utf8))
    try session.see("a repaired line") { $0.lines.contains("<1 a\u{FFFD}b>") }
  }

  @Test("control characters in a typed line are taken out")
  func controlCharacters() throws {
    let session = try Session()
    try session.type("\u{16}\u{1B}[31mred\u{16}\u{7} one\r")
    try session.seeRow("<1 red one>")
  }

  @Test("Ctrl-C drops the half-typed line and stays")
  func interruptDropsTheLine() throws {
    let session = try Session()
    try session.type("half")
    try session.seeRow("probe> half")
    try session.type("\u{3}")
    try session.seeLast(["[interrupted]", "probe>"])
    try session.type("whole\r")
    try session.seeRow("<1 whole>")
  }

  @Test("Ctrl-C ends a search through the history")
  func interruptEndsSearch() throws {
    let session = try Session()
    try session.type("first\r")
    try session.seeRow("<1 first>")
    try session.type("\u{12}fir")
    try session.see("the search") { $0.lines.contains { $0.contains("reverse-i-search") } }
    try session.type("\u{3}")
    try session.seeLast(["[interrupted]", "probe>"])
    try session.type("second\r")
    try session.seeRow("<2 second>")
  }

  @Test("Ctrl-D leaves the terminal as it was found", arguments: ["xterm-256color", "dumb"])
  func endOfInput(term: String) throws {
    let session = try Session(environment: ["TERM": term])
    try session.seeRow("probe>")
    #expect(!session.isCooked)
    try session.type("\u{4}")
    #expect(session.waitForStatus() == 0)
    #expect(session.isCooked)
    #expect(session.grid.written == ["probe>", "[end]"])
  }

  @Test("Ctrl-D behind text ends nothing")
  func endOfInputBehindText() throws {
    let session = try Session()
    try session.type("ab\u{4}c\r")
    try session.seeRow("<1 abc>")
  }

  @Test("quit leaves the terminal as it was found")
  func quit() throws {
    let session = try Session()
    try session.type("quit\r")
    #expect(session.waitForStatus() == 0)
    #expect(session.isCooked)
  }

  @Test("a pasted line of 200,000 characters is refused in a sentence, and the next one works")
  func hugePaste() throws {
    let session = try Session()
    try session.seeRow("probe>")
    try session.type("\u{1B}[200~" + String(repeating: "x", count: 200_000) + "\u{1B}[201~\r")
    try session.seeRow("line 1: over 65536 bytes")
    try session.type("next\r")
    try session.seeRow("<2 next>")
  }

  @Test("a line typed over many rows is taken whole")
  func longLine() throws {
    let session = try Session(columns: 20, rows: 6)
    let text = String(repeating: "abcdefghi ", count: 60)
    try session.type(text + "\r")
    let row = "hi abcdefghi abcdefg"
    try session.seeLast([row, row, row, "hi >", "probe>"])
    let all = session.grid.scrolledOff.joined() + session.grid.lines.prefix(5).joined()
    #expect(all.contains("<1 " + text))
  }

  @Test("a terminal one column wide takes lines")
  func oneColumn() throws {
    let session = try Session(columns: 1, rows: 8)
    try session.type("ab\r")
    try session.see("the prompt again") { grid in
      let shown = grid.scrolledOff.joined() + grid.lines.joined()
      return shown.filter { $0 != " " }.contains("<1ab>probe>")
    }
  }

  @Test("a dumb terminal gets no escape sequence")
  func dumbTerminal() throws {
    let session = try Session(environment: ["TERM": "dumb"])
    try session.type("later on\r")
    try session.type("hint ha")
    try session.seeRow("probe> hint ha")
    session.poke()
    try session.seeLast(["later on", "probe> hint ha"])
    try session.type("lf\rop\t")
    try session.seeLast(["<2 hint half>", "open       open-all", "probe> open"])
    let colors = ["\u{1B}[36m", "\u{1B}[0m"]
    var text = String(decoding: session.bytes, as: UTF8.self)
    for color in colors { text = text.split(separator: color).joined() }
    #expect(!text.contains("\u{1B}"))
  }

  @Test("an inputrc is obeyed, with its part for marquee")
  func inputrc() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "inputrc", "$if marquee\n\"\\C-t\": \"from inputrc\"\n$endif\n")
    let session = try Session(environment: ["INPUTRC": path])
    try session.type("\u{14}\r")
    try session.seeRow("<1 from inputrc>")
  }
}

@Suite("Completion on a real terminal")
struct CompletionTests {
  @Test("Tab completes what is unambiguous")
  func unambiguous() throws {
    let session = try Session()
    try session.type("sc\t5\r")
    try session.seeRow("row 5")
    try session.type("spä\tx\r")
    try session.seeRow("<2 später x>")
  }

  @Test("candidates stand beneath the line until the next key, with their labels")
  func list() throws {
    let session = try Session()
    try session.type("find \t")
    try session.seeLast(["probe> find", "The Matrix (1999)  Matrix Reloaded    千と千尋"])
    #expect(session.grid.column == 12)
    try session.type("T")
    try session.seeLast(["probe> find T"])
  }

  @Test("what candidates do not share takes nothing away")
  func keepsWhatWasTyped() throws {
    let session = try Session()
    try session.type("find matr\t!\r")
    try session.seeRow("<1 find matr!>")
  }

  @Test("candidates show at the bottom of the window and its text comes back")
  func atTheBottom() throws {
    let session = try Session(rows: 5)
    try session.type("screen 10\rop\t")
    try session.seeLast(["row 10", "probe> open", "open       open-all"])
    try session.type("-\t7\r")
    try session.seeRow("<2 open-all 7>")
  }
}
