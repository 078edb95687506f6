import CTerminal
import Glibc

/// The one loop on the main thread: keys or lines, messages and signals in, events out.
///
/// A typed line, a line of a pipe and a line of a list pass through the same code; only typed ones
/// come while something is loading.
public final class EventLoop<Message: Sendable> {
  /// No command and no link comes near this many bytes.
  public static var longestLine: Int { 65_536 }

  private let terminal: Terminal
  private let mailbox: Mailbox<Message>
  private let isTyped: Bool
  private var reader: LineReader?
  private var lines: [NextLine] = []
  private var pending: NextLine?
  private var linesTyped = 0
  private var hasEnded = false

  /// Makes a loop over a source of lines.
  public init(_ source: LineSource, terminal: Terminal, mailbox: Mailbox<Message>) {
    self.terminal = terminal
    self.mailbox = mailbox
    switch source {
    case .standardInput:
      isTyped = terminal.isInteractive
      if !isTyped { reader = LineReader(descriptor: STDIN_FILENO, limit: Self.longestLine) }
    case .descriptor(let descriptor):
      isTyped = false
      reader = LineReader(descriptor: descriptor, limit: Self.longestLine)
    case .lines(let texts):
      isTyped = false
      lines = texts.enumerated().map { index, text in
        text.utf8.count > Self.longestLine
          ? .rejected(RejectedLine(number: index + 1, limit: Self.longestLine))
          : .line(EnteredLine(sanitizedLine(text.utf8), number: index + 1))
      }.reversed()
    }
  }

  /// Runs until the handler says it is finished, the input has ended with nothing left to do, nobody
  /// reads the output, or a signal comes.
  ///
  /// What the handler prints is written when it returns.
  ///
  /// - Parameters:
  ///   - first: `.busy` where something is loading already.
  ///   - longestWait: How many milliseconds to wait at most for the next event; nil for ever.
  ///   - handle: Takes an event.
  public func run(
    first: Turn = .ready, longestWait: () -> Int? = { nil },
    _ handle: (LoopEvent<Message>) -> Turn
  ) -> LoopEnding {
    var turn = first
    while true {
      if let ending = endTurn(turn) { return ending }
      if case .ready = turn, pending == nil { pending = nextLine() }
      let isNext = isReady(turn) && pending != nil
      let waiting = wait(
        forInput: !hasEnded && !isNext && (isTyped || isReady(turn)),
        atMost: isNext ? 0 : longestWait())
      var isDelayed = false
      if waiting.isOver, !isNext { turn = handle(.elapsed) }
      if waiting.signals {
        while case let signal = ct_signals_next(terminal.signals), signal != 0 {
          guard let event = event(of: signal) else { continue }
          if case .terminated = event { terminal.output.isPatient = false }
          turn = handle(event)
          isDelayed = true
          if signal == SIGTSTP { terminal.stop() }
          if case .terminated = event {
            terminal.endTurn(takingLines: false)
            return .terminated(signal: signal)
          }
        }
      }
      if waiting.messages {
        let messages = mailbox.takeAll()
        if !messages.isEmpty {
          turn = handle(.received(messages))
          isDelayed = true
        }
      }
      // What came may have made the turn a busy one, so the line waits for the next round.
      if isDelayed { continue }
      if isNext, let line = pending {
        pending = nil
        if case .failed(let error) = line {
          terminal.endTurn(takingLines: false)
          return .inputFailed(error)
        }
        turn = deliver(line, handle)
      } else if waiting.input {
        turn = takeInput(turn, handle)
      }
    }
  }

  private func endTurn(_ turn: Turn) -> LoopEnding? {
    let isOver = isOver(turn)
    terminal.endTurn(takingLines: isTyped && !hasEnded && !isOver)
    switch terminal.outputState {
    case .open:
      if isOver { return .finished }
      // Whoever read the errors has gone: as when nobody reads the output.
      return terminal.errors.state == .closed ? .outputClosed : nil
    case .closed: return endingSignal() ?? .outputClosed
    case .failed(let error): return .outputFailed(error)
    }
  }

  /// The signal that cut short what was being written.
  private func endingSignal() -> LoopEnding? {
    guard ct_signals_end() else { return nil }
    while case let signal = ct_signals_next(terminal.signals), signal != 0 {
      if case .terminated? = event(of: signal) { return .terminated(signal: signal) }
    }
    return nil
  }

  // MARK: Lines

  private enum NextLine {
    case line(EnteredLine)
    case rejected(RejectedLine)
    case failed(SystemError)
    case end
  }

  private func isReady(_ turn: Turn) -> Bool {
    switch turn {
    case .ready: true
    case .busy, .finished: false
    }
  }

  private func isOver(_ turn: Turn) -> Bool {
    switch turn {
    case .finished: true
    case .ready: hasEnded && lines.isEmpty && pending == nil
    case .busy: false
    }
  }

  private func nextLine() -> NextLine? {
    if let line = lines.popLast() { return line }
    guard !isTyped, !hasEnded else { return nil }
    guard reader != nil else { return .end }
    switch reader?.next() ?? .ended {
    case .line(let text, let number): return .line(EnteredLine(text, number: number))
    case .tooLong(let number):
      return .rejected(RejectedLine(number: number, limit: Self.longestLine))
    case .needsBytes: return nil
    case .ended: return reader?.failure.map(NextLine.failed) ?? .end
    }
  }

  private func deliver(_ next: NextLine, _ handle: (LoopEvent<Message>) -> Turn) -> Turn {
    switch next {
    case .line(let line):
      if isTyped { terminal.echo(line.text) }
      return handle(.entered(line))
    case .rejected(let line):
      return handle(.rejected(line))
    case .end, .failed:
      hasEnded = true
      return handle(.endedInput)
    }
  }

  private func takeInput(_ turn: Turn, _ handle: (LoopEvent<Message>) -> Turn) -> Turn {
    guard isTyped else {
      reader?.read()
      return turn
    }
    let before = terminal.lastTyped
    switch terminal.readKeys() {
    case ct_line_entered: return takeTyped(handle)
    case ct_input_ended:
      hasEnded = true
      dropPaste()
      return handle(.endedInput)
    default:
      if terminal.takeCleared() { return handle(.cleared) }
      let typed = terminal.lastTyped
      return typed == before ? turn : handle(.typed(typed))
    }
  }

  /// A paste of several lines is entered as one text, and worked through like a script.
  private func takeTyped(_ handle: (LoopEvent<Message>) -> Turn) -> Turn {
    let bytes = terminal.enteredBytes()
    guard bytes.count <= Self.longestLine else {
      linesTyped += 1
      return handle(.rejected(RejectedLine(number: linesTyped, limit: Self.longestLine)))
    }
    var entered: [EnteredLine] = []
    for part in bytes.split(separator: 0x0A) {
      linesTyped += 1
      let line = EnteredLine(sanitizedLine(part), number: linesTyped)
      entered.append(line)
      terminal.remember(line.text)
    }
    guard let first = entered.first else {
      linesTyped += 1
      return handle(.entered(EnteredLine("", number: linesTyped)))
    }
    // A line typed while a paste is being worked through goes before what is left of it.
    lines += entered.dropFirst().reversed().map(NextLine.line)
    return handle(.entered(first))
  }

  private func dropPaste() {
    lines = []
    pending = nil
  }

  // MARK: Waiting

  private struct Waiting {
    var input = false
    var messages = false
    var signals = false
    /// Whether nothing came in the time there was.
    var isOver = false
  }

  private func wait(forInput: Bool, atMost limit: Int?) -> Waiting {
    let input = isTyped ? STDIN_FILENO : reader?.descriptor ?? -1
    // A negative descriptor is passed over by poll; as a source it has ended.
    let isGone = forInput && input < 0
    var waits = [
      pollfd(fd: forInput ? input : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: mailbox.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: terminal.signals, events: Int16(POLLIN), revents: 0),
    ]
    let milliseconds = isGone ? 0 : limit.map { Int32(clamping: max(0, $0)) } ?? -1
    let count = poll(&waits, nfds_t(waits.count), milliseconds)
    guard count >= 0 else { return Waiting() }
    return Waiting(
      input: isGone || waits[0].revents != 0, messages: waits[1].revents != 0,
      signals: waits[2].revents != 0, isOver: count == 0 && !isGone)
  }

  private func event(of signal: Int32) -> LoopEvent<Message>? {
    switch signal {
    case SIGWINCH:
      return terminal.resize() ? .resized(terminal.size) : nil
    case SIGCONT:
      terminal.resumed()
      return .continued
    case SIGINT where isTyped:
      dropPaste()
      return .interrupted
    case SIGTSTP:
      return .stopping
    default:
      return .terminated(signal: signal)
    }
  }
}
