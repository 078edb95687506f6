import AppCore
import Catalog
import Navigation
import Screens
import Testing
import Typesetting

/// What users of other TMDB browsers report as faults, each kind once: dates, pages, languages, kinds,
/// ratings, credits, and lists that hide something.
@Suite("What users of such programs report")
struct UsersReportTests {
  private func stage(
    _ key: ListKey, _ pages: [[ListRow]], language: String = "en"
  ) -> ListStage {
    var answers = Sample.answers
    for (index, rows) in pages.enumerated() {
      answers[.list(key, page: index + 1)] = Sample.page(
        rows, number: index + 1, of: pages.count, total: pages.map(\.count).reduce(0, +))
    }
    return ListStage(language: language, answers)
  }

  private func text(_ stage: ListStage) -> String { Screens.render(stage.state).encoded(.plain) }

  private func count(_ needle: String, in text: String) -> Int {
    text.split(separator: "\n").count { $0.contains(needle) }
  }

  // MARK: Dates

  @Test("a film without a date has none on its page and in its row: neither today's nor a zero")
  func noDate() throws {
    var stage = try Stage(Facts.answers)
    stage.enter("go movie/1")
    #expect(stage.text.contains("release date not known"))
    #expect(!stage.text.contains("2026"))
    #expect(!stage.text.contains("1970"))
  }

  @Test("a date is the day the source says, written out, in every language")
  func sameDay() throws {
    for (language, written) in [("en", "31 March 1999"), ("tr", "31 Mart 1999")] {
      var stage = try Stage(Facts.answers, language: language)
      stage.enter("go movie/603")
      #expect(stage.text.contains(written), "\(language): \(stage.text)")
    }
  }

  // MARK: Pages

  @Test("a title that stands on two pages is one row, and keeps its first number")
  func duplicates() throws {
    let first = (1...20).map { ListRow.movie(Sample.movie($0, "Movie no. \($0)!")) }
    let second = (20...39).map { ListRow.movie(Sample.movie($0, "Movie no. \($0)!")) }
    var stage = stage(.movies(.named(.upcoming)), [first, second])
    stage.enter("go movies/upcoming", "more")
    #expect(count("Movie no. 20!", in: text(stage)) == 1)
    #expect(stage.state.shownRows?.items.count == 39)
  }

  @Test("a list ends at the page limit of TMDB, and says how to see the rest")
  func pageLimit() throws {
    let key = ListKey.movies(.named(.upcoming))
    var stage = ListStage([
      .list(key, page: 1): .answered(
        .list(
          Page(
            number: 1, elements: [.movie(Sample.movie(1, "One"))], totalPages: 900,
            totalResults: 18_000)), .fresh)
    ])
    stage.enter("go movies/upcoming")
    let loaded = try #require(stage.state.catalog.lists[key])
    #expect(!loaded.isComplete)
    let last = Page<ListRow>(number: 500, elements: [], totalPages: 900, totalResults: 18_000)
    #expect(last.isLast(of: key))
  }

  @Test("a list of kept titles shows all of its pages")
  func allPages() throws {
    let films = (1...41).map { ListRow.movie(Sample.movie($0, "Film \($0)")) }
    var stage = stage(.movies(.named(.upcoming)), [films])
    for (index, start) in [0, 20, 40].enumerated() {
      stage.answers[.list(.kept(.watchlist), page: index + 1)] = Sample.page(
        Array(films.dropFirst(start).prefix(20)), number: index + 1, of: 3, total: 41)
    }
    stage.enter("go movies/upcoming")
    for number in 1...41 { stage.enter("later \(number)") }
    stage.enter("watchlist", "more", "more")
    #expect(stage.state.shownRows?.items.count == 41)
  }

  // MARK: Language and text

  @Test("an overview in another language than the one asked for says so")
  func fallback() throws {
    var stage = try Stage(Facts.answers, language: "tr")
    stage.enter("go movie/603")
    #expect(stage.text.contains("Neo finds out what is real."))
    #expect(stage.text.contains("İngilizce"))
  }

  @Test("a search is sent in its composed form, whatever was typed")
  func composed() throws {
    var stage = ListStage(Sample.answers)
    stage.enter("search Ame\u{301}lie")
    #expect(stage.state.route == .search(SearchQuery(text: "Am\u{E9}lie")))
  }

  @Test("a title with & is found as it is written")
  func ampersand() throws {
    var stage = ListStage(Sample.answers)
    stage.enter("search Lilo & Stitch")
    #expect(stage.state.route == .search(SearchQuery(text: "Lilo & Stitch")))
  }

  @Test("a filter finds İ and ı, whichever of them is typed")
  func dotlessI() throws {
    let rows = [
      ListRow.movie(Sample.movie(1, "Işıklar İstanbul'da")), .movie(Sample.movie(2, "Other")),
    ]
    for typed in ["istanbul", "İSTANBUL", "ISTANBUL", "ışıklar", "ISIKLAR"] {
      var stage = stage(.movies(.named(.upcoming)), [rows], language: "tr")
      stage.enter("go movies/upcoming", "filter \(typed)")
      #expect(stage.state.shownRows?.items == [.movie(1)], "\(typed)")
    }
  }

  // MARK: Kinds

  @Test("film 605 and series 605 are two things, also among favorites")
  func sameNumber() throws {
    let rows = [ListRow.movie(Sample.movie(605, "A film")), .show(Sample.show(605, "A series"))]
    var stage = stage(.search(SearchQuery(text: "605")), [rows])
    stage.enter("search 605", "fav 2")
    #expect(stage.state.library[.movie(605)].isEmpty)
    #expect(!stage.state.library[.show(605)].isEmpty)
  }

  @Test("rows of every kind stand in one result, each said to be what it is")
  func mixedKinds() throws {
    let rows: [ListRow] = [
      .person(Sample.person(1, "Someone")),
      .collection(CollectionSummary(id: 2, name: "Cloverfield Collection")),
      .movie(Sample.movie(3, "Cloverfield")), .show(Sample.show(4, "Fields")),
    ]
    var stage = stage(.search(SearchQuery(text: "field")), [rows])
    stage.enter("search field")
    let text = text(stage)
    for kind in ["person", "collection", "film", "series"] { #expect(text.contains(kind)) }
  }

  @Test("rows that could not be read are counted, and the others stay")
  func skippedRows() throws {
    let key = ListKey.movies(.named(.upcoming))
    var stage = ListStage([
      .list(key, page: 1): Sample.page([.movie(Sample.movie(1, "Kept"))], total: 3, skipped: 2)
    ])
    stage.enter("go movies/upcoming")
    #expect(text(stage).contains("Kept"))
    #expect(text(stage).contains("2"))
    #expect(stage.state.catalog.lists[key]?.skipped == 2)
  }

  @Test("the genres of series are not those of films")
  func genres() throws {
    var stage = ListStage(Sample.answers)
    stage.enter("go shows/popular", "genres sci-fi & fantasy")

    #expect(stage.state.route == .showList(.filtered(ShowFilters(genre: 10_765))))
    stage.enter("home", "genres science")
    #expect(stage.state.route == .movieList(.filtered(MovieFilters(genre: 878))))
  }

  // MARK: Ratings

  @Test("a film nobody voted on is not rated, which is not 0.0")
  func notRated() throws {
    var stage = try Stage(Facts.answers)
    stage.enter("go movie/1")
    #expect(stage.text.contains("not rated"))
    #expect(!stage.text.contains("0.0"))
  }

  @Test("sorted by rating, one vote of 10 does not lead")
  func fewVotes() throws {
    let rows = [
      ListRow.movie(Sample.movie(1, "One vote", rating: 10, votes: 1)),
      .movie(Sample.movie(2, "Unrated", rating: 0, votes: 0)),
      .movie(Sample.movie(3, "Good", rating: 8, votes: 4000)),
      .movie(Sample.movie(4, "Better", rating: 9, votes: 4000)),
    ]
    var stage = stage(.movies(.named(.upcoming)), [rows])
    stage.enter("go movies/upcoming", "sort rating")
    #expect(stage.state.shownRows?.items == [.movie(4), .movie(3), .movie(1), .movie(2)])
    stage.enter("where sort=rating")
    guard case .movieList(.filtered(let filters)) = stage.state.route else {
      Issue.record("\(stage.state.route)")
      return
    }
    #expect(filters.votes == Rating.leastVotesToRank)
  }

  // MARK: People

  @Test("talk shows stand apart from parts, and a title first with all its jobs")
  func selfApart() throws {
    let groups = Filmography(of: Facts.reeves).groups
    #expect(
      groups.map(\.group) == [
        .acting, .department("Production"), .department("Directing"), .appearances,
      ])
    #expect(groups[0].entries.map(\.title.id) == [.movie(603)])
    #expect(groups[0].entries[0].characters == ["Neo"])
    #expect(groups[0].entries[0].jobs == ["Producer"])
  }

  @Test("several roles of one person are joined, in the order of the source")
  func rolesJoined() throws {
    var movie = Facts.matrix
    movie.credits = Credits(
      cast: [
        CastMember(person: PersonSummary(id: 2, name: "First"), characters: ["A", "B"]),
        CastMember(person: PersonSummary(id: 1, name: "Second"), characters: ["C"]),
      ], crew: [])
    var stage = try Stage([.movie(603): .answered(.movie(movie, parts: [:]), .fresh)])
    stage.enter("go movie/603/credits")
    let text = stage.text
    let lines = text.split(separator: "\n")
    let first = try #require(lines.firstIndex { $0.contains("First") })
    let second = try #require(lines.firstIndex { $0.contains("Second") })
    #expect(first < second)
    #expect(text.contains("A / B") || text.contains("A, B"))
    #expect(count("First", in: text) == 1)
  }

  // MARK: What is hidden and what is gone

  @Test("a list that looks empty says what hides its rows, and how to see them")
  func hiddenRows() throws {
    var adult = Sample.movie(1, "Adult")
    adult.isAdult = true
    var stage = stage(.movies(.named(.upcoming)), [[.movie(adult)]])
    stage.enter("go movies/upcoming")
    #expect(text(stage).contains("adult on"))
    stage = self.stage(.movies(.named(.upcoming)), [[.movie(Sample.movie(1, "One"))]])
    stage.enter("go movies/upcoming", "filter nothing like it")
    #expect(text(stage).contains("1"))
    #expect(text(stage).contains("filter"))
  }

  @Test("a kept title that its source no longer has says so, and how to let it go")
  func gone() throws {
    let rows = [ListRow.movie(Sample.movie(404, "Taken away"))]
    var stage = stage(.movies(.named(.upcoming)), [rows])
    stage.answers[.movie(404)] = .failed(.notFound)
    stage.enter("go movies/upcoming", "fav 1", "1")
    #expect(text(stage).contains("Taken away"))
    #expect(text(stage).contains("unfav"))
    stage.enter("unfav")
    #expect(stage.state.library[.movie(404)].isEmpty)
    #expect(!text(stage).contains("unfav"))
  }

  @Test("a row says whether it is on a list already, and toggles there")
  func toggledInPlace() throws {
    let rows = [ListRow.movie(Sample.movie(1, "One"))]
    var stage = stage(.movies(.named(.upcoming)), [rows])
    stage.enter("go movies/upcoming")
    let before = text(stage)
    stage.enter("later 1")
    #expect(text(stage) != before)
    #expect(stage.state.library[.movie(1)].onWatchlistSince != nil)
    stage.enter("unlater 1")
    #expect(stage.state.library[.movie(1)].isEmpty)
  }
}
