import AppCore
import Catalog
import Gallery
import Navigation
import Providers
import Runtime
import Testing

/// Every cell of the matrix for Marvel characters and comics, walked by the choices of pages from the tab's root:
/// in the built-in catalog, and in the gallery.
@Suite struct MarvelWalkTests {
  private static let catalogue = BuiltInCatalogue()

  /// Follows choices to screens, each the first that leads there.
  private func walk(_ answers: Answers, filter: String, _ screens: Screen...) throws -> Walk {
    let launch = Launch(
      today: Gallery.today, source: answers.source,
      locale: ContentLocale(language: "en", region: "US"), size: Size(columns: 80, rows: nil),
      theme: "dark", themes: Gallery.themes, enabledTabs: [.marvel])
    var walk = Walk(launch, answers: answers)
    for line in ["marvel", "filter \(filter)"] {
      walk.take(.enter(line))
      walk.take(.answer)
    }
    for screen in screens {
      let here = walk.state.stack.map(\.route)
      let number = try #require(
        walk.state.numbering.choices.firstIndex { choice in
          choice.route.map { $0.screen == screen && !here.contains($0) } ?? false
        }, "\(screen)")
      walk.take(.enter(String(number + 1)))
      walk.take(.answer)
      #expect(walk.state.route.screen == screen && walk.state.phase == .loaded)
    }
    return walk
  }

  @Test(arguments: ["captain america", "doctor octopus", "vision"])
  func `the sample leads from the tab to a character, a comic and another character`(
    name: String
  ) throws {
    var walk = try walk(.builtIn, filter: name, .character, .comic, .character)
    #expect(walk.state.stack.map(\.route.screen) == [.marvel, .character, .comic, .character])
    walk.take(.enter("home"))
    #expect(walk.state.route == .marvel && walk.state.frame.filter == name)
  }

  @Test func `so does the gallery`() throws {
    let walk = try walk(.gallery, filter: "avengers", .character, .comic, .character)
    #expect(walk.state.route == .character(1_009_610))
  }

  @Test func `every choice of every character and comic of the sample leads to a page`() throws {
    for page in 1...6 {
      let request = Request.list(.characters(startingWith: ""), page: page)
      let locale = ContentLocale(language: "en", region: "US")
      guard case .list(let rows) = try Self.catalogue.answer(request, locale: locale) else {
        Issue.record("no list")
        return
      }
      for case .character(let summary) in rows.elements {
        guard
          case .character(let character) = try Self.catalogue.answer(
            .character(summary.id), locale: locale)
        else {
          Issue.record("\(summary.name)")
          continue
        }
        #expect(character.summary == summary)
        for comic in character.comics where comic.hasPage {
          guard
            case .comic(let page) = try Self.catalogue.answer(.comic(comic.id), locale: locale)
          else {
            Issue.record("\(comic.name)")
            continue
          }
          #expect(page.title == comic.name)
          #expect(page.characters?.contains { $0.id == summary.id && $0.hasPage } == true)
        }
      }
    }
  }
}
