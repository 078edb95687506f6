import Catalog
import Navigation
import Testing

@testable import AppCore

@Suite("Discover, people and the genres")
struct DiscoverTests {
  @Test("a section that comes late is numbered behind what was painted")
  func lateSections() throws {
    var journey = try Journey(rows: 40)
    journey.enter("discover")
    func answer(_ request: Request) throws {
      let pending = try #require(journey.pending.first { $0.request == request })
      journey.send(.fetched(request, ticket: pending.ticket, FakeSource.answer(request)))
    }
    try answer(.list(.people, page: 1))
    journey.send(.painted)
    let painted = journey.state.numbering.choices
    #expect(painted.count == Excerpt.discover + 1)
    #expect(painted.last == Choice(.allPeople, .people))
    try answer(.list(.movies(.trending(.week)), page: 1))
    try answer(.genres)
    let all = journey.state.numbering.choices
    #expect(Array(all.prefix(painted.count)) == painted)
    #expect(all[painted.count].section == .trendingMovies)
    // On the next visit the numbers follow the sections.
    journey.answerAll()
    journey.go("people")
    journey.go("back")
    #expect(journey.state.numbering.choices.first?.section == .trendingMovies)
  }

  @Test("the lists of the discover page are chosen by name, each a step of its own")
  func lists() throws {
    var journey = try Journey()
    journey.go("discover")
    journey.go("list movies day")
    #expect(journey.routes == [.discover, .movieList(.trending(.day))])
    journey.go("back")
    journey.go("list day")
    #expect(
      journey.state.notice
        == .ambiguousList(
          "day", candidates: ["movies=trending/day", "shows=trending/day"]))
    journey.go("list on the air")
    #expect(journey.routes == [.discover, .showList(.named(.onTheAir))])
  }

  @Test("people are sorted by popularity and name, and by nothing they do not have")
  func sortingPeople() throws {
    var journey = try Journey()
    journey.go("people")
    for line in ["sort rating", "sort votes.asc", "sort date", "sort revenue"] {
      journey.go(line)
      guard
        case .misunderstood(.badArgument(.sort, _, .orderOfPeople, _), _, _) = journey.state.notice
      else {
        Issue.record("\(line): \(String(describing: journey.state.notice))")
        continue
      }
      #expect(journey.state.frame.sort == nil)
    }
    journey.go("sort name")
    #expect(journey.state.frame.sort == SortOrder(.title))
    journey.go("sort popularity.asc")
    #expect(journey.state.frame.sort == SortOrder(.popularity, isAscending: true))
    journey.go("sort")
    #expect(journey.state.frame.sort == nil)
    #expect(complete("sort ", journey) == ["popularity", "name"])
    #expect(complete("sort n", journey) == ["name"])
  }

  private func complete(_ line: String, _ journey: Journey) -> [String] {
    journey.state.completion(of: line).candidates.map(\.text)
  }

  @Test("a list of other things than titles is called one, and a page that is no list is not")
  func refusals() throws {
    var journey = try Journey()
    journey.go("people")
    for (line, command) in [("where year=1999", CommandName.where), ("list", .list)] {
      journey.go(line)
      #expect(journey.state.notice == .notHere(command))
    }
    journey.go("movie/603/images")
    for line in [
      "where year=1999", "where", "where none", "where x", "list", "sort rating", "filter x",
    ] {
      journey.go(line)
      #expect(journey.state.notice == .notAList, "\(line)")
    }
    journey.go("feed")
    journey.go("where")
    #expect(journey.state.painting == .sheet(.filters))
  }

  @Test("a film's credits take nothing away from what a list said of a person")
  func creditsKeepWhatIsKnown() throws {
    var table = EntityTable()
    var known = PersonSummary(id: 6, name: "Keanu Reeves")
    known.knownFor = [.movie(MovieSummary(id: 603, title: "The Matrix"))]
    known.department = "Acting"
    known.popularity = 11
    let page = Page<ListRow>(
      number: 1, elements: [.person(known)], totalPages: 1, totalResults: 1)
    table.learn(.list(page), from: .list(.people, page: 1), freshness: .fresh)
    var credited = PersonSummary(id: 6, name: "Keanu Reeves")
    credited.department = "Directing"
    var movie = Movie(MovieSummary(id: 603, title: "The Matrix"))
    movie.credits = Credits(
      cast: [CastMember(person: credited, characters: ["Neo"])], crew: [])
    table.learn(.movie(movie, parts: [:]), from: .movie(603), freshness: .fresh)
    var expected = known
    expected.department = "Directing"
    #expect(table.people[6] == expected)
  }

  // MARK: Genres

  @Test("the feed asks for the genres, so that a filter by their names can be completed there")
  func genresOnTheFeed() throws {
    var journey = try Journey(loadsRoot: true)
    journey.answerAll()
    #expect(complete("where genre=sci", journey) == ["\"Science Fiction\""])
    #expect(
      Journey.requests(journey.enter("genres science"))
        == [.list(.movies(.filtered(MovieFilters(genre: 878))), page: 1)])
  }

  @Test("genres that fail are no fault of the feed's, and are asked for again with the line")
  func failingGenres() throws {
    var journey = try Journey(loadsRoot: true)
    for (request, ticket) in journey.pending {
      let result = request == .genres ? .failed(.offline) : FakeSource.answer(request)
      journey.send(.fetched(request, ticket: ticket, result))
    }
    #expect(journey.state.isIdle)
    #expect(journey.state.phase == .loaded)
    #expect(journey.state.pageFailure == nil)
    #expect(journey.state.neededRequestsFailing.isEmpty)
    #expect(Journey.requests(journey.enter("genres drama")) == [.genres])
    let (request, ticket) = try #require(journey.pending.last)
    #expect(request == .genres)
    journey.send(.fetched(request, ticket: ticket, FakeSource.answer(request)))
    #expect(journey.state.route == .movieList(.filtered(MovieFilters(genre: 18))))
  }

  @Test("a single link loads no genres")
  func singleLink() throws {
    var journey = try Journey()
    let effects = journey.send(.opened(try Link.parse("movie/603")))
    #expect(Journey.requests(effects) == [.movie(603)])
  }
}

extension AppState {
  /// What the page on screen needs of what failed.
  fileprivate var neededRequestsFailing: [Request] {
    route.neededRequests.filter { failures[$0] != nil }
  }
}
