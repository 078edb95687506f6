import Catalog
import Testing

@testable import Providers

@Suite("Marvel characters and comics hold what their readers rely on")
struct MarvelTests {
  private let catalogue = BuiltInCatalogue()

  private func found(_ text: String) throws -> Page<ListRow> {
    let locale = ContentLocale(language: "en", region: "US")
    return try catalogue.list(.characters(startingWith: text), page: 1, locale: locale)
  }

  private func names(_ text: String) throws -> [String] {
    try found(text).elements.compactMap { row in
      if case .character(let character) = row { character.name } else { nil }
    }
  }

  @Test func everyFactIsRealAndEveryKeyIsKnown() {
    for row in IndexBuilder.rows(.characters) {
      let name = row.string("name") ?? ""
      #expect(!name.isEmpty && (2015...2024).contains(row.int("recorded") ?? 0))
      if let day = row.string("modified") {
        #expect(CalendarDate(day)?.description == day && day > "1970", "\(name)")
      }
      for key in ["comics", "series", "stories", "events"] {
        #expect(row.pairs.contains { $0.key == key + "_count" && $0.value.int != nil }, "\(name)")
      }
      #expect(row.objects("comics").count <= row.int("comics_count") ?? 0, "\(name)")
      #expect(row.objects("series").count <= row.int("series_count") ?? 0, "\(name)")
      #expect(row.objects("events").count <= row.int("events_count") ?? 0, "\(name)")
      let known: Set<String> = [
        "id", "name", "recorded", "modified", "comics_count", "series_count", "stories_count",
        "events_count", "comics", "series", "events",
      ]
      #expect(Set(row.pairs.map(\.key)).subtracting(known).isEmpty, "\(name)")
      check(series: row.objects("series"))
    }
    for row in IndexBuilder.rows(.comics) {
      let title = row.string("title") ?? ""
      #expect(!title.isEmpty && (2015...2024).contains(row.int("recorded") ?? 0))
      if let day = row.string("on_sale") {
        // 2029 and 2099 were Marvel's way to say that no date is known.
        #expect(CalendarDate(day)?.description == day && day < "2026", "\(title)")
      }
      #expect(row["page_count"] == nil || row.int("page_count") ?? 0 > 0, "\(title)")
      #expect(row["issue_number"] == nil || row.double("issue_number") != nil, "\(title)")
      check(series: [row["series"].map { JSONObject($0.bytes) }].compactMap(\.self))
    }
  }

  private func check(series: [JSONObject]) {
    for one in series {
      let name = one.string("name") ?? ""
      #expect(!name.isEmpty && one.int("id") != nil)
      #expect(one["end_year"] == nil || one["ongoing"] == nil, "\(name)")
      if let end = one.int("end_year") {
        #expect(end != 2099 && end >= one.int("start_year") ?? 0, "\(name)")
      }
    }
  }

  @Test func charactersAndComicsNameEachOther() {
    for row in IndexBuilder.rows(.comics) {
      let id = row.int("id") ?? 0
      for person in row.objects("characters") {
        guard let line = CatalogueFile.characters.line(person.int("id") ?? 0) else { continue }
        let character = JSONObject(line)
        #expect(character.string("name") == person.string("name"))
        #expect(
          character.objects("comics").contains {
            $0.int("id") == id && $0.string("name") == row.string("title")
          }, "\(id) is not named by \(person.string("name") ?? "")")
      }
    }
    for row in IndexBuilder.rows(.characters) {
      for comic in row.objects("comics") {
        guard let line = CatalogueFile.comics.line(comic.int("id") ?? 0) else { continue }
        let characters = JSONObject(line).objects("characters")
        #expect(characters.contains { $0.int("id") == row.int("id") })
      }
    }
  }

  @Test func everyPageIsAnswered() throws {
    for row in IndexBuilder.rows(.characters) {
      let character = try #require(catalogue.character(ID(row.int("id") ?? 0)))
      #expect(character.comics.count == row.objects("comics").count)
      #expect(character.series.count == row.objects("series").count)
      #expect(character.events.count == row.objects("events").count)
    }
    for row in IndexBuilder.rows(.comics) {
      let comic = try #require(catalogue.comic(ID(row.int("id") ?? 0)))
      #expect(comic.title == row.string("title") && comic.series != nil)
    }
    #expect(catalogue.character(1) == nil && catalogue.comic(1) == nil)
  }

  @Test func oddFactsAreUnknownAndNotInvented() throws {
    let startling = try #require(catalogue.comic(183))
    #expect(startling.onSale == nil && startling.pageCount == nil && startling.issueNumber == 1)
    #expect(catalogue.comic(98_397)?.issueNumber == 92.1)
    let previews = try #require(catalogue.comic(82_965))
    #expect(previews.issueNumber == nil && previews.format == nil)
    #expect(previews.series?.isOngoing == true && previews.series?.endYear == nil)
    #expect(catalogue.comic(40_630)?.creators == nil)
    #expect(catalogue.comic(15_094)?.creators == [])
    #expect(catalogue.character(1_010_872)?.summary.modified == nil)
  }

  @Test func namesAreFoundByTheStartOfAnyWord() throws {
    #expect(try names("captain").first == "Captain America")
    #expect(try names("captain").count == 3)
    #expect(try names("ha").contains("Agents of Atlas") == false)
    #expect(try names("man").contains("3-D Man"))
    // What begins so itself comes first.
    #expect(try names("spider").first == "Spider-Man (Peter Parker)")
    #expect(try found("").totalResults == 107)
    #expect(try names("").first == "3-D Man")
  }

  @Test func whoMistypesIsToldWhatIsNear() throws {
    #expect(try found("thanso").suggestions.first == "Thanos")
    #expect(try found("captian").suggestions.count == 3)
    #expect(try found("hulk").suggestions.isEmpty)
    #expect(try found("xqzwvk").suggestions.isEmpty)
  }
}
