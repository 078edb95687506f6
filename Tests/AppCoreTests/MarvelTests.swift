import Catalog
import Navigation
import Testing

@testable import AppCore

@Suite("Marvel characters and comics")
struct MarvelTests {
  private func journey() throws -> Journey {
    var journey = try Journey(enabledTabs: [.marvel])
    journey.go("marvel")
    return journey
  }

  private func firstNumber(
    in journey: Journey, where isWanted: (Route) -> Bool
  ) throws -> Int {
    try #require(
      journey.state.numbering.choices.firstIndex { $0.route.map(isWanted) ?? false }) + 1
  }

  @Test("each cell of the matrix is walked by a choice, and back")
  func cells() throws {
    var journey = try journey()
    #expect(journey.routes == [.marvel])
    #expect(journey.state.shownRows?.items.count == 20)
    let character = try firstNumber(in: journey) { if case .character = $0 { true } else { false } }
    journey.go("\(character)")
    let comic = try firstNumber(in: journey) { if case .comic = $0 { true } else { false } }
    // What the source has no page of is no choice.
    #expect(journey.state.numbering.choices.count == 2)
    journey.go("\(comic)")
    #expect(journey.state.route.screen == .comic)
    let other = try firstNumber(in: journey) { if case .character = $0 { true } else { false } }
    journey.go("\(other)")
    #expect(journey.routes.map(\.screen) == [.marvel, .character, .comic, .character])
    journey.go("back 3")
    #expect(journey.routes == [.marvel])
  }

  @Test("a filter asks the source, and no filter shows all as they were")
  func filter() throws {
    var journey = try journey()
    journey.go("more")
    let all = journey.state.shownRows
    let effects = journey.enter("filter Spider Man")
    #expect(
      effects.contains {
        if case .fetch(.list(.characters(startingWith: "spider man"), page: 1), _, _) = $0 {
          true
        } else {
          false
        }
      })
    #expect(journey.state.phase == .loading)
    #expect(journey.state.shownRows?.items.isEmpty == true)
    journey.answerAll()
    #expect(journey.state.phase == .loaded)
    #expect(journey.state.shownRows?.items.isEmpty == false)
    #expect(journey.state.shownRows?.hidden == 0)
    journey.go("more")
    #expect(journey.state.frame.list.flatMap { journey.state.catalog.lists[$0] }?.pagesLoaded == 2)
    journey.go("filter")
    #expect(journey.state.isIdle)
    #expect(journey.state.shownRows == all)
    // Signs without a letter ask for nothing.
    journey.go("filter !?")
    #expect(journey.state.frame.filter.isEmpty)
  }

  @Test("a filter that is left is canceled, and comes back with its list")
  func filterLeft() throws {
    var journey = try journey()
    journey.enter("filter ha")
    #expect(!journey.state.isIdle)
    journey.enter("filter hu")
    journey.answerAll()
    #expect(journey.state.catalog.lists[.characters(startingWith: "ha")] == nil)
    journey.go("1")
    journey.go("back")
    #expect(journey.state.frame.filter == "hu")
    #expect(journey.state.phase == .loaded)
  }

  @Test("characters are neither sorted nor marked, and say so")
  func refusals() throws {
    var journey = try journey()
    journey.enter("sort title")
    #expect(journey.state.notice == .notHere(.sort))
    journey.enter("fav 1")
    #expect(journey.state.notice?.isFailure == true)
    journey.enter("web")
    #expect(journey.state.notice == .hasNone(.web))
  }

  @Test("a locked tab is not shown, and says how it opens")
  func locked() throws {
    var journey = try Journey()
    journey.enter("marvel")
    #expect(journey.state.notice == .locked(.marvel))
    journey.go("tabs marvel")
    journey.go("marvel/character/5/comic/6")
    #expect(journey.routes == [.marvel, .character(5), .comic(6)])
    #expect(journey.state.catalog.characterNames[5] != nil)
  }
}
