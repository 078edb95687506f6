public import Catalog

/// Filters of movies or of series, read and printed by the names that links and `where` give them.
public protocol NamedFilters: TitleFilters {
  /// The kind of list that is filtered.
  static var kind: ListKind { get }
  /// The filters of which a single id alone makes a list, such as `movies/genre/28`.
  static var listNames: Set<FilterName> { get }
  /// A filter's value in its canonical form; nil where it is not set or the kind has none such.
  func value(of name: FilterName) -> String?
  /// Sets a filter to what is read from a value; nil takes it away.
  mutating func set(_ name: FilterName, to value: FilterValue?) throws(FilterError)
}

extension NamedFilters {
  /// The filters that are set, in the order in which links print them.
  public var entries: [FilterEntry] {
    FilterName.allCases.compactMap { name in
      value(of: name).map { FilterEntry(name: name, value: $0) }
    }
  }

  /// The one filter with a single id that a list is made of, where nothing else is set.
  public var single: FilterEntry? {
    let entries = entries
    guard entries.count == 1, let entry = entries.first, Self.listNames.contains(entry.name),
      Decimal.id(entry.value.utf8) != nil
    else { return nil }
    return entry
  }

  /// The filters with one of them set to a value as a person writes it.
  ///
  /// A lookup lets a genre or a person be called by name; without one only ids are understood.
  public func setting(
    _ name: FilterName, to value: String, lookup: @escaping FilterTermLookup = { _, _ in nil }
  ) throws(FilterError) -> Self {
    guard name.applies(to: Self.kind) else {
      throw FilterError(part: name.rawValue, expected: .filterOfOtherList(name, Self.kind))
    }
    var filters = self
    try filters.set(name, to: FilterValue(name: name, text: value, lookup: lookup))
    return filters
  }

  /// Refuses filters that nothing can pass: those whose last day is before the first.
  public func checked() throws(FilterError) -> Self {
    if let from, let to, to < from {
      throw FilterError(part: value(of: .to) ?? "", expected: .daysInOrder)
    }
    return self
  }

  /// The filters without one of them.
  public func removing(_ name: FilterName) -> Self {
    var filters = self
    // Only a value can be refused.
    try? filters.set(name, to: nil)
    return filters
  }
}

// What movies and series have alike.
extension NamedFilters {
  func commonValue(of name: FilterName) -> String? {
    switch name {
    case .cast, .crew, .network: nil
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

  mutating func setCommon(_ name: FilterName, to value: FilterValue?) throws(FilterError) {
    switch name {
    case .cast, .crew, .network: break
    case .company: companies = try value?.terms()
    case .country: country = try value?.countryCode()
    case .from: from = try value?.date(isLastOfYear: false)
    case .genre: genres = try value?.terms()
    case .keyword: keywords = try value?.terms()
    case .language: language = try value?.languageCode()
    case .provider: provider = try value?.id()
    case .rating: ratingTenths = try value?.tenths()
    case .runtime: runtime = try value?.bounds()
    case .sort: sort = try value?.sort(for: Self.kind)
    case .to: to = try value?.date(isLastOfYear: true)
    case .votes: votes = try value?.number()
    case .withoutGenre: withoutGenres = try value?.terms()
    case .year: year = try value?.year()
    }
  }
}

extension MovieFilters: NamedFilters {
  /// Movies.
  public static var kind: ListKind { .movies }

  /// A genre, a keyword, a company, or someone of the cast or the crew.
  public static var listNames: Set<FilterName> { [.genre, .keyword, .company, .cast, .crew] }

  /// A filter's value in its canonical form; nil where it is not set or movies have none such.
  public func value(of name: FilterName) -> String? {
    switch name {
    case .cast: cast.map(FilterValue.print)
    case .crew: crew.map(FilterValue.print)
    case .company, .country, .from, .genre, .keyword, .language, .network, .provider, .rating,
      .runtime, .sort, .to, .votes, .withoutGenre, .year:
      commonValue(of: name)
    }
  }

  /// Sets a filter to what is read from a value; nil takes it away.
  public mutating func set(_ name: FilterName, to value: FilterValue?) throws(FilterError) {
    switch name {
    case .cast: cast = try value?.terms()
    case .crew: crew = try value?.terms()
    case .company, .country, .from, .genre, .keyword, .language, .network, .provider, .rating,
      .runtime, .sort, .to, .votes, .withoutGenre, .year:
      try setCommon(name, to: value)
    }
  }
}

extension ShowFilters: NamedFilters {
  /// Series.
  public static var kind: ListKind { .shows }

  /// A genre, a keyword or a network.
  public static var listNames: Set<FilterName> { [.genre, .keyword, .network] }

  /// A filter's value in its canonical form; nil where it is not set or series have none such.
  public func value(of name: FilterName) -> String? {
    switch name {
    case .network: networks.map(FilterValue.print)
    case .cast, .company, .country, .crew, .from, .genre, .keyword, .language, .provider, .rating,
      .runtime, .sort, .to, .votes, .withoutGenre, .year:
      commonValue(of: name)
    }
  }

  /// Sets a filter to what is read from a value; nil takes it away.
  public mutating func set(_ name: FilterName, to value: FilterValue?) throws(FilterError) {
    switch name {
    case .network: networks = try value?.terms()
    case .cast, .company, .country, .crew, .from, .genre, .keyword, .language, .provider, .rating,
      .runtime, .sort, .to, .votes, .withoutGenre, .year:
      try setCommon(name, to: value)
    }
  }
}
