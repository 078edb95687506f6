import AppCore
import Catalog
import Navigation
import Typesetting

/// A numbered row of a list of titles.
struct TitleRow {
  /// The number; nil where the page does not offer the title.
  var number: Int?
  /// The title.
  var title: TitleSummary
}

/// Titles in rows whose columns line up: number, title, year, rating as a bar and a number, votes.
///
/// Where columns are few the votes go first, then the bar; at last the facts stand beneath the title.
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

  /// The rows in lines no wider than the columns.
  var lines: [Line] { blocks.flatMap(\.self) }

  /// The lines of each row apart.
  var blocks: [[Line]] {
    columns < 34 ? rows.map(stacked) : table
  }

  private func stacked(_ row: TitleRow) -> [Line] {
    let indent = min(numberWidth + 2, columns / 3)
    let facts =
      Line(words.year(row.title.date), .muted).appending(" · ", .muted)
      + words.shortRating(row.title.rating)
    return (numbered(row.number, numberWidth) + Line(row.title.title, .link))
      .wrapped(to: columns, indent: indent)
      + facts.wrapped(to: max(1, columns - indent)).indented(by: indent)
  }

  /// How wide the columns of the table are.
  private struct Widths {
    var name = 0
    var year = 4
    var rating = 3
    var votes = 0
  }

  private var bar: Int { columns < 52 ? 0 : columns < 96 ? 6 : 10 }
  private var hasVotes: Bool { columns >= 64 }

  /// Measures what rows show, without making it.
  private func widths(of rows: [TitleRow], in room: Int) -> Widths {
    let noDate = Width.of(words.year(nil))
    let notRated = Width.of(words.notRated)
    let beforeRating = bar > 0 ? bar + 2 : 0
    var widths = Widths()
    for row in rows {
      widths.name = max(widths.name, nameWidth(row.title, room))
      if row.title.date == nil { widths.year = max(widths.year, noDate) }
      if let rating = row.title.rating {
        widths.rating = max(widths.rating, beforeRating + (rating.average >= 9.95 ? 4 : 3))
        if hasVotes { widths.votes = max(widths.votes, Width.of(words.votes(in: rating))) }
      } else {
        widths.rating = max(widths.rating, notRated)
      }
    }
    return widths
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

  private var table: [[Line]] {
    let numbers = numberWidth + 2
    var widths = widths(of: rows + alongside, in: .max)
    let fixed =
      numbers + 2 + widths.year + 2 + widths.rating + (widths.votes > 0 ? widths.votes + 2 : 0)
    let room = max(8, columns - fixed)
    if widths.name > room { widths.name = self.widths(of: rows + alongside, in: room).name }
    widths.name = min(room, max(widths.name, min(room, 24)))
    let yearStart = numbers + widths.name + 2
    let ratingStart = yearStart + widths.year + 2
    let votesEnd = ratingStart + widths.rating + 2 + widths.votes
    let extraStart = widths.name + fixed + 2
    let extraRoom = catalog == nil ? 0 : columns - extraStart
    let genreCells = extraRoom < 20 ? [] : rows.map { genres(of: $0.title) }
    let extra = Extra(room: extraRoom, genres: genreCells.map(\.width).max() ?? 0)
    return rows.indices.map { index -> [Line] in
      let row = rows[index]
      let year = words.year(row.title.date)
      // Where a word for a missing date widens the column of the years, the others leave room to titles.
      var lines = name(row.title, widths.name + widths.year - Width.of(year))
      lines[0] = numbered(row.number, numberWidth) + lines[0]
      for index in lines.indices.dropFirst() { lines[index] = lines[index].indented(by: numbers) }
      lines[0].append(year, .muted, column: yearStart + widths.year - Width.of(year))
      append(words.ratingCell(row.title.rating, bar: bar), to: &lines[0], at: ratingStart)
      if hasVotes {
        let votes = words.votes(in: row.title.rating)
        lines[0].append(votes, .muted, column: votesEnd - Width.of(votes))
      }
      if extra.genres > 0 {
        append(genreCells[index].truncated(to: extra.genres), to: &lines[0], at: extraStart)
      }
      if extra.overview > 0 {
        let start = extraStart + (extra.genres > 0 ? extra.genres + 2 : 0)
        append(overview(of: row.title, extra.overview), to: &lines[0], at: start)
      }
      return lines
    }
  }

  /// The title, on more than one line only where columns are few.
  private func name(_ title: TitleSummary, _ width: Int) -> [Line] {
    var line = Line(title.title, .link)
    let own = Width.of(title.title)
    if own > width {
      return columns < 52 ? line.wrapped(to: width) : [line.truncated(to: width)]
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

    init(room: Int, genres widest: Int) {
      if widest > 0, room >= 20 { genres = min(widest, max(20, room / 3)) }
      let rest = room - (genres > 0 ? genres + 2 : 0)
      if room >= 40, rest >= 30 {
        overview = rest
      } else if genres > 0 {
        // Without an overview beside them the genres have all the room.
        genres = min(widest, room)
      }
    }
  }

  private func genres(of title: TitleSummary) -> Line {
    guard let catalog else { return .empty }
    let names = title.genreIDs.prefix(3).compactMap(catalog.genreName)
    return Line(names.joined(separator: ", "), .tag)
  }

  /// The beginning of the overview; no more of a long text is measured than could be seen.
  private func overview(of title: TitleSummary, _ columns: Int) -> Line {
    guard let text = title.overview?.text else { return Line(words.noOverview, .muted) }
    return Line(String(text.unicodeScalars.prefix(columns * 3)), .muted).truncated(to: columns)
  }

  private func append(_ cell: Line, to line: inout Line, at column: Int) {
    for (index, span) in cell.spans.enumerated() {
      line.append(span.text, span.role, column: index == 0 ? column : nil)
    }
  }
}

extension TitleSummary {
  /// The title in the original language, where it is another one.
  var otherTitle: String? {
    let (shown, original) =
      switch self {
      case .movie(let movie): (movie.title, movie.originalTitle)
      case .show(let show): (show.name, show.originalName)
      }
    if original == shown { return nil }
    return original.isEmpty || original.folded == shown.folded ? nil : original
  }

  fileprivate var genreIDs: [ID<Genre>] {
    switch self {
    case .movie(let movie): movie.genreIDs
    case .show(let show): show.genreIDs
    }
  }

  fileprivate var overview: LocalizedText? {
    switch self {
    case .movie(let movie): movie.overview
    case .show(let show): show.overview
    }
  }
}

/// A choice's number at the left of a row, set to the right of its column, with a gap after it.
func numbered(_ number: Int?, _ width: Int) -> Line {
  let text = number.map(String.init) ?? ""
  return Line([
    Span(String(repeating: " ", count: max(0, width - text.utf8.count)) + text + "  ", .number)
  ])
}

extension Words {
  /// A date's year, or that there is none.
  func year(_ date: CalendarDate?) -> String {
    date.map { String($0.year) } ?? say("no date", "tarihsiz")
  }

  /// How many voted, as a number; empty where that is not known.
  func votes(in rating: Rating?) -> String {
    rating?.votes.map(number) ?? ""
  }

  /// A rating as a number; a title nobody rated says so.
  func shortRating(_ rating: Rating?) -> Line {
    rating.map { Line(decimal($0.average), .rating) } ?? Line(notRated, .muted)
  }

  /// A rating as a bar and a number.
  func ratingCell(_ rating: Rating?, bar columns: Int) -> Line {
    guard let rating else { return Line(notRated, .muted) }
    guard columns > 0 else { return shortRating(rating) }
    var line = Bar(rating.average / 10, columns: columns).line
    line.append("  " + decimal(rating.average), .rating)
    return line
  }

  /// That nobody voted.
  var notRated: String { say("not rated", "oylanmamış") }
}
