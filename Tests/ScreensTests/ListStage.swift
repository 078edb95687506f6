import AppCore
import Catalog
import Screens
import StoreCore

/// Drives the real reducer with answers that a test gives.
struct ListStage {
  private var store: Store<AppState, Action, Effect>
  var answers: [Request: FetchResult]

  var state: AppState { store.state }

  init(
    columns: Int = 80, language: String = "en", rows: Int? = nil,
    _ answers: [Request: FetchResult] = [:]
  ) {
    let launch = Launch(
      today: Sample.date(2026, 7, 1), source: .builtIn(asOf: Sample.date(2026, 6, 1)),
      locale: ContentLocale(language: language, region: "US"),
      size: Size(columns: columns, rows: rows), theme: "dark",
      themes: ["light", "dark", "sepia", "system"])
    store = Store(AppState(launch), reducer: appReducer(layout: layout))
    self.answers = answers
    run(store.send(.started(launch)))
  }

  /// Enters lines, and answers what they ask for; what has no answer stays in flight.
  mutating func enter(_ lines: String...) {
    for line in lines { run(store.send(.entered(line))) }
  }

  /// Gives the painted page another width.
  mutating func resize(to columns: Int) {
    run(store.send(.resized(Size(columns: columns, rows: nil))))
  }

  /// Types without Enter; local hits are those given.
  mutating func type(_ text: String, hits: [ListRow]) {
    for effect in store.send(.typed(text)) {
      guard case .suggest(let text, _) = effect else { continue }
      _ = store.send(.suggested(text: text, hits))
    }
  }

  private mutating func run(_ effects: [Effect]) {
    for case .fetch(let request, _, let ticket) in effects {
      guard let answer = answers[request] else { continue }
      run(store.send(.fetched(request, ticket: ticket, answer)))
    }
  }
}

/// Things for tests.
enum Sample {
  static func date(_ year: Int, _ month: Int, _ day: Int) -> CalendarDate {
    guard let date = CalendarDate(year: year, month: month, day: day) else {
      preconditionFailure("no such day: \(year)-\(month)-\(day)")
    }
    return date
  }

  static func movie(
    _ id: Int, _ title: String, year: Int? = 1999, rating: Double = 8.2, votes: Int? = 27_030
  ) -> MovieSummary {
    var movie = MovieSummary(id: ID(id), title: title)
    movie.releaseDate = year.map { date($0, 3, 31) }
    movie.rating = Rating(average: rating, votes: votes)
    movie.genreIDs = [28, 878]
    movie.overview = LocalizedText("An overview of \(title).", language: "en")
    return movie
  }

  static func show(_ id: Int, _ name: String, year: Int? = 2008) -> ShowSummary {
    var show = ShowSummary(id: ID(id), name: name)
    show.firstAirDate = year.map { date($0, 1, 20) }
    show.rating = Rating(average: 8.9, votes: 15_000)
    return show
  }

  static func person(_ id: Int, _ name: String) -> PersonSummary {
    var person = PersonSummary(id: ID(id), name: name)
    person.department = "Acting"
    person.knownFor = [.movie(movie(603, "The Matrix"))]
    return person
  }

  static func page(
    _ rows: [ListRow], number: Int = 1, of pages: Int = 1, total: Int? = nil, skipped: Int = 0
  ) -> FetchResult {
    .answered(
      .list(
        Page(
          number: number, elements: rows, totalPages: pages, totalResults: total ?? rows.count,
          skipped: skipped)), .fresh)
  }

  static let genres = FetchResult.answered(
    .genres(
      movie: [
        Genre(id: 28, name: "Action"), Genre(id: 878, name: "Science Fiction"),
        Genre(id: 27, name: "Horror"),
      ],
      show: [Genre(id: 18, name: "Drama"), Genre(id: 10_765, name: "Sci-Fi & Fantasy")]), .fresh)

  /// Both lists of the feed, a list with hard titles, a search of every kind.
  static var answers: [Request: FetchResult] {
    var answers: [Request: FetchResult] = [.genres: genres]
    answers[.list(.movies(.named(.popular)), page: 1)] = page(
      (1...20).map { .movie(movie($0, "Movie \($0)")) }, of: 3, total: 60)
    answers[.list(.movies(.named(.popular)), page: 2)] = page(
      (20...39).map { .movie(movie($0, "Movie \($0)")) }, number: 2, of: 3, total: 60)
    answers[.list(.shows(.named(.popular)), page: 1)] = page(
      (1...12).map { .show(show($0, "Series \($0)")) })
    answers[.list(.movies(.named(.topRated)), page: 1)] = page(
      hardTitles.enumerated().map { .movie(movie(100 + $0, $1, year: nil, rating: 0)) })
    answers[.list(.search(SearchQuery(text: "all")), page: 1)] = page([
      .movie(movie(603, "The Matrix")), .show(show(1396, "Breaking Bad")),
      .person(person(6384, "Keanu Reeves")),
      .collection(CollectionSummary(id: 2344, name: "The Matrix Collection")),
      .keyword(Keyword(id: 12_190, name: "cyberpunk")),
      .company(Company(id: 79, name: "Village Roadshow Pictures")),
    ])
    return answers
  }

  static let hardTitles = [
    "千と千尋の神隠し", "기생충", "مملكة الجنة", "מלכות השמים", "สตรีเหล็ก", "दिलवाले दुल्हनिया ले जायेंगे",
    "👩‍👩‍👧‍👦 Family 🎬", "Cafe\u{301} a\u{300}\u{301}\u{302}", String(repeating: "Long", count: 120),
    "A title of many words " + String(repeating: "and more ", count: 40), "", " ",
  ]
}
