import AppCore
import Catalog
import Gallery
import Testing
import Typesetting

@testable import Screens

/// One of a thing is said in the singular.
@Suite struct PluralTests {
  /// Words that end so in the singular, or that no number stands before as a count.
  private static let singular: Set = ["series", "is", "was", "has", "shows", "takes"]

  /// What a text counts one of in the plural.
  private func plurals(_ text: String) -> [String] {
    text.matches(of: /\b1 ([a-z]+s)\b/).map { String($0.1) }.filter { !Self.singular.contains($0) }
  }

  @Test func `wherever a page counts one`() {
    for one in Gallery.cases where one.language == nil {
      let state = one.state(columns: 120)
      let text = render(state).map(\.text).joined(separator: "\n")
      #expect(plurals(text).isEmpty, "\(one.path)")
    }
  }

  private static let words = Words(.english)

  private static let counted: [(name: String, text: String)] = [
    ("andMore", words.andMore(1)), ("importConflicts", words.importConflicts(1)),
    ("importUnmatched", words.importUnmatched(1)), ("linesBelow", words.linesBelow(1)),
    ("endOfPeople", words.endOfPeople(1)), ("pageLimit", words.pageLimit(people: 1)),
    ("endOfKept", words.endOfKept(1)), ("characters", words.characters(1)),
    ("comics", words.comics(1)), ("comicSeries", words.comicSeries(1)),
    ("stories", words.stories(1)), ("events", words.events(1)),
    ("charactersFound", words.charactersFound("a", 1)),
    ("endOfCharacters", words.endOfCharacters(1)), ("recorded", words.recorded(1, of: 1)),
    ("seconds", words.seconds(1)), ("duration", words.duration(1)), ("loaded", words.loaded(1)),
    ("endOfTitles", words.endOfTitles(1)), ("adultLeftOut", words.adultLeftOut(1)),
    ("skipped", words.skipped(1)), ("allHidden", words.allHidden("a", 1)),
    ("results", words.results(1)), ("turning", words.turning(1, of: 1)),
    ("endOfReviews", words.endOfReviews(1)), ("officials", words.officials(1)),
    ("services", words.services(1)), ("titles", words.titles(1)), ("pokemon", words.pokemon(1)),
    ("endOfPokemon", words.endOfPokemon(1)), ("abilities", words.abilities(1)),
    ("noSuchChoice", words.noSuchChoice(2, count: 1)), ("seasons", words.seasons(1)),
    ("moreGuests", words.moreGuests(1)), ("undoneLines", words.undoneLines(1)),
    ("earlierLines", words.earlierLines(1)), ("removing", words.removing(1)),
    ("people", words.people(1)), ("films", words.films(1)), ("voted", words.voted(1)),
    ("reviews", words.reviews(1)), ("videos", words.videos(1)), ("images", words.images(1)),
    ("notWatchable", words.notWatchable(in: "US", elsewhere: 1)), ("offer", words.offer(1)),
    ("castAndCrew", words.castAndCrew(cast: 1, crew: 1)),
    ("minute", words.ago(seconds: 60)), ("hour", words.ago(seconds: 3_600)),
    ("day", words.ago(seconds: 2 * 86_400)), ("month", words.ago(seconds: 60 * 86_400)),
  ]

  @Test(arguments: counted)
  func `in every sentence with a number`(name: String, text: String) {
    #expect(plurals(text).isEmpty, "\(name): \(text)")
  }

  @Test(arguments: KeptList.allCases)
  func `of a list of one's own`(list: KeptList) {
    #expect(plurals(Self.words.count(1, list)).isEmpty)
  }

  private static let notices: [Notice] = [
    .noSuchChoice(2, count: 1), .noSuchSearch(2, count: 1), .notKept(.full, count: 1),
    .account(.sessionRefused(.unauthorized, waiting: 1)), .account(.lacksKey(waiting: 1)),
    .account(.shared(1)), .account(.unsent([], count: 1)),
    .account(.loginFailed(.failed(.rateLimited(retryAfter: 1)))),
    .exported(ExportSummary(path: "a.json", format: .json, count: 1)),
    .couldNotLoad(.rateLimited(retryAfter: 1)), .noSuchLine(2, first: 1, last: 1),
    .noSuchSeason(2, last: 1), .noSuchEpisode(2, last: 1),
  ]

  @Test(arguments: notices)
  func `in every notice with a number`(notice: Notice) {
    let text = Self.words.notice(notice)
    #expect(plurals(text).isEmpty, "\(text)")
  }
}
