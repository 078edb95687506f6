import Catalog
import Navigation
import TestSupport
import Testing

@testable import AppCore

@Suite("A walk without an aim")
struct RandomWalkTests {
  private static let lines: [String] = [
    "back", "back 3", "forward", "up", "home", "feed", "discover", "pokedex", "more", "more",
    "first",
    "reload", "cancel", "cast", "credits", "collection", "similar", "reviews", "images", "genres",
    "genres drama", "genre nonsense", "where genre=drama", "where year=1999 rating=7",
    "where year=",
    "where none", "where", "where runtime=x", "sort title", "sort rating.asc", "sort", "filter 1",
    "filter", "list", "list top", "list upcoming", "list trending/day", "movies/popular",
    "movies/where;genre=28;year=1999", "movies/keyword/11551", "movie/603", "movie/9999",
    "movie/603/credits", "person/6", "person/9999", "collection/602", "feed;movies=upcoming",
    "feed/movie/5/credits/person/7", "people/movie/5", "tv/5", "search matrix", "search nothing",
    "search", "search x type:person", "tt0000100", "nm0000007", "tt0000404", "tt0000777",
    "find tt0000101", "language tr", "language en", "language xyz", "region TR", "theme sepia",
    "theme none", "tabs marvel", "tabs", "matrix", "help", "help where", "link", "web", "imdb",
    "next", "next", "next", "previous", "season 1", "season 2", "season 0", "episode 2", "seasons",
    "tv/3/season/1/episode/4", "tv/11/season/1", "tv/7/season/1/episode/1", "open The Matrix",
    "open Movie 1", "open nothing", "nonsense", "", "  ", "0", "99999",
    "go nowhere", "favorites", "people", "re",
  ]

  @Test("never breaks what must always hold", arguments: [1, 2, 3, 4] as [UInt64])
  func walk(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var journey = try Journey(loadsRoot: true, rows: seed.isMultiple(of: 2) ? 24 : nil)
    var old: (request: Request, ticket: Ticket)?
    for step in 0..<1_500 {
      let what: String
      switch Int.random(in: 0..<20, using: &generator) {
      case 0:
        what = "an old answer"
        if let old, !journey.pending.contains(where: { $0.ticket == old.ticket }) {
          let before = journey.state
          journey.send(.fetched(old.request, ticket: old.ticket, FakeSource.answer(old.request)))
          #expect(journey.state == before)
        }
      case 1:
        what = "Ctrl-C"
        journey.send(.interrupted)
      case 2:
        what = "typing"
        journey.send(
          .typed(["search mat", "s x", "movie", ""].randomElement(using: &generator) ?? ""))
      case 3:
        what = "painting"
        journey.send(.painted)
      case 4...7:
        what = "an answer"
        old = journey.pending.first
        journey.answerNext()
      case 8...10:
        what = "all answers"
        journey.answerAll()
      case 11...14:
        let number = Int.random(in: 1...25, using: &generator)
        what = "\(number)"
        journey.enter(what)
      case _:
        what = Self.lines.randomElement(using: &generator) ?? ""
        journey.enter(what)
      }
      try check(journey, "\(step): \(what)")
    }
    journey.answerAll()
    #expect(journey.state.isIdle)
    try check(journey, "the end")
  }

  private func check(_ journey: Journey, _ step: String) throws {
    let state = journey.state
    // What is loading is what was asked for and not answered: nothing is awaited in vain.
    #expect(state.inFlight.requests == journey.pending.map(\.request), "\(step)")
    #expect(state.inFlight.tickets == journey.pending.map(\.ticket), "\(step)")
    #expect(Set(journey.tickets).count == journey.tickets.count, "\(step)")
    #expect(!state.hasEnded, "\(step)")

    // The stack is one that a link can name, and its link names it.
    let routes = state.stack.map(\.route)
    #expect(routes.first?.rootTab == state.tab, "\(step)")
    #expect(try Link.parse(state.linkText).routes == routes, "\(step)")
    #expect(state.isOpen(state.tab), "\(step)")
    for tab in state.tabs.values {
      #expect(tab.back.count <= StepList.limit, "\(step)")
    }

    // What is loaded is for the page on screen, what it stands on is called, or a line that waits.
    for request in state.inFlight.requests {
      let isForPage = state.frame.requests.contains(request)
      let isNextPage: Bool =
        if case .list(let key, _) = request { key == state.frame.list } else { false }
      // Something else may have said the name meanwhile.
      let isForName = state.stack.contains { request.names($0.route) }
      #expect(
        isForPage || isNextPage || isForName || request == state.pendingLine?.request, "\(step)")
    }
    if state.isIdle {
      #expect(state.phase != .loading && state.phase != .loadingMore, "\(step)")
      for request in state.frame.requests {
        #expect(state.catalog.holds(request) || state.failures[request] != nil, "\(step)")
      }
    }

    // Every choice has one number, and each can be followed.
    let numbering = state.numbering
    #expect(Set(numbering.choices).count == numbering.choices.count, "\(step)")
    #expect(numbering.choices == state.numberedChoices, "\(step)")
    for choice in numbering.choices {
      // What lies further than a step away is come to place by place.
      #expect(
        choice.route.map { route in
          let way = route.path.drop { $0 != state.route }.map(\.screen)
          return NavigationMatrix.transition(from: state.route.screen, to: route.screen) != nil
            || way.count > 2
              && zip(way, way.dropFirst()).allSatisfy {
                NavigationMatrix.allows(.push, from: $0, to: $1)
              }
        } ?? true,
        "\(step): \(choice)")
    }
  }
}

extension Request {
  /// Whether this loads what a place is called.
  fileprivate func names(_ route: Route) -> Bool {
    switch self {
    case .movie(let id): route == .movie(id)
    case .show(let id): route == .tvShow(id)
    case .collection(let id): route == .collection(id)
    case .person(let id): route == .person(id) || route.requests.contains(self)
    case .pokemon(let id): route == .pokemon(id)
    case .list, .season, .episode, .keyword, .company, .network, .genres, .find, .character, .comic:
      route.requests.contains(self)
    }
  }
}
