import AppCore
import Catalog
import Navigation
import Screens

/// Prints to a plain stream what was asked for: a page, a document or a picture, else what went wrong.
///
/// A person who types sees the screen painted as it changes, and only failures from here.
struct PagePrinter {
  /// What a page was asked for by.
  enum Asked {
    case line(Int)
    case link(Link)
    case nothing
  }

  private let configuration: Configuration
  private let terminal: Terminal
  private var painter: Painter
  /// Whether a page was printed to a plain stream.
  private var hasPrinted = false
  /// What the run ends with; nil while nothing failed.
  var firstFailure: ExitStatus?

  init(_ configuration: Configuration, _ terminal: Terminal, _ painter: Painter) {
    self.configuration = configuration
    self.terminal = terminal
    self.painter = painter
  }

  /// Prints what was asked for, or why it cannot be had.
  mutating func answer(_ asked: Asked, with state: AppState) {
    let outcome = Outcome(state)
    switch outcome {
    case .failure(let failure):
      fail(
        failure.message, status: failure.status, document: failure.document, asked, in: state)
    case .file(let remark):
      if let remark { terminal.printError("marquee: \(remark)") }
    case .page(let shortfall):
      printPage(of: state)
      guard let shortfall else { return }
      // The page is the document: there is no other for the failure.
      terminal.printError("marquee: \(place(of: asked, state.words))\(shortfall.message)")
      // What a person was told at the prompt is no failure of the run.
      if firstFailure == nil, !terminal.isInteractive { firstFailure = outcome.status }
    }
  }

  private mutating func printPage(of state: AppState) {
    for picture in configuration.pictures { write(picture, of: state) }
    if configuration.isJSON {
      terminal.print(document(state) + "\n")
    } else if configuration.pictures.isEmpty {
      let page = painter.page(state)
      guard !page.isEmpty else { return }
      // Pages that follow one another are told apart.
      terminal.print(hasPrinted ? "\n" + page : page)
      hasPrinted = true
    }
  }

  private mutating func write(_ picture: Configuration.Picture, of state: AppState) {
    let path: String
    switch picture {
    case .svg(let file), .html(let file): path = file
    }
    do {
      try AtomicFile.write(painter.picture(picture, of: state), to: path, replaces: true)
    } catch {
      let words = state.words
      fail(
        words.cannotWrite(path, reason: error.message), status: .failure, .nothing, in: state)
    }
  }

  /// Says what went wrong; what went wrong first is what the run ends with.
  mutating func fail(
    _ text: String, status: ExitStatus, document: String? = nil, _ asked: Asked,
    in state: AppState
  ) {
    if configuration.isJSON, !terminal.isInteractive {
      let text = document ?? errorDocument(message: text, status: status, in: state)
      terminal.print(text + "\n")
    }
    terminal.printError("marquee: \(place(of: asked, state.words))\(text)")
    // What a person was told at the prompt is no failure of the run.
    if firstFailure == nil, !terminal.isInteractive { firstFailure = status }
  }

  /// Where an error belongs, as its line begins; nothing where there is no doubt.
  private func place(of asked: Asked, _ words: Words) -> String {
    switch asked {
    case .nothing: return ""
    case .link(let link): return words.place(of: link) + " "
    case .line(let number):
      switch configuration.input {
      case .lines: return terminal.isInteractive ? "" : words.scriptLine(number) + " "
      case .commands(let all): return all.count > 1 ? words.numberedCommand(number) + " " : ""
      case .command, .links: return ""
      }
    }
  }
}
