/// The word that begins a place in a link.
public enum PlaceWord: String, CaseIterable, Hashable, Sendable {
  case movie
  case tvShow = "tv"
  case person, collection, people
  case movieList = "movies"
  case showList = "shows"
  case search, find, favorites, watchlist, rated
  case pokemon, character, comic
  case season, episode
  case credits, reviews, similar, recommended, videos, watch, images

  /// The screen of the place.
  public var screen: Screen {
    switch self {
    case .movie: .movie
    case .tvShow: .tvShow
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
    case .pokemon: .pokemon
    case .character: .character
    case .comic: .comic
    case .season: .season
    case .episode: .episode
    case .credits: .credits
    case .reviews: .reviews
    case .similar: .similar
    case .recommended: .recommended
    case .videos: .videos
    case .watch: .watch
    case .images: .images
    }
  }

  /// The screens one of which must be directly beneath the place; empty where it is independent.
  public var subjects: [Screen] {
    switch self {
    case .movie, .tvShow, .person, .collection, .people, .movieList, .showList, .search, .find,
      .favorites, .watchlist, .rated, .pokemon, .character, .comic:
      []
    case .season: [.tvShow]
    case .episode: [.season]
    case .credits, .reviews, .similar, .recommended, .videos, .watch: [.movie, .tvShow]
    case .images: [.movie, .tvShow, .season, .person]
    }
  }

  /// Whether the place may stand above any other.
  public var isIndependent: Bool { subjects.isEmpty }
}
