/// How titles spell numbers: a part is a `2` to whom a title's `II` or `Two` is meant.
enum NumberSpelling {
  /// A folded text with one of its numbers spelled in another way, for each number and each way.
  static func others(of text: String) -> [String] {
    let words = text.split(separator: " ").map(String.init)
    return words.indices.flatMap { place in
      spellings(of: words[place]).map { spelling in
        var other = words
        other[place] = spelling
        return other.joined(separator: " ")
      }
    }
  }

  /// The other ways to spell a word that is a number up to twelve; none of any other.
  private static func spellings(of word: String) -> [String] {
    for (offset, names) in names.enumerated() {
      let all = [String(offset + 1)] + names
      if all.contains(word) { return all.filter { $0 != word } }
    }
    return []
  }

  /// The Roman and the English spelling of each number from one on.
  private static let names = [
    ["i", "one"], ["ii", "two"], ["iii", "three"], ["iv", "four"], ["v", "five"], ["vi", "six"],
    ["vii", "seven"], ["viii", "eight"], ["ix", "nine"], ["x", "ten"], ["xi", "eleven"],
    ["xii", "twelve"],
  ]
}
