import Catalog
import Navigation

extension AppState {
  /// Shows the next screenful; at the end of what is loaded the next page is loaded.
  mutating func showMore(screenfuls: (AppState) -> Int) -> [Effect] {
    let count = screenfuls(self)
    if frame.screenful + 1 < count {
      tabs[tab]?.stack.top.screenful += 1
      return []
    }
    guard let key = route.list, let list = catalog.lists[key], !list.isComplete else {
      return say(.endOfList)
    }
    // The page that comes begins where the last screenful ends.
    if size.rows != nil { tabs[tab]?.stack.top.screenful = count }
    return fetch(.list(key, page: nextPage(of: key, list)))
  }

  /// The page on which a list goes on: rows that were taken out of a list of kept titles since it was
  /// loaded have let others move up, to a page that was loaded before.
  private func nextPage(of key: ListKey, _ list: LoadedList) -> Int {
    guard case .kept(let kept) = key else { return list.pagesLoaded + 1 }
    let left = list.items.count { $0.title.map { library[$0].belong(to: kept) } ?? true }
    return min(left / KeptList.pageSize, list.pagesLoaded) + 1
  }

  /// Shows the page from its beginning.
  mutating func showFirst() -> [Effect] {
    tabs[tab]?.stack.top.screenful = 0
    return []
  }

  /// Whether the place on screen has rows that can be filtered.
  private var canFilter: Bool {
    if case .credits = route { return true }
    return loadedRows(of: route) != nil
  }

  /// Shows only rows that hold a text.
  mutating func setFilter(_ text: String) -> [Effect] {
    guard canFilter else { return say(.notAList) }
    tabs[tab]?.stack.top.filter = text
    tabs[tab]?.stack.top.screenful = 0
    tabs[tab]?.stack.top.numbering = []
    return []
  }

  /// Orders the list on screen: filtered lists at the source, others as far as they are loaded.
  mutating func sort(by order: SortOrder?) -> [Effect] {
    switch route {
    case .movieList(.filtered(var filters)):
      filters.sort = order
      return changeList(to: .movieList(.filtered(filters)))
    case .showList(.filtered(var filters)):
      if order?.key == .revenue { return say(.notHere(.sort)) }
      filters.sort = order
      return changeList(to: .showList(.filtered(filters)))
    case .movieList, .showList, .search, .collection, .people, .similar, .recommended, .favorites,
      .watchlist, .rated:
      if case .people = route, let order, !SortOrder.Key.ofPeople.contains(order.key) {
        return say(.misunderstood(.badArgument(.sort, order.key.rawValue, .orderOfPeople)))
      }
      tabs[tab]?.stack.top.sort = order
      tabs[tab]?.stack.top.screenful = 0
      tabs[tab]?.stack.top.numbering = []
      return []
    case .feed, .discover, .profile, .pokedex, .marvel, .movie, .tvShow, .season, .episode,
      .person, .find, .credits, .reviews, .videos, .watch, .images, .pokemon, .character, .comic:
      return say(.notAList)
    }
  }

  /// Changes the filters of the list on screen; a list TMDB keeps under a name becomes a filtered
  /// one with the order of that name.
  mutating func changeFilters(_ changes: [FilterChange], line: String) -> [Effect] {
    if changes.isEmpty {
      switch route {
      case .movieList, .showList, .feed, .discover: return show(.filters)
      case .profile, .pokedex, .marvel, .movie, .tvShow, .season, .episode, .person, .collection,
        .people, .search, .find, .favorites, .watchlist, .rated, .credits, .reviews, .similar,
        .recommended, .videos, .watch, .images, .pokemon, .character, .comic:
        return say(refusal(of: .where))
      }
    }
    if changes.contains(where: \.needsGenres), !catalog.holds(.genres) {
      return wait(with: line, for: .genres)
    }
    do {
      switch route {
      case .showList(let list):
        var filters = list.filters
        for change in changes {
          guard let value = change.value else {
            filters = filters.removing(change.name)
            continue
          }
          filters = try filters.setting(
            change.name, to: value, lookup: genreLookup(among: catalog.showGenres ?? []))
        }
        return changeList(to: .showList(.filtered(filters)))
      case .movieList, .feed, .discover:
        var filters = MovieFilters()
        if case .movieList(let list) = route { filters = list.filters }
        for change in changes {
          guard let value = change.value else {
            filters = filters.removing(change.name)
            continue
          }
          filters = try filters.setting(
            change.name, to: value, lookup: genreLookup(among: catalog.movieGenres ?? []))
        }
        return changeList(to: .movieList(.filtered(filters)))
      case .profile, .pokedex, .marvel, .movie, .tvShow, .season, .episode, .person, .collection,
        .people, .search, .find, .favorites, .watchlist, .rated, .credits, .reviews, .similar,
        .recommended, .videos, .watch, .images, .pokemon, .character, .comic:
        return say(refusal(of: .where))
      }
    } catch {
      return say(refusal(of: error))
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
      return say(refusal(of: .where))
    }
  }

  /// What to say of a command for lists of titles: some pages are lists, but of other things.
  private func refusal(of command: CommandName) -> Notice {
    loadedRows(of: route) == nil ? .notAList : .notHere(command)
  }

  /// Finds genres by their names, for the values of filters.
  private func genreLookup(among genres: [Genre]) -> FilterTermLookup {
    let state = self
    return { name, word in
      name == .genre || name == .withoutGenre
        ? state.genre(named: word, among: genres)?.id.rawValue : nil
    }
  }

  /// What to say of a filter that cannot be set: of a genre by name which one is near.
  private func refusal(of error: FilterError) -> Notice {
    guard error.expected == .filterValue(.genre) || error.expected == .filterValue(.withoutGenre)
    else { return .badFilter(error) }
    let names = ((catalog.movieGenres ?? []) + (catalog.showGenres ?? [])).map(\.name)
    return .noSuchGenre(error.part, nearest: Nearest.word(to: error.part, in: names))
  }

  /// The genre with a name: the whole name, or the only one that begins so.
  private func genre(named name: String, among genres: [Genre]) -> Genre? {
    let needle = name.folded
    guard !needle.isEmpty else { return nil }
    if let exact = genres.first(where: { $0.name.folded == needle }) { return exact }
    let beginnings = genres.filter { $0.name.folded.hasPrefix(needle) }
    return beginnings.count == 1 ? beginnings.first : nil
  }

  /// Lists the genres, as soon as they are known.
  mutating func showGenres(line: String) -> [Effect] {
    guard catalog.holds(.genres) else { return wait(with: line, for: .genres) }
    return show(.genres)
  }

  /// Opens the list of a genre by its name: of movies, or of series where series are on screen.
  mutating func openGenre(_ name: String, line: String) -> [Effect] {
    guard catalog.holds(.genres) else { return wait(with: line, for: .genres) }
    let movies = catalog.movieGenres ?? []
    let shows = catalog.showGenres ?? []
    let prefersShows =
      switch route.screen {
      case .showList, .tvShow, .season, .episode: true
      case .feed, .discover, .profile, .pokedex, .marvel, .movie, .person, .collection, .people,
        .movieList, .search, .find, .favorites, .watchlist, .rated, .credits, .reviews, .similar,
        .recommended, .videos, .watch, .images, .pokemon, .character, .comic:
        false
      }
    let movieGenre = genre(named: name, among: movies)
    let showGenre = genre(named: name, among: shows)
    if let showGenre, prefersShows || movieGenre == nil {
      return step(to: .showList(.filtered(ShowFilters(genre: showGenre.id))))
    }
    if let movieGenre {
      return step(to: .movieList(.filtered(MovieFilters(genre: movieGenre.id))))
    }
    let names = movies.map(\.name) + shows.map(\.name)
    return say(.noSuchGenre(name, nearest: Nearest.word(to: name, in: names)))
  }

  /// Chooses another list of the same kind by its name.
  mutating func chooseList(_ name: String?) -> [Effect] {
    let choices = listChoices
    guard !choices.isEmpty else { return say(refusal(of: .list)) }
    guard let name else { return show(.lists) }
    let words = ListWords(name)
    var matches = choices.filter { words.match(ListWords($0.name)) == .whole }
    if matches.isEmpty { matches = choices.filter { words.match(ListWords($0.name)) != nil } }
    // On the feed the list that is shown already is not what a person asks for.
    if matches.count > 1, case .feed = route {
      let others = matches.filter { $0.route != route }
      matches = others.isEmpty ? [matches[0]] : others
    }
    guard let match = matches.first else {
      return say(.noSuchList(name, nearest: Nearest.word(to: name, in: choices.map(\.name))))
    }
    guard matches.count == 1 else {
      return say(.ambiguousList(name, candidates: matches.map(\.name)))
    }
    return changeList(to: match.route)
  }

  /// Another list takes the place of the one on screen, and one of its own kind never stands above
  /// it; from elsewhere it is a step like any other.
  private mutating func changeList(to route: Route) -> [Effect] {
    let here = self.route.screen
    // The feed's two lists are parameters of its root, which is changed where it stands.
    if here == .feed, route.screen == .feed { return replace(with: route) }
    guard NavigationMatrix.allows(.replace, from: here, to: route.screen) else {
      return step(to: route)
    }
    guard canShow(route.screen) else { return say(.notBuilt(route.screen)) }
    return replace(with: route)
  }

  /// The lists that can take the place of what is on screen, by the names the command knows.
  public var listChoices: [(name: String, route: Route)] {
    switch route {
    case .feed(let movies, let shows):
      return NamedMovieList.allCases.map {
        ("movies=\($0.rawValue)", .feed(movies: $0, shows: shows))
      }
        + NamedShowList.allCases.map { ("shows=\($0.rawValue)", .feed(movies: movies, shows: $0)) }
    case .movieList:
      return NamedMovieList.allCases.map { ($0.rawValue, .movieList(.named($0))) }
        + TrendingWindow.allCases.map { ("trending/\($0.rawValue)", .movieList(.trending($0))) }
    case .showList:
      return NamedShowList.allCases.map { ($0.rawValue, .showList(.named($0))) }
        + TrendingWindow.allCases.map { ("trending/\($0.rawValue)", .showList(.trending($0))) }
    case .discover:
      return TrendingWindow.allCases.reversed().map {
        ("movies=trending/\($0.rawValue)", .movieList(.trending($0)))
      }
        + TrendingWindow.allCases.reversed().map {
          ("shows=trending/\($0.rawValue)", .showList(.trending($0)))
        } + [("shows=\(NamedShowList.onTheAir.rawValue)", .showList(.named(.onTheAir)))]
    case .profile, .pokedex, .marvel, .movie, .tvShow, .season, .episode, .person, .collection,
      .people, .search, .find, .favorites, .watchlist, .rated, .credits, .reviews, .similar,
      .recommended, .videos, .watch, .images, .pokemon, .character, .comic:
      return []
    }
  }
}

/// The name of a list as the words in it, so that `top rated`, `top-rated`, `top` and
/// `movies=top-rated` can all mean one.
private struct ListWords {
  enum Match {
    /// All words of the list's own name are there.
    case whole
    /// Beginnings of some of its words are.
    case beginning
  }

  private let kind: String?
  private let words: [String]

  init(_ text: String) {
    var words = text.folded.split(separator: " ").map(String.init)
    switch words.first {
    case "movies", "movie", "films", "film": kind = "movies"
    case "shows", "show", "series", "tv": kind = "shows"
    case _: kind = nil
    }
    if kind != nil { words.removeFirst() }
    self.words = words
  }

  /// How well a list's name is meant by these words; nil where it is not.
  func match(_ list: ListWords) -> Match? {
    if let kind, let other = list.kind, kind != other { return nil }
    guard !words.isEmpty else { return nil }
    if words == list.words { return .whole }
    var rest = list.words[...]
    for word in words {
      guard let place = rest.firstIndex(where: { $0.hasPrefix(word) }) else { return nil }
      rest = rest[(place + 1)...]
    }
    return .beginning
  }
}

extension FilterChange {
  /// Whether the value may name genres.
  fileprivate var needsGenres: Bool {
    guard let value else { return false }
    return (name == .genre || name == .withoutGenre)
      && !value.allSatisfy { $0.isNumber || $0 == "," || $0 == "|" }
  }
}

/// The least number of votes where the best rated come first: else one vote of 10 leads.
public let ratedVotesFloor = 200

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
