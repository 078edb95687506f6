import Catalog
import Testing

@Suite("Folding makes alike what a person would type alike")
struct FoldingTests {
  @Test(
    arguments: [
      ("İstanbul", "istanbul"), ("ISTANBUL", "istanbul"), ("ıstanbul", "istanbul"),
      ("I\u{307}stanbul", "istanbul"), ("Amélie", "amelie"), ("Ame\u{301}lie", "amelie"),
      ("Yüzüklerin Efendisi: İki Kule", "yuzuklerin efendisi iki kule"),
      ("Straße", "strasse"), ("STRAẞE", "strasse"), ("Ærø", "aero"), ("Œuvre", "oeuvre"),
      ("Þór", "thor"), ("Łódź", "lodz"), ("Đorđe", "dorde"),
      ("Naruto Shippūden", "naruto shippuden"),
      ("Ocean's Eleven", "oceans eleven"), ("Ocean’s Eleven", "oceans eleven"),
      ("Fast & Furious", "fast and furious"), ("Spider-Man", "spider man"), ("WALL·E", "wall e"),
      ("  The   Matrix! ", "the matrix"), ("Ёлки", "елки"), ("Αθήνα", "αθηνα"),
      ("ＡＢＣ１", "abc1"), ("千と千尋の神隠し", "千と千尋の神隠し"), ("기생충", "기생충"),
      ("", ""), ("!?", ""), ("8½", "8½"), ("Việt Nam", "viet nam"), ("a\u{200D}b", "ab"),
    ])
  func aTextFolds(_ text: String, _ expected: String) {
    #expect(text.folded == expected)
    #expect(text.folded.folded == expected)
  }

  @Test func everyScalarFoldsToSomethingThatStays() {
    for value in UInt32(0)...0x2FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let folded = String(scalar).folded
      if folded.folded != folded { Issue.record("U+\(String(value, radix: 16)) \(folded)") }
    }
  }
}
