import Catalog
import Navigation

/// Conditions of `where` that loaded rows can be asked for: years, rating, votes, running time, language and
/// country of origin.
struct RowConditions: Equatable {
  private var dates = MovieFilters()
  private var countries: [String] = []
  private var languages: [String] = []
  private var bounds: [Bound] = []

  /// What a comparison asks for, in the unit that is shown: a rating in tenths.
  private struct Bound: Equatable {
    var name: FilterName
    var range: ClosedRange<Int>
  }

  /// Whether every title passes.
  var isEmpty: Bool { self == RowConditions() }

  /// The filters that loaded rows can be asked for.
  static let names: [FilterName] = [
    .country, .from, .genre, .language, .rating, .runtime, .to, .votes, .year,
  ]

  /// Takes a word that is written as those of `where` are; false of any other.
  ///
  /// - Throws: What is wrong with its value, or that rows do not say what it asks for.
  mutating func take(
    _ word: String, written: String, genres: inout [String]
  ) throws(CommandError) -> Bool {
    let refusal = CommandError.badArgument(.filter, written, .argument(.rowText))
    if let comparison = FilterComparison(word) {
      guard let name = FilterName(typed: comparison.name) else { return false }
      guard let range = comparison.range(of: name) else { throw refusal }
      bounds.append(Bound(name: name, range: range))
      return true
    }
    let (typed, value) = word.cut(at: "=")
    guard let value, let name = FilterName(typed: typed) else { return false }
    guard !value.isEmpty else { throw refusal }
    switch name {
    case .genre: genres += value.split(separator: ",").map(\.folded)
    case .country:
      guard let country = NamedCode.country(value) else { throw refusal }
      countries.append(country.code)
    case .language:
      guard let language = NamedCode.language(value) else { throw refusal }
      languages.append(language.code)
    case .from, .rating, .runtime, .to, .votes, .year:
      let changes = name == .year ? FilterChange.years(value) : nil
      do {
        for change in changes ?? [FilterChange(name, value)] {
          guard let value = change.value else { continue }
          dates = try dates.setting(change.name, to: value)
        }
      } catch { throw refusal }
    case .cast, .company, .crew, .keyword, .network, .provider, .sort, .withoutGenre:
      throw .badArgument(.filter, written, .rowCondition)
    }
    return true
  }

  /// Whether a title passes; what is not known of it does not.
  func `let`(_ title: TitleSummary, _ catalog: EntityTable) -> Bool {
    let runtime = catalog.runtime(of: title.id)
    let tenths = title.rating?.average.map { Int(($0 * 10).rounded()) }
    func passes(_ bound: Bound) -> Bool {
      let value: Int? =
        switch bound.name {
        case .runtime: runtime
        case .rating: tenths
        case .votes: title.rating?.votes
        case .year, .from, .to: title.date?.year
        case .cast, .company, .country, .crew, .genre, .keyword, .language, .network, .provider,
          .sort, .withoutGenre:
          nil
        }
      return value.map(bound.range.contains) ?? false
    }
    guard bounds.allSatisfy(passes) else { return false }
    if let bounds = dates.runtime, !(runtime.map(bounds.contains) ?? false) { return false }
    if let least = dates.ratingTenths, (tenths ?? -1) < least { return false }
    if let least = dates.votes, (title.rating?.votes ?? -1) < least { return false }
    if dates.year != nil || dates.from != nil || dates.to != nil {
      guard let date = title.date, dates.year.map({ $0 == date.year }) ?? true,
        dates.from.map({ $0 <= date }) ?? true, dates.to.map({ $0 >= date }) ?? true
      else { return false }
    }
    let origin = title.origin(catalog)
    return languages.allSatisfy { $0 == origin.language }
      && countries.allSatisfy(origin.countries.contains)
  }
}

extension FilterComparison {
  /// What passes, in whole numbers: of ratings in tenths; nil where the filter cannot be compared so.
  fileprivate func range(of name: FilterName) -> ClosedRange<Int>? {
    let number: Int?
    switch name {
    case .runtime, .votes: number = value.asPositiveNumber
    case .year, .from, .to: number = value.asPositiveNumber.flatMap { $0 <= 9999 ? $0 : nil }
    case .rating: number = (try? MovieFilters().setting(.rating, to: value))?.ratingTenths
    case .cast, .company, .country, .crew, .genre, .keyword, .language, .network, .provider, .sort,
      .withoutGenre:
      number = nil
    }
    guard let number else { return nil }
    switch sign {
    case .atMost: return 0...number
    case .below: return number > 0 ? 0...(number - 1) : nil
    case .atLeast: return number...Int.max
    case .above: return (number + 1)...Int.max
    }
  }
}

extension TitleSummary {
  /// The language and the countries it comes from, as far as they are known.
  fileprivate func origin(_ catalog: EntityTable) -> (language: String?, countries: [String]) {
    switch self {
    case .movie(let movie):
      (movie.originalLanguage, catalog.movieDetails[movie.id]?.countries ?? [])
    case .show(let show): (show.originalLanguage, show.originCountries)
    }
  }
}
