import AppCore
import Catalog
import Typesetting

/// What a half-typed `search …` would find first, in at most three lines beneath the prompt, and how to
/// see all; nothing where there is no hit.
public func hitLines(_ state: AppState) -> [Line] {
  let rows = state.hits.rows.prefix(3)
  guard !rows.isEmpty else { return [] }
  let words = state.words
  let columns = state.size.columns
  var lines = rows.compactMap { row -> Line? in
    let name: String
    let kind: SearchKind
    var facts: [String] = []
    switch row {
    case .movie(let movie):
      (name, kind) = (movie.title, .movie)
      if let year = movie.releaseDate?.year { facts.append(String(year)) }
    case .show(let show):
      (name, kind) = (show.name, .tv)
      if let year = show.firstAirDate?.year { facts.append(String(year)) }
    case .person(let person):
      (name, kind) = (person.name, .person)
      if let title = person.knownFor.first?.title { facts.append(title) }
    case .collection(let collection): (name, kind) = (collection.name, .collection)
    case .keyword(let keyword): (name, kind) = (keyword.name, .keyword)
    case .company(let company): (name, kind) = (company.name, .company)
    case .review, .character, .pokemon: return nil
    }
    return Line("  ").appending(name, .link)
      .appending("  " + ([words.kind(kind)] + facts).joined(separator: " · "), .muted)
      .truncated(to: columns)
  }
  lines.append(Line("  ").appending(words.enterSeesAll, .hint).truncated(to: columns))
  return lines
}
