import Catalog
import Navigation
import StoreCore
import Testing

@testable import AppCore

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
