import AppCore
import Catalog
import Navigation

extension GallerySource {
  /// All rows of a list, in its order.
  func rows(of key: ListKey) -> [ListRow] {
    switch key {
    case .movies(let list): films(of: list).map(ListRow.movie)
    case .shows(.cast(let id)):
      shows(of: .cast(id)).map(ListRow.show)
        + films.filter { film in
          GalleryFacts.credits[film.id]?.cast.contains { $0.person.id == id } ?? false
        }.map(ListRow.movie)
    case .shows(let list): shows(of: list).map(ListRow.show)
    case .people: popularPeople.map(ListRow.person)
    case .search(let query): found(query)
    case .reviews(.movie(let id)): (GalleryFacts.reviews[id] ?? []).map(ListRow.review)
    case .similar(.movie(let id)): alike(id).map(ListRow.movie)
    case .recommended(.movie(let id)): related(to: id).map(ListRow.movie)
    case .characters(let text): characters(startingWith: text).map(ListRow.character)
    case .pokedex(let text): pokedex(text)
    case .similar, .recommended, .reviews, .kept: []
    }
  }

  /// The films that share a genre with one.
  private func related(to id: ID<Movie>) -> [MovieSummary] {
    let genres = Set(films.first { $0.id == id }?.genreIDs ?? [])
    return films.filter { $0.id != id && !genres.isDisjoint(with: $0.genreIDs) }
  }

  /// The films that share all genres of one.
  private func alike(_ id: ID<Movie>) -> [MovieSummary] {
    let genres = Set(films.first { $0.id == id }?.genreIDs ?? [])
    return related(to: id).filter { Set($0.genreIDs).isSuperset(of: genres) }
  }

  private func films(of list: MovieList) -> [MovieSummary] {
    switch list {
    case .named(.popular), .trending(.week): films
    case .trending(.day): GalleryFacts.filmsOfManyScripts
    case .named(.topRated):
      films.filter { $0.rating != nil }.sorted {
        ($0.rating?.average ?? 0) > ($1.rating?.average ?? 0)
      }
    case .named(.upcoming): films.filter { $0.releaseDate == nil }
    // Nothing in the gallery is in cinemas: a list may be empty.
    case .named(.nowPlaying): []
    case .filtered(let filters): ordered(films.filter { passes($0, filters) }, by: filters.sort)
    }
  }

  private func shows(of list: ShowList) -> [ShowSummary] {
    switch list {
    case .named(.popular), .trending: shows
    case .named(.onTheAir): shows.filter { GalleryFacts.showsOnTheAir.contains($0.id) }
    case .named(.topRated):
      (shows + GalleryFacts.otherShows.map(localized)).filter { $0.rating != nil }.sorted {
        ($0.rating?.average ?? 0) > ($1.rating?.average ?? 0)
      }
    case .named(.airingToday): []
    case .cast(let id):
      shows.filter { show in
        GalleryFacts.appearances[id]?.contains { $0.show == show.id } ?? false
      }
    case .filtered(let filters):
      (shows + GalleryFacts.otherShows.map(localized)).filter { show in
        let page = GalleryFacts.showPages[show.id]
        return has(filters.genres, among: show.genreIDs)
          && has(filters.networks, among: (page?.networks ?? []).map(\.id))
          && has(filters.keywords, among: (page?.keywords ?? []).map(\.id))
          && (filters.year.map { show.firstAirDate?.year == $0 } ?? true)
      }
    }
  }

  private func passes(_ film: MovieSummary, _ filters: MovieFilters) -> Bool {
    let page = GalleryFacts.pages[film.id]
    let credits = GalleryFacts.credits[film.id]
    if let without = filters.withoutGenres, !Set(without.ids).isDisjoint(with: film.genreIDs) {
      return false
    }
    if let year = filters.year, film.releaseDate?.year != year { return false }
    if let from = filters.from, film.releaseDate.map({ $0 < from }) ?? true { return false }
    if let to = filters.to, film.releaseDate.map({ $0 > to }) ?? true { return false }
    if let tenths = filters.ratingTenths, (film.rating?.average ?? 0) * 10 < Double(tenths) {
      return false
    }
    if let votes = filters.votes, (film.rating?.votes ?? 0) < votes { return false }
    if let language = filters.language, film.originalLanguage != language { return false }
    if let runtime = filters.runtime, !(page?.runtime.map(runtime.contains) ?? false) {
      return false
    }
    return has(filters.genres, among: film.genreIDs)
      && has(filters.keywords, among: (page?.keywords ?? []).map(\.id))
      && has(filters.companies, among: (page?.companies ?? []).map(\.id))
      && has(filters.cast, among: (credits?.cast ?? []).map(\.person.id))
      && has(filters.crew, among: (credits?.crew ?? []).map(\.person.id))
  }

  private func has<Subject>(_ terms: Terms<Subject>?, among ids: [ID<Subject>]) -> Bool {
    guard let terms else { return true }
    switch terms.join {
    case .all: return Set(terms.ids).isSubset(of: ids)
    case .any: return !Set(terms.ids).isDisjoint(with: ids)
    }
  }

  private func ordered(_ films: [MovieSummary], by order: SortOrder?) -> [MovieSummary] {
    guard let order else { return films }
    func by(_ value: (MovieSummary) -> some Comparable) -> [MovieSummary] {
      films.sorted { order.isAscending ? value($0) < value($1) : value($0) > value($1) }
    }
    switch order.key {
    case .popularity: return by(\.popularity)
    case .rating: return by { $0.rating?.average ?? 0 }
    case .votes: return by { $0.rating?.votes ?? 0 }
    case .date: return by { $0.releaseDate?.daysSince1970 ?? .min }
    case .title: return by { TitleSummary.movie($0).sortKey(askedIn: "en") }
    case .revenue: return by { GalleryFacts.pages[$0.id]?.revenue ?? 0 }
    }
  }

  /// What a text finds: films, series, people, collections, keywords and companies whose names hold
  /// it, of each kind the most looked at first.
  func found(_ query: SearchQuery) -> [ListRow] {
    let needle = query.text.folded
    guard !needle.isEmpty else { return [] }
    func matches(_ names: String...) -> Bool { names.contains { $0.holdsFolded(needle) } }
    func isWanted(_ kind: SearchKind) -> Bool { query.kind == nil || query.kind == kind }
    var rows: [ListRow] = []
    if isWanted(.movie) {
      rows += films.filter { film in
        matches(film.title, film.originalTitle)
          && (query.year.map { film.releaseDate?.year == $0 } ?? true)
      }.map(ListRow.movie)
    }
    if isWanted(.tv) {
      rows += shows.filter { show in
        matches(show.name, show.originalName)
          && (query.year.map { show.firstAirDate?.year == $0 } ?? true)
      }.map(ListRow.show)
    }
    guard query.year == nil else { return rows }
    if isWanted(.person) { rows += people.filter { matches($0.name) }.map(ListRow.person) }
    if isWanted(.collection) {
      rows += collections.filter { matches($0.name) }.map(ListRow.collection)
    }
    if isWanted(.keyword) { rows += keywords.filter { matches($0.name) }.map(ListRow.keyword) }
    if isWanted(.company) { rows += companies.filter { matches($0.name) }.map(ListRow.company) }
    return rows
  }
}
