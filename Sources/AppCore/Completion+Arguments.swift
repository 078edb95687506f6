import Catalog
import Navigation

extension Completer {
  /// What may stand in the place of the last argument.
  func arguments(of spec: CommandSpec, from start: String.Index) -> Offer {
    let words = LineText.words(of: text).filter { $0.range.lowerBound >= start }
    // A word that ends at the cursor is still being typed.
    let typed = words.last { $0.range.upperBound == text.endIndex }
    let position = words.count - (typed == nil ? 0 : 1)
    for (index, argument) in spec.arguments.enumerated() {
      let isRest = argument.kind.takesRest && index <= position
      guard isRest || argument.presence == .repeated || index == position else { continue }
      var begin = typed?.range.lowerBound ?? text.endIndex
      if isRest { begin = words.indices.contains(index) ? words[index].range.lowerBound : begin }
      if argument.kind == .filter { begin = openQuote(from: start) ?? begin }
      return argumentOffer(argument.kind, from: begin, words: words)
    }
    return Offer(start: text.endIndex)
  }

  /// Where the word begins whose quote is still open; nil where none is.
  private func openQuote(from start: String.Index) -> String.Index? {
    let rest = text.unicodeScalars[start...]
    let quotes = rest.indices.filter { rest[$0] == "\"" }
    guard !quotes.count.isMultiple(of: 2), let last = quotes.last else { return nil }
    let blank = rest[..<last].lastIndex(where: \.isBlank)
    return blank.map { rest.index(after: $0) } ?? start
  }

  private func argumentOffer(
    _ kind: CommandArgument.Kind, from start: String.Index, words: [LineWord]
  ) -> Offer {
    let typed = String(text[start...])
    switch kind {
    case .choice: return choices(from: start)
    case .count, .externalID, .rating, .lineNumber: return Offer(start: start)
    case .rowText: return rowHints(from: start)
    case .query: return query(from: start)
    case .link: return link(from: start)
    case .sortKey: return Offer(start: start, candidates: sortKeys(typed))
    case .filter: return filter(from: start, words: words)
    case .listName:
      return Offer(
        start: start,
        candidates: listNames(typed).map { candidate($0.name, .list($0.route)) })
    case .genre:
      return Offer(
        start: start,
        candidates: genres(typed, among: state.allGenres).map { candidate($0.name, .genre($0)) })
    case .seasonNumber: return Offer(start: start, candidates: seasons(typed))
    case .episodeNumber: return Offer(start: start, candidates: episodes(typed))
    case .markKind:
      let known = MarkKind.allCases.map(\.rawValue)
      return Offer(start: start, candidates: matches(typed, in: known) { .mark($0) })
    case .row, .review: return Offer(start: start, candidates: numbers(typed))
    case .pastSearch:
      let all = "all".hasPrefix(typed.lowercased()) ? [candidate("all", .allSearches)] : []
      return Offer(
        start: start,
        candidates: state.library.searches.enumerated().compactMap { index, text in
          let number = String(index + 1)
          return number.hasPrefix(typed)
            ? candidate(number, .pastSearch(number: index + 1, text)) : nil
        } + all)
    case .design:
      let known = Design.allCases.map(\.rawValue)
      return Offer(start: start, candidates: matches(typed, in: known) { .design($0) })
    case .onOff:
      return Offer(start: start, candidates: matches(typed, in: ["on", "off"]) { _ in .onOff })
    case .loginKind:
      let known = LoginKind.allCases.map(\.rawValue)
      return Offer(start: start, candidates: matches(typed, in: known) { _ in .accountWord })
    case .dropping:
      return Offer(start: start, candidates: matches(typed, in: ["drop"]) { _ in .accountWord })
    // What lies in a folder is not known to the state.
    case .importedFile, .exportedFile: return Offer(start: start, candidates: [])
    case .theme:
      return Offer(start: start, candidates: matches(typed, in: state.themes) { .theme($0) })
    case .language:
      return Offer(start: start, candidates: matches(typed, in: Self.languages) { .language($0) })
    case .region:
      return Offer(start: start, candidates: matches(typed, in: Self.regions) { .region($0) })
    case .tab:
      let given = Set(words.map { $0.text.lowercased() })
      return Offer(
        start: start,
        candidates: [Tab.pokedex, .marvel].filter {
          $0.rawValue.hasPrefix(typed.lowercased())
            && (!given.contains($0.rawValue) || $0.rawValue == typed.lowercased())
        }.map { candidate($0.rawValue, .tab($0)) })
    case .command:
      let names = CommandName.allCases.filter { $0.rawValue.hasPrefix(typed.lowercased()) }
      return Offer(start: start, candidates: names.map { candidate($0.rawValue, .command($0)) })
    }
  }

  /// The words that begin with what is typed, whatever the case.
  func matches(
    _ typed: String, in words: [String], _ meaning: (String) -> LineCompletion.Meaning
  ) -> [LineCompletion.Candidate] {
    let beginning = typed.lowercased()
    return words.filter { $0.lowercased().hasPrefix(beginning) }.map { candidate($0, meaning($0)) }
  }

  /// The names of lists that begin with a text: without their kind where no other list is called so.
  private func listNames(_ typed: String) -> [(name: String, route: Route)] {
    let beginning = typed.lowercased()
    let choices = state.listChoices
    func bare(_ name: String) -> String { name.cut(at: "=").1 ?? name }
    let short = choices.map { choice in
      let name = bare(choice.name)
      let isAlone = choices.count { bare($0.name) == name } == 1
      return (name: isAlone ? name : choice.name, route: choice.route)
    }.filter { $0.name.hasPrefix(beginning) }
    return short.isEmpty ? choices.filter { $0.name.hasPrefix(beginning) } : short
  }

  func genres(_ typed: String, among genres: [Genre]) -> [Genre] {
    let needle = typed.folded
    return genres.filter { $0.name.hasFoldedPrefix(needle) }
  }

  private var listKind: ListKind {
    if case .showList = state.route { return .shows }
    return .movies
  }

  // MARK: Search

  /// Kinds behind `type:`; else what was found for the half-typed search; else the best known names that begin
  /// so.
  private func query(from start: String.Index) -> Offer {
    let typed = String(text[start...])
    let scalars = text.unicodeScalars
    let last = scalars[start...].lastIndex(where: \.isBlank).map { scalars.index(after: $0) }
    let word = text[(last ?? start)...].lowercased()
    if word.hasPrefix("type:") {
      let kinds = SearchKind.allCases.filter { "type:\($0.rawValue)".hasPrefix(word) }
      return Offer(
        start: last ?? start,
        candidates: kinds.map { candidate("type:\($0.rawValue)", .searchKind($0)) })
    }
    guard case .success(.search(let query)?) = Command.parse("search " + typed) else {
      return Offer(start: start)
    }
    let hits = query.text == state.hits.text ? state.hits.rows.compactMap(name) : []
    let names = hits.isEmpty ? knownNames(query.text) : hits
    let past = pastSearches(typed)
    var seen = Set(past.map(\.text.folded))
    return Offer(
      start: start,
      candidates: past
        + names.filter { seen.insert($0.name.folded).inserted }.map {
          candidate($0.name, .name($0.route))
        })
  }

  /// The past searches that begin with what is typed, the last one first.
  private func pastSearches(_ typed: String) -> [LineCompletion.Candidate] {
    let needle = typed.folded
    return state.library.searches.enumerated().compactMap { index, text in
      text.hasFoldedPrefix(needle) ? candidate(text, .pastSearch(number: index + 1, text)) : nil
    }
  }

  private func name(of row: ListRow) -> (name: String, route: Route)? {
    switch row {
    case .movie(let movie): (movie.title, .movie(movie.id))
    case .show(let show): (show.name, .tvShow(show.id))
    case .person(let person): (person.name, .person(person.id))
    case .collection(let collection): (collection.name, .collection(collection.id))
    case .keyword(let keyword):
      (keyword.name, .movieList(.filtered(MovieFilters(keyword: keyword.id))))
    case .company(let company):
      (company.name, .movieList(.filtered(MovieFilters(company: company.id))))
    case .review, .pokemon: nil
    case .character(let character): (character.name, .character(character.id))
    }
  }

  /// How many known names are offered for a search.
  private static let nameLimit = 10

  /// The best known movies, series and people whose names begin with a text of at least two letters.
  private func knownNames(_ text: String) -> [(name: String, route: Route)] {
    let needle = text.folded
    guard needle.utf8.count >= 2 else { return [] }
    var found: [(name: String, route: Route, popularity: Double)] = []
    for movie in state.catalog.movies.values where movie.title.hasFoldedPrefix(needle) {
      found.append((movie.title, .movie(movie.id), movie.popularity))
    }
    for show in state.catalog.shows.values where show.name.hasFoldedPrefix(needle) {
      found.append((show.name, .tvShow(show.id), show.popularity))
    }
    for person in state.catalog.people.values where person.name.hasFoldedPrefix(needle) {
      found.append((person.name, .person(person.id), person.popularity))
    }
    found.sort { ($1.popularity, $0.name) < ($0.popularity, $1.name) }
    return found.prefix(Self.nameLimit).map { ($0.name, $0.route) }
  }

  // MARK: Lists

  /// The keys to sort by; with a dot behind one, its two directions.
  func sortKeys(_ typed: String) -> [LineCompletion.Candidate] {
    let beginning = typed.lowercased()
    let isOfPeople = state.route == .people
    let keys = isOfPeople ? SortOrder.Key.ofPeople : SortOrder.Key.known(to: listKind)
    let orders = keys.flatMap { key in
      beginning.contains(".")
        ? [SortOrder(key, isAscending: true), SortOrder(key, isAscending: false)] : [SortOrder(key)]
    }
    return orders.compactMap { order in
      let direction = order.isAscending ? ".asc" : ".desc"
      let key = isOfPeople && order.key == .title ? "name" : order.key.rawValue
      let text = key + (beginning.contains(".") ? direction : "")
      return text.hasPrefix(beginning) ? candidate(text, .sortKey(order)) : nil
    }
  }

  /// The names of filters that are not given yet; behind `=`, the values that are known.
  private func filter(from start: String.Index, words: [LineWord]) -> Offer {
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
    guard let filter = FilterName(rawValue: name.lowercased()),
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
    case .cast, .company, .crew, .keyword, .network:
      return Offer(start: piece, candidates: isQuoted ? names(filter, String(text[piece...])) : [])
    case .from, .provider, .rating, .runtime, .to, .votes, .year:
      return Offer(start: text.endIndex)
    }
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

extension Completer {
  /// The languages most content is translated into, English and Turkish first.
  static let languages = [
    "en", "tr", "ar", "bg", "cs", "da", "de", "el", "es", "es-MX", "fa", "fi", "fr", "fr-CA", "he",
    "hi", "hr", "hu", "id", "it", "ja", "ko", "nl", "no", "pl", "pt", "pt-BR", "ro", "ru", "sk",
    "sr", "sv", "th", "uk", "vi", "zh", "zh-TW",
  ]

  /// The countries whose release dates and offers are known best.
  static let regions = [
    "US", "TR", "AR", "AT", "AU", "BE", "BG", "BR", "CA", "CH", "CL", "CN", "CO", "CZ", "DE", "DK",
    "EG", "ES", "FI", "FR", "GB", "GR", "HK", "HR", "HU", "ID", "IE", "IL", "IN", "IR", "IT", "JP",
    "KR", "MX", "MY", "NL", "NO", "NZ", "PE", "PH", "PL", "PT", "RO", "RS", "RU", "SE", "SG", "SK",
    "TH", "TW", "UA", "VN", "ZA",
  ]
}
