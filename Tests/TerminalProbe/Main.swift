import Glibc
import Runtime

/// A trivial app on the real loop, for the tests on a pseudo-terminal.
///
/// `later TEXT` prints when a message comes, `screen N` shows N rows and `again TEXT` replaces them,
/// `load` is busy until then. Every other line is echoed. SIGURG is what posts the message, so that no
/// test depends on time.
@main
struct Probe {
  enum Message: Sendable { case poked }

  static func main() {
    Process.prepare()
    Process.useUTF8()
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, SIGURG)
    pthread_sigmask(SIG_BLOCK, &set, nil)

    guard let mailbox = try? Mailbox<Message>() else { exit(1) }
    let terminal = Terminal(editing: editing)
    let thread = Poker(mailbox: mailbox)
    thread.start()
    terminal.setPrompt("\u{1}\u{1B}[36m\u{2}probe>\u{1}\u{1B}[0m\u{2} ")
    let app = App(terminal: terminal)
    let source: LineSource =
      CommandLine.arguments.count > 1
      ? .lines(Array(CommandLine.arguments.dropFirst())) : .standardInput
    let ending = EventLoop(source, terminal: terminal, mailbox: mailbox).run(app.handle)
    terminal.close()
    switch ending {
    case .finished, .outputClosed: exit(0)
    case .outputFailed, .inputFailed: exit(1)
    case .terminated(let signal): Process.die(of: signal)
    }
  }

  private static var editing: Terminal.Editing {
    Terminal.Editing(
      name: "marquee", historyPath: getenv("PROBE_HISTORY").map { String(cString: $0) },
      complete: { request in
        if request.before.hasPrefix("find ") {
          return Completions(
            keeping: "find ",
            [
              .init("The Matrix", label: "The Matrix (1999)"), .init("Matrix Reloaded"),
              .init("千と千尋"),
            ])
        }
        let words = ["open ", "open-all ", "screen ", "später "]
        return Completions(words.filter { $0.hasPrefix(request.before) }.map { .init($0) })
      })
  }
}

/// Turns SIGURG into messages, from a thread of its own.
///
/// Not SIGUSR1: the runtime's crash handler halts threads with it.
struct Poker: Sendable {
  let mailbox: Mailbox<Probe.Message>

  func start() {
    let mailbox = mailbox
    Task.detached {
      var set = sigset_t()
      sigemptyset(&set)
      sigaddset(&set, SIGURG)
      var number: Int32 = 0
      while sigwait(&set, &number) == 0 { mailbox.post(.poked) }
    }
  }
}

/// What the probe does with each event.
final class App {
  private let terminal: Terminal
  private var later: [() -> Void] = []
  private var isLoading = false

  init(terminal: Terminal) {
    self.terminal = terminal
  }

  func handle(_ event: LoopEvent<Probe.Message>) -> Turn {
    switch event {
    case .entered(let line): return enter(line)
    case .rejected(let line): terminal.printError("line \(line.number): over \(line.limit) bytes")
    case .typed(let text):
      if text.hasPrefix("hint") {
        terminal.setHint(["first of \(text)", "second", String(repeating: "wide", count: 100)])
      }
    case .endedInput:
      terminal.print("[end]")
      return isLoading ? .busy : .finished
    case .interrupted:
      terminal.print("[interrupted]")
      terminal.discardLine()
    case .resized(let size): terminal.print("[\(size.columns)x\(size.rows)]")
    case .stopping: break
    case .continued: terminal.print("[continued]")
    case .cleared, .elapsed: break
    case .terminated(let signal): terminal.print("[signal \(signal)]")
    case .received:
      isLoading = false
      for action in later { action() }
      later = []
    }
    return isLoading ? .busy : .ready
  }

  /// Goes deeper for ever, until the stack has run over.
  private static func depth(of number: Int) -> Int {
    number == 0 ? 0 : depth(of: number &+ 2 | 1) &+ 1
  }

  private func enter(_ line: EnteredLine) -> Turn {
    let parts = line.text.split(separator: " ", maxSplits: 1).map(String.init)
    let argument = parts.count > 1 ? parts[1] : ""
    let terminal = terminal
    switch parts.first {
    case "later": later.append { terminal.print("later \(argument)") }
    case "again":
      later.append { terminal.replaceScreen(with: argument + "\nlast row", otherwise: .append) }
      fallthrough
    case "screen":
      let rows = Int(argument) ?? 3
      terminal.show((1...max(1, min(rows, 500))).map { "row \($0)" }.joined(separator: "\n"))
    case "load":
      isLoading = true
      terminal.print("loading")
      later.append { terminal.print("loaded \(argument)") }
    case "prompt": later.append { terminal.setPrompt(argument + "> ") }
    case "wear":
      terminal.setPrompt(
        "\u{1}\u{1B}[1;31;44m\u{2}worn> \u{1}\u{1B}[0m\u{2}", typed: "\u{1B}[33;44m")
    case "bare": terminal.setPrompt("bare> ")
    case "crash": later.append { raise(SIGTRAP) }
    case "overflow": later.append { terminal.print("\(Self.depth(of: 1))") }
    case "quit": return .finished
    default: terminal.print("<\(line.number) \(line.text)>")
    }
    return isLoading ? .busy : .ready
  }
}
