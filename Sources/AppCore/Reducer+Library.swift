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
    markSteps.append(
      MarkStep(
        title: title, change: change, inverse: inverse.change, day: today, inverseDay: inverse.day))
    notice = .marked(change, title: name)
    return apply(change, to: title)
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

  /// Changes marks at once, and has the change stored.
  mutating func apply(_ change: MarkChange, to title: TitleID) -> [Effect] {
    library.apply(change, to: title, on: today)
    return keep(.mark(title, change, on: today, title: catalog.title(title)))
  }

  /// Changes marks at once, and has them stored together.
  mutating func apply(_ steps: [MarkStep]) -> [Effect] {
    let changes = steps.map { step in
      let day = step.day ?? today
      library.apply(step.change, to: step.title, on: day)
      return LibraryChange.mark(
        step.title, step.change, on: day, title: catalog.title(step.title) ?? step.summary)
    }
    guard let first = changes.first else { return [] }
    return keep(changes.count == 1 ? first : .all(changes))
  }

  // MARK: Keeping

  /// Has a change stored; it is pending until the answer comes.
  mutating func keep(_ change: LibraryChange) -> [Effect] {
    lastTicket += 1
    let ticket = Ticket(lastTicket)
    library.pending.append(PendingChange(ticket: ticket, change: change))
    return [.keep(change, ticket)]
  }

  /// Tries again to store what could not be stored.
  mutating func keepUnsaved() -> [Effect] {
    guard !library.unsaved.isEmpty else { return [] }
    let unsaved = library.unsaved
    library.unsaved = []
    return unsaved.flatMap { keep($0) }
  }

  /// Takes in whether a change was stored.
  mutating func take(stored failure: StorageFailure?, ticket: Ticket) -> [Effect] {
    guard let place = library.pending.firstIndex(where: { $0.ticket == ticket }) else { return [] }
    let change = library.pending.remove(at: place).change
    guard let failure else {
      return account.kept != nil && change.isOfMarks ? [.account(.send)] : []
    }
    library.unsaved.append(change)
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
      library.searches = []
      notice = .forgotSearches
      // None is left whose number could move.
      if route == .search(SearchQuery(text: "")) { tabs[tab]?.stack.top.numbering = [] }
      return keep(.forgotSearches)
    case .number(let number):
      guard let text = pastSearch(number) else {
        return say(.noSuchSearch(number, count: library.searches.count))
      }
      library.forget(text)
      notice = .forgotSearch(text)
      return keep(.forgotSearch(text))
    }
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
