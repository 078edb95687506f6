import Catalog
import Navigation

/// The filters of lists.
extension AppState {
  /// Changes the filters of the list on screen; a list TMDB keeps under a name becomes a filtered
  /// one with the order of that name.
  mutating func changeFilters(_ changes: [FilterChange], line: String) -> [Effect] {
    if changes.isEmpty {
      switch route {
      case .movieList, .showList, .feed, .discover: return show(.filters)
      case .profile, .pokedex, .marvel, .movie, .tvShow, .season, .episode, .person, .collection,
        .people, .search, .find, .favorites, .watchlist, .rated, .credits, .reviews, .similar,
        .recommended, .videos, .watch, .images, .pokemon, .character, .comic:
        return say(refusal(of: CommandName.where))
      }
    }
    let kind: ListKind
    switch route {
    case .showList: kind = .shows
    case .movieList, .feed, .discover: kind = .movies
    case .profile, .pokedex, .marvel, .movie, .tvShow, .season, .episode, .person, .collection,
      .people, .search, .find, .favorites, .watchlist, .rated, .credits, .reviews, .similar,
      .recommended, .videos, .watch, .images, .pokemon, .character, .comic:
      return say(refusal(of: CommandName.where))
    }
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

  /// The list on screen, or all of a kind, with changed filters.
  private func list(
    of kind: ListKind, changed changes: [FilterChange]
  ) throws(FilterError) -> Route {
    switch kind {
    case .shows:
      var filters = ShowFilters()
      if case .showList(let list) = route { filters = list.filters }
      let before = filters
      for change in changes {
        guard let value = change.value else {
          filters = filters.removing(change.name)
          continue
        }
        filters = try filters.setting(change.name, to: value)
      }
      if changes.order { filters.settle(votesAfter: before) }
      return .showList(.filtered(filters))
    case .movies:
      var filters = MovieFilters()
      if case .movieList(let list) = route { filters = list.filters }
      let before = filters
      for change in changes {
        guard let value = change.value else {
          filters = filters.removing(change.name)
          continue
        }
        filters = try filters.setting(change.name, to: value)
      }
      if changes.order { filters.settle(votesAfter: before) }
      return .movieList(.filtered(filters))
    }
  }

  /// Takes all filters of the list on screen away; a list that has a name has none.
  mutating func removeFilters() -> [Effect] {
    switch route {
    case .movieList(.filtered): return changeList(to: .movieList(.filtered(MovieFilters())))
    case .showList(.filtered): return changeList(to: .showList(.filtered(ShowFilters())))
    case .movieList, .showList, .feed, .discover: return changeFilters([], line: "")
    case .profile, .pokedex, .marvel, .movie, .tvShow, .season, .episode, .person, .collection,
      .people, .search, .find, .favorites, .watchlist, .rated, .credits, .reviews, .similar,
      .recommended, .videos, .watch, .images, .pokemon, .character, .comic:
      return say(refusal(of: CommandName.where))
    }
  }
}

extension [FilterChange] {
  /// Whether they say the order and leave the votes alone.
  fileprivate var order: Bool {
    contains { $0.name == .sort } && !contains { $0.name == .votes }
  }
}

extension MovieFilters {
  /// Brings the least number of votes in line with a changed order.
  fileprivate mutating func settle(votesAfter before: MovieFilters) {
    let order = sort
    sort = before.sort
    self.order(by: order)
  }
}

extension ShowFilters {
  /// Brings the least number of votes in line with a changed order.
  fileprivate mutating func settle(votesAfter before: ShowFilters) {
    let order = sort
    sort = before.sort
    self.order(by: order)
  }
}

/// The least number of votes where the best rated come first: else one vote of 10 leads.
public let ratedVotesFloor = 200

extension MovieFilters {
  /// Orders the list; by rating with a least number of votes, which is seen and can be taken away.
  mutating func order(by order: SortOrder?) {
    (sort, votes) = leastVotes(votes, orderedBy: order, before: sort)
  }
}

extension ShowFilters {
  /// Orders the list; by rating with a least number of votes, which is seen and can be taken away.
  mutating func order(by order: SortOrder?) {
    (sort, votes) = leastVotes(votes, orderedBy: order, before: sort)
  }
}

/// An order, and the least number of votes that goes with it: the floor comes and goes with the order by rating.
private func leastVotes(
  _ votes: Int?, orderedBy order: SortOrder?, before: SortOrder?
) -> (SortOrder?, Int?) {
  let isRated = order?.key == .rating
  let wasRated = before?.key == .rating
  if isRated, !wasRated { return (order, votes ?? ratedVotesFloor) }
  if wasRated, !isRated, votes == ratedVotesFloor { return (order, nil) }
  return (order, votes)
}

extension MovieList {
  /// The filters that stand for the list when more are added.
  var filters: MovieFilters {
    switch self {
    case .filtered(let filters): return filters
    case .named(.topRated):
      var filters = MovieFilters()
      filters.sort = SortOrder(.rating)
      filters.votes = ratedVotesFloor
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
      filters.votes = ratedVotesFloor
      return filters
    case .named(.popular), .named(.airingToday), .named(.onTheAir), .trending, .cast:
      return ShowFilters()
    }
  }
}
