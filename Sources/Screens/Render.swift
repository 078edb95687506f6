public import AppCore
import Catalog
import Navigation
public import Typesetting

/// The whole frame of a state, in lines no wider than its columns.
///
/// Where the terminal's rows are known a page that does not fit above the prompt is cut into screenfuls,
/// and the frame shows the one its place on the stack says; where they are not, the page is whole.
public func render(_ state: AppState) -> [Line] {
  switch state.painting {
  case .screen: PaintedPage(state).lines
  case .sheet(let sheet, let screenful): PaintedSheet(sheet, state, screenful: screenful).lines
  case .notice: noticeLines(state)
  }
}

/// What is put out, in lines no wider than the state's columns.
public func render(_ output: Presentation.Output, _ state: AppState) -> [Line] {
  switch output {
  case .page: PaintedPage(state).lines
  case .sheet: render(state)
  case .notice: noticeLines(state)
  case .waiting(let lines):
    remarkLines(state.words.linesWait(lines), isFailure: false, state)
  case .echo(let line): [Line("› ", .prompt).appending(line, .body)]
  case .hits: hitLines(state)
  }
}

/// Which lines of the page on screen are shown at the state's size; of a sheet, which of its screenfuls.
public func layout(_ state: AppState) -> Screenful {
  guard state.size.rows != nil else { return Screenful(next: nil, end: 0) }
  if case .sheet(let sheet, let screenful) = state.painting {
    let count = PaintedSheet(sheet, state).screenfuls.count
    let next = screenful + 1
    return Screenful(next: next < count ? next : nil, end: count)
  }
  let page = PaintedPage(state)
  let end = page.body.lines.count
  guard let shown = page.shown, shown.upperBound < end else {
    return Screenful(next: nil, end: end)
  }
  return Screenful(next: shown.upperBound, end: end)
}

/// What is said about the last line, a sign before it that tells a failure without color.
func noticeLines(_ state: AppState) -> [Line] {
  guard let notice = state.notice else { return [] }
  let columns = state.pageColumns
  let words = state.words
  if notice == .welcome, columns >= Welcome.leastColumns {
    return Welcome(words).lines(columns).indented(by: state.margin)
  }
  return remarkLines(words.notice(notice), isFailure: notice.isFailure, state)
}

/// Something said beneath the page; a sign tells it from what the page shows.
public func remarkLines(_ text: String, isFailure: Bool, _ state: AppState) -> [Line] {
  let role: Role = isFailure ? .error : .notice
  let line = Line([Span(isFailure ? "! " : "• ", role)]) + state.words.line(text, role)
  return line.wrapped(to: state.pageColumns, indent: 2).indented(by: state.margin)
}
