import Catalog
import Testing

@Suite struct SearchQueryTests {
  private func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }

  @Test func `a query's text is composed`() {
    #expect(scalars(SearchQuery(text: "ame\u{301}lie").text) == scalars("am\u{E9}lie"))
    #expect(scalars("\u{1112}\u{1161}\u{11AB}".normalizedToNFC) == [0xD55C])
    #expect(scalars("\u{212B}\u{2126}".normalizedToNFC) == [0xC5, 0x3A9])
    #expect(scalars("I\u{307}".normalizedToNFC) == [0x130])
    #expect("plain".normalizedToNFC == "plain")
  }

  @Test func `control characters and overrides of direction do not survive`() {
    #expect(
      SearchQuery(text: " a\u{0}b\u{1B}[2J\u{9B}\u{7F}c\u{202E}\u{2066}d\n").text == "abcd")
    #expect(SearchQuery(text: "\t\u{2029} ").text.isEmpty)
  }

  @Test func `a text is no longer than 256 scalars, and its one form is kept as it is`() {
    let text = SearchQuery(text: String(repeating: "é \u{2000}", count: 1000)).text
    #expect(text.unicodeScalars.count <= 256)
    #expect(scalars(SearchQuery(text: text).text) == scalars(text))
  }

  private static let names: [(String, String, Int, Bool)] = [
    ("dune 1984", "dune", 1984, false), ("The Matrix (1999)", "The Matrix", 1999, true),
    (" Amélie ,  [2001] ", " Amélie", 2001, true),
    ("blade runner 2049", "blade runner", 2049, false),
    ("1984 1956", "1984", 1956, false), ("a 1870", "a", 1870, false), ("a 2100", "a", 2100, false),
  ]

  @Test(arguments: names)
  func `a year behind a name is told from it`(
    text: String, name: String, year: Int, isBracketed: Bool
  ) throws {
    let dated = try #require(DatedName(text))
    #expect(dated.name == name && dated.year == year && dated.isBracketed == isBracketed)
  }

  @Test(arguments: [
    "1917", "(1999)", " 2012", "ocean's 8", "2001: a space odyssey", "a 1869", "a 2101", "a 02012",
    "a (99)", "a 19 99", "a (1999", "a １９９９", "", ", 1999", "matrix",
  ])
  func `what is no year, or has nothing before it, stays in the name`(text: String) {
    #expect(DatedName(text) == nil)
  }

  @Test func `a search is read with its year, and without`() {
    typealias Readings = SearchQuery.Readings
    let plain = SearchQuery(text: "dune")
    #expect(plain.readings == Readings(whole: plain))
    let dated = SearchQuery(text: "dune", year: 1984)
    #expect(dated.readings == Readings(dated: dated, undated: plain))
    let behind = SearchQuery(text: "dune 1984")
    #expect(behind.readings == Readings(whole: behind, dated: dated, undated: plain))
    #expect(
      SearchQuery(text: "dune (1984)").readings == Readings(dated: dated, undated: plain))
    let film = SearchQuery(text: "dune 1984", kind: .movie)
    #expect(
      film.readings
        == Readings(
          whole: film, dated: SearchQuery(text: "dune", kind: .movie, year: 1984),
          undated: SearchQuery(text: "dune", kind: .movie)))
    // People and companies have no year.
    let person = SearchQuery(text: "ann 1984", kind: .person)
    #expect(person.readings == Readings(whole: person))
  }
}
