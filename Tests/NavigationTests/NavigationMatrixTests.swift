import Testing

@testable import Navigation

@Suite struct NavigationMatrixTests {
  /// What every screen may push besides its own: links, and the search.
  private static let pushedFromAnywhere: Set<Screen> = [
    .person, .movie, .tvShow, .movieList, .showList, .people, .find,
  ]

  /// What each screen may push by what is on it, written out from the description of the product.
  private static let pushed: [Screen: Set<Screen>] = [
    .feed: [.movie, .tvShow, .movieList, .showList],
    .discover: [.movie, .tvShow, .person, .people, .movieList, .showList],
    .profile: [.movie, .tvShow, .favorites, .watchlist, .rated],
    .pokedex: [.pokemon],
    .marvel: [.character],
    .movie: [
      .person, .credits, .movieList, .collection, .similar, .recommended, .reviews, .videos,
      .images, .watch,
    ],
    .tvShow: [
      .season, .person, .credits, .showList, .similar, .recommended, .reviews, .videos, .images,
      .watch,
    ],
    .season: [.episode, .person, .images],
    .episode: [.person],
    .person: [.movie, .tvShow, .movieList, .showList, .images],
    .collection: [.movie],
    .people: [.person],
    .movieList: [.movie],
    .showList: [.tvShow, .movie],
    .search: [.movie, .tvShow, .person, .collection, .movieList],
    .find: [],
    .favorites: [.movie, .tvShow],
    .watchlist: [.movie, .tvShow],
    .rated: [.movie, .tvShow],
    .credits: [.person],
    .reviews: [],
    .similar: [.movie, .tvShow],
    .recommended: [.movie, .tvShow],
    .videos: [],
    .watch: [],
    .images: [],
    .pokemon: [.pokemon],
    .character: [.comic],
    .comic: [.character],
  ]

  /// What may take the place of each screen.
  private static let replaced: [Screen: Set<Screen>] = [
    .search: [.search],
    .movieList: [.movieList],
    .showList: [.showList],
    .season: [.season],
    .episode: [.episode],
    .pokemon: [.pokemon],
    .find: [.movie, .tvShow, .season, .episode, .person],
  ]

  @Test(arguments: Screen.allCases, Screen.allCases)
  func `every cell is what the product says`(from: Screen, to: Screen) throws {
    let own = try #require(Self.pushed[from])
    let isPushed =
      own.contains(to) || Self.pushedFromAnywhere.contains(to)
      || (to == .search && from != .search)
    let isReplaced = Self.replaced[from]?.contains(to) ?? false
    let isTab = [.feed, .discover, .profile, .pokedex, .marvel].contains(to)
    var expected: Set<Transition> = [.reset]
    if isPushed { expected.insert(.push) }
    if isReplaced { expected.insert(.replace) }
    if isTab { expected.insert(.selectTab) }
    #expect(NavigationMatrix.transitions(from: from, to: to) == expected)
    for transition in Transition.allCases {
      #expect(
        NavigationMatrix.allows(transition, from: from, to: to) == expected.contains(transition))
    }
    let step: Transition? =
      isPushed ? .push : isReplaced ? .replace : isTab ? .selectTab : nil
    #expect(NavigationMatrix.transition(from: from, to: to) == step)
    #expect(
      Set(NavigationMatrix.rows(from: from, to: to).map(\.transition)) == expected)
  }

  @Test func `screens, and the screens named by rows, are the same set`() {
    var origins: Set<Screen> = []
    var destinations: Set<Screen> = []
    for row in NavigationMatrix.rows {
      if case .screen(let screen) = row.from { origins.insert(screen) }
      if case .screen(let screen) = row.to { destinations.insert(screen) }
    }
    #expect(destinations == Set(Screen.allCases))
    // Nothing but what may be reached from any screen is reached from these.
    let leaves: Set<Screen> = [.reviews, .videos, .watch, .images]
    #expect(origins == Set(Screen.allCases).subtracting(leaves))
  }

  @Test func `no row appears twice`() {
    #expect(Set(NavigationMatrix.rows).count == NavigationMatrix.rows.count)
  }

  @Test func `the groups hold the rows in reading order`() {
    #expect(NavigationMatrix.groups.flatMap(\.rows) == NavigationMatrix.rows)
    #expect(NavigationMatrix.rows.first?.to == .screen(.feed))
    #expect(NavigationMatrix.rows.last?.from == .screen(.comic))
  }

  @Test func `every way of the enumeration is taken by a row`() {
    #expect(Set(NavigationMatrix.rows.map(\.way)) == Set(Way.allCases))
  }

  @Test(arguments: Screen.allCases)
  func `every screen is reached from every tab by single steps`(screen: Screen) throws {
    for tab in Tab.allCases {
      let way = try #require(NavigationMatrix.nearestWay(from: tab.screen, to: screen))
      var place = tab.screen
      for step in way {
        #expect(step.from == place)
        #expect(NavigationMatrix.allows(step.transition, from: step.from, to: step.to))
        place = step.to
      }
      #expect(place == screen)
      #expect(way.count <= 3)
    }
  }

  @Test func `the nearest way goes through what is on the pages`() throws {
    func way(_ from: Screen, _ to: Screen) throws -> [Screen] {
      try #require(NavigationMatrix.nearestWay(from: from, to: to)).map(\.to)
    }
    #expect(try way(.feed, .feed) == [])
    #expect(try way(.feed, .favorites) == [.profile, .favorites])
    #expect(try way(.feed, .reviews) == [.movie, .reviews])
    #expect(try way(.feed, .season) == [.tvShow, .season])
    #expect(try way(.feed, .episode) == [.tvShow, .season, .episode])
    #expect(try way(.collection, .pokemon) == [.pokedex, .pokemon])
    #expect(try way(.feed, .collection).count == 2)
    let way = try #require(NavigationMatrix.nearestWay(from: .feed, to: .season))
    #expect(way.map(\.way) == [.title, .season])
  }
}
