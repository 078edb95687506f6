import Catalog
import Navigation
import Testing

@testable import AppCore

@Suite("Reviews")
struct ReviewsTests {
  /// All reviews of a movie, on screen and painted.
  private func reviews(of movie: Int = 603) throws -> Journey {
    var journey = try Journey()
    journey.go("go movie/\(movie)")
    journey.go("reviews")
    #expect(journey.state.route == .reviews(.movie(ID(movie))))
    journey.send(.painted)
    return journey
  }

  private func reading(_ journey: Journey) -> String? {
    guard case .sheet(.review(let id), _) = journey.state.painting else { return nil }
    return id
  }

  @Test("are read by their numbers, with `read` or without")
  func read() throws {
    var journey = try reviews()
    let ids = try #require(journey.state.shownRows?.items)
    #expect(journey.state.numbering.choices.count == ids.count)
    journey.go("read 3")
    #expect(reading(journey).map(ListItem.review) == ids[2])
    journey.go("5")
    #expect(reading(journey).map(ListItem.review) == ids[4])
    journey.go("open 1")
    #expect(reading(journey).map(ListItem.review) == ids[0])
    #expect(journey.state.route == .reviews(.movie(603)))
  }

  @Test("are turned to one after the other, and back to all of them without leaving the place")
  func turning() throws {
    var journey = try reviews()
    journey.go("read 1")
    let first = reading(journey)
    journey.go("previous")
    #expect(journey.state.notice == .firstReview && reading(journey) == first)
    journey.go("next")
    let second = reading(journey)
    #expect(second != nil && second != first)
    journey.go("previous")
    #expect(reading(journey) == first)
    journey.go("more")
    #expect(reading(journey) == second)
    journey.go("first")
    #expect(reading(journey) == second)
    let last = journey.state.numbering.choices.count
    journey.go("read \(last)")
    journey.go("next")
    #expect(journey.state.notice == .lastReview(goesOn: true))
    #expect(reading(journey) != nil)
    journey.go("back")
    #expect(journey.state.painting == .screen && journey.state.route == .reviews(.movie(603)))
    journey.go("back")
    #expect(journey.state.route == .movie(603))
  }

  @Test("are read nowhere but on their page, and none that is not there")
  func refusals() throws {
    var journey = try reviews()
    journey.go("read 999")
    let count = journey.state.numbering.choices.count
    #expect(journey.state.notice == .noSuchChoice(999, count: count))
    journey.go("read")
    #expect(journey.state.notice == .misunderstood(.badArgument(.read, "", .argument(.review))))
    journey.go("read first")
    #expect(
      journey.state.notice == .misunderstood(.badArgument(.read, "first", .argument(.review))))
    journey.go("fav 1")
    #expect(journey.state.notice == .notATitle(1))
    journey.go("next")
    #expect(journey.state.notice == .notHere(.next))
    journey.go("back")
    journey.go("read 1")
    #expect(journey.state.notice == .notHere(.read))
  }

  @Test("refuse a command by the name it was typed by")
  func typedNames() throws {
    var journey = try Journey()
    journey.go("feed")
    for (line, notice) in [
      ("watch", Notice.notHere(.providers, typed: "watch")), ("providers", .notHere(.providers)),
      ("Trailers", .notHere(.videos, typed: "trailers")), ("n", .notHere(.next, typed: "n")),
      (
        "crew 7x",
        .misunderstood(
          .badArgument(command: .cast, part: "7x", expected: .nothing), search: nil, typed: "crew")
      ),
    ] {
      journey.go(line)
      #expect(journey.state.notice == notice, "\(line)")
    }
  }

  @Test("keep their numbers while more of them come")
  func numbers() throws {
    var journey = try reviews()
    let before = journey.state.numbering.choices
    journey.go("more")
    journey.answerAll()
    let after = journey.state.numbering.choices
    #expect(after.count > before.count && after.starts(with: before))
    #expect(Set(after).count == after.count)
  }

  @Test("can be filtered, and sorted by what they have")
  func filteredAndSorted() throws {
    var journey = try reviews()
    let all = journey.state.numbering.choices.count
    journey.go("filter author 604")
    #expect(journey.state.shownRows?.items == [.review("r604")])
    #expect(journey.state.shownRows?.hidden == all - 1)
    journey.go("read 1")
    #expect(reading(journey) == "r604")
    journey.go("filter")
    journey.go("sort date")
    #expect(journey.state.frame.sort == SortOrder(.date))
    journey.go("sort title")
    guard
      case .misunderstood(.badArgument(.sort, "title", .orderOfReviews, _), _, _) =
        journey.state.notice
    else {
      Issue.record("\(String(describing: journey.state.notice))")
      return
    }
  }

  @Test("are completed by their numbers, with who wrote them")
  func completed() throws {
    let journey = try reviews()
    let candidates = journey.state.completion(of: "read 1").candidates
    #expect(candidates.first?.text == "1")
    #expect(candidates.first?.label == "1 author 604")
    #expect(
      journey.state.completion(of: "open author 605").candidates.map(\.text) == ["author 605"])
  }

  @Test("leave nothing to undo")
  func undo() throws {
    var journey = try reviews()
    let lines = journey.state.undoableLines.count
    journey.go("read 1")
    journey.go("2")
    journey.go("back")
    #expect(journey.state.undoableLines.count == lines)
  }

  @Test("by someone called like a command take no line from it")
  func authorsAreNoTitles() throws {
    var journey = try reviews()
    #expect(Command.parse("filter x") == .success(.filter("x")))
    journey.go("author 605")
    #expect(reading(journey) == nil)
  }
}

@Suite("Pages that depend on another")
struct PartsTests {
  private func opened(_ link: String) throws -> Journey {
    var journey = try Journey()
    journey.go("go " + link)
    journey.send(.painted)
    return journey
  }

  private func address(_ journey: Journey) -> String? {
    guard case .sheet(.address(let text), _) = journey.state.painting else { return nil }
    return text
  }

  @Test("videos: trailers first, the makers' own first, and a number says the address")
  func videos() throws {
    var journey = try opened("movie/603/videos")
    let names = journey.state.numbering.choices.map { journey.state.knownTitle(of: $0) }
    #expect(names == ["Trailer", "Fan trailer", "Teaser", "Clip"])
    journey.go("2")
    #expect(address(journey) == "https://www.youtube.com/watch?v=f603")
    journey.go("teaser")
    #expect(address(journey) == "https://www.youtube.com/watch?v=t603")
    #expect(journey.state.route == .videos(.movie(603)))
  }

  @Test("pictures: by kind, and only those with an address have a number")
  func images() throws {
    var journey = try opened("movie/603/images")
    #expect(journey.state.numbering.choices.count == 2)
    journey.go("1")
    #expect(address(journey) == "https://image.tmdb.org/t/p/original/p603.jpg")
    journey.go("open 2")
    #expect(address(journey) == "https://image.tmdb.org/t/p/original/b603.jpg")
    #expect(try opened("person/6/images").state.numbering.choices.count == 1)
  }

  @Test(
    "is empty where there is nothing, and a command says so without going there",
    arguments: SubjectPage.allCases)
  func empty(page: SubjectPage) throws {
    // Of 5 there is known to be nothing, of 7 nothing is known.
    for movie in [5, 7] {
      var journey = try opened("movie/\(movie)")
      let route = page.route(of: .movie(ID(movie)))
      var state = journey.state
      switch page {
      case .credits where movie == 7: continue
      case .similar: state.catalog.lists[.similar(.movie(ID(movie)))] = nil
      case .recommended: state.catalog.lists[.recommended(.movie(ID(movie)))] = nil
      case .reviews: state.catalog.lists[.reviews(.movie(ID(movie)))] = nil
      case .credits, .videos, .images, .watch: break
      }
      var there = state
      #expect(there.step(to: route).isEmpty)
      #expect(there.route == route && there.phase == .empty && there.pageFailure == nil)
      var refused = state
      _ = refused.openPage(page)
      #expect(refused.notice == .notInSource(page.screen))
      journey = try opened("movie/603")
      journey.go("reload")
      #expect(journey.state.isIdle)
    }
  }

  @Test("a page of a person or a season that has no pictures is not gone to")
  func noImages() throws {
    var journey = try opened("person/7")
    journey.go("images")
    #expect(journey.state.notice == .notInSource(.images))
    #expect(journey.state.route == .person(7))
    journey = try opened("person/6")
    journey.go("images")
    #expect(journey.state.route == .images(.person(6)))
  }
}
