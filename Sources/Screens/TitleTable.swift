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

  private var table: [[Line]] {
    let measured = rows + alongside
    let barColumns = columns < 52 ? 0 : columns < 96 ? 6 : 10
    let hasVotes = columns >= 64
    let years = measured.map { Width.of(words.year($0.title.date)) }.max() ?? 4
    let ratings =
      measured.map {
        words.ratingCell($0.title.rating, bar: barColumns).width
      }.max() ?? 3
    let votes =
      hasVotes
      ? measured.map { Width.of(words.votes(in: $0.title.rating)) }.max() ?? 0 : 0
    let numbers = numberWidth + 2
    let fixed = numbers + 2 + years + 2 + ratings + (votes > 0 ? votes + 2 : 0)
    let room = max(8, columns - fixed)
    let widest = measured.map { named($0.title, room).width }.max() ?? 0
    let titleWidth = min(room, max(widest, min(room, 24)))
    let yearStart = numbers + titleWidth + 2
    let ratingStart = yearStart + years + 2
    let extraStart = titleWidth + fixed + 2
    let extra = Extra(
      room: catalog == nil ? 0 : columns - extraStart,
      genres: measured.map { genres(of: $0.title).width }.max() ?? 0)
    return rows.map { row -> [Line] in
      let name = Line(row.title.title, .link)
      var lines =
        name.width <= titleWidth
        ? [named(row.title, titleWidth)]
        : columns < 52 ? name.wrapped(to: titleWidth) : [named(row.title, titleWidth)]
      lines = lines.map { $0.indented(by: numbers) }
      var line = numbered(row.number, numberWidth)
      if let first = lines.first { line.spans += first.spans.dropFirst() }
      let year = words.year(row.title.date)
      line.append(year, .muted, column: yearStart + years - Width.of(year))
      let rating = words.ratingCell(row.title.rating, bar: barColumns)
      for (index, span) in rating.spans.enumerated() {
        line.append(span.text, span.role, column: index == 0 ? ratingStart : nil)
      }
      if votes > 0 {
        let count = words.votes(in: row.title.rating)
        line.append(
          count, .muted, column: ratingStart + ratings + 2 + votes - Width.of(count))
      }
      if extra.genres > 0 {
        append(genres(of: row.title).truncated(to: extra.genres), to: &line, at: extraStart)
      }
      if extra.overview > 0 {
        let start = extraStart + (extra.genres > 0 ? extra.genres + 2 : 0)
        append(overview(of: row.title).truncated(to: extra.overview), to: &line, at: start)
      }
      lines[0] = line
      return lines
    }
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

  private func overview(of title: TitleSummary) -> Line {
    Line(title.overview?.text ?? words.noOverview, .muted)
  }

  private func append(_ cell: Line, to line: inout Line, at column: Int) {
    for (index, span) in cell.spans.enumerated() {
      line.append(span.text, span.role, column: index == 0 ? column : nil)
    }
  }

  /// The title, and the original one after it where that is another and both fit.
  private func named(_ title: TitleSummary, _ width: Int) -> Line {
    let name = Line(title.title, .link)
    guard let original = title.otherTitle else { return name.truncated(to: width) }
    let both = name.appending("  " + original, .muted)
    return both.width <= min(width, 60) ? both : name.truncated(to: width)
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
