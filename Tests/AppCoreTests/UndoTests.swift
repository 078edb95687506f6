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
    guard case .keep(.mark(title, .rating(UserRating(halves: 12)), _, _), _)? = effects.first else {
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

  @Test("never roll back what was learnt from outside")
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
    for line in ["link", "help", "matrix", "nonsense", "reload", "back 0", "", "theme", "fav 999"] {
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

@Suite("goto")
struct GotoTests {
  private func journey() throws -> Journey {
    var journey = try Journey()
    for line in ["movie/603", "movie/604", "theme sepia", "movie/605"] { journey.go(line) }
    return journey
  }

  @Test("shows the past as it was behind a line, keeps nothing of it, and returns")
  func looking() throws {
    var journey = try journey()
    let effects = journey.enter("goto 2")
    #expect(journey.state.linkText == "feed/movie/603/movie/604")
    #expect(journey.state.theme == "dark")
    #expect(effects.allSatisfy { if case .keep = $0 { false } else { true } })
    #expect(journey.state.visit?.number == 2)
    journey.go("goto 0")
    #expect(journey.state.linkText == "feed")
    journey.go("redo")
    #expect(journey.state.visit == nil && journey.state.theme == "sepia")
    #expect(journey.state.linkText == "feed/movie/603/movie/604/movie/605")
    #expect(journey.state.undoableLines.count == 4)
  }

  @Test("goes on from the past with the next command, and the present can be brought back")
  func goingOn() throws {
    var journey = try journey()
    journey.go("goto 1")
    journey.go("movie/700")
    #expect(journey.state.visit == nil)
    #expect(journey.state.linkText == "feed/movie/603/movie/700")
    journey.go("undo")
    #expect(journey.state.linkText == "feed/movie/603")
    journey.go("undo")
    #expect(journey.state.linkText == "feed/movie/603/movie/604/movie/605")
    #expect(journey.state.theme == "sepia")
  }

  @Test("of a line that is not there says which there are", arguments: ["goto 99", "goto 5"])
  func unknown(line: String) throws {
    var journey = try journey()
    let before = journey.state.linkText
    journey.go(line)
    #expect(journey.state.linkText == before)
    #expect(journey.state.notice?.isFailure == true)
  }

  @Test("leaves the session to be kept as it is in the present")
  func leaving() throws {
    var journey = try journey()
    journey.go("goto 1")
    #expect(journey.state.savedSession.links == ["feed/movie/603/movie/604/movie/605"])
  }
}

@Suite("A session")
struct LivingTests {
  @Test("is kept on leaving, and restored by the next")
  func restored() throws {
    var journey = try Journey(remembers: true)
    journey.go("movie/603")
    journey.go("cast")
    let effects = journey.send(.endedInput)
    let session = effects.compactMap { if case .save(let session) = $0 { session } else { nil } }
    #expect(session.count == 1 && effects.last == .exit)
    var library = LibrarySnapshot()
    library.session = session.first
    let next = try Journey(loadsRoot: true, library: library, remembers: true)
    #expect(next.state.linkText == "feed/movie/603/credits")
    #expect(next.pending.map(\.request) == next.state.route.requests)
  }

  @Test("is kept now and then as well, since the program may be killed")
  func nowAndThen() throws {
    var journey = try Journey(remembers: true)
    var saves = 0
    for number in 1...36 {
      let effects = journey.enter("movie/\(number)")
      saves += effects.count { if case .save = $0 { true } else { false } }
    }
    #expect(saves == 3)
  }

  @Test("that cannot be read begins with the feed and says so; what cannot be shown is left out")
  func unreadable() throws {
    for (links, isSaid) in [
      (["not a link/at all"], true), (["pokedex/pokemon/25"], false), (["movie/603"], true),
    ] {
      var library = LibrarySnapshot()
      library.settings = [.welcomed(true)]
      library.session = SavedSession(tab: "feed", links: links)
      let journey = try Journey(library: library, remembers: true)
      #expect(journey.state.linkText == "feed")
      #expect((journey.state.notice == .sessionUnreadable) == isSaid)
    }
  }

  @Test("of a run that nobody lives in is neither restored nor kept")
  func oneShot() throws {
    var library = LibrarySnapshot()
    library.session = SavedSession(tab: "feed", links: ["feed/movie/603"])
    var journey = try Journey(library: library)
    #expect(journey.state.linkText == "feed")
    #expect(journey.send(.endedInput) == [.exit])
  }

  @Test("welcomes a person once")
  func welcome() throws {
    var journey = try Journey(remembers: true)
    #expect(journey.state.notice == .welcome)
    journey.go("link")
    #expect(journey.state.notice == nil)
    var library = LibrarySnapshot()
    library.settings = [.welcomed(true)]
    #expect(try Journey(library: library, remembers: true).state.notice == nil)
  }

  @Test("says once that it is kept in memory alone, or that a file was set aside")
  func keeping() throws {
    let memory = try Journey(keeping: .memory(.noHome), remembers: true)
    #expect(memory.state.notice == .keptInMemory(.noHome))
    let aside = try Journey(keeping: .fileAfterDamage(setAsideAs: "x"), remembers: true)
    #expect(aside.state.notice == .setAside("x"))
  }
}
