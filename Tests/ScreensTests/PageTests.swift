import Catalog
import Navigation
import Testing
import Typesetting

@testable import AppCore
@testable import Screens

/// What the pages of titles, people, credits and collections say.
@Suite struct PageTests {
  @Test func `A movie's page says what it is, who made it and where it leads`() throws {
    var stage = try Stage(Facts.answers)
    stage.enter("movie/603")
    let text = stage.text
    for fact in [
      "The Matrix  1999", "R\u{A0} · 2 h 16 min · Action, Science Fiction", "8.2  27,030 votes",
      "Neo finds out what is real.", "1 Lana Wachowski", "2  Keanu Reeves", "Neo", "$63,000,000",
      "31 March 1999", "in theaters", "man vs machine", "The Matrix Collection", "live from TMDB",
      "https://www.imdb.com/title/tt0133093",
    ] {
      #expect(text.contains(fact), "\(fact)")
    }
  }

  @Test func `Every choice of a page is painted with its number`() throws {
    for place in ["movie/603", "movie/603/credits", "person/6384", "collection/2344"] {
      var stage = try Stage(Facts.answers)
      stage.enter(place)
      let count = stage.state.numbering.choices.count
      #expect(count > 0, "\(place)")
      let painted = render(stage.state).flatMap(\.spans).filter { $0.role == .number }
        .compactMap { Int($0.text.filter(\.isNumber)) }
      #expect(Set(painted) == Set(1...count), "\(place)")
      #expect(painted == painted.sorted(), "\(place)")
    }
  }

  @Test func `What is missing is said, and never zero, empty or today`() throws {
    var stage = try Stage(Facts.answers)
    stage.enter("movie/1")
    let text = stage.text
    for phrase in [
      "release date not known", "not rated", "runtime not known", "genres not known",
      "No overview in English.",
      "not known to TMDB",
    ] {
      #expect(text.contains(phrase), "\(phrase)")
    }
    #expect(!text.contains("0.0"))
    #expect(!text.contains("2026"))
    #expect(!text.contains("$0"))
  }

  @Test func `The sample says that it is one, and what it lacks`() throws {
    let day = try #require(CalendarDate(year: 2026, month: 8, day: 17))
    var stage = try Stage(Facts.answers, source: .builtIn(asOf: day))
    stage.enter("movie/1")
    #expect(stage.text.contains("built-in sample · real facts, the newest from August 2026"))
    #expect(stage.text.contains("not in the sample"))
  }

  @Test func `An overview in another language says so`() throws {
    var stage = try Stage(Facts.answers, language: "tr", region: "TR")
    stage.enter("movie/603")
    #expect(stage.text.contains("(Türkçe özet yok; İngilizce gösteriliyor)"))
    #expect(stage.text.contains("2 sa 16 dk"))
    #expect(stage.text.contains("8,2  27.030 oy"))
  }

  @Test func `A person's titles stand once, with all that was done, appearances apart and last`()
    throws
  {
    var stage = try Stage(Facts.answers)
    stage.enter("person/6384")
    let text = stage.text
    #expect(text.contains("2 September 1964  age 61"))
    #expect(text.contains("Neo · Producer"))
    #expect(text.contains("Self - Guest · 3 episodes"))
    let groups = ["Acting  1 title", "Directing  1 title", "As themselves  1 title"]
    let places = groups.compactMap { text.firstRange(of: $0)?.lowerBound }
    #expect(places.count == groups.count)
    #expect(places == places.sorted())
  }

  @Test func `A collection has its films in order, without a date last`() throws {
    var stage = try Stage(Facts.answers)
    stage.enter("collection/2344")
    let lines = stage.text.split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.contains("2 films · 1999") })
    #expect(lines.contains { $0.contains("1  The Matrix") })
    #expect(lines.contains { $0.contains("2  Untitled Project") && $0.contains("no date") })
  }

  @Test func `What a list said of a movie is shown while the rest loads`() throws {
    var answers = Facts.answers
    answers[.movie(603)] = nil
    var stage = try Stage(answers)
    stage.enter("collection/2344")
    stage.enter("1")
    let text = stage.text
    for phrase in ["The Matrix  1999", "31 March 1999", "8.2", "Loading …"] {
      #expect(text.contains(phrase), "\(phrase)")
    }
    #expect(prompt(stage.state).text.contains("⋯"))
  }

  @Test func `A failed page says what happened and what to type`() throws {
    var stage = try Stage(Facts.answers)
    stage.enter("movie/404")
    #expect(stage.text.contains("! There is no such page, or it was removed."))
    #expect(stage.text.contains("Type back to return"))
  }

  @Test func `A kept page says how old it is`() throws {
    var answers = Facts.answers
    answers[.movie(603)] = .answered(.movie(Facts.matrix, parts: [:]), .kept(seconds: 7_200))
    var stage = try Stage(answers)
    stage.enter("movie/603")
    #expect(stage.text.contains("loaded 2 hours ago"))
  }

  @Test(arguments: ["en", "tr"])
  func `No line is wider than the window, whatever its size`(language: String) throws {
    var stage = try Stage(Facts.answers, language: language)
    for place in [
      "movie/603", "movie/603/credits", "movie/1", "person/6384", "collection/2344", "movie/404",
    ] {
      stage.enter(place)
      for columns in Array(1...50) + [79, 80, 111, 112, 120, 200, 1_000] {
        for rows in [nil, 1, 2, 3, 5, 8, 24] {
          stage.resize(columns: columns, rows: rows)
          let lines = render(stage.state)
          #expect(lines.allSatisfy { $0.width <= columns }, "\(place) \(columns)")
          #expect(!lines.isEmpty)
          if let rows { #expect(lines.count <= max(1, rows - 1), "\(place) \(columns)×\(rows)") }
          #expect(prompt(stage.state).width <= max(4, columns))
        }
      }
    }
  }

  /// Reads a page on to its end; returns the numbers of its choices in the order in which they were seen.
  private func read(_ stage: inout Stage, saying: (Int) -> [String]) -> [Int] {
    var numbers: [Int] = []
    for page in 1...40 {
      let lines = render(stage.state)
      #expect(lines.count < stage.state.size.rows ?? .max)
      numbers += lines.flatMap(\.spans).filter { $0.role == .number }
        .compactMap { Int($0.text.filter(\.isNumber)) }
      let isLast = !lines.contains { $0.text.contains("type more") }
      for line in saying(page) { stage.enter(line) }
      if isLast { break }
      stage.enter("more")
    }
    return numbers
  }

  @Test func `Screenfuls follow one another without a gap and end at the last`() throws {
    var stage = try Stage(Facts.answers, rows: 16)
    stage.enter("movie/603")
    let first = try #require(render(stage.state).first?.text.split(separator: " ").last)
    let count = try #require(first.split(separator: "/").last)
    #expect(first == "1/\(count)")
    let numbers = read(&stage) { _ in [] }
    #expect(numbers == Array(1...stage.state.numbering.choices.count))
    #expect(render(stage.state).first?.text.hasSuffix(" \(count)/\(count)") == true)
  }

  @Test func `What is said beneath a page takes no line away from the next screenful`() throws {
    for rows in 12...30 {
      var stage = try Stage(Facts.answers, rows: rows)
      stage.enter("movie/603")
      // The page is painted again with less room, before its end is reached.
      let themes = ["dark", "light"]
      stage.enter("theme light")
      var seen = Set(read(&stage) { _ in [] })
      #expect(seen == Set(1...stage.state.numbering.choices.count), "\(rows) rows")
      stage.enter("first")
      seen = []
      for page in 1...40 {
        let shown = render(stage.state)
        seen.formUnion(
          shown.flatMap(\.spans).filter { $0.role == .number }
            .compactMap { Int($0.text.filter(\.isNumber)) })
        stage.enter(page.isMultiple(of: 2) ? "theme \(themes[page / 2 % 2])" : "more")
      }
      #expect(seen == Set(1...stage.state.numbering.choices.count), "\(rows) rows")
    }
  }

  @Test func `A line that comes to nothing does not change where more goes on`() throws {
    var plain = try Stage(Facts.answers, rows: 16)
    var interrupted = plain
    plain.enter("movie/603")
    interrupted.enter("movie/603")
    interrupted.enter("rate nonsense")
    interrupted.enter("link")
    plain.enter("more")
    interrupted.enter("more")
    #expect(interrupted.text == plain.text)
  }
}
