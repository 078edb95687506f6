import Catalog
import Navigation

/// How many rows of each kind a page shows before it offers the whole list.
public enum Excerpt {
  /// The cast on a title's page.
  public static let cast = 10
  /// The guests on a season's page, those first who are in most episodes.
  public static let guests = 12
  /// Rows of each list on the feed.
  public static let feed = 10
  /// Rows of each list on the discover page.
  public static let discover = 7
  /// Titles that are similar or recommended on a title's page.
  public static let related = 5
  /// Rows of each list of marked titles on the profile.
  public static let kept = 8
  /// Titles a person is known for.
  public static let knownFor = 8
}

/// The choices a page offers, in the order of its sections.
///
/// This alone says what the numbers on a screen mean, for the screen and for the reducer.
public func choices(in state: AppState) -> [Choice] {
  choiceList(in: state).numbering.choices
}

private func choiceList(in state: AppState) -> ChoiceList {
  var list = ChoiceList()
  switch state.route {
  case .feed(let movies, let shows): list.addFeed(movies, shows, state)
  case .discover: list.addDiscover(state)
  case .movie(let id): list.addMovie(id, state)
  case .tvShow(let id): list.addShow(id, state)
  case .season(let show, let number): list.addSeason(of: show, number, state)
  case .episode(let show, let season, let number):
    list.addEpisode(of: show, season, number, state)
  case .person(let id): list.addPerson(id, state)
  case .credits(let title): list.addCredits(title, state)
  case .profile:
    list.addKept(.favorites, in: .favorites, all: .allFavorites, state)
    list.addKept(.watchlist, in: .watchlist, all: .allWatchlist, state)
    list.addKept(.rated, in: .rated, all: .allRated, state)
  case .search(let query) where query.text.isEmpty:
    for search in state.library.searches {
      list.add(.searches, .search(SearchQuery(typed: search)))
    }
  case .videos(let title): list.addVideos(state.catalog.videos(of: title))
  case .images(let subject): list.addImages(state.catalog.images(of: subject))
  case .movieList, .showList, .search, .collection, .people, .similar, .recommended, .reviews,
    .favorites, .watchlist, .rated, .pokedex:
    let rows = state.shownRows?.items ?? []
    list.reserve(rows.count)
    for item in rows { list.addRow(item) }
  case .marvel:
    for item in state.shownRows?.items ?? [] { list.addRow(item) }
  case .character(let id): list.addCharacter(id, state)
  case .comic(let id): list.addComic(id, state)
  case .pokemon(let id): list.addPokemon(id, state)
  case .find, .watch:
    break
  }
  return list
}

extension AppState {
  /// The choices of the page on screen in the order of their numbers, without a way to find one.
  var numberedChoices: [Choice] { numbering.choices }

  /// The choices of the page on screen with their numbers.
  ///
  /// What was painted keeps its number; what came later follows.
  public var numbering: Numbering {
    let natural = choiceList(in: self).numbering
    let painted = frame.numbering
    guard !natural.choices.starts(with: painted) else { return natural }
    return Numbering(painted + natural.choices)
  }
}

/// The choices of a page as its sections offer them.
struct ChoiceList {
  private(set) var numbering = Numbering()

  mutating func reserve(_ count: Int) { numbering.reserve(count) }

  mutating func add(_ section: Choice.Section, _ route: Route) {
    numbering.append(Choice(section, route))
  }

  mutating func addRow(_ item: ListItem, in section: Choice.Section = .rows) {
    switch item {
    case .movie(let id): add(section, .movie(id))
    case .show(let id): add(section, .tvShow(id))
    case .person(let id): add(section, .person(id))
    case .collection(let id): add(section, .collection(id))
    case .keyword(let id): add(section, .movieList(.filtered(MovieFilters(keyword: id))))
    case .company(let id): add(section, .movieList(.filtered(MovieFilters(company: id))))
    case .review(let id): numbering.append(Choice(section, leadingTo: .review(id)))
    case .character(let id): add(section, .character(id))
    case .pokemon(let id): add(section, .pokemon(id))
    }
  }

  /// Videos of which no address is known cannot be followed.
  mutating func addVideos(_ videos: [Video]?) {
    for (_, videos) in (videos ?? []).byType {
      for video in videos where video.address != nil {
        numbering.append(Choice(.videos, leadingTo: .video(video)))
      }
    }
  }

  mutating func addImages(_ images: [ImageFile]?) {
    numbering.reserve(images?.count ?? 0)
    for (_, images) in (images ?? []).byKind {
      for image in images where image.address != nil {
        numbering.append(Choice(.images, leadingTo: .image(image)))
      }
    }
  }

  mutating func addFeed(_ movies: NamedMovieList, _ shows: NamedShowList, _ state: AppState) {
    if let rows = state.catalog.lists[.movies(.named(movies))]?.items, !rows.isEmpty {
      for row in rows.prefix(Excerpt.feed) { addRow(row, in: .movies) }
      add(.allMovies, .movieList(.named(movies)))
    }
    if let rows = state.catalog.lists[.shows(.named(shows))]?.items, !rows.isEmpty {
      for row in rows.prefix(Excerpt.feed) { addRow(row, in: .shows) }
      add(.allShows, .showList(.named(shows)))
    }
  }

  mutating func addKept(
    _ list: KeptList, in section: Choice.Section, all: Choice.Section, _ state: AppState
  ) {
    guard let rows = state.catalog.lists[.kept(list)]?.items, !rows.isEmpty else { return }
    for row in rows.prefix(Excerpt.kept) { addRow(row, in: section) }
    add(all, .kept(list))
  }

  mutating func addDiscover(_ state: AppState) {
    func rows(_ key: ListKey) -> ArraySlice<ListItem> {
      (state.catalog.lists[key]?.items ?? []).prefix(Excerpt.discover)
    }
    let movies = rows(.movies(.trending(.week)))
    for row in movies { addRow(row, in: .trendingMovies) }
    if !movies.isEmpty {
      add(.allMovies, .movieList(.trending(.week)))
      add(.trendingMovies, .movieList(.trending(.day)))
    }
    let shows = rows(.shows(.trending(.week)))
    for row in shows { addRow(row, in: .trendingShows) }
    if !shows.isEmpty {
      add(.allShows, .showList(.trending(.week)))
      add(.trendingShows, .showList(.trending(.day)))
    }
    let people = rows(.people)
    for row in people { addRow(row, in: .people) }
    if !people.isEmpty { add(.allPeople, .people) }
    for genre in state.catalog.genresByName(of: .movies) ?? [] {
      add(.genres, .movieList(.filtered(MovieFilters(genre: genre.id))))
    }
    for genre in state.catalog.genresByName(of: .shows) ?? [] {
      add(.genres, .showList(.filtered(ShowFilters(genre: genre.id))))
    }
    let running = rows(.shows(.named(.onTheAir)))
    for row in running { addRow(row, in: .shows) }
    if !running.isEmpty { add(.allShows, .showList(.named(.onTheAir))) }
  }

  mutating func addMovie(_ id: ID<Movie>, _ state: AppState) {
    guard let movie = state.catalog.movieDetails[id] else { return }
    if let credits = movie.credits {
      for member in credits.directors { add(.directors, .person(member.person.id)) }
      for member in credits.writers { add(.writers, .person(member.person.id)) }
      for member in credits.cast.prefix(Excerpt.cast) { add(.cast, .person(member.person.id)) }
      if !credits.cast.isEmpty || !credits.crew.isEmpty {
        add(.allCredits, .credits(.movie(id)))
      }
    }
    for genre in movie.genres { add(.genres, .movieList(.filtered(MovieFilters(genre: genre.id)))) }
    if let collection = movie.collection { add(.collection, .collection(collection.id)) }
    for keyword in movie.keywords ?? [] {
      add(.keywords, .movieList(.filtered(MovieFilters(keyword: keyword.id))))
    }
    for company in movie.companies {
      add(.companies, .movieList(.filtered(MovieFilters(company: company.id))))
    }
    addRelated(to: .movie(id), state)
    if let videos = movie.videos, !videos.isEmpty { add(.videos, .videos(.movie(id))) }
    if let images = movie.images, !images.isEmpty { add(.images, .images(.title(.movie(id)))) }
    if let watch = movie.watch, !watch.isEmpty { add(.watch, .watch(.movie(id))) }
  }

  mutating func addRelated(to title: TitleID, _ state: AppState) {
    if let rows = state.catalog.lists[.similar(title)]?.items, !rows.isEmpty {
      for row in rows.prefix(Excerpt.related) { addRow(row, in: .similar) }
      add(.allSimilar, .similar(title))
    }
    if let rows = state.catalog.lists[.recommended(title)]?.items, !rows.isEmpty {
      for row in rows.prefix(Excerpt.related) { addRow(row, in: .recommended) }
      add(.allRecommended, .recommended(title))
    }
    if let rows = state.catalog.lists[.reviews(title)]?.items, !rows.isEmpty {
      add(.reviews, .reviews(title))
    }
  }

  mutating func addPerson(_ id: ID<Person>, _ state: AppState) {
    guard let person = state.catalog.personDetails[id] else { return }
    for title in person.summary.knownFor.prefix(Excerpt.knownFor) {
      add(.knownFor, Route(title.id))
    }
    for (_, entries) in Filmography(of: person).groups {
      for entry in entries { add(.filmography, Route(entry.title.id)) }
    }
    func has(_ test: (PersonCredit) -> Bool) -> Bool { person.credits.contains(where: test) }
    if has({ $0.title.isMovie && $0.part.isCast }) {
      add(.filmsAsCast, .movieList(.filtered(MovieFilters(cast: id))))
    }
    if has({ $0.title.isMovie && !$0.part.isCast }) {
      add(.filmsAsCrew, .movieList(.filtered(MovieFilters(crew: id))))
    }
    if has({ !$0.title.isMovie && $0.part.isCast }) { add(.showsAsCast, .showList(.cast(id))) }
    if let images = person.images, !images.isEmpty { add(.images, .images(.person(id))) }
  }

  mutating func addCredits(_ title: TitleID, _ state: AppState) {
    guard let credits = state.shownCredits(of: title) else { return }
    for member in credits.cast { add(.cast, .person(member.person.id)) }
    for (_, members) in credits.departments {
      for member in members { add(.crew, .person(member.person.id)) }
    }
  }
}

extension TitleSummary {
  fileprivate var isMovie: Bool {
    switch self {
    case .movie: true
    case .show: false
    }
  }
}

extension PersonCredit.Part {
  fileprivate var isCast: Bool {
    switch self {
    case .cast: true
    case .crew: false
    }
  }
}

extension AppState {
  /// Who made a title, as the credits page shows it: only whom the filter lets through.
  public func shownCredits(of title: TitleID) -> Credits? {
    guard var credits = catalog.credits(of: title) else { return nil }
    let needle = frame.filter.folded
    guard !needle.isEmpty else { return credits }
    credits.cast.removeAll { member in
      !([member.person.name] + member.characters).joined(separator: "\n").holdsFolded(needle)
    }
    credits.crew.removeAll { member in
      !([member.person.name, member.department?.text ?? ""] + member.jobs).joined(separator: "\n")
        .holdsFolded(needle)
    }
    return credits
  }
}

extension Credits {
  /// The crew by department: those that make a film's look and sound first, the rest as they come, and last whose
  /// department is not said.
  public var departments: [(name: Department?, members: [CrewMember])] {
    let usual: [Department] = [
      .directing, .writing, .production, .camera, .editing, .sound, .art, .costume, .visualEffects,
      .lighting,
    ]
    var order: [Department?] = []
    var grouped: [Department?: [CrewMember]] = [:]
    for member in crew {
      if grouped[member.department] == nil { order.append(member.department) }
      grouped[member.department, default: []].append(member)
    }
    let known = usual.filter { grouped[$0] != nil }
    let others = order.filter { $0.map { !usual.contains($0) } ?? false }
    let unsaid: [Department?] = grouped[nil] == nil ? [] : [nil]
    return (known + others + unsaid).map { ($0, grouped[$0] ?? []) }
  }
}
