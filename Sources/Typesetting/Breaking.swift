/// Where a run of text without spaces may be broken between two lines.
///
/// The part of UAX #14 that film titles and overviews need: after hyphens and dashes between letters, and
/// around ideographs. Korean breaks at its spaces.
enum Breaking {
  /// The parts of a text between which a line may end.
  static func units(of text: Substring) -> [Substring] {
    var units: [Substring] = []
    var start = text.startIndex
    var index = start
    var beforePrevious: Character?
    var previous: Character?
    while index < text.endIndex {
      let character = text[index]
      if let previous, isBreak(after: previous, precededBy: beforePrevious, before: character) {
        units.append(text[start..<index])
        start = index
      }
      beforePrevious = previous
      previous = character
      text.formIndex(after: &index)
    }
    units.append(text[start...])
    return units
  }

  private static func isBreak(
    after left: Character, precededBy earlier: Character?, before right: Character
  ) -> Bool {
    guard !forbiddenAtStart.contains(right), !forbiddenAtEnd.contains(left) else { return false }
    if left == "-" || left == "\u{2010}" {
      return earlier?.isLetter == true && right.isLetter
    }
    if left == "—" || left == "–" { return earlier != nil && right != "—" && right != "–" }
    return isIdeographic(left) || isIdeographic(right)
  }

  private static func isIdeographic(_ character: Character) -> Bool {
    guard let value = character.unicodeScalars.first?.value, value >= 0x2E80 else { return false }
    if (0xA960...0xA97F).contains(value) || (0xAC00...0xD7FF).contains(value) { return false }
    return Width.of(character) == 2
  }

  /// What must not begin a line: closing marks, small kana, marks of repetition and of length.
  private static let forbiddenAtStart: Set<Character> = Set(
    "、。，．・：；？！゛゜ヽヾゝゞ々〻ー）］｝〉》」』】〕〗〙〟’”…‥％),.!?:;]}"
      + "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ")

  /// What must not end a line: opening marks.
  private static let forbiddenAtEnd: Set<Character> = Set("（［｛〈《「『【〔〖〘〝‘“([{")
}
