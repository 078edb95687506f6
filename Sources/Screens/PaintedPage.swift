import AppCore
import Catalog
import Navigation
import Typesetting

/// The page on screen with what stands around it.
struct PaintedPage {
  let state: AppState
  let body: Body
  let chrome: Chrome
  private let notice: [Line]

  init(_ state: AppState) {
    self.state = state
    chrome = Chrome(state)
    // A page that was not loaded because that was canceled says so itself.
    let isSaid = state.notice == .cancelled && state.phase == .failed(.cancelled)
    notice = isSaid ? [] : noticeLines(state)
    var body = Screens.body(state)
    let words = state.words
    var top: [Line] = []
    let age = state.keptAge
    if state.isReloading {
      top = Line(words.reloading(keptSeconds: age, state.delay), .notice)
        .wrapped(to: state.pageColumns)
    } else if let age {
      let failure = state.frame.requests.lazy.compactMap { state.failures[$0] }.first
      top = words.line(
        words.kept(seconds: age, because: failure, isOffline: state.isOffline), .warning
      ).wrapped(to: state.pageColumns)
    }
    if !top.isEmpty {
      body = body.beneath(top + [.empty])
    }
    self.body = body
  }

  /// The rows above the prompt, where nothing is said beneath the page.
  private var rows: Int { max(1, (state.size.rows ?? .max) - 1) }

  /// The rows above the prompt that the page and what stands around it may take.
  private var height: Int { max(1, rows - (notice.isEmpty ? 0 : notice.count + 1)) }

  /// The page with a roomy header and where its facts come from; nil where that does not fit.
  private var whole: [Line]? {
    guard chrome.headerRows() + body.lines.count < height else { return nil }
    let page = chrome.header(nil) + body.whole + chrome.sourceLines
    return page.count <= height ? page : nil
  }

  /// The lines of the page that there is room for at a height.
  private func room(_ height: Int) -> Int { max(1, height - chrome.cutRows(body.foot, height)) }

  /// The lines of the page that are shown; nil of a page that is shown whole.
  var shown: Range<Int>? {
    guard whole == nil else { return nil }
    let room = room(height)
    let start = max(0, state.frame.firstLine)
    if start > 0, start >= body.lines.count {
      // What begins here is still to come: the end of what there is.
      return max(0, body.lines.count - room)..<body.lines.count
    }
    return body.cut(to: room, from: start).first
  }

  var lines: [Line] {
    let page = whole ?? shown.map(part) ?? []
    return (page.indented(by: state.margin) + (notice.isEmpty ? [] : [.empty] + notice))
      .map { $0.truncated(to: columns) }
  }

  private func part(_ shown: Range<Int>) -> [Line] {
    // Whatever is said this once does not change how the rest is counted.
    let room = room(rows)
    let before = shown.lowerBound == 0 ? 0 : body.cut(to: room, upTo: shown.lowerBound).count
    let below = body.lines.count - shown.upperBound
    let after = below == 0 ? 0 : body.cut(to: room, from: shown.upperBound).count
    let count = before + 1 + after
    let isOnly = count == 1
    var page = chrome.header(
      isOnly ? nil : (before + 1, body.goesOn ? nil : count), height)
    page += body.lines[shown].drop { shown.lowerBound > 0 && $0.isEmpty }
    while page.last?.isEmpty == true { page.removeLast() }
    return page
      + chrome.footer(below > 0 ? .above(lines: below) : .last(body.foot, isOnly: isOnly), height)
  }

  private var columns: Int { state.size.columns }
}

extension AppState {
  /// Whether the page is shown while it is being asked for anew.
  fileprivate var isReloading: Bool {
    frame.requests.contains { catalog.holds($0) && inFlight[$0] != nil }
  }
}

/// What the place on screen shows between header and footer.
private func body(_ state: AppState) -> Body {
  switch state.route {
  case .movie(let id): return MovieScreen(id, Canvas(state)).body
  case .tvShow(let id): return ShowScreen(id, Canvas(state)).body
  case .season(let show, let number):
    return SeasonScreen(show, number, Canvas(state)).body
  case .episode(let show, let season, let number):
    return EpisodeScreen(show, season, number, Canvas(state)).body
  case .person(let id): return PersonScreen(id, Canvas(state)).body
  case .credits(let title): return CreditsScreen(title, Canvas(state)).body
  case .collection(let id): return CollectionScreen(id, Canvas(state)).body
  case .feed(let movies, let shows):
    return FeedScreen(movies: movies, shows: shows, state: state).body
  case .discover: return DiscoverScreen(Canvas(state)).body
  case .people: return PeopleScreen(Canvas(state)).body
  case .movieList, .showList: return ListScreen(state: state)?.body ?? Body()
  case .profile: return ProfileScreen(Canvas(state)).body
  case .favorites: return KeptScreen(.favorites, Canvas(state)).body
  case .watchlist: return KeptScreen(.watchlist, Canvas(state)).body
  case .rated: return KeptScreen(.rated, Canvas(state)).body
  case .search(let query): return SearchScreen(query: query, state: state).body
  case .find(let id): return Body(FindScreen(id: id, state: state).lines)
  case .similar, .recommended: return ListScreen(state: state)?.body ?? Body()
  case .reviews(let title): return ReviewsScreen(title, Canvas(state)).body
  case .videos(let title): return VideosScreen(title, Canvas(state)).body
  case .images(let subject): return ImagesScreen(subject, Canvas(state)).body
  case .watch(let title): return WatchScreen(title, Canvas(state)).body
  case .marvel: return MarvelScreen(Canvas(state)).body
  case .character(let id): return CharacterScreen(id, Canvas(state)).body
  case .comic(let id): return ComicScreen(id, Canvas(state)).body
  case .pokedex: return PokedexScreen(Canvas(state)).body
  case .pokemon(let id): return PokemonScreen(id, Canvas(state)).body
  }
}
