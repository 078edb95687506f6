import Catalog
import Navigation
import Testing

@testable import AppCore

@Suite("Moving")
struct MovingTests {
  private let feed = Tab.feed.root

  private func stacks(_ journey: Journey) -> (back: [[Route]], forward: [[Route]]) {
    let tab = journey.state.tabs[journey.state.tab]
    return (
      tab?.back.nearestFirst.reversed().map { $0.map(\.route) } ?? [],
      tab?.forward.nearestFirst.reversed().map { $0.map(\.route) } ?? []
    )
  }

  @Test("back undoes the last step, forward does it again, a new step forgets what lay ahead")
  func backAndForward() throws {
    var journey = try Journey()
    for line in ["movie/603", "cast", "1"] { journey.go(line) }
    let person = journey.routes
    #expect(person.count == 4)
    journey.go("back")
    #expect(journey.routes == [feed, .movie(603), .credits(.movie(603))])
    journey.go("back 2")
    #expect(journey.routes == [feed])
    journey.go("back")
    #expect(journey.state.notice == .nothingBack)
    journey.go("forward")
    #expect(journey.routes == [feed, .movie(603)])
    journey.go("forward")
    journey.go("forward")
    #expect(journey.routes == person)
    journey.go("forward")
    #expect(journey.state.notice == .nothingForward)
    journey.go("back 100")
    #expect(journey.routes == [feed])
    journey.go("movie/604")
    journey.go("forward")
    #expect(journey.state.notice == .nothingForward)
    #expect(journey.routes == [feed, .movie(604)])
  }

  @Test("up takes the top place off, home goes to the root, both are steps to go back over")
  func upAndHome() throws {
    var journey = try Journey()
    journey.go("feed/movie/603/credits")
    journey.go("up")
    #expect(journey.routes == [feed, .movie(603)])
    journey.go("home")
    #expect(journey.routes == [feed])
    for line in ["up", "home"] {
      journey.go(line)
      #expect(journey.state.notice == .atRoot)
    }
    journey.go("back")
    journey.go("back")
    #expect(journey.routes == [feed, .movie(603), .credits(.movie(603))])
  }

  @Test("a link with a tab resets that tab's stack, and back undoes it")
  func reset() throws {
    var journey = try Journey()
    journey.go("movie/603")
    journey.go("go feed;movies=upcoming/person/6")
    #expect(journey.routes == [.feed(movies: .upcoming, shows: .popular), .person(6)])
    #expect(journey.state.linkText == "feed;movies=upcoming/person/6")
    journey.go("back")
    #expect(journey.routes == [feed, .movie(603)])
    journey.go("forward")
    #expect(journey.routes == [.feed(movies: .upcoming, shows: .popular), .person(6)])
    // The same again is no step.
    let steps = stacks(journey).back.count
    journey.go("go feed;movies=upcoming/person/6")
    #expect(stacks(journey).back.count == steps)
  }

  @Test("a link without a tab is pushed place by place, and is one step")
  func pushedLink() throws {
    var journey = try Journey()
    journey.go("person/6")
    journey.go("movie/603/credits")
    #expect(journey.routes == [feed, .person(6), .movie(603), .credits(.movie(603))])
    journey.go("back")
    #expect(journey.routes == [feed, .person(6)])
    journey.go("go credits")
    #expect(journey.routes == [feed, .person(6)])
    guard case .badLink = journey.state.notice else {
      Issue.record("credits have no subject beneath them")
      return
    }
  }

  @Test("a link into a tab that is locked, or to a place that cannot be shown, changes nothing")
  func refusedLinks() throws {
    var journey = try Journey()
    journey.go("movie/603")
    let before = journey.routes
    for (line, notice) in [
      ("pokedex", Notice.locked(.pokedex)), ("marvel/comic/5", .locked(.marvel)),
      ("pokedex/pokemon/25", .locked(.pokedex)),
    ] {
      #expect(journey.enter(line).isEmpty)
      #expect(journey.state.notice == notice, "\(line)")
      #expect(journey.routes == before)
      #expect(journey.state.isIdle)
    }
  }

  @Test("a link given as an argument stands on the root of its home tab")
  func argument() throws {
    var journey = try Journey()
    journey.go("movie/604")
    journey.send(.opened(try Link.parse("movie/603/credits")))
    #expect(journey.routes == [feed, .movie(603), .credits(.movie(603))])
    journey.send(.opened(try Link.parse("people")))
    #expect(journey.routes == [.discover, .people])
  }

  @Test("selecting the tab on screen goes to its root, and at the root does nothing")
  func tabOnScreen() throws {
    var journey = try Journey()
    journey.go("movie/603")
    journey.go("feed")
    #expect(journey.routes == [feed])
    journey.go("back")
    #expect(journey.routes == [feed, .movie(603)])
    journey.go("home")
    let steps = stacks(journey).back.count
    journey.go("feed")
    #expect(stacks(journey).back.count == steps)
    #expect(journey.state.notice == nil)
  }

  @Test("selecting a tab shows it as it was left, and is no step")
  func tabs() throws {
    var state = try Journey().state
    state.tabs[.profile] = TabState(root: .profile)
    state.tabs[.profile]?.stack.push(Frame(.movie(603)))
    state.tab = .profile
    let reducer = appReducer(layout: { _ in Screenful(next: nil, end: 0) })
    _ = reducer(&state, .entered("movie/604"))
    let profile = state.stack
    _ = reducer(&state, .entered("feed"))
    #expect(state.tab == .feed)
    #expect(state.stack.isAtRoot)
    #expect(state.tabs[.feed]?.back.isEmpty == true)
    #expect(state.tabs[.profile]?.stack.map(\.route) == profile.map(\.route))
    #expect(state.tabs[.profile]?.back.count == 1)
  }

  @Test("search from anywhere is pushed, from a search replaced")
  func search() throws {
    var journey = try Journey()
    journey.go("search matrix")
    journey.go("search dune y:2021")
    #expect(journey.routes == [feed, .search(SearchQuery(text: "dune", year: 2021))])
    journey.go("back")
    #expect(journey.routes == [feed, .search(SearchQuery(text: "matrix"))])
  }

  @Test("lists that take each other's place keep how they were looked at")
  func listPlaces() throws {
    var journey = try Journey()
    journey.go("movies/popular")
    journey.go("filter matrix")
    journey.go("list top-rated")
    #expect(journey.routes == [feed, .movieList(.named(.topRated))])
    #expect(journey.state.frame.filter.isEmpty)
    journey.go("list popular")
    #expect(journey.state.frame.filter == "matrix")
    journey.go("list movies")
    journey.go("where year=1999 genre=drama")
    journey.go("sort title")
    #expect(journey.state.linkText == "feed/movies/where;genre=18;sort=title;year=1999")
    journey.go("where year=")
    #expect(journey.state.linkText == "feed/movies/where;genre=18;sort=title")
    journey.go("where none")
    #expect(journey.state.linkText == "feed/movies/where")
  }

  @Test("no more steps are kept than the limit")
  func limit() throws {
    var journey = try Journey()
    for number in 1...(StepList.limit + 20) { journey.enter("go feed/movie/\(number)") }
    #expect(stacks(journey).back.count == StepList.limit)
    journey.go("back 100000")
    #expect(stacks(journey).back.isEmpty)
    #expect(stacks(journey).forward.count == StepList.limit)
  }

  // MARK: Unlocking

  private func number(of route: Route, _ journey: Journey) throws -> Int {
    try #require(
      journey.state.numbering.choices.firstIndex { $0.route == route }.map { $0 + 1 })
  }

  @Test(
    "following certain keywords or a company from a movie's page unlocks a tab, once and for good")
  func unlocking() throws {
    for (list, tab) in [
      (MovieFilters(keyword: 11_551), Tab.pokedex), (MovieFilters(company: 420), .marvel),
    ] {
      var journey = try Journey()
      journey.go("movie/603")
      #expect(!journey.state.isOpen(tab))
      let number = try number(of: .movieList(.filtered(list)), journey)
      journey.enter("\(number)")
      #expect(journey.state.notice == .unlocked(tab))
      #expect(journey.state.isOpen(tab))
      journey.answerAll()
      journey.go("back")
      #expect(journey.state.isOpen(tab))
      journey.go("\(number)")
      #expect(journey.state.notice == nil)
    }
  }

  @Test("links and arguments unlock nothing; the command does")
  func linksUnlockNothing() throws {
    var journey = try Journey()
    journey.go("movie/603")
    journey.go("go movies/keyword/11551")
    journey.go("feed/movies/company/420")
    journey.send(.opened(try Link.parse("movies/keyword/180547")))
    #expect(journey.state.enabledTabs.isEmpty)
    journey.go("tabs pokedex, marvel")
    #expect(journey.state.enabledTabs == [.pokedex, .marvel])
    #expect(journey.state.notice == .tabsChanged)
    journey.go("tabs pokedx")
    #expect(journey.state.notice == .noSuchTab("pokedx", nearest: "pokedex"))
  }

  // MARK: Numbers

  @Test("a number that was painted keeps its choice, and what comes later is numbered behind")
  func stableNumbers() throws {
    var journey = try Journey(loadsRoot: true, rows: 40)
    // The series come first; on the page they stand second.
    let (request, ticket) = try #require(journey.pending.dropFirst().first)
    journey.send(.fetched(request, ticket: ticket, FakeSource.answer(request)))
    journey.send(.painted)
    let painted = journey.state.numbering.choices
    #expect(!painted.isEmpty)
    journey.send(
      .fetched(
        journey.pending[0].request, ticket: journey.pending[0].ticket,
        FakeSource.answer(journey.pending[0].request)))
    #expect(journey.state.numbering.choices.count > painted.count)
    #expect(Array(journey.state.numbering.choices.prefix(painted.count)) == painted)
    journey.send(.painted)
    #expect(Array(journey.state.numbering.choices.prefix(painted.count)) == painted)
  }

  @Test("numbers on a page that was never painted follow its sections, whatever came first")
  func sectionOrder() throws {
    var first = try Journey(loadsRoot: true)
    first.answerAll()
    var second = try Journey(loadsRoot: true)
    for (request, ticket) in second.pending.reversed() {
      second.send(.fetched(request, ticket: ticket, FakeSource.answer(request)))
    }
    #expect(first.state.numbering.choices == second.state.numbering.choices)
  }

  @Test("a new visit, a filter and an order number the page anew")
  func newNumbers() throws {
    var journey = try Journey()
    journey.go("movies/popular")
    journey.send(.painted)
    let all = journey.state.numbering.choices
    journey.go("sort title.desc")
    #expect(Set(journey.state.numbering.choices) == Set(all))
    #expect(journey.state.numbering.choices != all)
    journey.go("filter \(journey.state.knownTitle(of: all[3]) ?? "")")
    #expect(journey.state.numbering.choices == [all[3]])
    journey.go("filter")
    journey.go("sort")
    #expect(journey.state.numbering.choices == all)
  }

  @Test("a number that no choice has, and a title that several have, say so")
  func noSuchChoice() throws {
    var journey = try Journey()
    journey.go("collection/605")
    journey.go("99")
    #expect(journey.state.notice == .noSuchChoice(99, count: 3))
    journey.go("open Dune")
    #expect(
      journey.state.notice
        == .ambiguousTitle(
          "Dune",
          candidates: [
            NumberedTitle(number: 1, title: "Dune", of: .movie, year: 1996),
            NumberedTitle(number: 2, title: "Dune", of: .movie, year: 1997),
          ]))
    #expect(journey.state.route == .collection(605))
  }
}
