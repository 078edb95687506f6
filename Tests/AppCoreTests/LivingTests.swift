import Catalog
import Navigation
import StoreCore
import Testing

@testable import AppCore

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
