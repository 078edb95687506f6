import AppCore
import Catalog
import Typesetting

/// The head of a movie's page: title, year, what it is in one line, its rating as a bar, the person's marks.
struct TitleHead {
  private let movie: MovieSummary
  private let details: Movie?
  private let canvas: Canvas

  init(_ movie: MovieSummary, details: Movie?, _ canvas: Canvas) {
    self.movie = movie
    self.details = details
    self.canvas = canvas
  }

  private var words: Words { canvas.words }

  func lines(_ columns: Int) -> [Line] {
    var title = Line(movie.title, .title)
    title.append(
      "  " + (movie.releaseDate.map { String($0.year) } ?? words.noReleaseDate), .muted)
    var lines = title.wrapped(to: columns)
    if let other = TitleSummary.movie(movie).otherTitle {
      var original = Line(other, .muted)
      original.append(" · " + words.languageName(movie.originalLanguage), .muted)
      lines += original.wrapped(to: columns)
    }
    lines += factsLine.wrapped(to: columns)
    return lines + ratingLine(columns) + markLines(columns)
  }

  /// What the person said of it; of a title that has no mark how to give it one.
  private func markLines(_ columns: Int) -> [Line] {
    let marks = canvas.state.titleMarks(.movie(movie.id))
    guard marks.isEmpty else { return marks.spelled(words).flowed(to: columns, separator: "   ") }
    return words.line(words.howToMark, .hint).wrapped(to: columns)
  }

  /// Certificate, running time and genres, or the whole date of a movie that is not out or not loaded.
  private var factsLine: Line {
    var parts: [Line] = []
    if let details {
      if let certificate = details.certification(in: canvas.state.locale.region) {
        parts.append(Line(certificate, .badge))
      }
      let isOut = movie.releaseDate.map { $0 <= canvas.state.today } ?? false
      if !isOut {
        var text = movie.releaseDate.map(words.date) ?? ""
        if let status = details.status, status != "Released" {
          text += (text.isEmpty ? "" : " · ") + words.status(status)
        } else if !text.isEmpty {
          text += " · " + words.notOutYet
        }
        if !text.isEmpty { parts.append(Line(text, .accent)) }
      }
      parts.append(
        details.runtime.map { Line(words.runtime($0)) } ?? Line(words.noRuntime, .muted))
      let genres = details.genres.map(\.name).joined(separator: ", ")
      parts.append(genres.isEmpty ? Line(words.noGenre, .muted) : Line(genres))
    } else if let date = movie.releaseDate {
      parts.append(Line(words.date(date)))
    }
    return parts.joined(" · ")
  }

  private func ratingLine(_ columns: Int) -> [Line] {
    guard let rating = movie.rating else {
      return Line(words.notRated, .muted).wrapped(to: columns)
    }
    var line = words.ratingCell(rating, bar: min(20, max(0, columns - 24)))
    if let votes = rating.votes { line.append("  " + words.voted(votes), .muted) }
    return line.wrapped(to: columns)
  }
}
