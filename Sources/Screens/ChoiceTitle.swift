import AppCore
import Catalog
import Navigation

extension AppState {
  /// What a choice of the page on screen is called; nil where its name is not known.
  func title(of choice: Choice) -> String? {
    switch choice.route {
    case .movie(let id): return catalog.movies[id]?.title
    case .tvShow(let id): return catalog.shows[id]?.name
    case .person(let id): return catalog.people[id]?.name
    case .collection(let id): return catalog.collectionNames[id]
    case .movieList(.filtered(let filters)):
      return term(
        filters.genres?.single, filters.keywords?.single, filters.companies?.single, choice)
        ?? ListHeading(choice.route, in: catalog, words)?.text
    case .showList(.filtered(let filters)):
      return term(
        filters.genres?.single, filters.keywords?.single, filters.companies?.single, choice)
        ?? filters.networks?.single.flatMap { catalog.networks[$0]?.name }
        ?? ListHeading(choice.route, in: catalog, words)?.text
    case .movieList, .showList: return ListHeading(choice.route, in: catalog, words)?.text
    case .search(let query): return query.typed
    case .season: return placeName(choice.route)
    case .episode: return title(of: choice.route) ?? placeName(choice.route)
    case .feed, .discover, .profile, .pokedex, .marvel, .people, .find,
      .favorites, .watchlist, .rated, .credits, .reviews, .similar, .recommended, .videos, .watch,
      .images, .pokemon, .character, .comic:
      return words.screen(choice.route.screen)
    }
  }

  /// What a genre, a keyword or a company is called where the page offers it by that name.
  private func term(
    _ genre: ID<Genre>?, _ keyword: ID<Keyword>?, _ company: ID<Company>?, _ choice: Choice
  ) -> String? {
    switch choice.section {
    case .filmsAsCast, .filmsAsCrew, .showsAsCast: return nil
    case .rows, .movies, .allMovies, .shows, .allShows, .directors, .writers, .creators, .cast,
      .allCredits, .crew, .genres, .keywords, .companies, .networks, .collection, .similar,
      .allSimilar, .recommended, .allRecommended, .reviews, .videos, .images, .watch, .knownFor,
      .filmography, .seasons, .lastEpisode, .nextEpisode, .episodes, .guests, .people, .allPeople,
      .trendingMovies, .trendingShows, .favorites, .watchlist, .rated, .allFavorites, .allWatchlist,
      .allRated, .searches:
      break
    }
    if let genre { return catalog.genreName(genre) ?? genreOnPage(genre) }
    if let keyword { return catalog.keywords[keyword]?.name }
    return company.flatMap { catalog.companies[$0]?.name }
  }

  /// The name of a genre as the title on screen says it, before the genres themselves are loaded.
  private func genreOnPage(_ id: ID<Genre>) -> String? {
    switch route.about {
    case .movie(let movie): catalog.movieDetails[movie]?.genres.first { $0.id == id }?.name
    case .show(let show): catalog.showDetails[show]?.genres.first { $0.id == id }?.name
    case nil: nil
    }
  }
}
