import Catalog
import Providers
import Testing

@Suite("Lists are complete, in order and paged")
struct ListTests {
  private let answers = Answers()

  private static let keys: [ListKey] =
    NamedMovieList.allCases.map { .movies(.named($0)) }
    + NamedShowList.allCases.map { .shows(.named($0)) }
    + TrendingWindow.allCases.flatMap { [.movies(.trending($0)), .shows(.trending($0))] }
    + [
      .movies(.filtered(MovieFilters())), .shows(.filtered(ShowFilters())),
      .movies(.filtered(MovieFilters(genre: 28))), .shows(.cast(31)), .similar(.movie(603)),
      .characters(startingWith: ""),
      .search(SearchQuery(text: "a")), .search(SearchQuery(text: "the")),
    ]

  @Test(arguments: keys) func pagesHaveNeitherGapsNorDuplicates(_ key: ListKey) throws {
    let first = try answers.page(key)
    let rows = try answers.all(key)
    #expect(rows.count == first.totalResults && !rows.isEmpty)
    #expect(Set(rows).count == rows.count)
    #expect(first.totalPages == (rows.count + 19) / 20)
    #expect(first.elements.count == min(20, rows.count))
  }

  @Test func aPageBeyondTheEndIsEmptyAndOneThatCannotBeFails() throws {
    let beyond = try answers.page(.movies(.named(.popular)), 400)
    #expect(beyond.elements.isEmpty && beyond.totalResults == 447 && beyond.isLast(of: .people))
    for number in [0, -1, 501, Int.max, Int.min] {
      let request = Request.list(.movies(.named(.popular)), page: number)
      #expect(answers.failure(request) == .server(status: 400))
    }
  }

  @Test func recordedListsStandInTheirOrder() throws {
    #expect(
      try answers.page(.movies(.named(.popular))).elements.first?.name
        == "Demon Slayer: Kimetsu no Yaiba Infinity Castle")
    #expect(try answers.all(.shows(.named(.airingToday))).map(\.name) == ["Silo"])
    #expect(try answers.page(.movies(.trending(.day))) == answers.page(.movies(.trending(.week))))
  }

  @Test func theTopRatedStandByTheRatingThatIsShown() throws {
    let movies = try answers.all(.movies(.named(.topRated))).compactMap { row -> Rating? in
      guard case .movie(let movie) = row else { return nil }
      return movie.rating
    }
    #expect(movies.count > 100)
    #expect(movies.compactMap(\.average) == movies.compactMap(\.average).sorted(by: >))
    #expect(movies.allSatisfy { ($0.votes ?? 0) >= 300 })
    let shows = try answers.all(.shows(.named(.topRated))).compactMap { row -> Rating? in
      guard case .show(let show) = row else { return nil }
      return show.rating
    }
    #expect(shows.count > 50)
    #expect(shows.compactMap(\.average) == shows.compactMap(\.average).sorted(by: >))
    #expect(
      try answers.page(.movies(.named(.topRated))).elements.first?.name
        == "The Shawshank Redemption")
    #expect(try answers.page(.shows(.named(.topRated))).elements.first?.name == "Breaking Bad")
  }

  @Test func theDiscoverPageHasSomethingInEverySection() throws {
    for key in [
      ListKey.movies(.trending(.week)), .movies(.trending(.day)), .shows(.trending(.week)),
      .shows(.trending(.day)), .shows(.named(.onTheAir)), .people,
    ] {
      #expect(try answers.page(key).elements.count >= 3)
    }
    for row in try answers.page(.people).elements {
      guard case .person(let person) = row else { continue }
      #expect(person.department != nil && !person.knownFor.isEmpty, "\(person.name)")
    }
  }

  @Test func upcomingGoesOnWithWhatIsStillToCome() throws {
    let rows = try answers.all(.movies(.named(.upcoming)))
    let dates = rows.suffix(3).compactMap { row -> CalendarDate? in
      guard case .movie(let movie) = row else { return nil }
      return movie.releaseDate
    }
    #expect(dates.count == 3 && dates == dates.sorted())
    #expect(dates.allSatisfy { $0 > answers.catalogue.asOf })
  }

  @Test func peopleStandByPopularity() throws {
    let people = try (1...5).flatMap { try answers.page(.people, $0).elements }
    let popularity = people.compactMap { row -> Double? in
      guard case .person(let person) = row else { return nil }
      return person.popularity
    }
    #expect(popularity.count == 100 && popularity == popularity.sorted(by: >))
    #expect(try answers.page(.people).totalResults == 6202)
  }

  @Test func aPersonsSeriesComeBeforeTheirFilms() throws {
    let rows = try answers.all(.shows(.cast(17419)))
    #expect(rows.first?.name == "Breaking Bad")
    let kinds = rows.map { row in
      guard case .show = row else { return 1 }
      return 0
    }
    #expect(kinds == kinds.sorted())
  }

  @Test(arguments: SortOrder.Key.allCases, [true, false])
  func sortingIsByTheKey(_ key: SortOrder.Key, _ isAscending: Bool) throws {
    var filters = MovieFilters()
    filters.sort = SortOrder(key, isAscending: isAscending)
    let movies = try answers.movies(filters)
    func check<Value: Comparable>(_ value: (MovieSummary) throws -> Value?) throws {
      let values = try movies.map(value)
      let known = values.prefix { $0 != nil }.compactMap { $0 }
      #expect(values.dropFirst(known.count).allSatisfy { $0 == nil })
      #expect(known == (isAscending ? known.sorted() : known.sorted(by: >)))
      #expect(known.count > 300)
    }
    switch key {
    case .popularity: try check { $0.popularity }
    case .rating:
      // Nothing is left out: few votes stand behind many, each in order.
      let all = try answers.movies(MovieFilters())
      #expect(Set(movies.map(\.id)) == Set(all.map(\.id)))
      let floor = Rating.leastVotesToRank
      let few = movies.drop { ($0.rating?.votes ?? floor) >= floor }
      #expect(few.allSatisfy { $0.rating == nil || ($0.rating?.votes ?? floor) < floor })
      for part in [movies.dropLast(few.count), few] {
        let known = part.compactMap { $0.rating?.average }
        #expect(known == (isAscending ? known.sorted() : known.sorted(by: >)))
      }
    case .votes: try check { $0.rating?.votes ?? 0 }
    case .date: try check { $0.releaseDate }
    case .title: try check { TitleSummary.movie($0).sortKey(askedIn: "en") }
    case .revenue: try check { try answers.movie($0.id).movie.revenue }
    }
  }

  @Test func askingForFewVotesLetsThemBeRanked() throws {
    var filters = MovieFilters()
    filters.sort = SortOrder(.rating)
    filters.votes = 1
    let votes = try answers.movies(filters).compactMap { $0.rating?.votes }
    #expect(votes.contains { $0 < 50 } && votes.allSatisfy { $0 >= 1 })
  }
}
