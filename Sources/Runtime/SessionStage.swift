import AppCore
import Screens
import Typesetting

/// What stands around the program in a real run: who performs its effects, and the terminal or the stream to which
/// things are put out.
struct SessionStage: Stage {
  var runner: EffectRunner
  var painter: Painter
  var printer: PagePrinter
  let terminal: Terminal
  /// What the answer that is waited for was asked by.
  var asked = PagePrinter.Asked.nothing
  /// The page that was put out last: the same is not put out again.
  private var page = ""
  /// Whether something stands beneath the line that a person did not ask for by typing.
  private var showsProgress = false

  init(runner: EffectRunner, painter: Painter, printer: PagePrinter, terminal: Terminal) {
    self.runner = runner
    self.painter = painter
    self.printer = printer
    self.terminal = terminal
  }

  mutating func perform(_ effect: Effect) -> Action? { runner.perform(effect) }

  mutating func put(_ output: Presentation.Output, _ state: AppState) {
    guard terminal.isInteractive else { return printer.answer(asked, with: state) }
    switch output {
    case .page(let spot): show(painter.text(of: output, state), at: spot)
    case .sheet(.alone): terminal.showAlone(painter.text(of: output, state))
    case .sheet, .notice, .waiting: terminal.print(painter.text(of: output, state))
    case .echo(let line):
      setPrompt(state)
      terminal.echo(line)
    case .hits: terminal.setHint(painter.rows(of: render(output, state), in: state))
    }
  }

  private mutating func show(_ new: String, at spot: Presentation.Spot) {
    defer { page = new }
    switch spot {
    case .beneath: terminal.show(new)
    case .alone: terminal.showAlone(new)
    case .inPlace where new == page: break
    case .inPlace: terminal.replaceScreen(with: new, otherwise: .append)
    case .inPlaceOrAlone: terminal.replaceScreen(with: new, otherwise: .clear)
    }
  }

  /// Shows the prompt as it is now, and beneath the line how far a file is that is read or written.
  mutating func endTurn(_ state: AppState) {
    setPrompt(state)
    let lines = exchangeLines(state)
    guard !lines.isEmpty || showsProgress else { return }
    showsProgress = !lines.isEmpty
    terminal.setHint(painter.rows(of: lines, in: state))
  }

  private mutating func setPrompt(_ state: AppState) {
    terminal.setPrompt(painter.prompt(state), typed: painter.typedLook(state))
  }

  /// Says above the line that is typed what went wrong and is no answer to a command.
  mutating func remark(_ text: String, _ state: AppState) {
    terminal.print(painter.encoded(remarkLines(text, isFailure: true, state), of: state))
  }
}
