import AppCore
import Catalog
import Typesetting

/// A title in a few lines: its name and year, its rating and genres, the person's marks, and how its
/// overview begins.
struct TitleCard {
  let row: TitleRow
  let columns: Int
  /// The columns of the widest number on the page.
  let numberWidth: Int
  let words: Words
  /// Where the names of genres are found.
  let catalog: EntityTable
  /// The language the content was asked for in.
  let language: String
  /// What rows of a list of kept titles say besides; nil of any other list.
  var kept: KeptRows?
  /// Of a search result what it is.
  var kind: String?

  private var title: TitleSummary { row.title }
  private var indent: Int { min(numberWidth + 2, columns / 3) }
  private var room: Int { max(1, columns - indent) }

  /// The most lines of an overview.
  private static let overviewLines = 3

  /// The card in lines no wider than the columns.
  var lines: [Line] {
    headLines + (factLines + markLines + overview).indented(by: indent)
  }

  private var headLines: [Line] {
    let isGone = kept?.isGone(row) == true
    var line = numbered(row.number, numberWidth)
    line.append(title.title, isGone ? .muted : .link, isEmphasised: !isGone)
    line.append("  " + words.year(title.date), .muted)
    if let kind { line.append("  " + kind, .label) }
    if let other = title.otherTitle, line.width + 2 + Width.of(other) <= columns {
      line.append("  " + other, .muted)
    }
    return line.wrapped(to: columns, indent: indent)
  }

  private var bar: Int { columns < 34 ? 0 : 10 }

  private var factLines: [Line] {
    var rating = words.ratingCell(title.rating, bar: bar)
    if title.rating?.average != nil, let votes = title.rating?.votes, room >= 44 {
      rating.append("  " + words.voted(votes), .muted)
    }
    let names = title.genreIDs.prefix(4).compactMap(catalog.genreName)
    let genres = Line(names.joined(separator: ", "), .tag)
    if genres.isEmpty { return [rating.truncated(to: room)] }
    if rating.width + 3 + genres.width <= room {
      return [rating.appending("   ") + genres]
    }
    return [rating.truncated(to: room)] + names.map { Line($0, .tag) }.flowed(to: room, .tag)
  }

  private var markLines: [Line] {
    guard let kept else { return row.marks.spelled(words).flowed(to: room, separator: "   ") }
    var parts: [Line] = []
    if kept.hasOwnRating, !kept.isGone(row) {
      parts.append(
        kept.ownRating(row, bar: bar, words).appending("  " + words.ownHeading, .label))
    }
    let day = kept.day(row, words)
    if kept.isGone(row) {
      parts.append(day)
    } else if !day.isEmpty {
      parts.append(Line(words.dayHeading(kept.list) + " ", .label) + day)
    }
    parts += kept.marks(row).spelled(words)
    return parts.flowed(to: room, separator: "   ")
  }

  /// How the overview begins; one in another language than the one asked for says so.
  private var overview: [Line] {
    let width = min(room, Measure.text)
    guard let text = title.overview else {
      return [Line(words.noOverview, .muted).truncated(to: width)]
    }
    var line = Line.empty
    if text.language != language {
      line.append("(\(words.languageName(text.language))) ", .muted)
    }
    // No more of a long text is wrapped than could be seen.
    let most = width * (Self.overviewLines + 1)
    line.append(String(text.text.unicodeScalars.prefix(most)))
    let wrapped = line.wrapped(to: width)
    guard wrapped.count > Self.overviewLines else { return wrapped }
    var shown = Array(wrapped.prefix(Self.overviewLines))
    // Words are not cut: the last line gives way to the sign that the text goes on.
    if let last = shown.popLast()?.beginning(max(1, width - 2)) {
      shown.append(last.appending(" …", .muted))
    }
    return shown
  }
}
