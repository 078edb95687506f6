import Catalog
import Testing

@testable import Storage

@Suite("Exports")
struct ExchangeWritingTests {
  private func day(_ text: String) throws -> CalendarDate { try #require(CalendarDate(text)) }

  private func titles() throws -> [KeptTitle] {
    var matrix = MovieSummary(id: 603, title: "The \"Matrix\", \\ II\n")
    matrix.originalTitle = "Matrix"
    matrix.releaseDate = try day("1999-03-31")
    var marks = Marks()
    marks.apply(.favorite(true), on: try day("2026-01-02"))
    marks.apply(.rating(UserRating(halves: 17)), on: try day("2026-01-03"))
    var bad = ShowSummary(id: 1396, name: "Breaking Bad")
    bad.firstAirDate = try day("2008-01-20")
    var listed = Marks()
    listed.apply(.watchlist(true), on: try day("2025-12-31"))
    listed.apply(.rating(UserRating(halves: 20)), on: try day("2025-12-30"))
    var only = Marks()
    only.apply(.favorite(true), on: try day("2026-01-02"))
    return [
      KeptTitle(
        id: .show(1396), summary: .show(bad), marks: listed, places: [.watchlist: 7, .rated: 3]),
      KeptTitle(
        id: .movie(603), summary: .movie(matrix), marks: marks, places: [.favorites: 9, .rated: 4]),
      KeptTitle(
        id: .movie(5), summary: .movie(MovieSummary(id: 5, title: "Four Rooms")), marks: only,
        places: [.favorites: 2]),
    ]
  }

  private func written(
    _ format: ExchangeFormat, _ list: KeptList? = nil
  ) throws -> (text: String, summary: ExportSummary) {
    ExchangeWriting(format, list: list, version: "1").text(try titles(), path: "x") { id in
      switch id {
      case .movie(603): "tt0133093"
      case .show(1396): "tt0903747"
      case .movie, .show: nil
      }
    }
  }

  @Test("of Marquee's own hold everything in one order, and are read back as they were")
  func own() throws {
    let (text, summary) = try written(.json)
    #expect(summary.count == 3 && summary.omissions.isEmpty && summary.rounded == 0)
    #expect(
      text == """
        {
          "marquee": "library",
          "schema": 1,
          "version": "1",
          "titles": [
            {"media_type": "movie", "id": 5, "title": "Four Rooms", "original_title": "Four Rooms", "year": null, "date": null, "favorite_on": "2026-01-02", "favorite_place": 1, "watchlist_on": null, "watchlist_place": null, "rating": null, "rated_on": null, "rated_place": null},
            {"media_type": "movie", "id": 603, "title": "The \\"Matrix\\", \\\\ II\\n", "original_title": "Matrix", "year": 1999, "date": "1999-03-31", "favorite_on": "2026-01-02", "favorite_place": 2, "watchlist_on": null, "watchlist_place": null, "rating": 8.5, "rated_on": "2026-01-03", "rated_place": 2},
            {"media_type": "tv", "id": 1396, "title": "Breaking Bad", "original_title": "Breaking Bad", "year": 2008, "date": "2008-01-20", "favorite_on": null, "favorite_place": null, "watchlist_on": "2025-12-31", "watchlist_place": 1, "rating": 10, "rated_on": "2025-12-30", "rated_place": 1}
          ]
        }

        """)
    let file = try ExchangeFile.read(Array(text.utf8), path: "x.json", list: nil)
    #expect(file.format == .json && file.rowCount == 3 && file.rows.allSatisfy { $0.fault == nil })
    let kept = try titles()
    for row in file.rows {
      let title = try #require(kept.first { $0.id == row.title })
      var marks = Marks()
      for mark in row.marks { marks.apply(mark.change, on: try #require(mark.day)) }
      #expect(marks == title.marks)
      #expect(row.date == title.summary.date)
    }
    #expect(
      ExchangeWriting(.json, list: nil, version: "1").text([], path: "x") { _ in nil }.text
        .hasSuffix("\"titles\": []\n}\n"))
  }

  @Test("for Letterboxd hold films in half stars, and say what is left out")
  func letterboxd() throws {
    let (text, summary) = try written(.letterboxd)
    #expect(
      text == "tmdbID,Title,Year,Rating\r\n603,\"The \"\"Matrix\"\", \\ II\n\",1999,4.5\r\n")
    #expect(summary.omissions == [.series: 1, .otherLists: 1] && summary.rounded == 1)
    #expect(try written(.letterboxd, .favorites).text.hasPrefix("tmdbID,Title,Year\r\n5,Four"))
  }

  @Test("for IMDb hold whole points and IMDb's ids")
  func imdb() throws {
    let (text, summary) = try written(.imdb)
    #expect(
      text.hasPrefix(
        "Const,Your Rating,Date Rated,Title,Original Title,URL,Title Type,Year,Release Date\r\n"
          + "tt0133093,9,2026-01-03,"))
    #expect(
      text.hasSuffix(
        "tt0903747,10,2025-12-30,Breaking Bad,Breaking Bad,https://www.imdb.com/title/tt0903747/,TV Series,2008,2008-01-20\r\n"
      ))
    #expect(summary.count == 2 && summary.rounded == 1)
    #expect(try written(.imdb, .favorites).summary.omissions[.withoutIMDbID] == 1)
    #expect(try written(.imdb, .watchlist).text.contains("1,tt0903747,2025-12-31,2025-12-31,,"))
  }

  @Test("for Trakt hold ids, kinds and times")
  func trakt() throws {
    let (text, summary) = try written(.trakt)
    #expect(text.hasPrefix("tmdb_id,type,title,year,watchlisted_at,rating,rated_at\r\n603,movie,"))
    #expect(
      text.hasSuffix(
        "1396,show,Breaking Bad,2008,2025-12-31T12:00:00Z,10,2025-12-30T12:00:00Z\r\n"))
    #expect(summary.omissions == [.favorites: 1])
    #expect(!ExchangeWriting(.trakt, list: .favorites, version: "").isPossible)
    #expect(!ExchangeWriting(.simkl, list: nil, version: "").isPossible)
  }

  @Test("of every rating are read back, rounded up to the site's steps", arguments: 1...20)
  func scales(halves: Int) throws {
    var marks = Marks()
    marks.apply(.rating(UserRating(halves: halves)), on: try day("2026-01-03"))
    let title = KeptTitle(
      id: .movie(603), summary: .movie(MovieSummary(id: 603, title: "M")), marks: marks,
      places: [.rated: 1])
    for format in ExchangeFormat.written {
      let (text, summary) = ExchangeWriting(format, list: nil, version: "")
        .text([title], path: "x") { _ in "tt0133093" }
      let file = try ExchangeFile.read(Array(text.utf8), path: "x", list: nil)
      #expect(file.format == format)
      let read = file.rows.first?.marks.first?.change
      let expected = format == .json ? halves : (halves + 1) / 2 * 2
      #expect(read == .rating(UserRating(halves: expected)), "\(format): \(text)")
      #expect(summary.rounded == (expected == halves ? 0 : 1))
    }
  }
}
