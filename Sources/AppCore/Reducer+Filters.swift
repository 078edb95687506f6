import Catalog
import Navigation

/// The filters of lists.
extension AppState {
  /// Changes the filters of the list on screen; a list TMDB keeps under a name becomes a filtered
  /// one with the order of that name.
  ///
  /// Rows that the source cannot be asked for in part are narrowed as `filter` narrows them, and from a page
  /// that is no list a new one is opened: of all films, of all series, or of what a person was in.
  mutating func changeFilters(_ changes: [FilterChange], line: String) -> [Effect] {
    if changes.isEmpty {
      switch route {
      case .movieList, .showList, .feed, .discover: return show(.filters)
      case .favorites, .watchlist, .rated, .search, .collection, .similar, .recommended, .movie,
        .tvShow, .season, .episode, .person:
        return say(.misunderstood(.badArgument(CommandName.where, "", .argument(.filter))))
      case .profile, .pokedex, .marvel, .people, .find, .credits, .reviews, .videos, .watch,
        .images, .pokemon, .character, .comic:
        return say(refusal(of: CommandName.where))
      }
    }
    guard let target = filterTarget else { return say(refusal(of: CommandName.where)) }
    guard case .list(let kind) = target else { return filterRows(by: changes) }
    var numbered: [FilterChange] = []
    for change in changes {
      switch value(of: change, kind) {
      case .known(let value): numbered.append(FilterChange(change.name, value))
      case .needs(let request): return wait(with: line, for: request)
      case .refused(let notice): return say(notice)
      }
    }
    do {
      return changeList(to: try list(of: kind, changed: numbered))
    } catch {
      return say(.badFilter(error))
    }
  }

  /// What `where` narrows.
  enum FilterTarget: Equatable {
    /// A list of a kind, at the source.
    case list(ListKind)
    /// The rows on screen.
    case rows
  }

  /// What `where` narrows on the screen; nil where it means nothing.
  var filterTarget: FilterTarget? {
    switch route {
    case .showList, .tvShow, .season, .episode: .list(.shows)
    case .movieList, .feed, .discover, .movie, .person: .list(.movies)
    case .favorites, .watchlist, .rated, .search, .collection, .similar, .recommended: .rows
    case .profile, .pokedex, .marvel, .people, .find, .credits, .reviews, .videos, .watch, .images,
      .pokemon, .character, .comic:
      nil
    }
  }

  /// Narrows the rows on screen by what filters ask for, in the place of what was asked for before.
  private mutating func filterRows(by changes: [FilterChange]) -> [Effect] {
    let names = Set(changes.map(\.name))
    let kept = LineText.words(of: frame.filter).map { String(frame.filter[$0.range]) }.filter {
      let name = FilterComparison($0)?.name ?? $0.cut(at: "=").0
      return FilterName(typed: name).map { !names.contains($0) } ?? true
    }
    var words = kept
    for change in changes {
      guard let value = change.value else { continue }
      if change.name == .sort {
        guard
          let order = try? MovieFilters().setting(.sort, to: value).sort ?? SortOrder(.popularity)
        else { return say(.misunderstood(.badArgument(.sort, value, .argument(.sortKey)))) }
        _ = sort(by: order)
      } else {
        words.append("\(change.name.rawValue)=\(value.asFilterValue)")
      }
    }
    return setFilter(words.joined(separator: " "))
  }

  /// The list on screen, or all of a kind, with changed filters.
  private func list(
    of kind: ListKind, changed changes: [FilterChange]
  ) throws(FilterError) -> Route {
    switch kind {
    case .shows:
      var filters = ShowFilters()
      if case .showList(let list) = route { filters = list.filters }
      return .showList(.filtered(try changes.applied(to: filters)))
    case .movies:
      var filters = MovieFilters()
      if case .movieList(let list) = route { filters = list.filters }
      if case .person(let id) = route {
        let isActor = (catalog.people[id]?.department ?? .acting) == .acting
        filters = isActor ? MovieFilters(cast: id) : MovieFilters(crew: id)
      }
      return .movieList(.filtered(try changes.applied(to: filters)))
    }
  }

  /// Takes all filters of the list on screen away; a list that has a name has none.
  mutating func removeFilters() -> [Effect] {
    switch route {
    case .movieList(.filtered): return changeList(to: .movieList(.filtered(MovieFilters())))
    case .showList(.filtered): return changeList(to: .showList(.filtered(ShowFilters())))
    case .favorites, .watchlist, .rated, .search, .collection, .similar, .recommended:
      return setFilter("")
    case .movieList, .showList, .feed, .discover, .profile, .pokedex, .marvel, .movie, .tvShow,
      .season, .episode, .person, .people, .find, .credits, .reviews, .videos, .watch, .images,
      .pokemon, .character, .comic:
      return changeFilters([], line: "")
    }
  }
}

extension [FilterChange] {
  /// Whether they say the order and leave the votes alone.
  fileprivate var isOfOrderAlone: Bool {
    contains { $0.name == .sort } && !contains { $0.name == .votes }
  }

  /// Filters with these changes, the least number of votes in line with a changed order.
  fileprivate func applied<Filters: NamedFilters>(
    to filters: Filters
  ) throws(FilterError) -> Filters {
    var changed = filters
    for change in self {
      guard let value = change.value else {
        changed = changed.removing(change.name)
        continue
      }
      // Names have become ids already.
      changed = try changed.setting(change.name, to: value)
    }
    changed = try changed.checked()
    guard isOfOrderAlone else { return changed }
    let order = changed.sort
    changed.sort = filters.sort
    changed.order(by: order)
    return changed
  }
}

extension TitleFilters {
  /// Orders the list; by rating with a least number of votes, which is seen and can be taken away: the floor
  /// comes and goes with that order.
  mutating func order(by order: SortOrder?) {
    let isRated = order?.key == .rating
    let wasRated = sort?.key == .rating
    sort = order
    if isRated, !wasRated {
      votes = votes ?? Rating.leastVotesToRank
    } else if wasRated, !isRated, votes == Rating.leastVotesToRank {
      votes = nil
    }
  }
}

extension MovieList {
  /// The filters that stand for the list when more are added.
  var filters: MovieFilters {
    switch self {
    case .filtered(let filters): return filters
    case .named(.topRated):
      var filters = MovieFilters()
      filters.sort = SortOrder(.rating)
      filters.votes = Rating.leastVotesToRank
      return filters
    case .named(.popular), .named(.nowPlaying), .named(.upcoming), .trending:
      return MovieFilters()
    }
  }
}

extension ShowList {
  /// The filters that stand for the list when more are added.
  var filters: ShowFilters {
    switch self {
    case .filtered(let filters): return filters
    case .named(.topRated):
      var filters = ShowFilters()
      filters.sort = SortOrder(.rating)
      filters.votes = Rating.leastVotesToRank
      return filters
    case .named(.popular), .named(.airingToday), .named(.onTheAir), .trending, .cast:
      return ShowFilters()
    }
  }
}
