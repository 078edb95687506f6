import Catalog
import Navigation

extension Screen {
  /// A place of this kind; another one for another number.
  func sample(_ number: Int = 1) -> Route {
    switch self {
    case .feed: .feed(movies: .popular, shows: .popular)
    case .discover: .discover
    case .profile: .profile
    case .pokedex: .pokedex
    case .marvel: .marvel
    case .movie: .movie(ID(number))
    case .tvShow: .tvShow(ID(number))
    case .season: .season(of: ID(number), number: 1)
    case .episode: .episode(of: ID(number), season: 1, number: 2)
    case .person: .person(ID(number))
    case .collection: .collection(ID(number))
    case .people: .people
    case .movieList: .movieList(.filtered(MovieFilters(keyword: ID(number))))
    case .showList: .showList(.filtered(ShowFilters(network: ID(number))))
    case .search: .search(SearchQuery(text: "text \(number)"))
    case .find: ExternalID("tt000000\(number)").map(Route.find) ?? .people
    case .favorites: .favorites
    case .watchlist: .watchlist
    case .rated: .rated
    case .credits: .credits(.movie(ID(number)))
    case .reviews: .reviews(.movie(ID(number)))
    case .similar: .similar(.movie(ID(number)))
    case .recommended: .recommended(.movie(ID(number)))
    case .videos: .videos(.movie(ID(number)))
    case .watch: .watch(.movie(ID(number)))
    case .images: .images(.person(ID(number)))
    case .pokemon: .pokemon(ID(number))
    case .character: .character(ID(number))
    case .comic: .comic(ID(number))
    }
  }
}
