import Catalog
import JSON

extension TMDBReader {
  /// A page of a list, of the answers to its calls; there are none where nothing is searched for.
  func list(
    _ key: ListKey, _ number: Int, _ answers: [JSONNode?]
  ) throws(Failure) -> Page<ListRow> {
    if case .search(let query) = key { return try search(query, number, answers) }
    guard let answer = answers.first ?? nil else {
      return Page(number: number, elements: [], totalPages: 1, totalResults: 0)
    }
    switch key {
    case .movies: return try page(answer, number, .movie)
    case .shows(.cast): return try titlesOfCast(answer, number)
    case .shows: return try page(answer, number, .show)
    case .people: return try page(answer, number, .person)
    case .similar(let title), .recommended(let title):
      return try page(answer, number, kind(of: title))
    case .reviews: return try page(answer, number, .review)
    case .search, .kept, .characters, .pokedex: throw .notFound
    }
  }

  /// A page as TMDB lays it out.
  ///
  /// Its number is the one asked for, since some lists say 0; rows that cannot be read are counted, so that a page of
  /// nothing else is not taken for the end.
  func page(
    _ answer: JSONNode, _ number: Int, _ kind: RowKind
  ) throws(Failure) -> Page<ListRow> {
    guard let results = answer["results"], results.isArray else {
      throw .malformed("the answer has no results")
    }
    var elements: [ListRow] = []
    var skipped = 0
    for result in results.elements {
      if let row = row(result, kind) {
        elements.append(row)
      } else {
        skipped += 1
      }
    }
    let total = answer.count("total_results") ?? elements.count
    return Page(
      number: number, elements: elements, totalPages: answer.count("total_pages") ?? number,
      totalResults: total, skipped: skipped)
  }

  func kind(of title: TitleID) -> RowKind {
    switch title {
    case .movie: .movie
    case .show: .show
    }
  }

  func kind(of kind: SearchKind?) -> RowKind {
    switch kind {
    case .movie?: .movie
    case .tv?: .show
    case .person?: .person
    case .collection?: .collection
    case .keyword?: .keyword
    case .company?: .company
    case nil: .mixed
    }
  }

  /// What a person played in, each title once: series by popularity, then movies by popularity.
  private func titlesOfCast(_ answer: JSONNode, _ number: Int) throws(Failure) -> Page<ListRow> {
    guard let cast = answer["cast"], cast.isArray else {
      throw .malformed("the answer has no cast")
    }
    var shows: [ShowSummary] = []
    var movies: [MovieSummary] = []
    var seen: Set<TitleID> = []
    var skipped = 0
    for row in cast.elements {
      guard let title = titleSummary(row) else {
        skipped += 1
        continue
      }
      guard seen.insert(title.id).inserted else { continue }
      switch title {
      case .show(let show): shows.append(show)
      case .movie(let movie): movies.append(movie)
      }
    }
    shows.sort { ($0.popularity, $1.id) > ($1.popularity, $0.id) }
    movies.sort { ($0.popularity, $1.id) > ($1.popularity, $0.id) }
    let rows = shows.map(ListRow.show) + movies.map(ListRow.movie)
    let size = 20
    let first = min((number - 1) * size, rows.count)
    return Page(
      number: number, elements: Array(rows[first..<min(first + size, rows.count)]),
      totalPages: max(1, (rows.count + size - 1) / size), totalResults: rows.count,
      skipped: number == 1 ? skipped : 0)
  }
}

extension JSONNode {
  /// How many there are in all.
  fileprivate func count(_ key: StaticString) -> Int? {
    guard let number = int(key), number >= 0 else { return nil }
    return min(number, 1_000_000_000)
  }
}
