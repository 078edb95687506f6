import AppCore
import Catalog
import Navigation
import Providers
import Testing

/// `where runtime<95` and its like let through exactly the titles of which the comparison is true.
@Suite struct ComparisonLawTests {
  /// What is compared of a title: the values that are known, ratings in tenths.
  private struct Facts {
    var id: Int
    var values: [FilterName: Double] = [:]

    init(_ id: Int, year: Int?, _ rating: Rating?, runtime: Int? = nil) {
      self.id = id
      values[.year] = year.map(Double.init)
      values[.votes] = rating?.votes.map(Double.init)
      values[.rating] = rating?.average.map { ($0 * 10_000).rounded() / 1_000 }
      values[.runtime] = runtime.map(Double.init)
    }
  }

  private struct Unexpected: Error {}

  private static let locale = ContentLocale(language: "en", region: "US")

  private static func rows(_ key: ListKey) throws -> [ListRow] {
    var rows: [ListRow] = []
    var number = 1
    while true {
      let answer = try BuiltInCatalogue().answer(.list(key, page: number), locale: locale)
      guard case .list(let page) = answer else { throw Unexpected() }
      rows += page.elements
      number += 1
      guard number <= page.totalPages else { return rows }
    }
  }

  private static let movies: Result<[Facts], any Error> = Result {
    try rows(.movies(.filtered(MovieFilters()))).map { row in
      guard case .movie(let movie) = row,
        case .movie(let page, _) = try BuiltInCatalogue().answer(.movie(movie.id), locale: locale)
      else { throw Unexpected() }
      return Facts(
        movie.id.rawValue, year: movie.releaseDate?.year, movie.rating, runtime: page.runtime)
    }
  }

  private static let shows: Result<[Facts], any Error> = Result {
    try rows(.shows(.filtered(ShowFilters()))).map { row in
      guard case .show(let show) = row else { throw Unexpected() }
      return Facts(show.id.rawValue, year: show.firstAirDate?.year, show.rating)
    }
  }

  /// The filters that a line sets.
  private func filters<Filters: NamedFilters>(_ line: String, _ none: Filters) throws -> Filters {
    guard case .filters(let changes)? = try Command.parse(line).get() else { throw Unexpected() }
    return try changes.reduce(none) { filters, change in
      try change.value.map { try filters.setting(change.name, to: $0) }
        ?? filters.removing(change.name)
    }
  }

  private func isTrue(_ value: Double, _ sign: String, _ bound: Double) -> Bool {
    switch sign {
    case "<": value < bound
    case "<=": value <= bound
    case ">": value > bound
    default: value >= bound
    }
  }

  private static let signs: [(FilterName, [String])] = [
    (.year, ["<", "<=", ">", ">="]), (.runtime, ["<", "<=", ">", ">="]), (.votes, [">", ">="]),
    (.rating, [">", ">="]),
  ]

  /// Every comparison of a filter with some values that titles have, and with those beside them.
  private func comparisons(
    of facts: [Facts], _ check: (FilterName, String, Double, _ line: String) throws -> Void
  ) rethrows {
    for (name, signs) in Self.signs {
      let known = Set(facts.compactMap { $0.values[name]?.rounded() }).sorted()
      let some = stride(from: 0, to: known.count, by: max(1, known.count / 9)).map { known[$0] }
      for value in Set(some.flatMap { [$0 - 1, $0, $0 + 1] }) {
        guard value > 0, name != .rating || value < 100 else { continue }
        let whole = Int(value)
        let text = name == .rating ? "\(whole / 10).\(whole % 10)" : String(whole)
        for sign in signs { try check(name, sign, value, "where \(name.rawValue)\(sign)\(text)") }
      }
    }
  }

  @Test func `of movies`() throws {
    let facts = try Self.movies.get()
    try comparisons(of: facts) { name, sign, bound, line in
      let filters = try filters(line, MovieFilters())
      let found = try Self.rows(.movies(.filtered(filters))).compactMap { row in
        if case .movie(let movie) = row { movie.id.rawValue } else { nil }
      }
      expect(found, of: facts, name, sign, bound, line)
    }
  }

  @Test func `of series`() throws {
    let facts = try Self.shows.get()
    try comparisons(of: facts) { name, sign, bound, line in
      let filters = try filters(line, ShowFilters())
      let found = try Self.rows(.shows(.filtered(filters))).compactMap { row in
        if case .show(let show) = row { show.id.rawValue } else { nil }
      }
      expect(found, of: facts, name, sign, bound, line)
    }
  }

  private func expect(
    _ found: [Int], of facts: [Facts], _ name: FilterName, _ sign: String, _ bound: Double,
    _ line: String
  ) {
    // Ratings are compared in tenths: above 7 begins at 7.1.
    let isStep = name == .rating && sign == ">"
    let expected = facts.filter { fact in
      guard let value = fact.values[name] else { return false }
      return isStep ? value >= bound + 1 : isTrue(value, sign, bound)
    }
    #expect(Set(found) == Set(expected.map(\.id)), "\(line)")
  }
}
