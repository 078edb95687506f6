import Catalog
import Providers
import Testing

/// What the built-in catalog answers, unpacked.
struct Answers {
  let catalogue = BuiltInCatalogue()
  var locale = ContentLocale(language: "en", region: "US")

  init(_ language: String = "en", region: String = "US") {
    locale = ContentLocale(language: language, region: region)
  }

  func outcome(_ request: Request) -> Result<Response, Failure> {
    do throws(Failure) {
      return .success(try catalogue.answer(request, locale: locale))
    } catch {
      return .failure(error)
    }
  }

  func failure(_ request: Request) -> Failure? {
    guard case .failure(let failure) = outcome(request) else { return nil }
    return failure
  }

  func page(_ key: ListKey, _ number: Int = 1) throws -> Page<ListRow> {
    guard
      case .list(let page) = try catalogue.answer(.list(key, page: number), locale: locale)
    else { throw Failure.malformed("not a list") }
    return page
  }

  /// All rows of a list, page after page.
  func all(_ key: ListKey) throws -> [ListRow] {
    let first = try page(key)
    var rows = first.elements
    for number in 1..<max(2, first.totalPages + 1) where number > 1 {
      rows += try page(key, number).elements
    }
    return rows
  }

  func movie(_ id: ID<Movie>) throws -> (movie: Movie, parts: ListParts) {
    guard case .movie(let movie, let parts) = try catalogue.answer(.movie(id), locale: locale)
    else { throw Failure.malformed("not a movie") }
    return (movie, parts)
  }

  func show(_ id: ID<TVShow>) throws -> (show: TVShow, parts: ListParts) {
    guard case .show(let show, let parts) = try catalogue.answer(.show(id), locale: locale)
    else { throw Failure.malformed("not a series") }
    return (show, parts)
  }

  func person(_ id: ID<Person>) throws -> Person {
    guard case .person(let person) = try catalogue.answer(.person(id), locale: locale)
    else { throw Failure.malformed("not a person") }
    return person
  }

  func season(_ show: ID<TVShow>, _ number: Int) throws -> Season {
    let answer = try catalogue.answer(.season(of: show, number: number), locale: locale)
    guard case .season(let season) = answer else { throw Failure.malformed("not a season") }
    return season
  }

  func episode(_ show: ID<TVShow>, _ season: Int, _ number: Int) throws -> Episode {
    let request = Request.episode(of: show, season: season, number: number)
    guard case .episode(let episode) = try catalogue.answer(request, locale: locale)
    else { throw Failure.malformed("not an episode") }
    return episode
  }

  func search(_ text: String, kind: SearchKind? = nil, year: Int? = nil) throws -> [String] {
    try page(.search(SearchQuery(text: text, kind: kind, year: year))).elements.map(\.name)
  }

  func movies(_ filters: MovieFilters) throws -> [MovieSummary] {
    try all(.movies(.filtered(filters))).compactMap {
      guard case .movie(let movie) = $0 else { return nil }
      return movie
    }
  }
}

extension ListRow {
  /// The title or name, for expectations.
  var name: String {
    switch self {
    case .movie(let movie): movie.title
    case .show(let show): show.name
    case .person(let person): person.name
    case .collection(let collection): collection.name
    case .keyword(let keyword): keyword.name
    case .company(let company): company.name
    case .review(let review): review.id
    case .character(let character): character.name
    case .pokemon(let pokemon): pokemon.name
    }
  }
}
