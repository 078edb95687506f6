/// A folded text that is looked for in folded names.
struct SearchPattern {
  private let phrase: Bytes
  private let words: [Bytes]
  /// Chinese, Japanese and Korean are written without spaces: there a word may begin anywhere.
  private let isUnspaced: Bool

  init(_ phrase: Bytes) {
    self.phrase = phrase
    var words: [Bytes] = []
    phrase.split(Self.space) { if !$0.isEmpty { words.append($0) } }
    self.words = words
    // The first byte of what UTF-8 writes from U+2000 on; below it folding leaves spaced scripts only.
    isUnspaced = (0..<phrase.count).contains { phrase[$0] >= 0xE2 }
  }

  /// The greatest number ``rank(of:)`` and ``slip(in:)`` give.
  static let worstRank = 6

  /// Calls a body with bytes that every line which matches must have.
  func withNeedle<Result>(_ body: (Bytes) -> Result) -> Result {
    let longest = words.max { $0.count < $1.count } ?? phrase
    if isUnspaced { return body(longest) }
    let needle = [Self.space] + (0..<longest.count).map { longest[$0] }
    return needle.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { body(Bytes(start: $0, count: buffer.count)) } ?? body(longest)
    }
  }

  /// How well the best of a line's names matches, 0 best; nil where none does.
  func rank(of names: Bytes) -> Int? {
    var best: Int?
    names.split(Self.bar) { name in
      guard !name.isEmpty, let rank = rank(ofName: name) else { return }
      best = min(best ?? rank, rank)
    }
    return best
  }

  private func rank(ofName name: Bytes) -> Int? {
    let whole = name[1..<name.count]
    if let rank = rank(ofBeginning: whole) { return rank }
    for article in Self.articles where whole.count > article.utf8CodeUnitCount {
      let start = whole[0..<article.utf8CodeUnitCount]
      if start.isEqual(to: article),
        let rank = rank(ofBeginning: whole[article.utf8CodeUnitCount..<whole.count])
      {
        return rank
      }
    }
    var place = 0
    var hasPhrase = false
    while let found = name.firstIndex(of: phrase, from: place) {
      place = found + 1
      guard found == 0 || name[found - 1] == Self.space || isUnspaced else { continue }
      if isWordEnd(name, found + phrase.count) { return 3 }
      hasPhrase = true
    }
    if hasPhrase { return 4 }
    return words.count > 1 && words.allSatisfy { hasWord($0, name) } ? 5 : nil
  }

  private func rank(ofBeginning name: Bytes) -> Int? {
    guard name.hasPrefix(phrase) else { return nil }
    if name.count == phrase.count { return 0 }
    return isWordEnd(name, phrase.count) ? 1 : 2
  }

  private func isWordEnd(_ name: Bytes, _ place: Int) -> Bool {
    place >= name.count || name[place] == Self.space
  }

  private func hasWord(_ word: Bytes, _ name: Bytes) -> Bool {
    var place = 0
    while let found = name.firstIndex(of: word, from: place) {
      if found == 0 || name[found - 1] == Self.space || isUnspaced { return true }
      place = found + 1
    }
    return false
  }

  /// How many slips of the hand lie between the text and the best of a line's names, nil where too many do.
  ///
  /// Words of four letters may have one, of eight two; each word of the text must be one of the name's.
  func slip(in names: Bytes) -> Int? {
    var best: Int?
    names.split(Self.bar) { name in
      var sum = 0
      for word in words {
        let limit = word.count < 4 ? 0 : word.count < 8 ? 1 : 2
        var least: Int?
        name.split(Self.space) { candidate in
          guard least != 0, abs(candidate.count - word.count) <= limit,
            candidate[0] == word[0] || candidate[1] == word[1]
          else { return }
          if let slips = Self.slips(word, candidate, limit: limit) {
            least = min(least ?? slips, slips)
          }
        }
        guard let least else { return }
        sum += least
      }
      let rank = min(sum, Self.worstRank)
      best = min(best ?? rank, rank)
    }
    return best
  }

  /// How many letters must be put in, left out, replaced or swapped with the next to make one word of another.
  private static func slips(_ one: Bytes, _ other: Bytes, limit: Int) -> Int? {
    if one.isEqual(to: other) { return 0 }
    guard limit > 0 else { return nil }
    let width = other.count + 1
    var beforeLast = [Int](repeating: 0, count: width)
    var last = Array(0..<width)
    for row in 1...max(1, one.count) {
      var current = [Int](repeating: row, count: width)
      var least = row
      for column in 1..<max(2, width) where column < width {
        let cost = one[row - 1] == other[column - 1] ? 0 : 1
        var value = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + cost)
        if row > 1, column > 1, one[row - 1] == other[column - 2],
          one[row - 2] == other[column - 1]
        {
          value = min(value, beforeLast[column - 2] + 1)
        }
        current[column] = value
        least = min(least, value)
      }
      if least > limit { return nil }
      beforeLast = last
      last = current
    }
    return last[width - 1] <= limit ? last[width - 1] : nil
  }

  private static let space = UInt8(ascii: " ")
  private static let bar = UInt8(ascii: "|")
  private static let articles: [StaticString] = ["the ", "a ", "an "]
}
