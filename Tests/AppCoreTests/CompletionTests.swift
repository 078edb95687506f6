import Catalog
import Navigation
import TestSupport
import Testing

@testable import AppCore

@Suite("Tab")
struct CompletionTests {
  private func texts(_ line: String, _ journey: Journey) -> [String] {
    journey.state.completion(of: line).candidates.map(\.text)
  }

  /// The line as it is when the only candidate was put into it.
  private func completed(_ line: String, _ journey: Journey) -> String? {
    let completion = journey.state.completion(of: line)
    guard let only = completion.candidates.first, completion.candidates.count == 1 else {
      return nil
    }
    let kept = Array(line.utf8)[..<completion.range.lowerBound]
    return String(decoding: kept, as: UTF8.self) + only.text
  }

  private func movie() throws -> Journey {
    var journey = try Journey()
    journey.go("movie/603")
    return journey
  }

  // MARK: Commands

  @Test("completes the name of a command that means something here")
  func commands() throws {
    let feed = try Journey(loadsRoot: true)
    let movie = try movie()
    #expect(completed("ho", feed) == "home")
    #expect(completed("  SE", feed) == "  search")
    #expect(completed("sea", feed) == "search")
    #expect(completed("cas", movie) == "cast")
    #expect(texts("col", movie) == ["collection"])
    #expect(texts("", movie).contains("cast"))
    #expect(!texts("", feed).contains("cast"))
    #expect(texts("", feed).contains("discover"))
    #expect(!texts("", feed).contains("marvel"))
    #expect(texts("", movie).contains("reviews"))
    #expect(!texts("", feed).contains("reviews"))
    #expect(!texts("", movie).contains("read"))
  }

  @Test(
    "completes a command that means nothing here, or another word for one, where nothing else begins so"
  )
  func otherCommands() throws {
    let feed = try Journey()
    #expect(texts("cas", feed) == ["cast"])
    #expect(texts("rev", feed) == ["reviews"])
    #expect(texts("cred", feed) == ["credits"])
    #expect(texts("xyz", feed) == [])
    #expect(texts("help wh", feed) == ["where"])
    #expect(texts("? re", feed) == ["reviews", "recommended", "read", "region", "reload", "redo"])
    #expect(texts("up ", feed) == [])
    #expect(texts("nonsense ", feed) == [])
    #expect(texts("back 1 ", feed) == [])
  }

  @Test("changes nothing but the part up to the cursor")
  func cursor() throws {
    let feed = try Journey()
    let completion = feed.state.completion(of: "theme sep and more", cursor: 9)
    #expect(completion.range == 6..<9)
    #expect(completion.candidates.map(\.text) == ["sepia"])
    // Within a letter, before the line and beyond it.
    #expect(feed.state.completion(of: "é", cursor: 1).range == 0..<0)
    #expect(feed.state.completion(of: "hom", cursor: -5).range == 0..<0)
    #expect(feed.state.completion(of: "hom", cursor: 500).range == 0..<3)
  }

  // MARK: Choices

  @Test("completes the number of a choice and shows its title")
  func numbers() throws {
    let movie = try movie()
    let count = movie.state.numbering.choices.count
    let offered = movie.state.completion(of: "open 1").candidates
    #expect(offered.map(\.text) == (1...count).map(String.init).filter { $0.hasPrefix("1") })
    #expect(offered.first?.label == "1 Person \(movie.firstDirector)")
    #expect(texts("1", movie) == offered.map(\.text))
    #expect(texts("\(count + 1)", movie) == [])
  }

  @Test("completes a title on screen, so that the line opens it")
  func titles() throws {
    var journey = try Journey()
    journey.go("collection/602")
    #expect(
      texts("open The Mat", journey) == [
        "The Matrix", "The Matrix Reloaded", "The Matrix Revolutions",
      ])
    #expect(completed("open the matrix rel", journey) == "open The Matrix Reloaded")
    #expect(completed("o reloa", journey) == "o The Matrix Reloaded")
    #expect(texts("open xyz", journey) == [])
    journey.go("open The Matrix Reloaded")
    #expect(journey.state.route == .movie(604))
  }

  @Test(
    "completes titles that two choices share, and such as are numbers, to what opens one of them")
  func sharedTitles() throws {
    var journey = try Journey()
    journey.go("collection/605")
    #expect(journey.state.stack.top.route == .collection(605))
    let offered = journey.state.completion(of: "open Du").candidates
    #expect(offered.map(\.label) == ["1 Dune", "2 Dune"])
    #expect(offered.map(\.text) == ["1", "2"])
    #expect(texts("open \"30", journey) == ["\"300\""])
    journey.go("open \"300\"")
    #expect(journey.state.route == .movie(608))
  }

  // MARK: Arguments

  @Test("completes names of lists, keys, themes, languages, countries and tabs")
  func arguments() throws {
    var journey = try Journey()
    journey.go("movies/popular")
    #expect(texts("list top", journey) == ["top-rated"])
    #expect(texts("l ", journey) == journey.state.listChoices.map(\.name))
    #expect(
      texts("sort ", journey) == ["popularity", "rating", "votes", "date", "title", "revenue"])
    #expect(texts("sort title.", journey) == ["title.asc", "title.desc"])
    #expect(texts("theme s", journey) == ["sepia", "system"])
    #expect(texts("language t", journey) == ["tr", "th"])
    #expect(texts("region t", journey) == ["TR", "TH", "TW"])
    #expect(texts("tabs ", journey) == ["pokedex", "marvel"])
    #expect(texts("tabs pokedex ", journey) == ["marvel"])
    #expect(texts("find tt", journey) == [])
  }

  @Test("completes filters, and their values where they are known")
  func filters() throws {
    var journey = try Journey()
    journey.go("movies/genre/28")
    #expect(texts("where ge", journey) == ["genre="])
    #expect(texts("where ", journey).contains("none"))
    #expect(texts("where year=1999 no", journey) == [])
    #expect(!texts("where year=1999 ", journey).contains("year="))
    #expect(completed("where genre=sci", journey) == "where genre=\"Science Fiction\"")
    #expect(completed("where genre=\"science f", journey) == "where genre=\"Science Fiction\"")
    #expect(
      completed("where year=1999 genre=Action|dr", journey) == "where year=1999 genre=Action|Drama")
    #expect(completed("where sort=reve", journey) == "where sort=revenue")
    #expect(completed("where language=tr", journey) == "where language=tr")
    #expect(texts("where votes=", journey) == [])
    #expect(completed("genres SCI", journey) == nil)
    #expect(texts("genres SCI", journey) == ["Science Fiction", "Sci-Fi & Fantasy"])
    journey.go("where genre=\"Science Fiction\" year=1999")
    #expect(journey.state.linkText.hasSuffix("movies/where;genre=878;year=1999"))
  }

  @Test("completes a search with what was found while it was typed, and with names that are known")
  func search() throws {
    var journey = try Journey()
    journey.go("collection/602")
    #expect(texts("search type:", journey) == SearchKind.allCases.map { "type:\($0.rawValue)" })
    #expect(completed("search matrix type:per", journey) == "search matrix type:person")
    #expect(
      texts("s the mat", journey) == [
        "The Matrix Revolutions", "The Matrix Reloaded", "The Matrix",
      ])
    journey.send(.typed("search reev"))
    journey.send(
      .suggested(
        text: "reev",
        [.person(FakeSource.personSummary(6)), .movie(FakeSource.movieSummary(603))]))
    #expect(texts("search reev", journey) == ["Keanu Reeves", "The Matrix"])
    #expect(texts("search ", journey) == [])
  }

  // MARK: Links

  @Test("completes a link place by place")
  func links() throws {
    let movie = try movie()
    #expect(completed("mov", movie) == nil)
    #expect(texts("mov", movie) == ["movie/", "movies/"])
    #expect(completed("go movies/pop", movie) == "go movies/popular")
    #expect(texts("movies/t", movie) == ["top-rated", "trending/"])
    #expect(texts("movies/trending/", movie) == ["day", "week"])
    #expect(completed("feed;movies=now", movie) == "feed;movies=now-playing")
    #expect(texts("feed;", movie) == ["movies=", "shows="])
    #expect(texts("movies/where;vo", movie) == ["votes="])
    #expect(completed("movies/where;sort=rat", movie) == "movies/where;sort=rating")
    #expect(texts("feed/movie/603/cre", movie) == ["credits"])
    #expect(texts("person/6384/cre", movie) == [])
    #expect(texts("go cred", movie) == ["credits"])
    #expect(texts("search/a", movie) == [])
    #expect(texts("search/a;type=pe", movie) == ["type=person"])
    #expect(texts("movie/603/nonsense/", movie) == [])
    #expect(texts("https://www.themoviedb.org/mo", movie) == [])
    #expect(texts("go ", movie).contains("comic/"))
  }

  @Test("completes ids with those on the page, else with those that are known")
  func ids() throws {
    let movie = try movie()
    #expect(texts("movie/60", movie).first == "603")
    let collection = try #require(movie.state.completion(of: "collection/").candidates.first)
    #expect(collection.text == "603")
    #expect(collection.label == "603 Collection 603")
    #expect(texts("movies/keyword/115", movie) == ["11551"])
    #expect(texts("movies/company/", movie) == ["420"])
  }

  // MARK: Any line

  @Test("answers any line and any cursor with a range that ends at a letter")
  func fuzz() throws {
    let movie = try movie()
    var generator = SeededGenerator(seed: 7)
    let pieces =
      CommandTable.specs.flatMap(\.words) + [
        " ", " ", "/", ";", "=", "\"", "movie", "603", "é", "\u{301}", "👩‍👩‍👧", "type:", "genre=", ",",
        "feed", "movies", "where", "\u{0}", "search",
      ]
    for _ in 0..<500 {
      let line = (0..<Int.random(in: 0...7, using: &generator))
        .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      let cursor = Int.random(in: -1...(line.utf8.count + 1), using: &generator)
      let completion = movie.state.completion(of: line, cursor: cursor)
      #expect(completion.range.lowerBound >= 0)
      #expect(completion.range.upperBound <= line.utf8.count)
      #expect(
        String(validating: line.utf8.prefix(completion.range.lowerBound), as: UTF8.self) != nil)
      #expect(
        String(validating: line.utf8.prefix(completion.range.upperBound), as: UTF8.self) != nil)
    }
  }

  @Test(
    "offers lines that are commands",
    arguments: ["", "o", "re", "go ", "theme ", "list ", "help ", "1"])
  func offersAreCommands(line: String) throws {
    var journey = try Journey()
    journey.go("movies/popular")
    let completion = journey.state.completion(of: line)
    #expect(!completion.candidates.isEmpty)
    for candidate in completion.candidates where candidate.endsWord {
      let whole = String(line.prefix(completion.range.lowerBound)) + candidate.text
      let isRead =
        switch Command.parse(whole) {
        case .success(let command): command != nil
        case .failure(.badArgument(_, let part, _, _)): part.isEmpty
        case .failure: false
        }
      #expect(isRead, "\(whole)")
    }
  }
}

extension Journey {
  /// The number of the person whom the first choice of a movie's page is.
  fileprivate var firstDirector: Int {
    if case .person(let id) = state.numbering[1]?.route { id.rawValue } else { 0 }
  }
}
