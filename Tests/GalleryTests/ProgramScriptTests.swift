@testable import AppCore
import Catalog
import Gallery
import Navigation
import StoreCore
import TestSupport
import Testing

/// The start of the program as a conversation: what other tests of the reducer are written like.
@Suite struct ProgramScriptTests {
  private let launch = Launch(
    today: Gallery.today, source: .live, locale: ContentLocale(language: "en", region: "US"),
    size: Size(columns: 80, rows: nil), theme: "dark", themes: Gallery.themes)

  private let movies = Request.list(.movies(.named(.popular)), page: 1)
  private let shows = Request.list(.shows(.named(.popular)), page: 1)

  @Test func `a film opened while the feed is loading cancels what only the feed needs`() {
    var script = ProgramScript(launch)
    let (movies, shows) = (movies, shows)
    script.send(
      .started(launch),
      effects: [
        .fetch(movies, FetchTerms(launch.locale), Ticket(1)),
        .fetch(shows, FetchTerms(launch.locale), Ticket(2)),
        .fetch(.genres, FetchTerms(launch.locale), Ticket(3)),
      ]
    ) {
      $0.lastTicket = 3
      $0.inFlight = [movies: Ticket(1), shows: Ticket(2), .genres: Ticket(3)]
    }
    script.send(
      .entered("movie/603"),
      effects: [
        .cancel(Ticket(1)), .cancel(Ticket(2)), .cancel(Ticket(3)),
        .fetch(.movie(603), FetchTerms(launch.locale), Ticket(4)),
      ]
    ) {
      $0.lastTicket = 4
      $0.answers = 1
      $0.inFlight = [.movie(603): Ticket(4)]
      $0.history.record(UndoPoint(line: "movie/603", moment: $0.moment))
      $0.tabs[.feed]?.back.append(RouteStack(root: Frame(Tab.feed.root)))
      $0.tabs[.feed]?.stack.push(Frame(.movie(603)))
    }
    // An answer nobody waits for any more changes nothing.
    script.send(.fetched(movies, ticket: Ticket(1), .failed(.offline)))
    script.send(.fetched(.movie(603), ticket: Ticket(4), .failed(.offline))) {
      $0.inFlight = [:]
      $0.failures = [.movie(603): .offline]
    }
    #expect(script.finish() == [])
  }
}
