import AppCore
import Typesetting

/// A sheet with what is to be said about it; where it does not fit above the prompt it is cut into
/// screenfuls.
struct PaintedSheet {
  private let state: AppState
  private let page: [Line]
  private let notice: [Line]
  /// An address is there to be copied: nothing stands beside it.
  private let isBare: Bool
  /// Which screenful is shown, from 0.
  private let screenful: Int

  init(_ sheet: Sheet, _ state: AppState, screenful: Int = 0) {
    self.state = state
    self.screenful = screenful
    page = sheetLines(sheet, state)
    if case .address = sheet { isBare = true } else { isBare = false }
    notice = isBare ? [] : noticeLines(state)
  }

  /// The rows above the prompt that the sheet may take where nothing is said beneath it.
  private var height: Int { max(1, (state.size.rows ?? .max) - 1) }

  /// The rows that the sheet may take now.
  private var heightLeft: Int { max(1, height - (notice.isEmpty ? 0 : notice.count + 1)) }

  /// The parts of the sheet that are shown at once, in order; never none.
  ///
  /// Whatever is said this once does not change how they are counted.
  var screenfuls: [Range<Int>] {
    guard !isBare, page.count > height else { return [0..<page.count] }
    var body = Body(page)
    body.keeps = Self.entries(of: page)
    return body.cut(to: max(1, height - Self.footerRows))
  }

  /// The lines that belong to the one above them, together with it: they stand further in.
  private static func entries(of page: [Line]) -> [Range<Int>] {
    var entries: [Range<Int>] = []
    var index = 1
    while index < page.count {
      let head = page[index - 1]
      var end = index
      while end < page.count, end < index + mostKept, page[end].start > head.start + 1 { end += 1 }
      if end > index, !head.isEmpty { entries.append(index - 1..<end) }
      index = end + 1
    }
    return entries
  }

  /// The most lines that are kept with the one above them.
  private static let mostKept = 4

  /// An empty line, and how the sheet goes on.
  private static let footerRows = 2

  var lines: [Line] {
    if isBare { return page }
    let parts = screenfuls
    let shown = min(screenful, parts.count - 1)
    var lines = Array(page[parts[shown]])
    var foot: [Line] = []
    if parts.count > 1 {
      while lines.last?.isEmpty == true { lines.removeLast() }
      foot = footer(shown, of: parts)
    }
    // Where something is said beneath, the end stays in sight: what is new stands there.
    lines = lines.suffix(max(1, heightLeft - foot.count)) + foot
    return lines.indented(by: state.margin) + (notice.isEmpty ? [] : [.empty] + notice)
  }

  private func footer(_ shown: Int, of parts: [Range<Int>]) -> [Line] {
    let words = state.words
    let columns = state.pageColumns
    let below = page.count - parts[shown].upperBound
    var line = words.line(below > 0 ? words.linesBelow(below) : words.lastScreenful, .muted)
    let place = words.screenful(shown + 1, of: parts.count)
    if line.width + 2 + Width.of(place) <= columns {
      line.append(place, .muted, column: columns - Width.of(place))
    }
    return [.empty, line.truncated(to: columns)]
  }
}

extension Line {
  /// The column in which the line begins.
  fileprivate var start: Int {
    var blanks = 0
    for span in spans {
      if let column = span.column { blanks = max(blanks, column) }
      for byte in span.text.utf8 {
        guard byte == 0x20 else { return blanks }
        blanks += 1
      }
    }
    return 0
  }
}
