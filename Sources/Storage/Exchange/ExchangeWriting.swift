public import Catalog
import JSON

/// Writes what is kept as the formats have it.
public struct ExchangeWriting: Sendable {
  /// The format.
  public let format: ExchangeFormat
  /// The only list that is written; nil writes all that the format has a place for.
  public let list: KeptList?
  /// The program's version, as its own file names it.
  public let version: String

  /// Makes a writing; Letterboxd's and IMDb's files hold one list, which is the ratings unless another
  /// is named.
  public init(_ format: ExchangeFormat, list: KeptList?, version: String) {
    self.format = format
    self.version = version
    switch format {
    case .letterboxd, .imdb: self.list = list ?? .rated
    case .json, .trakt, .simkl, .tmdb, .movary: self.list = list
    }
  }

  /// Whether the format has a place for the list that was named.
  public var isPossible: Bool {
    ExchangeFormat.written.contains(format) && !(format == .trakt && list == .favorites)
  }

  /// The text of a file, and what of the titles is in it.
  ///
  /// - Parameter imdbID: IMDb's id of a title; nil where the source has none.
  /// - Throws: Why the source could not say it.
  public func text<Failure: Error>(
    _ titles: [KeptTitle], path: String, imdbID: (TitleID) throws(Failure) -> String?
  ) throws(Failure) -> (text: String, summary: ExportSummary) {
    var summary = ExportSummary(path: path, format: format, count: 0)
    let ordered = titles.sorted { $0.id.order < $1.id.order }
    let chosen = ordered.filter { title in list.map { title.marks.belong(to: $0) } ?? true }
    if chosen.count < ordered.count {
      summary.omissions[.otherLists] = ordered.count - chosen.count
    }
    let text =
      switch format {
      case .json: json(chosen, &summary)
      case .letterboxd: letterboxd(chosen, &summary)
      case .imdb: try imdb(chosen, &summary, imdbID)
      case .trakt, .simkl, .tmdb, .movary: trakt(chosen, &summary)
      }
    return (text, summary)
  }

  // MARK: Marquee's own

  private func json(_ titles: [KeptTitle], _ summary: inout ExportSummary) -> String {
    var text = """
      {
        "marquee": "library",
        "schema": \(ExchangeFile.schema),
        "version": \(version.quotedAsJSON),
        "titles": [
      """
    let places = ranks(titles)
    for (index, title) in titles.enumerated() {
      var marks = title.marks
      if let list {
        if list != .favorites { marks.favoriteSince = nil }
        if list != .watchlist { marks.onWatchlistSince = nil }
        if list != .rated { (marks.rating, marks.ratedOn) = (nil, nil) }
      }
      func day(_ date: CalendarDate?) -> String { date.map { "\"\($0)\"" } ?? "null" }
      func place(_ list: KeptList) -> String {
        places[list]?[title.id].map(String.init) ?? "null"
      }
      let date = title.summary.date
      let members = [
        ("media_type", title.id.isShow ? "\"tv\"" : "\"movie\""),
        ("id", String(title.id.number)),
        ("title", title.summary.title.quotedAsJSON),
        ("original_title", title.summary.originalTitle.quotedAsJSON),
        ("year", date.map { String($0.year) } ?? "null"), ("date", day(date)),
        ("favorite_on", day(marks.favoriteSince)), ("favorite_place", place(.favorites)),
        ("watchlist_on", day(marks.onWatchlistSince)), ("watchlist_place", place(.watchlist)),
        ("rating", marks.rating?.description ?? "null"), ("rated_on", day(marks.ratedOn)),
        ("rated_place", place(.rated)),
      ]
      text += index == 0 ? "\n" : ",\n"
      text += "    {" + members.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ") + "}"
    }
    summary.count = titles.count
    return text + (titles.isEmpty ? "]\n}\n" : "\n  ]\n}\n")
  }

  /// The place of each title in each list that is written, from 1.
  private func ranks(_ titles: [KeptTitle]) -> [KeptList: [TitleID: Int]] {
    var ranks: [KeptList: [TitleID: Int]] = [:]
    for each in KeptList.allCases where list == nil || list == each {
      let placed = titles.compactMap { title in
        title.places[each].map { (title.id, $0) }
      }.sorted { $0.1 < $1.1 }
      for (rank, title) in placed.enumerated() { ranks[each, default: [:]][title.0] = rank + 1 }
    }
    return ranks
  }

  // MARK: Tables

  /// Letterboxd's import: it keeps no series, and rates in half stars up to five.
  ///
  /// The day of a rating is not the day a film was seen, so there is none to write.
  private func letterboxd(_ titles: [KeptTitle], _ summary: inout ExportSummary) -> String {
    var writer = CSVWriter()
    let isRated = list == .rated
    writer.write(["tmdbID", "Title", "Year"] + (isRated ? ["Rating"] : []))
    for title in titles {
      guard !title.id.isShow else {
        summary.omissions[.series, default: 0] += 1
        continue
      }
      var fields = [
        String(title.id.number), title.summary.title,
        title.summary.date.map { String($0.year) } ?? "",
      ]
      if isRated, let rating = title.marks.rating {
        let whole = whole(rating, &summary)
        fields.append(whole.isMultiple(of: 2) ? "\(whole / 2)" : "\(whole / 2).5")
      }
      writer.write(fields)
      summary.count += 1
    }
    return writer.text
  }

  /// IMDb's exports of ratings and of lists: it knows titles by its own ids alone.
  private func imdb<Failure: Error>(
    _ titles: [KeptTitle], _ summary: inout ExportSummary,
    _ imdbID: (TitleID) throws(Failure) -> String?
  ) throws(Failure) -> String {
    var writer = CSVWriter()
    let facts = ["Title", "Original Title", "URL", "Title Type", "Year", "Release Date"]
    writer.write(
      list == .rated
        ? ["Const", "Your Rating", "Date Rated"] + facts
        : ["Position", "Const", "Created", "Modified", "Description"] + facts)
    for title in titles {
      guard let id = try imdbID(title.id) else {
        summary.omissions[.withoutIMDbID, default: 0] += 1
        continue
      }
      summary.count += 1
      let date = title.summary.date
      let facts = [
        title.summary.title, title.summary.originalTitle, "https://www.imdb.com/title/\(id)/",
        title.id.isShow ? "TV Series" : "Movie", date.map { String($0.year) } ?? "",
        date?.description ?? "",
      ]
      if list == .rated {
        let rating = title.marks.rating.map { String(whole($0, &summary)) } ?? ""
        writer.write([id, rating, title.marks.ratedOn?.description ?? ""] + facts)
      } else {
        let day =
          list == .favorites ? title.marks.favoriteSince : title.marks.onWatchlistSince
        let text = day?.description ?? ""
        writer.write([String(summary.count), id, text, text, ""] + facts)
      }
    }
    return writer.text
  }

  /// Trakt's import: it takes times and no bare days.
  ///
  /// The hour is not known. Noon of Greenwich says nothing but the day, since it is the same day in nearly all of
  /// the world then, as it is not at midnight.
  private func trakt(_ titles: [KeptTitle], _ summary: inout ExportSummary) -> String {
    var writer = CSVWriter()
    writer.write(["tmdb_id", "type", "title", "year", "watchlisted_at", "rating", "rated_at"])
    func time(_ day: CalendarDate?) -> String { day.map { "\($0)T12:00:00Z" } ?? "" }
    for title in titles {
      let marks = title.marks
      let listed = list == .rated ? nil : marks.onWatchlistSince
      let rating = list == .watchlist ? nil : marks.rating
      guard listed != nil || rating != nil else {
        summary.omissions[.favorites, default: 0] += 1
        continue
      }
      summary.count += 1
      writer.write([
        String(title.id.number), title.id.isShow ? "show" : "movie", title.summary.title,
        title.summary.date.map { String($0.year) } ?? "", time(listed),
        rating.map { String(whole($0, &summary)) } ?? "", time(rating == nil ? nil : marks.ratedOn),
      ])
    }
    return writer.text
  }

  /// A rating in whole points from 1 to 10; a half is rounded up.
  private func whole(_ rating: UserRating, _ summary: inout ExportSummary) -> Int {
    if !rating.halves.isMultiple(of: 2) { summary.rounded += 1 }
    return (rating.halves + 1) / 2
  }
}

extension TitleID {
  fileprivate var isShow: Bool {
    switch self {
    case .movie: false
    case .show: true
    }
  }

  fileprivate var number: Int {
    switch self {
    case .movie(let id): id.rawValue
    case .show(let id): id.rawValue
    }
  }

  /// Films before series, each by number.
  fileprivate var order: (Int, Int) { (isShow ? 1 : 0, number) }
}

extension TitleSummary {
  /// The title in the original language.
  fileprivate var originalTitle: String {
    switch self {
    case .movie(let movie): movie.originalTitle
    case .show(let show): show.originalName
    }
  }
}
