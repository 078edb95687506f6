import Catalog

/// The kind of a route, without its parameters.
public enum Screen: String, CaseIterable, Hashable, Sendable {
  case feed, discover, profile, pokedex, marvel
  case movie, tvShow, season, episode, person, collection, people
  case movieList, showList, search, find
  case favorites, watchlist, rated
  case credits, reviews, similar, recommended, videos, watch, images
  case pokemon, character, comic
}

extension Route {
  /// The kind of this route.
  public var screen: Screen {
    switch self {
    case .feed: .feed
    case .discover: .discover
    case .profile: .profile
    case .pokedex: .pokedex
    case .marvel: .marvel
    case .movie: .movie
    case .tvShow: .tvShow
    case .season: .season
    case .episode: .episode
    case .person: .person
    case .collection: .collection
    case .people: .people
    case .movieList: .movieList
    case .showList: .showList
    case .search: .search
    case .find: .find
    case .favorites: .favorites
    case .watchlist: .watchlist
    case .rated: .rated
    case .credits: .credits
    case .reviews: .reviews
    case .similar: .similar
    case .recommended: .recommended
    case .videos: .videos
    case .watch: .watch
    case .images: .images
    case .pokemon: .pokemon
    case .character: .character
    case .comic: .comic
    }
  }
}

extension Tab {
  /// The kind of this tab's root.
  public var screen: Screen { root.screen }

  /// The place at the bottom of this tab's stack when nothing else was chosen.
  public var root: Route {
    switch self {
    case .feed: .feed(movies: .popular, shows: .popular)
    case .discover: .discover
    case .profile: .profile
    case .pokedex: .pokedex
    case .marvel: .marvel
    }
  }
}
