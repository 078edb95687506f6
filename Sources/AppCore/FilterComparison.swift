import Catalog
import Navigation

/// A filter as a person compares: `runtime<95`, `rating>=7`, `year>2015`.
struct FilterComparison {
  /// The signs a filter may be compared by.
  enum Sign: String, CaseIterable {
    case atMost = "<="
    case atLeast = ">="
    case below = "<"
    case above = ">"
  }

  /// What stands before the sign.
  let name: String
  let sign: Sign
  let value: String

  /// Parses a word; nil without a comparison sign.
  init?(_ word: String) {
    guard let place = word.firstIndex(where: { "<>=".contains($0) }), word[place] != "=",
      let sign = Sign.allCases.first(where: { word[place...].hasPrefix($0.rawValue) })
    else { return nil }
    name = String(word[..<place])
    self.sign = sign
    value = String(word[place...].dropFirst(sign.rawValue.count))
  }

  /// The equivalent filters; nil where the filter does not support this sign or value.
  func changes(of filter: FilterName) -> [FilterChange]? {
    switch filter {
    case .runtime:
      guard let number = value.asPositiveNumber else { return nil }
      switch sign {
      case .atMost: return [FilterChange(.runtime, "-\(number)")]
      case .below: return [FilterChange(.runtime, "-\(number - 1)")]
      case .atLeast: return [FilterChange(.runtime, "\(number)-")]
      case .above: return [FilterChange(.runtime, "\(number + 1)-")]
      }
    case .year, .from, .to:
      guard let year = value.asPositiveNumber, (2...9998).contains(year) else { return nil }
      let single = FilterChange(.year, nil)
      switch sign {
      case .atMost: return [single, FilterChange(.to, "\(year)")]
      case .below: return [single, FilterChange(.to, "\(year - 1)")]
      case .atLeast: return [single, FilterChange(.from, "\(year)")]
      case .above: return [single, FilterChange(.from, "\(year + 1)")]
      }
    case .votes:
      guard let number = value.asPositiveNumber else { return nil }
      switch sign {
      case .atLeast: return [FilterChange(.votes, "\(number)")]
      case .above: return [FilterChange(.votes, "\(number + 1)")]
      case .atMost, .below: return nil
      }
    case .rating:
      // Sources take a least rating alone; a tenth of a point is the least step.
      switch sign {
      case .atLeast: return [FilterChange(.rating, value)]
      case .above: return Self.rating(above: value).map { [FilterChange(.rating, $0)] }
      case .atMost, .below: return nil
      }
    case .cast, .company, .country, .crew, .genre, .keyword, .language, .network, .provider, .sort,
      .withoutGenre:
      return nil
    }
  }
}

extension FilterComparison {
  /// The least rating above another; nil where there is none.
  private static func rating(above value: String) -> String? {
    guard var filters = try? MovieFilters().setting(.rating, to: value),
      let tenths = filters.ratingTenths, tenths < 100
    else { return nil }
    filters.ratingTenths = tenths + 1
    return filters.entries.first { $0.name == .rating }?.value
  }
}

extension FilterChange {
  /// The filters that several years stand for, written `1990-1999`, `2016-`, `-1989` or `1990s`; nil of any
  /// other value.
  static func years(_ value: String) -> [FilterChange]? {
    if value.utf8.count == 5, let decade = value.last, decade.lowercased() == "s",
      let first = String(value.dropLast()).asPositiveNumber, first.isMultiple(of: 10)
    {
      return [Self(.year, nil), Self(.from, "\(first)"), Self(.to, "\(first + 9)")]
    }
    let parts = value.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, parts.contains(where: { !$0.isEmpty }),
      parts.allSatisfy({ $0.isEmpty || ($0.utf8.count == 4 && $0.asPositiveNumber != nil) })
    else { return nil }
    // The wrong way round they are no years: the filter says what it takes.
    guard parts.contains("") || parts[0] <= parts[1] else { return nil }
    return [
      Self(.year, nil), Self(.from, parts[0].isEmpty ? nil : parts[0]),
      Self(.to, parts[1].isEmpty ? nil : parts[1]),
    ]
  }
}

extension FilterChange {
  /// The filters that a word alone stands for where it can only be a year, or years.
  static func writtenAsYears(_ word: String) -> [FilterChange]? {
    if let years = years(word) { return years }
    guard word.utf8.count == 4, let year = word.asPositiveNumber, (1870...2100).contains(year)
    else { return nil }
    return [Self(.year, word)]
  }
}

extension [FilterChange] {
  /// Adds changes; two bounds of a running time, one from each side, become one.
  mutating func add(_ changes: [FilterChange]) {
    for change in changes {
      if change.name == .runtime, let index = lastIndex(where: { $0.name == .runtime }),
        let both = Self.joined(self[index].value, change.value)
      {
        self[index].value = both
      } else {
        append(change)
      }
    }
  }

  private static func joined(_ first: String?, _ second: String?) -> String? {
    guard let first, let second else { return nil }
    if first.hasSuffix("-"), second.hasPrefix("-") { return first + second.dropFirst() }
    if first.hasPrefix("-"), second.hasSuffix("-") { return second + first.dropFirst() }
    return nil
  }
}
