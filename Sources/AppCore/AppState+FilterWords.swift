import Catalog
import Navigation

/// What words behind `where` mean that name no filter.
private enum FilterWords {
  case meant([FilterChange])
  /// More than one filter, each as it can be typed.
  case ambiguous([String])
  case unknown
  /// The request whose answer tells.
  case needs(Request)
}

extension AppState {
  /// Changes the filters to what words mean, a genre, a country, a language, a service, a person, a company, a
  /// network or a keyword, and to what else is said.
  mutating func changeFilters(
    _ changes: [FilterChange], meaning words: String, line: String
  ) -> [Effect] {
    guard let target = filterTarget else { return say(refusal(of: CommandName.where)) }
    switch meaning(of: words, target) {
    case .meant(let meant): return changeFilters(meant + changes, line: line)
    case .ambiguous(let candidates):
      return say(.ambiguousFilter(words.asShownWord, candidates: candidates))
    case .needs(let request): return wait(with: line, for: request)
    case .unknown:
      return say(
        .misunderstood(
          .badArgument(
            CommandName.where, words, .filterName, known: FilterName.allCases.map(\.rawValue))))
    }
  }

  /// All words together mean something, or each of them does.
  private func meaning(of words: String, _ target: FilterTarget) -> FilterWords {
    let whole = meaning(ofOne: words, target)
    guard case .unknown = whole else { return whole }
    let parts = words.split(separator: " ").map(String.init)
    guard parts.count > 1 else { return whole }
    var changes: [FilterChange] = []
    for part in parts {
      switch meaning(ofOne: part, target) {
      case .meant(let meant): changes.add(meant)
      case let other: return other
      }
    }
    return .meant(changes)
  }

  private func meaning(ofOne text: String, _ target: FilterTarget) -> FilterWords {
    guard !text.folded.isEmpty else { return .unknown }
    guard catalog.holds(.genres) else { return .needs(.genres) }
    var found: [FilterChange] = []
    let genres =
      switch target {
      case .list(.movies): catalog.movieGenres ?? []
      case .list(.shows): catalog.showGenres ?? []
      case .rows: allGenres
      }
    if let genre = genre(named: text, among: genres) {
      found.append(FilterChange(.genre, genre.name))
    }
    if let language = NamedCode.language(text) {
      found.append(FilterChange(.language, language.code))
    }
    if let country = NamedCode.country(text) { found.append(FilterChange(.country, country.code)) }
    guard case .list(let kind) = target else { return Self.meaning(of: found) }
    let key = WatchProvider.key(text)
    if let provider = WatchProvider.named(in: locale.region).first(where: { $0.isCalled(key) }) {
      found.append(FilterChange(.provider, provider.name))
    }
    return found.isEmpty ? named(text, kind) : Self.meaning(of: found)
  }

  /// What bears a name, as it is known or as a search finds it.
  private func named(_ text: String, _ kind: ListKind) -> FilterWords {
    let needle = text.folded
    var found: [FilterChange] = []
    let networks = catalog.networks.values.filter { $0.name.isCalled(needle) }
    if kind == .shows, let network = networks.first {
      found.append(FilterChange(.network, "\(network.id)"))
    }
    let query = SearchQuery(text: text)
    guard let list = catalog.lists[.search(query)] else {
      return found.isEmpty ? .needs(.list(.search(query), page: 1)) : Self.meaning(of: found)
    }
    // Of several of one name and kind the search gives the best known first.
    var names: Set<FilterName> = []
    var near: [FilterChange] = []
    for item in list.items {
      guard let bearer = bearer(item, kind) else { continue }
      if bearer.name.isCalled(needle) {
        if names.insert(bearer.filter).inserted {
          found.append(FilterChange(bearer.filter, "\(bearer.id)"))
        }
      } else if near.count < 5, bearer.name.holdsFolded(needle) {
        near.append(FilterChange(bearer.filter, bearer.name))
      }
    }
    return Self.meaning(of: found.isEmpty ? near : found)
  }

  /// Something of a search that a list can be filtered by; a person who does not act by what they made.
  private func bearer(
    _ item: ListItem, _ kind: ListKind
  ) -> (filter: FilterName, id: Int, name: String)? {
    switch item {
    case .person(let id) where kind == .movies:
      return catalog.people[id].map { person in
        let isActor = (person.department ?? .acting) == .acting
        return (isActor ? .cast : .crew, id.rawValue, person.name)
      }
    case .company(let id):
      return catalog.companies[id].map { (.company, id.rawValue, $0.name) }
    case .keyword(let id):
      return catalog.keywords[id].map { (.keyword, id.rawValue, $0.name) }
    case .person, .movie, .show, .collection, .review, .character, .pokemon: return nil
    }
  }

  private static func meaning(of found: [FilterChange]) -> FilterWords {
    switch found.count {
    case 0: .unknown
    case 1: .meant(found)
    case _:
      .ambiguous(found.map { "\($0.name.rawValue)=\(($0.value ?? "").asFilterValue)" })
    }
  }
}
