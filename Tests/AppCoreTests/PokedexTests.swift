import Catalog
import Navigation
import Testing

@testable import AppCore

@Suite("The Pokédex is looked through at the source")
struct PokedexTests {
  private func journey() throws -> Journey { try Journey(enabledTabs: [.pokedex]) }

  @Test("the tab asks for its first page, and `more` for the next")
  func pages() throws {
    var journey = try journey()
    journey.enter("pokedex")
    #expect(journey.pending.map(\.request) == [.list(.pokedex(matching: ""), page: 1)])
    journey.answerAll()
    #expect(journey.state.shownRows?.items.count == 20)
    journey.enter("more")
    #expect(journey.pending.map(\.request) == [.list(.pokedex(matching: ""), page: 2)])
    #expect(journey.state.phase == .loadingMore)
    journey.answerAll()
    journey.go("more")
    #expect(journey.state.phase == .end)
  }

  @Test("a filter asks anew, for all of them, and hides nothing of what comes")
  func filter() throws {
    var journey = try journey()
    journey.go("pokedex")
    journey.enter("filter  Fire ")
    #expect(journey.pending.map(\.request) == [.list(.pokedex(matching: "fire"), page: 1)])
    #expect(journey.state.phase == .loading)
    #expect(journey.state.shownRows?.items == [])
    journey.answerAll()
    #expect(journey.state.shownRows?.items.count == 20)
    #expect(journey.state.shownRows?.hidden == 0)
    journey.go("more")
    #expect(journey.state.catalog.lists[.pokedex(matching: "fire")]?.pagesLoaded == 2)
    #expect(journey.state.catalog.lists[.pokedex(matching: "")]?.pagesLoaded == 1)
    // What was loaded before is there at once.
    journey.enter("filter")
    #expect(journey.pending.isEmpty)
    #expect(journey.state.frame.filter.isEmpty)
    // Signs alone are no text.
    journey.enter("filter ?!")
    #expect(journey.pending.isEmpty && journey.state.frame.filter.isEmpty)
  }

  @Test("another filter cancels what is loaded for the one before, and undo brings that back")
  func anotherFilter() throws {
    var journey = try journey()
    journey.go("pokedex")
    journey.enter("filter fire")
    journey.enter("filter ice")
    #expect(journey.pending.map(\.request) == [.list(.pokedex(matching: "ice"), page: 1)])
    journey.answerAll()
    journey.go("undo")
    #expect(journey.state.frame.filter == "fire")
    #expect(journey.state.catalog.holds(.list(.pokedex(matching: "fire"), page: 1)))
  }

  @Test("a filter that failed is tried again by `reload`")
  func reload() throws {
    var journey = try journey()
    journey.go("pokedex")
    journey.go("filter fire")
    journey.enter("reload")
    #expect(journey.pending.map(\.request) == [.list(.pokedex(matching: "fire"), page: 1)])
  }

  @Test(
    "orders and other lists are refused in words",
    arguments: ["sort title", "sort", "list popular"])
  func refusals(line: String) throws {
    var journey = try journey()
    journey.go("pokedex")
    let before = journey.state.shownRows
    #expect(journey.enter(line).isEmpty)
    #expect(journey.state.painting == .notice && journey.state.notice?.isFailure == true)
    #expect(journey.state.shownRows == before)
  }

  @Test("next and previous take the place of a page, evolutions stand on top of it")
  func moving() throws {
    var journey = try journey()
    journey.go("pokedex")
    journey.go("2")
    let root = Route.pokedex
    #expect(journey.routes == [root, .pokemon(2)])
    journey.go("next")
    #expect(journey.routes == [root, .pokemon(3)])
    journey.go("previous")
    #expect(journey.routes == [root, .pokemon(2)])
    #expect(journey.state.numbering.choices.map(\.route) == [.pokemon(1), .pokemon(3)])
    journey.go("2")
    #expect(journey.routes == [root, .pokemon(2), .pokemon(3)])
    journey.go("back")
    #expect(journey.routes == [root, .pokemon(2)])
  }

  @Test("before the first and after the last there is none", arguments: [(1, -1), (900, 1)])
  func ends(number: Int, offset: Int) throws {
    var journey = try journey()
    journey.go("go pokedex/pokemon/\(number)")
    journey.go(offset < 0 ? "previous" : "next")
    #expect(journey.state.notice == .noSibling(.pokemon, offset: offset))
    #expect(journey.routes == [.pokedex, .pokemon(ID(number))])
  }

  @Test("`next` on a page that is still loading waits for it")
  func waits() throws {
    var journey = try journey()
    journey.enter("go pokedex/pokemon/10")
    journey.enter("next")
    #expect(journey.routes == [.pokedex, .pokemon(10)])
    journey.answerAll()
    #expect(journey.routes == [.pokedex, .pokemon(11)])
  }

  @Test("the name of a loaded Pokémon opens it, and Tab completes types and names")
  func names() throws {
    var journey = try journey()
    journey.go("pokedex")
    journey.go("open Pokemon 7")
    #expect(journey.routes == [.pokedex, .pokemon(7)])
    journey.go("up")
    func completed(_ text: String) -> [String] {
      journey.state.completion(of: text).candidates.map(\.text)
    }
    #expect(completed("filter fi") == ["fighting", "fire"])
    #expect(completed("filter water dra") == ["dragon"])
  }

  @Test("marks are refused: only movies and series have them")
  func marks() throws {
    var journey = try journey()
    journey.go("pokedex")
    journey.go("fav 1")
    #expect(journey.state.notice?.isFailure == true)
    #expect(journey.unstored.isEmpty)
  }

  @Test("what is dropped when there is too much leaves the Pokémon on a stack")
  func keeping() throws {
    var journey = try journey()
    journey.go("pokedex")
    journey.go("filter fire")
    journey.go("1")
    var kept = EntityTable()
    for frame in journey.state.stack { kept.copy(frame, from: journey.state.catalog) }
    #expect(
      kept.lists[.pokedex(matching: "fire")]
        == journey.state.catalog.lists[.pokedex(matching: "fire")])
    guard case .pokemon(let id) = journey.state.route else { throw Failure.notFound }
    #expect(kept.pokemonDetails[id] != nil)
    #expect(kept.pokemon[id]?.name == "Pokemon \(id)")
  }
}
