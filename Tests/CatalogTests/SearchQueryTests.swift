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
}
