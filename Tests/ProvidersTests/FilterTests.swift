import Catalog
import Providers
import Testing

@Suite("Filters let through what their words say, compared title by title")
struct FilterTests {
  private let answers = Answers("en", region: "DE")

  private func check(
    _ set: (inout MovieFilters) -> Void, isExpected: (Movie) -> Bool
  ) throws {
    var filters = MovieFilters()
    set(&filters)
    let found = try Set(answers.movies(filters).map(\.id))
    let everything = try answers.movies(MovieFilters())
    let expected = try Set(
      everything.map { try answers.movie($0.id).movie }.filter(isExpected).map(\.id))
    #expect(found == expected, "\(filters)")
    #expect(!found.isEmpty && found.count < everything.count, "\(filters) tells nothing apart")
  }

  @Test func genres() throws {
    try check {
      $0.genres = Terms([28, 878])
    } isExpected: {
      $0.summary.genreIDs.contains(28) && $0.summary.genreIDs.contains(878)
    }
    try check {
      $0.genres = Terms([27, 37], join: .any)
    } isExpected: {
      $0.summary.genreIDs.contains(27) || $0.summary.genreIDs.contains(37)
    }
    try check {
      $0.withoutGenres = Terms([18, 35])
    } isExpected: {
      !$0.summary.genreIDs.contains(18) && !$0.summary.genreIDs.contains(35)
    }
  }

  @Test func keywordsCompaniesAndPeople() throws {
    try check {
      $0.keywords = Terms([4565, 310])
    } isExpected: { movie in
      [4565, 310].allSatisfy { id in movie.keywords?.contains { $0.id.rawValue == id } == true }
    }
    try check {
      $0.companies = Terms(420)
    } isExpected: { movie in
      movie.companies.contains { $0.id == 420 }
    }
    try check {
      $0.cast = Terms([6384, 530])
    } isExpected: { movie in
      [6384, 530].allSatisfy { id in
        movie.credits?.cast.contains { $0.person.id.rawValue == id } == true
      }
    }
    try check {
      $0.crew = Terms(525)
    } isExpected: { movie in
      movie.credits?.crew.contains { $0.person.id == 525 } == true
    }
  }

  @Test func dates() throws {
    try check {
      $0.year = 1999
    } isExpected: {
      $0.summary.releaseDate?.year == 1999
    }
    let from = CalendarDate(year: 1994, month: 6, day: 24)
    let to = CalendarDate(year: 1999, month: 3, day: 31)
    try check {
      $0.from = from
      $0.to = to
    } isExpected: { movie in
      guard let date = movie.summary.releaseDate, let from, let to else { return false }
      return date >= from && date <= to
    }
  }

  @Test func figures() throws {
    try check {
      $0.ratingTenths = 82
    } isExpected: {
      ($0.summary.rating?.average ?? 0) >= 8.2
    }
    try check {
      $0.votes = 20_000
    } isExpected: {
      ($0.summary.rating?.votes ?? 0) >= 20_000
    }
    try check {
      $0.runtime = Bounds(least: 90, greatest: 100)
    } isExpected: {
      (90...100).contains($0.runtime ?? 0)
    }
    try check {
      $0.runtime = Bounds(least: 180, greatest: nil)
    } isExpected: {
      ($0.runtime ?? 0) >= 180
    }
  }

  @Test func languageCountryAndProvider() throws {
    try check {
      $0.language = "ja"
    } isExpected: {
      $0.summary.originalLanguage == "ja"
    }
    try check {
      $0.provider = 8
    } isExpected: { movie in
      movie.watch?.contains { options in
        options.region == "DE" && options.providers.values.contains { $0.contains("Netflix") }
      } == true
    }
    var filters = MovieFilters()
    filters.country = "TR"
    let turkish = try answers.movies(filters)
    #expect(turkish.filter { $0.originalLanguage == "tr" }.count > turkish.count / 2)
    filters.provider = 8
    filters.country = nil
    #expect(try Answers("en", region: "XX").movies(filters).isEmpty)
  }

  @Test func filtersOfSeries() throws {
    func shows(_ set: (inout ShowFilters) -> Void) throws -> [TVShow] {
      var filters = ShowFilters()
      set(&filters)
      return try answers.all(.shows(.filtered(filters))).compactMap {
        guard case .show(let show) = $0 else { return nil }
        return try answers.show(show.id).show
      }
    }
    let everything = try shows { _ in }
    #expect(everything.count == 122)
    func check(_ set: (inout ShowFilters) -> Void, isExpected: (TVShow) -> Bool) throws {
      let found = try Set(shows(set).map(\.id))
      #expect(found == Set(everything.filter(isExpected).map(\.id)))
      #expect(!found.isEmpty && found.count < everything.count)
    }
    try check {
      $0.genres = Terms([18, 80])
    } isExpected: {
      $0.summary.genreIDs.contains(18) && $0.summary.genreIDs.contains(80)
    }
    try check {
      $0.withoutGenres = Terms(18)
    } isExpected: {
      !$0.summary.genreIDs.contains(18)
    }
    try check {
      $0.networks = Terms(174)
    } isExpected: {
      $0.networks.contains { $0.id == 174 }
    }
    try check {
      $0.keywords = Terms(15484)
    } isExpected: {
      $0.keywords?.contains { $0.id == 15484 } == true
    }
    try check {
      $0.companies = Terms(11073)
    } isExpected: {
      $0.companies.contains { $0.id == 11073 }
    }
    try check {
      $0.year = 2008
    } isExpected: {
      $0.summary.firstAirDate?.year == 2008
    }
    try check {
      $0.ratingTenths = 85
    } isExpected: {
      ($0.summary.rating?.average ?? 0) >= 8.5
    }
    try check {
      $0.votes = 5000
    } isExpected: {
      ($0.summary.rating?.votes ?? 0) >= 5000
    }
    try check {
      $0.runtime = Bounds(least: nil, greatest: 25)
    } isExpected: {
      (1...25).contains($0.episodeRuntimes.first ?? 0)
    }
    try check {
      $0.language = "ja"
    } isExpected: {
      $0.summary.originalLanguage == "ja"
    }
    try check {
      $0.country = "GB"
    } isExpected: {
      $0.summary.originCountries.contains("GB")
    }
    try check {
      $0.provider = 8
    } isExpected: { show in
      show.watch?.contains { options in
        options.region == "DE" && options.providers.values.contains { $0.contains("Netflix") }
      } == true
    }
  }
}
