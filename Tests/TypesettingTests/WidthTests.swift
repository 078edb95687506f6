import Testing

@testable import Typesetting

@Suite struct WidthTests {
  @Test(
    "Known texts take the columns a terminal gives them",
    arguments: [
      ("", 0), ("The Matrix", 10), ("Amélie", 6), ("Ame\u{301}lie", 6), ("千と千尋の神隠し", 16),
      ("기생충", 6), ("\u{1100}\u{1161}\u{11A8}", 2), ("ｱﾆﾒ", 3), ("ＡＢ", 4), ("شهرزاد", 6),
      ("שָׁלוֹם", 4), ("ที่นี่", 2), ("हिन्दी", 5), ("👨‍👩‍👧‍👦", 2), ("🇹🇷", 2), ("🇹🇷🇯🇵", 4), ("1️⃣", 2),
      ("👍🏽", 2), ("❤️", 2), ("❤", 1), ("🏳️‍🌈", 2), ("😀", 2), ("…", 1), ("━╾─", 3), ("★", 1),
      ("a\u{200D}b", 2), ("\u{200B}", 0), ("\u{FEFF}x", 1),
    ])
  func known(text: String, columns: Int) {
    #expect(Width.of(text) == columns)
  }

  @Test("Control characters take no columns, since they are never written")
  func controls() {
    #expect(Width.of("a\u{0}\u{1B}b") == 2)
    #expect(Width.of("é\u{85}\u{9B}\u{7F}") == 1)
  }
}
