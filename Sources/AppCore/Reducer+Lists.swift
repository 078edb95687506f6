import Catalog
import Navigation

extension AppState {
  /// Shows the next screenful; at the end of what is loaded the next page is loaded.
  mutating func showMore(layout: (AppState) -> Screenful) -> [Effect] {
    // As the page was painted, with what was said beneath it.
    notice = saidBeneath
    let shown = layout(self)
    notice = nil
    if let next = shown.next {
      tabs[tab]?.stack.top.firstLine = next
      return []
    }
    guard let key = frame.list, let list = catalog.lists[key], !list.isComplete else {
      // What was not loaded has no end yet.
      if let failure = pageFailure {
        return say(failure == .cancelled ? .cancelled : .couldNotLoad(failure))
      }
      return phase == .loading ? [] : say(.endOfList)
    }
    // The page that comes begins where the last screenful ends.
    if size.rows != nil { tabs[tab]?.stack.top.firstLine = shown.end }
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
    tabs[tab]?.stack.top.firstLine = 0
    return []
  }

  /// Whether the place on screen has rows that can be filtered.
  private var canFilter: Bool {
    if case .credits = route { return true }
    return loadedRows(of: frame) != nil
  }

  /// Shows only rows that hold a text and that its hints let through; people in credits by a text alone.
  mutating func setFilter(_ text: String) -> [Effect] {
    if frame.filtersAtSource { return ask(for: text) }
    guard canFilter else { return say(.notAList) }
    if loadedRows(of: frame) != nil {
      do throws(CommandError) {
        _ = try RowFilter(typed: text)
      } catch {
        return say(.misunderstood(error))
      }
    }
    tabs[tab]?.stack.top.filter = text
    tabs[tab]?.stack.top.firstLine = 0
    tabs[tab]?.stack.top.numbering = []
    return []
  }

  /// Orders the list on screen: filtered lists at the source, others as far as they are loaded.
  mutating func sort(by order: SortOrder?) -> [Effect] {
    switch route {
    case .movieList(.filtered(var filters)):
      filters.order(by: order)
      return changeList(to: .movieList(.filtered(filters)))
    case .showList(.filtered(var filters)):
      if order?.key == .revenue { return say(.notHere(.sort)) }
      filters.order(by: order)
      return changeList(to: .showList(.filtered(filters)))
    case .movieList, .showList, .search, .collection, .people, .similar, .recommended, .reviews,
      .favorites, .watchlist, .rated, .season:
      if case .season = route, let order, !SortOrder.Key.ofEpisodes.contains(order.key) {
        return say(.misunderstood(.badArgument(.sort, order.key.rawValue, .orderOfEpisodes)))
      }
      if case .reviews = route, let order, !SortOrder.Key.ofReviews.contains(order.key) {
        return say(.misunderstood(.badArgument(.sort, order.key.rawValue, .orderOfReviews)))
      }
      if case .people = route, let order, !SortOrder.Key.ofPeople.contains(order.key) {
        return say(.misunderstood(.badArgument(.sort, order.key.rawValue, .orderOfPeople)))
      }
      tabs[tab]?.stack.top.sort = order
      tabs[tab]?.stack.top.firstLine = 0
      tabs[tab]?.stack.top.numbering = []
      return []
    case .pokedex, .marvel: return say(.notHere(.sort))
    case .feed, .discover, .profile, .movie, .tvShow, .episode, .person, .find,
      .credits, .videos, .watch, .images, .pokemon, .character, .comic:
      return say(.notAList)
    }
  }

  /// What to say of a command for lists of titles: some pages are lists, but of other things.
  func refusal(of command: CommandName) -> Notice {
    loadedRows(of: frame) == nil ? .notAList : .notHere(command)
  }

  /// The genre with a name: the whole name, or the only one that begins so.
  func genre(named name: String, among genres: [Genre]) -> Genre? {
    let needle = name.folded
    guard !needle.isEmpty else { return nil }
    // In the language of the content, or in English, as help shows them.
    func names(_ genre: Genre) -> [String] {
      [genre.name, Genre.englishName(genre.id)].compactMap { $0?.folded }
    }
    if let exact = genres.first(where: { names($0).contains(needle) }) { return exact }
    let others = genres.filter { Genre.otherNames($0.id).contains { $0.folded == needle } }
    if others.count == 1 { return others.first }
    let beginnings = genres.filter { names($0).contains { $0.hasPrefix(needle) } }
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

  /// Shows a list by its name alone: the page's own where it has one that is not on screen.
  mutating func openList(named text: String) -> [Effect] {
    let words = ListWords(text)
    let own = listChoices.filter { words.match(ListWords($0.name)) == .whole }
    if let match = own.first(where: { $0.route != route }) { return changeList(to: match.route) }
    guard let name = ListName(text) else { return chooseList(text) }
    let isAboutShows = filterTarget == .list(.shows)
    switch name.route(prefersShows: isAboutShows) {
    case self.route: return say(.alreadyHere(self.route.screen))
    case let route: return changeList(to: route)
    }
  }

  /// Another list takes the place of the one on screen, and one of its own kind never stands above
  /// it; from elsewhere it is a step like any other.
  mutating func changeList(to route: Route) -> [Effect] {
    let here = self.route.screen
    // The feed's two lists are parameters of its root, which is changed where it stands.
    if here == .feed, route.screen == .feed { return replace(with: route) }
    guard NavigationMatrix.allows(.replace, from: here, to: route.screen) else {
      return step(to: route)
    }
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
