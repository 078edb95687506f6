import Catalog
import Navigation
import Testing

@testable import AppCore

@Suite("open finds what the page does not have")
struct OpenByNameTests {
  private static func film(_ id: Int, _ title: String, _ year: Int) -> ListRow {
    var movie = MovieSummary(id: ID(id), title: title)
    movie.releaseDate = CalendarDate(year: year, month: 1, day: 2)
    return .movie(movie)
  }

  private static func person(_ id: Int, _ name: String, knownFor title: String) -> ListRow {
    var person = PersonSummary(id: ID(id), name: name)
    person.knownFor = [.movie(MovieSummary(id: ID(id + 500), title: title))]
    return .person(person)
  }

  /// Opens something from a place, where the source finds some rows.
  private func opened(
    _ line: String, from place: String = "people", finding rows: [ListRow]
  ) throws -> Journey {
    var journey = try Journey()
    journey.go(place)
    journey.enter(line)
    let (request, ticket) = try #require(journey.pending.first)
    #expect(request == .list(.search(SearchQuery(text: String(line.dropFirst(5)))), page: 1))
    let page = Page(number: 1, elements: rows, totalPages: 1, totalResults: rows.count)
    journey.send(.fetched(request, ticket: ticket, .answered(.list(page), .fresh)))
    return journey
  }

  @Test(
    "the only thing that is called so, however it is spelled",
    arguments: [
      ("open face off", Route.movie(754)), ("open FACEOFF", .movie(754)),
      ("open dune 1984", .movie(841)), ("open Dune (2021)", .movie(438)),
      ("open tom hanks", .person(31)),
    ])
  func theOnlyOne(_ line: String, _ route: Route) throws {
    let rows = [
      Self.film(754, "Face/Off", 1997), Self.film(841, "Dune", 1984), Self.film(438, "Dune", 2021),
      Self.film(9, "Dune: Part Two", 2024), Self.person(31, "Tom Hanks", knownFor: "Big"),
    ]
    #expect(try opened(line, finding: rows).state.route == route)
  }

  @Test("the search where several are called so, or none is", arguments: ["open dune", "open zzz"])
  func theSearch(_ line: String) throws {
    let journey = try opened(
      line, finding: [Self.film(841, "Dune", 1984), Self.film(438, "Dune", 2021)])
    #expect(journey.state.route == .search(SearchQuery(text: String(line.dropFirst(5)))))
    #expect(journey.routes.dropLast().last == .people)
  }

  @Test("two of one name on the page are told apart by year, and people by what they are known for")
  func twins() throws {
    var journey = try opened(
      "open x y",
      finding: [
        Self.film(841, "Dune", 1984), Self.film(438, "Dune", 2021),
        Self.person(1, "John Smith", knownFor: "Alpha"),
        Self.person(2, "John Smith", knownFor: "Beta"),
      ])
    journey.go("open dune")
    #expect(
      journey.state.notice
        == .ambiguousTitle(
          "dune",
          candidates: [
            NumberedTitle(number: 1, title: "Dune", of: .movie, year: 1984),
            NumberedTitle(number: 2, title: "Dune", of: .movie, year: 2021),
          ]))
    journey.go("open john smith")
    #expect(
      journey.state.notice
        == .ambiguousTitle(
          "john smith",
          candidates: [
            NumberedTitle(number: 3, title: "John Smith", of: .person, knownFor: "Alpha"),
            NumberedTitle(number: 4, title: "John Smith", of: .person, knownFor: "Beta"),
          ]))
    journey.enter("open dune 2021")
    #expect(journey.state.route == .movie(438))
  }

  @Test("a slip of the hand is answered by the title on the page, where the search finds none")
  func slips() throws {
    let journey = try opened("open Dunne", from: "go collection/605", finding: [])
    #expect(journey.state.notice == .noSuchTitle("Dunne", nearest: "Dune"))
    #expect(journey.state.route == .collection(605))
  }
}
