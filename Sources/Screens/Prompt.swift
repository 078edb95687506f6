public import AppCore
import Catalog
import Navigation
public import Typesetting

/// The prompt: the link of the place on screen, a mark while something is being loaded, and a sign.
///
/// The link takes at most a third of the columns; of a longer one its end is shown after an ellipsis.
public func prompt(_ state: AppState) -> Line {
  var line = Line.empty
  let room = state.size.columns / 3
  if room >= 4 {
    line.append(shortLink(state, room), .promptLink)
    line.append(" ", .prompt)
  }
  if state.isLoading { line.append("⋯ ", .muted) }
  line.append(state.size.columns >= 3 ? "› " : "›", .prompt)
  return line
}

/// The link, whole or from a place on that lets it fit.
private func shortLink(_ state: AppState, _ columns: Int) -> String {
  var shown: String?
  for places in 1...64 {
    let text = Link.shortText(ofTop: state.stack.fromTop.lazy.map(\.route), places: places)
    guard Width.of(text) <= columns else { break }
    shown = text
    guard text.utf8.starts(with: "…".utf8) else { break }
  }
  if let shown { return shown }
  // Not even one place fits: its end tells most.
  let text = Link.shortText(ofTop: state.stack.fromTop.lazy.map(\.route), places: 1)
  var tail: [Character] = []
  var width = 1
  for character in text.reversed() {
    width += Width.of(character)
    guard width <= columns else { break }
    tail.append(character)
  }
  return "…" + String(tail.reversed())
}
