import AppCore
import Catalog
import Storage
import Testing
import Threading

@testable import Runtime

@Suite("Titles of rows")
struct TitleMatcherTests {
  /// Films of a source, some under the same name.
  private static let films: [(id: Int, title: String, original: String, date: String)] = [
    (603, "The Matrix", "The Matrix", "1999-03-31"), (841, "Dune", "Dune", "1984-12-14"),
    (438631, "Dune", "Dune", "2021-09-15"), (129, "Spirited Away", "千と千尋の神隠し", "2001-07-20"),
    (1, "Twice", "Twice", "2000-01-01"), (2, "Twice", "Twice", "2000-06-01"),
    (3, "Near", "Near", "2010-01-01"), (4, "Near", "Near", "2012-01-01"),
    (5, "Undated", "Undated", ""), (6, "Away", "Away", "1975-01-01"),
  ]

  private static func film(_ row: (id: Int, title: String, original: String, date: String))
    -> MovieSummary
  {
    var film = MovieSummary(id: ID(row.id), title: row.title)
    film.originalTitle = row.original
    film.releaseDate = CalendarDate(row.date)
    return film
  }

  @Sendable private static func answer(_ request: Request, _ locale: ContentLocale)
    -> Result<Response, Failure>
  {
    switch request {
    case .list(.search(let query), page: 1):
      let rows = films.map(film).filter { film in
        query.kind != .tv && (query.year == nil || film.releaseDate?.year == query.year)
      }
      // A search finds more than what is called so.
      return .success(
        .list(
          Page(
            number: 1, elements: rows.map(ListRow.movie), totalPages: 1, totalResults: rows.count)))
    case .movie(6): return .failure(.offline)
    case .movie(let id):
      guard let row = films.first(where: { $0.id == id.rawValue }) else {
        return .failure(.notFound)
      }
      var movie = Movie(film(row))
      if row.id == 841 { movie.imdbID = "tt0087182" }
      if row.id == 129 { movie.alternativeTitles = ["Le Voyage de Chihiro"] }
      return .success(.movie(movie, parts: ListParts()))
    case .find(let id):
      switch id.description {
      case "tt0133093": return .success(.found(.movie(film(films[0]))))
      case "tt0959621":
        return .success(.found(.episode(show: 1396, season: 1, number: 1)))
      case "tt9999999": return .failure(.offline)
      case _: return .failure(.notFound)
      }
    case .list, .show, .season, .episode, .person, .collection, .keyword, .company, .network,
      .genres, .pokemon, .character, .comic:
      return .failure(.notFound)
    }
  }

  /// The title of the first row of a table of Letterboxd's shape, or what is wrong.
  private func title(_ row: String) throws -> String {
    let text = "Title,Year,imdbID,tmdbID,Rating\n\(row),5\n"
    let file = try ExchangeFile.read(Array(text.utf8), path: "x.csv", list: nil)
    return shown(matcher(isOfSample: false).titles(of: file.rows).first ?? nil)
  }

  private func matcher(isOfSample: Bool) -> TitleMatcher {
    TitleMatcher(
      ContentLocale(language: "en", region: "US"), isOfSample: isOfSample, answer: Self.answer)
  }

  private func shown(_ result: Result<TitleSummary, ImportFault>?) -> String {
    switch result {
    case nil: return "not asked"
    case .success(.movie(let movie)): return "movie/\(movie.id)"
    case .success(.show(let show)): return "tv/\(show.id)"
    case .failure(let fault):
      switch fault {
      case .notFound: return "not found"
      case .ambiguous(let names): return names.joined(separator: "; ")
      case .notATitle: return "no title"
      case .source(let failure): return "\(failure)"
      case .noTitle, .noKind, .badRating, .badID, .badDay, .openQuote: return "bad row"
      }
    }
  }

  /// Rows and what they name.
  private static let rows: [String: String] = [
    "The Matrix,1999,,": "movie/603", "the MATRIX!,1999,,": "movie/603",
    "The Matrix,,,": "movie/603", "The Matrix,2000,,": "movie/603",
    "The Matrix,1998,,": "movie/603", "The Matrix,2001,,": "not found",
    "Dune,1984,,": "movie/841", "Dune,2021,,": "movie/438631",
    "Dune,,,": "Dune (1984) movie/841; Dune (2021) movie/438631",
    "Twice,2000,,": "Twice (2000) movie/1; Twice (2000) movie/2",
    "Near,2011,,": "Near (2010) movie/3; Near (2012) movie/4",
    "千と千尋の神隠し,2001,,": "movie/129", "Le voyage de Chihiro,2001,,": "movie/129",
    // Whether it is the film of that year nobody could say.
    "Something,1975,,": "offline",
    "\"Matrix, The\",1999,,": "movie/603", "Matrix,1999,,": "movie/603",
    "The Spirited Away,2001,,": "movie/129", "Matrix,1998,,": "not found", "Matrix,,,": "not found",
    "@ The Matrix,2000,,": "not found", "The Matrix (1999),,,": "movie/603",
    "Dune,1984,tt0087182,": "movie/841", "Dune,1984,tt0087183,": "not found",
    "Undated,1950,,": "not found", "Undated,,,": "movie/5", "Nothing,2001,,": "not found",
    "Wrong,1900,tt0133093,": "movie/603", "Dune,2021,tt0000001,": "movie/438631",
    ",,tt0000001,": "not found", ",,tt0959621,": "no title",
    "The Matrix,1999,tt9999999,": "offline", "Wrong,1900,tt0133093,129": "movie/129",
    "Not in the source,1900,,77": "movie/77", "X,1900,,tv/77": "tv/77",
  ]

  @Test("are found by id, else by name and year", arguments: rows.keys.sorted())
  func found(row: String) throws {
    #expect(try title(row) == Self.rows[row])
  }

  private func read(_ text: String) throws -> [ExchangeRow] {
    try ExchangeFile.read(Array(text.utf8), path: "x.csv", list: nil).rows
  }

  @Test("of a neighboring year are taken only where no other row is surer, and not from a sample")
  func neighbors() throws {
    let head = "Title,Year,tmdbID,Rating\n"
    let both = try read(head + "The Matrix,1998,,5\nThe Matrix,1999,,4\n")
    #expect(matcher(isOfSample: false).titles(of: both).map(shown) == ["not found", "movie/603"])
    let two = try read(head + "The Matrix,1998,,5\nThe Matrix,2000,,4\n")
    #expect(matcher(isOfSample: false).titles(of: two).map(shown) == ["not found", "not found"])
    let one = try read(head + "The Matrix,1998,,5\nThe Matrix,1998,,4\n")
    #expect(matcher(isOfSample: false).titles(of: one).map(shown) == ["movie/603", "movie/603"])
    #expect(matcher(isOfSample: true).titles(of: one).map(shown) == ["not found", "not found"])
    let show = try read(
      "tmdb_id,type,title,year,rated_at,rating\n,show,The Matrix,1998,2024-01-02,5\n")
    #expect(matcher(isOfSample: false).titles(of: show).map(shown) == ["not found"])
  }

  @Test("are looked up several at once, each in its place, and no more where nobody answers")
  func several() throws {
    let asked = Guarded((now: 0, most: 0, all: 0))
    let silentFrom = 30
    let matcher = TitleMatcher(ContentLocale(language: "en", region: "US")) { request, _ in
      guard case .movie(let id) = request else { return .failure(.notFound) }
      asked.withLock { asked in
        asked.now += 1
        asked.most = max(asked.most, asked.now)
        asked.all += 1
      }
      // Whoever asks alone would wait for ever for a second one.
      if id.rawValue <= 2 { asked.wait { $0.most > 1 ? () : nil } }
      asked.withLock { $0.now -= 1 }
      return .success(
        .movie(Movie(MovieSummary(id: id, title: "Film \(id)")), parts: ListParts()))
    }
    var text = "tmdb_id,type,title,year,rated_at,rating\n"
    for number in 1...200 { text += "\(number),movie,Film \(number),2001,2024-01-02,5\n" }
    let found = matcher.titles(of: try read(text))
    #expect(found.map(shown) == (1...200).map { "movie/\($0)" })
    #expect(asked.withLock { $0.all } == 200)

    let calls = Guarded(0)
    let silent = TitleMatcher(ContentLocale(language: "en", region: "US")) { request, _ in
      calls.withLock { $0 += 1 }
      guard case .find(let id) = request, let number = Int(id.description.dropFirst(2)),
        number < 1_000_000 + silentFrom
      else { return .failure(.offline) }
      return .success(.found(.movie(MovieSummary(id: ID(number), title: "x"))))
    }
    text = "Const,Your Rating,Date Rated,Title\n"
    for number in 0..<500 { text += "tt\(1_000_000 + number),5,2024-01-02,x\n" }
    let list = try read(text)
    let results = silent.titles(of: list)
    #expect(results.prefix(silentFrom).allSatisfy { shown($0).hasPrefix("movie/") })
    #expect(results.dropFirst(silentFrom).allSatisfy { shown($0) == "not asked" })
    #expect(calls.withLock { $0 } < 100)
    #expect(
      silent.stopped(list, results)
        == ImportStop(line: silentFrom + 2, count: 500 - silentFrom, failure: .offline))
  }
}
