import AppCore
import Catalog
import Typesetting

/// The head of a title's page: title, year, what it is in one line, its rating as a bar, the person's marks.
struct TitleHead {
  private let title: TitleSummary
  /// The year, or from which year to which.
  private let years: String
  /// What it is in one line, without its genres.
  private let facts: Line
  /// The names of its genres; nil where they are not known yet.
  private let genres: [String]?
  private let canvas: Canvas

  /// Makes the head of a title that is not loaded: its whole date stands for what it is.
  init(_ title: TitleSummary, _ canvas: Canvas) {
    let words = canvas.words
    let missing =
      switch title {
      case .movie: words.noReleaseDate
      case .show: words.noAirDate
      }
    self.init(
      title, years: title.date.map { String($0.year) } ?? missing,
      facts: title.date.map { Line(words.date($0)) } ?? .empty, genres: nil, canvas)
  }

  /// Makes the head of a movie.
  init(_ movie: Movie, _ canvas: Canvas) {
    self.init(
      .movie(movie.summary),
      years: movie.summary.releaseDate.map { String($0.year) } ?? canvas.words.noReleaseDate,
      facts: Self.facts(of: movie, canvas), genres: movie.genres.map(\.name), canvas)
  }

  /// Makes the head of a series.
  init(_ show: TVShow, _ canvas: Canvas) {
    self.init(
      .show(show.summary), years: canvas.words.years(of: show),
      facts: Self.facts(of: show, canvas), genres: show.genres.map(\.name), canvas)
  }

  private init(
    _ title: TitleSummary, years: String, facts: Line, genres: [String]?, _ canvas: Canvas
  ) {
    self.title = title
    self.years = years
    self.facts = facts
    self.genres = genres
    self.canvas = canvas
  }

  private var words: Words { canvas.words }

  func lines(_ columns: Int) -> [Line] {
    var lines = Line(title.title, .title).appending("  " + years, .muted).wrapped(to: columns)
    if let other = title.otherTitle {
      var original = Line(other, .muted)
      if let language = title.originalLanguage {
        original.append(" · " + words.languageName(language), .muted)
      }
      lines += original.wrapped(to: columns)
    }
    lines += factLines(columns)
    return lines + ratingLine(columns) + markLines(columns)
  }

  /// What it is: in one line, or its genres beneath the rest, none of their names broken.
  private func factLines(_ columns: Int) -> [Line] {
    guard let genres else { return facts.wrapped(to: columns) }
    let names =
      genres.isEmpty ? [Line(words.noGenre, .muted)] : genres.map { Line($0) }
    let whole = [facts, names.joined(", ", .body)].joined(" · ")
    if whole.width <= columns { return [whole] }
    return facts.wrapped(to: columns) + names.flowed(to: columns, .body)
  }

  /// What the person said of it; of a title that has no mark how to give it one.
  private func markLines(_ columns: Int) -> [Line] {
    let marks = canvas.state.titleMarks(title.id)
    guard marks.isEmpty else { return marks.spelled(words).flowed(to: columns, separator: "   ") }
    return words.line(words.howToMark, .hint).wrapped(to: columns)
  }

  /// Certificate, running time and genres, or the whole date of a movie that is not out.
  private static func facts(of movie: Movie, _ canvas: Canvas) -> Line {
    let words = canvas.words
    let date = movie.summary.releaseDate
    var parts: [Line] = []
    if let certificate = movie.certificate(for: canvas.state.locale.region) {
      parts.append(badge([certificate], canvas))
    }
    let isOut = date.map { $0 <= canvas.state.today } ?? false
    if !isOut {
      var text = date.map(words.date) ?? ""
      if let status = movie.status, status != .released {
        text += (text.isEmpty ? "" : " · ") + words.status(status)
      } else if !text.isEmpty {
        text += " · " + words.notOutYet
      }
      if !text.isEmpty { parts.append(Line(text, .accent)) }
    }
    parts.append(
      movie.runtime.map { Line(words.runtime($0)) } ?? Line(words.noRuntime, .muted))
    return parts.joined(" · ")
  }

  /// Certificate, state, how many seasons and episodes, genres.
  private static func facts(of show: TVShow, _ canvas: Canvas) -> Line {
    let words = canvas.words
    var parts: [Line] = []
    let certificates = show.certificates(for: canvas.state.locale.region)
    if !certificates.isEmpty { parts.append(badge(certificates, canvas)) }
    if let status = show.status {
      parts.append(Line(words.status(status), status == .ended ? .body : .accent))
    }
    let counts = [
      show.seasonCount.map(words.seasons), show.episodeCount.map(words.episodes),
    ].compactMap(\.self)
    parts.append(
      counts.isEmpty
        ? Line(words.noSeasonCount, .muted) : Line(counts.joined(separator: ", ")))
    return parts.joined(" · ")
  }

  /// The certificates of one country, and which it is where another was asked for; in colors each has a ground of
  /// its own, on which a single letter would look like the cursor.
  private static func badge(_ certificates: [Certificate], _ canvas: Canvas) -> Line {
    let line = certificates.map { certificate in
      Line(canvas.state.showsColors ? "\u{A0}\(certificate.text)\u{A0}" : certificate.text, .badge)
    }.joined(" / ")
    guard let region = certificates.first?.region, region != canvas.state.locale.region else {
      return line
    }
    return line.appending(" (\(canvas.words.country(region)))", .muted)
  }

  private func ratingLine(_ columns: Int) -> [Line] {
    words.ratingLine(title.rating, columns).wrapped(to: columns)
  }
}

extension TitleSummary {
  /// The code of the language it was made in, where known.
  var originalLanguage: String? {
    switch self {
    case .movie(let movie): movie.originalLanguage
    case .show(let show): show.originalLanguage
    }
  }
}
