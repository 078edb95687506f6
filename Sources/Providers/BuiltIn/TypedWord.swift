/// A word as it was typed, ready to be compared with many words it may have been meant for.
struct TypedWord {
  private let word: Bytes
  private let limit: Int
  private let first: UInt8
  private let second: UInt8
  /// For each byte the places in the word that have it, one bit each.
  private let places: [UInt64]

  init(_ word: Bytes) {
    self.word = word
    first = word[0]
    second = word[1]
    let isGuessed = (4...64).contains(word.count) && !word.hasDigit
    limit = isGuessed ? word.count < 6 ? 1 : 2 : 0
    var places = [UInt64](repeating: 0, count: limit == 0 ? 0 : 256)
    if limit > 0 {
      for place in 0..<word.count { places[Int(word[place])] |= 1 << UInt64(place) }
    }
    self.places = places
  }

  /// Whether another word is worth a comparison: its first or second letter is right, and it is long enough.
  func mayBe(_ other: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    guard count > 0, count >= word.count - limit else { return false }
    return other[0] == first || (count > 1 && limit > 0 && other[1] == second)
  }

  /// How many letters must be put in, left out, replaced or swapped with the next to make the other word.
  ///
  /// Nil above the limit of this one's length; a word it is the beginning of needs none. H. Hyyrö, "A bit-vector
  /// algorithm for computing Levenshtein and Damerau edit distances", 2003: a column of the table at once in the
  /// bits of a number.
  func slips(to other: Bytes) -> Int? {
    if other.hasPrefix(word) { return 0 }
    guard limit > 0, abs(other.count - word.count) <= limit else { return nil }
    let last: UInt64 = 1 << UInt64(word.count - 1)
    var positive = UInt64.max
    var negative: UInt64 = 0
    var diagonal: UInt64 = 0
    var matchesBefore: UInt64 = 0
    var distance = word.count
    for place in 0..<other.count {
      let matches = places[Int(other[place])]
      let swapped = ((~diagonal & matches) << 1) & matchesBefore
      diagonal =
        (((matches & positive) &+ positive) ^ positive) | matches | negative | swapped
      var above = negative | ~(diagonal | positive)
      var below = diagonal & positive
      if above & last != 0 { distance += 1 }
      if below & last != 0 { distance -= 1 }
      above = (above << 1) | 1
      below <<= 1
      positive = below | ~(diagonal | above)
      negative = above & diagonal
      matchesBefore = matches
    }
    // Who types a number means that number.
    return distance <= limit && !other.hasDigit ? distance : nil
  }
}

extension Bytes {
  fileprivate var hasDigit: Bool {
    for place in 0..<count where (0x30...0x39).contains(self[place]) { return true }
    return false
  }
}
