import Catalog
import Navigation

extension SortOrder.Key {
  /// The sort keys of people; `title` sorts by name.
  static let ofPeople: [SortOrder.Key] = [.popularity, .title]
  /// The sort keys of the episodes of a season; `title` sorts by name.
  static let ofEpisodes: [SortOrder.Key] = [.rating, .votes, .date, .title]
  /// The sort keys of reviews.
  static let ofReviews: [SortOrder.Key] = [.rating, .date]
}

/// The rows of a list as they are shown: filtered and in the order asked for.
public struct ShownRows: Equatable, Sendable {
  /// The rows shown.
  public var items: [ListItem]
  /// How many loaded rows the filter hides.
  public var hidden: Int
}

extension AppState {
  /// The rows of the list on screen, filtered and sorted as its frame says; nil where it has none.
  public var shownRows: ShownRows? {
    let frame = frame
    guard let items = loadedRows(of: frame) else { return nil }
    var shown = items
    if !frame.filter.isEmpty, !frame.filtersAtSource {
      let filter = RowFilter(kept: frame.filter)
      shown = shown.filter { passes($0, filter) }
    }
    if let sort = frame.sort { shown = sorted(shown, by: sort) }
    return ShownRows(items: shown, hidden: items.count - shown.count)
  }

  /// Which rows begin a page that was loaded after the first; none where the rows stand in an order of the
  /// person's own or some are hidden.
  public var pageStarts: [Int] {
    guard frame.filter.isEmpty || frame.filtersAtSource, frame.sort == nil, let key = frame.list
    else { return [] }
    return catalog.lists[key]?.pageStarts ?? []
  }

  /// The rows loaded for a frame, in the source's order; nil where its place has no rows.
  func loadedRows(of frame: Frame) -> [ListItem]? {
    if let key = frame.list { return catalog.lists[key]?.items ?? [] }
    if case .collection(let id) = frame.route {
      return catalog.collections[id]?.parts.map { .movie($0.id) } ?? []
    }
    return nil
  }

  /// What the filter looks at: what a row shows in words, and the year of a title.
  func searchText(of item: ListItem) -> String {
    switch item {
    case .movie(let id):
      catalog.movies[id].map {
        "\($0.title)\n\($0.originalTitle)\n\($0.releaseDate?.year ?? 0)"
      } ?? ""
    case .show(let id):
      catalog.shows[id].map {
        "\($0.name)\n\($0.originalName)\n\($0.firstAirDate?.year ?? 0)"
      } ?? ""
    case .person(let id):
      catalog.people[id].map { person in
        ([person.name, person.department?.text ?? ""] + person.knownFor.map(\.title))
          .joined(separator: "\n")
      } ?? ""
    case .collection(let id): catalog.collectionNames[id] ?? ""
    case .keyword(let id): catalog.keywords[id]?.name ?? ""
    case .company(let id): catalog.companies[id]?.name ?? ""
    case .pokemon(let id): catalog.pokemon[id]?.name ?? ""
    case .review(let id): catalog.reviews[id].map { "\($0.author ?? "")\n\($0.content)" } ?? ""
    case .character(let id): catalog.characterNames[id] ?? ""
    }
  }

  /// Sorts stably; rows without a value for the key stay last in either direction.
  private func sorted(_ items: [ListItem], by order: SortOrder) -> [ListItem] {
    func ordered<Value: Comparable>(_ value: (ListItem) -> Value?) -> [ListItem] {
      items.map { ($0, value($0)) }.enumerated().sorted { first, second in
        switch (first.element.1, second.element.1) {
        case (let one?, let other?) where one != other:
          order.isAscending ? one < other : one > other
        case (_?, nil): true
        case (nil, _?): false
        default: first.offset < second.offset
        }
      }.map(\.element.0)
    }
    switch order.key {
    case .popularity:
      return ordered { popularity(of: $0) }
    case .rating:
      if case .reviews = frame.route { return ordered { review($0)?.rating } }
      // Among what a person rated, the person's own rating is what is asked for.
      return frame.route == .rated ? ordered { ownRating(of: $0) } : byRating(items, order)
    case .votes: return ordered { rating(of: $0)?.votes }
    case .date: return ordered { review($0)?.created ?? titleSummary(of: $0)?.date }
    case .title: return ordered { sortKey(of: $0) }
    case .revenue:
      return ordered { (item: ListItem) -> Int? in
        guard case .movie(let id) = item else { return nil }
        return catalog.movieDetails[id]?.revenue
      }
    }
  }

  /// Sorts by rating; those that few voted on follow the others, or one vote of 10 would lead.
  private func byRating(_ items: [ListItem], _ order: SortOrder) -> [ListItem] {
    func key(_ item: ListItem) -> (rank: Int, average: Double) {
      guard let rating = rating(of: item), let average = rating.average else { return (2, 0) }
      // A source that does not say how many voted is taken at its word.
      return (
        (rating.votes ?? Rating.leastVotesToRank) < Rating.leastVotesToRank ? 1 : 0, average
      )
    }
    return items.map { (item: $0, key: key($0)) }.enumerated().sorted { first, second in
      let (one, other) = (first.element.key, second.element.key)
      if one.rank != other.rank { return one.rank < other.rank }
      if one.average != other.average {
        return order.isAscending ? one.average < other.average : one.average > other.average
      }
      return first.offset < second.offset
    }.map(\.element.item)
  }

  private func review(_ item: ListItem) -> Review? {
    guard case .review(let id) = item else { return nil }
    return catalog.reviews[id]
  }

  private func ownRating(of item: ListItem) -> UserRating? {
    item.title.flatMap { library[$0].rating }
  }

  func titleSummary(of item: ListItem) -> TitleSummary? {
    item.title.flatMap(catalog.title)
  }

  private func rating(of item: ListItem) -> Rating? {
    titleSummary(of: item)?.rating
  }

  private func popularity(of item: ListItem) -> Double? {
    switch item {
    case .movie(let id): catalog.movies[id]?.popularity
    case .show(let id): catalog.shows[id]?.popularity
    case .person(let id): catalog.people[id]?.popularity
    case .collection, .keyword, .company, .review, .character, .pokemon: nil
    }
  }

  /// What an order by titles, or by the names of what has none, compares.
  private func sortKey(of item: ListItem) -> String? {
    let name: String? =
      switch item {
      case .movie, .show: nil
      case .person(let id): catalog.people[id]?.name
      case .collection(let id): catalog.collectionNames[id]
      case .keyword(let id): catalog.keywords[id]?.name
      case .company(let id): catalog.companies[id]?.name
      case .pokemon(let id): catalog.pokemon[id]?.name
      case .review: nil
      case .character(let id): catalog.characterNames[id]
      }
    return name?.nameSortKey
      ?? titleSummary(of: item)?.sortKey(askedIn: locale.languageCode)
  }
}
