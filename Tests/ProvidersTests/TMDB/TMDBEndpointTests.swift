import Catalog
import Providers
import Testing

@Suite("Requests as calls to TMDB")
struct TMDBEndpointTests {
  private let asking = TMDBAsking()
  private let turkish = TMDBAsking("tr", region: "TR")

  @Test func `a movie takes one call with everything its page shows`() throws {
    #expect(
      try turkish.calls(.movie(603)) == [
        "/3/movie/603?language=tr&include_image_language=tr,en,null"
          + "&include_video_language=tr,en,null&append_to_response=alternative_titles,credits,"
          + "images,keywords,recommendations,release_dates,reviews,similar,translations,videos,"
          + "watch/providers"
      ])
  }

  @Test func `a series takes one call, with the credits of all its seasons`() throws {
    #expect(
      try asking.calls(.show(1399)) == [
        "/3/tv/1399?language=en-US&include_image_language=en,null"
          + "&include_video_language=en,null&append_to_response=aggregate_credits,"
          + "alternative_titles,content_ratings,external_ids,images,keywords,recommendations,"
          + "reviews,similar,translations,videos,watch/providers"
      ])
  }

  @Test func `no call asks for more parts than TMDB allows`() throws {
    for request in Self.requests {
      for call in try asking.plan(request).calls {
        let parts = call.query.first { $0.name == "append_to_response" }?.value ?? ""
        #expect(parts.split(separator: ",").count <= 20)
      }
    }
  }

  @Test func `a season in another language than English brings the English one`() throws {
    #expect(try asking.calls(.season(of: 1399, number: 0)).count == 1)
    #expect(
      try turkish.calls(.season(of: 1399, number: 1)).last
        == "/3/tv/1399/season/1?language=en-US")
  }

  private static let single: [(Request, String, String)] = [
    (Request.person(6384), "person/6384", Self.personParts),
    (
      .episode(of: 9, season: 1, number: 2), "tv/9/season/1/episode/2",
      "append_to_response=external_ids,translations"
    ),
    (.collection(10), "collection/10", Self.translations),
    (.list(.people, page: 2), "person/popular", "page=2"),
    (.list(.movies(.named(.popular)), page: 1), "movie/popular", "page=1&region=US"),
    (.list(.movies(.named(.topRated)), page: 1), "movie/top_rated", "page=1&region=US"),
    (.list(.movies(.trending(.week)), page: 1), "trending/movie/week", "page=1"),
    (.list(.shows(.trending(.day)), page: 1), "trending/tv/day", "page=1"),
    (.list(.shows(.named(.onTheAir)), page: 1), "tv/on_the_air", "page=1"),
    (.list(.shows(.named(.airingToday)), page: 1), "tv/airing_today", "page=1"),
    (.list(.shows(.named(.popular)), page: 1), "tv/popular", "page=1"),
    (.list(.shows(.named(.topRated)), page: 1), "tv/top_rated", "page=1"),
    (.list(.similar(.movie(603)), page: 1), "movie/603/similar", "page=1"),
    (.list(.recommended(.show(9)), page: 500), "tv/9/recommendations", "page=500"),
    (.list(.reviews(.movie(603)), page: 1), "movie/603/reviews", "page=1"),
  ]

  @Test(arguments: single)
  func `each of these takes one call`(request: Request, path: String, rest: String) throws {
    #expect(try asking.calls(request) == ["/3/\(path)?language=en-US&\(rest)"])
  }

  private static let translations = "append_to_response=translations"
  private static let personParts = "append_to_response=combined_credits,images,translations"

  @Test func `what has no words in any language is asked without one`() throws {
    #expect(try asking.calls(.keyword(818)) == ["/3/keyword/818"])
    #expect(try asking.calls(.company(3)) == ["/3/company/3"])
    #expect(try asking.calls(.network(49)) == ["/3/network/49"])
  }

  @Test func `what a person played in takes one call for all its pages`() throws {
    let call = "/3/person/6384/combined_credits?language=en-US"
    #expect(try asking.calls(.list(.shows(.cast(6384)), page: 1)) == [call])
    #expect(try asking.calls(.list(.shows(.cast(6384)), page: 3)) == [call])
  }

  @Test func `an id of IMDb's is looked up as one`() throws {
    let id = try #require(ExternalID("tt0133093"))
    #expect(
      try asking.calls(.find(id)) == [
        "/3/find/tt0133093?external_source=imdb_id&language=en-US"
      ])
  }

  @Test func `genres take two calls, one for movies and one for series`() throws {
    #expect(
      try turkish.calls(.genres) == [
        "/3/genre/movie/list?language=tr", "/3/genre/tv/list?language=tr",
      ])
  }

  @Test func `what is upcoming is what no country has shown long before`() throws {
    #expect(
      try turkish.calls(.list(.movies(.named(.upcoming)), page: 1)) == [
        "/3/discover/movie?language=tr&include_adult=false&region=TR&page=1"
          + "&primary_release_date.gte=2024-06-02&release_date.gte=2025-06-02"
          + "&release_date.lte=2025-07-31&with_release_type=2|3&sort_by=popularity.desc"
      ])
    #expect(
      try asking.calls(.list(.movies(.named(.nowPlaying)), page: 2)) == [
        "/3/discover/movie?language=en-US&include_adult=false&region=US&page=2"
          + "&primary_release_date.gte=2024-04-17&release_date.gte=2025-04-17"
          + "&release_date.lte=2025-06-01&with_release_type=2|3&sort_by=popularity.desc"
      ])
  }

  @Test func `every filter of movies has its parameter`() throws {
    var filters = MovieFilters()
    filters.genres = Terms([878, 28])
    filters.withoutGenres = Terms([27, 53], join: .any)
    filters.keywords = Terms([310, 1612], join: .any)
    filters.companies = Terms(ID(79))
    filters.cast = Terms(ID(6384))
    filters.crew = Terms(ID(905))
    filters.year = 1999
    filters.from = CalendarDate("1999-01-02")
    filters.to = CalendarDate("1999-12-30")
    filters.ratingTenths = 75
    filters.votes = 100
    filters.runtime = Bounds(least: 90, greatest: 150)
    filters.language = "en"
    filters.country = "US"
    filters.provider = 8
    filters.sort = SortOrder(.revenue)
    #expect(
      try asking.calls(.list(.movies(.filtered(filters)), page: 1)) == [
        "/3/discover/movie?language=en-US&include_adult=false&page=1&with_genres=28,878"
          + "&without_genres=27,53&with_keywords=310|1612&with_companies=79&with_cast=6384"
          + "&with_crew=905&primary_release_year=1999&primary_release_date.gte=1999-01-02"
          + "&primary_release_date.lte=1999-12-30&vote_average.gte=7.5&vote_count.gte=100"
          + "&with_runtime.gte=90&with_runtime.lte=150&with_original_language=en"
          + "&with_origin_country=US&with_watch_providers=8&watch_region=US"
          + "&sort_by=revenue.desc"
      ])
  }

  @Test func `every filter of series has its parameter`() throws {
    var filters = ShowFilters()
    filters.genres = Terms(ID(18))
    filters.withoutGenres = Terms(ID(16))
    filters.keywords = Terms(ID(818))
    filters.companies = Terms(ID(3268))
    filters.networks = Terms(ID(49))
    filters.year = 2011
    filters.from = CalendarDate("2011-04-01")
    filters.to = CalendarDate("2011-04-30")
    filters.ratingTenths = 80
    filters.runtime = Bounds(least: nil, greatest: 60)
    filters.language = "en"
    filters.country = "US"
    filters.provider = 8
    filters.sort = SortOrder(.title)
    #expect(
      try turkish.calls(.list(.shows(.filtered(filters)), page: 1)) == [
        "/3/discover/tv?language=tr&include_adult=false&page=1&with_genres=18&without_genres=16"
          + "&with_keywords=818&with_companies=3268&with_networks=49&first_air_date_year=2011"
          + "&first_air_date.gte=2011-04-01&first_air_date.lte=2011-04-30&vote_average.gte=8"
          + "&with_runtime.lte=60&with_original_language=en&with_origin_country=US"
          + "&with_watch_providers=8&watch_region=TR&sort_by=name.asc"
      ])
  }

  @Test func `a list sorted by rating asks for some votes where the person asks for none`() throws {
    var filters = MovieFilters()
    filters.sort = SortOrder(.rating)
    #expect(
      try asking.calls(.list(.movies(.filtered(filters)), page: 1)).first?
        .contains("&vote_count.gte=200&sort_by=vote_average.desc") == true)
    filters.votes = 0
    #expect(
      try asking.calls(.list(.movies(.filtered(filters)), page: 1)).first?
        .contains("&vote_count.gte=0&") == true)
  }

  @Test func `a search of all kinds is one call, one with a year more`() throws {
    #expect(
      try asking.calls(.list(.search(SearchQuery(text: "matrix")), page: 1)) == [
        "/3/search/multi?query=matrix&include_adult=false&language=en-US&page=1"
      ])
    #expect(
      try asking.calls(.list(.search(SearchQuery(text: "matrix", year: 1999)), page: 1)) == [
        "/3/search/movie?query=matrix&include_adult=false&language=en-US&page=1"
          + "&primary_release_year=1999&region=US",
        "/3/search/tv?query=matrix&include_adult=false&language=en-US&page=1"
          + "&first_air_date_year=1999",
        "/3/search/multi?query=matrix&include_adult=false&language=en-US&page=1",
      ])
    #expect(
      try asking.calls(.list(.search(SearchQuery(text: "matrix 1999")), page: 2)) == [
        "/3/search/multi?query=matrix 1999&include_adult=false&language=en-US&page=2",
        "/3/search/movie?query=matrix&include_adult=false&language=en-US&page=2"
          + "&primary_release_year=1999&region=US",
        "/3/search/tv?query=matrix&include_adult=false&language=en-US&page=2"
          + "&first_air_date_year=1999",
        "/3/search/multi?query=matrix&include_adult=false&language=en-US&page=2",
      ])
    let bracketed = SearchQuery(text: "matrix (1999)", kind: .tv)
    #expect(
      try asking.calls(.list(.search(bracketed), page: 1)) == [
        "/3/search/tv?query=matrix&include_adult=false&language=en-US&page=1"
          + "&first_air_date_year=1999",
        "/3/search/tv?query=matrix&include_adult=false&language=en-US&page=1",
      ])
  }

  private static let searches: [(SearchKind, String)] = [
    (SearchKind.person, "/3/search/person?query=a&include_adult=true&language=en-US&page=1"),
    (.collection, "/3/search/collection?query=a&include_adult=true&language=en-US&page=1"),
    (.keyword, "/3/search/keyword?query=a&page=1"),
    (.company, "/3/search/company?query=a&page=1"),
  ]

  @Test(arguments: searches)
  func `a kind is searched where TMDB has it`(kind: SearchKind, call: String) throws {
    let query = SearchQuery(text: "a", kind: kind)
    #expect(try asking.calls(.list(.search(query), page: 1), includesAdult: true) == [call])
  }

  @Test func `an accent is searched in one piece however it was typed`() throws {
    let query = SearchQuery(text: "Ame\u{301}lie")
    let call = try #require(try asking.plan(.list(.search(query), page: 1)).calls.first)
    #expect(call.query.first?.value.unicodeScalars.contains("\u{E9}") == true)
  }

  @Test func `an empty search asks nothing and finds nothing`() throws {
    let plan = try asking.plan(.list(.search(SearchQuery(text: " ")), page: 1))
    #expect(plan.calls.isEmpty)
    guard case .list(let page)? = try plan.response() else { throw Unexpected() }
    #expect(page.elements.isEmpty && page.endsList)
  }

  @Test(arguments: [0, -1, 501, Int.max])
  func `a page that TMDB does not have is refused without asking`(page: Int) {
    #expect(throws: Failure.server(status: 400)) { try asking.calls(.list(.people, page: page)) }
  }

  @Test(arguments: [
    Request.movie(0), .show(-1), .season(of: 1, number: -1),
    .episode(of: 1, season: 1, number: Int.min), .list(.similar(.movie(-5)), page: 1),
    .list(.kept(.favorites), page: 1),
  ])
  func `what cannot be is not found without asking`(request: Request) {
    #expect(throws: Failure.notFound) { try asking.calls(request) }
  }

  @Test func `a language that is none does not reach the address`() throws {
    let odd = TMDBAsking("../x?&", region: "")
    #expect(try odd.calls(.list(.people, page: 1)) == ["/3/person/popular?language=en-US&page=1"])
  }

  @Test func `equal requests make equal calls`() throws {
    for request in Self.requests {
      #expect(try asking.plan(request).calls == asking.plan(request).calls)
    }
  }

  private static let requests: [Request] = [
    .movie(603), .show(1399), .season(of: 1399, number: 1), .person(6384), .genres,
    .episode(of: 1399, season: 1, number: 1), .collection(10),
    .list(.movies(.filtered(MovieFilters(genre: 28))), page: 1),
  ]
}
