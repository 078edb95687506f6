import AppCore
import Catalog
import Storage
import Threading

/// Finds the titles that rows of files are about, by their ids, else by name and year.
struct TitleMatcher: Sendable {
  let answer: @Sendable (Request, ContentLocale) -> Result<Response, Failure>
  private let mayBeTitle: @Sendable (String) -> Bool
  let locale: ContentLocale
  /// Whether the source has few of the titles there are: what is nearly called so is then another title.
  let isOfSample: Bool

  /// Why no title was found.
  struct Fault: Error, Hashable {
    let fault: ImportFault
  }

  /// A title that a row is about.
  struct Match {
    var title: TitleSummary
    /// Whether its year is another than the row's, and no row that is surer may want it.
    var isNear = false
  }

  /// What rows that are about the same title have in common: a diary names one often.
  private struct Key: Hashable {
    var title: TitleID?
    var imdb: ExternalID?
    var names: [String]
    var year: Int?
    var kind: ExchangeRow.Kind

    init(_ row: ExchangeRow) {
      title = row.title
      imdb = row.imdb
      names = row.names
      year = row.year
      kind = row.kind
    }
  }

  /// What all threads that ask know.
  private struct Progress {
    var next = 0
    var done = 0
    var matched = 0
    var running = 0
    /// How many in a row came to nothing for want of a network.
    var failuresInARow = 0
    var results: [Result<Match, Fault>?]
  }

  /// How many titles are asked for at once; how many may be under way is the client's matter.
  private static let atOnce = 12
  /// After so many failures in a row nobody is asked any more.
  private static let mostFailures = 12

  /// Makes a matcher for the rows of a file.
  ///
  /// - Parameters:
  ///   - isOfSample: Whether the source has few of the titles there are.
  ///   - mayBeTitle: Whether a title may be called so: a search also finds what is called otherwise, and
  ///     takes its time for it where nothing is called so.
  ///   - answer: Asks the source; from several threads at once, unless it is of a sample.
  init(
    _ locale: ContentLocale, isOfSample: Bool = false,
    mayBeTitle: @escaping @Sendable (String) -> Bool = { _ in true },
    answer: @escaping @Sendable (Request, ContentLocale) -> Result<Response, Failure>
  ) {
    self.locale = locale
    self.isOfSample = isOfSample
    self.mayBeTitle = mayBeTitle
    self.answer = answer
  }

  /// The titles of rows, or what is wrong with them; nil for those of which nobody was asked any more.
  func titles(
    of rows: [ExchangeRow], _ watch: ExchangeWatch = ExchangeWatch()
  ) -> [Result<TitleSummary, ImportFault>?] {
    var places: [Key: Int] = [:]
    var firsts: [ExchangeRow] = []
    for row in rows where row.fault == nil && places[Key(row)] == nil {
      places[Key(row)] = firsts.count
      firsts.append(row)
    }
    let results = find(firsts, watch)
    // A title that a row names as it is, or that two may mean, is nobody's neighbor.
    var claims: [TitleID: Int] = [:]
    for case .success(let match)? in results {
      claims[match.title.id, default: 0] += match.isNear ? 1 : 2
    }
    return rows.map { row in
      if let fault = row.fault { return .failure(fault) }
      guard let place = places[Key(row)], let result = results[place] else { return nil }
      switch result {
      case .failure(let error): return .failure(error.fault)
      case .success(let match):
        if match.isNear, claims[match.title.id] != 1 { return .failure(.notFound) }
        return .success(match.title)
      }
    }
  }

  /// Where a file stopped being looked up; nil where all of it was.
  func stopped(
    _ rows: [ExchangeRow], _ found: [Result<TitleSummary, ImportFault>?]
  ) -> ImportStop? {
    let left = zip(rows, found).filter { $0.1 == nil }.map(\.0)
    return left.first.map { ImportStop(line: $0.line, count: left.count, failure: .offline) }
  }

  private func find(_ rows: [ExchangeRow], _ watch: ExchangeWatch) -> [Result<Match, Fault>?] {
    let progress = Guarded(Progress(results: Array(repeating: nil, count: rows.count)))
    let work: @Sendable () -> Void = {
      while let place = self.next(rows.count, progress), !watch.isCancelled {
        let result: Result<Match, Fault>
        do throws(Fault) {
          result = .success(try self.find(rows[place]))
        } catch {
          result = .failure(error)
        }
        let (done, matched) = self.note(result, at: place, progress)
        watch.progressed(done, of: rows.count, matched: matched)
      }
      progress.withLock { $0.running -= 1 }
    }
    for _ in 1..<max(1, isOfSample ? 1 : min(Self.atOnce, rows.count)) {
      progress.withLock { $0.running += 1 }
      if !startThread(work) { progress.withLock { $0.running -= 1 } }
    }
    progress.withLock { $0.running += 1 }
    work()
    return progress.wait { $0.running == 0 ? $0.results : nil }
  }

  /// The next row to be looked up; nil where there is none, or nobody answers.
  private func next(_ count: Int, _ progress: Guarded<Progress>) -> Int? {
    progress.withLock { progress in
      guard progress.next < count, progress.failuresInARow < Self.mostFailures else { return nil }
      progress.next += 1
      return progress.next - 1
    }
  }

  private func note(
    _ result: Result<Match, Fault>, at place: Int, _ progress: Guarded<Progress>
  ) -> (done: Int, matched: Int) {
    progress.withLock { progress in
      progress.done += 1
      if case .failure(let error) = result, error.isOfNetwork {
        progress.failuresInARow += 1
        // Nothing is wrong with the rows that failed before it was known that nobody answers.
        if progress.failuresInARow == Self.mostFailures {
          for place in progress.results.indices {
            if case .failure(let error)? = progress.results[place], error.isOfNetwork {
              progress.results[place] = nil
            }
          }
        }
        if progress.failuresInARow >= Self.mostFailures { return (progress.done, progress.matched) }
      } else {
        progress.failuresInARow = 0
      }
      progress.results[place] = result
      if case .success = result { progress.matched += 1 }
      return (progress.done, progress.matched)
    }
  }

  private func find(_ row: ExchangeRow) throws(Fault) -> Match {
    if let id = row.title { return Match(title: summary(of: id) ?? named(id, by: row)) }
    if let id = row.imdb, let found = try title(with: id, isNamed: !row.names.isEmpty) {
      return Match(title: found)
    }
    guard !row.names.isEmpty else { throw Fault(fault: row.imdb == nil ? .noTitle : .notFound) }
    let kinds: [SearchKind] =
      switch (row.kind, row.isKindCertain) {
      case (.movie, true): [.movie]
      case (.show, true): [.tv]
      case _: [.movie, .tv]
      }
    // Files name titles in English, whatever is spoken here.
    let english = ContentLocale(language: "en", region: locale.region)
    for language in locale.languageCode == "en" ? [locale] : [locale, english] {
      for name in row.names.flatMap(\.titleSpellings)
      where mayBeTitle(name.text) && (!name.isLoose || row.year != nil) {
        guard var match = try title(called: name, of: row, kinds, language) else { continue }
        if let id = row.imdb, try isOther(match.title, than: id) { throw Fault(fault: .notFound) }
        if language != locale { match.title = summary(of: match.title.id) ?? match.title }
        return match
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
}

extension TitleMatcher.Fault {
  /// Whether nobody could be asked.
  fileprivate var isOfNetwork: Bool {
    switch fault {
    case .source(.offline), .source(.network): true
    case _: false
    }
  }
}
