import Catalog
import Navigation
import Testing

@testable import AppCore

@Suite("Titles that TMDB calls adult")
struct AdultTests {
  private func summary(_ id: Int, isAdult: Bool = false) -> MovieSummary {
    var summary = MovieSummary(id: ID(id), title: "Movie \(id)")
    summary.isAdult = isAdult
    return summary
  }

  private func page(_ movies: [MovieSummary]) -> FetchResult {
    .answered(
      .list(
        Page(
          number: 1, elements: movies.map(ListRow.movie), totalPages: 1, totalResults: movies.count)
      ), .fresh)
  }

  private func answer(_ journey: inout Journey, _ result: FetchResult) {
    guard let asked = journey.pending.last else {
      Issue.record("nothing was asked for")
      return
    }
    journey.send(.fetched(asked.request, ticket: asked.ticket, result))
  }

  @Test("are left out of lists, and how many are is known")
  func leftOut() throws {
    var journey = try Journey()
    journey.enter("go movies/popular")
    answer(&journey, page([summary(1), summary(2, isAdult: true), summary(3)]))
    let list = try #require(journey.state.catalog.lists[.movies(.named(.popular))])
    #expect(list.items == [.movie(1), .movie(3)])
    #expect(list.adult == 1)
    #expect(journey.state.catalog.movies[2] == nil)
  }

  @Test("are left out of a person's page and of a collection")
  func elsewhere() throws {
    var journey = try Journey()
    journey.enter("go person/7")
    var person = Person(PersonSummary(id: 7, name: "Someone"))
    person.summary.knownFor = [.movie(summary(2, isAdult: true)), .movie(summary(3))]
    person.credits = [
      PersonCredit(title: .movie(summary(2, isAdult: true)), part: .cast(character: nil)),
      PersonCredit(title: .movie(summary(3)), part: .cast(character: nil)),
    ]
    answer(&journey, .answered(.person(person), .fresh))
    let known = try #require(journey.state.catalog.personDetails[7])
    #expect(known.credits.map(\.title.id) == [.movie(3)])
    #expect(known.summary.knownFor.map(\.id) == [.movie(3)])
    journey.enter("go collection/9")
    let parts = [summary(2, isAdult: true), summary(3)]
    let collection = MovieCollection(id: 9, name: "All", overview: nil, parts: parts)
    answer(&journey, .answered(.collection(collection), .fresh))
    #expect(journey.state.catalog.collections[9]?.parts.map(\.id) == [3])
  }

  @Test("are shown to who asks for them, and hidden again by undo")
  func askedFor() throws {
    var journey = try Journey()
    journey.enter("go movies/popular")
    let all = page([summary(1), summary(2, isAdult: true)])
    answer(&journey, all)
    let effects = journey.enter("adult on")
    #expect(journey.state.notice == .adult(isShown: true))
    #expect(
      effects.contains { effect in
        if case .keep(.setting(.adult(true)), _) = effect { true } else { false }
      })
    journey.storeAll()
    answer(&journey, all)
    #expect(journey.state.shownRows?.items == [.movie(1), .movie(2)])
    journey.enter("undo")
    answer(&journey, all)
    #expect(journey.state.shownRows?.items == [.movie(1)])
    #expect(!journey.state.showsAdult)
  }

  @Test("stay where a person marked them, and have a page when asked for themselves")
  func kept() throws {
    var journey = try Journey()
    journey.enter("go favorites")
    answer(&journey, page([summary(2, isAdult: true)]))
    #expect(journey.state.shownRows?.items == [.movie(2)])
    journey.enter("go movie/5")
    answer(&journey, .answered(.movie(Movie(summary(5, isAdult: true)), parts: [:]), .fresh))
    #expect(journey.state.catalog.movieDetails[5] != nil)
  }

  @Test("stay out when the language changes")
  func language() throws {
    var journey = try Journey()
    journey.enter("adult on")
    journey.storeAll()
    journey.go("language tr")
    #expect(journey.state.showsAdult)
    journey.enter("adult")
    #expect(journey.state.notice == .adult(isShown: true))
    #expect(journey.state.painting == .notice)
  }
}
