import Catalog
import Navigation
import Testing

@testable import AppCore

@Suite("The filter of a list")
struct RowFilterTests {
  private func shown(_ journey: Journey) -> [ListItem] { journey.state.shownRows?.items ?? [] }

  private func years(_ journey: Journey) -> [Int] {
    shown(journey).compactMap { item in
      item.title.flatMap { journey.state.catalog.title($0)?.date?.year }
    }
  }

  @Test("shows what is not marked yet, and hides what is marked while it is on")
  func unmarked() throws {
    var journey = try Journey()
    journey.go("go movies/popular")
    journey.go("fav 1")
    journey.go("later 2")
    journey.go("rate 8 3")
    let all = try #require(journey.state.catalog.lists[.movies(.named(.popular))]?.items)
    journey.go("filter is:unmarked")
    #expect(shown(journey) == Array(all.dropFirst(3)))
    #expect(journey.state.shownRows?.hidden == 3)
    journey.go("fav 1")
    #expect(shown(journey) == Array(all.dropFirst(4)))
    journey.go("undo")
    #expect(shown(journey) == Array(all.dropFirst(3)))
    journey.go("filter is:favorite")
    #expect(shown(journey) == [all[0]])
    journey.go("filter is:watchlist")
    #expect(shown(journey) == [all[1]])
    journey.go("filter is:rated")
    #expect(shown(journey) == [all[2]])
    journey.go("filter is:marked is:unrated")
    #expect(shown(journey) == [all[0], all[1]])
  }

  @Test("shows the films of some years", arguments: ["y:1990-1999", "year:1990-1999"])
  func yearRange(hint: String) throws {
    var journey = try Journey()
    journey.go("go movies/genre/28")
    journey.go("filter " + hint)
    #expect(!years(journey).isEmpty)
    #expect(years(journey).allSatisfy { (1990...1999).contains($0) })
  }

  @Test("takes a year, an open beginning and an open end")
  func openRanges() throws {
    var journey = try Journey()
    journey.go("go movies/genre/28")
    journey.go("filter y:1985")
    #expect(years(journey).allSatisfy { $0 == 1985 })
    journey.go("filter y:1985-")
    #expect(years(journey).allSatisfy { $0 >= 1985 })
    journey.go("filter y:-1985")
    #expect(years(journey).allSatisfy { $0 <= 1985 })
  }

  @Test("takes several words of a hint in quotes, and years that hold together")
  func together() throws {
    let genre = try RowFilter(typed: "genre:\"science fiction\" alien")
    #expect(genre.genres == ["science fiction"])
    #expect(genre.needle == "alien")
    let years = try RowFilter(typed: "y:1990- y:-1995")
    #expect(years.years == 1990...1995)
    var journey = try Journey()
    journey.go("go movies/popular")
    journey.go("filter y:1990-1999 y:2000-")
    #expect(shown(journey).isEmpty)
  }

  @Test("joins hints and text")
  func joined() throws {
    var journey = try Journey()
    journey.go("go movies/popular")
    journey.go("fav 2")
    journey.go("filter movie is:favorite")
    #expect(shown(journey).count == 1)
    journey.go("filter no such title is:favorite")
    #expect(shown(journey).isEmpty)
  }

  @Test("tells kinds of results apart")
  func kinds() throws {
    var journey = try Journey()
    journey.go("search x")
    journey.go("filter type:person")
    #expect(!shown(journey).isEmpty)
    #expect(
      shown(journey).allSatisfy { item in
        if case .person = item { true } else { false }
      })
  }

  @Test("shows what was rated in a year")
  func ratedIn() throws {
    var journey = try Journey()
    journey.go("go movies/popular")
    journey.go("rate 9 1")
    journey.go("filter rated:2026")
    #expect(shown(journey).count == 1)
    journey.go("filter rated:2025")
    #expect(shown(journey).isEmpty)
  }

  @Test("takes a word with a colon that is no hint, and all in quotes, for text")
  func plainText() throws {
    let titled = try RowFilter(typed: "Mission: Impossible")
    let numbered = try RowFilter(typed: "2001:odyssey")
    let quoted = try RowFilter(typed: "\"is:marked\"")
    #expect(titled.needle == "Mission: Impossible".folded)
    #expect(numbered.needle == "2001:odyssey".folded)
    #expect(quoted.needle == "is:marked".folded)
    let blank = try RowFilter(typed: "  ")
    #expect(blank.isEmpty)
  }

  private static let refusals: [(hint: String, expected: CommandExpectation)] = [
    ("is:markd", .rowState), ("y:nineteen", .years), ("y:-", .years), ("y:1999-1990", .years),
    ("y:1-2-3", .years), ("rated:99999", .years), ("type:flim", .searchKind),
    ("genre:", .genreName),
  ]

  @Test("says what is wrong with a hint, and leaves the list as it was", arguments: refusals)
  func refused(hint: String, expected: CommandExpectation) throws {
    var journey = try Journey()
    journey.go("go movies/popular")
    journey.go("filter movie")
    journey.go("filter " + hint)
    guard
      case .misunderstood(.badArgument(let command, let part, let wanted, let nearest), _, _)? =
        journey.state.notice
    else {
      Issue.record("\(String(describing: journey.state.notice))")
      return
    }
    #expect(command == .filter)
    #expect(part == hint)
    #expect(wanted == expected)
    if hint == "is:markd" { #expect(nearest == "is:marked") }
    #expect(journey.state.frame.filter == "movie")
  }

  @Test("is completed: its hints, and genres by name")
  func completion() throws {
    var journey = try Journey()
    journey.go("go movies/genre/28")
    func offered(_ line: String) -> [String] {
      journey.state.completion(of: line).candidates.map(\.text)
    }
    #expect(offered("filter is:un") == ["is:unmarked", "is:unrated"])
    #expect(offered("filter matrix ty").contains("type:movie"))
    #expect(offered("filter genre:sc") == ["genre:science", "genre:sci-fi"])
    #expect(offered("filter ").contains("y:"))
  }

  @Test(
    "asks rows for what where asks the source for",
    arguments: [
      ("runtime<150", ["2 h"]), ("runtime<=150", ["2 h", "2.5 h"]), ("runtime>150", ["3 h"]),
      ("runtime>=150", ["2.5 h", "3 h"]), ("runtime=-120", ["2 h"]), ("length<121", ["2 h"]),
      ("rating>7,5", ["3 h"]), ("rating>7.5", ["3 h"]), ("rating>=7,5", ["2.5 h", "3 h"]),
      ("rating<7.5", ["2 h"]), ("rating=7.5", ["2.5 h", "3 h"]), ("votes<200", ["2 h"]),
      ("votes>=200", ["2.5 h", "3 h"]), ("year>=2000", ["2.5 h", "3 h"]), ("year<2000", ["2 h"]),
      ("year=1999", ["2 h"]), ("year=2000s", ["2.5 h"]), ("from=2005-06-02", ["3 h"]),
      ("to=2005-06-01", ["2 h", "2.5 h"]), ("language=japanese", ["3 h"]),
      ("language=en", ["2 h", "2.5 h"]),
      ("runtime>100 runtime<170 h", ["2 h", "2.5 h"]), ("country=us", []),
    ])
  func conditions(_ filter: String, _ expected: [String]) throws {
    func movie(
      _ id: Int, _ title: String, _ minutes: Int, _ rating: Double, _ votes: Int,
      _ day: CalendarDate?,
      _ language: String
    ) -> ListRow {
      var movie = MovieSummary(id: ID(id), title: title)
      movie.runtime = minutes
      movie.rating = Rating(average: rating, votes: votes)
      movie.releaseDate = day
      movie.originalLanguage = language
      return .movie(movie)
    }
    let rows = [
      movie(1, "2 h", 120, 7.44, 199, CalendarDate(year: 1999, month: 12, day: 31), "en"),
      movie(2, "2.5 h", 150, 7.46, 200, CalendarDate(year: 2005, month: 6, day: 1), "en"),
      movie(3, "3 h", 180, 7.56, 201, CalendarDate(year: 2010, month: 1, day: 1), "ja"),
      .movie(MovieSummary(id: 4, title: "unknown")),
    ]
    var journey = try Journey()
    journey.enter("search x")
    let (request, ticket) = try #require(journey.pending.first)
    journey.send(
      .fetched(
        request, ticket: ticket,
        .answered(.list(Page(number: 1, elements: rows, totalPages: 1, totalResults: 4)), .fresh)))
    for line in ["filter ", "where "] where line == "filter " || !filter.contains("h") {
      journey.go(line + filter)
      guard case .misunderstood = journey.state.notice else {
        let titles = shown(journey).compactMap {
          $0.title.flatMap { journey.state.catalog.title($0)?.title }
        }
        #expect(titles == expected, "\(line + filter)")
        continue
      }
      // The source takes no greatest rating and no greatest number of votes.
      #expect(line == "where " && (filter.hasPrefix("rating<") || filter.hasPrefix("votes<")))
    }
  }

  @Test("refuses what rows do not say, and a value that is none")
  func refusedConditions() throws {
    for text in [
      "cast=hanks", "keyword=x", "runtime<x", "rating>11", "language=klingon", "genre>7",
    ] {
      #expect(throws: CommandError.self, "\(text)") { try RowFilter(typed: text) }
    }
    #expect(try RowFilter(typed: "a<b c=d 2+2=4").needle == "ab cd 2 2 4")
  }
}
