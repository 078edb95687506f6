import AppCore
import Typesetting

/// One of a list to choose from.
struct SheetItem {
  var name: String
  var isChosen: Bool
  var about: String?

  /// The name, with a sign where it is the chosen one.
  var line: Line {
    Line(isChosen ? "● " : "  ", isChosen ? .accent : .muted)
      .appending(name, isChosen ? .selected : .key)
  }
}

/// A list to choose from: the chosen one has a sign and a word, not a color alone.
func itemLines(_ items: [SheetItem], _ words: Words, _ columns: Int) -> [Line] {
  let rows = items.map { item in
    var about = Line(item.about ?? "", .muted)
    if item.isChosen {
      if !about.isEmpty { about.append(" · ", .muted) }
      about.append(words.current, .accent)
    }
    return [item.line, about]
  }
  let name = rows.map { $0[0].width }.max() ?? 0
  guard columns >= name + 26 else {
    return rows.flatMap { $0.joined("  ").wrapped(to: columns, indent: 4) }
  }
  return Table(
    [Table.Column(importance: 1), Table.Column(.filling(minimum: 16), isWrapped: true)], rows: rows
  ).lines(width: columns)
}
