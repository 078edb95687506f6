import Catalog
import Navigation

extension Route {
  /// The page of this place on themoviedb.org; nil where the site has none.
  public var webAddress: String? {
    let site = "https://www.themoviedb.org"
    switch self {
    case .movie, .tvShow, .season, .episode: return about.map { site + $0.webPath + numbersPath }
    case .person(let id): return "\(site)/person/\(id)"
    case .collection(let id): return "\(site)/collection/\(id)"
    case .people: return site + "/person"
    case .movieList(.named(let list)):
      return list == .popular ? site + "/movie" : "\(site)/movie/\(list.rawValue)"
    case .showList(.named(let list)):
      return list == .popular ? site + "/tv" : "\(site)/tv/\(list.rawValue)"
    case .movieList(.filtered(let filters)):
      if let genre = filters.genres?.single { return "\(site)/genre/\(genre)/movie" }
      if let keyword = filters.keywords?.single { return "\(site)/keyword/\(keyword)/movie" }
      return filters.companies?.single.map { "\(site)/company/\($0)/movie" }
    case .showList(.filtered(let filters)):
      if let genre = filters.genres?.single { return "\(site)/genre/\(genre)/tv" }
      if let keyword = filters.keywords?.single { return "\(site)/keyword/\(keyword)/tv" }
      return filters.networks?.single.map { "\(site)/network/\($0)" }
    case .credits(let title): return "\(site)\(title.webPath)/cast"
    case .reviews(let title): return "\(site)\(title.webPath)/reviews"
    case .videos(let title): return "\(site)\(title.webPath)/videos"
    case .watch(let title): return "\(site)\(title.webPath)/watch"
    case .images(.title(let title)): return "\(site)\(title.webPath)/images/posters"
    case .images(.person(let id)): return "\(site)/person/\(id)/images/profiles"
    case .images(.season(let show, let number)):
      return "\(site)\(TitleID.show(show).webPath)/season/\(number)/images/posters"
    case .similar(let title), .recommended(let title): return site + title.webPath
    case .feed, .discover, .profile, .pokedex, .marvel, .movieList, .showList, .search, .find,
      .favorites, .watchlist, .rated, .pokemon, .character, .comic:
      return nil
    }
  }

  /// The season and the episode behind a series' path.
  private var numbersPath: String {
    switch self {
    case .season(_, let number): "/season/\(number)"
    case .episode(_, let season, let number): "/season/\(season)/episode/\(number)"
    case .feed, .discover, .profile, .pokedex, .marvel, .movie, .tvShow, .person, .collection,
      .people, .movieList, .showList, .search, .find, .favorites, .watchlist, .rated, .credits,
      .reviews, .similar, .recommended, .videos, .watch, .images, .pokemon, .character, .comic:
      ""
    }
  }
}

extension TitleID {
  fileprivate var webPath: String {
    switch self {
    case .movie(let id): "/movie/\(id)"
    case .show(let id): "/tv/\(id)"
    }
  }
}
