import Catalog
import Navigation

// Orders and filters of lists, and the values that are known of them.
extension Completer {
  /// The keys to sort by; with a dot behind one, its two directions.
  func sortKeys(_ typed: String) -> [LineCompletion.Candidate] {
    let beginning = typed.lowercased()
    let isOfPeople = state.route == .people
    let isOfEpisodes = state.route.screen == .season
    let keys =
      isOfPeople
      ? SortOrder.Key.ofPeople
      : isOfEpisodes ? SortOrder.Key.ofEpisodes : SortOrder.Key.known(to: listKind)
    let orders = keys.flatMap { key in
      beginning.contains(".")
        ? [SortOrder(key, isAscending: true), SortOrder(key, isAscending: false)] : [SortOrder(key)]
    }
    return orders.compactMap { order in
      let direction = order.isAscending ? ".asc" : ".desc"
      let key = (isOfPeople || isOfEpisodes) && order.key == .title ? "name" : order.key.rawValue
      let text = key + (beginning.contains(".") ? direction : "")
      return text.hasPrefix(beginning) ? candidate(text, .sortKey(order)) : nil
    }
  }

  /// The names of filters that are not given yet; behind `=`, the values that are known.
  func filter(from start: String.Index, words: [LineWord]) -> Offer {
    let typed = String(text[start...])
    let (name, value) = typed.cut(at: "=")
    let isFirst = words.isEmpty || words.count == 1 && !typed.isEmpty
    guard value != nil else {
      var candidates = filterNames(
        name, kind: listKind, given: words.map { $0.text.cut(at: "=").0.lowercased() })
      if isFirst, "none".hasPrefix(name.lowercased()) {
        candidates.append(candidate("none", .noFilters))
      }
      return Offer(start: start, candidates: candidates)
    }
    guard let filter = FilterName(typed: name),
      let equals = text[start...].firstIndex(of: "=")
    else { return Offer(start: text.endIndex) }
    return filterValues(filter, kind: listKind, from: text.index(after: equals), isQuoted: true)
  }

  /// What is known by names that begin with a text of at least two letters, the best known first.
  private func names(_ filter: FilterName, _ typed: String) -> [LineCompletion.Candidate] {
    let needle = typed.folded
    guard needle.utf8.count >= 2 else { return [] }
    var seen: Set<String> = []
    return state.known(to: filter).filter { $0.name.hasFoldedPrefix(needle) }
      .sorted { ($1.popularity, $0.name) < ($0.popularity, $1.name) }
      .filter { seen.insert($0.name).inserted }.prefix(Self.nameLimit)
      .map { candidate($0.name.asFilterValue, .id($0.id, name: $0.name)) }
  }

  func filterNames(
    _ typed: String, kind: ListKind, given: [String]
  ) -> [LineCompletion.Candidate] {
    let beginning = typed.lowercased()
    return FilterName.known(to: kind).filter {
      $0.rawValue.hasPrefix(beginning) && (!given.contains($0.rawValue) || $0.rawValue == beginning)
    }.map { candidate("\($0.rawValue)=", .filter($0), endsWord: false) }
  }

  /// The known values of a filter; of several genres the last is completed.
  func filterValues(
    _ filter: FilterName, kind: ListKind, from start: String.Index, isQuoted: Bool
  ) -> Offer {
    let separator = text[start...].lastIndex { $0 == "," || $0 == "|" }
    let piece = separator.map { text.index(after: $0) } ?? start
    switch filter {
    case .genre, .withoutGenre:
      let known = kind == .movies ? state.catalog.movieGenres : state.catalog.showGenres
      let typed = String(text[piece...])
      return Offer(
        start: piece,
        candidates: (known ?? []).compactMap { genre in
          guard isQuoted else {
            return genre.id.description.hasPrefix(typed)
              ? candidate(genre.id.description, .genre(genre), endsWord: false) : nil
          }
          guard genre.name.hasFoldedPrefix(typed.folded) else { return nil }
          return candidate(genre.name.asFilterValue, .genre(genre))
        })
    case .sort: return Offer(start: start, candidates: sortKeys(String(text[start...])))
    case .language:
      let languages = Self.languages.filter { $0.utf8.count == 2 }
      return Offer(
        start: start, candidates: matches(String(text[start...]), in: languages) { .language($0) })
    case .country:
      return Offer(
        start: start, candidates: matches(String(text[start...]), in: Self.regions) { .region($0) })
    case .cast, .company, .crew, .keyword, .network, .provider:
      return Offer(start: piece, candidates: isQuoted ? names(filter, String(text[piece...])) : [])
    case .from, .rating, .runtime, .to, .votes, .year:
      return Offer(start: text.endIndex)
    }
  }

  private var listKind: ListKind {
    if case .showList = state.route { return .shows }
    return .movies
  }
}

extension AppState {
  /// The genres of movies and of series, each name once.
  var allGenres: [Genre] {
    var seen: Set<String> = []
    return ((catalog.movieGenres ?? []) + (catalog.showGenres ?? []))
      .filter { seen.insert($0.name).inserted }
  }
}
