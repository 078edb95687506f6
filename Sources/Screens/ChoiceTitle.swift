import AppCore
import Catalog
import Navigation

extension AppState {
  /// What a choice of the page on screen is called; nil where its name is not known.
  func title(of choice: Choice) -> String? {
    switch choice.target {
    case .place(let route): return title(of: choice, leadingTo: route)
    case .review(let id): return catalog.reviews[id]?.author ?? words.anonymous
    case .video(let video): return video.name
    case .image(let image):
      return "\(words.picture(image.kind)), \(words.pixels(image))"
    }
  }

  private func title(of choice: Choice, leadingTo route: Route) -> String? {
    switch route {
    case .movie(let id): return catalog.movies[id]?.title
    case .tvShow(let id): return catalog.shows[id]?.name
    case .person(let id): return catalog.people[id]?.name
    case .collection(let id): return catalog.collectionNames[id]
    case .movieList(.filtered(let filters)):
      return term(
        filters.genres?.single, filters.keywords?.single, filters.companies?.single, choice)
        ?? ListHeading(route, in: catalog, words)?.text
    case .showList(.filtered(let filters)):
      return term(
        filters.genres?.single, filters.keywords?.single, filters.companies?.single, choice)
        ?? filters.networks?.single.flatMap { catalog.networks[$0]?.name }
        ?? ListHeading(route, in: catalog, words)?.text
    case .movieList, .showList: return ListHeading(route, in: catalog, words)?.text
    case .search(let query): return query.typed
    case .character(let id): return catalog.characterNames[id]
    case .comic(let id): return catalog.comicTitles[id]
    case .season: return placeName(route)
    case .episode: return title(of: route) ?? placeName(route)
    case .pokemon(let id): return catalog.pokemon[id]?.name
    case .feed, .discover, .profile, .pokedex, .marvel, .people, .find,
      .favorites, .watchlist, .rated, .credits, .reviews, .similar, .recommended, .videos, .watch,
      .images:
      return words.screen(route.screen)
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
      .allRated, .searches, .comics, .characters, .evolution:
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
