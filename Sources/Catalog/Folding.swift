extension String {
  /// The text as search and filters compare it: small letters without accents, words one space apart.
  ///
  /// Letters that look alike to a person who types fold to one: `I`, `İ`, `ı` and `i` to `i`, whatever the
  /// language, so that no locale is needed; `ß` to `ss`, `æ` to `ae`, `ø` to `o`. Apostrophes vanish,
  /// `&` becomes `and`, a raised number or a fraction is a word of plain digits, and every other sign separates
  /// words; but single letters with signs between them are one word (`S.W.A.T.`, `M*A*S*H`, `J. R. R.`), and so
  /// is a number whose thousands are set apart. A text of signs alone is those signs. Folding a folded text
  /// changes nothing.
  public var folded: String { FoldedText(self).words }

  /// All that a person may type for the text, folded, what ``folded`` gives first.
  ///
  /// Signs within a word may be left out instead of separating words, so that `Face/Off` is also `faceoff`,
  /// and digits among letters read as the letters they look like: `Se7en` is also `seven`.
  public var foldedSpellings: [String] { FoldedText(self).spellings }
}

extension Substring {
  /// The text as ``Swift/String/folded`` says.
  public var folded: String { String(self).folded }
}

extension String {
  /// Whether a person who typed a folded text, all of it, can have meant this name.
  ///
  /// Where words are set apart does not count: `wall e`, `WALL·E` and `walle` are one name.
  public func isCalled(_ needle: String) -> Bool {
    let text = FoldedText(self)
    if text.words == needle { return true }
    guard !needle.isEmpty else { return false }
    let letters = needle.utf8.lazy.filter { $0 != 0x20 }
    return text.spellings.contains { $0.utf8.lazy.filter { $0 != 0x20 }.elementsEqual(letters) }
  }

  /// Whether the text begins with a folded one, in one of its spellings.
  ///
  /// Most texts are told apart by their first letter, without folding them.
  public func hasFoldedPrefix(_ needle: String) -> Bool {
    guard let first = needle.utf8.first else { return true }
    if let own = utf8.first {
      switch own {
      case 0x30...0x39, 0x61...0x7A: if own != first { return false }
      case 0x41...0x5A: if own + 0x20 != first { return false }
      case _: break
      }
    }
    return foldedSpellings.contains { $0.utf8.starts(with: needle.utf8) }
  }

  /// Whether a folded text stands somewhere in this one, in one of its spellings.
  public func holdsFolded(_ needle: String) -> Bool {
    foldedSpellings.contains { $0.holds(needle) }
  }

  /// Whether another text stands somewhere in this one, byte for byte; so folded texts are searched.
  ///
  /// The library's own search for a text brings the whole engine for regular expressions into the
  /// program, which every start would pay for.
  public func holds(_ needle: String) -> Bool {
    guard let first = needle.utf8.first else { return true }
    var rest = utf8[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: needle.utf8) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
