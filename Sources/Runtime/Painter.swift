import AppCore
import Screens
import Typesetting

/// Turns states into what is written.
struct Painter {
  private var themes: ThemeLibrary
  private let depth: ColorDepth
  private let isTerminal: Bool

  init(themes: ThemeLibrary, depth: ColorDepth, isTerminal: Bool) {
    self.themes = themes
    self.depth = depth
    self.isTerminal = isTerminal
  }

  /// The page the state asks for.
  mutating func page(_ state: AppState) -> String {
    encoded(render(state), of: state)
  }

  /// What is put out.
  mutating func text(of output: Presentation.Output, _ state: AppState) -> String {
    encoded(render(output, state), of: state)
  }

  /// Lines in the state's theme.
  mutating func encoded(_ lines: [Line], of state: AppState) -> String {
    // Without colors a theme has no say, and is not read.
    guard depth != .off else { return lines.encoded(.plain) }
    let theme = themes.theme(named: state.theme)
    return lines.encoded(
      .ansi(theme, depth, isTerminal: isTerminal, columns: isTerminal ? nil : state.size.columns),
      themes: themes.themes(of: lines))
  }

  /// Lines in the state's theme, each a text of its own.
  mutating func rows(of lines: [Line], in state: AppState) -> [String] {
    encoded(lines, of: state).split(separator: "\n").map(String.init)
  }

  /// The page as a picture.
  mutating func picture(_ kind: Configuration.Picture, of state: AppState) -> String {
    let theme = themes.theme(named: state.theme)
    let lines = render(state)
    switch kind {
    case .svg: return lines.encoded(.svg(theme), themes: themes.themes(of: lines))
    case .html: return lines.encoded(.html(theme), themes: themes.themes(of: lines))
    }
  }

  /// The prompt, its escapes marked for readline as taking no room.
  mutating func prompt(_ state: AppState) -> String {
    Screens.prompt(state).encodedPrompt(themes.theme(named: state.theme), depth)
  }

  /// The escape that what is typed after the prompt wears; empty where that is the terminal's own.
  mutating func typedLook(_ state: AppState) -> String {
    depth == .off ? "" : themes.theme(named: state.theme).typedLook(depth)
  }
}
