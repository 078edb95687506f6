import Catalog

/// A tab: a root with a stack of its own.
public enum Tab: String, CaseIterable, Hashable, Sendable {
  case feed, discover, profile, pokedex, marvel
}

/// What pictures are of.
public enum ImageSubject: Hashable, Sendable {
  case title(TitleID)
  case season(of: ID<TVShow>, number: Int)
  case person(ID<Person>)
}

extension ImageSubject {
  /// The subject of the pictures that stand above a place; nil where it has none.
  init?(of route: Route) {
    if let title = route.title {
      self = .title(title)
    } else if case .season(let show, let number) = route {
      self = .season(of: show, number: number)
    } else if case .person(let person) = route {
      self = .person(person)
    } else {
      return nil
    }
  }
}

/// A place with its parameters.
///
/// A place that depends on another carries its subject, taken from the place beneath it.
public enum Route: Hashable, Sendable {
  /// The root of the feed with its two chosen lists.
  case feed(movies: NamedMovieList, shows: NamedShowList)
  case discover
  case profile
  case pokedex
  case marvel
  case movie(ID<Movie>)
  case tvShow(ID<TVShow>)
  case season(of: ID<TVShow>, number: Int)
  case episode(of: ID<TVShow>, season: Int, number: Int)
  case person(ID<Person>)
  case collection(ID<MovieCollection>)
  case people
  case movieList(MovieList)
  case showList(ShowList)
  case search(SearchQuery)
  /// Resolves an id of another site's, then is replaced by what it names.
  case find(ExternalID)
  case favorites
  case watchlist
  case rated
  case credits(TitleID)
  case reviews(TitleID)
  case similar(TitleID)
  case recommended(TitleID)
  case videos(TitleID)
  case watch(TitleID)
  case images(ImageSubject)
  case pokemon(ID<Pokemon>)
  case character(ID<MarvelCharacter>)
  case comic(ID<MarvelComic>)
}
