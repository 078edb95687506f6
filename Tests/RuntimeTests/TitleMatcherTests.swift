import AppCore
import Catalog
import Storage
import Testing

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
    var matcher = TitleMatcher(
      ContentLocale(language: "en", region: "US"), answer: Self.answer)
    switch matcher.title(of: try #require(file.rows.first)) {
    case .success(.movie(let movie)): return "movie/\(movie.id)"
    case .success(.show(let show)): return "tv/\(show.id)"
    case .failure(let error):
      switch error.fault {
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
}
