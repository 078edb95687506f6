import Catalog
import Navigation

extension Route {
  /// Whether the place is a list of movies or of series; nil of any other.
  var listKind: ListKind? {
    switch self {
    case .movieList: .movies
    case .showList: .shows
    case .feed, .discover, .profile, .pokedex, .marvel, .movie, .tvShow, .season, .episode,
      .person, .collection, .people, .search, .find, .favorites, .watchlist, .rated, .credits,
      .reviews, .similar, .recommended, .videos, .watch, .images, .pokemon, .character, .comic:
      nil
    }
  }

  /// The filters of the list; none of any other place.
  var filterEntries: [FilterEntry] {
    switch self {
    case .movieList(.filtered(let filters)): filters.entries
    case .showList(.filtered(let filters)): filters.entries
    case .movieList, .showList, .feed, .discover, .profile, .pokedex, .marvel, .movie, .tvShow,
      .season, .episode, .person, .collection, .people, .search, .find, .favorites, .watchlist,
      .rated, .credits, .reviews, .similar, .recommended, .videos, .watch, .images, .pokemon,
      .character, .comic:
      []
    }
  }

  /// Whether the place shows rows of movies or of series, as a list of them or as what goes with one.
  var titlesKind: ListKind? {
    switch self {
    case .similar(.movie), .recommended(.movie): .movies
    case .similar(.show), .recommended(.show): .shows
    case .movieList, .showList, .feed, .discover, .profile, .pokedex, .marvel, .movie, .tvShow,
      .season, .episode, .person, .collection, .people, .search, .find, .favorites, .watchlist,
      .rated, .credits, .reviews, .videos, .watch, .images, .pokemon, .character, .comic:
      listKind
    }
  }

  /// What of a title's the place lists; nil of a list that belongs to none.
  var relatedPart: Words.SubjectPart? {
    switch self {
    case .similar: .similar
    case .recommended: .recommended
    case .movieList, .showList, .feed, .discover, .profile, .pokedex, .marvel, .movie, .tvShow,
      .season, .episode, .person, .collection, .people, .search, .find, .favorites, .watchlist,
      .rated, .credits, .reviews, .videos, .watch, .images, .pokemon, .character, .comic:
      nil
    }
  }
}
