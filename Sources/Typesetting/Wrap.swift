/// Where a text stands in a space that is wider than it.
public enum Alignment: Hashable, Sendable {
  /// At the left, the space after it.
  case leading
  /// At the right, as numbers stand.
  case trailing
}

extension Line {
  /// The line broken between words into lines that are never wider than a number of columns.
  ///
  /// Lines break at spaces, after hyphens and dashes, and between ideographs, except where East Asian
  /// typography forbids it; a word that is too long for any line is cut. Line feeds in the text break too. A
  /// grapheme wider than the whole line shows as `…`. The indent stands before every line but the first, and
  /// never takes more than half of the columns.
  public func wrapped(to columns: Int, indent: Int = 0) -> [Line] {
    let columns = max(1, columns)
    if fits(in: columns), !spans.contains(where: \.text.hasLineFeed) { return [self] }
    var wrapping = Wrapping(columns: columns, indent: max(0, min(indent, columns / 2)))
    return wrapping.lines(of: self)
  }

  /// The line cut to a number of columns, its last one showing `…` where something was cut.
  public func truncated(to columns: Int) -> Line {
    guard columns > 0 else { return .empty }
    if fits(in: columns) { return self }
    var line = Line.empty
    var position = 0
    for span in spans {
      if let column = span.column, column > position {
        guard column < columns else {
          line.spans.append(Span("…", span.role, isEmphasised: span.isEmphasised))
          return line
        }
        position = column
      }
      let spanWidth = span.width
      if position + spanWidth < columns {
        line.spans.append(span)
        position += spanWidth
        continue
      }
      var cut = span
      cut.text = prefix(of: span.text, columns: columns - 1 - position)
      while cut.text.utf8.last == 0x20 { cut.text.unicodeScalars.removeLast() }
      cut.text += "…"
      line.spans.append(cut)
      return line
    }
    return line
  }

  /// The line with spaces beside it up to a number of columns; a wider line stays as it is.
  public func padded(to columns: Int, _ alignment: Alignment = .leading) -> Line {
    let missing = columns - width
    guard missing > 0 else { return self }
    switch alignment {
    case .leading: return appending(String(repeating: " ", count: missing))
    case .trailing: return indented(by: missing)
    }
  }

  /// The spans with neighbours of one style joined, so that a grapheme never spans two of them.
  fileprivate func joiningEqualSpans() -> [Span] {
    var joined: [Span] = []
    for span in spans {
      if let last = joined.indices.last, span.column == nil, joined[last].role == span.role,
        joined[last].isEmphasised == span.isEmphasised, joined[last].theme == span.theme
      {
        joined[last].text += span.text
      } else {
        joined.append(span)
      }
    }
    return joined
  }

  /// The graphemes of a text that fit into a number of columns.
  private func prefix(of text: String, columns: Int) -> String {
    var width = 0
    for index in text.indices {
      width += Width.of(text[index])
      if width > columns { return String(text[..<index]) }
    }
    return text
  }
}

extension String {
  /// Whether a line feed is in the text, looked for in its bytes as they lie.
  fileprivate var hasLineFeed: Bool {
    utf8.withContiguousStorageIfAvailable { $0.contains(0x0A) } ?? utf8.contains(0x0A)
  }
}

extension [Line] {
  /// Every line broken as ``Line/wrapped(to:indent:)`` breaks it.
  public func wrapped(to columns: Int, indent: Int = 0) -> [Line] {
    flatMap { $0.wrapped(to: columns, indent: indent) }
  }
}

/// One wrapping of one line.
private struct Wrapping {
  let columns: Int
  let indent: Int
  private var lines: [Line] = []
  private var current: [Span] = []
  private var position = 0

  /// What cannot be broken: pieces of spans, and the space before them.
  private struct Word {
    var pieces: [Span] = []
    var width = 0
    var gap = 0
    var gapStyle: Span
    var isAfterLineBreak = false
  }

  init(columns: Int, indent: Int) {
    self.columns = columns
    self.indent = indent
  }

  mutating func lines(of line: Line) -> [Line] {
    var word: Word?
    var column = 0
    for span in line.joiningEqualSpans() {
      var style = span
      style.text = ""
      style.column = nil
      if let stop = span.column {
        if stop > column {
          place(&word)
          word = Word(gap: stop - column, gapStyle: style)
        }
        column = max(column, stop)
      }
      column += span.width
      read(span.text, style, &word)
    }
    place(&word)
    if !current.isEmpty || lines.isEmpty { endLine() }
    return lines
  }

  /// Splits a text at its spaces and line feeds, and places every word that is complete.
  private mutating func read(_ text: String, _ style: Span, _ word: inout Word?) {
    let bytes = text.utf8
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let start = index
      let byte = bytes[index]
      if byte == 0x20 || byte == 0x09 {
        bytes.formIndex(after: &index)
        if word?.pieces.isEmpty == false || word == nil {
          place(&word)
          word = Word(gapStyle: style)
        }
        word?.gap += 1
      } else if byte == 0x0A {
        bytes.formIndex(after: &index)
        place(&word)
        endLine()
        word = Word(gapStyle: style, isAfterLineBreak: true)
      } else {
        var isSimple = true
        while index < bytes.endIndex {
          let next = bytes[index]
          if next == 0x20 || next == 0x09 || next == 0x0A { break }
          if next == 0x2D || next >= 0xE2 { isSimple = false }
          bytes.formIndex(after: &index)
        }
        let segment = text[start..<index]
        if isSimple {
          glue(segment, style, &word)
        } else {
          for (offset, unit) in Breaking.units(of: segment).enumerated() {
            if offset > 0 {
              place(&word)
              word = Word(gapStyle: style)
            }
            glue(unit, style, &word)
          }
        }
      }
    }
  }

  private func glue(_ text: Substring, _ style: Span, _ word: inout Word?) {
    var next = word ?? Word(gapStyle: style)
    word = nil
    var piece = style
    piece.text = String(text)
    next.width += Width.of(text)
    next.pieces.append(piece)
    word = next
  }

  private mutating func place(_ word: inout Word?) {
    guard let placed = word else { return }
    word = nil
    guard !placed.pieces.isEmpty else { return }
    let isFirst = lines.isEmpty && current.isEmpty
    var gap = placed.gap
    if current.isEmpty && (isFirst || placed.isAfterLineBreak) { gap = min(gap, columns / 2) }
    if !current.isEmpty && position + gap + placed.width > columns {
      endLine()
      gap = 0
    } else if current.isEmpty && !isFirst && !placed.isAfterLineBreak {
      gap = 0
    }
    startLine()
    if gap > 0 {
      var space = placed.gapStyle
      space.text = String(repeating: " ", count: gap)
      put(space, width: gap)
    }
    if position + placed.width <= columns {
      for piece in placed.pieces { put(piece, width: piece.width) }
    } else {
      for piece in placed.pieces { putCutting(piece) }
    }
  }

  /// Puts a piece that is too long for a line, grapheme by grapheme.
  private mutating func putCutting(_ piece: Span) {
    for character in piece.text {
      var part = piece
      var width = Width.of(character)
      part.text = String(character)
      if width > columns - indent {
        part.text = "…"
        width = 1
      }
      if position + width > columns {
        endLine()
        startLine()
      }
      put(part, width: width)
    }
  }

  private mutating func put(_ span: Span, width: Int) {
    position += width
    if let last = current.indices.last, current[last].role == span.role,
      current[last].isEmphasised == span.isEmphasised, current[last].theme == span.theme
    {
      current[last].text += span.text
    } else {
      current.append(span)
    }
  }

  private mutating func startLine() {
    guard current.isEmpty else { return }
    position = 0
    guard !lines.isEmpty, indent > 0 else { return }
    current.append(Span(String(repeating: " ", count: indent)))
    position = indent
  }

  private mutating func endLine() {
    lines.append(Line(current))
    current = []
    position = 0
  }
}
