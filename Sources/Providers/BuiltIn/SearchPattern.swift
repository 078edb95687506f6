/// A folded text that is looked for in folded names.
struct SearchPattern {
  private let phrase: Bytes
  private let words: [Bytes]
  /// Chinese, Japanese and Korean are written without spaces: there a word may begin anywhere.
  private let isUnspaced: Bool
  private let typed: [TypedWord]

  init(_ phrase: Bytes) {
    self.phrase = phrase
    var words: [Bytes] = []
    phrase.split(Self.space) { if !$0.isEmpty { words.append($0) } }
    self.words = words
    typed = words.map { TypedWord($0) }
    // The first byte of what UTF-8 writes from U+2000 on; below it folding leaves spaced scripts only.
    isUnspaced = (0..<phrase.count).contains { phrase[$0] >= 0xE2 }
  }

  /// The greatest number ``rank(of:)`` and ``slip(in:)`` give.
  static let worstRank = 6
  /// The rank of a name that begins with the text, in the middle of a word.
  static let beginningRank = 2

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
  ///
  /// 0: it is the name; 1: the name's first whole words; 2: its beginning; 3: whole words of it; 4: the beginning of a
  /// later word; 5: the beginnings of words, apart. An article before a name does not count. People are looked
  /// for by their last names as well as by their first: there 3 and 4 are 1 and 2, but not of a name in the
  /// middle.
  func rank(of names: Bytes, ofPerson isPerson: Bool) -> Int? {
    var best: Int?
    names.split(Self.bar) { name in
      guard !name.isEmpty, var rank = rank(ofName: name) else { return }
      if isPerson, rank == 3 || rank == 4, isInLastName(name) { rank -= 2 }
      best = min(best ?? rank, rank)
    }
    return best
  }

  /// Whether the text ends in the last word of a person's name, a `Jr.` aside.
  private func isInLastName(_ name: Bytes) -> Bool {
    var end = name.count
    for suffix in Self.nameSuffixes where end > suffix.utf8CodeUnitCount {
      let start = end - suffix.utf8CodeUnitCount
      if name[start..<end].isEqual(to: suffix) {
        end = start
        break
      }
    }
    var last = end
    while last > 0, name[last - 1] != Self.space { last -= 1 }
    // The text begins a word; what of it lies before the last one belongs to a name of several words.
    let place = max(0, last - phrase.count)
    var from = place
    while let found = name.firstIndex(of: phrase, from: from), found < end {
      if found + phrase.count > last, found == 0 || name[found - 1] == Self.space || isUnspaced {
        return true
      }
      from = found + 1
    }
    return false
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
    return isWordEnd(name, phrase.count) ? 1 : Self.beginningRank
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
  /// Spaces left out or put in are none. Of words, those of four letters may have one slip, those of six two; each
  /// word of the text must be one of the name's, or its beginning.
  func slip(in names: Bytes) -> Int? {
    guard !isUnspaced else { return nil }
    var best: Int?
    var place = 0
    while place < names.count, best != 0 {
      let end = names.firstIndex(of: Self.bar, from: place) ?? names.count
      let name = names[place..<end]
      place = end + 1
      if !name.isEmpty, let slips = beginsSpacesAside(name) ? 0 : slips(inName: name) {
        best = min(best ?? slips, slips)
      }
    }
    return best
  }

  /// Whether a name begins with the text where the spaces of both are left out.
  private func beginsSpacesAside(_ name: Bytes) -> Bool {
    var place = 0
    guard name[1] == phrase[0] else { return false }
    for offset in 0..<phrase.count where phrase[offset] != Self.space {
      while name[place] == Self.space { place += 1 }
      guard name[place] == phrase[offset] else { return false }
      place += 1
    }
    return true
  }

  private func slips(inName name: Bytes) -> Int? {
    var sum = 0
    let start = name.start
    let count = name.count
    for word in typed {
      var least: Int?
      var place = 0
      while place < count, least != 0 {
        let begin = place
        while place < count, start[place] != Self.space { place += 1 }
        let length = place - begin
        place += 1
        guard word.mayBe(start + begin, length) else { continue }
        let candidate = Bytes(start: start + begin, count: length)
        if let slips = word.slips(to: candidate) { least = min(least ?? slips, slips) }
      }
      guard let least else { return nil }
      sum += least
    }
    return min(sum, Self.worstRank)
  }

  private static let space = UInt8(ascii: " ")
  private static let bar = UInt8(ascii: "|")
  private static let nameSuffixes: [StaticString] = [" jr", " sr", " ii", " iii"]
  private static let articles: [StaticString] = ["the ", "a ", "an "]
}
