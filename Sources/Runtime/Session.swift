public import AppCore
import Catalog
import Navigation
import Screens
import Typesetting

/// One run of the program: what happens outside, told to the dialogue, until there is nothing more to come.
///
/// A line that is typed, one from a pipe, one of `-c` and a link given as an argument pass through the same
/// code: what happens goes into the dialogue, which performs effects and puts out answers on its stage.
public final class Session {
  private var dialogue: Dialogue
  private var stage: SessionStage
  private let configuration: Configuration
  private let terminal: Terminal
  private let mailbox: Mailbox<Action>
  /// The links that are still to be opened, one a turn.
  private var links: [Link]
  /// What a run that only prints ends with because of what TMDB did not take.
  private var accountFailure: ExitStatus?
  /// What whoever waits for a run that only prints is told, once for each page.
  private var waitingWatch = WaitingWatch()
  /// The file of which it was told how far it is.
  private var toldExchange: Ticket?

  /// Makes a session.
  ///
  /// - Throws: `SystemError` where the process has no descriptor left.
  public init(
    _ configuration: Configuration, services: Services, themes: ThemeLibrary
  ) throws(SystemError) {
    self.configuration = configuration
    mailbox = try Mailbox()
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
    dialogue = Dialogue(
      configuration.launch, on: terminal.isInteractive ? .terminal : .stream, layout: layout)
    let painter = Painter(
      themes: themes, depth: configuration.depth, isTerminal: terminal.isInteractive)
    let exchange = FileExchange(
      services, version: configuration.version, isInteractive: terminal.isInteractive,
      mayReadInput: !isTyped)
    stage = SessionStage(
      runner: EffectRunner(services, mailbox: mailbox, exchange: exchange), painter: painter,
      printer: PagePrinter(configuration, terminal, painter), terminal: terminal)
    switch configuration.input {
    case .lines(let opening): links = opening
    case .links(let all): links = all
    case .commands, .command: links = []
    }
    answers.source = { [weak self] in self.map { ($0.state, $0.stage.painter) } }
  }

  private var state: AppState {
    _read { yield dialogue.state }
  }

  private var words: Words { state.words }

  /// Runs to the end and returns what to tell the caller.
  public func run() -> ExitStatus {
    start()
    if isOver { return finished() }
    tellWaiting()
    let source: LineSource
    switch configuration.input {
    case .lines: source = .standardInput
    case .commands(let commands): source = .lines(commands)
    case .command(let command): source = .lines([command])
    case .links: source = .lines([])
    }
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
      return stage.printer.firstFailure ?? .failure
    case .terminated(let signal):
      // Whoever closes the window finds all as it was left.
      if terminal.isInteractive, !state.hasEnded { dialogue.send(.endedInput, on: &stage) }
      _ = finished()
      Process.die(of: signal)
    }
  }

  private func start() {
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
    dialogue.send(.started(launch), on: &stage)
    guard terminal.isInteractive else { return openLinks() }
    for link in links { dialogue.send(.opened(link), on: &stage) }
    links = []
    if let path = terminal.faultyInputrc { stage.remark(words.faultyInputrc(path), state) }
    dialogue.take(.began, on: &stage)
    stage.endTurn(state)
  }

  /// Waits until all that was changed is stored, says what could not be, and returns what to tell the
  /// caller.
  private func finished() -> ExitStatus {
    stage.runner.finish()
    // What was marked at the very end is sent as well, as far as that needs no patience.
    func takeAll() {
      for action in mailbox.takeAll() {
        tellAccount(action)
        for effect in dialogue.send(action) {
          if case .account = effect { _ = stage.perform(effect) }
        }
      }
    }
    takeAll()
    // Whoever only looks at something does not wait for what others have marked.
    let isPatient = !terminal.isInteractive && stage.runner.hasMarked
    stage.runner.finishSending(atMost: isPatient ? .seconds(3) : .milliseconds(300))
    takeAll()
    tellUnsent()
    let lost = state.library.unsaved.count
    if lost > 0, case .notKept(let failure, _)? = state.notice {
      stage.printer.fail(
        words.notKeptAtEnd(failure, count: lost), status: .failure, .nothing, in: state)
      stage.printer.firstFailure = stage.printer.firstFailure ?? .failure
    }
    // What a person was told to be kept in a run that ends at once is lost with it.
    if !terminal.isInteractive, lost == 0, stage.runner.hasMarked,
      case .memory(let failure) = stage.runner.keeping
    {
      stage.printer.fail(
        words.notice(.keptInMemory(failure)), status: .failure, .nothing, in: state)
    }
    return stage.printer.firstFailure ?? accountFailure ?? .success
  }

  /// Tells a script what TMDB did not take; a person reads it beneath a page.
  private func tellAccount(_ action: Action) {
    guard !terminal.isInteractive, case .account(let news) = action else { return }
    let notice: AccountNotice
    switch news {
    case .refused(let change, let back, let failure, _):
      notice = .refused(change.change, title: change.name, takenBack: back, failure)
      accountFailure = accountFailure ?? .refused
    case .sessionRefused(let failure, let waiting):
      guard waiting > 0, accountFailure != .unauthorized, !state.account.isAwaited else {
        return
      }
      notice = .sessionRefused(failure, waiting: waiting)
      accountFailure = .unauthorized
    case .approval, .loginFailed, .signedIn, .comparing, .compared, .notCompared, .sent, .waits,
      .lacksKey, .shared, .unsent, .signedOut, .notKept:
      return
    }
    terminal.printError("marquee: \(words.accountNotice(notice))")
  }

  /// Tells a script that what it marked, or what it began to send, waits still.
  private func tellUnsent() {
    let account = state.account
    guard !terminal.isInteractive, accountFailure == nil, account.standing != .noKey,
      account.kept != nil, !state.isOffline, stage.runner.hasMarked || account.hasBegunSending,
      let waiting = stage.runner.waitingCount, waiting > 0
    else { return }
    terminal.printError("marquee: \(words.stillWaiting(waiting))")
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
    case .typed(let text): dialogue.take(.typed(text), on: &stage)
    case .endedInput: dialogue.take(.endedInput, on: &stage)
    case .interrupted: interrupt()
    case .resized: dialogue.take(.resized(size), on: &stage)
    case .cleared: dialogue.take(.cleared, on: &stage)
    case .received(let actions):
      for action in actions {
        if let text = exportedText(by: action, in: state) { terminal.print(text) }
        tellAccount(action)
      }
      dialogue.take(.received(actions), on: &stage)
    case .elapsed:
      dialogue.take(.received(stage.runner.passed().map(Action.elapsed)), on: &stage)
    case .stopping, .continued, .terminated: break
    }
    openLinks()
    if terminal.isInteractive { stage.endTurn(state) } else { tellProgress() }
    tellWaiting()
    return turn
  }

  private var turn: Turn {
    if isOver { return .finished }
    guard state.isIdle else { return .busy }
    return state.hasEnded ? .finished : .ready
  }

  /// Whether a failure ends the run here.
  private var isOver: Bool {
    guard stage.printer.firstFailure != nil, !terminal.isInteractive, !configuration.keepsGoing
    else { return false }
    switch configuration.input {
    case .lines, .commands, .command: return true
    // Every link is tried.
    case .links: return false
    }
  }

  private func enter(_ line: EnteredLine) {
    // A script may explain itself.
    if !terminal.isInteractive, line.text.drop(while: { $0 == " " }).hasPrefix("#") { return }
    // A session left open over midnight knows the new day from its next line on.
    if let today = Clock.today(), today != state.today { dialogue.send(.dawned(today), on: &stage) }
    if let snapshot = stage.runner.changesOfOthers() {
      dialogue.send(.recalled(snapshot), on: &stage)
    }
    let expired = stage.runner.expired()
    if !expired.isEmpty { dialogue.send(.expired(expired), on: &stage) }
    stage.asked = .line(line.number)
    dialogue.take(.entered(line.text.withoutUserInfo), on: &stage)
  }

  private func reject(_ line: RejectedLine) {
    let text = words.lineTooLong(limit: line.limit)
    if terminal.isInteractive {
      stage.remark(text, state)
    } else {
      stage.printer.fail(text, status: .usage, .line(line.number), in: state)
    }
  }

  private func interrupt() {
    guard terminal.hasTyped, state.showsLogin || !state.isInterruptible else {
      return dialogue.take(.interrupted, on: &stage)
    }
    // Whoever clears a line gives up nothing else with it.
    terminal.discardLine()
    dialogue.take(.typed(""), on: &stage)
  }

  private func openLinks() {
    while !links.isEmpty, !dialogue.isAnswerOwed {
      let link = links.removeFirst()
      stage.asked = .link(link)
      dialogue.take(.opened(link), on: &stage)
    }
  }

  private var size: Size {
    Size(
      columns: configuration.width ?? terminal.size.columns,
      rows: terminal.isInteractive ? terminal.size.rows : nil)
  }

  // MARK: Waiting

  /// How many milliseconds until something is to be done that nothing else brings.
  private var longestWait: Int? {
    [stage.runner.longestWait, waitingWatch.longestWait].compactMap(\.self).min()
  }

  /// Tells on standard error what a page waits for that takes long to come.
  private func tellWaiting() {
    guard !terminal.isInteractive, dialogue.isAnswerOwed, !state.inFlight.isEmpty else {
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
    guard let exchange = state.exchange, let progress = exchange.progress,
      progress.seconds >= WaitingWatch.patience, toldExchange != exchange.ticket
    else { return }
    toldExchange = exchange.ticket
    terminal.printError("marquee: \(words.exchangeProgress(exchange.order, progress)) …")
  }
}
