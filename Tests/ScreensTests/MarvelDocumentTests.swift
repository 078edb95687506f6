import AppCore
import Catalog
import Navigation
import Testing
import Typesetting

@testable import Screens

/// Marvel's pages: what they say of what is missing, and their documents.
struct MarvelDocumentTests {
  private static func summary(_ id: ID<MarvelCharacter>, _ name: String) -> MarvelCharacterSummary {
    MarvelCharacterSummary(
      id: id, name: name, counts: MarvelCounts(comics: 3, series: 0, stories: 1_234, events: 0),
      recorded: 2018)
  }

  private static var answers: [Request: FetchResult] {
    var character = MarvelCharacter(summary(5, "Somebody"))
    character.comics = [
      MarvelReference(id: 8, name: "Elsewhere #1", hasPage: false),
      MarvelReference(id: 9, name: "Here #92.1", hasPage: true),
    ]
    var comic = MarvelComic(id: 9, title: "Here #92.1", recorded: 2024)
    comic.issueNumber = 92.1
    comic.series = MarvelSeries(id: 7, name: "Here", startYear: 2018, isOngoing: true)
    comic.characters = [MarvelReference(id: 5, name: "Somebody", hasPage: true)]
    var none = Page<ListRow>(number: 1, elements: [], totalPages: 1, totalResults: 0)
    none.suggestions = ["Somebody"]
    func list(_ text: String, _ page: Page<ListRow>) -> (Request, FetchResult) {
      (
        .list(.characters(startingWith: text), page: 1), .answered(.list(page), .fresh)
      )
    }
    return Dictionary(uniqueKeysWithValues: [
      list(
        "",
        Page(
          number: 1,
          elements: [.character(summary(5, "Somebody")), .character(summary(6, "Other"))],
          totalPages: 1, totalResults: 2)), list("nobody", none),
      (.character(5), .answered(.character(character), .fresh)),
      (.comic(9), .answered(.comic(comic), .fresh)),
    ])
  }

  private func stage(_ lines: String..., language: String = "en") -> ListStage {
    var stage = ListStage(language: language, Self.answers)
    stage.enter("tabs marvel", "marvel")
    for line in lines { stage.enter(line) }
    return stage
  }

  private func text(_ stage: ListStage) -> String { render(stage.state).encoded(.plain) }

  @Test func theListHasCountsAndTheAttribution() throws {
    let value = try StrictJSON.value(document(stage().state))
    #expect(value["screen"] == .string("marvel"))
    #expect(value["phase"] == .string("end"))
    #expect(value["content", "results"]?.count == 2)
    #expect(value["content", "results", "0", "media_type"] == .string("character"))
    #expect(value["content", "results", "0", "stories", "available"] == .int(1_234))
    #expect(value["content", "results", "0", "modified"] == .null)
    #expect(
      value["content", "attribution_text"] == .string("Data provided by Marvel. © 2015–2024 MARVEL")
    )
    #expect(value["page", "total_results"] == .int(2))
    #expect(value["choices", "0", "link"] == .string("character/5"))
    #expect(value["choices", "0", "title"] == .string("Somebody"))
  }

  @Test func nobodyFoundIsEmptyWithWhoIsMeant() throws {
    let stage = stage("filter nobody")
    let value = try StrictJSON.value(document(stage.state))
    #expect(value["phase"] == .string("empty"))
    #expect(value["content", "suggestions", "0"] == .string("Somebody"))
    #expect(value["page", "filter"] == .string("nobody"))
    #expect(text(stage).contains("Did you mean filter Somebody"))
    #expect(self.text(self.stage("filter nobody", language: "tr")).contains("Bunu mu"))
  }

  @Test func aCharacterOffersOnlyComicsThatHaveAPage() throws {
    let stage = stage("1")
    let value = try StrictJSON.value(document(stage.state))
    #expect(value["content", "comics", "available"] == .int(3))
    #expect(value["content", "comics", "items"]?.count == 2)
    #expect(value["content", "comics", "items", "0", "in_source"] == .bool(false))
    #expect(value["content", "stories", "available"] == .int(1_234))
    #expect(value["choices"]?.count == 1)
    #expect(value["choices", "0", "link"] == .string("comic/9"))
    let text = text(stage)
    #expect(text.contains("Those without a number are not in the sample."))
    #expect(text.contains("2 of 3 are recorded") && text.contains("Marvel counted none."))
    #expect(text.contains("Data provided by Marvel. © 2015–2024 MARVEL"))
  }

  @Test func aComicSaysWhatIsNotRecorded() throws {
    let stage = stage("1", "1")
    let value = try StrictJSON.value(document(stage.state))
    #expect(value["link"] == .string("marvel/character/5/comic/9"))
    #expect(value["content", "issue_number"] == .double(92.1))
    #expect(value["content", "on_sale_date"] == .null)
    #expect(value["content", "creators"] == .null)
    #expect(value["content", "series", "end_year"] == .null)
    #expect(value["content", "series", "ongoing"] == .bool(true))
    #expect(value["choices", "0", "link"] == .string("character/5"))
    let text = text(stage)
    #expect(text.contains("#92.1") && text.contains("2018–") && text.contains("not recorded"))
    #expect(text.contains("Who made it is not recorded."))
    #expect(text.contains("Data provided by Marvel. © 2015–2024 MARVEL"))
  }
}
