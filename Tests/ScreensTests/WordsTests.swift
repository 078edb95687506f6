import AppCore
import Catalog
import Navigation
import Testing
import Typesetting

@testable import Screens

/// What is said when something went wrong, in both languages.
@Suite struct WordsTests {
  private let failures: [Failure] = [
    .offline, .notFound, .unauthorized, .rateLimited(retryAfter: 7), .rateLimited(retryAfter: nil),
    .server(status: 503), .malformed("no title"), .cancelled,
  ]

  @Test(arguments: Words.Language.allCases)
  func `Every failure says what happened and what to do next`(language: Words.Language) {
    let words = Words(language)
    var said: Set<String> = []
    for failure in failures {
      let explanation = words.explanation(failure)
      #expect(explanation.what.hasSuffix("."))
      #expect(explanation.next.hasSuffix("."))
      said.insert(words.failure(failure))
    }
    #expect(said.count == failures.count)
  }

  @Test func `No failure is said alike in both languages`() {
    for failure in failures {
      #expect(Words(.english).failure(failure) != Words(.turkish).failure(failure))
    }
  }

  @Test func `What can be typed has a role of its own`() {
    let line = Words(.english).line("Type `reload` to try again.", .hint)
    #expect(line.text == "Type reload to try again.")
    #expect(line.spans.map(\.role) == [.hint, .key, .hint])
  }

  @Test func `A back quote in someone's text does not become something to type`() {
    let words = Words(.english)
    #expect(words.line(words.quoted("a`b`c")).spans.count == 1)
  }

  @Test func `A refusal names the nearest way`() {
    let notice = Words(.english).notice(.refused(from: .feed, to: .credits))
    #expect(notice.contains("“feed” to “credits”"))
    #expect(notice.contains("The nearest way: movie › credits."))
  }

  @Test(arguments: Words.Language.allCases)
  func `A link's error says the part, what was expected and the nearest word`(
    language: Words.Language
  ) {
    let words = Words(language)
    let text = words.linkError(
      LinkError(part: "mvoie", offset: 0, expected: .tabOrPlace, nearest: "movie"))
    #expect(text.contains("“mvoie”"))
    #expect(text.contains("`movie/603`"))
    #expect(text.contains("`movie`?"))
  }

  @Test func `Closed vocabularies are said in Turkish, and what is not known as it comes`() {
    let turkish = Words(.turkish)
    #expect(turkish.job("Director of Photography") == "Görüntü Yönetmeni")
    #expect(turkish.department("Editing") == "Kurgu")
    #expect(turkish.status("Post Production") == "Yapım sonrası")
    #expect(turkish.languageName("ja") == "Japonca")
    #expect(turkish.languageName(english: "Korean") == "Korece")
    #expect(turkish.country("DE") == "Almanya")
    #expect(turkish.job("Drone Whisperer") == "Drone Whisperer")
    #expect(turkish.country("ZZ") == "ZZ")
    #expect(Words(.english).job("Editor") == "Editor")
  }

  @Test func `The sample says the day of its facts`() throws {
    let day = try #require(CalendarDate(year: 2026, month: 8, day: 17))
    #expect(Words(.turkish).source(.builtIn(asOf: day)).contains("17 Ağustos 2026"))
  }
}
