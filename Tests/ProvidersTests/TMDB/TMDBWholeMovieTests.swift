import Catalog
import Providers
import Testing

@Suite("A whole movie of TMDB's, member by member")
struct TMDBWholeMovieTests {
  private static let body = """
    {"adult":false,"backdrop_path":"/backdrop.jpg","belongs_to_collection":{"id":173710,
    "name":"Planet of the Apes (Reboot) Collection","poster_path":"/cp.jpg","backdrop_path":"/cb.jpg"},
    "budget":170000000,"genres":[{"id":878,"name":"Science Fiction"},{"id":28,"name":"Action"},
    {"id":878,"name":"Science Fiction"}],"homepage":"https://example.com/apes?a=1&amp;b=2",
    "id":119450,"imdb_id":"tt2103281","original_language":"fr","original_title":"La Planète",
    "overview":"Apes &amp; men.\\nAgain.","popularity":41.5,"poster_path":"/poster.jpg",
    "production_companies":[{"id":127928,"name":"20th Century","origin_country":"US","logo_path":"/l.png"},
    {"id":25,"name":"Chernin","origin_country":"","logo_path":null},{"id":127928,"name":"20th Century"}],
    "production_countries":[{"iso_3166_1":"US","name":"United States"},{"iso_3166_1":"CA","name":"Canada"},
    {"iso_3166_1":"US","name":"USA"}],"release_date":"2014-06-26","revenue":710644566,"runtime":131,
    "spoken_languages":[{"english_name":"English","iso_639_1":"en","name":"English"},
    {"english_name":"Sign Languages","iso_639_1":"sn","name":"x"}],"status":"Post Production",
    "tagline":"One last chance.","title":"Dawn","video":false,"vote_average":7.315,"vote_count":11507,
    "alternative_titles":{"titles":[{"title":"Dawn","iso_3166_1":"US"},{"title":"Maymunlar","iso_3166_1":"TR"},
    {"title":"Aube","iso_3166_1":"FR"},{"title":"Maymunlar","iso_3166_1":"CY"}]},
    "keywords":{"keywords":[{"id":9663,"name":"sequel"},{"id":2988,"name":"post-apocalyptic"}]},
    "credits":{"cast":[
    {"id":1333,"name":"Andy Serkis","character":"Caesar","known_for_department":"Acting","popularity":11.5,
    "profile_path":"/as.jpg","order":0},
    {"id":76512,"name":"Jason Clarke","character":"Malcolm","known_for_department":"Production",
    "popularity":9.25,"profile_path":null,"order":1},
    {"id":1333,"name":"Andy Serkis","character":"Voice","order":2}],
    "crew":[
    {"id":32278,"name":"Matt Reeves","department":"Directing","job":"Director","popularity":3.5},
    {"id":23786,"name":"Rick Jaffa","department":"Writing","job":"Writer"},
    {"id":23786,"name":"Rick Jaffa","department":"Writing","job":"Characters"},
    {"id":15347,"name":"Michael Giacchino","department":null,"job":"Original Music Composer"},
    {"id":7,"name":"Nobody","department":"Art"}]},
    "release_dates":{"results":[{"iso_3166_1":"US","release_dates":[
    {"certification":"PG-13","release_date":"2014-07-11T00:00:00.000Z","type":3,"note":""},
    {"certification":"","release_date":"2014-12-02T00:00:00.000Z","type":5}]},
    {"iso_3166_1":"RU","release_dates":[{"certification":"12+","release_date":"2014-06-26T00:00:00.000Z","type":1}]}]},
    "videos":{"results":[
    {"id":"1","key":"abc-1","name":"Trailer 1","site":"YouTube","type":"Trailer","official":true,
    "published_at":"2014-05-13T20:00:00.000Z"},
    {"id":"2","key":"def_2","name":"Making","site":"Vimeo","type":"Featurette","official":false},
    {"id":"3","key":"abc-1","name":"Twin","site":"YouTube","type":"Clip"}]},
    "images":{"backdrops":[{"file_path":"/b.jpg","width":1920,"height":1080,"iso_639_1":null}],
    "logos":[{"file_path":"/l.png","width":500,"height":200,"iso_639_1":"fr"}],
    "posters":[{"file_path":"/p.jpg","width":1000,"height":1500,"iso_639_1":"en"}]},
    "watch/providers":{"results":{
    "TR":{"flatrate":[{"provider_id":337,"provider_name":"Disney Plus"},
    {"provider_id":8,"provider_name":"Netflix"},{"provider_id":1796,"provider_name":"Disney Plus"}],
    "rent":[{"provider_id":2,"provider_name":"Apple TV"}]},
    "AR":{"free":[{"provider_name":"A"}],"ads":[{"provider_name":"B"}],"buy":[{"provider_name":"C"}]}}},
    "similar":{"page":1,"results":[{"id":61791,"title":"Rise","release_date":"2011-08-03"}],
    "total_pages":3,"total_results":41},
    "recommendations":{"page":1,"results":[{"id":281338,"title":"War"},{"id":653346,"title":"Kingdom"}],
    "total_pages":2,"total_results":22},
    "reviews":{"page":1,"results":[{"id":"r1","author":"Ada","content":"**Great** _apes_.",
    "created_at":"2014-07-20T10:00:00.000Z","author_details":{"rating":9}}],"total_pages":1,"total_results":1}}
    """

  private static func person(
    _ id: ID<Catalog.Person>, _ name: String, _ department: Department? = nil,
    popularity: Double = 0, _ path: String? = nil
  ) -> PersonSummary {
    var person = PersonSummary(id: id, name: name)
    person.department = department
    person.popularity = popularity
    person.profilePath = path
    return person
  }

  private static var expected: Movie {
    var summary = MovieSummary(id: 119450, title: "Dawn")
    summary.originalTitle = "La Planète"
    summary.originalLanguage = "fr"
    summary.overview = LocalizedText("Apes & men.\nAgain.", language: "en")
    summary.releaseDate = CalendarDate("2014-06-26")
    summary.genreIDs = [878, 28]
    summary.rating = Rating(average: 7.315, votes: 11507)
    summary.popularity = 41.5
    summary.posterPath = "/poster.jpg"
    var movie = Movie(summary)
    movie.tagline = LocalizedText("One last chance.", language: "en")
    movie.status = .postProduction
    movie.runtime = 131
    movie.genres = [Genre(id: 878, name: "Science Fiction"), Genre(id: 28, name: "Action")]
    movie.keywords = [
      Keyword(id: 9663, name: "sequel"), Keyword(id: 2988, name: "post-apocalyptic"),
    ]
    movie.collection = CollectionSummary(id: 173710, name: "Planet of the Apes (Reboot) Collection")
    movie.companies = [
      Company(id: 127928, name: "20th Century", country: "US"), Company(id: 25, name: "Chernin"),
    ]
    movie.countries = ["US", "CA"]
    movie.spokenLanguages = ["English", "Sign Languages"]
    movie.budget = 170_000_000
    movie.revenue = 710_644_566
    movie.homepage = "https://example.com/apes?a=1&b=2"
    movie.imdbID = "tt2103281"
    movie.alternativeTitles = ["Maymunlar", "Aube"]
    movie.releases = [
      Release(
        region: "US", kind: .theatrical, date: CalendarDate("2014-07-11"), certification: "PG-13"),
      Release(
        region: "US", kind: .physical, date: CalendarDate("2014-12-02"), certification: nil),
      Release(
        region: "RU", kind: .premiere, date: CalendarDate("2014-06-26"), certification: "12+"),
    ]
    movie.credits = Credits(
      cast: [
        CastMember(
          person: person(1333, "Andy Serkis", .acting, popularity: 11.5, "/as.jpg"),
          characters: ["Caesar", "Voice"]),
        CastMember(
          person: person(76512, "Jason Clarke", .production, popularity: 9.25),
          characters: ["Malcolm"]),
      ],
      crew: [
        CrewMember(
          person: person(32278, "Matt Reeves", popularity: 3.5), department: .directing,
          jobs: ["Director"]),
        CrewMember(
          person: person(23786, "Rick Jaffa"), department: .writing, jobs: ["Writer", "Characters"]),
        CrewMember(
          person: person(15347, "Michael Giacchino"), department: nil,
          jobs: ["Original Music Composer"]),
      ])
    movie.videos = [
      Video(
        name: "Trailer 1", key: "abc-1", site: "YouTube", type: "Trailer", isOfficial: true,
        published: CalendarDate("2014-05-13")),
      Video(
        name: "Making", key: "def_2", site: "Vimeo", type: "Featurette", isOfficial: false,
        published: nil),
    ]
    movie.images = [
      ImageFile(kind: .poster, path: "/p.jpg", width: 1000, height: 1500, language: "en"),
      ImageFile(kind: .backdrop, path: "/b.jpg", width: 1920, height: 1080, language: nil),
      ImageFile(kind: .logo, path: "/l.png", width: 500, height: 200, language: "fr"),
    ]
    movie.watch = [
      WatchOptions(
        region: "TR", providers: [.stream: ["Disney Plus", "Netflix"], .rent: ["Apple TV"]]),
      WatchOptions(region: "AR", providers: [.free: ["A"], .ads: ["B"], .buy: ["C"]]),
    ]
    return movie
  }

  @Test func `a movie with every member is read whole`() throws {
    guard case .movie(let movie, let parts) = try TMDBAsking().response(.movie(119450), Self.body)
    else { throw Unexpected() }
    #expect(movie == Self.expected)
    #expect(movie.certificate(for: "TR") == Certificate(region: "US", text: "PG-13"))
    #expect(movie.certificate(for: "RU") == Certificate(region: "RU", text: "12+"))
    var rise = MovieSummary(id: 61791, title: "Rise")
    rise.releaseDate = CalendarDate("2011-08-03")
    let title = TitleID.movie(119450)
    #expect(parts.all.count == 3)
    #expect(
      parts[.similar(title)]
        == Page(number: 1, elements: [.movie(rise)], totalPages: 3, totalResults: 41))
    #expect(
      parts[.recommended(title)]
        == Page(
          number: 1,
          elements: [
            .movie(MovieSummary(id: 281338, title: "War")),
            .movie(MovieSummary(id: 653346, title: "Kingdom")),
          ], totalPages: 2, totalResults: 22))
    #expect(
      parts[.reviews(title)]
        == Page(
          number: 1,
          elements: [
            .review(
              Review(
                id: "r1", author: "Ada", rating: 9, created: CalendarDate("2014-07-20"),
                content: "Great apes.", emphasis: [0..<5, 6..<10], isSample: false))
          ], totalPages: 1, totalResults: 1))
  }

  @Test func `a movie of which all is missing, null or odd is its name`() throws {
    let body = """
      {"id":7,"title":"Bare","original_title":null,"original_language":"xx","overview":"",
      "release_date":"","genres":null,"vote_average":0,"vote_count":3,"popularity":-1,
      "poster_path":"no","adult":null,"tagline":" ","status":null,"runtime":0,"budget":0,"revenue":-5,
      "belongs_to_collection":null,"production_companies":[null,{"id":0,"name":"x"}],
      "production_countries":{},"spoken_languages":[{"iso_639_1":""}],"homepage":"ftp://x",
      "imdb_id":"x","credits":null,"keywords":null,"videos":7,"images":{"posters":[{"file_path":5}]},
      "release_dates":{"results":[{"release_dates":[{"type":3}]}]},"watch/providers":{"results":{"XX":{}}}}
      """
    guard case .movie(let movie, let parts) = try TMDBAsking().response(.movie(7), body) else {
      throw Unexpected()
    }
    var summary = MovieSummary(id: 7, title: "Bare")
    summary.rating = Rating(average: nil, votes: 3)
    var expected = Movie(summary)
    expected.images = []
    expected.keywords = movie.keywords
    expected.videos = []
    expected.releases = []
    expected.watch = []
    #expect(movie == expected)
    #expect(movie.keywords?.isEmpty ?? true)
    #expect(summary.rating?.average == nil && summary.rating?.votes == 3)
    #expect(parts.all.isEmpty)
  }
}
