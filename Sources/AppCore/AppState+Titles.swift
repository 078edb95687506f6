import Catalog
import Navigation

/// A choice of the page by its number and its title.
public struct NumberedTitle: Hashable, Sendable {
  /// The number, from 1.
  public var number: Int
  /// The title.
  public var title: String
  /// What it is the title of.
  public var screen: Screen
  /// The year, and what a person is known for: they tell apart what has one name.
  public var year: Int?
  /// The best known title of a person.
  public var knownFor: String?

  /// Makes a numbered title.
  public init(
    number: Int, title: String, of screen: Screen, year: Int? = nil, knownFor: String? = nil
  ) {
    self.number = number
    self.title = title
    self.screen = screen
    self.year = year
    self.knownFor = knownFor
  }
}

extension AppState {
  /// The name of what a place shows, as the source says it; nil where it is not known, or where only words
  /// could say it, as of a list of all a person played in.
  public func title(of route: Route) -> String? {
    switch route {
    case .movie(let id): return catalog.movies[id]?.title
    case .tvShow(let id): return catalog.shows[id]?.name
    case .season(let show, let number):
      return catalog.season(of: show, number: number)?.name
    case .episode(let show, let season, let number):
      return catalog.episode(of: show, season: season, number: number)?.name
    case .person(let id): return catalog.people[id]?.name
    case .collection(let id): return catalog.collectionNames[id]
    case .character(let id): return catalog.characterNames[id]
    case .comic(let id): return catalog.comicTitles[id]
    case .movieList(.filtered(let filters)): return name(of: filters)
    case .showList(.filtered(let filters)): return name(of: filters)
    case .pokemon(let id): return catalog.pokemon[id]?.name
    case .feed, .discover, .profile, .pokedex, .marvel, .people, .movieList, .showList, .search,
      .find, .favorites, .watchlist, .rated, .credits, .reviews, .similar, .recommended, .videos,
      .watch, .images:
      return nil
    }
  }

  /// The name of the one genre, keyword or company that a list is made of.
  private func name(of filters: MovieFilters) -> String? {
    guard filters.single != nil else { return nil }
    if let genre = filters.genres?.single { return genreName(genre) }
    if let keyword = filters.keywords?.single { return catalog.keywords[keyword]?.name }
    return filters.companies?.single.flatMap { catalog.companies[$0]?.name }
  }

  /// The name of the one genre, keyword, company or network that a list is made of.
  private func name(of filters: ShowFilters) -> String? {
    guard filters.entries.count == 1 else { return nil }
    if let genre = filters.genres?.single { return genreName(genre) }
    if let keyword = filters.keywords?.single { return catalog.keywords[keyword]?.name }
    if let company = filters.companies?.single { return catalog.companies[company]?.name }
    return filters.networks?.single.flatMap { catalog.networks[$0]?.name }
  }

  /// The name of a genre: before the genres themselves are loaded, as the title on screen says it.
  private func genreName(_ id: ID<Genre>) -> String? {
    if let name = catalog.genreName(id) { return name }
    switch route.about {
    case .movie(let movie): return catalog.movieDetails[movie]?.genres.first { $0.id == id }?.name
    case .show(let show): return catalog.showDetails[show]?.genres.first { $0.id == id }?.name
    case nil: return nil
    }
  }
}

extension AppState {
  /// What a choice of the page is called, as the source says it: a review goes by who wrote it.
  func knownTitle(of choice: Choice) -> String? {
    switch choice.target {
    case .place(let route): title(of: route)
    case .review(let id): catalog.reviews[id]?.author
    case .video(let video): video.name
    case .image: nil
    }
  }
}

/// A choice of the page with its title.
struct TitledChoice {
  var title: NumberedTitle
  var target: Choice.Target
}

extension [TitledChoice] {
  /// How many candidates are named where a text means more than one choice.
  private static var limit: Int { 6 }

  /// The first of them, each place once: one may be offered in several sections of the page.
  var shown: [NumberedTitle] {
    var seen: Set<Choice.Target> = []
    return Array<NumberedTitle>(
      filter { seen.insert($0.target).inserted }.prefix(Self.limit).map(\.title))
  }
}

extension AppState {
  /// The choices that a text is the title of, those whose titles begin with it, and all titles.
  func titles(
    on text: String
  ) -> (whole: [TitledChoice], beginnings: [TitledChoice], all: [String]) {
    let needle = text.folded
    var whole: [TitledChoice] = []
    var beginnings: [TitledChoice] = []
    var titles: [String] = []
    for (index, choice) in numbering.choices.enumerated() {
      guard let title = knownTitle(of: choice) else { continue }
      titles.append(title)
      guard !needle.isEmpty, title.hasFoldedPrefix(needle) else { continue }
      let candidate = TitledChoice(
        title: NumberedTitle(
          number: index + 1, title: title, of: choice.route?.screen ?? route.screen,
          year: year(of: choice.target), knownFor: knownFor(choice.target)),
        target: choice.target)
      if title.isCalled(needle) {
        whole.append(candidate)
      } else {
        beginnings.append(candidate)
      }
    }
    return (whole, beginnings, titles)
  }

  private func year(of target: Choice.Target) -> Int? {
    guard case .place(let route) = target else { return nil }
    switch route {
    case .movie(let id): return catalog.movies[id]?.releaseDate?.year
    case .tvShow(let id): return catalog.shows[id]?.firstAirDate?.year
    default: return nil
    }
  }

  private func knownFor(_ target: Choice.Target) -> String? {
    guard case .place(.person(let id)) = target else { return nil }
    return catalog.people[id]?.knownFor.first?.title
  }

  /// Follows the choice with a title, or the only one whose title begins so.
  ///
  /// A year behind the words tells titles of one name apart. What is not on the page is searched for.
  mutating func follow(titled text: String, line: String) -> [Effect] {
    let (whole, beginnings, titles) = titles(on: text)
    var candidates = whole.isEmpty ? beginnings : whole
    if candidates.isEmpty, let dated = DatedName(text) {
      let there = self.titles(on: dated.name)
      candidates = (there.whole + there.beginnings).filter { $0.title.year == dated.year }
    }
    guard let first = candidates.first else {
      return openFound(text, line: line, nearest: Nearest.word(to: text, in: titles))
    }
    // One place may be offered in several sections of the page.
    if candidates.allSatisfy({ $0.target == first.target }) { return follow(first.target) }
    return say(.ambiguousTitle(text.asShownWord, candidates: candidates.shown))
  }

  /// Opens the one thing that a search finds to be called so; the search itself where there are several, or
  /// none and nothing on the page is called nearly so.
  private mutating func openFound(_ text: String, line: String, nearest: String?) -> [Effect] {
    let query = SearchQuery(text: text)
    guard !text.folded.isEmpty, ExternalID(query.text) == nil else { return search(query) }
    guard let found = catalog.lists[.search(query)] else {
      return wait(with: line, for: .list(.search(query), page: 1))
    }
    let dated = DatedName(text)
    let called = found.items.compactMap { item -> Route? in
      let target: Route
      switch item {
      case .movie(let id): target = .movie(id)
      case .show(let id): target = .tvShow(id)
      case .person(let id): target = .person(id)
      case .collection(let id): target = .collection(id)
      case .keyword, .company, .review, .character, .pokemon: return nil
      }
      guard let name = title(of: target) else { return nil }
      if name.isCalled(text.folded) { return target }
      guard let dated, name.isCalled(dated.name.folded) else { return nil }
      return year(of: .place(target)) == dated.year ? target : nil
    }
    if called.count == 1 { return step(to: called[0]) }
    if called.isEmpty, let nearest { return say(.noSuchTitle(text.asShownWord, nearest: nearest)) }
    return search(query)
  }
}
