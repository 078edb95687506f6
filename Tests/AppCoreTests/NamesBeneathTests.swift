import AppCore
import Catalog
import Navigation
import Testing

@Suite("The places beneath the one on screen")
struct NamesBeneathTests {
  @Test("are asked for their names where a link leads past them")
  func link() throws {
    var journey = try Journey()
    let effects = journey.enter("go feed/movie/603/person/6")
    #expect(Journey.requests(effects) == [.person(6), .movie(603)])
    journey.answerAll()
    #expect(journey.state.catalog.movies[603]?.title == "The Matrix")
    #expect(journey.enter("go feed/movie/603/person/6/movies/popular").count == 1)
  }

  @Test("are asked for their names anew in another language")
  func language() throws {
    var journey = try Journey()
    journey.go("go movies/genre/18")
    journey.go("go movie/603")
    journey.go("go person/6")
    let requests = Journey.requests(journey.enter("language tr"))
    #expect(requests.first == .person(6))
    #expect(Set(requests) == [.person(6), .movie(603), .genres])
    journey.answerAll()
    #expect(journey.state.isIdle)
  }

  @Test("are asked for their names where a session is restored")
  func session() throws {
    var library = LibrarySnapshot()
    library.settings = [.welcomed(true)]
    library.session = SavedSession(tab: "feed", links: ["feed/movie/603/credits/person/6"])
    let journey = try Journey(loadsRoot: true, library: library, remembers: true)
    #expect(journey.pending.map(\.request) == [.person(6), .movie(603)])
  }

  @Test("show from the top at home")
  func home() throws {
    var journey = try Journey()
    journey.go("go movie/603")
    journey.go("home")
    #expect(journey.state.frame.firstLine == 0)
  }
}
