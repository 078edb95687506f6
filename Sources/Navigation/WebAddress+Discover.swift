import Catalog

extension WebAddress {
  /// The filtered list that TMDB's own page of filters shows.
  func discover(_ path: ArraySlice<Range<Int>>) throws(LinkError) -> Link {
    guard let word = path.first else { return Link(to: Tab.discover.root) }
    switch text.string(word) {
    case "movie":
      var filters = MovieFilters()
      try eachFilter(of: .movies) { (name, value) throws(FilterError) in
        filters = try filters.setting(name, to: value)
        if name == .from || name == .to { filters = try filters.checked() }
      }
      return Link(to: .movieList(.filtered(filters)))
    case "tv":
      var filters = ShowFilters()
      try eachFilter(of: .shows) { (name, value) throws(FilterError) in
        filters = try filters.setting(name, to: value)
        if name == .from || name == .to { filters = try filters.checked() }
      }
      return Link(to: .showList(.filtered(filters)))
    default:
      throw text.error(word, .page(.tmdb), known: ["movie", "tv"])
    }
  }

  /// Applies the query's filters that links support; the others are ignored.
  private func eachFilter(
    of kind: ListKind, set: (FilterName, String) throws(FilterError) -> Void
  ) throws(LinkError) {
    var leastRuntime = ""
    var greatestRuntime = ""
    var runtime: Range<Int>?
    for (range, value) in query where !value.isEmpty {
      let decoded = try text.decoded(value, plusIsSpace: true)
      let name = text.string(range)
      switch name {
      case "with_runtime.gte":
        leastRuntime = decoded
        runtime = value
      case "with_runtime.lte":
        greatestRuntime = decoded
        runtime = value
      default:
        guard let filter = Self.filters[name], filter.applies(to: kind) else { continue }
        let written = filter == .sort ? Self.sortOrder(decoded) : decoded
        do throws(FilterError) {
          try set(filter, written)
        } catch {
          throw text.error(value, error.expected, nearest: error.nearest)
        }
      }
    }
    guard let runtime else { return }
    let least = leastRuntime.isEmpty ? "0" : leastRuntime
    do throws(FilterError) {
      try set(.runtime, "\(least)-\(greatestRuntime)")
    } catch {
      throw text.error(runtime, error.expected)
    }
  }

  /// The filters of links by the names that TMDB's addresses have for them.
  private static let filters: [String: FilterName] = [
    "with_genres": .genre, "without_genres": .withoutGenre, "with_keywords": .keyword,
    "with_companies": .company, "with_networks": .network, "with_cast": .cast, "with_crew": .crew,
    "primary_release_year": .year, "year": .year, "first_air_date_year": .year,
    "primary_release_date.gte": .from, "release_date.gte": .from, "first_air_date.gte": .from,
    "primary_release_date.lte": .to, "release_date.lte": .to, "first_air_date.lte": .to,
    "vote_average.gte": .rating, "vote_count.gte": .votes,
    "with_original_language": .language, "with_origin_country": .country,
    "with_watch_providers": .provider, "sort_by": .sort,
  ]

  /// An order as links write it, of one as TMDB writes it.
  private static func sortOrder(_ text: String) -> String {
    let parts = text.split(separator: ".", maxSplits: 1)
    guard parts.count == 2 else { return text }
    let key =
      switch parts[0] {
      case "vote_average": SortOrder.Key.rating.rawValue
      case "vote_count": SortOrder.Key.votes.rawValue
      case "primary_release_date", "release_date", "first_air_date": SortOrder.Key.date.rawValue
      case "title", "original_title", "name", "original_name": SortOrder.Key.title.rawValue
      default: String(parts[0])
      }
    return "\(key).\(parts[1])"
  }
}
