import AppCore
import Catalog
import Navigation
import Testing
import Typesetting

@testable import Screens

struct ListScreensTests {
  private func text(_ lines: [Line]) -> String { lines.map(\.text).joined(separator: "\n") }

  private func list(_ stage: ListStage) -> String {
    text(ListScreen(state: stage.state)?.body.whole ?? [])
  }

  @Test func theFeedMarksTheChosenListsBySign() {
    var stage = ListStage(Sample.answers)
    #expect(
      text(FeedScreen(stage).body.lines).contains(
        "○ now playing   ● popular   ○ upcoming   ○ top rated")
    )
    stage.enter("list top-rated movies", "list movies top")
    let page = text(FeedScreen(stage).body.lines)
    #expect(page.contains("○ upcoming   ● top rated"))
    #expect(page.contains("○ on the air   ● popular"))
  }

  @Test func theFeedShowsTenOfEachAndThenAll() {
    let page = text(FeedScreen(ListStage(Sample.answers)).body.lines)
    #expect(page.contains("10  Movie 10"))
    #expect(!page.contains("Movie 11"))
    #expect(page.contains("11  see all: Popular movies · 60 movies"))
    #expect(page.contains("12  Series 1 "))
    #expect(page.contains("22  see all: Popular series · 12 series"))
  }

  @Test func aListOfTheFeedThatFailsLeavesTheOtherOne() {
    var answers = Sample.answers
    answers[.list(.shows(.named(.popular)), page: 1)] = .failed(.offline)
    let page = text(FeedScreen(ListStage(answers)).body.lines)
    #expect(page.contains("Movie 1"))
    #expect(page.contains("There is no connection."))
  }

  @Test(arguments: [
    ("movies/genre/878", "Science Fiction movies"),
    (
      "movies/where;genre=28,878;year=1999;rating=7;votes=200;sort=votes",
      "Action and Science Fiction movies, 1999, rated 7+, at least 200 votes, most votes first"
    ),
    (
      "movies/where;genre=28|27;without-genre=878;runtime=--95",
      "There is no such list"
    ),
    (
      "movies/where;genre=28|27;without-genre=878;runtime=95;language=ja;sort=title",
      "Horror or Action movies, without Science Fiction, in Japanese, at most 95 min, A to Z"
    ),
    ("movies/cast/6384", "Movies with person 6384"),
    ("movies/trending/day", "Movies trending today"),
  ])
  func aListIsNamedWithAllItsFilters(link: String, heading: String) {
    guard let parsed = try? Link.parse(link), let route = parsed.routes.last else {
      #expect(heading == "There is no such list")
      return
    }
    var catalog = ListStage(Sample.answers)
    catalog.enter("genres")
    #expect(
      ListHeading(route, in: catalog.state.catalog, Words(.english))?.text == heading)
  }

  @Test func filtersAreTakenAwayByTheNamesShown() {
    var stage = ListStage(Sample.answers)
    stage.enter("go movies/where;genre=28;year=1999")
    #expect(list(stage).contains("where genre=, year="))
  }

  @Test func aLocalFilterIsAlwaysVisibleWithWhatItHides() {
    var stage = ListStage(Sample.answers)
    stage.enter("go movies/popular", "filter movie 1")
    #expect(list(stage).contains("filter “movie 1”: 11 shown, 9 hidden"))
    stage.enter("filter nothing of the kind")
    let page = list(stage)
    #expect(page.contains("0 shown, 20 hidden"))
    #expect(
      page.contains("None of the 20 loaded rows matches the filter “nothing of the kind”."))
  }

  @Test func aListSaysHowFarItGoes() {
    var stage = ListStage(Sample.answers)
    stage.enter("go movies/popular")
    #expect(list(stage).contains("60 movies · 20 loaded"))
    #expect(list(stage).contains("20 / 60 · continue with more"))
    stage.enter("more")
    // The first row of the second page was the last of the first.
    #expect(list(stage).contains("39 / 60"))
    stage.enter("more")
    #expect(list(stage).contains("Loading more …"))
  }

  @Test func howFarAListGoesHasNoScreenfulOfItsOwn() throws {
    for rows in 8...40 {
      var stage = ListStage(rows: rows, Sample.answers)
      stage.enter("go movies/popular")
      var seen: [String] = []
      for _ in 0..<60 {
        let lines = render(stage.state).map(\.text)
        let movies = lines.filter { $0.contains("  Movie ") }
        #expect(!movies.isEmpty, "\(rows) rows: \(lines)")
        seen += movies
        let isLoaded = lines.contains { $0.contains("39 / 60") }
        if isLoaded { break }
        stage.enter("more")
      }
      #expect(seen.count == 39, "\(rows) rows")
      #expect(Set(seen).count == 39, "\(rows) rows")
    }
  }

  @Test func aListThatGoesOnDoesNotSayHowManyScreenfulsItHas() {
    var stage = ListStage(rows: 16, Sample.answers)
    stage.enter("go movies/popular")
    #expect(render(stage.state).first?.text.hasSuffix(" 1/…") == true)
  }

  @Test func aFurtherPageThatFailsKeepsTheRowsAndSaysHowToGoOn() {
    var answers = Sample.answers
    answers[.list(.movies(.named(.popular)), page: 2)] = .failed(.offline)
    var stage = ListStage(answers)
    stage.enter("go movies/popular", "more")
    let page = list(stage)
    #expect(page.contains("Movie 20"))
    #expect(page.contains("There is no connection. What was loaded earlier is shown above."))
    #expect(page.contains("Try again with more."))
  }

  @Test func theEndSkippedRowsAndTheLimitOfPagesAreSaid() {
    var answers = Sample.answers
    answers[.list(.movies(.named(.upcoming)), page: 1)] = Sample.page(
      [.movie(Sample.movie(1, "One"))], skipped: 2)
    var stage = ListStage(answers)
    stage.enter("go movies/upcoming")
    #expect(list(stage).contains("End of the list: 1 movie."))
    #expect(list(stage).contains("2 rows could not be read and are left out."))
    for number in 1...500 {
      stage.answers[.list(.movies(.named(.nowPlaying)), page: number)] = Sample.page(
        [.movie(Sample.movie(number, "Movie \(number)"))], number: number, of: 900, total: 900)
    }
    stage.enter("go movies/now-playing")
    for _ in 2...500 { stage.enter("more") }
    #expect(list(stage).contains("TMDB lists no more than 500 pages; there are 900 in all."))
  }

  @Test func anEmptyListSaysWhyAndWhatToDo() {
    var answers = Sample.answers
    var filters = MovieFilters(genre: 28)
    filters.year = 1901
    answers[.list(.movies(.filtered(filters)), page: 1)] = Sample.page([])
    answers[.list(.movies(.named(.upcoming)), page: 1)] = Sample.page([])
    var stage = ListStage(answers)
    stage.enter("go movies/where;genre=28;year=1901")
    #expect(list(stage).contains("No movie matches all of these filters. Remove one of them."))
    stage.enter("go movies/upcoming")
    #expect(list(stage).contains("There is nothing in this list right now."))
  }

  @Test func resultsAreToldApartByAWord() {
    var stage = ListStage(Sample.answers)
    stage.enter("go search/all")
    for columns in [50, 80, 120] {
      stage.resize(to: columns)
      let page = text(SearchScreen(query: SearchQuery(text: "all"), state: stage.state).body.whole)
      for word in ["film", "series", "person", "collection", "keyword", "company"] {
        #expect(page.contains(word), "\(word) at \(columns)")
      }
      #expect(page.contains("The Matrix"))
    }
  }

  @Test func aSearchWithoutHitsSaysWhatToTry() {
    var answers = Sample.answers
    let query = SearchQuery(text: "zzz", kind: .person, year: 1999)
    answers[.list(.search(query), page: 1)] = Sample.page([])
    var stage = ListStage(answers)
    stage.enter("go search/zzz;type=person;year=1999")
    let page = text(SearchScreen(query: query, state: stage.state).body.whole)
    #expect(page.contains("people only · 1999"))
    #expect(page.contains("Nothing was found for “zzz”."))
    #expect(page.contains("search zzz"))
  }

  @Test func anEmptySearchSaysHowToSearch() {
    var stage = ListStage(Sample.answers)
    stage.enter("go search")
    let page = text(SearchScreen(query: SearchQuery(text: ""), state: stage.state).body.whole)
    #expect(page.contains("search matrix"))
    #expect(page.contains("find tt0133093"))
  }

  @Test func anIDIsLookedUpAndWhatNamesNothingIsSaid() throws {
    let id = try #require(ExternalID("tt0133093"))
    var stage = ListStage(Sample.answers)
    stage.enter("go find/tt0133093")
    #expect(text(FindScreen(id: id, state: stage.state).lines).contains("Looking up tt0133093 …"))
    stage.answers[.find(id)] = .failed(.notFound)
    stage.enter("go feed", "go find/tt0133093")
    #expect(
      text(FindScreen(id: id, state: stage.state).lines)
        .contains("Nothing here has the id tt0133093."))
  }

  @Test func aHalfTypedSearchShowsItsHitsWithTheirKinds() {
    var stage = ListStage(Sample.answers)
    stage.type(
      "search mat",
      hits: [.movie(Sample.movie(603, "The Matrix")), .person(Sample.person(1, "Matt"))])
    let lines = hitLines(stage.state).map(\.text)
    #expect(
      lines == ["  The Matrix  film · 1999", "  Matt  person · The Matrix", "  Enter: all results"])
    stage.type("search ", hits: [])
    #expect(hitLines(stage.state).isEmpty)
  }
}

extension FeedScreen {
  /// The feed on screen.
  fileprivate init(_ stage: ListStage) {
    guard case .feed(let movies, let shows) = stage.state.route else {
      preconditionFailure("no feed")
    }
    self.init(movies: movies, shows: shows, state: stage.state)
  }
}
