import Gallery
import Testing

@Suite struct LineDifferenceTests {
  @Test func `the same text has no difference`() {
    #expect(LineDifference(from: "a\nb", to: "a\nb") == nil)
    #expect(LineDifference(from: "", to: "") == nil)
  }

  @Test func `a changed line stands between the lines around it`() throws {
    let difference = try #require(
      LineDifference(from: "1\n2\n3\n4\n5\n6\n7\n8", to: "1\n2\n3\nx\n5\n6\n7\n8", context: 1))
    #expect(
      difference.rows == [
        .skipped(count: 2), .kept("3"), .removed("4"), .added("x"), .kept("5"),
        .skipped(count: 3),
      ])
    #expect(
      difference.description == """
            … 2 lines as before
            3
          - 4
          + x
            5
            … 3 lines as before
        """)
  }

  @Test func `lines that were added or taken away at the ends are seen`() throws {
    let added = try #require(LineDifference(from: "a", to: "a\nb\n"))
    #expect(added.rows == [.kept("a"), .added("b"), .added("")])
    let removed = try #require(LineDifference(from: "a\nb\n", to: "b\n"))
    #expect(removed.rows == [.removed("a"), .kept("b"), .kept("")])
  }

  @Test func `applied to the first text it gives the second`() throws {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      func text() -> String {
        (0..<Int.random(in: 1...20, using: &generator)).map { _ in
          ["a", "b", "c", ""].randomElement(using: &generator) ?? ""
        }.joined(separator: "\n")
      }
      let (first, second) = (text(), text())
      guard let difference = LineDifference(from: first, to: second, context: 20) else { continue }
      var old: [String] = []
      var new: [String] = []
      for row in difference.rows {
        switch row {
        case .kept(let line):
          old.append(line)
          new.append(line)
        case .removed(let line): old.append(line)
        case .added(let line): new.append(line)
        case .skipped: Issue.record("nothing is too far to be shown")
        }
      }
      #expect(old.joined(separator: "\n") == first)
      #expect(new.joined(separator: "\n") == second)
    }
  }

  @Test func `spaces at the end of a line are shown, those within it are not`() {
    #expect("a b  \n  \nc\n".showingTrailingSpaces == "a b··\n··\nc\n")
  }
}
