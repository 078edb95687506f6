import AppCore
import Catalog
import Navigation

extension AppState {
  /// What a place is called in the breadcrumb: the title's or the person's own name where it is known.
  func placeName(_ route: Route) -> String {
    switch route {
    case .feed: words.tab(.feed)
    case .discover: words.tab(.discover)
    case .profile: words.tab(.profile)
    case .pokedex: words.tab(.pokedex)
    case .marvel: words.tab(.marvel)
    case .movie(let id): catalog.movies[id]?.title ?? numbered(.movie, id.rawValue)
    case .tvShow(let id): catalog.shows[id]?.name ?? numbered(.tvShow, id.rawValue)
    case .season(let show, let number):
      catalog.season(of: show, number: number).map(words.name) ?? words.season(number)
    case .episode(_, _, let number): words.episode(number)
    case .person(let id): catalog.people[id]?.name ?? numbered(.person, id.rawValue)
    case .collection(let id): catalog.collectionNames[id] ?? numbered(.collection, id.rawValue)
    case .search(let query):
      query.text.isEmpty ? words.screen(.search) : words.quoted(query.text)
    case .find(let id): id.description
    case .credits: words.part(.credits)
    case .reviews: words.part(.reviews)
    case .similar: words.part(.similar)
    case .recommended: words.part(.recommended)
    case .videos: words.part(.videos)
    case .images: words.part(.images)
    case .watch: words.part(.watch)
    case .pokemon(let id): catalog.pokemon[id]?.name ?? numbered(.pokemon, id.rawValue)
    case .character(let id):
      catalog.characterNames[id] ?? numbered(.character, id.rawValue)
    case .comic(let id): catalog.comicTitles[id] ?? numbered(.comic, id.rawValue)
    case .movieList, .showList:
      ListHeading(route, in: catalog, words)?.text ?? words.screen(route.screen)
    case .people: words.popularPeople
    case .favorites: words.name(KeptList.favorites)
    case .watchlist: words.name(KeptList.watchlist)
    case .rated: words.name(KeptList.rated)
    }
  }

  private func numbered(_ screen: Screen, _ number: Int) -> String {
    "\(words.screen(screen)) \(number)"
  }
}
