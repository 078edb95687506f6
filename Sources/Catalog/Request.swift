/// A list that is loaded page by page.
public enum ListKey: Hashable, Sendable {
  case movies(MovieList)
  case shows(ShowList)
  /// Popular people.
  case people
  case search(SearchQuery)
  case similar(TitleID)
  case recommended(TitleID)
  case reviews(TitleID)
  /// Titles that a person keeps, the last one first.
  case kept(KeptList)
  /// Marvel's characters by name: those of whose names a word begins with a folded text; all, where it is empty.
  case characters(startingWith: String)
  /// Pokémon by number: those that a folded text lets through, all for none.
  indirect case pokedex(matching: String)
}

extension ListKey {
  /// Whether only so many of its pages are served: what a person keeps has no end before its last, and
  /// TMDB has no Pokémon.
  public var hasPageLimit: Bool {
    switch self {
    case .movies, .shows, .people, .search, .similar, .recommended, .reviews, .characters: true
    case .kept, .pokedex: false
    }
  }
}

/// One thing that is asked of a source, and cached on its own.
///
/// What is more than numbers is boxed: requests are copied at every step.
public enum Request: Hashable, Sendable {
  /// One page of a list, numbered from 1.
  indirect case list(ListKey, page: Int)
  case movie(ID<Movie>)
  case show(ID<TVShow>)
  case season(of: ID<TVShow>, number: Int)
  case episode(of: ID<TVShow>, season: Int, number: Int)
  case person(ID<Person>)
  case collection(ID<MovieCollection>)
  case pokemon(ID<Pokemon>)
  /// What a keyword is called: lists name their filters.
  case keyword(ID<Keyword>)
  /// What a company is called.
  case company(ID<Company>)
  /// What a network is called.
  case network(ID<Network>)
  /// The genres of movies and of series.
  case genres
  /// What an id of another site's names.
  indirect case find(ExternalID)
  case character(ID<MarvelCharacter>)
  case comic(ID<MarvelComic>)
}

extension Request {
  /// Whether it is of Pokémon or of Marvel's comics, of which TMDB knows nothing.
  public var isBesidesTMDB: Bool {
    switch self {
    case .list(.pokedex, _), .list(.characters, _), .pokemon, .character, .comic: true
    case .list(.movies, _), .list(.shows, _), .list(.people, _), .list(.search, _),
      .list(.similar, _), .list(.recommended, _), .list(.reviews, _), .list(.kept, _), .movie,
      .show, .season, .episode, .person, .collection, .keyword, .company, .network, .genres, .find:
      false
    }
  }
}

/// What a source answers.
///
/// It is boxed: an answer is handed on several times before it is taken apart, and some are large.
public indirect enum Response: Hashable, Sendable {
  case list(Page<ListRow>)
  /// A movie, with the first pages of what depends on it, each as its own request would answer.
  case movie(Movie, parts: ListParts)
  /// A series, with the first pages of what depends on it.
  case show(TVShow, parts: ListParts)
  case season(Season)
  case episode(Episode)
  case person(Person)
  case collection(MovieCollection)
  case pokemon(Pokemon)
  case keyword(Keyword)
  case company(Company)
  case network(Network)
  case genres(movie: [Genre], show: [Genre])
  case found(Found)
  case character(MarvelCharacter)
  case comic(MarvelComic)
}

extension Response {
  /// Whether what it holds says that it answers a request; a list and what was found do not say.
  public func answers(_ request: Request) -> Bool {
    switch self {
    case .list, .found: return false
    case .movie(let movie, _): if case .movie(movie.id) = request { return true }
    case .show(let show, _): if case .show(show.id) = request { return true }
    case .season(let season):
      return .season(of: season.show, number: season.summary.number) == request
    case .episode(let episode):
      return .episode(of: episode.show, season: episode.season, number: episode.number) == request
    case .person(let person): if case .person(person.id) = request { return true }
    case .collection(let parts): if case .collection(parts.id) = request { return true }
    case .pokemon(let pokemon): if case .pokemon(pokemon.id) = request { return true }
    case .keyword(let keyword): if case .keyword(keyword.id) = request { return true }
    case .company(let company): if case .company(company.id) = request { return true }
    case .network(let network): if case .network(network.id) = request { return true }
    case .genres: if case .genres = request { return true }
    case .character(let character): return .character(character.id) == request
    case .comic(let comic): return .comic(comic.id) == request
    }
    return false
  }
}

/// What an id of another site's names.
public enum Found: Hashable, Sendable {
  case movie(MovieSummary)
  case show(ShowSummary)
  case season(show: ID<TVShow>, number: Int)
  case episode(show: ID<TVShow>, season: Int, number: Int)
  case person(PersonSummary)
}
