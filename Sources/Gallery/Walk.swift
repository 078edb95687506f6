import AppCore
import Catalog
import Navigation
import Screens
import StoreCore

/// Who answers on a walk.
public struct Answers: Sendable {
  /// What the screens call the source.
  public var source: Source
  /// Answers a request.
  public var answer: @Sendable (Request, ContentLocale) -> FetchResult
  /// Finds the first hits of a half-typed search.
  public var hits: @Sendable (String, ContentLocale) -> [ListRow]

  /// Makes a source of its answers.
  public init(
    source: Source, answer: @escaping @Sendable (Request, ContentLocale) -> FetchResult,
    hits: @escaping @Sendable (String, ContentLocale) -> [ListRow]
  ) {
    self.source = source
    self.answer = answer
    self.hits = hits
  }

  /// The gallery's own facts.
  public static let gallery = Answers(
    source: .live, answer: { GallerySource.answer($0, $1) },
    hits: { GallerySource.hits(for: $0, $1) }
  )
}

/// The real program without its outside: steps go in, states come out, and what is asked for waits
/// until a step answers it.
public struct Walk {
  /// The effects of the last step, in order.
  public private(set) var effects: [Effect] = []
  private var store: Store<AppState, Action, Effect>
  private let answers: Answers
  /// What was asked for and neither answered nor cancelled, oldest first.
  private var asked: [Asked] = []
  /// What came of files that were to be read or written, oldest first.
  private var exchanges: [Action] = []
  /// What is to be stored, oldest first; a list of what is kept waits for it.
  private var unstored: [(change: LibraryChange, ticket: Ticket)] = []
  private var kept = KeptTitles()
  private var suggestions: [(text: String, locale: ContentLocale)] = []

  private struct Asked {
    let request: Request
    let locale: ContentLocale
    let ticket: Ticket
  }

  /// Starts the program.
  public init(_ launch: Launch, answers: Answers) {
    var launch = launch
    launch.source = answers.source
    self.answers = answers
    kept = KeptTitles(launch.library)
    store = Store(AppState(launch), reducer: appReducer(layout: layout))
    send(.started(launch))
  }

  /// The state as the last step left it.
  public var state: AppState { store.state }

  /// Takes a step.
  public mutating func take(_ step: Step) {
    effects = []
    switch step {
    case .enter(let line): send(.entered(line))
    case .type(let text): send(.typed(text))
    case .open(let text):
      // As the program does it: an argument that is no link never reaches the store.
      if let link = try? Link.parse(text) { send(.opened(link)) }
    case .answer: answerAll(answers.answer)
    case .answerNext: answerNext(answers.answer)
    case .answerEmpty:
      answerAll { [answers] in Self.emptied(answers.answer($0, $1), of: $0) }
    case .keep(let seconds):
      answerAll { [answers] in Self.kept(answers.answer($0, $1), seconds: seconds) }
    case .show(let seconds): showAll(seconds: seconds)
    case .delay(let delay): send(.delayed(delay))
    case .elapse: send(.elapsed(.typedSearch))
    case .fail(let failure): answerAll { _, _ in .failed(failure) }
    case .failNext(let failure): answerNext { _, _ in .failed(failure) }
    case .hold: break
    case .store: storeAll(nil)
    case .storeFail(let failure): storeAll(failure)
    case .interrupt: send(.interrupted)
    case .end: send(.endedInput)
    case .resize(let size): send(.resized(size))
    case .account(let news): send(.account(news))
    case .dawn(let date): send(.dawned(date))
    }
  }

  /// Answers all that was asked for, besides what the last step did.
  public mutating func settle() {
    answerAll(answers.answer)
  }

  private mutating func send(_ action: Action) {
    for effect in store.send(action) {
      effects.append(effect)
      switch effect {
      case .fetch(let request, let terms, let ticket):
        asked.append(Asked(request: request, locale: terms.locale, ticket: ticket))
      case .cancel(let ticket): asked.removeAll { $0.ticket == ticket }
      case .suggest(let text, let locale): suggestions.append((text, locale))
      case .keep(let change, let ticket): unstored.append((change, ticket))
      case .importFile(let order, _, let ticket):
        exchanges.append(.imported(ticket, GalleryFiles.read(order)))
      case .exportFile(let order, let ticket):
        exchanges.append(.exported(ticket, GalleryFiles.written(order, state.library)))
      // What came of it is told by steps of their own.
      case .account, .recall, .save, .exit, .wait: break
      }
    }
  }

  private mutating func answerAll(_ answer: (Request, ContentLocale) -> FetchResult) {
    storeAll(nil)
    while !exchanges.isEmpty { send(exchanges.removeFirst()) }
    storeAll(nil)
    while !asked.isEmpty { answerNext(answer) }
    while let (text, locale) = suggestions.first {
      suggestions.removeFirst()
      send(.suggested(text: text, answers.hits(text, locale)))
    }
  }

  /// Shows what was kept of all that was asked for; it is asked for still.
  private mutating func showAll(seconds: Int) {
    for next in asked {
      guard case .answered(let response, _) = answers.answer(next.request, next.locale) else {
        continue
      }
      send(.fetched(next.request, ticket: next.ticket, .kept(response, seconds: seconds)))
    }
  }

  private mutating func answerNext(_ answer: (Request, ContentLocale) -> FetchResult) {
    guard !asked.isEmpty else { return }
    let next = asked.removeFirst()
    // What a person keeps comes from no source.
    var result = answer(next.request, next.locale)
    if case .answered = result, let page = kept.answer(next.request) { result = page }
    send(.fetched(next.request, ticket: next.ticket, result))
  }

  /// Stores what waits to be stored, or says why it cannot be.
  private mutating func storeAll(_ failure: StorageFailure?) {
    while let (change, ticket) = unstored.first {
      unstored.removeFirst()
      if failure == nil { kept.keep(change) }
      send(.stored(ticket, failure))
    }
  }

  private static func emptied(_ result: FetchResult, of request: Request) -> FetchResult {
    guard case .list(_, let page) = request else { return result }
    let nothing = Page<ListRow>(number: page, elements: [], totalPages: 0, totalResults: 0)
    return .answered(.list(nothing), .fresh)
  }

  private static func kept(_ result: FetchResult, seconds: Int) -> FetchResult {
    switch result {
    case .answered(let response, _): .answered(response, .kept(seconds: seconds))
    case .kept, .failed: result
    }
  }
}
