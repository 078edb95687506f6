/// Random texts of everything that is hard to set, the same ones at every run.
struct TextSource {
  var random: Random

  init(seed: UInt64) {
    random = Random(state: seed)
  }

  /// SplitMix64.
  struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
      return value ^ (value >> 31)
    }
  }

  private static let pieces: [String] = [
    "a", "word", "e\u{301}", "\u{301}", " ", " ", "   ", "\t", "\n", "-", "—", "日", "本。", "「",
    "기생충", "हिन्दी", "ที่", "👨‍👩‍👧‍👦", "🇹🇷", "🇹", "❤️", "1️⃣", "\u{FE0F}", "\u{200D}", "👍🏽", "🏽",
    "\u{200B}", "\u{1B}[31m", "\u{0}", "\r\n", "\u{202E}", "שלום", "…", "<&\">", "ﷺ", "\u{1160}",
  ]

  mutating func text() -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...14, using: &random) {
      if Int.random(in: 0..<12, using: &random) == 0 {
        let value = UInt32.random(in: 0..<0x11_0000, using: &random)
        if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
      } else {
        text += Self.pieces.randomElement(using: &random) ?? ""
      }
    }
    return text
  }

  mutating func bytes() -> [UInt8] {
    (0..<Int.random(in: 0...60, using: &random)).map { _ in
      UInt8.random(in: 0...255, using: &random)
    }
  }
}
