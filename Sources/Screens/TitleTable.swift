import AppCore
import Catalog
import Navigation
import Typesetting

/// Titles in rows whose columns line up: number, title, year, rating as a bar and a number, votes, and the
/// person's marks where any row has some.
///
/// In a list of what the person keeps stand also the day and, where it is of ratings, the person's own.
/// Where columns are few the votes go first, then the bar; at last the facts stand beneath the title, all
/// that have no column in one line. That one is not rated stands beneath it as soon as the bars are gone.
struct TitleTable {
  let rows: [TitleRow]
  /// Rows of another table on the page whose columns are to line up with these.
  var alongside: [TitleRow] = []
  /// The columns there are.
  let columns: Int
  /// The columns of the widest number on the page.
  let numberWidth: Int
  let words: Words
  /// Where the names of genres are found; without it neither they nor overviews are shown, however
  /// wide the window is.
  var catalog: EntityTable?
  /// What rows of a list of kept titles say besides; nil of any other list.
  var kept: KeptRows?
  /// How the table is set; nil leaves it to the columns there are.
  var form: Form?

  /// How a table is set.
  enum Form {
    /// A line for each title, ratings with bars.
    case whole
    /// A line for each title, ratings as numbers alone.
    case plain
    /// Marks and days beneath each title.
    case narrow
  }

  /// The rows in lines no wider than the columns.
  var lines: [Line] { blocks.flatMap(\.self) }

  /// The lines of each row apart; the names of the columns stand above those of the first.
  var blocks: [[Line]] {
    if columns < 34 { return rows.map(stacked) }
    var set = self
    set.form = form ?? fittingForm
    return set.table
  }

  /// The fullest form in which titles have room to be read.
  private var fittingForm: Form {
    guard columns >= 52 else { return .narrow }
    guard kept != nil, columns < (hasOwn ? 76 : 64) else { return .whole }
    var plain = self
    plain.form = .plain
    let widest = rows.map { Width.of($0.title.title) }.max() ?? 0
    return plain.roomOfPlain >= min(Self.leastName, widest) ? .plain : .narrow
  }

  /// The columns of a title below which what stands beside it goes beneath it.
  private static let leastName = 24

  /// The columns that titles have where each row takes one line.
  private var roomOfPlain: Int {
    let all = alongside.isEmpty ? rows : rows + alongside
    let marks = MarkColumn(all.lazy.map(shownMarks), spelled: false, words)
    var widths = widths(of: all, in: .max, hasVotes: false)
    measure(&widths, marks, of: all)
    return columns - numberWidth - 2 - widths.fixed
  }

  private func stacked(_ row: TitleRow) -> [Line] {
    let indent = min(numberWidth + 2, columns / 3)
    let facts =
      Line(words.year(row.title.date), .muted).appending(" · ", .muted)
      + words.shortRating(row.title.rating)
    return (numbered(row.number, numberWidth) + Line(row.title.title, titleRole(row)))
      .wrapped(to: columns, indent: indent)
      + facts.wrapped(to: max(1, columns - indent)).indented(by: indent)
      + beneath(row, hasMarks: true, hasOwn: true)
      .flowed(to: max(1, columns - indent), separator: "   ")
      .indented(by: indent)
  }

  private func titleRole(_ row: TitleRow) -> Role {
    kept?.isGone(row) == true ? .muted : .link
  }

  /// What stands beneath a title for want of columns: marks, one's own rating, the day.
  private func beneath(_ row: TitleRow, hasMarks: Bool, hasOwn: Bool = false) -> [Line] {
    guard let kept else { return hasMarks ? row.marks.spelled(words) : [] }
    var parts: [Line] = []
    if hasOwn, kept.hasOwnRating, !kept.isGone(row) {
      parts.append(kept.ownRating(row, bar: 0, words))
    }
    let day = kept.day(row, words)
    if !day.isEmpty { parts.append(day) }
    return parts + (hasMarks ? kept.marks(row).spelled(words) : [])
  }

  /// How wide the columns of the table are; 0 leaves one out.
  private struct Widths {
    var name = 0
    var year = 4
    var own = 0
    var rating = 3
    var votes = 0
    var marks = 0
    var day = 0

    /// The columns that all but the title take, with the gaps before them.
    var fixed: Int {
      [year, own, rating, votes, marks, day].reduce(0) { $1 > 0 ? $0 + $1 + 2 : $0 }
    }
  }

  /// Whether there are too few columns for marks to have one of their own.
  private var isNarrow: Bool { form == .narrow }
  /// From this width on words stand beside the signs of marks.
  private static let spelledMarks = 140
  private var hasOwn: Bool { kept?.hasOwnRating == true }
  private var hasDay: Bool { kept != nil && !isNarrow }
  private var bar: Int { form != .whole ? 0 : columns < 96 ? 6 : 10 }
  private var ownBar: Int { bar }

  /// Above the ratings of all: where there are no bars it would be wider than what stands beneath it.
  private var allHeading: String { bar > 0 ? words.allHeading : words.shortAllHeading }

  /// Measures what rows show, without making it.
  private func widths(of rows: [TitleRow], in room: Int, hasVotes: Bool) -> Widths {
    let noDate = Width.of(words.year(nil))
    let beforeRating = bar > 0 ? bar + 2 : 0
    var widths = Widths()
    for row in rows {
      widths.name = max(widths.name, nameWidth(row.title, room))
      if row.title.date == nil { widths.year = max(widths.year, noDate) }
      if let average = row.title.rating?.average {
        widths.rating = max(widths.rating, beforeRating + (average >= 9.95 ? 4 : 3))
      } else if !isNarrow {
        widths.rating = max(widths.rating, Width.of(words.noMean(row.title.rating)))
      }
      if hasVotes {
        widths.votes = max(widths.votes, Width.of(words.votes(in: row.title.rating)))
      }
    }
    return widths
  }

  /// Measures the columns that only some lists have.
  private func measure(_ widths: inout Widths, _ marks: MarkColumn, of rows: [TitleRow]) {
    widths.marks = isNarrow ? 0 : marks.width
    guard let kept else { return }
    for row in rows {
      if hasOwn {
        widths.own = max(widths.own, kept.ownRating(row, bar: ownBar, words).width)
      }
      // A row of another list has its day there.
      if hasDay, !kept.isGone(row) || self.rows.contains(where: { $0.title.id == row.title.id }) {
        widths.day = max(widths.day, kept.day(row, words).width)
      }
    }
    if !isNarrow, hasOwn {
      widths.own = max(widths.own, Width.of(words.ownHeading))
      widths.rating = max(widths.rating, Width.of(allHeading))
    }
    if hasDay { widths.day = max(widths.day, Width.of(words.dayHeading(kept.list))) }
  }

  /// The columns of a title, with the original one after it where both fit.
  private func nameWidth(_ title: TitleSummary, _ room: Int) -> Int {
    let width = Width.of(title.title)
    guard width + 3 <= min(room, Self.bothTitles), let other = title.otherTitle else {
      return width
    }
    let both = width + 2 + Width.of(other)
    return both <= min(room, Self.bothTitles) ? both : width
  }

  /// The most columns a title takes together with the original one.
  private static let bothTitles = 60

  private func shownMarks(_ row: TitleRow) -> TitleMarks { kept?.marks(row) ?? row.marks }

  private var table: [[Line]] {
    let all = alongside.isEmpty ? rows : rows + alongside
    let numbers = numberWidth + 2
    let marks = MarkColumn(
      all.lazy.map(shownMarks), spelled: columns >= Self.spelledMarks, words)
    // Votes matter less than a title that can be read.
    let hasVotes = columns >= (kept != nil ? 110 : marks.width > 0 ? 76 : 64)
    var widths = widths(of: all, in: .max, hasVotes: hasVotes)
    measure(&widths, marks, of: all)
    let free = columns - numbers - widths.fixed
    // One very long title would push all years far from the others, and overviews off the page.
    let room = max(8, catalog != nil && columns >= Self.spelledMarks ? min(free, 60) : free)
    if widths.name > room {
      widths.name = self.widths(of: all, in: room, hasVotes: hasVotes).name
    }
    widths.name = min(room, max(widths.name, min(room, Self.leastName)))
    let starts = Starts(widths, from: numbers)
    let extraRoom = catalog == nil ? 0 : columns - starts.end
    let genreCells = extraRoom < Extra.leastGenres ? [] : rows.map { genres(of: $0.title) }
    let extra = Extra(room: extraRoom, genres: genreCells.map(\.width).max() ?? 0)
    var blocks = rows.indices.map { index -> [Line] in
      let row = rows[index]
      let year = words.year(row.title.date)
      // Where a word for a missing date widens the column of the years, the others leave room to titles.
      var lines = name(row, widths.name + widths.year - Width.of(year))
      lines[0] = numbered(row.number, numberWidth) + lines[0]
      for index in lines.indices.dropFirst() { lines[index] = lines[index].indented(by: numbers) }
      lines[0].append(year, .muted, column: starts.year + widths.year - Width.of(year))
      if let kept, hasOwn {
        append(kept.ownRating(row, bar: ownBar, words), to: &lines[0], at: starts.own)
      }
      if !isNarrow || row.title.rating?.average != nil {
        append(words.ratingCell(row.title.rating, bar: bar), to: &lines[0], at: starts.rating)
      }
      if hasVotes {
        let votes = words.votes(in: row.title.rating)
        lines[0].append(
          votes, .muted, column: starts.votes + widths.votes - Width.of(votes))
      }
      if widths.marks > 0 {
        append(marks.cell(shownMarks(row)), to: &lines[0], at: starts.marks)
      }
      if let kept, hasDay { append(kept.day(row, words), to: &lines[0], at: starts.day) }
      if extra.genres > 0 {
        append(
          genres(of: row.title, within: extra.genres), to: &lines[0], at: starts.end)
      }
      if extra.overview > 0 {
        let start = starts.end + (extra.genres > 0 ? extra.genres + 2 : 0)
        append(overview(of: row.title, extra.overview), to: &lines[0], at: start)
      }
      if isNarrow {
        // A word in the column of the ratings would leave the titles too few columns.
        let missing =
          row.title.rating?.average == nil
          ? [Line(words.noMean(row.title.rating), .muted)] : []
        lines += (missing + beneath(row, hasMarks: true))
          .flowed(to: max(1, columns - numbers), separator: "   ").indented(by: numbers)
      }
      return lines
    }
    if !blocks.isEmpty { blocks[0].insert(contentsOf: headings(starts), at: 0) }
    return blocks
  }

  /// Where the columns of the table begin.
  private struct Starts {
    let year: Int
    let own: Int
    let rating: Int
    let votes: Int
    let marks: Int
    let day: Int
    /// Where what follows the table's own columns begins.
    let end: Int

    init(_ widths: Widths, from numbers: Int) {
      func after(_ start: Int, _ width: Int) -> Int { width > 0 ? start + width + 2 : start }
      year = after(numbers, widths.name)
      own = after(year, widths.year)
      rating = after(own, widths.own)
      votes = after(rating, widths.rating)
      marks = after(votes, widths.votes)
      day = after(marks, widths.marks)
      end = after(day, widths.day)
    }
  }

  /// The names of the columns that do not speak for themselves.
  private func headings(_ starts: Starts) -> [Line] {
    guard let kept, !isNarrow, hasDay || hasOwn else { return [] }
    var line = Line.empty
    if hasOwn {
      line.append(words.ownHeading, .label, column: starts.own)
      line.append(allHeading, .label, column: starts.rating)
    }
    if hasDay { line.append(words.dayHeading(kept.list), .label, column: starts.day) }
    return [line]
  }

  /// The title, on more than one line only where columns are few.
  private func name(_ row: TitleRow, _ width: Int) -> [Line] {
    let title = row.title
    var line = Line(title.title, titleRole(row))
    let own = Width.of(title.title)
    if own > width {
      return isNarrow ? line.wrapped(to: width) : [line.truncated(to: width)]
    }
    if nameWidth(title, width) > own, let other = title.otherTitle {
      line.append("  " + other, .muted)
    }
    return [line]
  }

  /// What fits after the votes: genres, and the beginning of the overview; 0 leaves either out.
  private struct Extra {
    var genres = 0
    var overview = 0

    /// The fewest columns that genres are of use in.
    static let leastGenres = 16

    init(room: Int, genres widest: Int) {
      if widest > 0, room >= Self.leastGenres { genres = min(widest, max(20, room / 3), room) }
      let rest = room - (genres > 0 ? genres + 2 : 0)
      if room >= 40, rest >= 30 {
        overview = rest
      } else if genres > 0 {
        // Without an overview beside them the genres have all the room.
        genres = min(widest, room)
      }
    }
  }

  /// The names of the genres that fit, and `…` for the others.
  private func genres(of title: TitleSummary, within columns: Int = .max) -> Line {
    guard let catalog else { return .empty }
    let names = title.genreIDs.prefix(3).compactMap(catalog.genreName)
    let all = Line(names.joined(separator: ", "), .tag)
    guard all.width > columns else { return all }
    for count in stride(from: names.count - 1, to: 0, by: -1) {
      let line = Line(names.prefix(count).joined(separator: ", ") + ", …", .tag)
      if line.width <= columns { return line }
    }
    return all.truncated(to: columns)
  }

  /// The beginning of the overview; no more of a long text is measured than could be seen.
  private func overview(of title: TitleSummary, _ columns: Int) -> Line {
    guard let text = title.overview?.text else { return Line(words.noOverview, .muted) }
    return Line(String(text.unicodeScalars.prefix(columns * 3)), .muted)
      .truncatedBetweenWords(to: columns)
  }

  private func append(_ cell: Line, to line: inout Line, at column: Int) {
    for (index, span) in cell.spans.enumerated() {
      let stop = index == 0 ? column + (span.column ?? 0) : span.column.map { $0 + column }
      line.append(span.text, span.role, isEmphasised: span.isEmphasised, column: stop)
    }
  }
}
