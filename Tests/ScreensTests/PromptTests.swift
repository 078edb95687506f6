import Testing
import Typesetting

@testable import Screens

/// The prompt and what stands around a page.
@Suite struct PromptTests {
  @Test func `The prompt shows the link, from a place on that lets it fit a third of the window`()
    throws
  {
    var stage = try Stage(Facts.answers)
    stage.enter("movie/603")
    #expect(prompt(stage.state).text == "feed/movie/603 › ")
    stage.enter("person/6384")
    #expect(prompt(stage.state).text == "feed/movie/603/person/6384 › ")
    stage.enter("collection/2344")
    #expect(prompt(stage.state).text == "…/collection/2344 › ")
    stage.resize(columns: 24, rows: nil)
    #expect(prompt(stage.state).text == "…on/2344 › ")
    stage.resize(columns: 6, rows: nil)
    #expect(prompt(stage.state).text == "› ")
    stage.resize(columns: 1, rows: nil)
    #expect(prompt(stage.state).text == "›")
  }

  @Test func `The prompt shows a search as it was typed, the link stays one`() throws {
    var stage = try Stage([:], columns: 120)
    stage.enter("search kaçış / 50%")
    #expect(prompt(stage.state).text.hasPrefix("feed/search/kaçış %2F 50%25 "))
    stage.enter("search 千と千尋")
    #expect(prompt(stage.state).text.hasPrefix("feed/search/千と千尋 "))
    stage.enter("link")
    #expect(stage.text == "feed/search/%E5%8D%83%E3%81%A8%E5%8D%83%E5%B0%8B\n")
  }

  @Test func `The header says the way here, and keeps its end where it is long`() throws {
    var stage = try Stage(Facts.answers)
    for place in ["movie/603", "person/6384", "movie/603/credits"] { stage.enter(place) }
    #expect(
      render(stage.state).first?.text
        == "  Feed › The Matrix › Keanu Reeves › The Matrix › Cast and crew")
    stage.resize(columns: 40, rows: nil)
    #expect(render(stage.state).first?.text == " … › The Matrix › Cast and crew")
  }

  @Test func `A notice alone paints nothing else, and a failure is told without color`() throws {
    var stage = try Stage(Facts.answers)
    stage.enter("movie/603")
    stage.enter("99")
    #expect(stage.text == "  ! There is no 99: choices go from 1 to 9.\n")
  }
}
