import Catalog
import Testing

@testable import Screens

/// Numbers and dates as each language writes them.
@Suite struct NumberWordsTests {
  private let english = Words(.english)
  private let turkish = Words(.turkish)

  @Test func `Thousands are kept apart as the language does it`() {
    #expect(english.number(999) == "999")
    #expect(english.number(27_030) == "27,030")
    #expect(turkish.number(27_030) == "27.030")
    #expect(english.number(-1_234_567) == "-1,234,567")
    #expect(english.number(.min) == "-9,223,372,036,854,775,808")
  }

  @Test func `Ratings have one decimal`() {
    #expect(english.decimal(8.236) == "8.2")
    #expect(turkish.decimal(8.236) == "8,2")
    #expect(english.decimal(9.97) == "10.0")
    #expect(english.decimal(.nan) == "?")
    #expect(english.decimal(.infinity) == "?")
  }

  @Test func `A dollar amount stands as the language writes it`() {
    #expect(english.dollars(63_000_000) == "$63,000,000")
    #expect(turkish.dollars(63_000_000) == "63.000.000 $")
  }

  @Test func `Running times leave out what is nothing`() {
    #expect(english.runtime(136) == "2 h 16 min")
    #expect(turkish.runtime(136) == "2 sa 16 dk")
    #expect(english.runtime(45) == "45 min")
    #expect(english.runtime(180) == "3 h")
  }

  @Test func `Dates are said with the month's name`() throws {
    let date = try #require(CalendarDate(year: 1999, month: 3, day: 31))
    #expect(english.date(date) == "31 March 1999")
    #expect(turkish.date(date) == "31 Mart 1999")
  }

  @Test func `Turkish has no plural after a number`() {
    #expect(english.counted(1, "film", "films", "film") == "1 film")
    #expect(english.counted(2, "film", "films", "film") == "2 films")
    #expect(turkish.counted(2, "film", "films", "film") == "2 film")
  }

  @Test(arguments: [
    (0, "just now", "az önce"), (60, "1 minute ago", "1 dakika önce"),
    (7_200, "2 hours ago", "2 saat önce"), (3 * 86_400, "3 days ago", "3 gün önce"),
    (90 * 86_400, "3 months ago", "3 ay önce"), (-5, "just now", "az önce"),
  ])
  func `Ages are said in their largest unit`(seconds: Int, inEnglish: String, inTurkish: String) {
    #expect(english.ago(seconds: seconds) == inEnglish)
    #expect(turkish.ago(seconds: seconds) == inTurkish)
  }

  @Test func `Turkish is spoken with Turkish content alone`() {
    #expect(Words(for: ContentLocale(language: "tr", region: "US")).language == .turkish)
    #expect(Words(for: ContentLocale(language: "tr-TR", region: "TR")).language == .turkish)
    #expect(Words(for: ContentLocale(language: "de", region: "TR")).language == .english)
  }
}
