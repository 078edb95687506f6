import Catalog
import Navigation
import Testing

@testable import AppCore

@Suite("Loading")
struct LoadingTests {
  @Test("is asked for once, with a ticket that no other request has")
  func tickets() throws {
    var journey = try Journey(loadsRoot: true)
    #expect(journey.pending.map(\.request) == Tab.feed.root.requests)
    journey.go("movie/603")
    journey.go("1")
    journey.go("back 2")
    #expect(Set(journey.tickets).count == journey.tickets.count)
  }

  @Test("is canceled for a place that was left")
  func leaving() throws {
    var journey = try Journey()
    journey.enter("movie/603")
    let ticket = try #require(journey.state.inFlight[.movie(603)])
    let effects = journey.enter("feed/movie/604")
    #expect(effects.first == .cancel(ticket))
    #expect(Journey.requests(effects) == [.movie(604)])
    #expect(journey.state.inFlight.requests == [.movie(604)])
  }

  @Test("goes on where it says what a place beneath is called")
  func namingWhatLiesBeneath() throws {
    var journey = try Journey()
    journey.enter("movie/603")
    let ticket = try #require(journey.state.inFlight[.movie(603)])
    #expect(journey.enter("movie/604").count == 1)
    #expect(journey.state.inFlight[.movie(603)] == ticket)
  }

  @Test("changes nothing when an answer comes with an old ticket")
  func oldTickets() throws {
    var journey = try Journey()
    journey.enter("search first")
    let (request, ticket) = try #require(journey.pending.first)
    journey.enter("search second")
    let before = journey.state
    #expect(journey.send(.fetched(request, ticket: ticket, FakeSource.answer(request))).isEmpty)
    #expect(journey.state == before)
    journey.answerAll()
    let answered = journey.state
    journey.send(.fetched(request, ticket: ticket, .failed(.offline)))
    #expect(journey.state == answered)
  }

  @Test("shows what is known already while the rest is on its way")
  func partial() throws {
    var journey = try Journey()
    journey.go("collection/602")
    journey.enter("open The Matrix")
    #expect(journey.state.phase == .loading)
    #expect(journey.state.title(of: journey.state.route) == "The Matrix")
    journey.answerAll()
    #expect(journey.state.phase == .loaded)
  }

  @Test("fails plainly, is tried again on the next visit and with `reload`, and not by itself")
  func failing() throws {
    var journey = try Journey()
    journey.go("movie/9999")
    #expect(journey.state.phase == .failed(.notFound))
    #expect(journey.state.pageFailure == .notFound)
    #expect(Journey.requests(journey.enter("theme sepia")).isEmpty)
    #expect(Journey.requests(journey.enter("reload")) == [.movie(9999)])
    journey.answerAll()
    #expect(Journey.requests(journey.enter("home")) == journey.state.route.requests)
    journey.answerAll()
    #expect(Journey.requests(journey.enter("back")) == [.movie(9999)])
  }

  @Test("of the next page comes with `more`, drops what came before, and ends")
  func pages() throws {
    var journey = try Journey()
    journey.go("movies/top-rated")
    let first = try #require(journey.state.shownRows?.items.count)
    #expect(Journey.requests(journey.enter("more")) == [.list(.movies(.named(.topRated)), page: 2)])
    #expect(journey.state.phase == .loadingMore)
    // Asked for again it is not loaded twice.
    #expect(journey.enter("more").isEmpty)
    // Nor does a setting call it off.
    #expect(Journey.requests(journey.enter("theme sepia")).isEmpty)
    #expect(journey.state.phase == .loadingMore)
    journey.answerAll()
    let second = try #require(journey.state.shownRows?.items.count)
    #expect(second == first + FakeSource.pageSize - 1)
    journey.go("more")
    #expect(journey.state.phase == .end)
    journey.go("more")
    #expect(journey.state.notice == .endOfList)
    #expect(Set(journey.state.shownRows?.items ?? []).count == journey.state.shownRows?.items.count)
  }

  @Test("of a next page that fails keeps the rows, and is tried again")
  func failingPage() throws {
    var journey = try Journey()
    journey.go("movies/upcoming")
    journey.go("more")
    #expect(journey.state.phase == .failed(.server(status: 503)))
    #expect(journey.state.shownRows?.items.count == FakeSource.pageSize)
    #expect(!Journey.requests(journey.enter("more")).isEmpty)
  }

  @Test("is stopped by Ctrl-C and by `cancel`, and what the page lacks has failed with it")
  func canceling() throws {
    for isInterrupted in [true, false] {
      var journey = try Journey()
      journey.enter("movie/603")
      let ticket = try #require(journey.state.inFlight[.movie(603)])
      let effects = isInterrupted ? journey.send(.interrupted) : journey.enter("cancel")
      #expect(effects == [.cancel(ticket)])
      #expect(journey.state.isIdle)
      #expect(journey.state.phase == .failed(.cancelled))
      #expect(!journey.state.hasEnded)
    }
    var journey = try Journey()
    journey.send(.interrupted)
    #expect(journey.state.notice == .lineDropped)
    journey.enter("cancel")
    #expect(journey.state.notice == .nothingToCancel)
  }

  @Test("begins anew in another language, and forgets the texts of the old one")
  func languages() throws {
    var journey = try Journey()
    journey.go("movie/603")
    let effects = journey.enter("language tr")
    #expect(
      effects == [
        .keep(.setting(.language("tr")), try #require(journey.unstored.last)),
        .fetch(
          .movie(603), FetchTerms(ContentLocale(language: "tr", region: "US")),
          try #require(journey.tickets.last)),
      ])
    #expect(journey.state.title(of: .movie(603)) == nil)
    journey.answerAll()
    #expect(journey.state.phase == .loaded)
    #expect(journey.enter("language tr").isEmpty)
  }

  @Test("of something that a line needs comes before the line is performed, once")
  func pendingLines() throws {
    var journey = try Journey()
    #expect(Journey.requests(journey.enter("genres science")) == [.genres])
    #expect(!journey.state.isIdle)
    journey.answerNext()
    #expect(journey.state.route == .movieList(.filtered(MovieFilters(genre: 878))))
    journey.answerAll()
    #expect(journey.state.isIdle)

    var other = try Journey()
    other.enter("genres drama")
    other.enter("movie/603")
    other.answerAll()
    #expect(other.state.route == .movie(603))

    var failing = try Journey()
    failing.enter("where genre=drama")
    let (request, ticket) = try #require(failing.pending.first { $0.request == .genres })
    failing.send(.fetched(request, ticket: ticket, .failed(.offline)))
    #expect(failing.state.notice == .lineLacks(.offline))
    #expect(failing.state.isIdle)
  }

  @Test("takes an answer to another question for a failure")
  func wrongAnswers() throws {
    var journey = try Journey()
    journey.enter("movie/603")
    let (request, ticket) = try #require(journey.pending.first)
    journey.send(.fetched(request, ticket: ticket, FakeSource.answer(.person(6))))
    #expect(journey.state.isIdle)
    guard case .failed(.malformed) = journey.state.phase else {
      Issue.record("\(journey.state.phase)")
      return
    }
  }

  // MARK: Ids of other sites

  @Test("of an id of IMDb's gives way to what it names, without a step of its own")
  func find() throws {
    var journey = try Journey()
    journey.go("movie/5")
    journey.go("tt0000100")
    #expect(journey.routes == [Tab.feed.root, .movie(5), .movie(101)])
    journey.go("back")
    #expect(journey.routes == [Tab.feed.root, .movie(5)])
    // Known by now, it is not asked for again.
    #expect(
      !Journey.requests(journey.enter("tt0000100")).contains {
        if case .find = $0 { true } else { false }
      })
    journey.answerAll()
    #expect(journey.routes == [Tab.feed.root, .movie(5), .movie(101)])
    journey.go("find nm0000007")
    #expect(journey.state.route == .person(8))
  }

  @Test("of an id of an episode is replaced by the whole path down to it")
  func findsEpisode() throws {
    var journey = try Journey()
    journey.go("movie/5")
    let before = journey.routes
    journey.go("tt0000778")
    let show: ID<TVShow> = 779
    #expect(
      journey.routes
        == before + [
          .tvShow(show), .season(of: show, number: 1), .episode(of: show, season: 1, number: 2),
        ])
    #expect(journey.state.isIdle)
    #expect(journey.state.phase == .loaded)
    journey.go("back")
    #expect(journey.routes == before)
  }

  @Test("of an id that names nothing stays, and can be gone back from")
  func findsNothing() throws {
    var journey = try Journey()
    journey.go("tt0000404")
    #expect(journey.state.route.screen == .find)
    #expect(journey.state.phase == .failed(.notFound))
    journey.go("back")
    #expect(journey.routes == [Tab.feed.root])
  }

  @Test("more of what was not loaded says that it was not, and what is still coming is waited for")
  func moreOfNothing() throws {
    var journey = try Journey(rows: 24)
    journey.enter("go movies/popular")
    #expect(journey.enter("more").isEmpty && journey.state.notice == nil)
    journey.send(.interrupted)
    journey.enter("more")
    #expect(journey.state.notice == .cancelled)
    journey.enter("reload")
    let ticket = try #require(journey.pending.first?.ticket)
    let request = try #require(journey.pending.first?.request)
    journey.send(.fetched(request, ticket: ticket, .failed(.offline)))
    journey.enter("more")
    #expect(journey.state.notice == .couldNotLoad(.offline))
    journey.go("go movie/603")
    journey.enter("more")
    #expect(journey.state.notice == .endOfList)
  }
}
