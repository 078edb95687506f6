import AppCore
import Catalog

/// A source that makes up an answer to every request, always the same one to the same.
///
/// Movies, series and people have the ids from 1 to 900; some of what is asked for fails, is empty or ends early.
enum FakeSource {
  static let pageSize = 20
  static let pages = 3

  static func answer(_ request: Request) -> FetchResult {
    switch request {
    case .list(let key, let page): list(key, page)
    case .movie(let id):
      exists(id.rawValue)
        ? .answered(
          .movie(movie(id), parts: parts(of: .movie(id))), .fresh) : .failed(.notFound)
    case .show(let id):
      exists(id.rawValue)
        ? .answered(
          .show(show(id), parts: parts(of: .show(id))), .kept(seconds: 60)) : .failed(.notFound)
    case .season(let show, let number): season(show, number)
    case .episode(let show, let season, let number): episode(show, season, number)
    case .person(let id):
      exists(id.rawValue) ? .answered(.person(person(id)), .fresh) : .failed(.offline)
    case .collection(let id):
      .answered(
        .collection(
          MovieCollection(
            id: id, name: "Collection \(id)", overview: nil,
            parts: (0..<3).map { movieSummary(ID(id.rawValue % 890 + $0 + 1)) })), .fresh)
    case .pokemon(let id):
      exists(id.rawValue) ? .answered(.pokemon(pokemon(id)), .fresh) : .failed(.notFound)
    case .keyword(let id): .answered(.keyword(Keyword(id: id, name: "keyword \(id)")), .fresh)
    case .company(let id): .answered(.company(Company(id: id, name: "Company \(id)")), .fresh)
    case .network(let id): .answered(.network(Network(id: id, name: "Network \(id)")), .fresh)
    case .genres:
      .answered(.genres(movie: genres, show: [Genre(id: 10765, name: "Sci-Fi & Fantasy")]), .fresh)
    case .find(let id): find(id)
    case .character(let id): character(id)
    case .comic(let id): comic(id)
    }
  }

  /// What a request is answered with; nil where it fails.
  static func response(to request: Request) -> Response? {
    if case .answered(let response, _) = answer(request) { response } else { nil }
  }

  static let genres = [
    Genre(id: 28, name: "Action"), Genre(id: 18, name: "Drama"),
    Genre(id: 878, name: "Science Fiction"),
  ]

  private static func exists(_ id: Int) -> Bool { (1...900).contains(id) }

  private static func find(_ id: ExternalID) -> FetchResult {
    let number = (Int(id.digits) ?? 0) % 890 + 1
    switch (id.kind, id.digits) {
    case (_, "0000404"): return .failed(.notFound)
    case (_, "0000777"), (_, "0000778"):
      return .answered(.found(.episode(show: ID(number), season: 1, number: 2)), .fresh)
    case (.title, _): return .answered(.found(.movie(movieSummary(ID(number)))), .fresh)
    case (.person, _): return .answered(.found(.person(personSummary(ID(number)))), .fresh)
    }
  }

  // MARK: Lists

  private static func list(_ key: ListKey, _ number: Int) -> FetchResult {
    if case .search(let query) = key, query.text == "nothing" {
      return .answered(
        .list(Page(number: 1, elements: [], totalPages: 0, totalResults: 0)), .fresh)
    }
    if case .movies(.named(.upcoming)) = key, number == 2 {
      return .failed(.server(status: 503))
    }
    return .answered(.list(page(key, number)), .fresh)
  }

  private static func page(_ key: ListKey, _ number: Int) -> Page<ListRow> {
    let start = seed(of: key) + (number - 1) * (pageSize - 1)
    // The last row of a page comes again as the first of the next.
    let ids = (0..<pageSize).map { (start + $0) % 900 + 1 }
    return Page(
      number: number, elements: ids.map { row(key, $0) }, totalPages: pages,
      totalResults: pages * pageSize)
  }

  private static func seed(of key: ListKey) -> Int {
    switch key {
    case .movies(.named(let list)):
      NamedMovieList.allCases.firstIndex(of: list).map { $0 * 40 } ?? 0
    case .movies(.trending): 300
    case .movies(.filtered(let filters)):
      (filters.genres?.ids.first?.rawValue ?? filters.keywords?.ids.first?.rawValue
        ?? filters.cast?.ids.first?.rawValue ?? 0) % 900
    case .shows: 100
    case .people: 200
    case .characters(let text): 400 + text.utf8.count
    case .pokedex(let text): text.utf8.count
    case .search(let query): 595 + query.text.utf8.count
    case .kept(let list): KeptList.allCases.firstIndex(of: list).map { 700 + $0 * 40 } ?? 0
    case .similar(let title), .recommended(let title), .reviews(let title):
      switch title {
      case .movie(let id): id.rawValue
      case .show(let id): id.rawValue
      }
    }
  }

  private static func row(_ key: ListKey, _ id: Int) -> ListRow {
    switch key {
    case .movies, .kept: return .movie(movieSummary(ID(id)))
    case .shows: return .show(showSummary(ID(id)))
    case .people: return .person(personSummary(ID(id)))
    case .characters: return .character(characterSummary(ID(id)))
    case .pokedex: return .pokemon(pokemonSummary(ID(id)))
    case .similar(.movie), .recommended(.movie): return .movie(movieSummary(ID(id)))
    case .similar(.show), .recommended(.show): return .show(showSummary(ID(id)))
    case .reviews:
      return .review(
        Review(
          id: "r\(id)", author: "author \(id)", rating: nil, created: nil, content: "Text.",
          isSample: true))
    case .search:
      switch id % 6 {
      case 0: return .show(showSummary(ID(id)))
      case 1: return .person(personSummary(ID(id)))
      case 2:
        return .collection(CollectionSummary(id: ID(id), name: "Collection \(id)"))
      case 3: return .keyword(Keyword(id: ID(id), name: "keyword \(id)"))
      case 4: return .company(Company(id: ID(id), name: "Company \(id)"))
      case _: return .movie(movieSummary(ID(id)))
      }
    }
  }

  private static func parts(of title: TitleID) -> ListParts {
    [
      .similar(title): page(.similar(title), 1), .recommended(title): page(.recommended(title), 1),
      .reviews(title): page(.reviews(title), 1),
    ]
  }

  // MARK: Things

  static func movieSummary(_ id: ID<Movie>) -> MovieSummary {
    let title =
      switch id {
      case 603: "The Matrix"
      case 604: "The Matrix Reloaded"
      case 605: "The Matrix Revolutions"
      case 606, 607: "Dune"
      case 608: "300"
      case _: "Movie \(id)"
      }
    var summary = MovieSummary(id: id, title: title)
    summary.releaseDate = CalendarDate(year: 1950 + id.rawValue % 70, month: 3, day: 1)
    summary.rating = Rating(average: Double(id.rawValue % 90 + 1) / 10, votes: id.rawValue)
    summary.popularity = Double(id.rawValue)
    return summary
  }

  static func showSummary(_ id: ID<TVShow>) -> ShowSummary {
    ShowSummary(id: id, name: "Show \(id)")
  }

  static func personSummary(_ id: ID<Person>) -> PersonSummary {
    PersonSummary(id: id, name: id == 6 ? "Keanu Reeves" : "Person \(id)")
  }

  static func credits(_ seed: Int) -> Credits {
    let people = (0..<12).map { personSummary(ID((seed + $0 * 3) % 900 + 1)) }
    return Credits(
      cast: people.prefix(9).map { CastMember(person: $0, characters: ["Role"]) },
      crew: [
        CrewMember(person: people[9], department: "Directing", jobs: ["Director"]),
        CrewMember(person: people[0], department: "Writing", jobs: ["Writer"]),
        CrewMember(person: people[11], department: "Sound", jobs: ["Sound"]),
      ])
  }

  private static func movie(_ id: ID<Movie>) -> Movie {
    var movie = Movie(movieSummary(id))
    movie.genres = [genres[id.rawValue % 3]]
    movie.keywords = [
      Keyword(id: ID(id.rawValue + 10), name: "keyword \(id.rawValue + 10)"),
      Keyword(id: 11_551, name: "pocket monsters"),
    ]
    movie.companies = [Company(id: 420, name: "Marvel Studios")]
    if !id.rawValue.isMultiple(of: 4) {
      movie.collection = CollectionSummary(id: ID(id.rawValue), name: "Collection \(id)")
    }
    if !id.rawValue.isMultiple(of: 5) { movie.credits = credits(id.rawValue) }
    if id.rawValue.isMultiple(of: 3) {
      movie.videos = [
        video("Clip", key: "c\(id)", "Clip"), video("Teaser", key: "t\(id)", "Teaser"),
        video("Fan trailer", key: "f\(id)", "Trailer", isOfficial: false),
        video("Trailer", key: "a\(id)", "Trailer"),
        video("Elsewhere", key: "e\(id)", "Trailer", at: "Elsewhere"),
      ]
      movie.images = [
        image(.backdrop, "/b\(id).jpg"), image(.poster, "/p\(id).jpg"),
        image(.poster, "/p \(id)?.jpg"),
      ]
      movie.watch = [WatchOptions(region: "TR", providers: [.rent: ["Someone"]])]
    }
    if id.rawValue.isMultiple(of: 5) {
      movie.videos = []
      movie.images = []
      movie.watch = []
    }
    movie.imdbID = "tt0000\(100 + id.rawValue)"
    return movie
  }

  private static func video(
    _ name: String, key: String, _ type: String, isOfficial: Bool = true,
    at site: String = "YouTube"
  ) -> Video {
    Video(name: name, key: key, site: site, type: type, isOfficial: isOfficial, published: nil)
  }

  private static func image(_ kind: ImageFile.Kind, _ path: String) -> ImageFile {
    ImageFile(kind: kind, path: path, width: 2, height: 3, language: nil)
  }

  private static func show(_ id: ID<TVShow>) -> TVShow {
    var show = TVShow(showSummary(id))
    show.credits = credits(id.rawValue)
    show.seasons = seasons(id)
    show.creators = [personSummary(ID(id.rawValue % 900 + 1))]
    show.networks = [Network(id: 49, name: "HBO")]
    show.genres = [Genre(id: 10765, name: "Sci-Fi & Fantasy")]
    show.keywords = [Keyword(id: ID(id.rawValue + 10), name: "keyword \(id.rawValue + 10)")]
    show.lastEpisode = episodes(id, 2)?.last
    return show
  }

  private static func person(_ id: ID<Person>) -> Person {
    var person = Person(personSummary(id))
    person.summary.department = "Acting"
    if id.rawValue.isMultiple(of: 3) { person.images = [image(.profile, "/i\(id).jpg")] }
    person.credits = (0..<6).flatMap { index -> [PersonCredit] in
      let movie = TitleSummary.movie(movieSummary(ID((id.rawValue + index * 5) % 900 + 1)))
      let show = TitleSummary.show(showSummary(ID((id.rawValue + index * 7) % 900 + 1)))
      return [
        PersonCredit(title: movie, part: .cast(character: "Role")),
        PersonCredit(title: movie, part: .crew(department: "Directing", job: "Director")),
        PersonCredit(title: show, part: .cast(character: "Self")),
      ]
    }
    return person
  }
}
