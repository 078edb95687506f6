import AppCore
import Catalog
import Navigation
import Testing
import Typesetting

@testable import Screens

/// What the discover page and the list of people say.
struct DiscoverTests {
  private static let movies = Request.list(.movies(.trending(.week)), page: 1)
  private static let shows = Request.list(.shows(.trending(.week)), page: 1)
  private static let people = Request.list(.people, page: 1)
  private static let running = Request.list(.shows(.named(.onTheAir)), page: 1)

  private static var answers: [Request: FetchResult] {
    var answers = Sample.answers
    answers[movies] = Sample.page((1...9).map { .movie(Sample.movie($0, "Movie \($0)")) })
    answers[shows] = Sample.page((1...3).map { .show(Sample.show($0, "Series \($0)")) })
    answers[people] = Sample.page(
      (1...20).map { .person(Sample.person($0, "Person \($0)")) }, of: 2, total: 21)
    answers[.list(.people, page: 2)] = Sample.page(
      [.person(PersonSummary(id: 21, name: "Someone"))], number: 2, of: 2, total: 21)
    answers[running] = Sample.page([.show(Sample.show(7, "Series 7"))])
    return answers
  }

  private func stage(
    without missing: [Request] = [], columns: Int = 80, language: String = "en"
  ) -> ListStage {
    var answers = Self.answers
    for request in missing { answers[request] = nil }
    return ListStage(columns: columns, language: language, answers)
  }

  private func text(_ stage: ListStage) -> String {
    let canvas = Canvas(stage.state)
    let isOfPeople = stage.state.route == .people
    let body = isOfPeople ? PeopleScreen(canvas).body : DiscoverScreen(canvas).body
    return body.whole.map(\.text).joined(separator: "\n")
  }

  @Test func theNumbersGoThroughTheSectionsInTheirOrder() {
    var stage = stage()
    stage.enter("discover")
    let page = text(stage)
    #expect(page.contains(" 7  Movie 7"))
    #expect(!page.contains("Movie 8"))
    #expect(page.contains(" 8  see all · 9 movies    9  trending today"))
    #expect(page.contains("13  see all · 3 series   14  trending today"))
    #expect(page.contains("21  Person 7  "))
    #expect(page.contains("22  see all · 21 people"))
    #expect(page.contains("23  Action   24  Horror   25  Science Fiction"))
    #expect(page.contains("26  Drama   27  Sci-Fi & Fantasy"))
    #expect(page.contains("28  Series 7"))
    #expect(page.contains("29  see all · 1 series"))
  }

  @Test func everyNumberLeadsWhereItSays() {
    let routes: [(Int, Route)] = [
      (1, .movie(1)), (8, .movieList(.trending(.week))), (9, .movieList(.trending(.day))),
      (22, .people), (23, .movieList(.filtered(MovieFilters(genre: 28)))),
    ]
    for (number, route) in routes {
      var stage = stage()
      stage.enter("discover", "\(number)")
      #expect(stage.state.stack.map(\.route) == [.discover, route])
    }
  }

  @Test func aSectionThatFailsLeavesTheOthers() {
    for request in [Self.movies, Self.shows, Self.people, Self.running, .genres] {
      var stage = stage()
      stage.answers[request] = .failed(.offline)
      stage.enter("discover")
      // The feed had the genres already.
      let page = text(stage)
      let failures = page.split(separator: "\n").count { $0 == "! There is no connection." }
      #expect(failures == (request == .genres ? 0 : 1), "\(request)")
      #expect(page.contains("Science Fiction"))
    }
  }

  @Test func whatEverythingLacksIsSaidOnce() {
    var stage = ListStage([
      .genres: .failed(.offline), Self.movies: .failed(.offline), Self.shows: .failed(.offline),
      Self.people: .failed(.offline), Self.running: .failed(.offline),
    ])
    stage.enter("discover")
    #expect(
      text(stage) == """
        ! There is no connection.
        Type reload once you are connected; marquee --built-in shows the built-in
        sample.
        """)
    #expect(stage.state.pageFailure == .offline)
  }

  @Test func aSectionThatIsNotThereYetSaysSo() {
    var stage = stage(without: [Self.people, Self.running])
    stage.enter("discover")
    let lines = text(stage).split(separator: "\n")
    #expect(lines.count { $0 == "Loading …" } == 2)
    #expect(stage.state.phase == .loaded)
  }

  @Test func anEmptySectionSaysSoAndOffersNoWholeList() {
    var stage = stage()
    stage.answers[Self.movies] = Sample.page([])
    stage.enter("discover")
    let page = text(stage)
    #expect(page.contains("There is nothing in this list right now."))
    #expect(!page.contains("movies    "))
    #expect(page.contains(" 1  Series 1"))
  }

  @Test func wideWindowsSetSectionsBesideEachOther() {
    var stage = stage(columns: 200)
    stage.enter("discover")
    let lines = text(stage).split(separator: "\n")
    func has(_ one: String, _ other: String) -> Bool {
      lines.contains { $0.contains(one) && $0.contains(other) }
    }
    #expect(has("Movies trending this week ─", "Series trending this week ─"))
    #expect(has("Popular people ─", "Genres ─"))
    #expect(has(" 1  Movie 1 ", "10  Series 1 "))
  }

  @Test func theColumnsOfAllTitlesLineUp() {
    var stage = stage()
    stage.answers[Self.running] = Sample.page([
      .show(Sample.show(7, "A series with a name that is longer"))
    ])
    stage.enter("discover")
    let starts = Set(
      text(stage).split(separator: "\n").filter { $0.contains("━") }.compactMap { line in
        line.firstIndex(of: "━").map { line.distance(from: line.startIndex, to: $0) }
      })
    #expect(starts.count == 1)
  }

  // MARK: - People

  @Test func peopleStandWithTheirDepartmentAndTitlesInColumns() {
    var stage = stage()
    stage.enter("people", "more")
    let page = text(stage)
    #expect(page.contains("Popular people\n21 people"))
    #expect(page.contains(" 1  Person 1      Acting             The Matrix"))
    // What is not known is said.
    #expect(page.contains("21  Someone       not in the sample  best known for: not in the sample"))
    #expect(page.contains("End of the list: 21 people."))
  }

  @Test func inFewColumnsWhatTheyAreKnownForStandsBeneath() {
    var stage = stage(columns: 40, language: "tr")
    stage.enter("people")
    #expect(text(stage).contains(" 1  Person 1\n    Oyunculuk · The Matrix\n 2  Person 2\n"))
    stage.resize(to: 60)
    #expect(text(stage).contains(" 1  Person 1      Oyunculuk\n    The Matrix\n"))
  }

  @Test func onlyTitlesThatFitWholeAreNamed() {
    var person = Sample.person(1, "Someone")
    person.knownFor = ["Seven", "Eight", "A very long title that does not fit in what is left"]
      .enumerated().map { .movie(Sample.movie(900 + $0, $1)) }
    var stage = stage()
    stage.answers[Self.people] = Sample.page([.person(person)])
    stage.enter("people")
    #expect(text(stage).contains("Acting  Seven, Eight\n"))
    stage.resize(to: 120)
    #expect(text(stage).contains("Eight, A very long title that does not fit in what is left"))
  }

  @Test func peopleAreFilteredAndSortedByNameAlone() {
    var stage = stage()
    stage.enter("people", "filter person 2", "sort name.desc")
    #expect(text(stage).contains("filter “person 2”: 2 shown, 18 hidden"))
    #expect(text(stage).contains("loaded rows, Z to A"))
    #expect(text(stage).contains("1  Person 20"))
    stage.enter("sort rating")
    #expect(
      stage.state.words.notice(stage.state.notice ?? .notAList)
        == "`sort`: “rating” does not fit here. Expected: what to sort people by: `sort popularity`, `sort name`."
    )
    #expect(text(stage).contains("1  Person 20"))
  }

  @Test func thePageLimitNamesAnotherWayToTheRest() {
    var stage = stage()
    for number in 1...500 {
      stage.answers[.list(.people, page: number)] = Sample.page(
        [.person(Sample.person(number, "Person \(number)"))], number: number, of: 900, total: 900)
    }
    stage.enter("people")
    for _ in 2...500 { stage.enter("more") }
    #expect(text(stage).contains("TMDB lists no more than 500 pages; there are 900 people in all."))
    #expect(text(stage).contains("search NAME type:person"))
  }

  // MARK: - Documents

  @Test func theDocumentHoldsEverySection() throws {
    var stage = stage()
    stage.enter("discover")
    let value = try StrictJSON.value(document(stage.state))
    #expect(value["screen"] == .string("discover"))
    #expect(value["content", "trending_movies", "list"] == .string("trending/week"))
    #expect(value["content", "trending_movies", "results"]?.count == 7)
    #expect(value["content", "trending_tv", "total_results"] == .int(3))
    #expect(value["content", "people", "results", "0", "name"] == .string("Person 1"))
    #expect(value["content", "movie_genres", "2", "name"] == .string("Science Fiction"))
    #expect(value["content", "tv_genres"]?.count == 2)
    #expect(value["content", "on_the_air", "is_last"] == .bool(true))
    #expect(value["choices"]?.count == 29)
    #expect(value["choices", "8", "link"] == .string("movies/trending/day"))
    #expect(value["choices", "8", "title"] == .string("Movies trending today"))
    #expect(value["choices", "21", "link"] == .string("people"))
    #expect(value["choices", "25", "link"] == .string("shows/genre/18"))
    #expect(value["choices", "25", "title"] == .string("Drama"))
  }

  @Test func whatIsLoadingIsNullInTheDocument() throws {
    var stage = ListStage()
    stage.enter("discover")
    let value = try StrictJSON.value(document(stage.state))
    for name in ["trending_movies", "trending_tv", "people", "on_the_air"] {
      #expect(value["content", name, "results"] == .some(.null))
    }
    #expect(value["content", "movie_genres"] == .some(.null))
    #expect(value["phase"] == .string("loading"))
  }

  @Test func theDocumentOfPeopleHoldsTheRowsShown() throws {
    var stage = stage()
    stage.enter("people", "filter person 2")
    let value = try StrictJSON.value(document(stage.state))
    #expect(value["content", "results"]?.count == 2)
    #expect(value["content", "results", "0", "known_for", "0", "title"] == .string("The Matrix"))
    #expect(value["page", "hidden"] == .int(18))
    #expect(value["choices", "1", "title"] == .string("Person 20"))
  }
}
