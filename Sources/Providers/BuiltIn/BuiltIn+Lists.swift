import Catalog

extension BuiltInCatalogue {
  /// How many rows a page has, as TMDB's.
  static var pageSize: Int { 20 }

  /// One page of a list.
  func list(
    _ key: ListKey, page number: Int, locale: ContentLocale
  ) throws(Failure) -> Page<ListRow> {
    guard (1...Page<ListRow>.limit).contains(number) else { throw .server(status: 400) }
    let language = Language(locale)
    switch key {
    case .movies(let list):
      return page(number, of: movieIDs(in: list, locale)) {
        summary(ofMovie: $0, language).map(ListRow.movie)
      }
    case .shows(.cast(let person)):
      guard CatalogueFile.people.line(person.rawValue) != nil else { throw .notFound }
      return page(number, of: titles(castWith: person, language)) { row(for: $0) }
    case .shows(let list):
      return page(number, of: showIDs(in: list, locale)) {
        summary(ofShow: $0, language).map(ListRow.show)
      }
    case .people:
      return page(number, of: peopleByPopularity()) {
        summary(ofPerson: $0, language).map(ListRow.person)
      }
    case .search(let query):
      let found = SearchIndex().matches(query)
      var page = page(number, of: found.matches) { row(for: $0, language) }
      page.year = found.year
      return page
    case .similar(let title):
      guard has(title) else { throw .notFound }
      return page(number, of: similar(to: title)) { row(of: $0, language) }
    case .recommended(let title):
      guard has(title) else { throw .notFound }
      return page(number, of: recommended(with: title)) { row(of: $0, language) }
    case .characters(let text): return characters(startingWith: text, page: number)
    case .reviews(let title):
      guard has(title) else { throw .notFound }
      return page(number, of: reviews(of: title)) { ListRow.review($0) }
    case .pokedex(let text):
      return page(number, of: species(matching: text)) {
        pokemonSummary($0).map(ListRow.pokemon)
      }
    // What a person keeps is kept elsewhere.
    case .kept: throw .notFound
    }
  }

  /// The first pages that come with a title; what has no facts is left out.
  func parts(of title: TitleID, _ locale: ContentLocale) throws(Failure) -> ListParts {
    var parts = ListParts()
    for key in [ListKey.similar(title), .recommended(title), .reviews(title)] {
      let page = try list(key, page: 1, locale: locale)
      if page.totalResults > 0 { parts.add(key, page) }
    }
    return parts
  }

  func page<Element>(
    _ number: Int, of elements: [Element], row: (Element) -> ListRow?
  ) -> Page<ListRow> {
    let first = min((number - 1) * Self.pageSize, elements.count)
    let last = min(first + Self.pageSize, elements.count)
    return Page(
      number: number, elements: elements[first..<last].compactMap(row),
      totalPages: max(1, (elements.count + Self.pageSize - 1) / Self.pageSize),
      totalResults: elements.count)
  }

  private func row(for title: TitleSummary) -> ListRow {
    switch title {
    case .movie(let movie): .movie(movie)
    case .show(let show): .show(show)
    }
  }

  private func row(of title: TitleID, _ language: Language) -> ListRow? {
    summary(of: title, language).map(row(for:))
  }

  private func has(_ title: TitleID) -> Bool {
    switch title {
    case .movie(let id): CatalogueFile.movies.line(id.rawValue) != nil
    case .show(let id): CatalogueFile.shows.line(id.rawValue) != nil
    }
  }

  // MARK: Movies

  private func movieIDs(in list: MovieList, _ locale: ContentLocale) -> [Int] {
    switch list {
    case .named(.popular):
      continued(recorded("movies/popular"), with: rows(of: .movieIndex), by: SortOrder(.popularity))
    case .named(.topRated):
      topRated(rows(of: .movieIndex)) { ($0.votes ?? 0) >= TitleRow.votesToBeTopRated }
    case .named(.nowPlaying):
      recorded("movies/now-playing")
    case .named(.upcoming):
      // What was recorded, then what has a day that was still to come.
      continued(
        recorded("movies/upcoming"),
        with: rows(of: .movieIndex).filter { $0.date.map { $0 > asOf } ?? false },
        by: SortOrder(.date, isAscending: true))
    case .trending:
      // Only the week's list was recorded; it stands for the day's too.
      recorded("movies/trending/week")
    case .filtered(let filters):
      movies(passing: filters, locale)
    }
  }

  private func movies(passing filters: MovieFilters, _ locale: ContentLocale) -> [Int] {
    let language = Language(locale)
    return rows(of: .movieIndex).filter { row in
      row.passes(filters) && row.has(filters.cast, in: .cast) && row.has(filters.crew, in: .crew)
        && isOffered(row.id, by: filters.provider, in: .movieExtras, locale)
    }.sorted(by: filters.sort, votes: filters.votes) {
      summary(ofMovie: $0.id, language).map {
        TitleSummary.movie($0).sortKey(askedIn: locale.languageCode)
      } ?? ""
    }.map(\.id)
  }

  // MARK: Series

  private func showIDs(in list: ShowList, _ locale: ContentLocale) -> [Int] {
    switch list {
    case .named(.popular):
      continued(recorded("shows/popular"), with: rows(of: .showIndex), by: SortOrder(.popularity))
    case .named(.topRated):
      // Of most series the votes are not recorded.
      topRated(rows(of: .showIndex)) {
        $0.votes.map { $0 >= TitleRow.votesToBeTopRated } ?? true
      }
    case .named(.onTheAir):
      recorded("shows/on-the-air")
    case .named(.airingToday):
      recorded("shows/airing-today")
    case .trending:
      recorded("shows/trending/week")
    case .filtered(let filters):
      shows(passing: filters, locale)
    case .cast:
      []
    }
  }

  private func shows(passing filters: ShowFilters, _ locale: ContentLocale) -> [Int] {
    let language = Language(locale)
    return rows(of: .showIndex).filter { row in
      row.passes(filters) && row.has(filters.networks, in: .networks)
        && isOffered(row.id, by: filters.provider, in: .showExtras, locale)
    }.sorted(by: filters.sort, votes: filters.votes) {
      summary(ofShow: $0.id, language).map {
        TitleSummary.show($0).sortKey(askedIn: locale.languageCode)
      } ?? ""
    }.map(\.id)
  }

  /// What a person played in: series by popularity, then movies by popularity.
  private func titles(castWith person: ID<Person>, _ language: Language) -> [TitleSummary] {
    var shows: [ShowSummary] = []
    var movies: [MovieSummary] = []
    var seen: Set<TitleID> = []
    for credit in credits(of: person, language) {
      guard case .cast = credit.part, seen.insert(credit.title.id).inserted else { continue }
      switch credit.title {
      case .show(let show) where !show.isAdult: shows.append(show)
      case .movie(let movie) where !movie.isAdult: movies.append(movie)
      case .show, .movie: continue
      }
    }
    shows.sort { ($0.popularity, $1.id) > ($1.popularity, $0.id) }
    movies.sort { ($0.popularity, $1.id) > ($1.popularity, $0.id) }
    return shows.map(TitleSummary.show) + movies.map(TitleSummary.movie)
  }

  /// Whether a provider has a title in the person's region; that none is asked for is enough.
  private func isOffered(
    _ id: Int, by provider: Int?, in extras: CatalogueFile, _ locale: ContentLocale
  ) -> Bool {
    provider.map { Extras(extras.line(id)).isOffered(by: $0, in: locale.region) } ?? true
  }

  // MARK: The files

  private func rows(of index: CatalogueFile) -> [TitleRow] {
    var rows: [TitleRow] = []
    rows.reserveCapacity(512)
    index.forEachLine { line in
      if let row = TitleRow(line) { rows.append(row) }
    }
    return rows
  }

  /// The ids of a recorded list, in the order it was recorded.
  private func recorded(_ name: String) -> [Int] {
    var ids: [Int] = []
    CatalogueFile.lists.forEachLine { line in
      let row = JSONObject(line)
      if row.string("list") == name { ids = row.ints("ids") }
    }
    return ids
  }

  /// A recorded list, and after it what else there is in an order.
  private func continued(
    _ ids: [Int], with rows: [TitleRow], by order: SortOrder
  ) -> [Int] {
    let known = Set(ids)
    return ids
      + rows.filter { !known.contains($0.id) }.sorted(by: order, votes: 0) { _ in "" }.map(\.id)
  }

  /// The best rated of those that enough people voted for: as TMDB makes its list, and in the order of the
  /// ratings that are shown beside the titles.
  private func topRated(
    _ rows: [TitleRow], where hasVotes: (TitleRow) -> Bool
  ) -> [Int] {
    rows.filter { $0.rating != nil && hasVotes($0) }.sorted(by: SortOrder(.rating), votes: 0) { _ in
      ""
    }.map(\.id)
  }

  /// People, most looked at first: the search index has them in that order.
  private func peopleByPopularity() -> [Int] {
    var ids: [Int] = []
    ids.reserveCapacity(8192)
    CatalogueFile.searchIndex.forEachLine { line in
      guard line[0] == UInt8(ascii: "p"), let tab = line.firstIndex(of: UInt8(ascii: "\t")),
        let id = line[1..<tab].number
      else { return }
      ids.append(id)
    }
    return ids
  }
}

extension TitleRow {
  /// Whether the title passes what movies and series are filtered by alike, but for who offers it.
  fileprivate func passes(_ filters: some TitleFilters) -> Bool {
    has(filters.genres, in: .genres)
      && !(filters.withoutGenres.map { hasAny($0, in: .genres) } ?? false)
      && has(filters.keywords, in: .keywords) && has(filters.companies, in: .companies)
      && isDated(year: filters.year, from: filters.from, to: filters.to)
      && isRated(tenths: filters.ratingTenths, votes: filters.votes)
      && runs(filters.runtime) && has(filters.language, in: .language)
      && has(filters.country, in: .countries)
  }

  /// Whether a column holds any of some ids, however the terms join them.
  private func hasAny<Subject>(_ terms: Terms<Subject>, in column: Column) -> Bool {
    let list = self[column]
    return terms.ids.contains { list.containsNumber($0.rawValue) }
  }
}
