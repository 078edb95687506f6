import Catalog
import TestSupport
import Testing

@testable import Providers

@Suite("Nothing traps, whatever is asked or written")
struct RobustnessTests {
  private let answers = Answers("tr", region: "TR")

  @Test func randomRequestsAreAnsweredTheSameTwice() throws {
    var generator = SeededGenerator(seed: 1)
    func number() -> Int {
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: [603, 1396, 6384, 28, 496243, 129].randomElement(using: &generator) ?? 0
      case 1: Int.random(in: Int.min...Int.max, using: &generator)
      case 2: [Int.min, Int.max, -1, 0].randomElement(using: &generator) ?? 0
      default: Int.random(in: 0...3000, using: &generator)
      }
    }
    func filters() -> MovieFilters {
      var filters = MovieFilters()
      if Bool.random(using: &generator) { filters.genres = Terms([ID(number()), 28], join: .any) }
      if Bool.random(using: &generator) { filters.keywords = Terms(ID(number())) }
      if Bool.random(using: &generator) { filters.cast = Terms(ID(number())) }
      if Bool.random(using: &generator) { filters.year = number() }
      if Bool.random(using: &generator) { filters.ratingTenths = number() }
      if Bool.random(using: &generator) { filters.votes = number() }
      if Bool.random(using: &generator) { filters.provider = number() }
      filters.sort = SortOrder.Key.allCases.randomElement(using: &generator).map { SortOrder($0) }
      return filters
    }
    for _ in 0..<2000 {
      let requests: [Request] = [
        .movie(ID(number())), .show(ID(number())), .person(ID(number())),
        .season(of: ID(number()), number: number()),
        .episode(of: ID(number()), season: number(), number: number()),
        .collection(ID(number())), .keyword(ID(number())), .company(ID(number())),
        .network(ID(number())), .list(.similar(.movie(ID(number()))), page: number()),
        .list(.shows(.cast(ID(number()))), page: 1),
        .list(.reviews(.show(ID(number()))), page: number()),
        .list(.movies(.filtered(filters())), page: Int.random(in: 1...3, using: &generator)),
      ]
      let request = try #require(requests.randomElement(using: &generator))
      #expect(answers.outcome(request) == answers.outcome(request))
    }
  }

  @Test func brokenLinesYieldNothingInsteadOfATrap() {
    var generator = SeededGenerator(seed: 3)
    let line = Array(
      #"{"id":603,"title":"The \"Matrix\"","genre_ids":[28,878],"cast":[{"id":1,"name":"é"}]}"#.utf8
    )
    for _ in 0..<5000 {
      var broken = line
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: 0..<broken.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: broken[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: broken.remove(at: place)
        default: broken.removeSubrange(place...)
        }
        if broken.isEmpty { broken = [0x7B] }
      }
      broken.withUnsafeBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return }
        let bytes = Bytes(start: start, count: buffer.count)
        let row = JSONObject(bytes)
        #expect((row.string("title")?.utf8.count ?? 0) <= 3 * line.count)
        #expect(row.ints("genre_ids").count <= line.count)
        #expect(row.objects("cast").count <= line.count)
        let file = CatalogueFile(bytes)
        #expect((file.line(603)?.count ?? 0) <= line.count)
        #expect((TitleRow(bytes)?.id ?? 0) >= 0)
      }
    }
  }

  @Test func textWithEscapesIsReadAsItWasWritten() {
    let line = Array(#"{"a":"x \"y\" \\ \/ z\nw","b":1.5,"c":true,"d":[],"e":{}}"#.utf8)
    line.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      let row = JSONObject(Bytes(start: start, count: buffer.count))
      #expect(row.string("a") == "x \"y\" \\ / z\nw")
      #expect(row.double("b") == 1.5 && row["c"]?.bool == true && row.ints("d").isEmpty)
      #expect(row["e"] != nil && row["f"] == nil)
    }
  }

  @Test func threadsMayAskAtOnce() async {
    let answers = Answers()
    let alone = answers.outcome(.movie(603))
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<16 {
        group.addTask { answers.outcome(.movie(603)) == alone }
      }
      for await isSame in group { #expect(isSame) }
    }
  }
}
