import AppCore
import Catalog
import Gallery
import Testing

@Suite struct SessionScriptTests {
  @Test func `settings and steps are read, what is expected is passed over`() throws {
    let script = try SessionScript(
      """
      # About.
      source: built-in
      size: 40x12
      language: tr
      region: TR
      today: 2024-02-29
      visitor: regular

      ~ fetch movies/popular
      | Feed
      > search İ
      | Search
      ! type search mat
      ! resize 80
      ! fail next rate-limited 30
      """)
    #expect(script.about == ["About."])
    #expect(script.source == .builtIn)
    #expect(script.size.columns == 40)
    #expect(script.size.rows == 12)
    #expect(script.locale == ContentLocale(language: "tr", region: "TR"))
    #expect(script.today == CalendarDate("2024-02-29"))
    #expect(script.visitor == .regular)
    #expect(
      script.steps == [
        .enter("search İ"), .type("search mat"), .resize(.init(columns: 80, rows: nil)),
        .failNext(.rateLimited(retryAfter: 30)),
      ])
  }

  @Test(arguments: [
    ("size: 0x3", 1), ("size: 99999999999999999999", 1), ("colour: red", 1), ("source: web", 1),
    ("> a\n! jump", 2), ("> a\nsize: 80", 2), ("> a\n# late", 2), ("what", 1),
    ("today: 2023-02-29", 1),
  ])
  func `a line that is wrong is named`(text: String, line: Int) {
    #expect { try SessionScript(text) } throws: { ($0 as? SessionScript.Fault)?.line == line }
  }

  @Test(arguments: [
    Step.enter("go movie/603"), .enter(""), .type("search a"), .open("movie/603"), .answer,
    .answerNext, .answerEmpty, .keep(seconds: 60),
    .fail(.offline), .fail(.notFound), .fail(.unauthorized),
    .fail(.rateLimited(retryAfter: nil)), .fail(.rateLimited(retryAfter: 3)),
    .fail(.server(status: 500)), .fail(.malformed("no JSON")), .fail(.cancelled),
    .failNext(.malformed("no JSON")), .hold, .interrupt, .end,
  ])
  func `a step reads back as it is written`(step: Step) {
    #expect(Step(step.description) == step)
  }

  @Test func `a played script plays again the same`() throws {
    let script = try SessionScript("# Twice.\n> go movie/603\n> back\n! end\n> never read")
    let once = script.played(.gallery)
    #expect(try SessionScript(once).played(.gallery) == once)
    #expect(script.difference(from: once, .gallery) == nil)
    #expect(script.difference(from: once + "|\n", .gallery) != nil)
    #expect(!once.contains("never read"))
  }
}
