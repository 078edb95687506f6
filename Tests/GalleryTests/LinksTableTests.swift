import Gallery
import Navigation
import Screens
import TestSupport
import Testing

/// What texts mean as links, one table for people to read.
@Suite struct LinksTableTests {
  /// Texts that are links: paths, shorthands, pasted addresses.
  private static let links = [
    "", "feed", "feed;movies=top-rated", "feed;shows=on-the-air;movies=popular", "discover",
    "profile", "pokedex", "marvel", "movie/603", "movie/0603", "marquee:movie/603",
    "marquee://feed/movie/603/person/6384", "feed/movie/603/credits", "tv/1396/season/0",
    "tv/1396/season/5/episode/16", "tv/1396/season/5/images", "person/6384/images",
    "collection/2344", "people", "movies/popular", "movies/now-playing", "movies/trending/day",
    "movies/genre/878", "movies/where;genre=878", "movies/where;year=1999;genre=28,878",
    "movies/where;genre=878|28;rating=7.5;votes=200;sort=rating", "movies/cast/6384",
    "movies/where;runtime=90-120", "movies/where;sort=title;genre=18;from=1990-01-01",
    "shows/airing-today", "shows/network/49", "shows/cast/6384", "shows/where;genre=18;country=KR",
    "search", "search/the%20matrix", "search/İstanbul;type=movie;year=2010", "search/a%2Fb",
    "search//movie/603", "find/tt0133093", "tt0133093", "NM0000206", "favorites", "watchlist",
    "rated", "pokemon/25", "character/1009368", "comic/1308",
    "movie/603/person/6384/movie/245891", "movie/603/similar/movie/604/reviews",
    "https://www.themoviedb.org/movie/603-the-matrix?language=tr-TR",
    "themoviedb.org/tv/1396-breaking-bad/season/5/episode/16",
    "https://www.themoviedb.org/person/6384-keanu-reeves",
    "https://www.themoviedb.org/collection/2344", "https://www.themoviedb.org/genre/878/movie",
    "https://www.themoviedb.org/search?query=the+matrix", "https://m.imdb.com/title/tt0133093/",
    "https://www.imdb.com/name/nm0000206/?ref_=nv_sr_1",
  ]

  /// Texts that are none.
  private static let mistakes = [
    "movei/603", "movie", "movie/", "movie/abc", "movie/0", "movie/-1", "movie/99999999999",
    "movie/603/season/1", "season/1", "tv/1396/episode/3", "movie/603/feed", "feed;films=popular",
    "feed;movies=poplar", "movies/poplar", "movies/trending/month", "movies/genre/abc",
    "movies/where;gerne=28", "movies/where;rating=11", "movies/where;year=99999",
    "movies/where;sort=stars", "movies/where;network=49", "shows/where;cast=6384",
    "movies/where;year=1999;year=2000", "search/%zz", "search/%ff", "search/a;type=film",
    "find/tt1", "find/603", "tv/1396/season/1/images/person", "ftp://example.com/",
    "https://example.com/movie/603", "https://www.themoviedb.org/talk/abc",
    "https://www.imdb.com/chart/top",
  ]

  @Test func `links and mistakes are as pinned`() {
    let words = Words(.english)
    var text = "Texts that are links, in their canonical form.\n\n"
    for link in Self.links {
      do throws(LinkError) {
        let parsed = try Link.parse(link)
        text += row(link, parsed.description)
        #expect(throws: Never.self) { try Link.parse(parsed.description) == parsed }
      } catch {
        Issue.record("\(link) is no link: \(words.linkError(error))")
      }
    }
    text += "\nTexts that are none, and what is said of them.\n\n"
    for mistake in Self.mistakes {
      do throws(LinkError) {
        let parsed = try Link.parse(mistake)
        Issue.record("\(mistake) is a link: \(parsed)")
      } catch {
        text += row(mistake, words.linkError(error))
      }
    }
    if let failure = Snapshots.package.failure(
      of: text.showingTrailingSpaces, named: "navigation/links.txt")
    {
      Issue.record("\(failure)")
    }
  }

  private func row(_ left: String, _ right: String) -> String {
    (left.isEmpty ? "(empty)" : left) + "\n    " + right + "\n"
  }
}
