import AppCore
import Catalog
import Navigation
import StoreCore
import Testing

/// The real reducer, driven by lines, with a source that answers when it is told to.
struct Journey {
  private(set) var store: Store<AppState, Action, Effect>
  /// What was asked for, in order, and neither answered nor canceled.
  private(set) var pending: [(request: Request, ticket: Ticket)] = []
  /// All that happened since the start.
  private(set) var log: [Action] = []
  /// What waits to be stored.
  private(set) var unstored: [Ticket] = []
  /// Every ticket that was ever given out.
  private(set) var tickets: [Ticket] = []

  var state: AppState { store.state }

  /// Starts the program; nothing is loaded, so that each test begins where it wants to.
  init(
    loadsRoot: Bool = false, enabledTabs: Set<Tab> = [], rows: Int? = nil,
    library: LibrarySnapshot = LibrarySnapshot(), keeping: Keeping = .file, remembers: Bool = false
  ) throws {
    let launch = Launch(
      today: try #require(CalendarDate(year: 2026, month: 3, day: 1)), source: .live,
      locale: ContentLocale(language: "en", region: "US"), size: Size(columns: 80, rows: rows),
      theme: "dark", themes: ["light", "dark", "sepia", "system"], enabledTabs: enabledTabs,
      loadsRoot: loadsRoot, library: library, keeping: keeping, remembers: remembers)
    store = Store(
      AppState(launch), reducer: appReducer(layout: { _ in Screenful(next: nil, end: 0) }))
    send(.started(launch))
  }

  /// Sends an action and returns what it asks for.
  @discardableResult
  mutating func send(_ action: Action) -> [Effect] {
    log.append(action)
    let effects = store.send(action)
    for effect in effects {
      switch effect {
      case .fetch(let request, _, let ticket):
        pending.append((request, ticket))
        tickets.append(ticket)
      case .cancel(let ticket): pending.removeAll { $0.ticket == ticket }
      case .keep(_, let ticket): unstored.append(ticket)
      case .suggest, .wait, .save, .account, .recall, .exit, .importFile, .exportFile: break
      }
    }
    return effects
  }

  /// Enters a line.
  @discardableResult
  mutating func enter(_ line: String) -> [Effect] {
    send(.entered(line))
  }

  /// Enters a line and answers all it asks for.
  mutating func go(_ line: String) {
    enter(line)
    answerAll()
  }

  /// Answers what was asked for first.
  mutating func answerNext() {
    guard !pending.isEmpty else { return }
    let (request, ticket) = pending.removeFirst()
    send(.fetched(request, ticket: ticket, FakeSource.answer(request)))
  }

  /// Says that all that waits to be stored is stored, or that nothing could be.
  mutating func storeAll(_ failure: StorageFailure? = nil) {
    while !unstored.isEmpty { send(.stored(unstored.removeFirst(), failure)) }
  }

  mutating func answerAll() {
    storeAll()
    while !pending.isEmpty { answerNext() }
    storeAll()
  }

  /// The requests that some effects are for.
  static func requests(_ effects: [Effect]) -> [Request] {
    effects.compactMap { effect in
      if case .fetch(let request, _, _) = effect { request } else { nil }
    }
  }

  /// The routes of the stack on screen.
  var routes: [Route] { state.stack.map(\.route) }
}
