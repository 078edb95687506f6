import Catalog
import Navigation

// The pages of a subject, and its addresses.
extension AppState {
  /// Opens a page of the title, season or person on screen.
  mutating func openPage(_ page: SubjectPage) -> [Effect] {
    let route: Route
    switch page {
    case .images:
      guard let subject = imageSubject else { return say(.notHere(.images)) }
      route = .images(subject)
    case .credits, .reviews, .similar, .recommended, .videos, .watch:
      guard let title = self.route.about else { return say(.notHere(page.command)) }
      route = page.route(of: title)
    }
    guard route != self.route else { return say(.alreadyHere(route.screen)) }
    guard NavigationMatrix.transition(from: self.route.screen, to: route.screen) != nil else {
      return say(.refused(from: self.route.screen, to: route.screen))
    }
    guard !catalog.lacksFacts(of: route) else { return say(.notInSource(route.screen)) }
    return step(to: route)
  }

  private var imageSubject: ImageSubject? {
    switch route {
    case .season(let show, let number): .season(of: show, number: number)
    case .person(let id): .person(id)
    case .feed, .discover, .profile, .pokedex, .marvel, .movie, .tvShow, .episode, .collection,
      .people, .movieList, .showList, .search, .find, .favorites, .watchlist, .rated, .credits,
      .reviews, .similar, .recommended, .videos, .watch, .images, .pokemon, .character, .comic:
      route.about.map(ImageSubject.title)
    }
  }

  /// Opens the collection of the movie on screen.
  mutating func openCollection() -> [Effect] {
    guard case .movie(let id) = route else { return say(.notHere(.collection)) }
    guard let movie = catalog.movieDetails[id] else {
      return say(failures[.movie(id)].map(Notice.couldNotLoad) ?? .hasNone(.collection))
    }
    guard let collection = movie.collection else { return say(.hasNone(.collection)) }
    return step(to: .collection(collection.id))
  }

  /// Shows the address of the place on screen at TMDB.
  mutating func showWebAddress() -> [Effect] {
    // What the page asks to be opened may be longer than a line of it.
    if case .approving(let address)? = account.login, route == .profile {
      return show(.address(address))
    }
    guard let address = route.webAddress else { return say(.hasNone(.web)) }
    return show(.address(address))
  }

  /// Shows the address of the title, episode or person on screen at IMDb.
  mutating func showIMDbAddress() -> [Effect] {
    let id: String? =
      switch route {
      case .person(let person): catalog.personDetails[person]?.imdbID
      case .episode(let show, let season, let number):
        catalog.episode(of: show, season: season, number: number)?.imdbID
      case .feed, .discover, .profile, .pokedex, .marvel, .movie, .tvShow, .season, .collection,
        .people, .movieList, .showList, .search, .find, .favorites, .watchlist,
        .rated, .credits, .reviews, .similar, .recommended, .videos, .watch, .images, .pokemon,
        .character, .comic:
        switch route.about {
        case .movie(let movie): catalog.movieDetails[movie]?.imdbID
        case .show(let show): catalog.showDetails[show]?.imdbID
        case nil: nil
        }
      }
    guard let id, let external = ExternalID(id) else { return say(.hasNone(.imdb)) }
    switch external.kind {
    case .title: return show(.address("https://www.imdb.com/title/\(external)/"))
    case .person: return show(.address("https://www.imdb.com/name/\(external)/"))
    }
  }
}

extension SubjectPage {
  /// The command that opens the page.
  var command: CommandName {
    switch self {
    case .credits: .cast
    case .reviews: .reviews
    case .similar: .similar
    case .recommended: .recommended
    case .videos: .videos
    case .images: .images
    case .watch: .providers
    }
  }

  /// The place that is this page of a title.
  func route(of title: TitleID) -> Route {
    switch self {
    case .credits: .credits(title)
    case .reviews: .reviews(title)
    case .similar: .similar(title)
    case .recommended: .recommended(title)
    case .videos: .videos(title)
    case .images: .images(.title(title))
    case .watch: .watch(title)
    }
  }
}
