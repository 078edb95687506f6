import Typesetting

/// The lines of a page between its header and its footer.
struct Body: Hashable, Sendable {
  /// The lines, from the left margin.
  var lines: [Line] = []
  /// The lines at which a screenful begins, wherever else the page is cut.
  var breaks: [Int] = []
  /// How far the page goes and how to go on: beneath the last line, and on no screenful of its own.
  var foot: [Line] = []
  /// Whether more lines can be had than there are.
  var goesOn = false
  /// Lines that a screenful does not part where it can be helped: a card, with what belongs to it.
  var keeps: [Range<Int>] = []

  /// Makes a body of lines.
  init(_ lines: [Line] = []) {
    self.lines = lines
  }

  /// Makes the rows of a list beneath its head, and the foot that says how far it goes.
  init(head: [Line], rows: [[Line]], foot: [Line], goesOn: Bool) {
    lines = head + rows.flatMap(\.self)
    self.foot = foot
    self.goesOn = goesOn
  }

  /// The lines with the foot after an empty one.
  var whole: [Line] { foot.isEmpty ? lines : lines + [.empty] + foot }

  /// Adds lines as they are.
  mutating func add(_ more: [Line]) {
    lines += more
  }

  /// Adds another body beneath, with where it may and may not be cut, and how far it goes.
  mutating func add(_ more: Body) {
    let start = lines.count
    lines += more.lines
    breaks += more.breaks.map { $0 + start }
    keeps += more.keeps.map { $0.lowerBound + start..<$0.upperBound + start }
    if foot.isEmpty { foot = more.foot }
    goesOn = goesOn || more.goesOn
  }

  /// Adds a body after an empty line; nothing of an empty one.
  mutating func addBlock(_ block: Body) {
    guard !block.lines.isEmpty else { return }
    if !lines.isEmpty { lines.append(.empty) }
    add(block)
  }

  /// The body moved down by lines above it.
  func beneath(_ above: [Line]) -> Body {
    var whole = Body(above)
    whole.add(self)
    return whole
  }

  /// Adds lines after an empty one; nothing of none.
  mutating func addBlock(_ block: [Line]) {
    guard !block.isEmpty else { return }
    if !lines.isEmpty { lines.append(.empty) }
    lines += block
  }
}

/// A section's name with a rule after it to the end of the columns.
func sectionHeading(_ name: String, note: String = "", _ columns: Int) -> [Line] {
  var line = Line(name, .heading)
  if !note.isEmpty, line.width + 2 + Width.of(note) <= columns { line.append("  " + note, .muted) }
  guard line.width + 4 <= columns else { return line.wrapped(to: columns) }
  line.append(" ", .rule)
  return [line + .rule(columns - line.width)]
}

/// Two parts of a page beside each other, the right one beginning at a column of its own.
func beside(_ left: [Line], _ right: [Line], at column: Int) -> [Line] {
  (0..<max(left.count, right.count)).map { row in
    let first = left.indices.contains(row) ? left[row] : .empty
    guard right.indices.contains(row), !right[row].isEmpty else { return first }
    var spans = first.spans
    spans.reserveCapacity(spans.count + right[row].spans.count)
    for (index, span) in right[row].spans.enumerated() {
      var moved = span
      if index == 0 {
        moved.column = column + (span.column ?? 0)
      } else if let stop = span.column {
        moved.column = column + stop
      }
      spans.append(moved)
    }
    return Line(spans)
  }
}
