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

  /// What a row shows, each thing made and measured once.
  private struct Cells {
    let number: Int?
    let title: TitleSummary
    let original: String?
    let titleWidth: Int
    let year: String
    let yearWidth: Int
    let rating: Line
    let ratingWidth: Int
    let votes: String
    let genres: Line

    /// The columns of the title, with the original one after it where both fit.
    func named(_ room: Int) -> Int {
      guard let original else { return titleWidth }
      let both = titleWidth + 2 + Width.of(original)
      return both <= min(room, 60) ? both : titleWidth
    }
  }

  private func cells(_ row: TitleRow, bar: Int, hasVotes: Bool) -> Cells {
    let year = words.year(row.title.date)
    let rating = words.ratingCell(row.title.rating, bar: bar)
    return Cells(
      number: row.number, title: row.title, original: row.title.otherTitle,
      titleWidth: Width.of(row.title.title), year: year, yearWidth: Width.of(year),
      rating: rating, ratingWidth: rating.width,
      votes: hasVotes ? words.votes(in: row.title.rating) : "", genres: genres(of: row.title))
  }

  private var table: [[Line]] {
    let bar = columns < 52 ? 0 : columns < 96 ? 6 : 10
    let hasVotes = columns >= 64
    let shown = rows.map { cells($0, bar: bar, hasVotes: hasVotes) }
    let measured = shown + alongside.map { cells($0, bar: bar, hasVotes: hasVotes) }
    let years = measured.map(\.yearWidth).max() ?? 4
    let ratings = measured.map(\.ratingWidth).max() ?? 3
    let votes = measured.map { Width.of($0.votes) }.max() ?? 0
    let numbers = numberWidth + 2
    let fixed = numbers + 2 + years + 2 + ratings + (votes > 0 ? votes + 2 : 0)
    let room = max(8, columns - fixed)
    let widest = measured.map { $0.named(room) }.max() ?? 0
    let titleWidth = min(room, max(widest, min(room, 24)))
    let yearStart = numbers + titleWidth + 2
    let ratingStart = yearStart + years + 2
    let extraStart = titleWidth + fixed + 2
    let extra = Extra(
      room: catalog == nil ? 0 : columns - extraStart,
      genres: measured.map(\.genres.width).max() ?? 0)
    return shown.map { cells -> [Line] in
      var lines = name(of: cells, titleWidth)
      lines[0] = numbered(cells.number, numberWidth) + lines[0]
      for index in lines.indices.dropFirst() { lines[index] = lines[index].indented(by: numbers) }
      lines[0].append(cells.year, .muted, column: yearStart + years - cells.yearWidth)
      append(cells.rating, to: &lines[0], at: ratingStart)
      lines[0].append(
        cells.votes, .muted, column: ratingStart + ratings + 2 + votes - Width.of(cells.votes))
      if extra.genres > 0 {
        append(cells.genres.truncated(to: extra.genres), to: &lines[0], at: extraStart)
      }
      if extra.overview > 0 {
        let start = extraStart + (extra.genres > 0 ? extra.genres + 2 : 0)
        append(overview(of: cells.title, extra.overview), to: &lines[0], at: start)
      }
      return lines
    }
  }

  /// The title, on more than one line only where columns are few.
  private func name(of cells: Cells, _ width: Int) -> [Line] {
    var line = Line(cells.title.title, .link)
    if cells.titleWidth > width {
      return columns < 52 ? line.wrapped(to: width) : [line.truncated(to: width)]
    }
    if let original = cells.original, cells.named(width) > cells.titleWidth {
      line.append("  " + original, .muted)
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
