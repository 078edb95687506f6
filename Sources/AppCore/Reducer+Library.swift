import Catalog
import Navigation

/// Which mark is set or taken away.
public enum MarkKind: String, CaseIterable, Hashable, Sendable {
  case favorite, watchlist

  /// The change that sets it or takes it away.
  func change(_ isOn: Bool) -> MarkChange {
    switch self {
    case .favorite: .favorite(isOn)
    case .watchlist: .watchlist(isOn)
    }
  }
}

extension AppState {
  // MARK: Marks

  /// Changes the marks of a row, or of the title on screen.
  mutating func mark(_ change: MarkChange, row: Int?) -> [Effect] {
    let title: TitleID
    if let row {
      let numbering = numbering
      guard let choice = numbering[row] else {
        return say(.noSuchChoice(row, count: numbering.choices.count))
      }
      guard let chosen = choice.route?.markedTitle else { return say(.notATitle(row)) }
      title = chosen
    } else {
      guard let shown = markedByDefault else { return say(.noTitleHere) }
      title = shown
    }
    let name = catalog.title(title)?.title
    guard let inverse = library[title].inverse(of: change) else {
      notice = .markedAlready(change, title: name)
      return []
    }
    lastTicket += 1
    let step = UndoStep.mark(
      MarkStep(
        title: title, change: change, inverse: inverse.change, day: today, inverseDay: inverse.day,
        number: lastTicket))
    undoSteps.append(step)
    // What is rated has been seen, most often; to take it off the list is the person's to say.
    let isRatedLater = change.subject == .rating && !change.takesAway
    let offer =
      isRatedLater && library[title].onWatchlistSince != nil ? WatchlistOffer(row: row) : nil
    notice = .marked(change, title: name, offer: offer)
    return apply([step])
  }

  /// The title that a mark without a number is for; none on the page of a season or an episode, which a person who
  /// marks means, and which have no marks.
  private var markedByDefault: TitleID? {
    switch route.screen {
    case .season, .episode: nil
    case .feed, .discover, .profile, .pokedex, .marvel, .movie, .tvShow, .person, .collection,
      .people, .movieList, .showList, .search, .find, .favorites, .watchlist, .rated, .credits,
      .reviews, .similar, .recommended, .videos, .watch, .images, .pokemon, .character, .comic:
      route.about
    }
  }

  // MARK: Keeping

  /// Has a change stored; it is pending until the answer comes.
  mutating func keep(_ change: LibraryChange) -> [Effect] {
    lastTicket += 1
    let ticket = Ticket(lastTicket)
    library.pending.append(PendingChange(ticket: ticket, change: change))
    return [.keep(change, ticket)]
  }

  /// Tries again to store what could not be stored: it goes with whatever is to be stored next, even with nothing.
  mutating func keepUnsaved() -> [Effect] {
    library.unsaved.isEmpty || !library.pending.isEmpty ? [] : keep(.all([]))
  }

  /// Takes in whether a change was stored, and all with it that could not be before.
  mutating func take(stored failure: StorageFailure?, ticket: Ticket) -> [Effect] {
    guard let place = library.pending.firstIndex(where: { $0.ticket == ticket }) else { return [] }
    let change = library.pending.remove(at: place).change
    guard let failure else {
      let isOfMarks = change.isOfMarks || library.unsaved.contains(where: \.isOfMarks)
      library.unsaved = []
      if case .notKept? = notice { notice = nil }
      return account.kept != nil && isOfMarks ? [.account(.send)] : []
    }
    if change.count > 0 { library.unsaved.append(change) }
    notice = .notKept(failure, count: library.unsavedCount)
    return []
  }

  // MARK: Searches

  /// Keeps a search that found something.
  mutating func remember(_ query: SearchQuery) -> [Effect] {
    let text = query.typed
    guard remembers, !text.isEmpty, library.searches.first != text else { return [] }
    library.remember(text)
    return keep(.searched(text))
  }

  /// Forgets past searches; without a number shows them.
  mutating func forget(_ search: ForgottenSearch?) -> [Effect] {
    switch search {
    case nil: return step(to: .search(SearchQuery(text: "")))
    case .all:
      guard !library.searches.isEmpty else { return say(.noSearches) }
      forgetRows(of: library.searches)
      notice = .forgotSearches
      // None is left whose number could move.
      if route == .search(SearchQuery(text: "")) { tabs[tab]?.stack.top.numbering = [] }
      return keep(.forgotSearches)
    case .number(let number):
      guard let text = pastSearch(number) else {
        return say(.noSuchSearch(number, count: library.searches.count))
      }
      forgetRows(of: [text])
      notice = .forgotSearch(text)
      return keep(.forgotSearch(text))
    }
  }

  /// Forgets searches, so that they can be brought back to where they were.
  private mutating func forgetRows(of texts: [String]) {
    let rows = library.searches.enumerated().filter { texts.contains($0.element) }
    undoSteps.append(
      .searches(SearchStep(rows: rows.map { SearchStep.Row(place: $0.offset, text: $0.element) })))
    for text in texts { library.forget(text) }
  }

  /// The past search with a number: as the page on screen numbers them, else by age.
  private func pastSearch(_ number: Int) -> String? {
    if route == .search(SearchQuery(text: "")), let choice = numbering[number] {
      return library.searches.first { .search(SearchQuery(typed: $0)) == choice.route }
    }
    return library.searches.indices.contains(number - 1) ? library.searches[number - 1] : nil
  }

  // MARK: Sessions

  /// Where the session is left, to be restored by the next one.
  public var savedSession: SavedSession {
    let tabs = visit?.present.tabs ?? tabs
    return SavedSession(
      tab: (visit?.present.tab ?? tab).rawValue,
      links: tabs.values.map { Link.text(of: $0.stack.lazy.map(\.route)) })
  }

  /// Brings the stacks of the last session back, as far as they can be shown.
  mutating func restore(_ session: SavedSession) {
    var isWhole = true
    for text in session.links {
      guard let link = try? Link.parse(text), let tab = link.tab else {
        isWhole = false
        continue
      }
      guard isOpen(tab),
        let stack = RouteStack(link.routes.map(Frame.init))
      else { continue }
      if tabs[tab] == nil { tabs[tab] = TabState(root: tab.root) }
      tabs[tab]?.stack = stack
    }
    if let tab = Tab(rawValue: session.tab) {
      if isOpen(tab) {
        if tabs[tab] == nil { tabs[tab] = TabState(root: tab.root) }
        self.tab = tab
      }
    } else {
      isWhole = false
    }
    if !isWhole { notice = .sessionUnreadable }
  }
}

/// Which past searches are forgotten.
public enum ForgottenSearch: Equatable, Sendable {
  case all
  case number(Int)
}

extension SearchQuery {
  /// The search as a person types it behind `search`.
  public var typed: String {
    guard !text.isEmpty else { return "" }
    return
      ([text] + [year.map { "y:\($0)" }, kind.map { "type:\($0.rawValue)" }].compactMap(\.self))
      .joined(separator: " ")
  }

  /// The search that a person types behind `search`; one that can not be read is a plain text.
  public init(typed text: String) {
    if case .success(.search(let query)?) = Command.parse("search " + text) {
      self = query
    } else {
      self.init(text: text)
    }
  }
}

extension Route {
  /// The title that a row with this place is of.
  fileprivate var markedTitle: TitleID? {
    switch self {
    case .movie(let id): .movie(id)
    case .tvShow(let id): .show(id)
    case .feed, .discover, .profile, .pokedex, .marvel, .season, .episode, .person, .collection,
      .people, .movieList, .showList, .search, .find, .favorites, .watchlist, .rated, .credits,
      .reviews, .similar, .recommended, .videos, .watch, .images, .pokemon, .character, .comic:
      nil
    }
  }
}
