import Catalog
import Providers
import Testing

@Suite("What TMDB answers, as screens show it")
struct TMDBReadingTests {
  private let asking = TMDBAsking()
  private let turkish = TMDBAsking("tr", region: "TR")

  @Test func `a movie has all that its page shows`() throws {
    let answer = try turkish.response(.movie(603), TMDBBodies.movie)
    guard case .movie(let movie, let parts) = answer else { throw Unexpected() }
    #expect(answer.answers(.movie(603)))
    #expect(movie.summary.title == "Matrix" && movie.summary.originalTitle == "The Matrix")
    #expect(movie.summary.genreIDs == [28, 878] && movie.genres.map(\.name)[1] == "Bilim-Kurgu")
    #expect(movie.summary.rating == Rating(average: 8.2, votes: 26000))
    #expect(movie.collection == CollectionSummary(id: 2344, name: "The Matrix Collection"))
    #expect(movie.runtime == 136 && movie.budget == 63_000_000 && movie.revenue == 463_517_383)
    #expect(movie.imdbID == "tt0133093" && movie.homepage == "http://www.warnerbros.com/matrix")
    #expect(movie.companies.map(\.country) == ["US"] && movie.countries == ["US"])
    #expect(movie.keywords?.map(\.id) == [1721, 310] && movie.spokenLanguages == ["English"])
    #expect(movie.credits?.cast.map(\.characters) == [["Neo"], ["Morpheus"]])
    #expect(movie.credits?.directors.map(\.person.name) == ["Lana Wachowski", "Lilly Wachowski"])
    #expect(movie.credits?.crew.map(\.jobs).last == ["Writer", "Story"])
    #expect(movie.videos?.first?.address == "https://www.youtube.com/watch?v=m8e-FF8MsqU")
    #expect(movie.images?.map(\.kind) == [.poster, .backdrop, .logo])
    #expect(movie.images?.map(\.language) == ["en", nil, "en"])
    #expect(movie.watch == [WatchOptions(region: "TR", providers: [.rent: ["Apple TV"]])])
    #expect(movie.certification(in: "TR") == "13+")
    #expect(parts[.similar(.movie(603))]?.elements.map(\.name) == ["The Matrix Reloaded"])
    #expect(parts[.similar(.movie(603))]?.endsList == false)
    #expect(parts[.recommended(.movie(603))]?.elements.isEmpty == true)
    #expect(parts[.reviews(.movie(603))]?.endsList == true)
  }

  @Test func `a text nobody translated comes in English and says so`() throws {
    let movie = try turkish.movie(TMDBBodies.movie)
    #expect(movie.summary.overview?.language == "en" && movie.tagline?.text == "Free your mind.")
    let person = try turkish.person(TMDBBodies.person)
    #expect(person.biography?.language == "en")
  }

  @Test func `the translation of the region stands before others of the language`() throws {
    let body = """
      {"id":1,"title":"A","overview":"","translations":{"translations":[
      {"iso_3166_1":"US","iso_639_1":"en","data":{"overview":"English"}},
      {"iso_3166_1":"PT","iso_639_1":"pt","data":{"overview":"Portugal"}},
      {"iso_3166_1":"BR","iso_639_1":"pt","data":{"overview":"Brasil"}}]}}
      """
    func overview(_ language: String) throws -> LocalizedText? {
      try TMDBAsking(language, region: "DE").movie(body).summary.overview
    }
    #expect(try overview("pt-BR") == LocalizedText("Brasil", language: "pt"))
    #expect(try overview("pt-PT") == LocalizedText("Portugal", language: "pt"))
    #expect(try overview("pt") == LocalizedText("Portugal", language: "pt"))
    #expect(try overview("de-DE") == LocalizedText("English", language: "en"))
  }

  @Test(arguments: [
    // What there is, from far to near, for whoever asks for the language.
    ("pt-BR", ["ja JP", "en US", "pt AO", "pt PT", "pt BR"]),
    ("pt-PT", ["ja JP", "en US", "pt BR", "pt AO", "pt PT"]),
    ("zh-TW", ["ja JP", "en US", "zh SG", "zh CN", "zh HK", "zh TW"]),
    ("zh-SG", ["ja JP", "en US", "zh TW", "zh CN", "zh SG"]),
    ("es-MX", ["ja JP", "en US", "es GQ", "es ES", "es AR", "es MX"]),
    ("en-GB", ["ja JP", "en CA", "en US", "en AU", "en GB"]),
    ("fr-CA", ["ja JP", "en US", "fr BF", "fr FR", "fr CA"]),
  ])
  func `of titles and texts the nearest variant is taken`(
    language: String, variants: [String]
  ) throws {
    for count in 1...variants.count {
      // The order of the answer says nothing.
      let rows = variants.prefix(count).reversed().map { variant in
        let codes = variant.split(separator: " ")
        return
          #"{"iso_639_1":"\#(codes[0])","iso_3166_1":"\#(codes[1])","data":{"title":"\#(variant)","#
          + #""overview":"of \#(variant)"}}"#
      }
      let body = """
        {"id":129,"title":"ja JP","original_title":"ja JP","original_language":"ja","overview":"",
        "translations":{"translations":[\(rows.joined(separator: ","))]}}
        """
      let summary = try TMDBAsking(language, region: "DE").movie(body).summary
      let nearest = variants[count - 1]
      #expect(summary.title == nearest && summary.overview?.text == "of \(nearest)")
    }
  }

  @Test func `a title nobody translated is the English one, unless the original is read`() throws {
    let body = """
      {"id":129,"title":"千と千尋の神隠し","original_title":"千と千尋の神隠し","original_language":"ja",
      "translations":{"translations":[{"iso_3166_1":"US","iso_639_1":"en",
      "data":{"title":"Spirited Away"}}]}}
      """
    #expect(try turkish.movie(body).summary.title == "Spirited Away")
    #expect(try TMDBAsking("ja").movie(body).summary.title == "千と千尋の神隠し")
  }

  @Test func `a series has all that its page shows`() throws {
    let show = try asking.show(TMDBBodies.show)
    #expect(show.creators.map(\.name) == ["Vince Gilligan"] && show.networks.map(\.id) == [174])
    #expect(show.episodeRuntimes == [47, 45] && show.seasonCount == 5 && show.episodeCount == 62)
    #expect(show.seasons?.map(\.number) == [1, 0])
    #expect(show.seasons?.map(\.rating) == [Rating(average: 8.3, votes: nil), nil])
    #expect(show.lastEpisode?.name == "Felina" && show.lastEpisode?.type == "finale")
    #expect(show.credits?.cast.first?.characters == ["Walter White", "Narrator"])
    #expect(show.credits?.cast.first?.episodeCount == 62)
    #expect(show.credits?.crew.first?.jobs == ["Writer", "Story"])
    #expect(show.certificates.map(\.text) == ["TV-MA", "16"])
    #expect(show.imdbID == "tt0903747" && show.status == "Ended" && show.type == "Scripted")
    #expect(show.keywords == nil && show.videos == nil && show.watch == nil)
  }

  @Test func `episodes nobody translated have their English names and texts`() throws {
    let season = try turkish.season(TMDBBodies.season, TMDBBodies.seasonInEnglish)
    #expect(season.episodes?.map(\.name) == ["Pilot", "Kedi Torbada"])
    #expect(season.episodes?.map(\.overview?.language) == ["en", "tr"])
    #expect(season.summary.overview?.text.hasPrefix("High school") == true)
    #expect(season.summary.episodeCount == 2 && season.images?.count == 1)
    #expect(season.episodes?.map(\.stillPath) == ["/s.jpg", nil])
    #expect(season.episodes?.first?.credits?.cast.first?.characters == ["Emilio Koyama"])
    #expect(season.episodes?.first?.credits?.crew.first?.jobs == ["Director"])
  }

  @Test(arguments: ["Episode 12", "12. Bölüm", "第12話", "第12集", "12", "Folge 12"])
  func `a name made of its number is none`(name: String) throws {
    let body = #"{"name":"S","episodes":[{"episode_number":12,"name":"\#(name)"}]}"#
    let english = #"{"episodes":[{"episode_number":12,"name":"The Real One"}]}"#
    #expect(try turkish.season(body, english).episodes?.first?.name == "The Real One")
  }

  @Test(arguments: ["12 Kızgın Adam", "Episode 2", "Oniki", "12:00 to 1:00"])
  func `a name with a number in it is a name`(name: String) throws {
    let body = #"{"name":"S","episodes":[{"episode_number":12,"name":"\#(name)"}]}"#
    let english = #"{"episodes":[{"episode_number":12,"name":"The Real One"}]}"#
    #expect(try turkish.season(body, english).episodes?.first?.name == name)
  }

  @Test func `a season does without the English one where that fails`() throws {
    var plan = try turkish.plan(.season(of: 1396, number: 1))
    try plan.take(Array("<html>".utf8), status: 502, of: 1)
    #expect(try plan.response() == nil)
    try plan.take(Array(TMDBBodies.season.utf8), of: 0)
    guard case .season(let season)? = try plan.response() else { throw Unexpected() }
    #expect(season.episodes?.first?.name == "1. Bölüm")
    #expect(throws: Failure.offline) { try plan.fail(.offline, of: 0) }
  }

  @Test func `answers are taken in any order`() throws {
    var plan = try asking.plan(.genres)
    try plan.take(Array(#"{"genres":[{"id":10759,"name":"Action & Adventure"}]}"#.utf8), of: 1)
    #expect(try plan.response() == nil)
    try plan.take(Array(#"{"genres":[{"id":28,"name":"Action"}]}"#.utf8), of: 0)
    #expect(
      try plan.response()
        == .genres(
          movie: [Genre(id: 28, name: "Action")],
          show: [Genre(id: 10759, name: "Action & Adventure")]))
  }

  @Test func `a person has roles, jobs and portraits`() throws {
    let person = try asking.person(TMDBBodies.person)
    #expect(person.birthday == CalendarDate("1964-09-02") && person.deathday == nil)
    #expect(person.alsoKnownAs.count == 2 && person.imdbID == "nm0000206")
    #expect(person.credits.map(\.title.id) == [.movie(603), .show(549), .movie(177677)])
    #expect(
      person.credits.map(\.part) == [
        .cast(character: "Neo"), .cast(character: "Self"),
        .crew(department: "Production", job: "Producer"),
      ])
    #expect(person.credits.map(\.episodeCount) == [nil, 2, nil])
    #expect(person.images?.map(\.kind) == [.profile])
  }

  @Test func `what a person played in is paged here`() throws {
    let rows = (1...45).map { #"{"id":\#($0),"title":"A\#($0)","popularity":\#($0)}"# }
    let body = #"{"cast":[\#(rows.joined(separator: ",")),{"odd":1}]}"#
    func page(_ number: Int) throws -> Page<ListRow> {
      let answer = try asking.response(.list(.shows(.cast(6384)), page: number), body)
      guard case .list(let page) = answer else { throw Unexpected() }
      return page
    }
    #expect(try page(1).elements.first?.name == "A45" && page(1).skipped == 1)
    #expect(try page(3).elements.count == 5 && page(3).endsList)
    #expect(try page(4).elements.isEmpty)
  }

  @Test func `a page is read row by row`() throws {
    let answer = try asking.response(.list(.movies(.named(.popular)), page: 1), TMDBBodies.page)
    guard case .list(let page) = answer else { throw Unexpected() }
    #expect(page.elements.map(\.name) == ["The Matrix", "The Matrix Reloaded"])
    #expect(page.skipped == 1 && page.totalPages == 2 && page.totalResults == 23)
    guard case .movie(let first) = page.elements[0], case .movie(let second) = page.elements[1]
    else { throw Unexpected() }
    #expect(first.overview == LocalizedText("A hacker \"Neo\" é😀.", language: "en"))
    #expect(first.releaseDate == CalendarDate("1999-03-31") && first.posterPath == "/m.jpg")
    #expect(second.rating == nil)
  }

  @Test func `keywords, companies, networks and collections have names`() throws {
    #expect(
      try asking.response(.keyword(310), #"{"id":310,"name":"artificial intelligence"}"#)
        == .keyword(Keyword(id: 310, name: "artificial intelligence")))
    #expect(
      try asking.response(.company(3), #"{"id":3,"name":"Pixar","origin_country":"US"}"#)
        == .company(Company(id: 3, name: "Pixar", country: "US")))
    #expect(
      try asking.response(.network(49), #"{"id":49,"name":"HBO","origin_country":null}"#)
        == .network(Network(id: 49, name: "HBO")))
    #expect(
      asking.failure(.keyword(310), "{}") == .malformed("the answer has no id or no name"))
  }

  private static let things: [(String, Found)] = [
    (
      #""tv_episode_results":[{"show_id":1396,"season_number":1,"episode_number":2}]"#,
      Found.episode(show: 1396, season: 1, number: 2)
    ),
    (
      #""tv_season_results":[{"id":3572,"show_id":1396,"season_number":0}]"#,
      .season(show: 1396, number: 0)
    ),
    (
      #""person_results":[{"id":6384,"name":"Keanu Reeves"}]"#,
      .person(PersonSummary(id: 6384, name: "Keanu Reeves"))
    ),
  ]

  @Test(arguments: things)
  func `an id of IMDb's names a thing of any kind`(member: String, found: Found) throws {
    let id = try #require(ExternalID("tt0959621"))
    let body = #"{"movie_results":[],"tv_results":[],\#(member)}"#
    #expect(try asking.response(.find(id), body) == .found(found))
  }

  @Test func `paths and addresses that are none are left out`() throws {
    let movie = try asking.movie(
      """
      {"id":1,"title":"A","poster_path":"/https://x.org/a.jpg","homepage":"javascript:alert(1)",
      "imdb_id":"../x","videos":{"results":[{"key":"a b;rm","site":"YouTube","name":"A"}]},
      "images":{"posters":[{"file_path":"no-slash.jpg"},{"file_path":"/a\\u001b.jpg"}]}}
      """)
    #expect(movie.summary.posterPath == nil && movie.homepage == nil && movie.imdbID == nil)
    #expect(movie.videos == [] && movie.images == [])
  }
}
