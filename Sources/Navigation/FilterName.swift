/// What a list is of.
public enum ListKind: String, CaseIterable, Hashable, Sendable {
  case movies, shows
}

/// The name of a filter in links and in `where NAME=VALUE`, in the order in which it is printed.
public enum FilterName: String, CaseIterable, Hashable, Sendable {
  case cast, company, country, crew, from, genre, keyword, language, network, provider, rating
  case runtime, sort, to, votes
  case withoutGenre = "without-genre"
  case year

  /// Finds the filter that a person means by a word: its name, or another word for what it asks for.
  public init?(typed word: String) {
    let word = word.lowercased()
    if let name = FilterName(rawValue: word) {
      self = name
      return
    }
    guard let name = Self.otherWords[word] else { return nil }
    self = name
  }

  /// Other words that people have for what a filter asks for; screens say some of them.
  private static let otherWords: [String: FilterName] = [
    "actor": .cast, "actors": .cast, "actress": .cast, "starring": .cast, "star": .cast,
    "director": .crew, "directors": .crew, "writer": .crew, "composer": .crew, "producer": .crew,
    "companies": .company, "studio": .company, "countries": .country, "genres": .genre,
    "keywords": .keyword, "lang": .language, "networks": .network, "channel": .network,
    "providers": .provider, "watch": .provider, "length": .runtime, "minutes": .runtime,
    "order": .sort, "vote": .votes, "years": .year,
  ]

  /// Whether lists of a kind know the filter.
  ///
  /// TMDB's discover silently ignores cast and crew for series, and has no networks for movies.
  public func applies(to kind: ListKind) -> Bool {
    switch self {
    case .cast, .crew: kind == .movies
    case .network: kind == .shows
    case .company, .country, .from, .genre, .keyword, .language, .provider, .rating, .runtime,
      .sort, .to, .votes, .withoutGenre, .year:
      true
    }
  }

  /// The filters that lists of a kind know.
  public static func known(to kind: ListKind) -> [FilterName] {
    allCases.filter { $0.applies(to: kind) }
  }

  /// Finds the filter that a word names, for lists of a kind.
  public static func named(_ word: String, for kind: ListKind) throws(FilterError) -> FilterName {
    guard let name = FilterName(rawValue: word) else {
      let nearest = Nearest.word(to: word, in: known(to: kind).map(\.rawValue))
      throw FilterError(part: word, expected: .filterName(kind), nearest: nearest)
    }
    guard name.applies(to: kind) else {
      throw FilterError(part: word, expected: .filterOfOtherList(name, kind))
    }
    return name
  }
}

/// A filter that is set, as links and list headers say it.
public struct FilterEntry: Hashable, Sendable {
  /// The filter.
  public let name: FilterName
  /// Its value, in its one canonical form.
  public let value: String
}

/// Finds the number of what a person calls by a name, such as a genre; nil where there is none.
public typealias FilterTermLookup = (FilterName, String) -> Int?
