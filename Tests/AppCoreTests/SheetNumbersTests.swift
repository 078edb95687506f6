import Catalog
import Navigation
import Testing

@testable import AppCore

/// A number typed while a page that is no place is on screen means a row of that, or is refused: never a row of the
/// page it hides.
@Suite struct SheetNumbersTests {
  private static let refused = [
    "help", "help fav", "matrix", "theme", "list", "genres", "where", "tabs", "language", "design",
  ]

  private func state(after lines: String...) throws -> AppState {
    var journey = try Journey()
    for line in ["go movies/popular"] + lines { journey.go(line) }
    return journey.state
  }

  @Test(arguments: refused)
  func `a page without numbers gives way to the one that has them`(line: String) throws {
    let before = try state(after: line)
    guard case .sheet = before.painting else {
      Issue.record("\(line) shows no sheet")
      return
    }
    let after = try state(after: line, "1")
    #expect(after.route == before.route)
    #expect(after.painting == .screen)
    #expect(after.notice == .numbersOfPage(count: before.numbering.choices.count))
    #expect(after.notice?.isFailure == true)
    // The page is on screen again: now they are its own.
    #expect(try state(after: line, "1", "1").route != before.route)
    // What is only said hides no sheet.
    #expect(try state(after: line, "rate nonsense", "1").route == before.route)
  }

  @Test func `an address stands beneath the page, whose numbers go on meaning its rows`() throws {
    let opened = try state(after: "1").route
    #expect(try state(after: "link", "1").route == opened)
  }

  @Test func `the number of a line goes to it`() throws {
    let state = try state(after: "sort title", "history", "1")
    #expect(state.visit?.number == 1)
  }
}
