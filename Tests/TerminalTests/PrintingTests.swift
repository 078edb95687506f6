import Testing

@Suite("Printing while a line is typed")
struct PrintingTests {
  @Test("output appears above a half-typed line, which stays")
  func aboveTheLine() throws {
    let session = try Session()
    try session.type("later news\rhalf ü")
    try session.seeLast(["probe> later news", "probe> half ü"])
    session.poke()
    try session.seeLast(["probe> later news", "later news", "probe> half ü"])
    #expect(session.grid.column == 13)
    try session.type("!\r")
    try session.seeRow("<2 half ü!>")
  }

  @Test("a line over two rows at the bottom, the cursor in its middle, stays")
  func aboveAWrappedLine() throws {
    let session = try Session(columns: 20, rows: 6)
    try session.type("screen 9\rlater news\r")
    try session.seeLast(["probe> later news", "probe>"])
    try session.type("abcdefghijklmnopqrstuvwxyz\u{1B}[D\u{1B}[D")
    try session.see("the cursor in it") { $0.row == 5 && $0.column == 11 }
    session.poke()
    try session.seeLast(["later news", "probe> abcdefghijklm", "nopqrstuvwxyz"])
    try session.see("the cursor in it") { $0.row == 5 && $0.column == 11 }
    try session.type("!\r")
    try session.see("the line") { $0.lines.joined().contains("<3 abcdefghijklmnopqrstuvwx!yz>") }
  }

  @Test("a screen above the prompt is replaced in place, around a half-typed line")
  func replacing() throws {
    let session = try Session()
    try session.type("again fresh\rhalf")
    try session.seeLast(["row 1", "row 2", "row 3", "probe> half"])
    session.poke()
    try session.see("the new screen alone") {
      $0.written == ["probe> again fresh", "fresh", "last row", "probe> half"]
    }
  }

  @Test("a replaced screen comes in one synchronized write")
  func oneWrite() throws {
    let session = try Session()
    try session.type("again fresh\r")
    try session.seeLast(["row 3", "probe>"])
    let before = session.bytes.count
    session.poke()
    try session.seeLast(["last row", "probe>"])
    let text = String(decoding: session.bytes[before...], as: UTF8.self)
    #expect(text.hasPrefix("\u{1B}[?2026h") && text.hasSuffix("\u{1B}[?2026l"))
  }

  @Test("a screen whose top left the window is not replaced but printed again")
  func tooTallToReplace() throws {
    let session = try Session(rows: 6)
    try session.type("again 6\r")
    try session.seeLast(["row 6", "probe>"])
    session.poke()
    try session.seeLast(["row 5", "row 6", "6", "last row", "probe>"])
  }

  @Test("a line that grew and pushed the screen's top out keeps it from being replaced")
  func pushedOutByTheLine() throws {
    let session = try Session(columns: 20, rows: 6)
    try session.type("again 4\r")
    try session.seeLast(["row 4", "probe>"])
    try session.type(String(repeating: "x", count: 40))
    try session.seeLast(["row 4", "probe> xxxxxxxxxxxxx", "xxxxxxxxxxxxxxxxxxxx", "xxxxxxx"])
    try session.type("\u{15}")
    try session.seeLast(["row 4", "probe>"])
    session.poke()
    try session.seeLast(["row 4", "4", "last row", "probe>"])
  }

  @Test("after Ctrl-L nothing of what follows is drawn over something else")
  func afterClearing() throws {
    let session = try Session()
    try session.type("again fresh\r")
    try session.seeLast(["row 3", "probe>"])
    try session.type("half\u{C}")
    try session.see("a cleared screen") { $0.written == ["probe> half"] && $0.row == 0 }
    session.poke()
    try session.see("the new screen") { $0.written == ["fresh", "last row", "probe> half"] }
  }

  @Test("a prompt changes around the half-typed line")
  func changingPrompt() throws {
    let session = try Session()
    try session.type("prompt new\rhalf")
    try session.seeRow("probe> half")
    session.poke()
    try session.seeLast(["new> half"])
  }

  @Test("hints stand beneath the line, at the bottom as well, until the line changes or ends")
  func hints() throws {
    let session = try Session(columns: 30, rows: 6)
    try session.type("screen 9\rhint ab")
    let wide = String(String(repeating: "wide", count: 10).prefix(29))
    try session.seeLast(["row 9", "probe> hint ab", "first of hint ab", "second", wide])
    #expect(session.grid.column == 14)
    try session.type("\u{1B}[D")
    try session.see("hints around a moving cursor") { $0.column == 13 && $0.written.last == wide }
    try session.type("\u{1B}[C\r")
    try session.seeLast(["probe> hint ab", "<2 hint ab>", "probe>"])
  }

  @Test("hints stay beneath when output comes, and go when the line is another")
  func hintsAndOutput() throws {
    let session = try Session()
    try session.type("later news\rhint a")
    try session.see("hints") { $0.lines.contains("second") }
    session.poke()
    try session.see("hints beneath the news") {
      Array($0.written.prefix(5))
        == ["probe> later news", "later news", "probe> hint a", "first of hint a", "second"]
    }
    try session.type("\u{15}x")
    try session.seeLast(["later news", "probe> x"])
  }
}

@Suite("A window that changes")
struct ResizeTests {
  @Test("the size is told and the half-typed line stays")
  func resizing() throws {
    let session = try Session()
    try session.type("half")
    try session.seeRow("probe> half")
    try session.resize(columns: 33, rows: 9)
    try session.seeLast(["[33x9]", "probe> half"])
    try session.resize(columns: 100, rows: 40)
    try session.seeLast(["[33x9]", "[100x40]", "probe> half"])
    try session.type("!\r")
    try session.seeRow("<1 half!>")
  }

  @Test("a window one column wide and back is survived")
  func toOneColumn() throws {
    let session = try Session()
    try session.type("half")
    try session.seeRow("probe> half")
    try session.resize(columns: 1, rows: 1)
    try session.see("the size") { ($0.scrolledOff.suffix(20).joined()).contains("[1x1]") }
    try session.resize(columns: 60, rows: 12)
    try session.seeLast(["[60x12]", "probe> half"])
  }
}
