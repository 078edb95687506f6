public import AppCore
import Catalog
import Navigation
import Screens
import StoreCore
import Typesetting

/// One run of the program: its store, whoever performs its effects, and what it prints.
///
/// A line that is typed, one from a pipe, one of `-c` and a link given as an argument pass through
/// the same code: an action in, effects performed, and one page painted when all is quiet.
public final class Session {
  private var store: Store<AppState, Action, Effect>
  private let configuration: Configuration
  private var runner: EffectRunner
  private var painter: Painter
  private var printer: PagePrinter
  private let terminal: Terminal
  private let mailbox: Mailbox<Action>
  /// The links that are still to be opened, one a turn.
  private var links: [Link]
  /// What was asked for and whose page waits until nothing is loading.
  private var waiting: PagePrinter.Asked?
  /// Whether it stands beneath the line how far a file is.
  private var showsProgress = false
  /// The file of which it was told how far it is.
  private var toldExchange: Ticket?
  /// What whoever waits for a run that only prints is told, once for each page.
  private var waitingWatch = WaitingWatch()

  /// Makes a session.
  ///
  /// - Throws: `SystemError` where the process has no descriptor left.
  public init(
    _ configuration: Configuration, services: Services, themes: ThemeLibrary
  ) throws(SystemError) {
    self.configuration = configuration
    mailbox = try Mailbox()
    store = Store(AppState(configuration.launch), reducer: appReducer(layout: layout))
    let answers = CompletionAnswers()
    let isTyped: Bool
    switch configuration.input {
    case .lines: isTyped = true
    case .links, .commands, .command: isTyped = false
    }
    terminal = Terminal(
      editing: isTyped
        ? Terminal.Editing(
          name: "marquee", historyPath: configuration.historyPath,
          isPlain: configuration.isPlain, complete: { answers.completions($0) },
          list: { answers.list($0, columns: $1, rows: $2) }) : nil,
      size: configuration.width.map { TerminalSize(columns: $0, rows: 24) })
    painter = Painter(
      themes: themes, depth: configuration.depth, isTerminal: terminal.isInteractive)
    printer = PagePrinter(configuration, terminal, painter)
    runner = EffectRunner(
      services, mailbox: mailbox,
      exchange: FileExchange(
        services, version: configuration.version, isInteractive: terminal.isInteractive,
        mayReadInput: !isTyped))
    switch configuration.input {
    case .lines(let opening): links = opening
    case .links(let all): links = all
    case .commands, .command: links = []
    }
    answers.source = { [weak self] in self.map { ($0.store.state, $0.painter) } }
  }

  /// Runs to the end and returns what to tell the caller.
  public func run() -> ExitStatus {
    var launch = configuration.launch
    if terminal.isInteractive {
      launch.size = size
      launch.loadsRoot = links.isEmpty
      launch.remembers = true
      // A link says where to begin.
      if !links.isEmpty { launch.library.session = nil }
    } else {
      launch.isTyped = false
      warn(of: launch.keeping)
      if let lost = launch.lostTheme, launch.showsColors {
        terminal.printError("marquee: \(words.notice(.lostTheme(lost)))")
      }
    }
    send(.started(launch))
    let source: LineSource
    switch configuration.input {
    case .lines: source = .standardInput
    case .commands(let commands): source = .lines(commands)
    case .command(let command): source = .lines([command])
    case .links: source = .lines([])
    }
    openLinks()
    if terminal.isInteractive {
      if let path = terminal.faultyInputrc { remark(words.faultyInputrc(path)) }
      paint()
      setPrompt()
    }
    if isOver { return finished() }
    tellWaiting()
    let loop = EventLoop(source, terminal: terminal, mailbox: mailbox)
    let ending = loop.run(first: turn, longestWait: { longestWait }) { handle($0) }
    terminal.close()
    switch ending {
    case .finished, .outputClosed:
      terminal.releaseSignals()
      return finished()
    case .outputFailed(let error):
      terminal.releaseSignals()
      terminal.printError("marquee: \(words.cannotWriteOutput(reason: error.message))")
      _ = finished()
      return .failure
    case .inputFailed(let error):
      terminal.printError("marquee: \(words.cannotReadInput(reason: error.message))")
      _ = finished()
      return printer.firstFailure ?? .failure
    case .terminated(let signal):
      // Whoever closes the window finds all as it was left.
      if terminal.isInteractive, !store.state.hasEnded { send(.endedInput) }
      _ = finished()
      Process.die(of: signal)
    }
  }

  /// Waits until all that was changed is stored, says what could not be, and returns what to tell the
  /// caller.
  private func finished() -> ExitStatus {
    runner.finish()
    // What was marked at the very end is sent as well, as far as that needs no patience.
    for effect in mailbox.takeAll().flatMap({ store.send($0) }) {
      if case .account = effect { _ = runner.perform(effect) }
    }
    runner.finishSending(atMost: terminal.isInteractive ? .milliseconds(300) : .seconds(3))
    for action in mailbox.takeAll() { _ = store.send(action) }
    let lost = store.state.library.unsaved.count
    if lost > 0, case .notKept(let failure, _)? = store.state.notice {
      printer.fail(
        words.notKeptAtEnd(failure, count: lost), status: .failure, .nothing, in: store.state)
      printer.firstFailure = printer.firstFailure ?? .failure
    }
    // What a person was told to be kept in a run that ends at once is lost with it.
    if !terminal.isInteractive, lost == 0, runner.hasMarked,
      case .memory(let failure) = runner.keeping
    {
      printer.fail(
        words.notice(.keptInMemory(failure)), status: .failure, .nothing, in: store.state)
    }
    return printer.firstFailure ?? .success
  }

  /// Says what became of a file that could not be used, where no page has room for it.
  private func warn(of keeping: Keeping) {
    switch keeping {
    case .file: break
    case .fileAfterDamage(let path):
      terminal.printError("marquee: \(words.notice(.setAside(path)))")
    // The lists say it, and a mark that is lost with the run.
    case .memory: break
    }
  }

  // MARK: Events

  private func handle(_ event: LoopEvent<Action>) -> Turn {
    switch event {
    case .entered(let line): enter(line)
    case .rejected(let line): reject(line)
    case .typed(let text):
      send(.typed(text))
      showHits()
    case .endedInput: send(.endedInput)
    case .interrupted: interrupt()
    case .resized:
      send(.resized(size))
      repaintAll()
    case .cleared:
      terminal.showAlone(painter.whole(store.state))
      send(.painted)
    case .received(let actions):
      let hits = store.state.hits
      for action in actions { send(action) }
      if terminal.isInteractive { repaint(otherwise: .append) }
      if store.state.hits != hits { showHits() }
    case .elapsed:
      let hits = store.state.hits
      for waiting in runner.passed() { send(.elapsed(waiting)) }
      if store.state.hits != hits { showHits() }
    case .stopping, .continued, .terminated: break
    }
    finishWaiting()
    openLinks()
    showProgress()
    tellWaiting()
    if terminal.isInteractive { setPrompt() }
    return turn
  }

  private var turn: Turn {
    if isOver { return .finished }
    guard store.state.isIdle else { return .busy }
    return store.state.hasEnded ? .finished : .ready
  }

  /// Whether a failure ends the run here.
  private var isOver: Bool {
    guard printer.firstFailure != nil, !terminal.isInteractive, !configuration.keepsGoing else {
      return false
    }
    switch configuration.input {
    case .lines, .commands, .command: return true
    // Every link is tried.
    case .links: return false
    }
  }

  private func enter(_ line: EnteredLine) {
    // A script may explain itself.
    if !terminal.isInteractive, line.text.drop(while: { $0 == " " }).hasPrefix("#") { return }
    noteToday()
    if let snapshot = runner.changesOfOthers() { send(.recalled(snapshot)) }
    let expired = runner.expired()
    if !expired.isEmpty { send(.expired(expired)) }
    send(.entered(line.text))
    if terminal.isInteractive {
      paint()
    } else {
      waiting = .line(line.number)
    }
  }

  private func reject(_ line: RejectedLine) {
    let text = words.lineTooLong(limit: line.limit)
    if terminal.isInteractive {
      remark(text)
    } else {
      printer.fail(text, status: .usage, .line(line.number), in: store.state)
    }
  }

  /// Says above the line that is typed what went wrong and is no answer to a command.
  private func remark(_ text: String) {
    terminal.print(
      painter.encoded(remarkLines(text, isFailure: true, store.state), of: store.state))
  }

  private func interrupt() {
    // Whoever clears a line gives up nothing else with it.
    if store.state.showsLogin, terminal.hasTyped {
      send(.typed(""))
      return terminal.discardLine()
    }
    send(.interrupted)
    if store.state.notice == .lineDropped {
      terminal.discardLine()
    } else {
      repaint(otherwise: .append)
    }
  }

  /// A session left open over midnight knows the new day from its next line on.
  private func noteToday() {
    if let today = Clock.today(), today != store.state.today { send(.dawned(today)) }
  }

  /// Sends an action, and whatever its effects lead to at once.
  private func send(_ action: Action) {
    var waiting = [action]
    while !waiting.isEmpty {
      let action = waiting.removeFirst()
      if let text = exportedText(by: action, in: store.state) { terminal.print(text) }
      let effects = store.send(action)
      waiting += effects.compactMap { runner.perform($0) }
    }
  }

  // MARK: Links

  private func openLinks() {
    while !links.isEmpty, waiting == nil {
      let link = links.removeFirst()
      send(.opened(link))
      guard !terminal.isInteractive else { continue }
      waiting = .link(link)
      finishWaiting()
    }
  }

  // MARK: Painting

  private var size: Size {
    Size(
      columns: configuration.width ?? terminal.size.columns,
      rows: terminal.isInteractive ? terminal.size.rows : nil)
  }

  private var words: Words { store.state.words }

  private func paint() {
    switch store.state.painting {
    case .screen:
      terminal.show(painter.page(store.state))
      send(.painted)
    case .sheet, .notice:
      let page = painter.page(store.state)
      if !page.isEmpty { terminal.print(page) }
    }
  }

  private func repaint(otherwise fallback: Terminal.Fallback) {
    guard terminal.isInteractive, case .screen = store.state.painting else { return }
    terminal.replaceScreen(with: painter.page(store.state), otherwise: fallback)
    send(.painted)
  }

  /// Paints again what a person saw last, in a window that has another size.
  private func repaintAll() {
    guard terminal.isInteractive else { return }
    if case .screen = store.state.painting {
      repaint(otherwise: .clear)
    } else {
      terminal.showAlone(painter.whole(store.state))
      send(.painted)
    }
  }

  /// How many milliseconds until something is to be done that nothing else brings.
  private var longestWait: Int? {
    [runner.longestWait, waitingWatch.longestWait].compactMap(\.self).min()
  }

  /// Tells on standard error what a page waits for that takes long to come.
  private func tellWaiting() {
    let state = store.state
    guard !terminal.isInteractive, waiting != nil, !state.inFlight.isEmpty else {
      return waitingWatch.end()
    }
    switch waitingWatch.note(state.delay) {
    case .nothing: break
    case .delay(let delay): terminal.printError("marquee: \(words.reason(of: delay))")
    case .source: terminal.printError("marquee: \(words.waitingForSource)")
    }
  }

  /// Tells on standard error, once for each, of a file that takes long.
  private func tellProgress() {
    guard let exchange = store.state.exchange, let progress = exchange.progress,
      progress.seconds >= WaitingWatch.patience, toldExchange != exchange.ticket
    else { return }
    toldExchange = exchange.ticket
    terminal.printError("marquee: \(words.exchangeProgress(exchange.order, progress)) …")
  }

  private func setPrompt() {
    terminal.setPrompt(
      painter.prompt(store.state), typed: painter.typedLook(store.state))
  }

  private func showHits() {
    let lines = hitLines(store.state)
    guard !lines.isEmpty else { return }
    terminal.setHint(painter.rows(of: lines, in: store.state))
  }

  /// Shows how far a file is that is read or written: where lines are typed beneath the line, else once.
  private func showProgress() {
    guard terminal.isInteractive else { return tellProgress() }
    let lines = exchangeLines(store.state)
    guard !lines.isEmpty || showsProgress else { return }
    showsProgress = !lines.isEmpty
    terminal.setHint(painter.rows(of: lines, in: store.state))
  }

  /// Prints the page that was asked for as soon as nothing is loading.
  private func finishWaiting() {
    guard let asked = waiting, store.state.isIdle else { return }
    waiting = nil
    printer.answer(asked, with: store.state)
  }
}
