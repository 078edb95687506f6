import Catalog
import Navigation
import StoreCore
import Testing

@testable import AppCore

@Suite("undo and redo")
struct UndoTests {
  @Test("bring back places, whole stacks among them, and do the line again")
  func places() throws {
    var journey = try Journey(loadsRoot: true)
    journey.answerAll()
    var links = [journey.state.linkText]
    let lines = ["1", "cast", "1", "go movies/top-rated", "up", "home", "go feed;movies=upcoming"]
    for line in lines {
      journey.go(line)
      links.append(journey.state.linkText)
    }
    for link in links.dropLast().reversed() {
      journey.go("undo")
      #expect(journey.state.linkText == link)
    }
    journey.go("undo")
    #expect(journey.state.notice == .nothingToUndo)
    for link in links.dropFirst() {
      journey.go("redo")
      #expect(journey.state.linkText == link)
    }
    journey.go("redo")
    #expect(journey.state.notice == .nothingToRedo)
  }

  @Test("bring back the steps that back and forward go over")
  func steps() throws {
    var journey = try Journey()
    journey.go("movie/603")
    journey.go("movie/604")
    journey.go("back")
    journey.go("movie/605")
    journey.go("undo")
    #expect(journey.state.linkText == "feed/movie/603")
    journey.go("forward")
    #expect(journey.state.linkText == "feed/movie/603/movie/604")
  }

  @Test("bring back marks with the days they were made on", arguments: ["rate", "fav", "later"])
  func days(mark: String) throws {
    let line = mark == "rate" ? "rate 8" : mark
    var journey = try Journey(remembers: true)
    journey.go("movie/603")
    journey.go(line)
    let marks = journey.state.library[.movie(603)]
    journey.send(.dawned(journey.state.today.adding(days: 40)))
    journey.go("un\(mark)")
    #expect(journey.state.library[.movie(603)].isEmpty)
    journey.go("undo")
    #expect(journey.state.library[.movie(603)] == marks)
    // Another rating on another day, and the first one again.
    journey.go("rate 3")
    journey.go("undo")
    #expect(journey.state.library[.movie(603)] == marks)
  }

  @Test("bring back how a list is looked at")
  func views() throws {
    var journey = try Journey()
    journey.go("movies/popular")
    journey.go("filter a")
    journey.go("sort title")
    journey.go("undo")
    #expect(journey.state.frame.sort == nil && journey.state.frame.filter == "a")
    journey.go("undo")
    #expect(journey.state.frame.filter == "")
    journey.go("redo")
    journey.go("redo")
    #expect(journey.state.frame.sort == SortOrder(.title) && journey.state.frame.filter == "a")
  }

  @Test("bring back settings, and have them kept")
  func settings() throws {
    var journey = try Journey()
    journey.go("theme sepia")
    journey.go("design cards")
    journey.go("language tr")
    let effects = journey.enter("undo")
    #expect(journey.state.locale.language == "en")
    #expect(
      effects.contains { if case .keep(.setting(.language("en")), _) = $0 { true } else { false } })
    journey.answerAll()
    journey.go("undo")
    #expect(journey.state.design == .table)
    journey.go("undo")
    #expect(journey.state.theme == "dark")
    journey.go("redo")
    #expect(journey.state.theme == "sepia")
  }

  @Test("take marks back by a change in the other direction, stored like any other")
  func marks() throws {
    var journey = try Journey()
    let title = TitleID.movie(603)
    journey.go("movie/603")
    journey.go("rate 6")
    journey.go("rate 9")
    let effects = journey.enter("undo")
    #expect(journey.state.library[title].rating == UserRating(halves: 12))
    #expect(journey.state.library.isPending(title))
    guard
      case .keep(.mark(title, .rating(UserRating(halves: 12)), _, _, .former), _)? = effects.first
    else {
      Issue.record("\(effects)")
      return
    }
    journey.answerAll()
    journey.go("undo")
    #expect(journey.state.library[title].isEmpty)
    journey.go("redo")
    journey.go("redo")
    #expect(journey.state.library[title].rating == UserRating(halves: 18))
    #expect(journey.state.linkText == "feed/movie/603")
  }

  @Test("never roll back what was learned from outside")
  func knowledge() throws {
    var journey = try Journey()
    journey.go("movie/603")
    journey.go("movie/604")
    let known = journey.state.catalog.movieDetails
    journey.go("undo")
    journey.go("undo")
    let isKnown = journey.state.catalog.movieDetails == known
    #expect(isKnown)
    // So nothing needs to be loaded when it is done again.
    #expect(journey.enter("redo").isEmpty)
  }

  @Test("pass over lines that changed nothing")
  func idleLines() throws {
    var journey = try Journey()
    journey.go("movie/603")
    for line in [
      "link", "help", "matrix", "rate nonsense", "reload", "back 0", "", "theme", "fav 999",
    ] {
      journey.go(line)
    }
    #expect(journey.state.undoableLines.map(\.line) == ["movie/603"])
  }

  @Test("a line that has waited for something to be loaded can be taken back as well")
  func pendingLines() throws {
    var journey = try Journey()
    journey.go("genres drama")
    #expect(journey.state.route.screen == .movieList)
    #expect(journey.state.undoableLines.map(\.line) == ["genres drama"])
    journey.go("undo")
    #expect(journey.state.route == Tab.feed.root)
  }

  @Test("keep no more than a thousand lines")
  func bounded() throws {
    var journey = try Journey()
    for number in 1...1_300 { journey.enter("go feed/movie/\(number)") }
    #expect(journey.state.history.count == 1_000)
    #expect(journey.state.undoableLines.last?.number == 1_300)
  }
}
