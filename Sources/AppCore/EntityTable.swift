import Catalog
public import Navigation

/// A season of a series, as a key.
public struct SeasonKey: Hashable, Sendable {
  /// The series.
  public var show: ID<TVShow>
  /// The season's number; 0 is Specials.
  public var season: Int

  /// Makes a key.
  public init(show: ID<TVShow>, season: Int) {
    self.show = show
    self.season = season
  }
}

/// An episode of a series, as a key.
public struct EpisodeKey: Hashable, Sendable {
  /// The season it belongs to.
  public var season: SeasonKey
  /// Its number in the season.
  public var number: Int

  /// Makes a key.
  public init(season: SeasonKey, number: Int) {
    self.season = season
    self.number = number
  }
}

/// An element of a loaded list: the id of an entity in the table.
public enum ListItem: Hashable, Sendable {
  case movie(ID<Movie>)
  case show(ID<TVShow>)
  case person(ID<Person>)
  case collection(ID<MovieCollection>)
  case keyword(ID<Keyword>)
  case company(ID<Company>)
  case review(String)
  case character(ID<MarvelCharacter>)
  case pokemon(ID<Pokemon>)
}

extension ListItem {
  /// The movie or series it is; nil of anything else.
  public var title: TitleID? {
    switch self {
    case .movie(let id): .movie(id)
    case .show(let id): .show(id)
    case .person, .collection, .keyword, .company, .review, .character, .pokemon: nil
    }
  }
}

/// How old what is shown is.
public enum Freshness: Hashable, Sendable {
  /// It was just answered.
  case fresh
  /// It was kept from an earlier answer, of this many seconds ago.
  case kept(seconds: Int)
}

/// The pages of a list that were loaded, in order, each element once.
public struct LoadedList: Equatable, Sendable {
  /// The elements, duplicates across pages dropped.
  public internal(set) var items: [ListItem] = []
  /// How many pages were loaded.
  public internal(set) var pagesLoaded = 0
  /// The indices at which the second and later pages begin.
  public internal(set) var pageStarts: [Int] = []
  /// How many elements the source says there are.
  public internal(set) var totalResults = 0
  /// Whether no page follows: the last one came, or TMDB's page limit is reached.
  public internal(set) var isComplete = false
  /// How many rows could not be read.
  public internal(set) var skipped = 0
  /// How many adult titles were left out.
  public internal(set) var adult = 0
  /// Names near to the text that was asked for, where nothing was found.
  public internal(set) var suggestions: [String] = []
  /// What became of the year in a search.
  public internal(set) var year: SearchYear?

  /// Adds a page; one that does not follow the last loaded page is left alone.
  mutating func append(_ items: [ListItem], page: Page<ListRow>, of list: ListKey) {
    if page.number == 1 { self = LoadedList() }
    guard page.number == pagesLoaded + 1 else { return }
    if page.number > 1 { pageStarts.append(self.items.count) }
    // A first page is looked through sooner than a set of it is made.
    var seen = self.items.count + items.count > 64 ? Set(self.items) : nil
    for item in items
    where seen?.insert(item).inserted ?? !self.items.contains(item) {
      self.items.append(item)
    }
    pagesLoaded = page.number
    totalResults = max(page.totalResults, self.items.count)
    isComplete = page.isLast(of: list)
    skipped += page.skipped
    adult += page.adult
    suggestions = page.suggestions
    if page.number == 1 { year = page.year }
  }

  /// Merges rows that have moved up into a page already loaded.
  mutating func append(movedUp items: [ListItem], page: Page<ListRow>, of list: ListKey) {
    for item in items where !self.items.contains(item) { self.items.append(item) }
    totalResults = max(page.totalResults, self.items.count)
    isComplete = page.isLast(of: list)
  }
}

/// All that was learned from the source, each thing once, found by its id.
///
/// Lists and pages hold ids, so that a rating that changes shows everywhere.
public struct EntityTable: Equatable, Sendable {
  /// What lists say of movies.
  public internal(set) var movies = IDTable<Movie, MovieSummary>()
  /// Movies whose pages were loaded.
  public internal(set) var movieDetails = IDTable<Movie, Movie>()
  /// What lists say of series.
  public internal(set) var shows = IDTable<TVShow, ShowSummary>()
  /// Series whose pages were loaded.
  public internal(set) var showDetails = IDTable<TVShow, TVShow>()
  /// Seasons that were loaded.
  public internal(set) var seasons: [SeasonKey: Season] = [:]
  /// Episodes that were loaded on their own.
  public internal(set) var episodes: [EpisodeKey: Episode] = [:]
  /// What lists and credits say of people.
  public internal(set) var people = IDTable<Person, PersonSummary>()
  /// People whose pages were loaded.
  public internal(set) var personDetails = IDTable<Person, Person>()
  /// What is known of collections before their pages are loaded.
  public internal(set) var collectionNames = IDTable<MovieCollection, String>()
  /// Collections whose pages were loaded.
  public internal(set) var collections = IDTable<MovieCollection, MovieCollection>()
  /// What lists and pages say of Pokémon.
  public internal(set) var pokemon = IDTable<Pokemon, PokemonSummary>()
  /// Pokémon whose pages were loaded.
  public internal(set) var pokemonDetails = IDTable<Pokemon, Pokemon>()
  /// Keywords by id.
  public internal(set) var keywords = IDTable<Keyword, Keyword>()
  /// Companies by id.
  public internal(set) var companies = IDTable<Company, Company>()
  /// Networks by id.
  public internal(set) var networks = IDTable<Network, Network>()
  /// Reviews by TMDB's text id.
  public internal(set) var reviews = Table<String, Review>()
  /// What lists say of Marvel's characters.
  public internal(set) var characters = IDTable<MarvelCharacter, MarvelCharacterSummary>()
  /// Characters whose pages were loaded.
  public internal(set) var characterDetails = IDTable<MarvelCharacter, MarvelCharacter>()
  /// What characters are called that a list or a comic names.
  public internal(set) var characterNames = IDTable<MarvelCharacter, String>()
  /// Comics whose pages were loaded.
  public internal(set) var comics = IDTable<MarvelComic, MarvelComic>()
  /// What comics are called that a character's page names.
  public internal(set) var comicTitles = IDTable<MarvelComic, String>()
  /// The genres of movies in the source's order; nil until loaded.
  public internal(set) var movieGenres: [Genre]?
  /// The genres of series in the source's order; nil until loaded.
  public internal(set) var showGenres: [Genre]?
  /// Lists by what they are lists of.
  public internal(set) var lists = Table<ListKey, LoadedList>()
  /// Resolved ids of other sites.
  public internal(set) var found: [ExternalID: Found] = [:]
  /// The age in seconds of each cached answer; requests not listed are fresh.
  public internal(set) var ages: [Request: Int] = [:]
  /// Requests to refetch on the next visit: expired, or invalidated by a change.
  public internal(set) var outdated: Set<Request> = []

  /// Whether titles that TMDB calls adult are learned from lists.
  public let showsAdult: Bool

  /// Makes an empty table.
  public init(showsAdult: Bool = false) {
    self.showsAdult = showsAdult
  }

  /// How many movies, series and people it holds.
  public var count: Int {
    movies.count + shows.count + people.count
  }

  /// Whether it holds what a request asks for.
  public func holds(_ request: Request) -> Bool {
    switch request {
    case .list(let key, let page): (lists[key]?.pagesLoaded ?? 0) >= page
    case .movie(let id): movieDetails.contains(id)
    case .show(let id): showDetails.contains(id)
    case .season(let show, let number): seasons[SeasonKey(show: show, season: number)] != nil
    case .episode(let show, let season, let number):
      episodes[EpisodeKey(season: SeasonKey(show: show, season: season), number: number)] != nil
    case .person(let id): personDetails.contains(id)
    case .collection(let id): collections.contains(id)
    case .pokemon(let id): pokemonDetails.contains(id)
    case .keyword(let id): keywords.contains(id)
    case .company(let id): companies.contains(id)
    case .network(let id): networks.contains(id)
    case .genres: movieGenres != nil && showGenres != nil
    case .find(let id): found[id] != nil
    case .character(let id): characterDetails.contains(id)
    case .comic(let id): comics.contains(id)
    }
  }

  /// What is known of a movie or a series, whichever page or list said it.
  public func title(_ id: TitleID) -> TitleSummary? {
    switch id {
    case .movie(let id): movies[id].map(TitleSummary.movie)
    case .show(let id): shows[id].map(TitleSummary.show)
    }
  }

  /// What is known of an element of a list, as lists have it; nil of one that was dropped.
  func row(_ item: ListItem) -> ListRow? {
    switch item {
    case .movie(let id): movies[id].map(ListRow.movie)
    case .show(let id): shows[id].map(ListRow.show)
    case .person(let id): people[id].map(ListRow.person)
    case .keyword(let id): keywords[id].map(ListRow.keyword)
    case .company(let id): companies[id].map(ListRow.company)
    case .review(let id): reviews[id].map(ListRow.review)
    case .character(let id): characters[id].map(ListRow.character)
    case .pokemon(let id): pokemon[id].map(ListRow.pokemon)
    case .collection(let id):
      collectionNames[id].map { .collection(CollectionSummary(id: id, name: $0)) }
    }
  }

  /// Who made a movie or a series; nil until its page is loaded or where the source has no facts.
  public func credits(of id: TitleID) -> Credits? {
    switch id {
    case .movie(let id): movieDetails[id]?.credits
    case .show(let id): showDetails[id]?.credits
    }
  }

  /// What is known of an episode: from its own page, its season's, or, of the last and the next one, that of
  /// the series.
  public func episode(of show: ID<TVShow>, season: Int, number: Int) -> Episode? {
    let key = SeasonKey(show: show, season: season)
    if let episode = episodes[EpisodeKey(season: key, number: number)] { return episode }
    if let episode = seasons[key]?.episodes?.first(where: { $0.number == number }) {
      return episode
    }
    let details = showDetails[show]
    return [details?.lastEpisode, details?.nextEpisode].compactMap(\.self)
      .first { $0.season == season && $0.number == number }
  }

  /// What is known of a season: from its own page, or that of the series.
  public func season(of show: ID<TVShow>, number: Int) -> SeasonSummary? {
    seasons[SeasonKey(show: show, season: number)]?.summary
      ?? showDetails[show]?.seasons?.first { $0.number == number }
  }

  /// The genres of movies or of series in the order of their names; nil until loaded.
  public func genresByName(of kind: ListKind) -> [Genre]? {
    let genres =
      switch kind {
      case .movies: movieGenres
      case .shows: showGenres
      }
    // Each name is folded once: that takes longer than comparing.
    return genres?.map { (name: $0.name.folded, genre: $0) }.sorted { $0.name < $1.name }
      .map(\.genre)
  }

  /// The name of a genre of movies or series.
  public func genreName(_ id: ID<Genre>) -> String? {
    movieGenres?.first { $0.id == id }?.name ?? showGenres?.first { $0.id == id }?.name
  }
}
