import Testing

@Suite("A line that wears a look")
struct TypedLookTests {
  /// The probe with a prompt in white on blue (44), whose line is yellow on it.
  private func worn(columns: Int = 30, rows: Int = 8) throws -> Session {
    let session = try Session(columns: columns, rows: rows)
    try session.type("wear\r")
    session.poke()
    try session.type("\u{15}")
    try session.seeLast(["worn>"])
    return session
  }

  /// The rows whose cells all have the line's ground, and that no other row has any of it.
  private func painted(_ grid: Grid) -> [Int]? {
    var rows: [Int] = []
    for (row, grounds) in grid.grounds.enumerated() {
      if grounds.allSatisfy({ $0 == "44" }) {
        rows.append(row)
      } else if grounds.contains("44") {
        return nil
      }
    }
    return rows
  }

  private func row(of text: String, in grid: Grid) -> Int { grid.lines.lastIndex(of: text) ?? -1 }

  @Test("the whole row of the line is painted, and what is printed is not")
  func wholeRow() throws {
    let session = try worn()
    try session.see("a painted row") { painted($0) == [row(of: "worn>", in: $0)] }
    #expect(session.grid.column == 6)
    try session.type("hallo\u{1B}[D\u{1B}[D!")
    try session.see("the typed text in it") { painted($0) == [row(of: "worn> hal!lo", in: $0)] }
    #expect(session.grid.column == 10)
    try session.type("\r")
    try session.see("what is printed, the entered line and the next one") { grid in
      let rows = ["worn> hal!lo", "worn>"].map { row(of: $0, in: grid) }
      return painted(grid) == rows && grid.lines.contains("<2 hal!lo>")
    }
    #expect(session.grid.unknown.isEmpty)
  }

  @Test("a line of several rows is painted to the end of its last, and gives them back")
  func severalRows() throws {
    let session = try worn(columns: 20, rows: 6)
    try session.type(String(repeating: "a", count: 16))
    try session.see("two rows") { grid in
      let last = row(of: "aa", in: grid)
      return last > 0 && painted(grid) == [last - 1, last]
    }
    try session.type("\u{7F}\u{7F}\u{7F}")
    try session.see("one row again") { grid in
      painted(grid) == [row(of: "worn> aaaaaaaaaaaaa", in: grid)]
    }
    try session.type("\u{15}")
    try session.see("an empty line") { painted($0) == [row(of: "worn>", in: $0)] }
  }

  @Test("at the bottom of the window what scrolls in behind the line is not painted")
  func scrolling() throws {
    let session = try worn(rows: 5)
    try session.type("screen 9\r")
    try session.seeLast(["row 9", "worn>"])
    #expect(painted(session.grid) == [4])
    try session.type("x\ry\r")
    try session.seeLast(["worn> y", "<4 y>", "worn>"])
    #expect(painted(session.grid) == [0, 2, 4])
  }

  @Test("candidates and hints beneath the line are not painted")
  func beneath() throws {
    let session = try worn()
    try session.type("open\t")
    try session.see("candidates") { grid in
      grid.lines.contains { $0.contains("open-all") }
        && painted(grid) == [row(of: "worn> open", in: grid)]
    }
    try session.type("\u{15}hint a")
    try session.see("hints") { grid in
      grid.lines.contains("second") && painted(grid) == [row(of: "worn> hint a", in: grid)]
    }
    try session.type("\u{7F}")
    try session.see("no hints") { grid in
      painted(grid) == [row(of: "worn> hint", in: grid)]
    }
  }

  @Test("a search through the history, Ctrl-C and Ctrl-L keep the line painted and nothing else")
  func otherPrompts() throws {
    let session = try worn()
    try session.type("first\r")
    try session.seeLast(["<2 first>", "worn>"])
    try session.type("\u{12}fi")
    try session.see("a search") { grid in
      guard let row = grid.lines.lastIndex(where: { $0.contains("i-search") }) else { return false }
      return painted(grid)?.contains(row) == true
    }
    try session.type("\u{7}half")
    try session.see("the line") { painted($0)?.last == row(of: "worn> half", in: $0) }
    try session.type("\u{3}")
    try session.see("an interrupt") {
      $0.lines.contains("[interrupted]") && painted($0)?.last == row(of: "worn>", in: $0)
    }
    try session.type("\u{C}")
    try session.see("a cleared window") { $0.written == ["worn>"] && painted($0) == [0] }
  }

  @Test("another window size paints the line anew")
  func resizing() throws {
    let session = try worn()
    try session.type("half")
    try session.see("the line") { painted($0) == [row(of: "worn> half", in: $0)] }
    try session.resize(columns: 44, rows: 10)
    try session.see("the line to the new edge") { grid in
      grid.lines.contains("[44x10]") && painted(grid)?.last == row(of: "worn> half", in: grid)
    }
  }

  @Test("a prompt without a look paints nothing, and the end of the run leaves nothing painted")
  func leaving() throws {
    let session = try worn()
    try session.type("\u{4}")
    #expect(session.waitForStatus() == 0)
    #expect(painted(session.grid) == [row(of: "worn>", in: session.grid)])
    let last = session.bytes.suffix(40)
    #expect(String(decoding: last, as: UTF8.self).contains("\u{1B}[0m"))
    let bare = try Session()
    try bare.type("text\r")
    try bare.seeLast(["<1 text>", "probe>"])
    #expect(bare.grid.grounds.allSatisfy { $0.allSatisfy(\.isEmpty) })
  }

  @Test("what is typed has the theme's ground, and in the theme system the terminal's own")
  func themes() throws {
    let folder = try DataFolder()
    let session = try Session(
      "marquee", prompt: "›", columns: 60, rows: 12,
      environment: [
        "LANG": "en_US.UTF-8", "HOME": "/nonexistent", "XDG_DATA_HOME": folder.path,
        "COLORTERM": "truecolor",
      ], arguments: ["--theme", "dark"], folder: folder)
    try session.type("lin")
    try session.see("a dark line") { grid in
      let row = row(of: "feed › lin", in: grid)
      return row >= 0 && grid.grounds[row].allSatisfy { $0 == "2;21;22;26" }
    }
    try session.type("\u{15}theme system\r")
    try session.see("a bare line") { grid in
      let row = row(of: "feed ›", in: grid)
      return grid.written.last == "feed ›" && grid.grounds[row].allSatisfy(\.isEmpty)
    }
  }
}
