import AppCore
import Catalog
import Gallery
import Navigation
import Runtime
import Testing

/// Every cell of the matrix is walked by what a person has at hand there, from the roots of the tabs on: in
/// the catalog where it has the facts, else among the gallery's.
@Suite struct MatrixWalkTests {
  /// A way from one screen to another.
  private struct Cell: Hashable, CustomStringConvertible {
    let from: Screen
    let to: Screen

    var description: String { "\(from) › \(to)" }
  }

  /// What is typed on every page besides its numbers.
  private static let lines = [
    "next", "previous", "where year=1999", "sort title", "list top-rated", "search matrix",
    "favorites", "watchlist", "rated", "cast", "images", "similar", "reviews", "videos",
    "providers", "recommended", "collection", "people",
  ]

  /// What leads from the roots to pages that have all there is to see.
  private static let beginnings = [
    "feed", "discover", "profile", "search matrix", "search fight club", "search breaking bad",
    "search game of thrones", "search keanu reeves", "search brad pitt", "search bryan cranston",
    "search man", "people",
    "search love type:keyword", "search warner type:company",
    "find tt0133093", "find nm0000206", "find tt0903747", "pokedex", "marvel",
    "marvel; filter black widow; 1",
  ]

  /// Explores pages by their numbers and by lines, some of each kind, and tells which steps were made.
  private static func cells(_ answers: Answers) -> Set<Cell> {
    var launch = Launch(
      today: Gallery.today, source: answers.source,
      locale: ContentLocale(language: "en", region: "US"), size: Size(columns: 80, rows: nil),
      theme: "dark", themes: Gallery.themes, enabledTabs: [.pokedex, .marvel])
    launch.loadsRoot = true
    var start = Walk(launch, answers: answers)
    start.take(.answer)
    // Something is marked, so that the profile leads somewhere.
    for number in [1, 12] {
      for mark in ["fav", "later", "rate 8"] { start.take(.enter("\(mark) \(number)")) }
    }
    start.take(.answer)
    var found: Set<Cell> = []
    var visits: [Cell: Int] = [:]
    var pages: [Walk] = []
    func step(_ walk: Walk, _ line: String, goesOn: Bool = false) {
      let from = walk.state.route
      var next = walk
      next.take(.enter(line))
      next.take(.answer)
      let state = next.state
      // A look-up is gone as soon as it is answered; a refused line leaves everything as it was.
      guard state.route != from, state.notice?.isFailure != true else { return }
      let cell = Cell(from: from.screen, to: state.route.screen)
      found.insert(cell)
      guard goesOn || visits[cell, default: 0] < 2, state.stack.count < 8 else { return }
      visits[cell, default: 0] += 1
      pages.append(next)
    }
    for beginning in beginnings {
      var lines = beginning.split(separator: ";").map(String.init)
      let last = lines.removeLast()
      var begun = start
      for line in lines {
        begun.take(.enter(line))
        begun.take(.answer)
      }
      step(begun, last, goesOn: true)
      // The first that was found is what was looked for.
      if let page = pages.last { step(page, "1", goesOn: true) }
    }
    pages.append(start)
    var index = 0
    while index < pages.count {
      let page = pages[index]
      index += 1
      var seen: [Screen: Int] = [:]
      for (offset, choice) in page.state.numbering.choices.enumerated() {
        guard let there = choice.route?.screen, seen[there, default: 0] < 2 else { continue }
        seen[there, default: 0] += 1
        step(page, String(offset + 1))
      }
      for line in lines { step(page, line) }
    }
    return found
  }

  @Test func `each way out of a screen is open to who stands there`() {
    let wanted = NavigationMatrix.rows.compactMap { row -> Cell? in
      guard case .screen(let from) = row.from, case .screen(let to) = row.to, from != .find
      else { return nil }
      return Cell(from: from, to: to)
    }
    let inCatalogue = Self.cells(.builtIn)
    let elsewhere = Self.cells(.gallery)
    let missing = Set(wanted).subtracting(inCatalogue).subtracting(elsewhere)
    #expect(missing.map(\.description).sorted() == [])
    // What the catalog has no facts for is little, and known.
    let unfounded = Set(wanted.map(\.description)).subtracting(inCatalogue.map(\.description))
    #expect(unfounded.subtracting(Self.withoutFacts) == [])
  }

  /// Cells that only the gallery has facts for: the catalog knows no guests, no films' videos and no pictures of
  /// people and seasons; few of its people were in films and in series.
  private static let withoutFacts = [
    "episode › person", "movie › videos", "person › images", "season › images", "season › person",
    "showList › movie",
  ]
}
