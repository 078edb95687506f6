import Catalog
import Navigation
import StoreCore
import Testing

@testable import AppCore

/// `undo` takes back the line before it, or says that this one cannot be taken back; never another one instead.
@Suite("undo, of every command there is")
struct UndoLawTests {
  /// All that `undo` is answerable for.
  private struct Look: Equatable {
    var tab: Tab
    var stacks: [[Frame]]
    var theme: String
    var design: Design
    var locale: ContentLocale
    var showsAdult: Bool
    var enabledTabs: Set<Tab>
    var marks: MarkTable
    var searches: [String]

    init(_ state: AppState, ignoringSearches: Bool) {
      tab = state.tab
      stacks = [Array(state.tabs[state.tab]?.stack ?? state.stack)].map { frames in
        frames.map { frame in
          var frame = frame
          frame.numbering = []
          return frame
        }
      }
      theme = state.theme
      design = state.design
      locale = state.locale
      showsAdult = state.showsAdult
      enabledTabs = state.enabledTabs
      marks = state.library.marks
      searches = ignoringSearches ? [] : state.library.searches
    }
  }

  /// The lines that a command is tried with, and the line that leads to where it means something.
  private func tries(of name: CommandName) -> [(place: String, line: String)] {
    let places = [
      "go feed", "go movie/603", "go tv/1396/season/1/episode/2", "go movies/popular",
      "go movie/603/reviews",
      "search anything", "favorites",
    ]
    var lines = [name.rawValue, name.spec.example]
    switch name {
    case .forget: lines += ["forget 1", "forget 2", "forget all"]
    case .adult: lines += ["adult on"]
    case .tabs: lines += ["tabs pokedex", "tabs pokedex marvel"]
    case .fav, .unfav, .later, .unlater, .unrate: lines += ["\(name.rawValue) 1"]
    case .rate: lines += ["rate 3", "rate 7 1"]
    case .open: lines += ["open 1"]
    case .language: lines += ["language de"]
    case .login: lines += ["login guest", "login upload"]
    case .logout: lines += ["logout drop"]
    default: break
    }
    return places.flatMap { place in lines.map { (place, $0) } }
  }

  private func living(_ isSignedIn: Bool) throws -> Journey {
    var library = LibrarySnapshot()
    library.settings = [.welcomed(true)]
    library.searches = ["heat", "dune", "alien"]
    if isSignedIn { library.account = KeptAccount(.guest) }
    var journey = try Journey(library: library, remembers: true)
    for line in ["go movie/603", "fav", "rate 8", "later", "go movie/604", "fav"] {
      journey.go(line)
    }
    return journey
  }

  @Test("leads to the state before the line, or names it", arguments: CommandName.allCases)
  func everyCommand(name: CommandName) throws {
    for isSignedIn in [false, true] {
      for (place, line) in tries(of: name) {
        var journey = try living(isSignedIn)
        journey.go(place)
        let isSearch = line.hasPrefix("s") || !journey.state.inFlight.isEmpty
        func look(_ state: AppState) -> Look { Look(state, ignoringSearches: isSearch) }
        let before = look(journey.state)
        let count = journey.state.history.lastNumber
        journey.go(line)
        let after = look(journey.state)
        guard journey.state.history.lastNumber > count else {
          let isOfHistory = [CommandName.undo, .redo, .goto].contains(name)
          #expect(before == after || isOfHistory, "\(line) in \(place) is not in the history")
          continue
        }
        journey.go("undo")
        let said = journey.state.notice
        let typed = journey.state.undoableLines.count
        if said == .cannotUndo(line) {
          // The next one goes on with what came before it.
          journey.go("undo")
          #expect(journey.state.undoableLines.count < typed || typed == 0, "\(line) in \(place)")
          continue
        }
        #expect(said == .undone(line), "\(line) in \(place): \(String(describing: said))")
        #expect(look(journey.state) == before, "\(line) in \(place)")
        journey.go("redo")
        #expect(look(journey.state) == after, "\(line) in \(place), done again")
      }
    }
  }

  @Test("names what happened outside, and redo passes over it")
  func final() throws {
    var journey = try living(true)
    journey.go("logout")
    journey.go("go movies/popular")
    journey.go("undo")
    #expect(journey.state.notice == .undone("go movies/popular"))
    journey.go("undo")
    #expect(journey.state.notice == .cannotUndo("logout"))
    journey.go("undo")
    #expect(journey.state.notice == .undone("fav"))
    journey.go("redo")
    #expect(journey.state.notice == .redone("fav"))
    journey.go("redo")
    #expect(journey.state.notice == .redone("go movies/popular"))
    journey.go("redo")
    #expect(journey.state.notice == .nothingToRedo)
  }

  @Test("brings a forgotten search back to its place, among others that came meanwhile")
  func searches() throws {
    var journey = try living(false)
    journey.go("forget 2")
    #expect(journey.state.library.searches == ["heat", "alien"])
    let effects = journey.enter("undo")
    #expect(journey.state.library.searches == ["heat", "dune", "alien"])
    let kept = effects.compactMap { effect in
      if case .keep(.restoredSearches(let texts), _) = effect { texts } else { nil }
    }
    #expect(kept == [["heat", "dune", "alien"]])
    journey.answerAll()
    journey.go("redo")
    #expect(journey.state.library.searches == ["heat", "alien"])
  }

  @Test("has the settings kept that the past has which a line goes on from")
  func past() throws {
    var journey = try living(false)
    let first = journey.state.history.lastNumber
    for line in ["theme sepia", "design cards", "adult on"] { journey.go(line) }
    func kept(_ effects: [Effect]) -> Set<Setting> {
      Set(
        effects.compactMap { effect in
          if case .keep(.setting(let setting), _) = effect { setting } else { nil }
        })
    }
    // A look keeps nothing, nor does coming back from it.
    #expect(kept(journey.enter("goto \(first)")) == [])
    #expect(kept(journey.enter("undo")) == [])
    journey.answerAll()
    journey.go("goto \(first)")
    #expect(journey.state.theme == "dark")
    #expect(
      kept(journey.enter("language tr")) == [
        .theme("dark"), .design("table"), .adult(false), .language("tr"),
      ])
    journey.answerAll()
    #expect(
      journey.state.undoableLines.suffix(2).map(\.line) == ["goto \(first)", "language tr"])
    journey.go("undo")
    #expect(
      kept(journey.enter("undo")) == [.theme("sepia"), .design("cards"), .adult(true)])
    #expect(journey.state.theme == "sepia" && journey.state.design == .cards)
  }
}
