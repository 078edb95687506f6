import AppCore
import Catalog
import Navigation

/// Answers requests from the gallery's own facts, as a real source would: with pages, filters,
/// orders, search and what it does not know.
public struct GallerySource: Sendable {
  /// How many rows a page of a list has.
  static let pageSize = 20

  /// The language and the region that are asked for.
  let locale: ContentLocale

  /// Answers a request.
  public static func answer(_ request: Request, _ locale: ContentLocale) -> FetchResult {
    switch GallerySource(locale: locale).response(to: request) {
    case .success(let response): .answered(response, .fresh)
    case .failure(let failure): .failed(failure)
    }
  }

  /// The first hits of a half-typed search.
  public static func hits(for text: String, _ locale: ContentLocale) -> [ListRow] {
    Array(GallerySource(locale: locale).found(SearchQuery(text: text)).prefix(3))
  }

  private func response(to request: Request) -> Result<Response, Failure> {
    switch request {
    case .list(let key, let page): .success(.list(self.page(page, of: key)))
    case .movie(let id): movie(id).map { .success($0) } ?? .failure(.notFound)
    case .show(let id): show(id).map { .success($0) } ?? .failure(.notFound)
    case .season(let show, let number):
      season(of: show, number).map { .success(.season($0)) } ?? .failure(.notFound)
    case .episode(let show, let season, let number):
      episode(of: show, season, number).map { .success(.episode($0)) } ?? .failure(.notFound)
    case .person(let id): person(id).map { .success(.person($0)) } ?? .failure(.notFound)
    case .collection(let id):
      collection(id).map { .success(.collection($0)) } ?? .failure(.notFound)
    case .pokemon(let id):
      pokemon(id).map { .success(.pokemon($0)) } ?? .failure(.notFound)
    case .keyword(let id):
      (keywords + GalleryFacts.showPages.values.flatMap { $0.keywords ?? [] })
        .first { $0.id == id }.map { .success(.keyword($0)) } ?? .failure(.notFound)
    case .company(let id):
      companies.first { $0.id == id }.map { .success(.company($0)) } ?? .failure(.notFound)
    case .network(let id): network(id).map { .success(.network($0)) } ?? .failure(.notFound)
    case .genres:
      .success(
        .genres(movie: named(GalleryFacts.movieGenres), show: named(GalleryFacts.showGenres)))
    case .find(let id): find(id).map { .success(.found($0)) } ?? .failure(.notFound)
    case .character(let id): character(id).map { .success(.character($0)) } ?? .failure(.notFound)
    case .comic(let id): comic(id).map { .success(.comic($0)) } ?? .failure(.notFound)
    }
  }

  /// One page of a list; each page after the first begins with the last row of the one before, as
  /// it happens at TMDB while a list moves.
  private func page(_ number: Int, of key: ListKey) -> Page<ListRow> {
    // There are not films enough to have more than a page of such as are like one.
    if case .similar = key { return page(number, of: rows(of: key), size: 10) }
    var page = page(number, of: rows(of: key))
    if case .characters = key, page.elements.isEmpty, number == 1 {
      page.suggestions = suggestions(for: key)
    }
    return page
  }

  func page(_ number: Int, of rows: [ListRow], size: Int = pageSize) -> Page<ListRow> {
    let pages = max(1, (rows.count + size - 1) / size)
    let start = max(0, (number - 1) * size)
    let elements = rows.dropFirst(max(0, start - 1)).prefix(size + (start > 0 ? 1 : 0))
    return Page(
      number: number, elements: start < rows.count ? Array(elements) : [], totalPages: pages,
      totalResults: rows.count)
  }

  // MARK: - Texts

  var isTurkish: Bool { locale.languageCode == "tr" }

  private func overview(of title: TitleID) -> LocalizedText? {
    if isTurkish, let text = GalleryFacts.turkishOverviews[title] {
      return LocalizedText(text, language: "tr")
    }
    return GalleryFacts.overviews[title].map { LocalizedText($0, language: "en") }
  }

  func named(_ genres: [(genre: Genre, turkish: String)]) -> [Genre] {
    genres.map { isTurkish ? Genre(id: $0.genre.id, name: $0.turkish) : $0.genre }
  }

  private func localized(_ film: MovieSummary) -> MovieSummary {
    var film = film
    if isTurkish, let title = GalleryFacts.turkishTitles[.movie(film.id)] { film.title = title }
    film.overview = overview(of: .movie(film.id))
    return film
  }

  func localized(_ show: ShowSummary) -> ShowSummary {
    var show = show
    if isTurkish, let name = GalleryFacts.turkishTitles[.show(show.id)] { show.name = name }
    show.overview = overview(of: .show(show.id))
    return show
  }

  /// The films, the most looked at first.
  var films: [MovieSummary] {
    GalleryFacts.films.map(localized).sorted { $0.popularity > $1.popularity }
  }

  /// The series, the most looked at first.
  var shows: [ShowSummary] {
    GalleryFacts.shows.map(localized).sorted { $0.popularity > $1.popularity }
  }

  /// The keywords of all films, each once.
  var keywords: [Keyword] {
    var seen: Set<ID<Keyword>> = []
    return GalleryFacts.pages.sorted { $0.key < $1.key }.flatMap(\.value.keywords)
      .filter { seen.insert($0.id).inserted }
  }

  /// The companies of all films, each once.
  var companies: [Company] {
    var seen: Set<ID<Company>> = []
    return GalleryFacts.pages.sorted { $0.key < $1.key }.flatMap(\.value.companies)
      .filter { seen.insert($0.id).inserted }
  }

  /// The collections of all films, each once.
  var collections: [CollectionSummary] {
    var seen: Set<ID<MovieCollection>> = []
    return GalleryFacts.pages.sorted { $0.key < $1.key }.compactMap(\.value.collection)
      .filter { seen.insert($0.id).inserted }
  }

  // MARK: - Pages

  private func movie(_ id: ID<Movie>) -> Response? {
    guard let summary = films.first(where: { $0.id == id }) else { return nil }
    var movie = Movie(summary)
    movie.genres = summary.genreIDs.compactMap { genre in
      named(GalleryFacts.movieGenres).first { $0.id == genre }
    }
    movie.credits = GalleryFacts.credits[id]
    movie.videos = GalleryFacts.videos[.movie(id)]
    movie.images = GalleryFacts.images[.movie(id)]
    movie.watch = GalleryFacts.watch[.movie(id)]
    movie.tagline = GalleryFacts.taglines[id].map { LocalizedText($0, language: "en") }
    if let page = GalleryFacts.pages[id] {
      movie.status = page.status
      movie.runtime = page.runtime
      movie.budget = page.budget
      movie.revenue = page.revenue
      movie.imdbID = page.imdbID
      movie.homepage = page.homepage
      movie.collection = page.collection
      movie.keywords = page.keywords
      movie.companies = page.companies
      movie.countries = page.countries
      movie.spokenLanguages = page.languages
      movie.releases = page.certification.map {
        [
          Release(
            region: "US", kind: .theatrical, date: GalleryFacts.americanReleases[id] ?? nil,
            certification: $0)
        ]
      }
    }
    let title = TitleID.movie(id)
    return .movie(
      movie,
      parts: [
        .similar(title): page(1, of: .similar(title)),
        .recommended(title): page(1, of: .recommended(title)),
        .reviews(title): page(1, of: .reviews(title)),
      ])
  }

  private func collection(_ id: ID<MovieCollection>) -> MovieCollection? {
    guard let summary = collections.first(where: { $0.id == id }) else { return nil }
    let parts = films.filter { GalleryFacts.pages[$0.id]?.collection?.id == id }
    return MovieCollection(id: id, name: summary.name, overview: nil, parts: parts)
  }

  private func find(_ id: ExternalID) -> Found? {
    switch id.kind {
    case .title:
      let film = films.first { GalleryFacts.pages[$0.id]?.imdbID == id.description }
      return film.map(Found.movie)
    case .person:
      let profile = GalleryFacts.people.first { $0.imdbID == id.description }
      return profile.map { .person(summary(of: $0.id, name: $0.name)) }
    }
  }

  private func person(_ id: ID<Person>) -> Person? {
    let profile = GalleryFacts.people.first { $0.id == id }
    let credits = credits(of: id)
    guard let name = profile?.name ?? name(of: id) else { return nil }
    var person = Person(summary(of: id, name: name))
    person.credits = credits
    person.images = GalleryFacts.personImages[id]
    if let profile {
      person.birthday = profile.born
      person.deathday = profile.died
      person.placeOfBirth = profile.place
      person.imdbID = profile.imdbID
      person.alsoKnownAs = profile.alsoKnownAs
      person.biography = profile.biography.map { LocalizedText($0, language: "en") }
    }
    return person
  }
}
