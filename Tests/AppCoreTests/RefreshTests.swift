import Catalog
import Navigation
import Testing

@testable import AppCore

@Suite("What was kept from before")
struct RefreshTests {
  private let list = ListKey.movies(.named(.popular))
  private var first: Request { .list(list, page: 1) }

  /// Answers the first request that waits with something that was kept, which leaves it open.
  private func keep(_ journey: inout Journey, seconds: Int = 7_200) throws {
    let (request, ticket) = try #require(journey.pending.first)
    guard case .answered(let response, _) = FakeSource.answer(request) else {
      Issue.record("\(request)")
      return
    }
    journey.send(.fetched(request, ticket: ticket, .kept(response, seconds: seconds)))
  }

  private func page(_ ids: [Int]) -> FetchResult {
    .answered(
      .list(
        Page(
          number: 1, elements: ids.map { .movie(MovieSummary(id: ID($0), title: "Movie \($0)")) },
          totalPages: 1, totalResults: ids.count)), .fresh)
  }

  private func ids(_ journey: Journey) -> [Int] {
    (journey.state.catalog.lists[list]?.items ?? []).compactMap {
      if case .movie(let id) = $0 { id.rawValue } else { nil }
    }
  }

  @Test("is shown with its age while it is asked for anew, and then is fresh")
  func shown() throws {
    var journey = try Journey()
    journey.enter("movie/603")
    try keep(&journey)
    #expect(journey.state.phase == .stale(seconds: 7_200))
    #expect(journey.state.inFlight[.movie(603)] != nil && !journey.state.isIdle)
    journey.answerAll()
    #expect(journey.state.phase == .loaded)
    #expect(journey.state.isIdle)
  }

  @Test("stays when it cannot be had anew, and the run has not failed")
  func stays() throws {
    var journey = try Journey()
    journey.enter("movie/603")
    try keep(&journey)
    let ticket = try #require(journey.state.inFlight[.movie(603)])
    journey.send(.fetched(.movie(603), ticket: ticket, .failed(.offline)))
    #expect(journey.state.phase == .stale(seconds: 7_200))
    #expect(journey.state.failures[.movie(603)] == .offline)
    #expect(journey.state.pageFailure == nil && journey.state.notice == nil)
    // Coming to it again asks again.
    journey.go("movie/604")
    #expect(Journey.requests(journey.enter("back")) == [.movie(603)])
  }

  @Test("does not reorder rows under numbers that were seen, until its place is come to again")
  func keepsNumbers() throws {
    var journey = try Journey()
    journey.enter("go movies/popular")
    try keep(&journey)
    let before = ids(journey)
    journey.send(.painted)
    let ticket = try #require(journey.state.inFlight[first])
    journey.send(.fetched(first, ticket: ticket, page([9_001, 9_002])))
    #expect(ids(journey) == before)
    #expect(journey.state.phase != .stale(seconds: 7_200))
    #expect(journey.state.catalog.movies[9_001] != nil)
    journey.go("1")
    #expect(journey.state.route == .movie(ID(before[0])))
    // Now it may be another one.
    #expect(Journey.requests(journey.enter("back")) == [first])
    let again = try #require(journey.state.inFlight[first])
    journey.send(.fetched(first, ticket: again, page([9_001, 9_002])))
    #expect(ids(journey) == [9_001, 9_002])
  }

  @Test("is replaced at once where nobody has seen its numbers")
  func replacedUnseen() throws {
    var journey = try Journey()
    journey.enter("go movies/popular")
    try keep(&journey)
    let ticket = try #require(journey.state.inFlight[first])
    journey.send(.fetched(first, ticket: ticket, page([9_001, 9_002])))
    #expect(ids(journey) == [9_001, 9_002])
  }

  @Test("is numbered anew by reload, which asks the source itself")
  func reload() throws {
    var journey = try Journey()
    journey.go("go movies/popular")
    journey.send(.painted)
    let effects = journey.enter("reload")
    guard case .fetch(first, let terms, let ticket)? = effects.first else {
      Issue.record("\(effects)")
      return
    }
    #expect(terms.isAnew)
    journey.send(.painted)
    journey.send(.fetched(first, ticket: ticket, page([9_001, 9_002])))
    journey.send(.painted)
    #expect(ids(journey) == [9_001, 9_002])
    journey.go("1")
    #expect(journey.state.route == .movie(9_001))
  }

  @Test("a page that could not be loaded again says why and stays")
  func notRefreshed() throws {
    var journey = try Journey()
    journey.go("movie/603")
    journey.enter("reload")
    let ticket = try #require(journey.state.inFlight[.movie(603)])
    journey.send(.fetched(.movie(603), ticket: ticket, .failed(.server(status: 503))))
    #expect(journey.state.notice == .notRefreshed(.server(status: 503)))
    #expect(journey.state.phase == .loaded)
  }

  @Test("what has become old is asked for when its place is come to, and not before")
  func expired() throws {
    var journey = try Journey()
    journey.go("movie/603")
    journey.send(.expired([.movie(603), .movie(1_000_000)]))
    #expect(journey.state.isIdle)
    journey.go("movie/604")
    #expect(Journey.requests(journey.enter("back")) == [.movie(603)])
    journey.answerAll()
    journey.go("movie/604")
    #expect(journey.enter("back").allSatisfy { Journey.requests([$0]).isEmpty })
  }

  @Test("a half-typed search is asked for when no key follows, and its first rows are shown")
  func typedSearch() throws {
    var journey = try Journey()
    let effects = journey.send(.typed("search matrix"))
    #expect(effects.contains(.wait(.typedSearch, milliseconds: 300)))
    #expect(Journey.requests(effects).isEmpty)
    let search = Request.list(.search(SearchQuery(text: "matrix")), page: 1)
    #expect(Journey.requests(journey.send(.elapsed(.typedSearch))) == [search])
    journey.answerAll()
    #expect(journey.state.hits.rows.count == 3)
    // Entered, it is there at once.
    #expect(Journey.requests(journey.enter("search matrix")).isEmpty)
    #expect(journey.send(.elapsed(.typedSearch)).isEmpty)
  }

  @Test("a half-typed search that became another shows nothing of the first")
  func typedOn() throws {
    var journey = try Journey()
    journey.send(.typed("search matrix"))
    journey.send(.elapsed(.typedSearch))
    let (_, ticket) = try #require(journey.pending.first)
    #expect(journey.send(.typed("search alien")).first == .cancel(ticket))
    journey.answerAll()
    #expect(journey.state.hits.text == "alien" && journey.state.hits.rows.isEmpty)
  }

  @Test(
    "a half-typed search is given up with its line, and what the page loads is not",
    arguments: [true, false])
  func droppedWhileTyping(isLoading: Bool) throws {
    var journey = try Journey()
    journey.go("movie/603")
    if isLoading { journey.enter("movie/604") }
    let page = journey.pending.map(\.0)
    journey.send(.typed("search matrix"))
    journey.send(.elapsed(.typedSearch))
    let (request, ticket) = try #require(journey.pending.last)
    #expect(request == .list(.search(SearchQuery(text: "matrix")), page: 1))
    #expect(journey.state.isInterruptible == isLoading)
    // The loop drops the line where nothing else is loading; here it is dropped by hand.
    #expect(journey.send(.typed("")) == [.cancel(ticket)])
    #expect(journey.state.isInterruptible == isLoading && journey.state.notice == nil)
    #expect(journey.state.inFlight.requests == page)
  }

  @Test("Ctrl-C on a half-typed search says nothing of loading")
  func interruptedWhileTyping() throws {
    var journey = try Journey()
    journey.go("movie/603")
    journey.send(.typed("search matrix"))
    journey.send(.elapsed(.typedSearch))
    let (_, ticket) = try #require(journey.pending.last)
    #expect(journey.send(.interrupted) == [.cancel(ticket)])
    #expect(journey.state.notice == .lineDropped && journey.state.failures.isEmpty)
  }

  @Test("what requests wait for is known, and gone when they do not")
  func delays() throws {
    var journey = try Journey()
    journey.enter("movie/603")
    journey.send(.delayed(.paused(seconds: 4)))
    #expect(journey.state.delay == .paused(seconds: 4))
    journey.send(.delayed(nil))
    #expect(journey.state.delay == nil)
  }
}
