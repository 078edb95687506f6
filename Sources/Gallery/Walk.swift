import AppCore
import Catalog
import Navigation
import Screens
public import Typesetting

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

/// The real program without its outside: steps go in, what is put out comes out, and what is asked for waits until
/// a step answers it.
public struct Walk {
  private var dialogue: Dialogue
  private var stage: WalkStage
  private let answers: Answers

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - medium: Where it puts things out.
  ///   - isPrompt: Whether what is asked for is answered in the same moment, as the built-in sample does it.
  public init(
    _ launch: Launch, answers: Answers, on medium: Presentation.Medium = .terminal,
    isPrompt: Bool = false
  ) {
    var launch = launch
    launch.source = answers.source
    self.answers = answers
    stage = WalkStage(launch.library)
    if isPrompt { stage.answer = answers.answer }
    dialogue = Dialogue(launch, on: medium, layout: layout)
    dialogue.send(.started(launch), on: &stage)
    dialogue.take(.began, on: &stage)
  }

  /// The state as the last step left it.
  public var state: AppState {
    _read { yield dialogue.state }
  }

  /// The effects of the last step, in order.
  public var effects: [Effect] { stage.effects }

  /// What was put out since the last step was taken, as it stands beneath one another.
  public var lines: [Line] { stage.blocks.flatMap(\.lines) }

  /// Takes a step.
  public mutating func take(_ step: Step) {
    stage.begin()
    if step == .hold { stage.answer = nil }
    switch step {
    case .enter(let line): happen(.entered(line))
    case .type(let text): happen(.typed(text))
    case .open(let text):
      // As the program does it: an argument that is no link never reaches the store.
      if let link = try? Link.parse(text) { happen(.opened(link)) }
    case .answer: answerAll(answers.answer)
    case .answerNext: answerNext(answers.answer)
    case .answerEmpty:
      answerAll { [answers] in Self.emptied(answers.answer($0, $1), of: $0) }
    case .keep(let seconds):
      answerAll { [answers] in Self.kept(answers.answer($0, $1), seconds: seconds) }
    case .show(let seconds): showAll(seconds: seconds)
    case .delay(let delay): receive(.delayed(delay))
    case .elapse: receive(.elapsed(.typedSearch))
    case .fail(let failure): answerAll { _, _ in .failed(failure) }
    case .failNext(let failure): answerNext { _, _ in .failed(failure) }
    case .hold: break
    case .store: storeAll(nil)
    case .storeFail(let failure): storeAll(failure)
    case .interrupt: happen(.interrupted)
    case .end: happen(.endedInput)
    case .resize(let size): happen(.resized(size))
    case .account(let news): receive(.account(news))
    case .dawn(let date): receive(.dawned(date))
    }
  }

  /// Answers all that was asked for, besides what the last step did.
  public mutating func settle() {
    answerAll(answers.answer)
  }

  private mutating func happen(_ event: Dialogue.Event) {
    dialogue.take(event, on: &stage)
  }

  private mutating func receive(_ action: Action) {
    happen(.received([action]))
  }

  private mutating func answerAll(_ answer: (Request, ContentLocale) -> FetchResult) {
    storeAll(nil)
    while let action = stage.nextExchange(state.library) { receive(action) }
    storeAll(nil)
    // What comes together is put out together.
    while !stage.asked.isEmpty {
      let asked = stage.asked
      stage.asked = []
      happen(.received(asked.map { stage.answered($0, answer) }))
    }
    while let (text, locale) = stage.suggestions.first {
      stage.suggestions.removeFirst()
      receive(.suggested(text: text, answers.hits(text, locale)))
    }
  }

  /// Shows what was kept of all that was asked for; it is asked for still.
  private mutating func showAll(seconds: Int) {
    for next in stage.asked {
      guard case .answered(let response, _) = answers.answer(next.request, next.locale) else {
        continue
      }
      receive(.fetched(next.request, ticket: next.ticket, .kept(response, seconds: seconds)))
    }
  }

  private mutating func answerNext(_ answer: (Request, ContentLocale) -> FetchResult) {
    guard !stage.asked.isEmpty else { return }
    receive(stage.answered(stage.asked.removeFirst(), answer))
  }

  /// Stores what waits to be stored, or says why it cannot be.
  private mutating func storeAll(_ failure: StorageFailure?) {
    while let (change, ticket) = stage.unstored.first {
      stage.unstored.removeFirst()
      stage.unsaved.append(change)
      if failure == nil {
        stage.kept.keep(.all(stage.unsaved))
        stage.unsaved = []
      }
      receive(.stored(ticket, failure))
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

/// What stands around the program on a walk: nothing is performed but noted, and what is put out is kept.
private struct WalkStage: Stage {
  /// The effects of the last step, in order.
  private(set) var effects: [Effect] = []
  /// What was put out since then.
  private(set) var blocks: [Block] = []
  /// What was asked for and neither answered nor cancelled, oldest first.
  var asked: [Asked] = []
  /// What is to be stored, oldest first; a list of what is kept waits for it.
  var unstored: [(change: LibraryChange, ticket: Ticket)] = []
  /// What could not be stored, oldest first; it goes with the next that is.
  var unsaved: [LibraryChange] = []
  var kept: KeptTitles
  /// Answers what is asked for in the same moment; nil where that waits for a step.
  var answer: ((Request, ContentLocale) -> FetchResult)?
  var suggestions: [(text: String, locale: ContentLocale)] = []
  /// The page that was put out last: the same is not put out again.
  private var page: [Line] = []
  /// The files that are to be read or written, oldest first.
  private var exchanges: [Effect] = []

  struct Asked {
    let request: Request
    let locale: ContentLocale
    let ticket: Ticket
  }

  /// Something that was put out.
  struct Block {
    let isPage: Bool
    let lines: [Line]
  }

  init(_ library: LibrarySnapshot) {
    kept = KeptTitles(library)
  }

  /// Forgets what came of the last step.
  mutating func begin() {
    effects = []
    blocks = []
  }

  mutating func perform(_ effect: Effect) -> Action? {
    effects.append(effect)
    switch effect {
    case .fetch(let request, let terms, let ticket):
      let asked = Asked(request: request, locale: terms.locale, ticket: ticket)
      // A list of what is kept waits for what is to be stored.
      if let answer, unstored.isEmpty { return answered(asked, answer) }
      self.asked.append(asked)
    case .cancel(let ticket): asked.removeAll { $0.ticket == ticket }
    case .suggest(let text, let locale): suggestions.append((text, locale))
    case .keep(let change, let ticket): unstored.append((change, ticket))
    case .importFile, .exportFile: exchanges.append(effect)
    // What came of it is told by steps of their own.
    case .account, .recall, .save, .exit, .wait: break
    }
    return nil
  }

  func answered(
    _ asked: Asked, _ answer: (Request, ContentLocale) -> FetchResult
  ) -> Action {
    // What a person keeps comes from no source.
    var result = answer(asked.request, asked.locale)
    if case .answered = result, let page = kept.answer(asked.request) { result = page }
    return .fetched(asked.request, ticket: asked.ticket, result)
  }

  mutating func put(_ output: Presentation.Output, _ state: AppState) {
    let lines = render(output, state)
    var isPage = false
    switch output {
    case .page(let spot):
      isPage = true
      defer { page = lines }
      if spot == .inPlace, lines == page { return }
      if spot != .beneath, blocks.last?.isPage == true { blocks.removeLast() }
    case .hits: blocks = []
    case .sheet, .notice, .waiting, .echo: break
    }
    blocks.append(Block(isPage: isPage, lines: lines))
  }

  /// What came of the next file that was to be read or written.
  mutating func nextExchange(_ library: Library) -> Action? {
    guard !exchanges.isEmpty else { return nil }
    switch exchanges.removeFirst() {
    case .importFile(let order, _, let ticket): return .imported(ticket, GalleryFiles.read(order))
    case .exportFile(let order, let ticket):
      return .exported(ticket, GalleryFiles.written(order, library))
    case .fetch, .cancel, .suggest, .wait, .keep, .save, .account, .recall, .exit: return nil
    }
  }
}
