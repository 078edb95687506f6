import AppCore
import Catalog
import Gallery
import Navigation
import Runtime
import Screens
import Testing
import Typesetting

/// The Pokédex's cells of the matrix, walked by the choices of pages from the tab's root, in the built-in
/// catalog.
@Suite struct PokedexWalkTests {
  /// The tab, opened by one that is enabled.
  private func walk(_ language: String = "en") -> Walk {
    var launch = Launch(
      today: Gallery.today, source: Answers.builtIn.source,
      locale: ContentLocale(language: language, region: "US"), size: Size(columns: 80, rows: nil),
      theme: "dark", themes: Gallery.themes)
    launch.enabledTabs = [.pokedex]
    var walk = Walk(launch, answers: .builtIn)
    walk.take(.enter("pokedex"))
    walk.take(.answer)
    return walk
  }

  /// Follows the choice that leads to a place by its number.
  private func follow(_ place: Route, _ walk: inout Walk) throws {
    let number = try #require(
      walk.state.numbering.choices.firstIndex { $0.route == place }, "\(place)")
    walk.take(.enter(String(number + 1)))
    walk.take(.answer)
    #expect(walk.state.route == place)
    #expect(walk.state.painting == .screen && walk.state.phase == .loaded)
  }

  @Test func `the list leads to a Pokémon, that to its evolutions and its neighbors`() throws {
    var walk = walk()
    #expect(walk.state.stack.map(\.route) == [.pokedex])
    try follow(.pokemon(4), &walk)
    try follow(.pokemon(6), &walk)
    #expect(walk.state.stack.map(\.route) == [.pokedex, .pokemon(4), .pokemon(6)])
    walk.take(.enter("next"))
    walk.take(.answer)
    #expect(walk.state.stack.map(\.route) == [.pokedex, .pokemon(4), .pokemon(7)])
    walk.take(.enter("previous"))
    walk.take(.answer)
    #expect(walk.state.stack.map(\.route) == [.pokedex, .pokemon(4), .pokemon(6)])
    walk.take(.enter("back 3"))
    #expect(walk.state.stack.map(\.route) == [.pokedex, .pokemon(4)])
  }

  @Test func `a filter finds what is not loaded, and its row opens`() throws {
    var walk = walk()
    walk.take(.enter("filter eevee"))
    walk.take(.answer)
    #expect(walk.state.phase == .end)
    try follow(.pokemon(133), &walk)
    for id in [134, 135, 136, 196, 197, 470, 471, 700] as [ID<Pokemon>] {
      try follow(.pokemon(id), &walk)
      walk.take(.enter("back"))
    }
    walk.take(.enter("up"))
    #expect(walk.state.frame.filter == "eevee")
  }

  @Test func `there is none before the first and after the last`() {
    var walk = walk()
    walk.take(.enter("go pokedex/pokemon/1025"))
    walk.take(.answer)
    walk.take(.enter("next"))
    #expect(walk.state.notice == .noSibling(.pokemon, offset: 1))
    walk.take(.enter("go pokedex/pokemon/1"))
    walk.take(.answer)
    walk.take(.enter("previous"))
    #expect(walk.state.notice == .noSibling(.pokemon, offset: -1))
    walk.take(.enter("go pokedex/pokemon/99999"))
    walk.take(.answer)
    #expect(walk.state.phase == .failed(.notFound))
  }

  @Test func `pages of the sample fit any width, in either language`() {
    for (language, first) in [("en", 1), ("tr", 4)] {
      fits(walk(language), from: first)
    }
  }

  private func fits(_ start: Walk, from first: Int) {
    var walk = start
    for id in stride(from: first, through: 1025, by: 7) {
      walk.take(.enter("go pokedex/pokemon/\(id)"))
      walk.take(.answer)
      #expect(walk.state.phase == .loaded, "\(id)")
      for columns in [18, 40, 80, 120, 200] {
        walk.take(.resize(Size(columns: columns, rows: nil)))
        for line in render(walk.state) where line.width > columns {
          Issue.record("\(id) at \(columns): \(line.text)")
        }
      }
    }
  }
}
