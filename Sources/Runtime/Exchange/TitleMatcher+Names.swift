import Catalog
import Storage

// Titles by their names.

extension TitleMatcher {
  /// How many hits are asked for the other titles they are known by.
  private static let askedHits = 5

  /// The only title that is called so and of the row's year, or of the year before or after it; nil where none is.
  ///
  /// A kind counts before the next: of a film and a series of one name a film is meant. A neighboring year counts
  /// only for what is spelled as in the row and of the kind that its file is of.
  func title(
    called name: TitleSpelling, of row: ExchangeRow, _ kinds: [SearchKind],
    _ language: ContentLocale
  ) throws(Fault) -> Match? {
    let year = row.year
    func isOfYear(_ title: TitleSummary) -> Bool { year == nil || title.date?.year == year }
    let first = SearchQuery(text: name.text, kind: kinds.count == 1 ? kinds.first : nil)
    var (hits, isWhole) = try search(first, language)
    if !isWhole, !hits.contains(where: { $0.isCalled(name.text) && isOfYear($0) }) {
      // What is meant may stand on a later page.
      for kind in kinds {
        for hit in try search(SearchQuery(text: name.text, kind: kind, year: year), language).hits
        where !hits.contains(where: { $0.id == hit.id }) { hits.append(hit) }
      }
    }
    for kind in kinds {
      let called = hits.filter { $0.kind == kind && $0.isCalled(name.text) }
      if let found = try only(called.filter(isOfYear)) { return Match(title: found) }
      if name.isLoose { continue }
      if let year, !isOfSample, row.kind.isOf(kind) {
        let near = called.filter {
          ($0.date?.year == year - 1 || $0.date?.year == year + 1) && $0.isSpelled(name.text)
        }
        if let found = try only(near) { return Match(title: found, isNear: true) }
      }
      let others = hits.filter { $0.kind == kind && isOfYear($0) && !$0.isCalled(name.text) }
      var known: [TitleSummary] = []
      for title in others.prefix(Self.askedHits)
      where try isKnown(title, as: name.text, language) { known.append(title) }
      if let found = try only(known) { return Match(title: found) }
    }
    return nil
  }

  /// Whether a title has another id of IMDb's than a row.
  func isOther(_ title: TitleSummary, than id: ExternalID) throws(Fault) -> Bool {
    let request: Request =
      switch title.id {
      case .movie(let id): .movie(id)
      case .show(let id): .show(id)
      }
    let known: String?
    switch answer(request, locale) {
    case .success(.movie(let movie, _)): known = movie.imdbID
    case .success(.show(let show, _)): known = show.imdbID
    case .success, .failure(.notFound): known = nil
    case .failure(let failure): throw Fault(fault: .source(failure))
    }
    return known.map { ExternalID($0) != id } ?? false
  }

  /// The first films and series of a search, and whether there are no more.
  private func search(
    _ query: SearchQuery, _ language: ContentLocale
  ) throws(Fault) -> (hits: [TitleSummary], isWhole: Bool) {
    switch answer(.list(.search(query), page: 1), language) {
    case .success(.list(let page)):
      let titles = page.elements.compactMap { row -> TitleSummary? in
        switch row {
        case .movie(let movie): .movie(movie)
        case .show(let show): .show(show)
        case .person, .collection, .keyword, .company, .review, .character, .pokemon: nil
        }
      }
      return (titles, page.totalPages <= 1)
    case .success, .failure(.notFound): return ([], true)
    case .failure(let failure): throw Fault(fault: .source(failure))
    }
  }

  private func only(_ titles: [TitleSummary]) throws(Fault) -> TitleSummary? {
    guard titles.count > 1 else { return titles.first }
    throw Fault(fault: .ambiguous(titles.prefix(4).map(\.nameWithLink)))
  }

  /// Whether a title is known by another name as well.
  private func isKnown(
    _ title: TitleSummary, as name: String, _ language: ContentLocale
  ) throws(Fault) -> Bool {
    let request: Request =
      switch title.id {
      case .movie(let id): .movie(id)
      case .show(let id): .show(id)
      }
    let others: [String]
    switch answer(request, language) {
    case .success(.movie(let movie, _)): others = movie.alternativeTitles
    case .success(.show(let show, _)): others = show.alternativeTitles
    case .success, .failure(.notFound): return false
    // Whoever is not asked has not said no.
    case .failure(let failure): throw Fault(fault: .source(failure))
    }
    return others.contains { $0.searchKey == name.searchKey }
  }
}

extension TitleSummary {
  /// What a search for it asks for.
  fileprivate var kind: SearchKind {
    switch self {
    case .movie: .movie
    case .show: .tv
    }
  }

  /// Whether its title, here or where it was made, is a name.
  fileprivate func isCalled(_ name: String) -> Bool {
    let key = name.searchKey
    switch self {
    case .movie(let movie):
      return movie.title.searchKey == key || movie.originalTitle.searchKey == key
    case .show(let show): return show.name.searchKey == key || show.originalName.searchKey == key
    }
  }

  /// Whether its title is a name but for the case of its letters.
  fileprivate func isSpelled(_ name: String) -> Bool {
    let name = name.lowercased()
    switch self {
    case .movie(let movie):
      return movie.title.lowercased() == name || movie.originalTitle.lowercased() == name
    case .show(let show):
      return show.name.lowercased() == name || show.originalName.lowercased() == name
    }
  }

  /// The title with its year and what stands for it in a column of ids.
  fileprivate var nameWithLink: String {
    let year = date.map { " (\($0.year))" } ?? ""
    return switch id {
    case .movie(let id): "\(title)\(year) movie/\(id)"
    case .show(let id): "\(title)\(year) tv/\(id)"
    }
  }
}

extension ExchangeRow.Kind {
  fileprivate func isOf(_ kind: SearchKind) -> Bool {
    switch self {
    case .movie: kind == .movie
    case .show: kind == .tv
    case .unknown, .other: false
    }
  }
}
