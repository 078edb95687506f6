import Catalog
import Testing

@testable import Navigation

@Suite struct LinkLawTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `every stack is what its printed link names`(seed: UInt64) throws {
    var generator = Generator(seed: seed)
    for _ in 0..<50 {
      let stack = generator.stack(depth: generator.number(1...12))
      let link = try #require(Link(stack: stack))
      let text = link.description
      let parsed = try Link.parse(text)
      #expect(parsed.routes == stack, "\(text)")
      #expect(parsed.tab == stack.first?.rootTab)
      // Strings compare by canonical equivalence: their bytes must be equal as well.
      #expect(Array(parsed.description.utf8) == Array(text.utf8))
      #expect(Link.text(of: stack) == text)
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `every run of places is what its printed link names`(seed: UInt64) throws {
    var generator = Generator(seed: seed)
    for _ in 0..<50 {
      let stack = generator.stack(depth: generator.number(2...8))
      let cut = generator.number(1...stack.count - 1)
      let link = try #require(Link(places: stack[cut...], on: stack[cut - 1]))
      let parsed = try Link.parse("marquee://" + link.description, on: stack[cut - 1])
      #expect(parsed == link)
      #expect(parsed.tab == nil)
    }
  }

  @Test func `every kind of place is generated, has a screen, and every screen a place`() throws {
    var generator = Generator(seed: 7)
    var seen: Set<Screen> = []
    for _ in 0..<400 { seen.formUnion(generator.stack(depth: 12).map(\.screen)) }
    #expect(seen == Set(Screen.allCases))
    let places = PlaceWord.allCases.map(\.screen)
    let tabs = Tab.allCases.map(\.screen)
    #expect(places.count + tabs.count == Screen.allCases.count)
    #expect(Set(places + tabs) == Set(Screen.allCases))
  }

  @Test(arguments: PlaceWord.allCases)
  func `a place begins with its word and stands on its subjects alone`(word: PlaceWord) throws {
    var generator = Generator(seed: 11)
    let below: [Route] =
      Tab.allCases.map(\.root) + [.tvShow(1), .movie(1), .person(1), .season(of: 1, number: 2)]
      + [.episode(of: 1, season: 2, number: 3), .people, .credits(.movie(1))]
    var isBuilt = false
    for beneath in below {
      guard let route = generator.place(word, on: beneath) else {
        #expect(!word.subjects.contains(beneath.screen))
        continue
      }
      isBuilt = true
      #expect(word.isIndependent || word.subjects.contains(beneath.screen))
      #expect(route.screen == word.screen)
      #expect(
        route.place.split(separator: "/").first.map { $0.split(separator: ";")[0] }
          == word.rawValue[...])
      #expect(route.stands(on: beneath))
      #expect(route.subject == nil || route.subject == beneath)
      #expect(!route.stands(on: nil))
      #expect(try Link.parse(Link(to: route).description) == Link(to: route))
    }
    #expect(isBuilt)
  }

  @Test func `a stack that contradicts itself is no link`() {
    let feed = Tab.feed.root
    #expect(Link(stack: []) == nil)
    #expect(Link(stack: [.movie(1)]) == nil)
    #expect(Link(stack: [feed, .season(of: 1, number: 1)]) == nil)
    #expect(Link(stack: [feed, .tvShow(2), .season(of: 1, number: 1)]) == nil)
    #expect(Link(stack: [feed, .movie(1), .credits(.show(1))]) == nil)
    #expect(Link(stack: [feed, .movie(1), .person(2), .credits(.movie(1))]) == nil)
    #expect(Link(stack: [feed, .movie(1), .discover]) == nil)
    #expect(Link(places: []) == nil)
    #expect(Link(places: [feed]) == nil)
    #expect(Link(places: [.credits(.movie(1))]) == nil)
    #expect(Link(places: [.credits(.movie(1))], on: .movie(2)) == nil)
    #expect(Link(places: [.credits(.movie(1))], on: .movie(1)) != nil)
  }

  @Test func `a link of 100,000 places is read and printed, one more is refused`() throws {
    let text = "feed" + String(repeating: "/movie/1", count: Link.greatestDepth - 1)
    let link = try Link.parse(text)
    #expect(link.routes.count == Link.greatestDepth)
    #expect(link.description == text)
    #expect(
      throws: LinkError(
        part: "movie", offset: text.utf8.count + 1, expected: .places(atMost: 100_000))
    ) {
      try Link.parse(text + "/movie/1")
    }
  }
}
