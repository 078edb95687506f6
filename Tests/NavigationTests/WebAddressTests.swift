import Testing

@testable import Navigation

@Suite struct WebAddressTests {
  @Test(
    "pages of themoviedb.org and imdb.com",
    arguments: [
      ("https://www.themoviedb.org/movie/603-the-matrix", "movie/603"),
      ("http://themoviedb.org/movie/603?language=tr", "movie/603"),
      ("themoviedb.org/movie/603/", "movie/603"),
      ("HTTPS://WWW.TheMovieDB.org/movie/603#overview", "movie/603"),
      ("https://www.themoviedb.org:443/tr/movie/603-the-matrix", "movie/603"),
      ("www.themoviedb.org/pt-BR/tv/1396", "tv/1396"),
      ("themoviedb.org/tv/1396-breaking-bad", "tv/1396"),
      ("themoviedb.org/tr/tv/1396/season/0", "tv/1396/season/0"),
      ("themoviedb.org/tv/1396-breaking-bad/season/1/episode/2", "tv/1396/season/1/episode/2"),
      ("themoviedb.org/tv/1396/season/1/episode/2/images", "tv/1396/season/1/episode/2"),
      ("themoviedb.org/tv/1396/season/1/cast", "tv/1396/season/1"),
      ("themoviedb.org/tv/1396/season/1/images/posters", "tv/1396/season/1/images"),
      ("themoviedb.org/tv/1396/seasons", "tv/1396"),
      ("themoviedb.org/movie/603/cast", "movie/603/credits"),
      ("themoviedb.org/movie/603-the-matrix/reviews?page=2", "movie/603/reviews"),
      ("themoviedb.org/movie/603/videos", "movie/603/videos"),
      ("themoviedb.org/movie/603/images/posters", "movie/603/images"),
      ("themoviedb.org/movie/603/watch?locale=DE", "movie/603/watch"),
      ("themoviedb.org/tv/1396/recommendations", "tv/1396/recommended"),
      ("themoviedb.org/movie/603/similar", "movie/603/similar"),
      ("themoviedb.org/person/6384-keanu-reeves", "person/6384"),
      ("themoviedb.org/person/6384/images/profiles", "person/6384/images"),
      ("themoviedb.org/person", "people"),
      ("themoviedb.org/collection/2344-the-matrix-collection", "collection/2344"),
      ("themoviedb.org/keyword/818-based-on-novel", "movies/keyword/818"),
      ("themoviedb.org/keyword/818/movie", "movies/keyword/818"),
      ("themoviedb.org/keyword/818/tv", "shows/keyword/818"),
      ("themoviedb.org/genre/28-action/movie", "movies/genre/28"),
      ("themoviedb.org/genre/18/tv", "shows/genre/18"),
      ("themoviedb.org/company/420-marvel-studios/movie", "movies/company/420"),
      ("themoviedb.org/company/420/tv", "shows/where;company=420"),
      ("themoviedb.org/network/49-hbo", "shows/network/49"),
      ("themoviedb.org/search?query=blade+runner", "search/blade%20runner"),
      ("themoviedb.org/search?query=am%C3%A9lie&language=fr", "search/am%C3%A9lie"),
      ("themoviedb.org/search/movie?query=alien&year=1979", "search/alien;type=movie;year=1979"),
      ("themoviedb.org/search/tv?query=", "search;type=tv"),
      ("themoviedb.org/movie", "movies/popular"),
      ("themoviedb.org/movie/now-playing", "movies/now-playing"),
      ("themoviedb.org/movie/top-rated", "movies/top-rated"),
      ("themoviedb.org/tv", "shows/popular"),
      ("themoviedb.org/tv/airing-today", "shows/airing-today"),
      ("themoviedb.org/tv/on-the-air", "shows/on-the-air"),
      ("themoviedb.org/discover/movie?with_genres=28,12&year=&page=2", "movies/where;genre=12,28"),
      (
        "themoviedb.org/discover/tv?with_networks=49&sort_by=vote_average.desc&with_runtime.lte=30",
        "shows/where;network=49;runtime=0-30;sort=rating"
      ),
      ("themoviedb.org/discover/movie?with_genres=28", "movies/genre/28"),
      ("themoviedb.org", "feed"), ("https://www.themoviedb.org/tr", "feed"),
      ("https://www.imdb.com/title/tt0133093/", "find/tt0133093"),
      ("https://m.imdb.com/title/tt0133093/fullcredits?ref_=tt_ov", "find/tt0133093"),
      ("imdb.com/de/title/tt0133093", "find/tt0133093"),
      ("www.imdb.com/es-es/name/nm0000206/bio", "find/nm0000206"),
      ("imdb.com/find/?q=the+matrix&s=tt", "search/the%20matrix"),
    ])
  func page(address: String, link: String) throws {
    #expect(try Link.parse(address).description == link)
  }

  @Test(
    "addresses that name nothing Marquee has",
    arguments: [
      "https://", "http://localhost", "https://themoviedb.org.evil.example/movie/1",
      "https://user@themoviedb.org/movie/1", "themoviedb.org/movie/x", "themoviedb.org/movie/0",
      "themoviedb.org/movie/603/nonsense", "themoviedb.org/tv/1/season", "themoviedb.org/list/1",
      "themoviedb.org/search?query=%zz", "themoviedb.org/discover/movie?with_genres=comedy",
      "imdb.com/title", "themoviedb.org/tv/1/season/1/episode",
    ])
  func refused(address: String) {
    #expect(throws: LinkError.self) { try Link.parse(address) }
  }
}
