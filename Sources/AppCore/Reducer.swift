import Catalog
import Navigation
import StoreCore

/// Makes the reducer of the whole program.
///
/// - Parameter layout: Which lines of the page are on screen at the state's size. Laying a page out is
///   pure and belongs to the screens; only what turns pages asks.
public func appReducer(
  layout: @escaping @Sendable (AppState) -> Screenful
) -> Reducer<AppState, Action, Effect> {
  { state, action in
    switch action {
    case .started(let launch): return state.start(launch)
    case .entered(let line):
      let effects = state.enter(line, layout: layout)
      return effects + state.sendWaiting()
    case .typed(let text): return state.type(text)
    case .opened(let link):
      state.beginAnswer()
      let effects = state.open(link, asArgument: true)
      return effects + state.sendWaiting()
    case .painted:
      state.turnToPage()
      return []
    case .interrupted: return state.interrupt()
    case .endedInput:
      return state.leave()
    case .resized(let size):
      state.size = size
      return []
    case .fetched(let request, let ticket, let result):
      return state.take(result, of: request, ticket: ticket, layout: layout)
    case .suggested(let text, let rows):
      if text == state.hits.text { state.hits.rows = Array(rows.prefix(3)) }
      return []
    case .elapsed(.typedSearch): return state.searchTyped()
    case .stored(let ticket, let failure): return state.take(stored: failure, ticket: ticket)
    case .recalled(let snapshot):
      state.library.take(snapshot)
      state.take(kept: snapshot.account)
      return state.refreshKept()
    case .account(let news): return state.take(news)
    case .imported(let ticket, let result): return state.take(imported: result, ticket: ticket)
    case .exported(let ticket, let result): return state.take(exported: result, ticket: ticket)
    case .progressed(let ticket, let progress):
      if state.exchange?.ticket == ticket { state.exchange?.progress = progress }
      return []
    case .dawned(let date):
      state.today = date
      return []
    case .expired(let requests):
      state.catalog.outdated.formUnion(requests.filter(state.catalog.holds))
      return []
    case .delayed(let delay):
      state.delay = delay
      return []
    }
  }
}

extension AppState {
  fileprivate mutating func start(_ launch: Launch) -> [Effect] {
    self = AppState(launch)
    guard launch.remembers else { return launch.loadsRoot ? settle() : [] }
    return live(launch.library, launch.lostTheme, loadsRoot: launch.loadsRoot)
  }

  /// Goes on where the last session was left, or welcomes a person who is here for the first time.
  private mutating func live(
    _ library: LibrarySnapshot, _ lostTheme: FaultyTheme?, loadsRoot: Bool
  ) -> [Effect] {
    if let session = library.session { restore(session) }
    if library.isSessionUnreadable { notice = .sessionUnreadable }
    if let lostTheme { notice = .lostTheme(lostTheme) }
    var effects: [Effect] = []
    switch self.library.keeping {
    case .file:
      if !library.settings.contains(.welcomed(true)) {
        notice = .welcome
        effects = keep(.setting(.welcomed(true)))
      }
    case .fileAfterDamage(let path): notice = .setAside(path)
    case .memory(let failure): notice = .keptInMemory(failure)
    }
    return effects + (loadsRoot ? settleFromAfar() : []) + resumeAccount()
  }

  /// Forgets what was said about the last line, before the next is answered.
  mutating func beginAnswer() {
    answers += 1
    switch painting {
    case .screen: (saidBeneath, numberedSheet) = (notice, nil)
    case .sheet(let sheet, _): numberedSheet = sheet
    case .notice: break
    }
    notice = nil
    painting = .screen
    if !hits.text.isEmpty { hits = TypedHits() }
  }

  /// Says something and paints nothing else.
  mutating func say(_ notice: Notice) -> [Effect] {
    self.notice = notice
    painting = .notice
    return []
  }

  /// Shows a page that is no place.
  mutating func show(_ sheet: Sheet) -> [Effect] {
    painting = .sheet(sheet)
    return []
  }

  /// The page is what a person has before them.
  fileprivate mutating func turnToPage() {
    painting = .screen
    pinNumbers()
  }

  /// Keeps the numbers of the choices on the page: what comes later is numbered behind them.
  ///
  /// A page that a person has loaded again is numbered anew when it is there.
  fileprivate mutating func pinNumbers() {
    guard !inFlight.hasAnew else { return }
    let choices = numberedChoices
    if choices.count != frame.numbering.count { tabs[tab]?.stack.top.numbering = choices }
  }

  fileprivate mutating func enter(
    _ line: String, layout: (AppState) -> Screenful
  ) -> [Effect] {
    let understood = understand(line)
    // A line that says nothing changes nothing.
    if case .success(nil) = understood { return [] }
    let shown = painting
    beginAnswer()
    switch understood {
    case .failure(let error):
      let refusal = refusal(of: error, in: line)
      guard let search = search(insteadOf: refusal, in: line) else {
        return say(refusal.naming(asTypedIn: line))
      }
      let effects = enter(search.command, line: line, layout: layout)
      if notice == nil { notice = .searchedInstead(search.text.asShownWord) }
      return effects
    case .success(nil): return []
    case .success(let typed?):
      guard let command = command(meantBy: typed) else {
        notice = .numbersOfPage(count: numbering.choices.count)
        return keepUnsaved()
      }
      if turnSheet(command, of: shown, layout: layout) || turnReview(command, of: shown) {
        return keepUnsaved()
      }
      return enter(command, line: line, layout: layout)
    }
  }

  /// What a command means while a page that is no place is on screen, whose rows its number stands for; nil where that
  /// has no numbers.
  private func command(meantBy command: Command) -> Command? {
    guard case .open(let number) = command, let numberedSheet else { return command }
    return switch numberedSheet {
    case .seasons: .season(number)
    case .history: .goto(number)
    // The page they stand beneath, or belong to, is still what the numbers are about.
    case .address, .review: command
    case .help, .matrix, .themes, .lists, .genres, .filters, .tabs, .locale, .designs, .imported:
      nil
    }
  }

  private mutating func enter(
    _ command: Command, line: String, layout: (AppState) -> Screenful
  ) -> [Effect] {
    pinNumbers()
    pendingLine = nil
    let effects =
      performUndoably(command, line: line, layout: layout) + cancelUnneeded() + keepSession()
    tellUntold()
    return keepUnsaved() + effects
  }

  /// Turns to another screenful of the sheet on screen; false where the command does not ask for that, or
  /// where the sheet is shown whole.
  private mutating func turnSheet(
    _ command: Command, of shown: Painting, layout: (AppState) -> Screenful
  ) -> Bool {
    guard command == .more || command == .first, case .sheet(let sheet, _) = shown else {
      return false
    }
    painting = shown
    let screenful = layout(self)
    guard screenful.end > 1 else {
      painting = .screen
      return false
    }
    if command == .first {
      painting = .sheet(sheet)
    } else if let next = screenful.next {
      painting = .sheet(sheet, screenful: next)
    } else if case .review = sheet {
      // Behind a review that is read to its end comes the next one.
      painting = .screen
      return false
    } else {
      notice = .endOfList
    }
    return true
  }

  fileprivate mutating func type(_ text: String) -> [Effect] {
    guard case .success(.search(let search)?) = Command.parse(text) else {
      if hits.text.isEmpty { return [] }
      hits = TypedHits()
      return cancelUnneeded()
    }
    let query = search.text
    guard query != hits.text else { return [] }
    hits.text = query
    // What was half typed before is asked for no longer.
    var effects = cancelUnneeded()
    if query.isEmpty {
      hits.rows = []
      return effects
    }
    effects.append(.suggest(text: query, locale))
    if mainSource == .live {
      effects.append(.wait(.typedSearch, milliseconds: Self.typedSearchDelay))
    }
    return effects
  }

  /// How long a half-typed search stays as it is before the source is asked for it, in milliseconds.
  private static let typedSearchDelay = 300

  /// Asks the source for what a half-typed search would find.
  fileprivate mutating func searchTyped() -> [Effect] {
    guard !hits.text.isEmpty else { return [] }
    let key = ListKey.search(SearchQuery(text: hits.text))
    let request = Request.list(key, page: 1)
    if catalog.holds(request) { showHits(of: key) }
    return catalog.holds(request) ? [] : fetch(request)
  }

  /// Shows the first rows of a search beneath the half-typed line, where that asks for it still.
  mutating func showHits(of key: ListKey) {
    guard !hits.text.isEmpty, key == .search(SearchQuery(text: hits.text)),
      let items = catalog.lists[key]?.items
    else { return }
    let rows = items.prefix(3).compactMap(catalog.row)
    if !rows.isEmpty { hits.rows = rows }
  }

  /// Ctrl-C cancels what is loading, or drops the typed line; it never ends the program.
  fileprivate mutating func interrupt() -> [Effect] {
    let isInterruptible = isInterruptible
    beginAnswer()
    if showsLogin { return cancelLogin() }
    guard isInterruptible else { return cancelUnneeded() + say(.lineDropped) }
    notice = exchange == nil ? .cancelled : .exchangeCancelled
    return cancelAll()
  }

  /// Performs a command; each kind of command has a file of its own.
  mutating func perform(
    _ command: Command, line: String, layout: (AppState) -> Screenful
  ) -> [Effect] {
    switch command {
    case .open(let number): follow(number)
    case .read(let number): read(number)
    case .openNamed(let title): follow(titled: title, line: line)
    case .selectTab(let tab): select(tab)
    case .visit(let route): visit(route)
    case .search(let query): search(query)
    case .page(let page): openPage(page)
    case .collection: openCollection()
    case .genre(nil): showGenres(line: line)
    case .genre(let name?): openGenre(name, line: line)
    case .go(let text): go(text)
    case .back(let count): goBack(count)
    case .forward: goForward()
    case .up: goUp()
    case .home: goHome()
    case .sibling(let offset): goToSibling(offset, line: line)
    case .seasons: showSeasons(line: line)
    case .season(let number): openSeason(number)
    case .episode(let number): openEpisode(number)
    case .episodeNamed(let name): openEpisode(named: name, line: line)
    case .link: show(.address(linkText))
    case .web: showWebAddress()
    case .imdb: showIMDbAddress()
    case .more: showMore(layout: layout)
    case .first: showFirst()
    case .filter(let text): setFilter(text)
    case .sort(let order): sort(by: order)
    case .filters(let changes): changeFilters(changes, line: line)
    case .filtersMeant(let words, let changes): changeFilters(changes, meaning: words, line: line)
    case .removeFilters: removeFilters()
    case .list(let name): chooseList(name)
    case .listNamed(let name): openList(named: name)
    case .mark(let change, let row): mark(change, row: row)
    case .rate(let rating, let row): mark(.rating(rating), row: row)
    case .forget(let search): forget(search)
    case .login(let kind): logIn(kind)
    case .logout(let dropsUnsent): logOut(dropsUnsent: dropsUnsent)
    case .importFile(let order): importFile(order, line: line)
    case .exportFile(let order): exportFile(order, line: line)
    case .theme(let name): setTheme(name)
    case .design(let name): setDesign(name)
    case .adult(let isShown): setAdult(isShown)
    case .language(let code): setLanguage(code)
    case .region(let code): setRegion(code)
    case .tabs(let names): openTabs(names)
    case .reload: reload()
    case .cancel: cancelLoading()
    case .history: show(.history)
    case .undo: undo()
    case .redo: redo()
    case .goto(let number): visitPast(number)
    case .matrix: show(.matrix)
    case .help(let name): show(.help(name))
    case .quit: quit()
    }
  }

  private mutating func quit() -> [Effect] {
    painting = .notice
    return leave()
  }

  /// Ends the program, and keeps where it is left.
  fileprivate mutating func leave() -> [Effect] {
    hasEnded = true
    let effects = cancelAll() + keepUnsaved()
    return effects + (remembers ? [.save(savedSession)] : []) + [.exit]
  }

  /// How many lines may be entered before the session is kept, in case the program is killed.
  private static let linesBetweenSaves = 12

  fileprivate mutating func keepSession() -> [Effect] {
    guard remembers, !hasEnded else { return [] }
    linesSinceKept += 1
    guard linesSinceKept >= Self.linesBetweenSaves else { return [] }
    linesSinceKept = 0
    return [.save(savedSession)]
  }
}
