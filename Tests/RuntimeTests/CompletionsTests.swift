import Testing

@testable import Runtime

@Suite("Candidates in columns")
struct CompletionsTests {
  @Test("labels are read downwards and fit the window")
  func columns() {
    #expect(
      columned(["a", "bb", "ccc", "d"], columns: 12, rows: 9) == ["a    ccc", "bb   d"])
    #expect(columned(["alpha", "beta"], columns: 3, rows: 9) == ["alpha", "beta"])
  }

  @Test("what does not fit is counted")
  func cut() {
    let labels = (1...20).map { "n\($0)" }
    #expect(columned(labels, columns: 5, rows: 3) == ["n1", "n2", "… +18"])
    #expect(columned(labels, columns: 5, rows: 1).count == 1)
    #expect(columned(labels, columns: 5, rows: 0).isEmpty)
    #expect(columned([], columns: 5, rows: 3).isEmpty)
  }

  @Test("no window and no labels trap", arguments: [0, 1, 2, 3, 80], [0, 1, 2, 50])
  func sizes(columns: Int, rows: Int) {
    for count in 0...12 {
      let labels = (0..<count).map { String(repeating: "x", count: $0) }
      #expect(columned(labels, columns: columns, rows: rows).count <= max(rows, 0))
    }
  }

  @Test("text is cut by columns, escape sequences taking none")
  func clipping() {
    Process.useUTF8()
    #expect(clipped("\u{1B}[31mabc\u{1B}[0m", columns: 2) == "\u{1B}[31mab")
    #expect(clipped("日本語", columns: 5) == "日本")
    #expect(clipped("ab", columns: 0) == "")
    #expect(clipped("a\nb", columns: 9) == "a")
    #expect(displayedColumns("日本") == 4)
  }
}
