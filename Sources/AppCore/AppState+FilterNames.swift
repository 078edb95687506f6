import Catalog
import Navigation

/// The result of resolving the names in a filter's value to ids.
enum FilterTerms {
  /// The value as links write it; nil takes the filter away.
  case known(String?)
  /// The request whose answer resolves the names.
  case needs(Request)
  case refused(Notice)
}

/// Filters ask for numbers and codes; a person types names.
extension AppState {
  /// The value of a changed filter with numbers and codes for its names.
  func value(of change: FilterChange, _ kind: ListKind) -> FilterTerms {
    guard let value = change.value else { return .known(nil) }
    switch change.name {
    case .language:
      return code(value, change.name, NamedCode.language, ContentLocale.languageNearest)
    case .country:
      return code(value, change.name, NamedCode.country, ContentLocale.regionNearest)
    case .cast, .crew, .company, .genre, .keyword, .network, .withoutGenre:
      // Filters that lists of this kind do not have are refused as a whole.
      guard change.name.applies(to: kind) else { return .known(value) }
      return numbers(value, change.name, kind)
    case .provider: return provider(value)
    case .from, .rating, .runtime, .sort, .to, .votes, .year: return .known(value)
    }
  }

  /// The number of a watch provider by its name, as it is called where a person lives.
  private func provider(_ value: String) -> FilterTerms {
    guard !value.isWrittenAsNumber, !value.folded.isEmpty else { return .known(value) }
    let key = WatchProvider.key(value)
    let known = WatchProvider.named(in: locale.region)
    if let provider = known.first(where: { $0.isCalled(key) }) { return .known("\(provider.id)") }
    let meant = known.filter { $0.isMeant(by: key) }
    switch meant.count {
    case 0:
      let nearest = Nearest.word(to: value, in: known.map(\.name))
      return .refused(.noSuchName(.provider, value.asShownWord, nearest: nearest))
    case 1: return .known("\(meant[0].id)")
    case _:
      let names = meant.prefix(5).map(\.name)
      return .refused(.ambiguousName(.provider, value.asShownWord, names: names))
    }
  }

  private func code(
    _ value: String, _ name: FilterName, _ meant: (String) -> NamedCode?,
    _ nearest: (String) -> String?
  ) -> FilterTerms {
    if let known = meant(value) { return .known(known.code) }
    return .refused(.noSuchName(name, value.asShownWord, nearest: nearest(value)))
  }

  /// The numbers of names that commas or bars separate.
  private func numbers(_ value: String, _ filter: FilterName, _ kind: ListKind) -> FilterTerms {
    var numbers = ""
    for piece in value.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "," || $0 == "|" })
    {
      if piece.startIndex > value.startIndex {
        numbers.append(value[value.index(before: piece.startIndex)])
      }
      let name = String(piece)
      guard !name.isWrittenAsNumber, !name.folded.isEmpty else {
        numbers += name
        continue
      }
      switch number(of: name, filter, kind) {
      case .known(let number): numbers += number ?? ""
      case let other: return other
      }
    }
    return .known(numbers)
  }

  private func number(of name: String, _ filter: FilterName, _ kind: ListKind) -> FilterTerms {
    switch filter {
    case .genre, .withoutGenre:
      guard catalog.holds(.genres) else { return .needs(.genres) }
      let genres = (kind == .movies ? catalog.movieGenres : catalog.showGenres) ?? []
      if let genre = genre(named: name, among: genres) { return .known("\(genre.id)") }
      return .refused(
        .noSuchGenre(name.asShownWord, nearest: Nearest.word(to: name, in: genres.map(\.name))))
    case .cast, .crew: return found(name, filter, .person)
    case .company: return found(name, filter, .company)
    case .keyword: return found(name, filter, .keyword)
    case .network: return found(name, filter, nil)
    case .country, .from, .language, .provider, .rating, .runtime, .sort, .to, .votes, .year:
      return .known(name)
    }
  }

  /// Something by its name: as it is known already, else as a search for its kind finds it.
  private func found(
    _ name: String, _ filter: FilterName, _ kind: SearchKind?
  ) -> FilterTerms {
    let needle = name.folded
    let all = known(to: filter).filter { $0.name.hasFoldedPrefix(needle) }
    // Of two people with one name the better known is meant.
    let exact = all.filter { $0.name.isCalled(needle) }
    if let best = exact.max(by: { ($0.popularity, $1.id) < ($1.popularity, $0.id) }) {
      return .known("\(best.id)")
    }
    guard let kind else {
      if all.count == 1 { return .known("\(all[0].id)") }
      return .refused(
        all.isEmpty
          ? .noSuchName(filter, name.asShownWord, nearest: nil)
          : .ambiguousName(filter, name.asShownWord, names: all.shownNames))
    }
    let query = SearchQuery(text: name, kind: kind)
    let request = Request.list(.search(query), page: 1)
    guard let list = catalog.lists[.search(query)] else { return .needs(request) }
    let hits = list.items.compactMap(filterNamed)
    if let hit = hits.first(where: { $0.name.isCalled(needle) }) { return .known("\(hit.id)") }
    let beginnings = hits.filter { $0.name.hasFoldedPrefix(needle) }
    let likely = beginnings.isEmpty ? hits : beginnings
    switch likely.count {
    case 0: return .refused(.noSuchName(filter, name.asShownWord, nearest: nil))
    case 1: return .known("\(likely[0].id)")
    case _: return .refused(.ambiguousName(filter, name.asShownWord, names: likely.shownNames))
    }
  }

  /// What is known of what a filter asks for, in no order.
  func known(to filter: FilterName) -> [FilterNamed] {
    switch filter {
    case .cast, .crew:
      catalog.people.values.map {
        FilterNamed($0.id.rawValue, $0.name, popularity: $0.popularity)
      }
    case .company: catalog.companies.values.map { FilterNamed($0.id.rawValue, $0.name) }
    case .keyword: catalog.keywords.values.map { FilterNamed($0.id.rawValue, $0.name) }
    case .network: catalog.networks.values.map { FilterNamed($0.id.rawValue, $0.name) }
    case .provider: WatchProvider.named(in: locale.region).map { FilterNamed($0.id, $0.name) }
    case .country, .from, .genre, .language, .rating, .runtime, .sort, .to, .votes,
      .withoutGenre, .year:
      []
    }
  }

  private func filterNamed(_ item: ListItem) -> FilterNamed? {
    switch item {
    case .person(let id): catalog.people[id].map { FilterNamed(id.rawValue, $0.name) }
    case .company(let id): catalog.companies[id].map { FilterNamed(id.rawValue, $0.name) }
    case .keyword(let id): catalog.keywords[id].map { FilterNamed(id.rawValue, $0.name) }
    case .movie, .show, .collection, .review, .character, .pokemon: nil
    }
  }
}

/// Something that a filter can ask for, by its name.
struct FilterNamed {
  var id: Int
  var name: String
  var popularity: Double

  init(_ id: Int, _ name: String, popularity: Double = 0) {
    self.id = id
    self.name = name
    self.popularity = popularity
  }
}

extension [FilterNamed] {
  /// The first names, for a person to choose from.
  fileprivate var shownNames: [String] { prefix(5).map(\.name) }
}

extension String {
  /// The name as the value of a filter: in quotes where it would be taken for several.
  var asFilterValue: String {
    contains { $0 == " " || $0 == "," || $0 == "|" } ? "\"\(self)\"" : self
  }
}
