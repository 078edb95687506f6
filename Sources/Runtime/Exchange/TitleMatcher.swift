import AppCore
import Catalog
import Storage

/// Finds the titles that rows of files are about, by their ids, else by name and year.
struct TitleMatcher {
  private let answer: (Request, ContentLocale) -> Result<Response, Failure>
  private let mayBeTitle: (String) -> Bool
  private let locale: ContentLocale
  private var known: [Key: Result<TitleSummary, Fault>] = [:]

  /// Why no title was found.
  struct Fault: Error, Hashable {
    let fault: ImportFault
  }

  /// What rows that are about the same title have in common: a diary names one often.
  private struct Key: Hashable {
    var title: TitleID?
    var imdb: ExternalID?
    var names: [String]
    var year: Int?
    var kind: ExchangeRow.Kind
  }

  /// Makes a matcher for the rows of a file.
  ///
  /// - Parameters:
  ///   - mayBeTitle: Whether a title may be called so: a search also finds what is called otherwise, and
  ///     takes its time for it where nothing is called so.
  ///   - answer: Asks the source.
  init(
    _ locale: ContentLocale, mayBeTitle: @escaping (String) -> Bool = { _ in true },
    answer: @escaping (Request, ContentLocale) -> Result<Response, Failure>
  ) {
    self.locale = locale
    self.mayBeTitle = mayBeTitle
    self.answer = answer
  }

  /// The title of a row.
  mutating func title(of row: ExchangeRow) -> Result<TitleSummary, Fault> {
    let key = Key(
      title: row.title, imdb: row.imdb, names: row.names, year: row.year, kind: row.kind)
    if let found = known[key] { return found }
    let result: Result<TitleSummary, Fault>
    do throws(Fault) {
      result = .success(try find(row))
    } catch {
      result = .failure(error)
    }
    known[key] = result
    return result
  }

  private func find(_ row: ExchangeRow) throws(Fault) -> TitleSummary {
    if let id = row.title { return summary(of: id) ?? named(id, by: row) }
    if let id = row.imdb, let found = try title(with: id, isNamed: !row.names.isEmpty) {
      return found
    }
    guard !row.names.isEmpty else { throw Fault(fault: row.imdb == nil ? .noTitle : .notFound) }
    let kinds: [SearchKind] =
      switch row.kind {
      case .movie: [.movie]
      case .show: [.tv]
      case .unknown, .other: [.movie, .tv]
      }
    // Files name titles in English, whatever is spoken here.
    let english = ContentLocale(language: "en", region: locale.region)
    for language in locale.languageCode == "en" ? [locale] : [locale, english] {
      for name in row.names where mayBeTitle(name) {
        if let found = try title(called: name, row.year, kinds, language) {
          return language == locale ? found : summary(of: found.id) ?? found
        }
      }
    }
    throw Fault(fault: .notFound)
  }

  // MARK: Ids

  /// What the source knows of a title.
  private func summary(of id: TitleID) -> TitleSummary? {
    switch id {
    case .movie(let id):
      guard case .success(.movie(let movie, _)) = answer(.movie(id), locale) else { return nil }
      return .movie(movie.summary)
    case .show(let id):
      guard case .success(.show(let show, _)) = answer(.show(id), locale) else { return nil }
      return .show(show.summary)
    }
  }

  /// What a row says of a title that the source does not have: the ids are the same everywhere.
  private func named(_ id: TitleID, by row: ExchangeRow) -> TitleSummary {
    switch id {
    case .movie(let id):
      var movie = MovieSummary(id: id, title: row.names.first ?? "movie/\(id)")
      movie.originalTitle = row.names.last ?? movie.title
      movie.releaseDate = row.date
      return .movie(movie)
    case .show(let id):
      var show = ShowSummary(id: id, name: row.names.first ?? "tv/\(id)")
      show.originalName = row.names.last ?? show.name
      show.firstAirDate = row.date
      return .show(show)
    }
  }

  /// The title with an id of IMDb's; nil where the source does not know it and a name may help.
  private func title(with id: ExternalID, isNamed: Bool) throws(Fault) -> TitleSummary? {
    switch answer(.find(id), locale) {
    case .success(.found(.movie(let movie))): return .movie(movie)
    case .success(.found(.show(let show))): return .show(show)
    case .success(.found(.season)), .success(.found(.episode)),
      .success(.found(.person)):
      throw Fault(fault: .notATitle(nil))
    case .failure(.notFound) where isNamed: return nil
    case .success, .failure(.notFound): throw Fault(fault: .notFound)
    case .failure(let failure): throw Fault(fault: .source(failure))
    }
  }

  // MARK: Names

  /// How many hits are asked for the other titles they are known by.
  private static let askedHits = 5

  /// The only title that is called so and of that year, or of the year before or after it; nil where
  /// none is.
  ///
  /// A kind counts before the next: of a film and a series of one name a film is meant.
  private func title(
    called name: String, _ year: Int?, _ kinds: [SearchKind], _ language: ContentLocale
  ) throws(Fault) -> TitleSummary? {
    func isOfYear(_ title: TitleSummary) -> Bool { year == nil || title.date?.year == year }
    let first = SearchQuery(text: name, kind: kinds.count == 1 ? kinds.first : nil)
    var (hits, isWhole) = try search(first, language)
    if !isWhole, !hits.contains(where: { $0.isCalled(name) && isOfYear($0) }) {
      // What is meant may stand on a later page.
      for kind in kinds {
        for hit in try search(SearchQuery(text: name, kind: kind, year: year), language).hits
        where !hits.contains(where: { $0.id == hit.id }) { hits.append(hit) }
      }
    }
    for kind in kinds {
      let called = hits.filter { $0.kind == kind && $0.isCalled(name) }
      if let found = try only(called.filter(isOfYear)) { return found }
      if let year {
        let near = called.filter { $0.date?.year == year - 1 || $0.date?.year == year + 1 }
        if let found = try only(near) { return found }
      }
      let others = hits.filter { $0.kind == kind && isOfYear($0) && !$0.isCalled(name) }
      var known: [TitleSummary] = []
      for title in others.prefix(Self.askedHits) where try isKnown(title, as: name, language) {
        known.append(title)
      }
      if let found = try only(known) { return found }
    }
    return nil
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
    return others.contains { $0.isCalled(name.folded) }
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
    let needle = name.folded
    switch self {
    case .movie(let movie):
      return movie.title.isCalled(needle) || movie.originalTitle.isCalled(needle)
    case .show(let show): return show.name.isCalled(needle) || show.originalName.isCalled(needle)
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
