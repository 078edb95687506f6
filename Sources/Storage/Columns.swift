import Catalog

// How the catalog's values stand in columns.

extension CalendarDate {
  /// The day as a number whose decimal digits can be read: 20260131.
  var number: Int { year * 10_000 + month * 100 + day }

  /// Reads such a number; nil where the calendar has no such day.
  init?(number: Int) {
    self.init(year: number / 10_000, month: number / 100 % 100, day: number % 100)
  }
}

extension TitleID {
  /// The columns `is_show` and `id`.
  var columns: [Statement.Value] {
    switch self {
    case .movie(let id): [.integer(0), .integer(id.rawValue)]
    case .show(let id): [.integer(1), .integer(id.rawValue)]
    }
  }
}

extension TitleSummary {
  /// The names of the columns that ``columns`` fills and ``init(_:from:of:)`` reads, without the id's.
  static let columnNames = """
    title, original_title, original_language, origin_countries, overview, overview_language, day, \
    genres, rating, votes, popularity, poster, is_adult
    """

  /// What stands for an original language that is not known, as TMDB writes it: the column always has one.
  private static let unknownLanguage = "xx"

  /// What is known of the title.
  var columns: [Statement.Value] {
    switch self {
    case .movie(let movie):
      Self.columns(
        movie.title, movie.originalTitle, movie.originalLanguage, countries: [], movie.overview,
        movie.releaseDate, movie.genreIDs, movie.rating, movie.popularity, movie.posterPath,
        movie.isAdult)
    case .show(let show):
      Self.columns(
        show.name, show.originalName, show.originalLanguage, countries: show.originCountries,
        show.overview, show.firstAirDate, show.genreIDs, show.rating, show.popularity,
        show.posterPath, show.isAdult)
    }
  }

  private static func columns(
    _ title: String, _ original: String, _ language: String?, countries: [String],
    _ overview: LocalizedText?, _ day: CalendarDate?, _ genres: [ID<Genre>], _ rating: Rating?,
    _ popularity: Double, _ poster: String?, _ isAdult: Bool
  ) -> [Statement.Value] {
    [
      .text(title), .text(original), .text(language ?? unknownLanguage),
      .text(TextList.encode(countries)),
      .text(overview?.text), .text(overview?.language), .integer(day?.number),
      .text(genres.map(\.description).joined(separator: ",")),
      rating?.average.map { .real($0) } ?? .null, .integer(rating?.votes), .real(popularity),
      .text(poster), .integer(isAdult ? 1 : 0),
    ]
  }

  /// Reads what is known of a title from a row's columns, the first of which has a number.
  ///
  /// The file may have been written by anybody: texts are cleaned as those of any other source. A
  /// title of which nothing is known is called what its link is called.
  init(_ id: TitleID, from first: Int32, of row: borrowing Statement) {
    func text(_ column: Int32) -> String? {
      guard let text = row.text(first + column)?.sanitized(), !text.isEmpty else { return nil }
      return text
    }
    let title = text(0)
    let original = text(1)
    let language = text(2).flatMap { $0 == Self.unknownLanguage ? nil : $0 }
    var overview: LocalizedText?
    if let text = row.text(first + 4)?.sanitized(keepingLines: true), !text.isEmpty {
      overview = LocalizedText(text, language: row.text(first + 5)?.sanitized() ?? "en")
    }
    let day = row.isNull(first + 6) ? nil : CalendarDate(number: row.integer(first + 6))
    let genres = (row.text(first + 7) ?? "").split(separator: ",").compactMap { Int($0) }
      .map(ID<Genre>.init(rawValue:))
    let votes = row.isNull(first + 9) ? nil : row.integer(first + 9)
    let rating = Rating(average: row.real(first + 8), votes: votes)
    let popularity = row.real(first + 10)
    let poster = text(11)
    let isAdult = row.integer(first + 12) != 0
    switch id {
    case .movie(let id):
      var movie = MovieSummary(id: id, title: title ?? "movie/\(id)")
      movie.originalTitle = original ?? movie.title
      movie.originalLanguage = language
      movie.overview = overview
      movie.releaseDate = day
      movie.genreIDs = genres
      movie.rating = rating
      movie.popularity = popularity
      movie.posterPath = poster
      movie.isAdult = isAdult
      self = .movie(movie)
    case .show(let id):
      var show = ShowSummary(id: id, name: title ?? "tv/\(id)")
      show.originalName = original ?? show.name
      show.originalLanguage = language
      show.originCountries = (TextList.decode(row.text(first + 3) ?? "") ?? []).map {
        $0.sanitized()
      }
      show.overview = overview
      show.firstAirDate = day
      show.genreIDs = genres
      show.rating = rating
      show.popularity = popularity
      show.posterPath = poster
      show.isAdult = isAdult
      self = .show(show)
    }
  }
}

/// What a setting is called in its row.
private enum SettingName: String {
  case theme, design, language, region, tabs, welcomed, adult
}

extension Setting {
  /// The columns `name` and `value`.
  var columns: [Statement.Value] {
    let (name, value): (SettingName, String) =
      switch self {
      case .theme(let name): (.theme, name)
      case .design(let name): (.design, name)
      case .adult(let isShown): (.adult, isShown ? "1" : "0")
      case .language(let code): (.language, code)
      case .region(let code): (.region, code)
      case .tabs(let names): (.tabs, TextList.encode(names))
      case .welcomed(let wasShown): (.welcomed, wasShown ? "1" : "0")
      }
    return [.text(name.rawValue), .text(value)]
  }

  /// Reads a setting; nil where it is none that this version knows.
  init?(name: String, value: String) {
    guard let name = SettingName(rawValue: name) else { return nil }
    switch name {
    case .theme: self = .theme(value.sanitized())
    case .design: self = .design(value.sanitized())
    case .language: self = .language(value.sanitized())
    case .region: self = .region(value.sanitized())
    case .tabs:
      guard let names = TextList.decode(value) else { return nil }
      self = .tabs(names.map { $0.sanitized() })
    case .adult: self = .adult(value == "1")
    case .welcomed: self = .welcomed(value == "1")
    }
  }
}

extension SavedSession {
  /// The version of what a session's row holds.
  static let version = 1

  /// The columns `version`, `tab` and `links`.
  var columns: [Statement.Value] {
    [.integer(Self.version), .text(tab), .text(TextList.encode(links))]
  }

  /// Reads a session; nil where this version cannot.
  init?(version: Int, tab: String, links: String) {
    guard version == Self.version, let links = TextList.decode(links) else { return nil }
    self.init(tab: tab.sanitized(), links: links.map { $0.sanitized() })
  }
}
