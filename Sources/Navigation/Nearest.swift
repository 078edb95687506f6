/// Finds the known word that is nearest to one that is not known.
public enum Nearest {
  /// The longest text that is compared; no word that a person mistypes is longer.
  private static let longest = 40

  /// The nearest of the words, the first of those equally near; nil where none is near.
  ///
  /// A word is near where a third of its letters, and no fewer than one, were mistyped, and where
  /// the text is its beginning. Case does not count.
  public static func word(to text: some StringProtocol, in words: some Sequence<String>) -> String?
  {
    guard !text.isEmpty, text.utf8.count <= longest * 4 else { return nil }
    let typed = Array(text.lowercased())
    guard typed.count <= longest else { return nil }
    var best: (word: String, distance: Int)?
    for word in words {
      let known = Array(word.lowercased())
      let isBeginning = typed.count > 1 && known.starts(with: typed)
      let distance = isBeginning ? min(1, known.count - typed.count) : distance(typed, known)
      let limit = max(1, (min(typed.count, known.count) + 1) / 3)
      guard distance <= limit, distance < max(typed.count, known.count) else { continue }
      if distance < best?.distance ?? .max { best = (word, distance) }
    }
    return best?.word
  }

  /// The edit distance of two texts, counting swaps of neighbors as one edit and ignoring case.
  public static func distance(_ first: some StringProtocol, _ second: some StringProtocol) -> Int {
    distance(Array(first.lowercased()), Array(second.lowercased()))
  }

  private static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for (row, letter) in first.enumerated() {
      var current = [row + 1]
      current.reserveCapacity(second.count + 1)
      for (column, other) in second.enumerated() {
        var least = min(last[column + 1] + 1, current[column] + 1)
        least = min(least, last[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
          least = min(least, beforeLast[column - 1] + 1)
        }
        current.append(least)
      }
      beforeLast = last
      last = current
    }
    return last[second.count]
  }
}
