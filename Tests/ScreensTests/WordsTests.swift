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

  @Test func `The sample says how new its newest facts are`() throws {
    let day = try #require(CalendarDate(year: 2026, month: 8, day: 17))
    #expect(Words(.turkish).source(.builtIn(asOf: day)).contains("en yenileri Ağustos 2026"))
  }

  @Test func `A run that nobody types in is never told to type`() {
    let all: [Failure] =
      failures + [
        .foreign, .rateLimited(retryAfter: 3_600), .network(.refused(host: "h")),
        .network(.unknownHost("h")), .network(.timedOut(host: "h")),
        .network(.dropped(host: "h")), .network(.other(reason: "r")),
        .network(.insecure(host: "h", reason: "r")), .storage(.full),
      ]
    for language in Words.Language.allCases {
      let words = Words(language, isTyped: false)
      for failure in all {
        let said = [
          words.failure(failure), words.failureOfLine(failure),
          words.kept(seconds: 60, because: failure, isOffline: false),
        ]
        for text in said {
          #expect(!text.contains("reload") && !text.contains("`back`"), "\(text)")
        }
      }
    }
    #expect(
      Words(.english, isTyped: false).failure(.rateLimited(retryAfter: 3_601))
        == "TMDB asks for a pause. Run it again in 61 minutes.")
    #expect(
      Words(.english).kept(seconds: 7_200, because: .rateLimited(retryAfter: 57), isOffline: false)
        == "TMDB asks for a pause. Kept copy, loaded 2 hours ago. Type `reload` in 57 seconds.")
    #expect(
      Words(.english).kept(seconds: 60, because: nil, isOffline: true)
        == "Kept copy, loaded 1 minute ago. Start without --offline to load it anew.")
  }

  @Test func `What the system says is said in Turkish too, with the file it is about`() {
    let turkish = Words(.turkish)
    #expect(turkish.reason("Permission denied") == "izin yok")
    #expect(
      turkish.reason("x.so: cannot open shared object file: No such file or directory")
        == "x.so: paylaşılan nesne dosyası açılamıyor: böyle bir dosya ya da klasör yok")
    #expect(turkish.reason("the answer is longer than 8 MB").hasSuffix("8 MB"))
    #expect(turkish.reason("something else: entirely") == "something else: entirely")
    #expect(Words(.english).reason("Permission denied") == "Permission denied")
  }

  @Test(arguments: Words.Language.allCases)
  func `A file on its way says how far it is`(language: Words.Language) {
    let words = Words(language)
    let progress = ExchangeProgress(done: 1_200, total: 10_000, matched: 1_150, seconds: 3)
    let text = words.exchangeProgress(.imported(ImportOrder(path: "/tmp/ratings.csv")), progress)
    #expect(text.contains("“ratings.csv”") && !text.contains("/tmp"))
    for number in [1_200, 10_000, 1_150] { #expect(text.contains(words.number(number))) }
  }
}
