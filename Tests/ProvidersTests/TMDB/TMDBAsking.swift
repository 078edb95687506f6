import Catalog
import Providers

/// Asks for something and answers with bodies written here.
struct TMDBAsking {
  static let today = CalendarDate("2025-06-01") ?? .epoch

  var locale = ContentLocale(language: "en-US", region: "US")

  init(_ language: String = "en-US", region: String = "US") {
    locale = ContentLocale(language: language, region: region)
  }

  func plan(_ request: Request, includesAdult: Bool = false) throws(Failure) -> TMDBPlan {
    try TMDBPlan(for: request, locale: locale, includesAdult: includesAdult, today: Self.today)
  }

  /// The calls of a request as addresses without a host.
  func calls(_ request: Request, includesAdult: Bool = false) throws(Failure) -> [String] {
    try plan(request, includesAdult: includesAdult).calls.map { call in
      let items = call.query.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
      return items.isEmpty ? call.path : "\(call.path)?\(items)"
    }
  }

  func outcome(
    _ request: Request, bytes bodies: [[UInt8]], status: Int = 200
  ) -> Result<Response, Failure> {
    do throws(Failure) {
      var plan = try plan(request)
      for (index, body) in bodies.enumerated() { try plan.take(body, status: status, of: index) }
      guard let response = try plan.response() else { throw .malformed("not complete") }
      return .success(response)
    } catch {
      return .failure(error)
    }
  }

  func response(_ request: Request, _ bodies: String..., status: Int = 200) throws -> Response {
    try outcome(request, bytes: bodies.map { Array($0.utf8) }, status: status).get()
  }

  func failure(_ request: Request, _ body: String, status: Int = 200) -> Failure? {
    failure(request, bytes: Array(body.utf8), status: status)
  }

  func failure(_ request: Request, bytes body: [UInt8], status: Int = 200) -> Failure? {
    guard case .failure(let failure) = outcome(request, bytes: [body], status: status) else {
      return nil
    }
    return failure
  }

  func movie(_ body: String) throws -> Movie {
    guard case .movie(let movie, _) = try response(.movie(603), body) else { throw Unexpected() }
    return movie
  }

  func show(_ body: String) throws -> TVShow {
    guard case .show(let show, _) = try response(.show(1399), body) else { throw Unexpected() }
    return show
  }

  func person(_ body: String) throws -> Person {
    guard case .person(let person) = try response(.person(6384), body) else { throw Unexpected() }
    return person
  }

  func season(_ bodies: String..., number: Int = 1) throws -> Season {
    let request = Request.season(of: 1399, number: number)
    let answer = try outcome(request, bytes: bodies.map { Array($0.utf8) }).get()
    guard case .season(let season) = answer else { throw Unexpected() }
    return season
  }

  /// A page of rows: the popular movies unless another list is named.
  func page(
    _ rows: String, of key: ListKey = .movies(.named(.popular)), number: Int = 1,
    totalPages: Int = 1
  ) throws -> Page<ListRow> {
    let body = #"{"page":1,"results":[\#(rows)],"total_pages":\#(totalPages),"total_results":1}"#
    guard case .list(let page) = try response(.list(key, page: number), body) else {
      throw Unexpected()
    }
    return page
  }

  /// The movie a row is read as.
  func row(_ row: String) throws -> MovieSummary {
    guard case .movie(let movie)? = try page(row).elements.first else { throw Unexpected() }
    return movie
  }
}

/// An answer of another kind than the one asked for.
struct Unexpected: Error {}

extension Page<ListRow> {
  /// Whether no page may be asked for after this one of a list of TMDB's.
  var endsList: Bool { isLast(of: .people) }
}
