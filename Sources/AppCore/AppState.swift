import Catalog
import Navigation
import StoreCore

/// The whole program at one moment.
public struct AppState: Equatable, Sendable {
  /// The tabs with their stacks; a tab never selected is not there yet.
  public internal(set) var tabs: TabTable
  /// The tab on screen.
  public internal(set) var tab: Tab
  /// The tabs that are open besides the three that always are.
  public internal(set) var enabledTabs: Set<Tab>
  /// All that was learned from the source.
  public internal(set) var catalog: EntityTable
  /// What is being loaded.
  public internal(set) var inFlight = InFlight()
  /// Why pending requests are held back; nil if they are not.
  public internal(set) var delay: Delay?
  /// The failed requests with their causes.
  public internal(set) var failures: [Request: Failure] = [:]
  /// The message about the last line; cleared by the next one.
  public internal(set) var notice: Notice?
  /// What the last line asked to see.
  public internal(set) var painting: Painting = .screen
  /// The page that is no place whose rows the numbers mean: the one put out last, unless a page followed it.
  var numberedSheet: Sheet?
  /// How many answers were begun: what is put out belongs to one of them.
  var answers = 0
  /// The message beneath the page as last painted, which takes room from the page.
  var saidBeneath: Notice?
  /// A line deferred until a request is answered.
  public internal(set) var pendingLine: PendingLine?
  /// The import or export in progress.
  public internal(set) var exchange: PendingExchange?
  /// What a half-typed `search …` would find first.
  public internal(set) var hits = TypedHits()
  /// The language and region of the content.
  public internal(set) var locale: ContentLocale
  /// The size of what is painted on.
  public internal(set) var size: Size
  /// The theme's name.
  public internal(set) var theme: String
  /// The names of all themes there are.
  public internal(set) var themes: [String]
  /// The themes of a person's own that cannot be chosen.
  public internal(set) var faultyThemes: [FaultyTheme]
  /// Those of the themes that come with the program in whose place there is a file of the person's own.
  public let replacedThemes: Set<String>
  /// Whether what is painted has colors, so that a theme can be seen.
  public let showsColors: Bool
  /// How titles of a list are set.
  public internal(set) var design: Design
  /// What the person keeps.
  public internal(set) var library: Library
  /// The account at TMDB.
  public internal(set) var account: AccountState
  /// The lines that `undo` takes back, and those that `redo` does again.
  public internal(set) var history = History<UndoPoint>()
  /// The past that is looked at; nil in the present.
  public internal(set) var visit: PastVisit?
  /// Whether the session is interactive and is saved.
  public internal(set) var remembers: Bool
  /// Whether the lines are typed by a person who reads what comes of each.
  public let isTyped: Bool
  /// Whether nobody is asked: what was kept of earlier answers is all there is.
  public let isOffline: Bool
  /// What the line being performed has changed so far of what a person keeps.
  var undoSteps: [UndoStep] = []
  /// How many lines were entered since the session was kept.
  var linesSinceKept = 0
  /// The run's source.
  let mainSource: Source
  /// The day of the facts that Pokémon and Marvel's pages are made of instead; nil where they come from
  /// the run's source.
  let sampleDate: CalendarDate?
  /// Today: the clock enters by actions alone.
  public internal(set) var today: CalendarDate
  /// Whether the program was asked to end.
  public internal(set) var hasEnded = false
  var lastTicket = 0
  /// The number of entities above which unreferenced ones are evicted.
  var entityLimit = Self.entityLimit

  /// The default cache size: movies, series and people kept although no frame shows them.
  public static let entityLimit = 20_000

  /// Makes the state the program starts in.
  public init(_ launch: Launch) {
    tabs = TabTable(.feed, TabState(root: Tab.feed.root))
    tab = .feed
    enabledTabs = launch.enabledTabs
    catalog = EntityTable(showsAdult: launch.showsAdult)
    locale = launch.locale
    size = launch.size
    theme = launch.theme
    themes = launch.themes
    faultyThemes = launch.faultyThemes
    replacedThemes = launch.replacedThemes
    showsColors = launch.showsColors
    design = launch.design
    library = Library(launch.library, keeping: launch.keeping)
    account = AccountState(launch.library.account)
    remembers = launch.remembers
    isTyped = launch.isTyped
    isOffline = launch.isOffline
    mainSource = launch.source
    sampleDate = launch.sampleDate
    today = launch.today
  }

  /// The stack on screen.
  public var stack: RouteStack<Frame> {
    tabs[tab]?.stack ?? RouteStack(root: Frame(tab.root))
  }

  /// The frame on screen.
  public var frame: Frame { stack.top }

  /// The place on screen.
  public var route: Route { stack.top.route }

  /// Whether lists show titles that TMDB calls adult.
  public var showsAdult: Bool { catalog.showsAdult }

  /// The source of the page on screen; no page mixes two.
  public var source: Source {
    guard let sampleDate, route.isBesidesTMDB else { return mainSource }
    return .builtIn(asOf: sampleDate)
  }

  /// The place beneath the one on screen; nil at a root.
  public var placeBeneath: Route? { stack.dropLast().last?.route }

  /// Whether nothing is being loaded or stored: what a script waits for.
  public var isIdle: Bool { !isLoading && library.pending.isEmpty }

  /// Whether something is being loaded.
  public var isLoading: Bool {
    !inFlight.isEmpty || pendingLine != nil || exchange != nil || account.isAwaited
  }

  /// Whether a line that is typed ahead has to wait: what the page needs or a line asked for is still to come.
  ///
  /// A page that is shown while it is looked up anew, and what a half-typed search would find, keep no line waiting.
  var holdsLines: Bool {
    if pendingLine != nil { return true }
    guard !inFlight.isEmpty else { return false }
    let needed = frame.neededRequests
    let list = frame.list
    return inFlight.contains { request, isAnew in
      guard isAnew || !catalog.holds(request) else { return false }
      if case .list(let key, _) = request, key == list { return true }
      return needed.contains(request)
    }
  }

  /// Whether a line that is typed has to wait: for what is loading, or for a file that is read or written still where
  /// it is about another one.
  func holds(_ line: String) -> Bool {
    if holdsLines { return true }
    guard exchange != nil else { return false }
    switch Command.parse(line) {
    case .success(.importFile), .success(.exportFile): return true
    case .success, .failure: return false
    }
  }

  /// Whether Ctrl-C gives up something that is being loaded; what signing in waits for is given up on its page alone.
  public var isInterruptible: Bool {
    let needed = frame.neededRequests
    let typed = Request.list(.search(SearchQuery(text: hits.text)), page: 1)
    return inFlight.contains { request, _ in request != typed || needed.contains(request) }
      || pendingLine != nil || exchange != nil
      || (account.isAwaited && account.login == nil)
  }

  /// Whether the page on screen is the one that signing in waits on: there alone Ctrl-C gives it up.
  public var showsLogin: Bool { account.login != nil && tab == .profile && stack.isAtRoot }

  /// Whether a tab can be selected.
  public func isOpen(_ tab: Tab) -> Bool {
    switch tab {
    case .feed, .discover, .profile: true
    case .pokedex, .marvel: enabledTabs.contains(tab)
    }
  }
}

/// A line that is entered again when an answer has come.
public struct PendingLine: Equatable, Sendable {
  /// The line as it was typed.
  public var line: String
  /// What it waits for.
  public var request: Request
}

/// What a half-typed search would find first.
public struct TypedHits: Equatable, Sendable {
  /// The text searched for.
  public var text = ""
  /// The first hits, at most three.
  public var rows: [ListRow] = []
}
