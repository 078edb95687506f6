import Catalog
import Navigation

extension Completer {
  /// What may stand at the end of a link, place by place.
  func link(from start: String.Index) -> Offer {
    var path = start
    if text[start...].hasPrefix("/") { path = text.index(after: path) }
    let segments = text[path...].split(separator: "/", omittingEmptySubsequences: false)
    guard let last = segments.last, !segments[0].contains(where: { $0 == ":" || $0 == "." }) else {
      return Offer(start: text.endIndex)
    }
    let before = segments.dropLast().map(String.init)
    if last.contains(";") { return parameters(of: last, after: before) }
    return Offer(start: last.startIndex, candidates: words(String(last), after: before))
  }

  private func words(_ typed: String, after before: [String]) -> [LineCompletion.Candidate] {
    guard let previous = before.last else {
      let tabs = Tab.allCases.filter {
        $0.rawValue.hasPrefix(typed) && state.isOpen($0)
      }
      return tabs.map { candidate($0.rawValue, .tab($0), endsWord: false) }
        + places(typed, above: state.route)
    }
    let beneath = routes(before)
    if let top = beneath?.last {
      // What follows the word `search` is its text.
      return previous == PlaceWord.search.rawValue ? [] : places(typed, above: top)
    }
    let list = before.dropLast().last.flatMap { word in
      [PlaceWord.movieList, .showList].first { $0.rawValue == word }
    }
    switch (list, PlaceWord(rawValue: previous)) {
    case (let list?, nil): return listParameters(previous, of: list, typed)
    case (.movieList?, _?), (.showList?, _?): return []
    case (_, .movieList?): return lists(.movies, typed)
    case (_, .showList?): return lists(.shows, typed)
    case (_, .movie?): return ids(typed, onPage: \.asMovie, known: state.catalog.movies.ids)
    case (_, .tvShow?): return ids(typed, onPage: \.asShow, known: state.catalog.shows.ids)
    case (_, .person?): return ids(typed, onPage: \.asPerson, known: state.catalog.people.ids)
    case (_, .collection?):
      return ids(typed, onPage: \.asCollection, known: state.catalog.collectionNames.ids)
    case (_, .season?): return seasons(typed, of: routes(before.dropLast())?.last ?? state.route)
    case (_, .episode?): return episodes(typed, of: routes(before.dropLast())?.last ?? state.route)
    case (_, _): return []
    }
  }

  /// What the places before the last one are; nil where they are not whole.
  private func routes(_ segments: some Collection<String>) -> [Route]? {
    guard !segments.isEmpty else { return nil }
    return try? Link.parse(segments.joined(separator: "/"), on: state.route).routes
  }

  // MARK: Places

  /// The places that may stand above another.
  private func places(_ typed: String, above beneath: Route) -> [LineCompletion.Candidate] {
    PlaceWord.allCases.compactMap { word in
      guard word.rawValue.hasPrefix(typed),
        word.isIndependent || word.subjects.contains(beneath.screen)
      else { return nil }
      return candidate(
        word.rawValue + (word.hasParameter ? "/" : ""), .place(word.screen), endsWord: false)
    }
  }

  private func lists(_ kind: ListKind, _ typed: String) -> [LineCompletion.Candidate] {
    let named: [(String, Route)] =
      switch kind {
      case .movies: NamedMovieList.allCases.map { ($0.rawValue, .movieList(.named($0))) }
      case .shows: NamedShowList.allCases.map { ($0.rawValue, .showList(.named($0))) }
      }
    let filters: [FilterName] =
      switch kind {
      case .movies: [.genre, .keyword, .company, .cast, .crew]
      case .shows: [.genre, .keyword, .network, .cast]
      }
    let screen: Screen = kind == .movies ? .movieList : .showList
    let words =
      named.map { candidate($0.0, .list($0.1), endsWord: false) }
      + [candidate("trending/", .place(screen), endsWord: false)]
      + filters.map { candidate("\($0.rawValue)/", .filter($0), endsWord: false) }
      + [candidate("where;", .place(screen), endsWord: false)]
    return words.filter { $0.text.hasPrefix(typed) }
  }

  /// What stands behind `movies/genre/` and its like.
  private func listParameters(
    _ word: String, of list: PlaceWord, _ typed: String
  ) -> [LineCompletion.Candidate] {
    if word == "trending" {
      return TrendingWindow.allCases.filter { $0.rawValue.hasPrefix(typed) }.map {
        candidate(
          $0.rawValue,
          .list(list == .movieList ? .movieList(.trending($0)) : .showList(.trending($0))),
          endsWord: false)
      }
    }
    let catalog = state.catalog
    switch FilterName(rawValue: word) {
    case .genre:
      let genres = list == .movieList ? catalog.movieGenres : catalog.showGenres
      return (genres ?? []).filter { $0.id.description.hasPrefix(typed) }.map {
        candidate($0.id.description, .genre($0), endsWord: false)
      }
    case .keyword: return ids(typed, onPage: \.asKeyword, known: catalog.keywords.ids)
    case .company: return ids(typed, onPage: \.asCompany, known: catalog.companies.ids)
    case .network: return ids(typed, onPage: \.asNetwork, known: catalog.networks.ids)
    case .cast, .crew: return ids(typed, onPage: \.asPerson, known: catalog.people.ids)
    case .country, .from, .language, .provider, .rating, .runtime, .sort, .to, .votes,
      .withoutGenre, .year, nil:
      return []
    }
  }

  // MARK: Numbers

  /// Ids that begin with some digits: those on the page, else all that are known.
  private func ids<Subject>(
    _ typed: String, onPage own: (Route) -> ID<Subject>?, known: some Collection<ID<Subject>>
  ) -> [LineCompletion.Candidate] {
    var seen: Set<ID<Subject>> = []
    let page = ([state.route] + state.numberedChoices.compactMap(\.route)).compactMap(own)
      .filter { $0.description.hasPrefix(typed) && seen.insert($0).inserted }
    let ids =
      page.isEmpty && !typed.isEmpty
      ? known.filter { $0.description.hasPrefix(typed) }.sorted() : page
    return ids.map { id in
      candidate(id.description, .id(id.rawValue, name: name(of: id)), endsWord: false)
    }
  }

  private func name<Subject>(of id: ID<Subject>) -> String? {
    switch id {
    case let id as ID<Movie>: state.catalog.movies[id]?.title
    case let id as ID<TVShow>: state.catalog.shows[id]?.name
    case let id as ID<Person>: state.catalog.people[id]?.name
    case let id as ID<MovieCollection>: state.catalog.collectionNames[id]
    case let id as ID<Keyword>: state.catalog.keywords[id]?.name
    case let id as ID<Company>: state.catalog.companies[id]?.name
    case let id as ID<Network>: state.catalog.networks[id]?.name
    case _: nil
    }
  }

  private func seasons(_ typed: String, of beneath: Route) -> [LineCompletion.Candidate] {
    guard case .tvShow(let show) = beneath else { return [] }
    return (state.catalog.showDetails[show]?.seasons ?? []).map { ($0.number, $0.name) }
      .filter { String($0.0).hasPrefix(typed) }
      .map { candidate(String($0.0), .id($0.0, name: $0.1), endsWord: false) }
  }

  private func episodes(_ typed: String, of beneath: Route) -> [LineCompletion.Candidate] {
    guard case .season(let show, let number) = beneath else { return [] }
    let season = state.catalog.seasons[SeasonKey(show: show, season: number)]
    return (season?.episodes ?? []).map { ($0.number, $0.name) }
      .filter { String($0.0).hasPrefix(typed) }
      .map { candidate(String($0.0), .id($0.0, name: $0.1), endsWord: false) }
  }

  // MARK: Parameters

  private func parameters(of segment: Substring, after before: [String]) -> Offer {
    let pieces = segment.split(separator: ";", omittingEmptySubsequences: false)
    guard let typed = pieces.last, let word = pieces.first else {
      return Offer(start: text.endIndex)
    }
    let given = pieces.dropFirst().dropLast().map { String($0).cut(at: "=").0 }
    let (name, value) = String(typed).cut(at: "=")
    let start = typed.startIndex
    let kind: ListKind? =
      word == "where" ? before.last.flatMap { ListKind(rawValue: $0) } : nil
    if let kind {
      guard value != nil, let equals = typed.firstIndex(of: "="),
        let name = FilterName(rawValue: name)
      else {
        let names = value == nil ? filterNames(name, kind: kind, given: given) : []
        return Offer(start: start, candidates: names)
      }
      return filterValues(name, kind: kind, from: text.index(after: equals), isQuoted: false)
    }
    let isSearch = word == PlaceWord.search.rawValue || before.last == PlaceWord.search.rawValue
    let values: [String: [String]] =
      if word == Tab.feed.rawValue, before.isEmpty {
        [
          "movies": NamedMovieList.allCases.map(\.rawValue),
          "shows": NamedShowList.allCases.map(\.rawValue),
        ]
      } else if isSearch {
        ["type": SearchKind.allCases.map(\.rawValue), "year": []]
      } else {
        [:]
      }
    guard value != nil else {
      let names = values.keys.sorted().filter { $0.hasPrefix(name) && !given.contains($0) }
      return Offer(
        start: start, candidates: names.map { candidate("\($0)=", .parameter, endsWord: false) })
    }
    let whole = (values[name] ?? []).map { "\(name)=\($0)" }.filter { $0.hasPrefix(typed) }
    return Offer(
      start: start, candidates: whole.map { candidate($0, .parameter, endsWord: false) })
  }
}

extension PlaceWord {
  /// Whether something must follow the word.
  fileprivate var hasParameter: Bool {
    switch self {
    case .movie, .tvShow, .person, .collection, .movieList, .showList, .search, .find, .pokemon,
      .character, .comic, .season, .episode:
      true
    case .people, .favorites, .watchlist, .rated, .credits, .reviews, .similar, .recommended,
      .videos, .watch, .images:
      false
    }
  }
}

extension Route {
  fileprivate var asMovie: ID<Movie>? { if case .movie(let id) = self { id } else { nil } }
  fileprivate var asShow: ID<TVShow>? { if case .tvShow(let id) = self { id } else { nil } }
  fileprivate var asPerson: ID<Person>? { if case .person(let id) = self { id } else { nil } }

  fileprivate var asCollection: ID<MovieCollection>? {
    if case .collection(let id) = self { id } else { nil }
  }

  fileprivate var asKeyword: ID<Keyword>? {
    if case .movieList(.filtered(let filters)) = self { filters.keywords?.single } else { nil }
  }

  fileprivate var asCompany: ID<Company>? {
    if case .movieList(.filtered(let filters)) = self { filters.companies?.single } else { nil }
  }

  fileprivate var asNetwork: ID<Network>? {
    if case .showList(.filtered(let filters)) = self { filters.networks?.single } else { nil }
  }
}
