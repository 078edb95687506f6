import AppCore
import Catalog
import Navigation

/// What is on screen as one line of JSON: a document for scripts.
///
/// Its members, always all of them and in this order:
///
/// - `schema`: the number 1. It changes when a member changes its meaning or goes.
/// - `link`: the link of the stack on screen, which opens it again; null of a sheet.
/// - `screen`: the screen's name as `matrix` prints it (`movie`, `movieList`, …), or a sheet's
///   (`help`, `matrix`, `address`, `review`, `themes`, `lists`, `genres`, `seasons`, `filters`, `tabs`, `designs`,
///   `history`, `locale`, `import`).
/// - `phase`: `loading`, `loaded`, `loading_more`, `end`, `empty`, `failed` or `stale`.
/// - `source`: `built-in` or `live`.
/// - `age`: how many seconds old a kept answer is; null where it is fresh.
/// - `language`, `region`: those of the content.
/// - `content`: what the screen shows, in TMDB's names and shapes; null where nothing is known yet.
/// - `choices`: the numbered choices, each with `n`, `link` and `title`; `link` is null of one that leads
///   to no place: a review is read by its number, a video or a picture says its address.
/// - `page`: of a list `page` (how many pages are loaded), `total_results`, `is_last`, `hidden` (rows
///   the filter hides), `skipped` (rows that could not be read), `adult` (adult titles left out) and
///   `filter`; else null.
/// - `error`: null, or an object as ``errorDocument(_:in:)`` has it.
///
/// - `failed_parts`: the parts of the page that could not be loaded while others are shown, each an object as
///   `error` with `part`, the member of `content` that it is (`genres` of both lists of genres); empty where none is.
///
/// What is unknown is null, never zero, an empty text or left out; of lists null is unknown, and empty
/// is known to be empty. Dates are `YYYY-MM-DD`.
///
/// `content` by screen:
///
/// - `feed`: `movies` and `tv`, each with `list`, `page`, `total_results`, `is_last`, `results`.
/// - `discover`: `trending_movies`, `trending_tv`, `people` and `on_the_air` as the feed's lists;
///   `movie_genres` and `tv_genres`, each genre with `id` and `name`.
/// - `movieList`, `showList`, `people`, `similar`, `recommended`: `results`; of the first two also
///   `filters`, the filters by name with their values as links write them.
/// - `search`: `query`, `type`, `year`, `searches` (past ones, where nothing is searched for), `results`.
/// - `profile`: `kept` (`file`, `new_file` after a damaged one was set aside, `memory`), `account` (null where
///   nobody is signed in; `id`, `username` and `name`, which are null of a guest, `is_guest`, `waiting` and
///   `unshared`, the numbers of changes to be sent and of marks that `login upload` would send, `compared_on`,
///   `standing`: `ready`, `comparing`, `waiting`, `refused` or `no_key`, and `lists`), and `favorites`,
///   `watchlist`, `rated`, each with `total_results` and the newest `results`.
/// - `favorites`, `watchlist`, `rated`: `results`, each with `marked_on`, the day it came into the list;
///   null of one that was taken out while it is on screen.
/// - `movie`: TMDB's movie with `credits`, `keywords`, `release_dates`, `videos`, `images`,
///   `watch/providers`, `similar`, `recommendations` and `reviews` appended.
/// - `tvShow`: TMDB's series with `credits`, `keywords`, `content_ratings`, `videos`, `images`,
///   `watch/providers`, `similar`, `recommendations` and `reviews` appended; `seasons` with Specials last,
///   each with `episodes_listed`, whether the source says which episodes it has.
/// - `season`: TMDB's season with `show_id`, `mean_of_episodes` (of those that are rated) and
///   `best_episodes` (their numbers).
/// - `episode`: TMDB's episode with `show_id`, `imdb_id`, `crew` and `guest_stars`.
/// - `person`: TMDB's person with `combined_credits`, `known_for`, `birth_year`, and `adult_titles`, how many adult
///   titles were left out.
/// - `credits`: `id`, `media_type`, `cast`, `crew`.
/// - `collection`: `id`, `name`, `overview`, `parts`, `adult_titles`.
/// - `reviews`: `results`, each with `id`, `author`, `rating`, `created_at`, `content` and `sample`
///   (whether it was written for the built-in sample); the sheet `review` is one of them.
/// - `videos`: `id`, `media_type`, `results` in the order of the page; each has its address as `url`, or null.
/// - `images`: `id`, `media_type` (also `person`, `season` with `season_number`), `posters`, `backdrops`,
///   `stills`, `profiles`, `logos`; each picture has its address as `url`, or null.
/// - `watch`: `id`, `media_type`, and `results` by country, each by kind of offer.
/// - `find`: `external_id`.
/// - `marvel`: `results`, each with `comics`, `series`, `stories` and `events` as objects with `available`, as Marvel
///   counted them; `suggestions` (names near to the filter, where nothing was found), `attribution_text`.
/// - `character`: the same with `items` of comics (each with `in_source`, whether it has a page), series and
///   events; of stories only the count is recorded. `comic`: `title`, `issue_number`, `format`, `page_count`,
///   `on_sale_date`, `series`, `characters`, `creators`. Both with `recorded` (the year) and `attribution_text`.
/// - `pokedex`: `query` (what the filter looks for, or null), `results`.
/// - `pokemon`: PokéAPI's species with its default form: `stats` and `effort` by name, `damage_from` in percent
///   by type, `evolution_chain` with each member's `evolves_from` and `evolution_details`, `previous`, `next`;
///   `height` in decimeters, `weight` in tenths of a kilogram.
///
/// Movies and series, as pages and as rows, carry `marks`: `favorite`, `watchlist`, `rating` (the person's
/// own, or null) and `pending` (whether a change to them is not stored yet).
///
/// Rows carry `media_type` (`movie`, `tv`, `person`, `collection`, `keyword`, `company`, `pokemon`, `character`).
/// A text that may stand in another language than asked for has its language beside it: `overview_language`,
/// `biography_language`. Rows and choices are those on screen: filtered and in the order shown.
public func document(_ state: AppState) -> String {
  if state.painting == .notice, let notice = state.notice, notice.isFailure {
    return errorDocument(notice, in: state)
  }
  return DocumentEnvelope(state).json.text
}

/// The members around the content of a document.
struct DocumentEnvelope {
  var link: String?
  var screen: String
  var phase: String
  var source: Source
  var age: Int?
  var locale: ContentLocale
  var content: JSONValue
  var choices: JSONValue
  var page: JSONValue
  var error: JSONValue
  /// The parts of the page that failed, each as an error with the member of the content that it is.
  var failedParts = JSONValue.array([])

  /// Makes the envelope of what is on screen.
  init(_ state: AppState) {
    source = state.source
    locale = state.locale
    choices = .array([])
    page = .null
    error = .null
    switch state.painting {
    case .sheet(let sheet, _):
      screen = SheetName(sheet).rawValue
      phase = DocumentPhase.loaded.rawValue
      content = .sheet(sheet, in: state)
    case .screen, .notice:
      link = Link.text(of: state.stack.map(\.route))
      screen = state.route.screen.rawValue
      let phase = state.phase
      self.phase = DocumentPhase(phase).rawValue
      age = state.keptAge
      content = .screen(state).marked(state)
      choices = .choices(state)
      page = .page(state)
      if let failure = state.pageFailure {
        error = DocumentError(failure, words: state.words).json
      }
      failedParts = .list(state.failedParts) { part in
        let name: JSONValue = ["part": .text(part.request.documentPart(on: state.route))]
        return name.adding(DocumentError(part.failure, words: state.words).json)
      }
    }
  }

  /// Makes the envelope of an error about what was asked for, where nothing is shown.
  init(_ error: DocumentError, in state: AppState) {
    source = state.source
    locale = state.locale
    screen = state.route.screen.rawValue
    phase = DocumentPhase.failed.rawValue
    content = .null
    choices = .array([])
    page = .null
    self.error = error.json
  }

  var json: JSONValue {
    [
      "schema": .int(1),
      "link": .text(link),
      "screen": .string(screen),
      "phase": .string(phase),
      "source": .string(source.documentName),
      "age": .number(age),
      "language": .string(locale.language),
      "region": .string(locale.region),
      "content": content,
      "choices": choices,
      "page": page,
      "error": error,
      "failed_parts": failedParts,
    ]
  }
}

/// The phases under their names in documents.
enum DocumentPhase: String, CaseIterable {
  case loading, loaded
  case loadingMore = "loading_more"
  case end, empty, failed, stale

  init(_ phase: Phase) {
    switch phase {
    case .loading: self = .loading
    case .loaded: self = .loaded
    case .loadingMore: self = .loadingMore
    case .end: self = .end
    case .empty: self = .empty
    case .failed: self = .failed
    case .stale: self = .stale
    }
  }
}

extension Request {
  /// The member of the content that it loads on a page of several parts.
  fileprivate func documentPart(on route: Route) -> String? {
    switch self {
    case .list(.movies(.trending), _): "trending_movies"
    case .list(.shows(.trending), _): "trending_tv"
    case .list(.movies, _): "movies"
    case .list(.shows, _): route == .discover ? "on_the_air" : "tv"
    case .list(.people, _): "people"
    case .list(.kept(let list), _): list.rawValue
    case .genres: "genres"
    case .list, .movie, .show, .season, .episode, .person, .collection, .pokemon, .keyword,
      .company, .network, .find, .character, .comic:
      nil
    }
  }
}

extension Source {
  /// The source's name in documents.
  fileprivate var documentName: String {
    switch self {
    case .builtIn: "built-in"
    case .live: "live"
    }
  }
}

extension JSONValue {
  /// How far the list on screen is loaded, and what of it is not shown.
  fileprivate static func page(_ state: AppState) -> JSONValue {
    guard let key = state.frame.list, let list = state.catalog.lists[key] else { return .null }
    let filter = state.frame.filter
    return JSONValue.page(of: list).adding([
      "hidden": .int(state.shownRows?.hidden ?? 0),
      "skipped": .int(list.skipped),
      "adult": .int(list.adult),
      "filter": .text(filter.isEmpty ? nil : filter),
    ])
  }
}
