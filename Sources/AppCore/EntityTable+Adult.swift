import Catalog

/// Titles that TMDB calls adult stay out of what is learned, unless a person asked for them.
///
/// TMDB's own `include_adult=false` lets some through, so each answer is looked at here as well.
extension Response {
  /// The answer without the adult titles of its lists; a title asked for itself stays.
  ///
  /// What has lists of titles says how many were taken out.
  var withoutAdult: Response {
    switch self {
    case .list(let page): .list(page.withoutAdult)
    case .movie(let movie, let parts): .movie(movie, parts: parts.withoutAdult)
    case .show(let show, let parts): .show(show, parts: parts.withoutAdult)
    case .person(var person):
      {
        let titles = person.credits.map(\.title) + person.summary.knownFor
        person.adult = Set(titles.lazy.filter(\.isAdult).map(\.id)).count
        person.credits.removeAll(where: \.title.isAdult)
        person.summary.knownFor.removeAll(where: \.isAdult)
        return .person(person)
      }()
    case .collection(var collection):
      {
        collection.adult = collection.parts.count(where: \.isAdult)
        collection.parts.removeAll(where: \.isAdult)
        return .collection(collection)
      }()
    case .season, .episode, .keyword, .company, .network, .genres, .found, .character, .comic,
      .pokemon:
      self
    }
  }

  /// Whether any title of its lists is adult: most answers have none, and are not copied.
  var hasAdult: Bool {
    switch self {
    case .list(let page): page.hasAdult
    case .movie(_, let parts), .show(_, let parts): parts.all.contains { $0.page.hasAdult }
    case .person(let person):
      person.credits.contains(where: \.title.isAdult)
        || person.summary.knownFor.contains(where: \.isAdult)
    case .collection(let collection): collection.parts.contains(where: \.isAdult)
    case .season, .episode, .keyword, .company, .network, .genres, .found, .character, .comic,
      .pokemon:
      false
    }
  }
}

extension Page<ListRow> {
  fileprivate var hasAdult: Bool {
    elements.contains { row in
      switch row {
      case .movie(let movie): movie.isAdult
      case .show(let show): show.isAdult
      case .person(let person): person.knownFor.contains(where: \.isAdult)
      case .collection, .keyword, .company, .review, .character, .pokemon: false
      }
    }
  }

  fileprivate var withoutAdult: Page {
    var page = self
    page.elements = []
    for row in elements {
      switch row {
      case .movie(let movie) where movie.isAdult: page.adult += 1
      case .show(let show) where show.isAdult: page.adult += 1
      case .person(var person):
        page.adult += person.knownFor.count(where: \.isAdult)
        person.knownFor.removeAll(where: \.isAdult)
        page.elements.append(.person(person))
      case .movie, .show, .collection, .keyword, .company, .review, .character, .pokemon:
        page.elements.append(row)
      }
    }
    return page
  }
}

extension ListParts {
  fileprivate var withoutAdult: ListParts {
    var parts = ListParts()
    for part in all { parts.add(part.key, part.page.withoutAdult) }
    return parts
  }
}
