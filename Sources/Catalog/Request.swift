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
}

/// One thing that is asked of a source, and cached on its own.
public enum Request: Hashable, Sendable {
  /// One page of a list, numbered from 1.
  case list(ListKey, page: Int)
  case movie(ID<Movie>)
  case show(ID<TVShow>)
  case season(of: ID<TVShow>, number: Int)
  case episode(of: ID<TVShow>, season: Int, number: Int)
  case person(ID<Person>)
  case collection(ID<MovieCollection>)
  /// What a keyword is called: lists name their filters.
  case keyword(ID<Keyword>)
  /// What a company is called.
  case company(ID<Company>)
  /// What a network is called.
  case network(ID<Network>)
  /// The genres of movies and of series.
  case genres
  /// What an id of another site's names.
  case find(ExternalID)
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
  case keyword(Keyword)
  case company(Company)
  case network(Network)
  case genres(movie: [Genre], show: [Genre])
  case found(Found)
}

extension Response {
  /// The request it answers, as far as what it holds says so; nil of a list and of what was found.
  public var request: Request? {
    switch self {
    case .list, .found: nil
    case .movie(let movie, _): .movie(movie.id)
    case .show(let show, _): .show(show.id)
    case .season(let season): .season(of: season.show, number: season.summary.number)
    case .episode(let episode):
      .episode(of: episode.show, season: episode.season, number: episode.number)
    case .person(let person): .person(person.id)
    case .collection(let collection): .collection(collection.id)
    case .keyword(let keyword): .keyword(keyword.id)
    case .company(let company): .company(company.id)
    case .network(let network): .network(network.id)
    case .genres: .genres
    }
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
