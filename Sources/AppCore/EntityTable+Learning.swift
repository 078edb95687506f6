import Catalog

extension EntityTable {
  /// Merges the answer to a request.
  ///
  /// - Parameter addsMovedUp: Whether a page that was loaded before is read for the rows that have moved up
  ///   to it, and all that was loaded stays.
  /// - Parameter keepsOrder: Whether the rows' order is frozen because their numbers are on screen. Loaded
  ///   lists stay as they are, and are refetched on the next visit.
  mutating func learn(
    _ response: Response, from request: Request, freshness: Freshness, addsMovedUp: Bool = false,
    keepsOrder: Bool = false
  ) {
    if !outdated.isEmpty { outdated.remove(request) }
    switch freshness {
    case .fresh: if !ages.isEmpty { ages[request] = nil }
    case .kept(let seconds): ages[request] = seconds
    }
    // What a person marked is theirs to see.
    let isFiltered = !showsAdult && !request.isOfKept && response.hasAdult
    switch isFiltered ? response.withoutAdult : response {
    case .list(let page):
      guard case .list(let key, _) = request else { return }
      if keepsOrder, !addsMovedUp, isLoaded(page, of: key) {
        learn(page, keepingOrderOf: key, from: request)
      } else {
        learn(page, of: key, addsMovedUp: addsMovedUp)
      }
    case .movie(let movie, let parts):
      learn(movie)
      learn(parts, from: request, keepsOrder)
    case .show(let show, let parts):
      learn(show)
      learn(parts, from: request, keepsOrder)
    case .season(let season):
      seasons[SeasonKey(show: season.show, season: season.summary.number)] = season
      for episode in season.episodes ?? [] { learn(episode.credits) }
    case .episode(let episode):
      let season = SeasonKey(show: episode.show, season: episode.season)
      episodes[EpisodeKey(season: season, number: episode.number)] = episode
      learn(episode.credits)
    case .person(let person):
      learn(person.summary)
      for credit in person.credits { learn(credit.title) }
      personDetails[person.id] = person
    case .collection(let collection):
      collectionNames[collection.id] = collection.name
      for part in collection.parts { movies[part.id] = part }
      collections[collection.id] = collection
    case .pokemon(let pokemon): learn(pokemon)
    case .keyword(let keyword): keywords[keyword.id] = keyword
    case .company(let company): companies[company.id] = company
    case .network(let network): networks[network.id] = network
    case .genres(let movie, let show):
      movieGenres = movie
      showGenres = show
    case .found(let thing):
      guard case .find(let id) = request else { return }
      learn(thing)
      found[id] = thing
    case .character(let character): learn(character)
    case .comic(let comic): learn(comic)
    }
  }

  private mutating func learn(
    _ page: Page<ListRow>, of key: ListKey, addsMovedUp: Bool = false
  ) {
    var isKept = false
    if case .kept = key { isKept = true }
    let items = page.elements.map { isKept ? learn(kept: $0) : learn($0) }
    var list = lists[key] ?? LoadedList()
    // Held once while it grows.
    lists[key] = nil
    if addsMovedUp, page.number <= list.pagesLoaded {
      list.append(movedUp: items, page: page, of: key)
    } else {
      list.append(items, page: page, of: key)
    }
    lists[key] = list
  }

  private mutating func learn(_ parts: ListParts, from request: Request, _ keepsOrder: Bool) {
    for part in parts.all {
      if keepsOrder, isLoaded(part.page, of: part.key) {
        learn(part.page, keepingOrderOf: part.key, from: request)
      } else {
        learn(part.page, of: part.key)
      }
    }
  }

  private func isLoaded(_ page: Page<ListRow>, of key: ListKey) -> Bool {
    page.number <= (lists[key]?.pagesLoaded ?? 0)
  }

  /// Learns what a page says of its rows, and leaves the list as it is.
  private mutating func learn(
    _ page: Page<ListRow>, keepingOrderOf key: ListKey, from request: Request
  ) {
    let items = page.elements.map { learn($0) }
    guard let list = lists[key] else { return }
    let isSame = page.number == 1 && list.items.starts(with: items)
    lists[key]?.totalResults = max(page.totalResults, list.items.count)
    if !isSame { outdated.insert(request) }
  }

  private mutating func learn(_ row: ListRow) -> ListItem {
    switch row {
    case .movie(let movie):
      movies[movie.id] = movie
      return .movie(movie.id)
    case .show(let show):
      shows[show.id] = show
      return .show(show.id)
    case .person(let person):
      learn(person)
      return .person(person.id)
    case .collection(let collection):
      collectionNames[collection.id] = collection.name
      return .collection(collection.id)
    case .keyword(let keyword):
      keywords[keyword.id] = keyword
      return .keyword(keyword.id)
    case .company(let company):
      companies[company.id] = company
      return .company(company.id)
    case .review(let review):
      reviews[review.id] = review
      return .review(review.id)
    case .character(let character): return learn(character)
    case .pokemon(let summary):
      pokemon[summary.id] = summary
      return .pokemon(summary.id)
    }
  }

  /// Merges a summary stored beside a mark; it may be outdated, so known values win.
  private mutating func learn(kept row: ListRow) -> ListItem {
    switch row {
    case .movie(let movie):
      if movies[movie.id] == nil { movies[movie.id] = movie }
      return .movie(movie.id)
    case .show(let show):
      if shows[show.id] == nil { shows[show.id] = show }
      return .show(show.id)
    case .person, .collection, .keyword, .company, .review, .character, .pokemon: return learn(row)
    }
  }

  private mutating func learn(_ movie: Movie) {
    movies[movie.id] = movie.summary
    learn(movie.credits)
    for keyword in movie.keywords ?? [] { keywords[keyword.id] = keyword }
    for company in movie.companies { companies[company.id] = company }
    if let collection = movie.collection { collectionNames[collection.id] = collection.name }
    movieDetails[movie.id] = movie
  }

  private mutating func learn(_ show: TVShow) {
    shows[show.id] = show.summary
    learn(show.credits)
    for keyword in show.keywords ?? [] { keywords[keyword.id] = keyword }
    for company in show.companies { companies[company.id] = company }
    for network in show.networks { networks[network.id] = network }
    for creator in show.creators { learn(creator) }
    showDetails[show.id] = show
  }

  private mutating func learn(_ credits: Credits?) {
    guard let credits else { return }
    for member in credits.cast { learn(member.person) }
    for member in credits.crew { learn(member.person) }
  }

  /// Merges a person from a credit, which has fewer fields than a list: known values win.
  private mutating func learn(_ person: PersonSummary) {
    guard let known = people[person.id], person.knownFor.isEmpty else {
      people[person.id] = person
      for title in person.knownFor { learn(title) }
      return
    }
    if known.name != person.name { people[person.id]?.name = person.name }
    if let department = person.department, known.department != department {
      people[person.id]?.department = department
    }
    if person.popularity > 0, known.popularity != person.popularity {
      people[person.id]?.popularity = person.popularity
    }
    if known.profilePath == nil, let path = person.profilePath {
      people[person.id]?.profilePath = path
    }
  }

  /// Merges a title from a credit, which may have fewer fields than a list: known values win.
  private mutating func learn(_ title: TitleSummary) {
    switch title {
    case .movie(let movie):
      if movies[movie.id] == nil || movie.overview != nil { movies[movie.id] = movie }
    case .show(let show):
      if shows[show.id] == nil || show.overview != nil { shows[show.id] = show }
    }
  }

  private mutating func learn(_ thing: Found) {
    switch thing {
    case .movie(let movie): learn(TitleSummary.movie(movie))
    case .show(let show): learn(TitleSummary.show(show))
    case .person(let person): learn(person)
    case .season, .episode: break
    }
  }
}

extension Request {
  /// Whether it asks for titles that a person keeps.
  fileprivate var isOfKept: Bool {
    if case .list(.kept, _) = self { true } else { false }
  }
}
