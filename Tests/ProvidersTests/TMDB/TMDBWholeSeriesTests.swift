import Catalog
import Providers
import Testing

@Suite("A whole series of TMDB's, its seasons and its episodes, member by member")
struct TMDBWholeSeriesTests {
  private static let episode = """
    {"id":62161,"season_number":5,"episode_number":16,"name":"Felina","overview":"All bad things.",
    "air_date":"2013-09-29","runtime":56,"vote_average":9.2,"vote_count":320,"episode_type":"finale",
    "still_path":"/felina.jpg","production_code":"","show_id":1396,
    "external_ids":{"imdb_id":"tt2301451"},
    "guest_stars":[{"id":209674,"name":"Charles Baker","character":"Skinny Pete","popularity":2.5},
    {"id":92495,"name":"Matt L. Jones","character":"Badger"}],
    "crew":[{"id":66633,"name":"Vince Gilligan","department":"Directing","job":"Director"},
    {"id":66633,"name":"Vince Gilligan","department":"Writing","job":"Writer"}]}
    """

  private static var felina: Episode {
    var episode = Episode(show: 1396, season: 5, number: 16, name: "Felina")
    episode.overview = LocalizedText("All bad things.", language: "en")
    episode.airDate = CalendarDate("2013-09-29")
    episode.runtime = 56
    episode.rating = Rating(average: 9.2, votes: 320)
    episode.type = "finale"
    episode.stillPath = "/felina.jpg"
    var baker = PersonSummary(id: 209674, name: "Charles Baker")
    baker.popularity = 2.5
    let gilligan = PersonSummary(id: 66633, name: "Vince Gilligan")
    episode.credits = Credits(
      cast: [
        CastMember(person: baker, characters: ["Skinny Pete"]),
        CastMember(
          person: PersonSummary(id: 92495, name: "Matt L. Jones"), characters: ["Badger"]),
      ],
      crew: [
        CrewMember(person: gilligan, department: .directing, jobs: ["Director"]),
        CrewMember(person: gilligan, department: .writing, jobs: ["Writer"]),
      ])
    return episode
  }

  @Test func `an episode with every member is read whole, with IMDb's number of its own`() throws {
    var expected = Self.felina
    expected.imdbID = "tt2301451"
    let request = Request.episode(of: 1396, season: 5, number: 16)
    #expect(try TMDBAsking().response(request, Self.episode) == .episode(expected))
    #expect(try TMDBAsking().calls(request)[0].contains("external_ids"))
  }

  @Test func `a season with every member is read whole, and an episode that is there twice once`()
    throws
  {
    let body = """
      {"_id":"x","air_date":"2012-07-15","id":30272,"name":"Season 5","overview":"The end.",
      "season_number":5,"vote_average":8.9,"poster_path":"/s5.jpg",
      "episodes":[\(Self.episode),{"episode_number":15,"season_number":5,"name":"Granite State",
      "air_date":"2013-09-22","vote_average":0,"vote_count":2},
      {"episode_number":16,"season_number":5,"name":"Twin"}],
      "images":{"posters":[{"file_path":"/s5.jpg","width":680,"height":1000,"iso_639_1":"de"}]}}
      """
    var granite = Episode(show: 1396, season: 5, number: 15, name: "Granite State")
    granite.airDate = CalendarDate("2013-09-22")
    granite.rating = Rating(average: nil, votes: 2)
    var summary = SeasonSummary(
      number: 5, name: "Season 5", episodeCount: 2, airDate: CalendarDate("2012-07-15"),
      rating: Rating(average: 8.9, votes: nil))
    summary.overview = LocalizedText("The end.", language: "en")
    var expected = Season(show: 1396, summary)
    expected.episodes = [Self.felina, granite]
    expected.images = [
      ImageFile(kind: .poster, path: "/s5.jpg", width: 680, height: 1000, language: "de")
    ]
    #expect(
      try TMDBAsking().response(.season(of: 1396, number: 5), body) == .season(expected))
  }

  @Test func `a series with every member is read whole`() throws {
    let body = """
      {"adult":false,"id":1396,"name":"Breaking Bad","original_name":"Totál szívás",
      "original_language":"hu","origin_country":["US","HU","US"],"overview":"A teacher.",
      "first_air_date":"2008-01-20","last_air_date":"2013-09-29","release_date":"1999-01-01",
      "genres":[{"id":18,"name":"Drama"},{"id":80,"name":"Crime"}],"vote_average":8.9,"vote_count":15000,
      "popularity":331.25,"poster_path":"/bb.jpg","tagline":"Change the equation.","status":"Returning Series",
      "type":"Scripted","number_of_seasons":5,"number_of_episodes":62,"episode_run_time":[45,0,47,45],
      "created_by":[{"id":66633,"name":"Vince Gilligan"},{"id":2,"name":"Peter Gould"}],
      "networks":[{"id":174,"name":"AMC","origin_country":"US"},{"id":4,"name":"BBC","origin_country":"GB"}],
      "production_companies":[{"id":11073,"name":"Sony","origin_country":"JP"}],
      "production_countries":[{"iso_3166_1":"MX"},{"iso_3166_1":"US"}],
      "spoken_languages":[{"english_name":"Spanish"}],"homepage":"https://www.amc.com/bb",
      "external_ids":{"imdb_id":"tt0903747"},"alternative_titles":{"results":[{"title":"BrBa"}]},
      "content_ratings":{"results":[{"iso_3166_1":"DE","rating":"16"},{"iso_3166_1":"US","rating":"TV-MA"},
      {"iso_3166_1":"US","rating":"TV-14"},{"iso_3166_1":"FR","rating":""}]},
      "keywords":{"results":[{"id":2231,"name":"drug dealer"}]},
      "seasons":[{"season_number":0,"name":"Specials","episode_count":9,"overview":"Extras."},
      {"season_number":2,"name":"Season 2","episode_count":13,"air_date":"2009-03-08","vote_average":8.5},
      {"season_number":1,"name":"Season 1","episode_count":7,"air_date":"2008-01-20","overview":"It begins."},
      {"season_number":1,"name":"Twin"}],
      "last_episode_to_air":\(Self.episode),
      "next_episode_to_air":{"season_number":6,"episode_number":1,"name":"Return","air_date":"2014-01-01"},
      "aggregate_credits":{"cast":[{"id":17419,"name":"Bryan Cranston","total_episode_count":62,
      "roles":[{"character":"Walter White"},{"character":"Heisenberg"}]}],
      "crew":[{"id":66633,"name":"Vince Gilligan","department":"Writing",
      "jobs":[{"job":"Writer"},{"job":"Story"}]},{"id":5,"name":"B","jobs":[{"job":"Gaffer"}]}]},
      "videos":{"results":[]},"images":{"posters":[]},"watch/providers":{"results":{}}}
      """
    var summary = ShowSummary(id: 1396, name: "Breaking Bad")
    summary.originalName = "Totál szívás"
    summary.originalLanguage = "hu"
    summary.originCountries = ["US", "HU"]
    summary.overview = LocalizedText("A teacher.", language: "en")
    summary.firstAirDate = CalendarDate("2008-01-20")
    summary.genreIDs = [18, 80]
    summary.rating = Rating(average: 8.9, votes: 15000)
    summary.popularity = 331.25
    summary.posterPath = "/bb.jpg"
    var show = TVShow(summary)
    show.tagline = LocalizedText("Change the equation.", language: "en")
    show.status = .returning
    show.type = "Scripted"
    show.lastAirDate = CalendarDate("2013-09-29")
    show.seasonCount = 5
    show.episodeCount = 62
    show.episodeRuntimes = [45, 47]
    show.genres = [Genre(id: 18, name: "Drama"), Genre(id: 80, name: "Crime")]
    show.keywords = [Keyword(id: 2231, name: "drug dealer")]
    let gilligan = PersonSummary(id: 66633, name: "Vince Gilligan")
    show.creators = [gilligan, PersonSummary(id: 2, name: "Peter Gould")]
    show.networks = [
      Network(id: 174, name: "AMC", country: "US"), Network(id: 4, name: "BBC", country: "GB"),
    ]
    show.companies = [Company(id: 11073, name: "Sony", country: "JP")]
    show.countries = ["MX", "US"]
    show.spokenLanguages = ["Spanish"]
    show.homepage = "https://www.amc.com/bb"
    show.imdbID = "tt0903747"
    show.alternativeTitles = ["BrBa"]
    show.certificates = [
      Certificate(region: "DE", text: "16"), Certificate(region: "US", text: "TV-MA"),
      Certificate(region: "US", text: "TV-14"),
    ]
    var first = SeasonSummary(
      number: 1, name: "Season 1", episodeCount: 7, airDate: CalendarDate("2008-01-20"), rating: nil
    )
    first.overview = LocalizedText("It begins.", language: "en")
    let second = SeasonSummary(
      number: 2, name: "Season 2", episodeCount: 13, airDate: CalendarDate("2009-03-08"),
      rating: Rating(average: 8.5, votes: nil))
    var specials = SeasonSummary(
      number: 0, name: "Specials", episodeCount: 9, airDate: nil, rating: nil)
    specials.overview = LocalizedText("Extras.", language: "en")
    show.seasons = [first, second, specials]
    show.lastEpisode = Self.felina
    var next = Episode(show: 1396, season: 6, number: 1, name: "Return")
    next.airDate = CalendarDate("2014-01-01")
    show.nextEpisode = next
    show.credits = Credits(
      cast: [
        CastMember(
          person: PersonSummary(id: 17419, name: "Bryan Cranston"),
          characters: ["Walter White", "Heisenberg"], episodeCount: 62)
      ],
      crew: [
        CrewMember(person: gilligan, department: .writing, jobs: ["Writer", "Story"]),
        CrewMember(person: PersonSummary(id: 5, name: "B"), department: nil, jobs: ["Gaffer"]),
      ])
    show.videos = []
    show.images = []
    show.watch = []
    let read = try TMDBAsking().show(body)
    #expect(read == show)
    #expect(read.certificates(for: "US").map(\.text) == ["TV-MA", "TV-14"])
    #expect(read.certificates(for: "TR").map(\.region) == ["US", "US"])
    #expect(read.episodes(around: try #require(CalendarDate("2013-12-31"))).next == next)
    #expect(read.episodes(around: try #require(CalendarDate("2014-01-01"))).next == next)
    let after = read.episodes(around: try #require(CalendarDate("2014-01-02")))
    #expect(after.last == next && after.next == nil)
  }
}
