import Catalog
import Testing

@Suite struct SanitizingTests {
  @Test(
    "Text that is only text stays as it is",
    arguments: [
      "", "The Matrix", "Amélie", "Хроники", "千と千尋の神隠し", "기생충", "שלום", "شهرزاد",
      "می‌خواهم", "👨‍👩‍👧‍👦 🇹🇷 ❤️ 👍🏽", "a – b “c” … it’s", "İstanbul’da ılık",
    ])
  func untouched(text: String) {
    #expect(text.sanitized() == text)
    #expect(text.sanitized(keepingLines: true) == text)
  }

  @Test(
    "Whatever could command a terminal is taken out",
    arguments: [
      ("a\u{1B}[31mred\u{1B}[0m", "ared"), ("a\u{1B}]0;title\u{7}b", "ab"),
      ("a\u{1B}]8;;http://x\u{1B}\\b", "ab"), ("a\u{1B}P1;2|data\u{9C}b", "ab"),
      ("a\u{9B}2Jb", "ab"), ("a\u{9D}0;t\u{9C}b", "ab"), ("a\u{1B}(0b", "ab"),
      ("a\u{1B}cb", "ab"), ("a\u{1B}", "a"), ("a\u{1B}[", "a"), ("a\u{7F}\u{8}\u{0}b", "ab"),
      ("a\u{202E}b\u{202C}c\u{2066}d\u{2069}", "abcd"), ("a\u{200B}b\u{FEFF}\u{AD}c", "abc"),
      ("é\u{85}f", "é f"), ("a\u{34F}b", "ab"), ("千\u{2060}と", "千と"), ("\u{E0041}x\u{FFFE}", "x"),
    ])
  func commands(text: String, clean: String) {
    #expect(text.sanitized() == clean)
  }

  @Test("A text is cleaned the same with a look at each sign as with one at its bytes")
  func ways() throws {
    for value in UInt32(0xA0)...0xFFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = "x\(scalar)x"
      // The bell has every sign looked at, and goes.
      guard text.sanitized() != (text + "\u{7}").sanitized() else { continue }
      Issue.record("U+\(String(value, radix: 16))")
    }
  }

  @Test("A sequence that does not end cannot hide the text after it")
  func unterminated() {
    #expect("a\u{1B}]0;the rest of it".sanitized() == "a0;the rest of it")
    #expect("a\u{1B}[12é".sanitized() == "a12é")
  }

  @Test("Line breaks become spaces, or stay as paragraphs when they are kept")
  func lines() {
    let text = " One\r\ntwo\tthree \n\n\n\n four\u{2028}five\r "
    #expect(text.sanitized() == "One two three      four five")
    #expect(text.sanitized(keepingLines: true) == "One\ntwo three\n\n four\nfive")
  }

  @Test("A text longer than the limit is cut")
  func limit() {
    #expect(String(repeating: "x", count: 50).sanitized(limit: 20).utf8.count == 20)
    #expect(String(repeating: "日", count: 50).sanitized(limit: 20).count == 20)
    #expect("abc".sanitized(limit: 0) == "")
  }

  @Test("Many sequences that never end are read quickly, and random text stays clean")
  func hostile() {
    let text = String(repeating: "\u{1B}]", count: 5_000)
    #expect(text.sanitized() == "")
    var random = SystemRandomNumberGenerator()
    for _ in 0..<500 {
      var text = String.UnicodeScalarView()
      for _ in 0..<40 {
        let value = UInt32.random(in: 0..<(Bool.random(using: &random) ? 0xA0 : 0x2100))
        if let scalar = Unicode.Scalar(value) { text.append(scalar) }
      }
      let clean = String(text).sanitized()
      let isSafe = clean.unicodeScalars.allSatisfy { scalar in
        scalar.value >= 0x20 && !(0x7F..<0xA0).contains(scalar.value)
          && !(0x202A...0x202E).contains(scalar.value)
      }
      #expect(isSafe)
      #expect(clean.sanitized() == clean)
    }
  }
}
