import Catalog
import Providers
import Testing

/// What the searches that one search asks for make together.
@Suite struct TMDBSearchTests {
  private let asking = TMDBAsking()

  private static let nothing = #"{"results":[],"total_pages":1,"total_results":0}"#

  private func page(_ query: SearchQuery, _ bodies: String...) throws -> Page<ListRow> {
    let bytes = bodies.map { Array($0.utf8) }
    guard
      case .list(let page) = try asking.outcome(.list(.search(query), page: 1), bytes: bytes).get()
    else { throw Unexpected() }
    return page
  }

  private static func movies(_ rows: (Int, String)..., pages: Int = 1, total: Int) -> String {
    let rows = rows.map { #"{"media_type":"movie","id":\#($0.0),"title":"\#($0.1)"}"# }
    return #"{"results":[\#(rows.joined(separator: ","))],"total_pages":\#(pages),"#
      + #""total_results":\#(total)}"#
  }

  @Test func `a search with a year has movies and series by turns`() throws {
    let page = try page(
      SearchQuery(text: "a", year: 1999),
      #"{"results":[{"id":1,"title":"A"},{"id":2,"title":"B"}],"total_pages":3,"total_results":50}"#,
      #"{"results":[{"id":1,"name":"S"},{"id":0}],"total_pages":1,"total_results":2}"#,
      Self.movies((9, "C"), pages: 20, total: 400))
    #expect(page.elements.map(\.name) == ["A", "S", "B"])
    #expect(page.totalPages == 3 && page.totalResults == 52 && page.skipped == 1)
    #expect(page.year == nil)
  }

  @Test func `a title that ends in the number comes first, then those of the year, then the rest`()
    throws
  {
    let query = SearchQuery(text: "wonder woman 1984")
    let page = try page(
      query,
      Self.movies((7, "Making Of: WW 1984"), (1, "Wonder Woman 1984"), (3, "1984"), total: 3),
      Self.movies((2, "Wonder Woman"), (3, "1984"), total: 2), Self.nothing,
      Self.movies((4, "Wonder Woman"), total: 40))
    #expect(
      page.elements.map(\.name) == [
        "Wonder Woman 1984", "Wonder Woman", "1984", "Making Of: WW 1984",
      ])
    #expect(page.totalResults == 4 && page.year == nil)
  }

  @Test func `a number that ends no title is the year`() throws {
    let query = SearchQuery(text: "dune 1984")
    let page = try page(
      query, Self.movies((5, "1984"), total: 1), Self.movies((841, "Dune"), total: 1),
      Self.nothing, Self.movies((438631, "Dune"), total: 90))
    #expect(page.elements.map(\.name) == ["Dune", "1984"])
    #expect(page.year == .taken(1984) && page.totalResults == 2)
  }

  @Test(arguments: ["dune 1950", "dune (1950)"])
  func `what has nothing of the year is shown of any year`(text: String) throws {
    var bodies = [Self.nothing, Self.nothing, Self.movies((841, "Dune"), pages: 4, total: 90)]
    let query = SearchQuery(text: text)
    if query.readings.whole != nil { bodies.insert(Self.nothing, at: 0) }
    let answer = try asking.outcome(
      .list(.search(query), page: 1), bytes: bodies.map { Array($0.utf8) }
    ).get()
    guard case .list(let page) = answer else { throw Unexpected() }
    #expect(page.elements.map(\.name) == ["Dune"] && page.totalPages == 4)
    #expect(page.year == .dropped(1950))
  }

  @Test func `words that find something themselves are not asked for of any year`() throws {
    let page = try page(
      SearchQuery(text: "blade runner 2049"), Self.movies((335984, "Blade Runner 2049"), total: 1),
      Self.nothing, Self.nothing, Self.movies((78, "Blade Runner"), total: 30))
    #expect(page.elements.map(\.name) == ["Blade Runner 2049"] && page.year == nil)
  }

  @Test func `one search that fails leaves what the others found, and all that fail are a failure`()
    throws
  {
    let request = Request.list(.search(SearchQuery(text: "dune", year: 1984)), page: 1)
    for failing in 0..<3 {
      var plan = try asking.plan(request)
      let bodies = [
        Self.movies((841, "Dune"), total: 1),
        #"{"results":[{"id":2,"name":"Dune"}],"total_pages":1,"total_results":1}"#,
        Self.movies((1, "Dune"), total: 1),
      ]
      for call in 0..<3 {
        if call == failing {
          try plan.fail(.server(status: 503), of: call)
        } else {
          try plan.take(Array(bodies[call].utf8), of: call)
        }
      }
      guard case .list(let page)? = try plan.response() else { throw Unexpected() }
      #expect(page.elements.count == [1, 1, 2][failing])
    }
    var plan = try asking.plan(request)
    try plan.fail(.server(status: 503), of: 0)
    try plan.fail(.offline, of: 1)
    #expect(try plan.response() == nil)
    try plan.fail(.offline, of: 2)
    #expect(throws: Failure.server(status: 503)) { try plan.response() }
  }
}
