import Catalog

// The lists of a link: their names, and the filters behind `where`.
extension LinkReader {
  mutating func movieList() throws(LinkError) -> MovieList {
    let segment = try listSegment(.movies)
    let word = text.string(segment.word)
    if word == "where" {
      var filters = MovieFilters()
      try eachFilter(segment, of: .movies) { (name, value) throws(FilterError) in
        filters = try filters.setting(name, to: value)
        // The names are in any order: the one that comes last is at fault.
        if name == .from || name == .to { filters = try filters.checked() }
      }
      return .filtered(filters)
    }
    try refuse(segment.parameters)
    if let name = NamedMovieList(rawValue: word) { return .named(name) }
    if word == "trending" { return .trending(try trendingWindow()) }
    switch FilterName(rawValue: word) {
    case .genre: return .filtered(MovieFilters(genre: ID(try id())))
    case .keyword: return .filtered(MovieFilters(keyword: ID(try id())))
    case .company: return .filtered(MovieFilters(company: ID(try id())))
    case .cast: return .filtered(MovieFilters(cast: ID(try id())))
    case .crew: return .filtered(MovieFilters(crew: ID(try id())))
    case .country, .from, .language, .network, .provider, .rating, .runtime, .sort, .to, .votes,
      .withoutGenre, .year, nil:
      throw text.error(
        segment.word, .listName(.movies),
        known: NamedMovieList.allCases.map(\.rawValue)
          + ["trending", "genre", "keyword", "company", "cast", "crew", "where"])
    }
  }

  mutating func showList() throws(LinkError) -> ShowList {
    let segment = try listSegment(.shows)
    let word = text.string(segment.word)
    if word == "where" {
      var filters = ShowFilters()
      try eachFilter(segment, of: .shows) { (name, value) throws(FilterError) in
        filters = try filters.setting(name, to: value)
        // The names are in any order: the one that comes last is at fault.
        if name == .from || name == .to { filters = try filters.checked() }
      }
      return .filtered(filters)
    }
    try refuse(segment.parameters)
    if let name = NamedShowList(rawValue: word) { return .named(name) }
    if word == "trending" { return .trending(try trendingWindow()) }
    switch FilterName(rawValue: word) {
    case .genre: return .filtered(ShowFilters(genre: ID(try id())))
    case .keyword: return .filtered(ShowFilters(keyword: ID(try id())))
    case .network: return .filtered(ShowFilters(network: ID(try id())))
    case .cast: return .cast(ID(try id()))
    case .company, .country, .crew, .from, .language, .provider, .rating, .runtime, .sort, .to,
      .votes, .withoutGenre, .year, nil:
      throw text.error(
        segment.word, .listName(.shows),
        known: NamedShowList.allCases.map(\.rawValue)
          + ["trending", "genre", "keyword", "network", "cast", "where"])
    }
  }

  private mutating func listSegment(_ kind: ListKind) throws(LinkError) -> Segment {
    guard let segment = nextSegment() else { throw text.error(end..<end, .listName(kind)) }
    return segment
  }

  private mutating func trendingWindow() throws(LinkError) -> TrendingWindow {
    try word(try nextWord(.trendingWindow), .trendingWindow)
  }

  /// Goes over the filters of a list, and points at the one that is refused.
  private func eachFilter(
    _ segment: Segment, of kind: ListKind,
    set: (FilterName, String) throws(FilterError) -> Void
  ) throws(LinkError) {
    var seen: Set<FilterName> = []
    for parameter in segment.parameters {
      let (range, value) = try namedValue(parameter)
      let name: FilterName
      do throws(FilterError) {
        name = try FilterName.named(text.string(range), for: kind)
      } catch {
        throw text.error(range, error.expected, nearest: error.nearest)
      }
      guard seen.insert(name).inserted else { throw text.error(range, .parameterOnce) }
      let decoded = try text.decoded(value)
      do throws(FilterError) {
        try set(name, decoded)
      } catch {
        throw text.error(value, error.expected, nearest: error.nearest)
      }
    }
  }
}
