import AppCore
import Catalog
import Navigation
import Screens
import StoreCore
import Testing
import Typesetting

/// The real program with answers written by hand: what a person types goes in, what is painted comes out.
struct Stage {
  private(set) var store: Store<AppState, Action, Effect>
  private let answers: [Request: FetchResult]

  init(
    _ answers: [Request: FetchResult], columns: Int = 80, rows: Int? = nil, language: String = "en",
    region: String = "US", source: Source = .live
  ) throws {
    let launch = Launch(
      today: try #require(CalendarDate(year: 2026, month: 3, day: 1)), source: source,
      locale: ContentLocale(language: language, region: region),
      size: Size(columns: columns, rows: rows), theme: "dark", themes: ["dark", "light"],
      loadsRoot: false)
    store = Store(AppState(launch), reducer: appReducer(layout: layout))
    self.answers = answers
  }

  var state: AppState { store.state }

  /// What is painted, without its roles.
  var text: String { render(state).encoded(.plain) }

  /// Enters a line and answers what it asks for; what has no answer stays under way.
  mutating func enter(_ line: String) {
    var effects = store.send(.entered(line))
    while !effects.isEmpty {
      guard case .fetch(let request, _, let ticket) = effects.removeFirst(),
        let answer = answers[request]
      else { continue }
      effects += store.send(.fetched(request, ticket: ticket, answer))
    }
  }

  mutating func resize(columns: Int, rows: Int?) {
    _ = store.send(.resized(Size(columns: columns, rows: rows)))
  }
}

/// Facts made up for the tests of screens.
enum Facts {
  static let matrix: Movie = {
    var summary = MovieSummary(id: 603, title: "The Matrix")
    summary.releaseDate = CalendarDate(year: 1999, month: 3, day: 31)
    summary.rating = Rating(average: 8.236, votes: 27_030)
    summary.overview = LocalizedText("Neo finds out what is real.", language: "en")
    var movie = Movie(summary)
    movie.runtime = 136
    movie.genres = [Genre(id: 28, name: "Action"), Genre(id: 878, name: "Science Fiction")]
    movie.keywords = [Keyword(id: 312, name: "man vs machine")]
    movie.collection = CollectionSummary(id: 2344, name: "The Matrix Collection")
    movie.companies = [Company(id: 79, name: "Village Roadshow Pictures", country: "US")]
    movie.countries = ["US"]
    movie.spokenLanguages = ["English"]
    movie.budget = 63_000_000
    movie.imdbID = "tt0133093"
    movie.releases = [
      Release(
        region: "US", kind: .theatrical, date: summary.releaseDate, certification: "R")
    ]
    movie.credits = Credits(
      cast: [
        CastMember(person: PersonSummary(id: 6384, name: "Keanu Reeves"), characters: ["Neo"]),
        CastMember(person: PersonSummary(id: 2975, name: "王家卫"), characters: ["Morpheus"]),
      ],
      crew: [
        CrewMember(
          person: PersonSummary(id: 9340, name: "Lana Wachowski"), department: "Directing",
          jobs: ["Director"])
      ])
    return movie
  }()

  /// A movie of which next to nothing is known.
  static let bare = Movie(MovieSummary(id: 1, title: "Untitled Project"))

  static let reeves: Person = {
    var summary = PersonSummary(id: 6384, name: "Keanu Reeves")
    summary.department = "Acting"
    summary.knownFor = [.movie(matrix.summary)]
    var person = Person(summary)
    person.birthday = CalendarDate(year: 1964, month: 9, day: 2)
    var show = ShowSummary(id: 5, name: "The Late Show")
    show.firstAirDate = CalendarDate(year: 2015, month: 9, day: 8)
    person.credits = [
      PersonCredit(title: .movie(matrix.summary), part: .cast(character: "Neo")),
      PersonCredit(
        title: .movie(matrix.summary), part: .crew(department: "Production", job: "Producer")),
      PersonCredit(title: .show(show), part: .cast(character: "Self - Guest"), episodeCount: 3),
      PersonCredit(
        title: .movie(bare.summary), part: .crew(department: "Directing", job: "Director")),
    ]
    return person
  }()

  static let collection = MovieCollection(
    id: 2344, name: "The Matrix Collection",
    overview: LocalizedText("A war between people and machines.", language: "en"),
    parts: [bare.summary, matrix.summary])

  static let answers: [Request: FetchResult] = [
    .movie(603): .answered(.movie(matrix, parts: [:]), .fresh),
    .movie(1): .answered(.movie(bare, parts: [:]), .fresh),
    .person(6384): .answered(.person(reeves), .fresh),
    .collection(2344): .answered(.collection(collection), .fresh),
    .movie(404): .failed(.notFound),
  ]
}
