import Catalog
import Testing

@testable import Navigation

@Suite struct LinkErrorTests {
  private typealias Row = (
    text: String, part: String, offset: Int, expected: LinkExpectation, nearest: String?
  )

  private static let rows: [Row] = [
    ("mvoie/603", "mvoie", 0, .tabOrPlace, "movie"),
    ("Movie/603", "Movie", 0, .tabOrPlace, "movie"),
    ("disc", "disc", 0, .tabOrPlace, "discover"),
    ("xyzzyx", "xyzzyx", 0, .tabOrPlace, nil),
    ("feed/movie/603/creditz", "creditz", 15, .place, "credits"),
    ("marquee://feed/movie/603/creditz", "creditz", 25, .place, "credits"),
    ("movie/603/feed", "feed", 10, .tabFirst, nil),
    ("movie//603", "", 6, .id, nil),
    ("movie", "", 5, .id, nil),
    ("movie/0", "0", 6, .id, nil),
    ("movie/-1", "-1", 6, .id, nil),
    ("movie/2147483648", "2147483648", 6, .id, nil),
    ("movie/99999999999999999999999", "99999999999999999999999", 6, .id, nil),
    ("movie/603x", "603x", 6, .id, nil),
    ("movie/٦٠٣", "٦٠٣", 6, .id, nil),
    ("movie/603;a=b", "a=b", 10, .nothing, nil),
    ("tv/1/season/x", "x", 12, .number, nil),
    ("find/603", "603", 5, .externalID, nil),
    ("season/1", "season", 0, .subject(of: .season, oneOf: [.tvShow]), nil),
    ("tv/1/episode/2", "episode", 5, .subject(of: .episode, oneOf: [.season]), nil),
    (
      "person/1/credits", "credits", 9,
      .subject(of: .credits, oneOf: [.movie, .tvShow]), nil
    ),
    (
      "people/images", "images", 7,
      .subject(of: .images, oneOf: [.movie, .tvShow, .season, .person]), nil
    ),
    ("movies/poplar", "poplar", 7, .listName(.movies), "popular"),
    ("movies/network/49", "network", 7, .listName(.movies), nil),
    ("shows/now-playing", "now-playing", 6, .listName(.shows), nil),
    ("movies", "", 6, .listName(.movies), nil),
    ("movies/trending/month", "month", 16, .trendingWindow, nil),
    ("movies/popular;sort=rating", "sort=rating", 15, .nothing, nil),
    ("feed;movies=poplar", "poplar", 12, .feedListName(.movies), "popular"),
    ("feed;movie=popular", "movie", 5, .feedParameter, "movies"),
    ("feed;movies", "movies", 5, .nameAndValue, nil),
    ("discover;movies=popular", "movies=popular", 9, .nothing, nil),
    ("movies/where;gnre=28", "gnre", 13, .filterName(.movies), "genre"),
    ("movies/where;genre=28;genre=12", "genre", 22, .parameterOnce, nil),
    ("movies/where;genre=28,12|3", "28,12|3", 19, .filterValue(.genre), nil),
    ("movies/where;genre=", "", 19, .filterValue(.genre), nil),
    ("movies/where;genre", "genre", 13, .nameAndValue, nil),
    ("movies/where;", "", 13, .nameAndValue, nil),
    ("movies/where;network=49", "network", 13, .filterOfOtherList(.network, .movies), nil),
    ("shows/where;cast=1", "cast", 12, .filterOfOtherList(.cast, .shows), nil),
    ("shows/where;crew=1", "crew", 12, .filterOfOtherList(.crew, .shows), nil),
    ("movies/where;rating=11", "11", 20, .filterValue(.rating), nil),
    ("movies/where;sort=ratng", "ratng", 18, .sortKey(.movies), "rating"),
    ("movies/where;sort=rating.ascc", "rating.ascc", 18, .sortKey(.movies), "rating.asc"),
    ("shows/where;sort=revenue", "revenue", 17, .sortKey(.shows), nil),
    ("search/x;typ=tv", "typ", 9, .searchParameter, "type"),
    ("search/x;type=tvs", "tvs", 14, .searchKind, "tv"),
    ("search/x;year=soon", "soon", 14, .year, nil),
    ("search/x;year=1;year=2", "year", 16, .parameterOnce, nil),
    ("search/%4", "%4", 7, .percentEscape, nil),
    ("search/a%zz", "%zz", 8, .percentEscape, nil),
    ("search/%FF", "%FF", 7, .utf8, nil),
    ("ftp://themoviedb.org", "ftp", 0, .scheme, nil),
    ("marque:movie/1", "marque", 0, .scheme, "marquee"),
    ("https://example.org/movie/1", "example.org", 8, .site, nil),
    ("www.themoviedb.com/movie/1", "www.themoviedb.com", 0, .site, "themoviedb.org"),
    ("themoviedb.org/u/somebody", "u", 15, .page(.tmdb), nil),
    ("themoviedb.org/movei/603", "movei", 15, .page(.tmdb), "movie"),
    ("imdb.com/chart/top", "chart", 9, .page(.imdb), nil),
    ("imdb.com/title/603", "603", 15, .externalID, nil),
  ]

  @Test("each error says which part, what was expected, and the nearest word", arguments: rows)
  func error(
    text: String, part: String, offset: Int, expected: LinkExpectation, nearest: String?
  ) throws {
    let error = LinkError(
      part: part, offset: offset, expected: expected, nearest: nearest,
      isGap: part.isEmpty && text.contains("//"))
    #expect(throws: error) { try Link.parse(text) }
  }

  @Test func `a part is cleaned and cut before it is shown`() {
    #expect(
      LinkError(part: "a\u{1B}[2J\u{202E}", offset: 0, expected: .place).part
        == "a\u{FFFD}[2J\u{FFFD}")
    let long = LinkError(part: String(repeating: "x", count: 1000), offset: 0, expected: .place)
    #expect(long.part == String(repeating: "x", count: 60) + "…")
  }
}
