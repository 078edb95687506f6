import Catalog
import Testing

@testable import Navigation

@Suite struct LinkTests {
  private static let feed = Tab.feed.root

  private static func filters(_ change: (inout MovieFilters) -> Void) -> MovieList {
    var filters = MovieFilters()
    change(&filters)
    return .filtered(filters)
  }

  @Test(
    "every form of the grammar",
    arguments: [
      ("feed/movie/603/person/6384", [feed, .movie(603), .person(6384)]),
      ("feed;movies=now-playing;shows=on-the-air", [.feed(movies: .nowPlaying, shows: .onTheAir)]),
      ("discover/people", [.discover, .people]),
      ("profile/favorites", [.profile, .favorites]),
      ("profile/watchlist/rated", [.profile, .watchlist, .rated]),
      ("pokedex/pokemon/25/pokemon/26", [.pokedex, .pokemon(25), .pokemon(26)]),
      ("marvel/character/1009610/comic/1", [.marvel, .character(1_009_610), .comic(1)]),
      ("movies/popular", [.movieList(.named(.popular))]),
      ("movies/trending/week", [.movieList(.trending(.week))]),
      ("shows/airing-today", [.showList(.named(.airingToday))]),
      ("movies/genre/28", [.movieList(.filtered(MovieFilters(genre: 28)))]),
      ("movies/crew/525", [.movieList(.filtered(MovieFilters(crew: 525)))]),
      ("shows/network/49", [.showList(.filtered(ShowFilters(network: 49)))]),
      ("shows/cast/17419", [.showList(.cast(17419))]),
      ("movies/where", [.movieList(.filtered(MovieFilters()))]),
      (
        "movies/where;genre=12,28;rating=7.5;runtime=90-120;sort=rating.asc;year=1999/movie/603",
        [
          .movieList(
            filters {
              $0.genres = Terms([28, 12])
              $0.ratingTenths = 75
              $0.runtime = Bounds(least: 90, greatest: 120)
              $0.sort = SortOrder(.rating, isAscending: true)
              $0.year = 1999
            }), .movie(603),
        ]
      ),
      (
        "movies/where;genre=12|28",
        [.movieList(filters { $0.genres = Terms([12, 28], join: .any) })]
      ),
      ("search", [.search(SearchQuery(text: ""))]),
      ("search//movie/603", [.search(SearchQuery(text: "")), .movie(603)]),
      ("search;type=tv/movie/603", [.search(SearchQuery(text: "", kind: .tv)), .movie(603)]),
      ("search/movie/movie/603", [.search(SearchQuery(text: "movie")), .movie(603)]),
      (
        "search/blade%20runner;type=movie;year=1982",
        [.search(SearchQuery(text: "blade runner", kind: .movie, year: 1982))]
      ),
      ("search/am%C3%A9lie%2F%3B", [.search(SearchQuery(text: "amélie/;"))]),
      ("find/tt0133093", ["tt0133093"].compactMap { ExternalID($0) }.map { .find($0) }),
      (
        "tv/1396/season/0/episode/3",
        [.tvShow(1396), .season(of: 1396, number: 0), .episode(of: 1396, season: 0, number: 3)]
      ),
      (
        "movie/603/credits/person/6384/images",
        [.movie(603), .credits(.movie(603)), .person(6384), .images(.person(6384))]
      ),
      (
        "tv/1/season/2/images",
        [.tvShow(1), .season(of: 1, number: 2), .images(.season(of: 1, number: 2))]
      ),
      ("tv/1/reviews", [.tvShow(1), .reviews(.show(1))]),
    ] as [(String, [Route])])
  func form(text: String, routes: [Route]) throws {
    let link = try Link.parse(text)
    #expect(link.routes == routes)
    #expect(link.description == text)
  }

  @Test(
    "texts that mean a link in another form",
    arguments: [
      ("", "feed"), ("  \n", "feed"), ("/", "feed"), ("marquee:", "feed"), ("marquee://", "feed"),
      ("marquee:movie/603", "movie/603"), ("MARQUEE://movie/603/", "movie/603"),
      ("/movie/603/", "movie/603"), (" movie/0603 ", "movie/603"),
      ("feed;shows=popular;movies=popular", "feed"),
      ("feed;shows=on-the-air;movies=upcoming", "feed;movies=upcoming;shows=on-the-air"),
      ("movies/where;genre=28", "movies/genre/28"), ("movies/where;genre=28,28", "movies/genre/28"),
      ("movies/where;year=1999;genre=28|12", "movies/where;genre=12|28;year=1999"),
      ("movies/where;genre=28%7C12", "movies/where;genre=12|28"),
      ("movies/where;company=420;sort=popularity", "movies/company/420"),
      ("movies/where;sort=title.asc", "movies/where;sort=title"),
      ("movies/where;rating=7.0;votes=0200", "movies/where;rating=7;votes=200"),
      ("movies/where;to=1999-12-31;from=1990-01-01", "movies/where;from=1990;to=1999"),
      ("movies/where;language=EN;country=tr", "movies/where;country=TR;language=en"),
      ("shows/where;network=49", "shows/network/49"),
      ("shows/where;company=3", "shows/where;company=3"),
      ("search/blade runner", "search/blade%20runner"), ("search/", "search"),
      ("search/%20%20", "search"), ("search/a+b", "search/a%2Bb"),
      ("search/x;year=1999;type=tv", "search/x;type=tv;year=1999"),
      ("search/e%CC%81", "search/%C3%A9"), ("search/a%00b%1B%E2%80%AEc", "search/abc"),
      ("find/TT0133093", "find/tt0133093"), ("tt0133093", "find/tt0133093"),
      (" NM0000206 ", "find/nm0000206"),
    ])
  func other(text: String, canonical: String) throws {
    #expect(try Link.parse(text).description == canonical)
  }

  @Test func `a run of places may begin on the place on screen`() throws {
    #expect(try Link.parse("credits", on: .movie(603)).routes == [.credits(.movie(603))])
    #expect(
      try Link.parse("episode/2/person/1", on: .season(of: 5, number: 1)).routes
        == [.episode(of: 5, season: 1, number: 2), .person(1)])
    #expect(throws: LinkError.self) { try Link.parse("credits", on: .person(1)) }
    #expect(throws: LinkError.self) { try Link.parse("credits") }
  }

  @Test(
    "where a run of places stands when nothing is beneath it",
    arguments: [
      ("movie/603", "feed/movie/603"), ("favorites/movie/1", "profile/favorites/movie/1"),
      ("watchlist", "profile/watchlist"), ("rated", "profile/rated"),
      ("pokemon/25", "pokedex/pokemon/25"), ("character/1", "marvel/character/1"),
      ("comic/1", "marvel/comic/1"), ("people", "discover/people"), ("search/x", "feed/search/x"),
      ("tt0133093", "feed/find/tt0133093"), ("discover/movie/1", "discover/movie/1"),
      ("", "feed"),
    ])
  func home(text: String, rooted: String) throws {
    let link = try Link.parse(text).rooted
    #expect(link.description == rooted)
    #expect(Link(stack: link.routes) == link)
  }

  @Test func `a run that begins with a dependent place brings its subjects when it is rooted`()
    throws
  {
    let link = try Link.parse("episode/2", on: .season(of: 5, number: 1)).rooted
    #expect(link.description == "feed/tv/5/season/1/episode/2")
  }

  @Test func `the link of a place holds what the place depends on`() {
    #expect(Link(to: .images(.season(of: 1, number: 2))).description == "tv/1/season/2/images")
    #expect(Link(to: .discover) == Link(stack: [.discover]))
  }

  @Test func `the upper places alone are printed after an ellipsis`() throws {
    let stack = try #require(
      RouteStack(try Link.parse("feed/movie/603/credits/person/6384").routes))
    #expect(Link.shortText(ofTop: stack.fromTop, places: 2) == "…/credits/person/6384")
    #expect(Link.shortText(ofTop: stack.fromTop, places: 4) == "feed/movie/603/credits/person/6384")
    #expect(Link.shortText(ofTop: stack.fromTop, places: 0) == "…/person/6384")
  }
}
