/// How many columns of a terminal a text takes.
///
/// One function over graphemes, from the table of ``WidthTable``. Terminals agree about nearly all text; where
/// they do not (emoji with modifiers, spacing vowel signs) the encoders place the next cell by its column.
public enum Width {
  /// The columns a text takes; control characters take none, since they are never written.
  public static func of(_ text: String) -> Int { measured(text) }

  /// The columns a part of a text takes.
  public static func of(_ text: Substring) -> Int { measured(text) }

  // Generic in here alone: other modules would call it unspecialized, at several times the cost.
  private static func measured(_ text: some StringProtocol) -> Int {
    if let ascii = text.utf8.withContiguousStorageIfAvailable(asciiWidth) {
      if ascii >= 0 { return ascii }
    }
    // A text's width is the sum of its scalars' but for emoji sequences, and those are rare.
    var width = 0
    for scalar in text.unicodeScalars {
      if joinsEmoji(scalar.value) { return text.reduce(0) { $0 + of($1) } }
      width += of(scalar)
    }
    return width
  }

  /// The columns one grapheme takes: 0, 1 or 2, or more where a cluster joins several letters.
  public static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    var iterator = scalars.makeIterator()
    guard let first = iterator.next() else { return 0 }
    guard var next = iterator.next() else { return of(first) }
    if isEmojiSequence(first, scalars) { return 2 }
    var width = of(first)
    while true {
      width += of(next)
      guard let following = iterator.next() else { return width }
      next = following
    }
  }

  /// The columns a scalar takes on its own.
  static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x20 || (value >= 0x7F && value < 0xA0) { return 0 }
    if value < 0x300 { return 1 }
    // General punctuation and box drawing, which every page has.
    if (0x2010...0x2027).contains(value) || (0x2500...0x25CF).contains(value) { return 1 }
    if contains(value, WidthTable.zero) { return 0 }
    return contains(value, WidthTable.wide) ? 2 : 1
  }

  /// The number of visible ASCII bytes, or -1 where a byte is not ASCII.
  private static func asciiWidth(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var width = 0
    for byte in bytes {
      if byte >= 0x80 { return -1 }
      if byte >= 0x20 && byte != 0x7F { width += 1 }
    }
    return width
  }

  /// Whether a cluster is drawn as one picture: a flag, a keycap, a modified or joined emoji.
  private static func isEmojiSequence(
    _ first: Unicode.Scalar, _ scalars: Character.UnicodeScalarView
  ) -> Bool {
    let value = first.value
    if (0x1F1E6...0x1F1FF).contains(value) { return scalars.count == 2 }
    guard first.properties.isEmoji else { return false }
    return scalars.contains { scalar in
      scalar.value == 0xFE0F
        || (value >= 0xA9
          && (scalar.value == 0x200D || (0x1F3FB...0x1F3FF).contains(scalar.value)))
    }
  }

  /// Whether a scalar can make one picture of its neighbors: a joiner, a variation, a skin tone, a flag's half.
  private static func joinsEmoji(_ value: UInt32) -> Bool {
    value == 0xFE0F || value == 0x200D || (0x1F3FB...0x1F3FF).contains(value)
      || (0x1F1E6...0x1F1FF).contains(value)
  }

  private static func contains(_ value: UInt32, _ ranges: [UInt32]) -> Bool {
    var low = 0
    var high = ranges.count / 2
    while low < high {
      let middle = (low + high) / 2
      if value > ranges[middle * 2 + 1] {
        low = middle + 1
      } else if value < ranges[middle * 2] {
        high = middle
      } else {
        return true
      }
    }
    return false
  }
}
