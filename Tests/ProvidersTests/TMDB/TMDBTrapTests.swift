import Catalog
import Providers
import Testing

/// Facts of TMDB's answers that break naive readers, each counted in real answers or told by others.
@Suite("What breaks naive readers")
struct TMDBTrapTests {
  private let asking = TMDBAsking()

  @Test func `trap 1, an empty release date is none`() throws {
    #expect(try asking.row(#"{"id":1,"title":"A","release_date":""}"#).releaseDate == nil)
    #expect(try asking.row(#"{"id":1,"title":"A","release_date":null}"#).releaseDate == nil)
  }

  @Test func `trap 2, a release date may not be there at all`() throws {
    #expect(try asking.row(#"{"id":1,"title":"A","video":true}"#).releaseDate == nil)
    let shows = try asking.page(#"{"id":1,"name":"A"}"#, of: .shows(.named(.popular)))
    #expect(shows.elements.count == 1 && shows.skipped == 0)
  }

  @Test func `trap 3, empty days of first airing and of episodes are none`() throws {
    let season = try asking.season(
      #"{"name":"Specials","episodes":[{"episode_number":29,"name":"A","air_date":""}]}"#,
      number: 0)
    #expect(season.episodes?.first?.airDate == nil)
    #expect(season.episodes?.first?.season == 0)
    let show = try asking.show(#"{"id":1,"name":"A","first_air_date":""}"#)
    #expect(show.summary.firstAirDate == nil)
  }

  @Test func `trap 4, a season may have no day and no poster`() throws {
    let show = try asking.show(
      """
      {"id":1418,"name":"The Big Bang Theory","seasons":[{"season_number":0,"name":"Specials",
      "air_date":null,"poster_path":null,"episode_count":7}]}
      """)
    #expect(show.seasons?.map(\.airDate) == [nil])
  }

  @Test func `trap 5, a running time that is null, absent or 0 is unknown`() throws {
    for runtime in [#","runtime":null"#, #","runtime":0"#, ""] {
      let season = try asking.season(
        #"{"name":"A","episodes":[{"episode_number":1,"name":"A"\#(runtime)}]}"#)
      #expect(season.episodes?.first?.runtime == nil)
      #expect(try asking.movie(#"{"id":1,"title":"A"\#(runtime)}"#).runtime == nil)
    }
  }

  @Test func `trap 6, paths of pictures may be null`() throws {
    let row = #"{"id":1,"title":"A","poster_path":null,"backdrop_path":null}"#
    #expect(try asking.row(row).posterPath == nil)
  }

  @Test func `trap 7, most movies belong to no collection`() throws {
    let alone = #"{"id":1,"title":"A","belongs_to_collection":null}"#
    #expect(try asking.movie(alone).collection == nil)
    let body =
      #"{"id":1,"title":"A","belongs_to_collection":{"id":10,"name":"B","poster_path":null}}"#
    #expect(try asking.movie(body).collection?.id == 10)
  }

  @Test func `trap 8, a budget of 0 is unknown and revenues do not fit in 32 bits`() throws {
    let movie = try asking.movie(#"{"id":1,"title":"A","budget":0,"revenue":2923706026}"#)
    #expect(movie.budget == nil)
    #expect(movie.revenue == 2_923_706_026)
  }

  @Test func `trap 9, numbers are written with and without a fraction`() throws {
    for average in ["8", "8.0", "8e0", "0.8E+1"] {
      let row = try asking.row(
        #"{"id":1.0,"title":"A","vote_average":\#(average),"vote_count":10.0,"popularity":0}"#)
      #expect(row.id == 1)
      #expect(row.rating == Rating(average: 8, votes: 10))
      #expect(row.popularity == 0)
    }
  }

  @Test func `trap 10, a country of origin is missing in four ways`() throws {
    let show = try asking.show(
      """
      {"id":1,"name":"A","origin_country":[],"networks":[{"id":49,"name":"HBO",
      "origin_country":""}],"production_companies":[{"id":3,"name":"B","origin_country":null}]}
      """)
    #expect(show.summary.originCountries.isEmpty)
    #expect(show.networks == [Network(id: 49, name: "HBO")])
    #expect(show.companies == [Company(id: 3, name: "B")])
    #expect(try asking.show(#"{"id":1,"name":"A"}"#).summary.originCountries.isEmpty)
  }

  @Test func `trap 11, adult is absent or null where it is not said`() throws {
    let rows =
      #"{"id":1,"title":"A","adult":null},{"id":2,"title":"B"},"#
      + #"{"id":3,"title":"C","adult":true}"#
    let adult = try asking.page(rows).elements.map { row in
      if case .movie(let movie) = row { movie.isAdult } else { false }
    }
    #expect(adult == [false, false, true])
  }

  @Test func `trap 12, new kinds of row are counted and left out, and the rest of the page stays`()
    throws
  {
    let page = try asking.page(
      """
      {"id":1,"media_type":"movie","title":"A"},{"id":2,"media_type":"hologram","name":"B"},
      {"id":3,"media_type":"collection","name":"C"},{"id":4,"media_type":"person","name":"D"},
      {"id":5,"media_type":"tv","name":"E"}
      """, of: .search(SearchQuery(text: "a")))
    #expect(page.elements.map(\.name) == ["A", "C", "D", "E"])
    #expect(page.skipped == 1)
    let collection = try asking.response(
      .collection(1),
      """
      {"id":1,"name":"All","parts":[{"id":2,"media_type":"collection","name":"In it"},
      {"id":3,"media_type":"movie","name":"B","original_name":"B"},{"id":4,"title":"C"}]}
      """)
    guard case .collection(let parts) = collection else { throw Unexpected() }
    #expect(parts.parts.map(\.title) == ["B", "C"])
  }

  @Test func `trap 12, a list of movies takes no other thing for one`() throws {
    let page = try asking.page(
      """
      {"id":1,"title":"A"},{"id":2,"name":"A Collection","original_name":"A Collection"},
      {"id":3,"media_type":"collection","name":"C"},{"id":4,"media_type":"hologram","title":"H"},
      {"id":5,"media_type":"movie","name":"M"},{"id":6,"media_type":7,"title":"N"}
      """, of: .search(SearchQuery(text: "a", kind: .movie)))
    #expect(page.elements.map(\.name) == ["A", "C", "M", "N"])
    guard case .collection? = page.elements.dropFirst().first else { throw Unexpected() }
    #expect(page.skipped == 2)
  }

  @Test func `trap 13, what people are known for mixes movies and series, and lacks fields`() throws
  {
    let page = try asking.page(
      """
      {"id":6384,"name":"Keanu Reeves","known_for":[{"id":603,"title":"The Matrix",
      "media_type":"movie"},{"id":1,"name":"A","media_type":"tv"},{"id":2,"name":"Matrix",
      "media_type":"collection"}]}
      """, of: .people)
    guard case .person(let person)? = page.elements.first else { throw Unexpected() }
    #expect(person.knownFor.map(\.id) == [.movie(603), .show(1)])
  }

  @Test func `trap 14, a member that is now false and now an object breaks nothing`() throws {
    // As TMDB's account states have `rated`; what is read here is written in both ways as well.
    let none = try asking.movie(
      #"{"id":1,"title":"A","belongs_to_collection":false,"account_states":{"rated":false}}"#)
    #expect(none.collection == nil && none.summary.title == "A")
    let one = try asking.movie(
      #"{"id":1,"title":{"value":"A"},"original_title":"B","runtime":{"value":136},"#
        + #""belongs_to_collection":{"id":10,"name":"C"},"account_states":{"rated":{"value":8.5}}}"#
    )
    #expect(one.collection?.id == 10 && one.runtime == nil && one.summary.title == "B")
    let show = try asking.show(
      #"{"id":1,"name":"A","next_episode_to_air":false,"seasons":false,"created_by":{"id":2}}"#)
    #expect(show.nextEpisode == nil && show.summary.name == "A")
  }

  @Test func `trap 15, a birthday may be a year alone`() throws {
    let person = try asking.person(#"{"id":1,"name":"A","birthday":"1945","deathday":""}"#)
    #expect(person.birthday == nil && person.birthYear == 1945 && person.deathday == nil)
    #expect(try asking.person(#"{"id":1,"name":"A","birthday":null}"#).birthYear == nil)
    for death in ["1990", "1990-00-00"] {
      let dead = try asking.person(
        #"{"id":1,"name":"A","birthday":"1929-02-01","deathday":"\#(death)"}"#)
      #expect(dead.deathday == nil && dead.deathYear == 1990)
    }
  }

  @Test func `trap 16, release dates are instants of which the day is taken as it stands`() throws {
    let movie = try asking.movie(
      """
      {"id":550,"title":"Fight Club","release_dates":{"results":[{"iso_3166_1":"US",
      "release_dates":[{"certification":"R","release_date":"1999-10-15T00:00:00.000Z","type":3},
      {"certification":"","release_date":"1999-10-15","type":9}]}]}}
      """)
    let day = CalendarDate("1999-10-15")
    #expect(movie.releases?.map(\.date) == [day, day])
    #expect(movie.releases?.map(\.kind) == [.theatrical, nil])
    #expect(movie.certification(in: "US") == "R")
  }

  @Test(arguments: ["2010-06-16 23:26:16 UTC", "2010-06-16T23:26:16.000Z", "2010-06-16"])
  func `trap 17, days are written in three ways`(text: String) throws {
    let movie = try asking.movie(
      """
      {"id":1,"title":"A","videos":{"results":[{"key":"m8e-FF8MsqU","site":"YouTube",
      "name":"Trailer","type":"Trailer","published_at":"\(text)"}]}}
      """)
    #expect(movie.videos?.first?.published == CalendarDate("2010-06-16"))
  }

  @Test func `trap 18, a review may lack its rating and its author`() throws {
    let page = try asking.page(
      """
      {"id":"5f","author":"","content":"Good.","author_details":{"name":"","username":"",
      "avatar_path":"/https://secure.gravatar.com/avatar/a.jpg","rating":null}}
      """, of: .reviews(.movie(550)))
    guard case .review(let review)? = page.elements.first else { throw Unexpected() }
    #expect(review.author == nil && review.rating == nil && review.content == "Good.")
  }

  @Test func `trap 19, providers stand under a key with a slash and under countries`() throws {
    let movie = try asking.movie(
      """
      {"id":1,"title":"A","watch/providers":{"results":{"TR":{"link":"x","flatrate":[
      {"provider_id":8,"provider_name":"Netflix"}],"gifts":[{"provider_name":"?"}]},
      "US":{"link":"x","ads":[{"provider_name":"Tubi"}]},"XX":{"link":"x"}}}}
      """)
    #expect(
      movie.watch == [
        WatchOptions(region: "TR", providers: [.stream: ["Netflix"]]),
        WatchOptions(region: "US", providers: [.ads: ["Tubi"]]),
      ])
  }

  @Test func `trap 20, movies and series keep the same thing under different keys`() throws {
    let movie = try asking.movie(
      """
      {"id":1,"title":"A","keywords":{"keywords":[{"id":310,"name":"ai"}]},
      "alternative_titles":{"titles":[{"title":"B","iso_3166_1":"US","type":""}]}}
      """)
    let show = try asking.show(
      """
      {"id":1,"name":"A","keywords":{"results":[{"id":310,"name":"ai"}]},
      "alternative_titles":{"results":[{"title":"B","iso_3166_1":"US","type":""}]},
      "external_ids":{"imdb_id":"tt0944947","tvrage_id":"24493","tvdb_id":null}}
      """)
    #expect(movie.keywords == show.keywords && movie.keywords?.count == 1)
    #expect(movie.alternativeTitles == ["B"] && show.alternativeTitles == ["B"])
    #expect(show.imdbID == "tt0944947")
  }

  @Test func `trap 21, a movie and a series of one number are two titles`() throws {
    let page = try asking.page(
      #"{"id":605,"media_type":"movie","title":"A"},{"id":605,"media_type":"tv","name":"B"}"#,
      of: .search(SearchQuery(text: "a")))
    #expect(page.elements.count == 2 && Set(page.elements).count == 2)
  }

  @Test func `trap 22, more pages are said to be there than are served`() throws {
    let page = try asking.page(#"{"id":1,"title":"A"}"#, number: 500, totalPages: 42_471)
    #expect(page.totalPages == 42_471 && page.endsList)
  }

  @Test func `trap 23, a title of several roles is one title, and a short page is no end`() throws {
    let credits =
      #"{"cast":[{"id":1,"title":"A"},{"id":1,"title":"A"},{"id":1,"name":"S"}],"crew":[]}"#
    guard
      case .list(let titles) = try asking.response(.list(.shows(.cast(6384)), page: 1), credits)
    else { throw Unexpected() }
    #expect(titles.elements.map(\.name) == ["S", "A"] && titles.totalResults == 2)
    #expect(!(try asking.page(#"{"id":1,"title":"A"}"#, totalPages: 3).endsList))
  }

  @Test func `trap 24, some errors come with HTTP 200, and what is not found too`() throws {
    #expect(
      asking.failure(.movie(1), #"{"status_code":21,"status_message":"Entry not found."}"#)
        == .notFound)
    let id = try #require(ExternalID("tt0000001"))
    let empty =
      #"{"movie_results":[],"person_results":[],"tv_results":[],"tv_season_results":[]}"#
    #expect(asking.failure(.find(id), empty) == .notFound)
  }

  private static let errors: [(String, Int, Failure)] = [
    (#"{"success":false,"status_code":34,"status_message":"x"}"#, 404, Failure.notFound),
    (#"{"status_message":"x","status_code":34}"#, 404, .notFound),
    (#"{"status_code":7,"success":false}"#, 401, .unauthorized),
    (#"{"errors":["page must be less than or equal to 500"]}"#, 422, .server(status: 422)),
    (#"{"success":false,"status_code":18,"errors":["x"]}"#, 400, .server(status: 400)),
    (#"{"success":false}"#, 401, .unauthorized),
    (#"{"status_code":25}"#, 429, .rateLimited(retryAfter: nil)),
    (#"{"status_code":9}"#, 503, .server(status: 503)),
    (#"{"status_code":99}"#, 200, .server(status: 400)),
  ]

  @Test(arguments: errors)
  func `trap 25, an error is written in many ways`(body: String, status: Int, failure: Failure) {
    #expect(asking.failure(.movie(1), body, status: status) == failure)
  }

  @Test func `trap 26, a gateway answers with HTML`() {
    let html = "<html><head><title>502 Bad Gateway</title></head></html>"
    #expect(asking.failure(.movie(1), html, status: 502) == .server(status: 502))
    #expect(asking.failure(.movie(1), html) == .foreign)
    #expect(asking.failure(.movie(1), html, status: 403) == .foreign)
  }

  @Test func `trap 27, an answer that is compressed in secret is told from a broken one`() {
    #expect(
      asking.failure(.movie(1), bytes: [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3])
        == .malformed("the answer is compressed without saying so"))
  }

  @Test func `trap 28, a genre without a name in a language has its English one`() throws {
    let genres = try TMDBAsking("ca", region: "ES").response(
      .genres, #"{"genres":[{"id":28,"name":null},{"id":18,"name":"Drama"}]}"#,
      #"{"genres":[{"id":99999,"name":null},{"id":37,"name":""}]}"#)
    #expect(
      genres
        == .genres(
          movie: [Genre(id: 28, name: "Action"), Genre(id: 18, name: "Drama")],
          show: [Genre(id: 37, name: "Western")]))
  }

  @Test func `trap 29, a body of a megabyte is read in order, whatever its numbers`() throws {
    // 683 KB is the largest that was seen, 837 rows the most.
    let path = String(repeating: "x", count: 300)
    let rows = (1...3000).map {
      #"{"id":\#($0),"name":"A\#($0)","order":\#(9000 - $0),"profile_path":"/\#(path).jpg"}"#
    }
    let body =
      #"{"id":1,"name":"A","aggregate_credits":{"cast":[\#(rows.joined(separator: ","))]}}"#
    #expect(body.utf8.count > 1_000_000)
    let show = try asking.show(body)
    #expect(show.credits?.cast.map(\.person.id.rawValue) == Array(1...3000))
  }

  @Test func `trap 30, a value that is new is kept as it is`() throws {
    let movie = try asking.movie(
      """
      {"id":1,"title":"A","status":"Dreamt Of","videos":{"results":[{"key":"k","site":"PeerTube",
      "name":"N","type":"Hologram"}]}}
      """)
    #expect(movie.status == "Dreamt Of")
    #expect(movie.videos?.first?.type == "Hologram" && movie.videos?.first?.address == nil)
    let season = try asking.season(
      #"{"name":"A","episodes":[{"episode_number":1,"name":"A","episode_type":"cliffhanger"}]}"#)
    #expect(season.episodes?.first?.type == "cliffhanger")
  }

  @Test func `trap 31, texts are cleaned of what commands or hides`() throws {
    let row = try asking.row(
      #"{"id":1,"title":" A\u001b[31m\u202eB\u0007 ","overview":"one\r\ntwo\u0000\u009b2J"}"#)
    #expect(row.title == "AB")
    #expect(row.overview?.text == "one\ntwo")
    let page = try asking.page(
      #"{"id":"1","author":"a","content":"<b>Good</b> &amp; <br/>long, I <3 it &#39;s"}"#,
      of: .reviews(.movie(1)))
    guard case .review(let review)? = page.elements.first else { throw Unexpected() }
    #expect(review.content == "Good &\nlong, I <3 it 's")
    let movie = try asking.movie(
      """
      {"id":1,"title":"A","release_dates":{"results":[{"iso_3166_1":"SG","release_dates":[
      {"certification":"M18 ","release_date":"1999-10-15T00:00:00.000Z","type":3}]}]}}
      """)
    #expect(movie.certification(in: "SG") == "M18")
  }

  @Test func `trap 32, an empty text is none`() throws {
    let movie = try asking.movie(
      #"{"id":1,"title":"A","homepage":"","tagline":"","overview":"","status":"","imdb_id":""}"#)
    #expect(movie.homepage == nil && movie.tagline == nil && movie.summary.overview == nil)
    #expect(movie.status == nil && movie.imdbID == nil)
  }

  @Test func `trap 33, Specials are a season, are not counted and come last`() throws {
    let show = try asking.show(
      """
      {"id":1,"name":"A","number_of_seasons":2,"seasons":[{"season_number":0,"name":"Specials"},
      {"season_number":1,"name":"Season 1"},{"season_number":2,"name":""}]}
      """)
    #expect(show.seasons?.map(\.number) == [1, 2, 0])
    #expect(show.seasons?.map(\.name) == ["Season 1", "Season 2", "Specials"])
    #expect(show.seasonCount == 2)
  }

  @Test func `trap 34, unknown keys and another order of keys change nothing`() throws {
    let one = try asking.row(#"{"id":1,"title":"A","vote_average":7.5,"vote_count":2}"#)
    let other = try asking.row(
      #"{"softcore":false,"vote_count":2,"new":{"id":[{}]},"title":"A","vote_average":7.5,"id":1}"#)
    #expect(one == other)
  }

  @Test func `trap 31, a text of blanks alone is none, and another language's stands in`() throws {
    let movie = try asking.movie(
      """
      {"id":1,"title":"A","overview":"\\u00a0\\u2003\\u3000","translations":{"translations":[
      {"iso_639_1":"en","iso_3166_1":"US","data":{"overview":"Something."}}]}}
      """)
    #expect(movie.summary.overview?.text == "Something.")
  }

  @Test func `of several certifications of a country that of its cinemas is told`() throws {
    let movie = try asking.movie(
      """
      {"id":1,"title":"A","release_dates":{"results":[{"iso_3166_1":"US","release_dates":[
      {"certification":"NR","release_date":"2001-01-01","type":5},
      {"certification":"PG","release_date":"1999-01-02","type":2},
      {"certification":"R","release_date":"1999-01-03","type":3}]},
      {"iso_3166_1":"TR","release_dates":[{"certification":"18+","release_date":"","type":4}]}]}}
      """)
    #expect(movie.certification(in: "US") == "R")
    #expect(movie.certification(in: "TR") == "18+")
    #expect(movie.certification(in: "DE") == nil)
  }

  @Test func `trap 35, a series may have no running time and no next episode`() throws {
    let show = try asking.show(
      """
      {"id":1,"name":"A","episode_run_time":[],"next_episode_to_air":null,
      "last_episode_to_air":{"id":5,"season_number":8,"episode_number":6,"name":"The Iron Throne"}}
      """)
    #expect(show.episodeRuntimes == [] && show.nextEpisode == nil)
    #expect(show.lastEpisode?.show == 1 && show.lastEpisode?.number == 6)
  }

  @Test func `trap 36, a page of odd rows alone is not the end`() throws {
    let page = try asking.page(#"{"id":1},{"id":"x","title":"A"},7,null"#, totalPages: 9)
    #expect(page.elements.isEmpty && page.skipped == 4 && !page.endsList)
  }

  @Test func `trap 37, a day that no calendar has is none, and a plus is a plus`() throws {
    let row = try asking.row(#"{"id":1,"title":"A","release_date":"2025-13-45"}"#)
    #expect(row.releaseDate == nil)
    let query = SearchQuery(text: "a+b&d=%2B")
    let call = try asking.plan(.list(.search(query), page: 1)).calls.first
    #expect(call?.query.first?.value == "a+b&d=%2B")
  }

  @Test func `trap 37, a slash is a slash whatever is combined with it`() throws {
    // A search by characters does not see it: with the mark behind it it is one character.
    let slash = "/\u{338}"
    #expect(!slash.contains("/" as Character))
    let query = SearchQuery(text: "a\(slash)b")
    let call = try asking.plan(.list(.search(query), page: 1)).calls.first
    #expect(call?.query.first.map { Array($0.value.utf8) } == Array("a\(slash)b".utf8))
    #expect(call?.path == "/3/search/multi")
  }
}
