import Catalog
import Navigation

extension AppState {
  /// Brings what is being loaded in line with the place on screen: asks for what it lacks and
  /// cancels what only another place needed.
  ///
  /// - Parameter isNewVisit: Whether the place was just come to: then what failed is tried again
  ///   and the choices are numbered anew.
  mutating func settle(isNewVisit: Bool = false) -> [Effect] {
    if case .find(let id) = route, let thing = catalog.found[id] { return replaceFind(with: thing) }
    let needed = needed
    if isNewVisit {
      tabs[tab]?.stack.top.numbering = []
      for request in needed { failures[request] = nil }
      dropOutdated(needed)
    }
    var effects = cancelUnneeded()
    for request in needed {
      if isNewVisit ? isDue(request) : !catalog.holds(request) && failures[request] == nil {
        effects += fetch(request)
      }
    }
    return effects
  }

  /// Whether something is to be asked for at the place that was just come to.
  ///
  /// A list of several pages of which not the first is on screen stays as it is: its place would be lost.
  private func isDue(_ request: Request) -> Bool {
    guard catalog.holds(request) else { return true }
    guard catalog.outdated.contains(request) || catalog.ages[request] != nil else { return false }
    guard case .list(let key, _) = request else { return true }
    return catalog.lists[key]?.pagesLoaded == 1 || frame.firstLine == 0
  }

  /// Settles on a place come to from afar, and asks for what the places beneath it are called as well.
  mutating func settleFromAfar() -> [Effect] {
    var effects = settle(isNewVisit: true)
    for request in nameRequests { failures[request] = nil }
    for request in nameRequests { effects += fetch(request) }
    return effects
  }

  /// How many of the places beneath the one on screen are shown by their names.
  private static let namedDepth = 6

  /// What loads the names of the places beneath the one on screen, as far as they are not known.
  var nameRequests: [Request] {
    stack.fromTop.dropFirst().prefix(Self.namedDepth).flatMap { requests(naming: $0.route) }
  }

  private func requests(naming route: Route) -> [Request] {
    switch route {
    case .movie(let id): catalog.movies.contains(id) ? [] : [.movie(id)]
    case .tvShow(let id): catalog.shows.contains(id) ? [] : [.show(id)]
    case .person(let id): catalog.people.contains(id) ? [] : [.person(id)]
    case .collection(let id): catalog.collectionNames.contains(id) ? [] : [.collection(id)]
    case .pokemon(let id): catalog.pokemon.contains(id) ? [] : [.pokemon(id)]
    case .movieList(let list): list.nameRequests.filter { !knowsName($0) }
    case .showList(let list): list.nameRequests.filter { !knowsName($0) }
    case .character(let id): catalog.characterNames.contains(id) ? [] : [.character(id)]
    case .comic(let id): catalog.comicTitles.contains(id) ? [] : [.comic(id)]
    case .feed, .discover, .profile, .pokedex, .marvel, .season, .episode, .people, .search, .find,
      .favorites, .watchlist, .rated, .credits, .reviews, .similar, .recommended, .videos, .watch,
      .images:
      []
    }
  }

  private func knowsName(_ request: Request) -> Bool {
    if case .person(let id) = request { return catalog.people.contains(id) }
    return catalog.holds(request)
  }

  /// What the place on screen loads; cards say the genres of titles, which have names of their own.
  private var needed: [Request] {
    let requests = frame.requests
    guard design == .cards, !requests.isEmpty, !requests.contains(.genres), !route.isBesidesTMDB
    else { return requests }
    return requests + [.genres]
  }

  /// Forgets lists of marked titles that were changed since they were loaded.
  private mutating func dropOutdated(_ needed: [Request]) {
    guard !library.outdated.isEmpty else { return }
    for request in needed {
      guard case .list(let key, _) = request, case .kept(let list) = key,
        library.outdated.remove(list) != nil
      else { continue }
      catalog.lists[key] = nil
    }
  }

  /// Cancels what neither the place on screen nor a line that waits has a use for.
  mutating func cancelUnneeded() -> [Effect] {
    guard !inFlight.isEmpty else { return [] }
    let needed = needed
    let list = frame.list
    let names = nameRequests
    var effects: [Effect] = []
    for request in inFlight.requests {
      if needed.contains(request) || request == pendingLine?.request { continue }
      if names.contains(request) { continue }
      // A further page of the list on screen.
      if case .list(let key, _) = request, key == list { continue }
      if let ticket = inFlight.remove(request) { effects.append(.cancel(ticket)) }
    }
    return effects
  }

  /// Asks for something, unless it is being loaded already.
  ///
  /// - Parameter isAnew: Whether what was kept from before will not do.
  mutating func fetch(_ request: Request, isAnew: Bool = false) -> [Effect] {
    guard inFlight[request] == nil else { return [] }
    lastTicket += 1
    let ticket = Ticket(lastTicket)
    inFlight.add(request, ticket, isAnew: isAnew)
    failures[request] = nil
    let terms = FetchTerms(locale, includesAdult: catalog.showsAdult, isAnew: isAnew)
    return [.fetch(request, terms, ticket)]
  }

  /// Takes an answer in; one whose ticket is not the current one changes nothing.
  mutating func take(
    _ result: FetchResult, of request: Request, ticket: Ticket, layout: (AppState) -> Screenful
  ) -> [Effect] {
    switch result {
    case .kept(let response, let seconds):
      guard inFlight.awaits(ticket) else { return [] }
      catalog.learn(response, from: request, freshness: .kept(seconds: seconds))
      if case .find(let id) = request, route == .find(id), case .found(let thing) = response {
        return replaceFind(with: thing)
      }
    case .answered(let response, let freshness):
      guard let isAnew = inFlight.finish(ticket) else { return [] }
      // Whoever asked to have a page loaded again has its numbers made anew.
      let keepsOrder =
        !isAnew && catalog.holds(request) && hasNumbers && frame.requests.contains(request)
      catalog.learn(
        response, from: request, freshness: freshness, addsMovedUp: isOutdated(request),
        keepsOrder: keepsOrder)
      if catalog.count > entityLimit { dropUnseen() }
      if case .find(let id) = request, route == .find(id), case .found(let thing) = response {
        return replaceFind(with: thing)
      }
      if case .list(let key, page: 1) = request { showHits(of: key) }
      // An answer to another question would leave the page loading for ever.
      if !response.answers(request), !catalog.holds(request) {
        failures[request] = .malformed("not what was asked for")
      }
      if case .list(.search(let query), page: 1) = request, route == .search(query),
        catalog.lists[.search(query)]?.items.isEmpty == false
      {
        return remember(query)
      }
    case .failed(let failure):
      guard inFlight.finish(ticket) != nil else { return [] }
      failures[request] = failure
      // A page that stays as it was says why; one that was kept from before says so itself.
      if notice == nil, catalog.holds(request), catalog.ages[request] == nil,
        frame.neededRequests.contains(request), pendingLine?.request != request
      {
        notice = .notRefreshed(failure)
      }
    }
    guard let pending = pendingLine, pending.request == request else { return [] }
    pendingLine = nil
    // What still lacks after an answer would be waited for again and again.
    if let failure = failures[request], !catalog.holds(request) {
      return say(.lineLacks(failure))
    }
    if case .failed(let failure) = result { return say(.lineLacks(failure)) }
    guard case .success(let command?) = understand(pending.line) else { return [] }
    beginAnswer()
    return performUndoably(command, line: pending.line, layout: layout)
  }

  /// Whether a person saw numbers on the page on screen; nothing is copied to find out.
  private var hasNumbers: Bool { tabs[tab]?.stack.top.numbering.isEmpty == false }

  /// Whether a request is for a list of kept titles that was changed since it was loaded.
  private func isOutdated(_ request: Request) -> Bool {
    guard !library.outdated.isEmpty, case .list(.kept(let list), _) = request else { return false }
    return library.outdated.contains(list)
  }

  /// Lets a line wait until something is loaded that it needs to be understood.
  mutating func wait(with line: String, for request: Request) -> [Effect] {
    pendingLine = PendingLine(line: line, request: request)
    painting = .notice
    return fetch(request)
  }

  /// An id of another site's gives way to what it names, with all that lies beneath that.
  private mutating func replaceFind(with thing: Found) -> [Effect] {
    let routes: [Route] =
      switch thing {
      case .movie(let movie): [.movie(movie.id)]
      case .show(let show): [.tvShow(show.id)]
      case .person(let person): [.person(person.id)]
      case .season(let show, let number): [.tvShow(show), .season(of: show, number: number)]
      case .episode(let show, let season, let number):
        [
          .tvShow(show), .season(of: show, number: season),
          .episode(of: show, season: season, number: number),
        ]
      }
    // Not a step of its own: going back from the title leads to where the id was typed.
    _ = tabs[tab]?.stack.pop()
    for route in routes { tabs[tab]?.stack.push(Frame(route)) }
    return settle(isNewVisit: true)
  }

  /// Asks again for the lists of kept titles on screen that something else than a line has changed: what is
  /// new in them comes behind what is painted.
  mutating func refreshKept() -> [Effect] {
    guard !library.outdated.isEmpty else { return [] }
    var effects: [Effect] = []
    for request in frame.requests where isOutdated(request) && catalog.holds(request) {
      effects += fetch(request)
    }
    return effects
  }

  /// Loads what is on screen anew.
  mutating func reload() -> [Effect] {
    tabs[tab]?.stack.top.numbering = []
    tabs[tab]?.stack.top.firstLine = 0
    dropOutdated(frame.requests)
    var effects: [Effect] = []
    for request in frame.requests {
      if let ticket = inFlight.remove(request) { effects.append(.cancel(ticket)) }
      effects += fetch(request, isAnew: true)
    }
    return effects
  }

  /// Cancels what is loading on demand.
  mutating func cancelLoading() -> [Effect] {
    if account.login != nil, showsLogin || !isInterruptible { return cancelLogin() }
    guard isLoading else { return say(.nothingToCancel) }
    notice = exchange == nil ? .cancelled : .exchangeCancelled
    return cancelAll()
  }

  /// Cancels all that is loading; what the page on screen still lacks has failed with it.
  mutating func cancelAll() -> [Effect] {
    let tickets = inFlight.tickets + (exchange.map { [$0.ticket] } ?? [])
    for request in inFlight.requests { failures[request] = .cancelled }
    inFlight = InFlight()
    pendingLine = nil
    exchange = nil
    if account.login == nil { account.isAwaited = false }
    return tickets.map(Effect.cancel)
  }

  /// How many frames of a stack keep what they show when entities are dropped.
  private static let keptDepth = 1_000

  /// Drops what no frame of any tab shows, and lets the table grow by a quarter before the next
  /// time, so that a session that keeps everything alive does not look for it at every answer.
  private mutating func dropUnseen() {
    var kept = EntityTable(showsAdult: catalog.showsAdult)
    kept.movieGenres = catalog.movieGenres
    kept.showGenres = catalog.showGenres
    if let request = pendingLine?.request { kept.copy(request, from: catalog) }
    for state in tabs.values {
      for frame in state.stack.fromTop.prefix(Self.keptDepth) {
        kept.copy(frame, from: catalog)
      }
      // What a stack to go back to lacks beneath its top is loaded again when it is come to.
      for stack in state.back.nearestFirst { kept.copy(stack.top, from: catalog) }
      for stack in state.forward.nearestFirst { kept.copy(stack.top, from: catalog) }
    }
    catalog = kept
    entityLimit = max(Self.entityLimit, kept.count + kept.count / 4)
  }
}
