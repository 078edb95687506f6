/// What has to change in one text to make it another, line by line, with a few lines around.
public struct LineDifference: Hashable, Sendable {
  /// One row of the difference.
  public enum Row: Hashable, Sendable {
    /// A line that both texts have.
    case kept(String)
    /// A line that only the first text has.
    case removed(String)
    /// A line that only the second text has.
    case added(String)
    /// Lines that both texts have, too far from a change to be shown.
    case skipped(count: Int)
  }

  /// The rows from top to bottom.
  public let rows: [Row]

  /// Compares two texts; nil where they are the same.
  ///
  /// - Parameter context: How many lines that did not change are shown on each side of a change.
  public init?(from first: String, to second: String, context: Int = 3) {
    guard !first.utf8.elementsEqual(second.utf8) else { return nil }
    let old = first.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map(
      Substring.init)
    let new = second.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map(
      Substring.init)
    let (removed, added) = Self.changes(old, new)
    rows = Self.shortened(
      Self.merged(old, new, removed: removed, added: added), context: max(0, context))
  }

  /// More lines than this are not searched for the shortest difference, which takes the square of them.
  private static let mostLinesCompared = 3_000

  /// Which lines of each text the other lacks.
  private static func changes(
    _ old: [Substring], _ new: [Substring]
  ) -> (removed: Set<Int>, added: Set<Int>) {
    func isSame(_ one: Substring, _ other: Substring) -> Bool {
      one.utf8.elementsEqual(other.utf8)
    }
    let start = zip(old, new).prefix { isSame($0, $1) }.count
    let most = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix(most).prefix { isSame($0, $1) }.count
    let oldMiddle = start..<old.count - end
    let newMiddle = start..<new.count - end
    guard max(oldMiddle.count, newMiddle.count) <= mostLinesCompared else {
      return (Set(oldMiddle), Set(newMiddle))
    }
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in new[newMiddle].difference(from: old[oldMiddle], by: isSame) {
      switch change {
      case .remove(let offset, _, _): removed.insert(start + offset)
      case .insert(let offset, _, _): added.insert(start + offset)
      }
    }
    return (removed, added)
  }

  private static func merged(
    _ old: [Substring], _ new: [Substring], removed: Set<Int>, added: Set<Int>
  ) -> [Row] {
    var rows: [Row] = []
    var oldIndex = 0
    var newIndex = 0
    while oldIndex < old.count || newIndex < new.count {
      if removed.contains(oldIndex) {
        rows.append(.removed(String(old[oldIndex])))
        oldIndex += 1
      } else if added.contains(newIndex) {
        rows.append(.added(String(new[newIndex])))
        newIndex += 1
      } else {
        // What is neither taken away nor put in stands in both, at the same turn.
        rows.append(.kept(String(old[oldIndex])))
        oldIndex += 1
        newIndex += 1
      }
    }
    return rows
  }

  private static func shortened(_ rows: [Row], context: Int) -> [Row] {
    var isShown = rows.map { _ in false }
    for (index, row) in rows.enumerated() {
      if case .kept = row { continue }
      for near in max(0, index - context)...min(rows.count - 1, index + context) {
        isShown[near] = true
      }
    }
    var short: [Row] = []
    var skipped = 0
    for (index, row) in rows.enumerated() {
      guard isShown[index] else {
        skipped += 1
        continue
      }
      if skipped > 0 { short.append(.skipped(count: skipped)) }
      skipped = 0
      short.append(row)
    }
    if skipped > 0 { short.append(.skipped(count: skipped)) }
    return short
  }
}

extension LineDifference: CustomStringConvertible {
  /// The rows as text: `-` before what is only in the first text, `+` before what is only in the
  /// second.
  ///
  /// What would command a terminal is shown as a picture of itself.
  public var description: String {
    rows.map { row in
      switch row {
      case .kept(let line): "    " + line.harmless
      case .removed(let line): "  - " + line.harmless
      case .added(let line): "  + " + line.harmless
      case .skipped(1): "    … 1 line as before"
      case .skipped(let count): "    … \(count) lines as before"
      }
    }.joined(separator: "\n")
  }
}

extension String {
  /// The text with control characters and what is invisible as pictures, cut where nobody reads on.
  fileprivate var harmless: String {
    var shown = UnicodeScalarView()
    for scalar in unicodeScalars.prefix(500) {
      switch scalar.value {
      case 0..<0x20: shown.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      case 0x7F: shown.append("\u{2421}")
      case 0x80...0x9F, 0xAD, 0x61C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F,
        0xFEFF:
        shown.append("\u{FFFD}")
      default: shown.append(scalar)
      }
    }
    return String(shown) + (unicodeScalars.count > 500 ? "…" : "")
  }

  /// The text with the spaces at the end of each line shown as `·`, where an editor would hide
  /// them or take them away.
  public var showingTrailingSpaces: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let count = line.reversed().prefix { $0 == " " }.count
      return line.dropLast(count) + String(repeating: "·", count: count)
    }.joined(separator: "\n")
  }
}
