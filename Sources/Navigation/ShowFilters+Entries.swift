import Catalog

extension ShowFilters {
  /// The filters that are set, in the order in which links print them.
  public var entries: [FilterEntry] {
    FilterName.allCases.compactMap { name in
      value(of: name).map { FilterEntry(name: name, value: $0) }
    }
  }

  /// A filter's value in its canonical form; nil where it is not set or series have none such.
  public func value(of name: FilterName) -> String? {
    switch name {
    case .cast, .crew: nil
    case .network: networks.map(FilterValue.print)
    case .company: companies.map(FilterValue.print)
    case .country: country
    case .from: from.map { FilterValue.print($0, isLastOfYear: false) }
    case .genre: genres.map(FilterValue.print)
    case .keyword: keywords.map(FilterValue.print)
    case .language: language
    case .provider: provider.map(String.init)
    case .rating: ratingTenths.map(FilterValue.print(tenths:))
    case .runtime: runtime.map(FilterValue.print)
    case .sort: sort.map(FilterValue.print)
    case .to: to.map { FilterValue.print($0, isLastOfYear: true) }
    case .votes: votes.map(String.init)
    case .withoutGenre: withoutGenres.map(FilterValue.print)
    case .year: year.map(String.init)
    }
  }

  /// The filters with one of them set to a value as a person writes it.
  ///
  /// A lookup lets a genre or a person be called by name; without one only ids are understood.
  public func setting(
    _ name: FilterName, to value: String, lookup: @escaping FilterTermLookup = { _, _ in nil }
  ) throws(FilterError) -> ShowFilters {
    guard name.applies(to: .shows) else {
      throw FilterError(part: name.rawValue, expected: .filterOfOtherList(name, .shows))
    }
    var filters = self
    try filters.set(name, to: FilterValue(name: name, text: value, lookup: lookup))
    return filters
  }

  /// The filters without one of them.
  public func removing(_ name: FilterName) -> ShowFilters {
    var filters = self
    // Only a value can be refused.
    try? filters.set(name, to: nil)
    return filters
  }

  private mutating func set(_ name: FilterName, to value: FilterValue?) throws(FilterError) {
    switch name {
    case .cast, .crew: break
    case .network: networks = try value?.terms()
    case .company: companies = try value?.terms()
    case .country: country = try value?.countryCode()
    case .from: from = try value?.date(isLastOfYear: false)
    case .genre: genres = try value?.terms()
    case .keyword: keywords = try value?.terms()
    case .language: language = try value?.languageCode()
    case .provider: provider = try value?.id()
    case .rating: ratingTenths = try value?.tenths()
    case .runtime: runtime = try value?.bounds()
    case .sort: sort = try value?.sort(for: .shows)
    case .to: to = try value?.date(isLastOfYear: true)
    case .votes: votes = try value?.number()
    case .withoutGenre: withoutGenres = try value?.terms()
    case .year: year = try value?.year()
    }
  }

  /// The one filter with a single id that a list is made of, where nothing else is set.
  public var single: FilterEntry? {
    let entries = entries
    guard entries.count == 1, let entry = entries.first, id(of: entry.name) != nil else {
      return nil
    }
    return entry
  }

  private func id(of name: FilterName) -> Int? {
    switch name {
    case .genre: genres?.single?.rawValue
    case .keyword: keywords?.single?.rawValue
    case .network: networks?.single?.rawValue
    case .cast, .company, .country, .crew, .from, .language, .provider, .rating, .runtime, .sort,
      .to, .votes, .withoutGenre, .year:
      nil
    }
  }
}
