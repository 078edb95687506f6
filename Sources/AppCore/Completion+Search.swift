import Catalog
import Navigation

// What may stand behind `search`.
extension Completer {
  /// Kinds behind `type:`; else what was found for the half-typed search; else the best known names that begin
  /// so.
  func query(from start: String.Index) -> Offer {
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
  static let nameLimit = 10

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
}
