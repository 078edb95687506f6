/// Hands out words one by one.
struct WordReader {
  private let words: [String]
  private var position = 0

  init(_ words: [String]) {
    self.words = words
  }

  mutating func next() -> String? {
    guard position < words.count else { return nil }
    defer { position += 1 }
    return words[position]
  }

  mutating func remaining() -> [String] {
    defer { position = words.count }
    return Array(words[position...])
  }
}
