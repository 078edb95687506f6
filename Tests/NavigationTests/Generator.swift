import Catalog
import TestSupport

@testable import Navigation

/// Makes random routes, stacks and texts.
struct Generator {
  var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func isChosen(_ oneIn: Int = 2) -> Bool {
    Int.random(in: 0..<oneIn, using: &random) == 0
  }

  mutating func element<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &random)]
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  mutating func id<Subject>() -> ID<Subject> {
    ID(isChosen(10) ? Int(Int32.max) : number(1...(isChosen() ? 9 : 2_000_000)))
  }

  mutating func terms<Subject>() -> Terms<Subject>? {
    Terms((0..<number(1...3)).map { _ in id() }, join: isChosen() ? .all : .any)
  }

  mutating func date() -> CalendarDate? {
    isChosen()
      ? CalendarDate(year: number(1...9999), month: isChosen() ? 1 : 12, day: isChosen() ? 1 : 31)
      : CalendarDate(year: number(1874...2030), month: number(1...12), day: number(1...28))
  }

  mutating func bounds() -> Bounds? {
    Bounds(
      least: isChosen() ? number(0...90) : nil, greatest: isChosen() ? number(90...300) : nil)
  }

  mutating func sort(_ kind: ListKind) -> SortOrder {
    SortOrder(element(SortOrder.Key.known(to: kind)), isAscending: element([true, false, nil]))
  }

  /// What movies and series are filtered by alike, one filter in a number of them.
  private mutating func filters<Filters: NamedFilters>(_ rarity: Int) -> Filters {
    var filters = Filters()
    if isChosen(rarity) { filters.genres = terms() }
    if isChosen(rarity) { filters.withoutGenres = terms() }
    if isChosen(rarity) { filters.keywords = terms() }
    if isChosen(rarity) { filters.companies = terms() }
    if isChosen(rarity) { filters.year = number(1...9999) }
    if isChosen(rarity) { filters.from = date() }
    if isChosen(rarity) { filters.to = date() }
    // The other way round no link holds them.
    if let from = filters.from, let to = filters.to, to < from {
      (filters.from, filters.to) = (to, from)
    }
    if isChosen(rarity) { filters.ratingTenths = number(0...100) }
    if isChosen(rarity) { filters.votes = number(0...10000) }
    if isChosen(rarity) { filters.runtime = bounds() }
    if isChosen(rarity) { filters.language = element(NamedCode.languages).code }
    if isChosen(rarity) { filters.country = element(NamedCode.countries).code }
    if isChosen(rarity) { filters.provider = number(1...2000) }
    if isChosen(rarity) { filters.sort = sort(Filters.kind) }
    return filters
  }

  mutating func movieList() -> MovieList {
    switch number(0...3) {
    case 0: return .named(element(NamedMovieList.allCases))
    case 1: return .trending(element(TrendingWindow.allCases))
    default:
      let rarity = element([1, 3, 12])
      var filters: MovieFilters = filters(rarity)
      if isChosen(rarity) { filters.cast = terms() }
      if isChosen(rarity) { filters.crew = terms() }
      return .filtered(filters)
    }
  }

  mutating func showList() -> ShowList {
    switch number(0...4) {
    case 0: return .named(element(NamedShowList.allCases))
    case 1: return .trending(element(TrendingWindow.allCases))
    case 2: return .cast(id())
    default:
      let rarity = element([1, 3, 12])
      var filters: ShowFilters = filters(rarity)
      if isChosen(rarity) { filters.networks = terms() }
      return .filtered(filters)
    }
  }

  mutating func words() -> String {
    var text = String.UnicodeScalarView()
    let alphabet = Array(
      "abc /;=%?#&+.,|:~é İıß漢🎬e\u{301}\u{202E}\u{7}\u{0}\t\u{AC00}".unicodeScalars)
    for _ in 0..<number(0...12) {
      text.append(
        isChosen(6)
          ? (Unicode.Scalar(UInt32(number(1...0x1_1000))) ?? "x") : element(alphabet))
    }
    return String(text)
  }

  mutating func query() -> SearchQuery {
    SearchQuery(
      text: isChosen(4) ? "" : words(), kind: isChosen(3) ? element(SearchKind.allCases) : nil,
      year: isChosen(4) ? number(1...9999) : nil)
  }

  mutating func externalID() -> ExternalID? {
    let digits = String((0..<number(5...10)).map { _ in Character(String(number(0...9))) })
    return ExternalID((isChosen() ? "tt" : "nm") + digits)
  }

  mutating func root() -> Route {
    switch element(Tab.allCases) {
    case .feed:
      .feed(movies: element(NamedMovieList.allCases), shows: element(NamedShowList.allCases))
    case .discover: .discover
    case .profile: .profile
    case .pokedex: .pokedex
    case .marvel: .marvel
    }
  }

  /// A place of a kind, above one that may have to be its subject; nil where it is not.
  mutating func place(_ word: PlaceWord, on beneath: Route) -> Route? {
    switch word {
    case .movie: .movie(id())
    case .tvShow: .tvShow(id())
    case .person: .person(id())
    case .collection: .collection(id())
    case .people: .people
    case .movieList: .movieList(movieList())
    case .showList: .showList(showList())
    case .search: .search(query())
    case .find: externalID().map { .find($0) }
    case .favorites: .favorites
    case .watchlist: .watchlist
    case .rated: .rated
    case .pokemon: .pokemon(id())
    case .character: .character(id())
    case .comic: .comic(id())
    case .season:
      if case .tvShow(let show) = beneath { .season(of: show, number: number(0...30)) } else { nil }
    case .episode:
      if case .season(let show, let season) = beneath {
        .episode(of: show, season: season, number: number(0...30))
      } else {
        nil
      }
    case .credits: beneath.title.map { .credits($0) }
    case .reviews: beneath.title.map { .reviews($0) }
    case .similar: beneath.title.map { .similar($0) }
    case .recommended: beneath.title.map { .recommended($0) }
    case .videos: beneath.title.map { .videos($0) }
    case .watch: beneath.title.map { .watch($0) }
    case .images: ImageSubject(of: beneath).map { .images($0) }
    }
  }

  mutating func stack(depth: Int) -> [Route] {
    var routes = [root()]
    while routes.count < depth {
      let beneath = routes[routes.count - 1]
      // Episodes are deep: of a season and a series what is beneath them is had more often.
      if isChosen(8), let next = place(isChosen() ? .season : .episode, on: beneath) {
        routes.append(next)
      } else if let next = place(element(PlaceWord.allCases), on: beneath) {
        routes.append(next)
      }
    }
    return routes
  }
}
