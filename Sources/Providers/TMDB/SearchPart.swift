import Catalog
import JSON

/// One of the searches that a search asks TMDB for at once.
struct SearchPart {
  /// How the search is understood by it.
  enum Reading { case whole, dated, undated }

  let reading: Reading
  /// What TMDB is asked for; of a year with a kind, since TMDB has years of movies and series alone.
  let query: SearchQuery

  /// The parts of a search, one unless there is a year; none where nothing is searched for.
  static func all(of query: SearchQuery) -> [SearchPart] {
    guard !query.text.isEmpty else { return [] }
    let readings = query.readings
    var parts = readings.whole.map { [SearchPart(reading: .whole, query: $0)] } ?? []
    if let dated = readings.dated {
      for kind in dated.kind.map({ [$0] }) ?? [.movie, .tv] {
        var part = dated
        part.kind = kind
        parts.append(SearchPart(reading: .dated, query: part))
      }
    }
    if let undated = readings.undated {
      parts.append(SearchPart(reading: .undated, query: undated))
    }
    return parts
  }
}

extension TMDBReader {
  /// A page of a search: titles that are called so, year and all, then those of the year, then the rest;
  /// what the words find in any year only where that is nothing.
  func search(
    _ query: SearchQuery, _ number: Int, _ answers: [JSONNode?]
  ) throws(Failure) -> Page<ListRow> {
    var whole: Page<ListRow>?
    var dated: Page<ListRow>?
    var undated: Page<ListRow>?
    for (part, answer) in zip(SearchPart.all(of: query), answers) {
      guard let answer else { continue }
      let page = try page(answer, number, kind(of: part.query.kind))
      switch part.reading {
      case .whole: whole = page
      case .dated: dated = dated.map { $0.byTurns(with: page) } ?? page
      case .undated: undated = page
      }
    }
    let year = query.readings.dated?.year
    if let dated, dated.totalResults > 0 {
      guard let whole else { return dated.readingYear(query.year == nil ? year : nil) }
      let named = whole.elements.filter { $0.isNamed(by: query.text) }
      var page = whole.following(named, dated)
      if named.isEmpty, let year { page.year = .taken(year) }
      return page
    }
    if let whole, whole.totalResults > 0 { return whole }
    if var undated, undated.totalResults > 0 {
      undated.year = year.map(SearchYear.dropped)
      return undated
    }
    return whole ?? dated ?? undated
      ?? Page(number: number, elements: [], totalPages: 1, totalResults: 0)
  }
}

extension Page<ListRow> {
  fileprivate func readingYear(_ year: Int?) -> Page {
    var page = self
    page.year = year.map(SearchYear.taken)
    return page
  }

  /// This page and another by turns, each in its own order.
  fileprivate func byTurns(with other: Page) -> Page {
    var joined = joined(with: other)
    joined.elements = []
    for place in 0..<Swift.max(elements.count, other.elements.count) {
      if place < elements.count { joined.elements.append(elements[place]) }
      if place < other.elements.count { joined.elements.append(other.elements[place]) }
    }
    return joined
  }

  /// This page's rows behind some of them and all of another page's, each row once.
  fileprivate func following(_ first: [ListRow], _ other: Page) -> Page {
    var joined = joined(with: other)
    let rows = first + other.elements + elements
    var seen: Set<TitleID> = []
    joined.elements = []
    for row in rows where row.title.map({ seen.insert($0).inserted }) ?? true {
      joined.elements.append(row)
    }
    let twice = elements.count + other.elements.count - joined.elements.count
    joined.totalResults = Swift.max(joined.elements.count, joined.totalResults - twice)
    return joined
  }

  private func joined(with other: Page) -> Page {
    Page(
      number: number, elements: [], totalPages: Swift.max(totalPages, other.totalPages),
      totalResults: totalResults + other.totalResults, skipped: skipped + other.skipped)
  }
}

extension ListRow {
  fileprivate var title: TitleID? {
    switch self {
    case .movie(let movie): .movie(movie.id)
    case .show(let show): .show(show.id)
    case .person, .collection, .keyword, .company, .review, .character, .pokemon: nil
    }
  }

  /// Whether it is a title that ends as a text ends, in more than the last word: of `blade runner 2049` the film,
  /// of `dune 1984` no film that is called `1984`.
  fileprivate func isNamed(by text: String) -> Bool {
    let names: [String]
    switch self {
    case .movie(let movie): names = [movie.title, movie.originalTitle]
    case .show(let show): names = [show.name, show.originalName]
    case .person, .collection, .keyword, .company, .review, .character, .pokemon: return false
    }
    let text = text.folded
    return names.contains { name in
      let name = name.folded
      return text == name || name.holds(" ") && text.hasSuffix(" " + name)
    }
  }
}
