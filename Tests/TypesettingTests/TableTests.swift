import Testing

@testable import Typesetting

@Suite struct TableTests {
  private let films = Table(
    [
      .init(.fitting(minimum: 2, maximum: 4), .trailing, importance: 9),
      .init(.fitting(minimum: 6, maximum: 40), importance: 10),
      .init(.fixed(4), importance: 3),
      .init(.fixed(3), .trailing, importance: 5),
    ],
    rows: [
      [Line("1", .number), Line("The Matrix", .link), Line("1999", .muted), Line("8.2")],
      [Line("12", .number), Line("千と千尋の神隠し", .link), Line("2001", .muted), Line("8.5")],
      [Line("3", .number), Line("Amélie 👨‍👩‍👧‍👦", .link), Line("2001", .muted)],
    ])

  private func text(_ table: Table, _ width: Int) -> [String] {
    table.lines(width: width).map(\.text)
  }

  @Test("Cells line up behind text of any script")
  func aligned() {
    #expect(
      text(films, 60) == [
        " 1  The Matrix        1999  8.2",
        "12  千と千尋の神隠し  2001  8.5",
        " 3  Amélie 👨‍👩‍👧‍👦         2001",
      ])
  }

  @Test("The widest column shrinks first, then the least important is left out")
  func narrow() {
    #expect(
      text(films, 26) == [
        " 1  The Matrix   1999  8.2",
        "12  千と千尋の…  2001  8.5",
        " 3  Amélie 👨‍👩‍👧‍👦    2001",
      ])
    #expect(text(films, 15)[0] == " 1  The M…  8.2")
    #expect(text(films, 12)[0] == " 1  The Mat…")
    #expect(text(films, 7)[0] == "The Ma…")
    #expect(text(films, 1) == ["…", "…", "…"])
  }

  @Test("A wrapped cell goes on under itself, beside a label that stands once")
  func wrapped() {
    let table = Table(
      [.init(.fitting(minimum: 4, maximum: 12)), .init(.filling(minimum: 8), isWrapped: true)],
      rows: [
        [Line("Genres", .label), Line("Action, Science Fiction")], [Line("Year"), Line("1999")],
      ])
    #expect(
      text(table, 18) == ["Genres  Action,", "        Science", "        Fiction", "Year    1999"])
  }

  @Test("A filling column takes what is left, so that what follows stands at the right")
  func filling() {
    let table = Table(
      [.init(.filling(minimum: 4)), .init(.fixed(3), .trailing)],
      rows: [[Line("ab"), Line("8.2")], [Line("abc"), Line("10")]])
    #expect(text(table, 12) == ["ab       8.2", "abc       10"])
  }

  @Test("Headings stand above their columns, and a column without content takes no space")
  func headings() {
    let table = Table(
      [
        .init(heading: "Name"), .init(.fixed(9)),
        .init(.fitting(minimum: 3, maximum: 10), .trailing, heading: "Votes"),
      ],
      rows: [[Line("a"), .empty, Line("12,345")]])
    #expect(text(table, 40) == ["Name   Votes", "a     12,345"])
    #expect(table.lines(width: 40)[0].spans.allSatisfy { $0.role == .heading })
  }

  @Test("No table is wider than asked")
  func random() {
    var source = TextSource(seed: 11)
    for _ in 0..<600 {
      let columns = (0..<Int.random(in: 1...5, using: &source.random)).map { _ in
        let number = Int.random(in: -2...12, using: &source.random)
        let sizes: [Table.Column.Size] = [
          .fixed(number), .fitting(minimum: number, maximum: number + 5), .filling(minimum: number),
          .fitting(minimum: .max, maximum: .max), .fixed(.max),
        ]
        return Table.Column(
          sizes.randomElement(using: &source.random) ?? .fixed(1),
          Bool.random(using: &source.random) ? .leading : .trailing,
          importance: number, isWrapped: Bool.random(using: &source.random))
      }
      let rows = (0..<3).map { _ in columns.map { _ in Line(source.text()) } }
      let width = Int.random(in: 1...40, using: &source.random)
      let gap = Int.random(in: 0...3, using: &source.random)
      let lines = Table(columns, rows: rows, gap: gap).lines(width: width)
      #expect(lines.allSatisfy { $0.width <= width })
    }
  }
}

@Suite struct FlowTests {
  @Test("Short items stand in columns, read downwards")
  func columns() {
    let items = ["feed", "discover", "profile", "search", "people"].map { Line($0) }
    #expect(items.inColumns(width: 80).map(\.text) == ["feed  discover  profile  search  people"])
    #expect(
      items.inColumns(width: 26).map(\.text) == ["feed      profile  people", "discover  search"])
    #expect(items.inColumns(width: 4).map(\.text) == ["feed", "dis…", "pro…", "sea…", "peo…"])
    #expect([Line]().inColumns(width: 10).isEmpty)
  }

  @Test("Flowing items break between items")
  func flowed() {
    let items = ["Action", "Science Fiction", "Drama"].map { Line($0, .tag) }
    #expect(items.flowed(to: 80).map(\.text) == ["Action, Science Fiction, Drama"])
    #expect(items.flowed(to: 20).map(\.text) == ["Action,", "Science Fiction,", "Drama"])
    #expect(
      items.flowed(to: 24, indent: 2).map(\.text) == ["Action, Science Fiction,", "  Drama"])
    #expect(
      items.flowed(to: 24, separator: " · ").map(\.text) == ["Action · Science Fiction", "Drama"])
  }

  @Test("No flow is wider than asked")
  func random() {
    var source = TextSource(seed: 13)
    for _ in 0..<600 {
      let items = (0..<Int.random(in: 0...12, using: &source.random)).map { _ in
        Line(source.text())
      }
      let width = Int.random(in: 1...30, using: &source.random)
      #expect(items.inColumns(width: width).allSatisfy { $0.width <= width })
      #expect(items.flowed(to: width, indent: 3).allSatisfy { $0.width <= width })
    }
  }
}

@Suite struct BarTests {
  @Test(
    "A bar reads without color",
    arguments: [
      (0.0, "──────────"), (0.001, "╾─────────"), (0.5, "━━━━━─────"), (0.74, "━━━━━━━╾──"),
      (0.999, "━━━━━━━━━╾"), (1.0, "━━━━━━━━━━"), (7.0, "━━━━━━━━━━"), (-1.0, "──────────"),
      (Double.nan, "──────────"), (Double.infinity, "━━━━━━━━━━"),
    ])
  func bars(fraction: Double, text: String) {
    #expect(Bar(fraction).line.text == text)
  }

  @Test("A bar has the width it was given")
  func widths() {
    for columns in 0...20 { #expect(Bar(0.3, columns: columns).line.width == columns) }
    #expect(Bar(0.5, columns: -3).line.isEmpty)
    #expect(Bar(0.5, columns: .max).line.width == Bar.maximumColumns)
  }
}
