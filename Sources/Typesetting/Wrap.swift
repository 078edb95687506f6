extension Line {
  /// The line broken between words into lines that are never wider than a number of columns.
  ///
  /// Lines break at spaces, after hyphens and dashes, and between ideographs, except where East Asian
  /// typography forbids it; a word that is too long for any line is cut, after a slash where it has one. Line
  /// feeds in the text break too. What can be typed, in the role ``Role/key``, is not broken where it fits a line. A grapheme wider than the whole line shows as `…`. The indent stands before
  /// every line but the first, and never takes more than half of the columns.
  ///
  /// What stands between two middle dots, or after a wide gap in another style, goes on the next line as a
  /// whole where it fits there; the dot between two lines is left out.
  public func wrapped(to columns: Int, indent: Int = 0) -> [Line] {
    let columns = max(1, columns)
    if fits(in: columns), !spans.contains(where: \.text.hasLineFeed) { return [self] }
    var wrapping = Wrapping(columns: columns, indent: max(0, min(indent, columns / 2)))
    return wrapping.lines(of: self)
  }

  /// The spans with neighbors of one style joined, so that a grapheme never spans two of them.
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
  /// The words of a part that is not placed yet, and the columns they take together.
  private var part: [Word] = []
  private var partWidth = 0
  /// The most columns of a part that is kept whole.
  private var partLimit = 0
  /// Whether words go onto the line as they come.
  private var isStreaming = true
  /// A middle dot that waits for what comes after it.
  private var dot: Word?
  private var lastRole: Role?

  /// What cannot be broken: pieces of spans, and the space before them.
  private struct Word {
    var pieces: [Span] = []
    var width = 0
    var gap = 0
    var gapStyle: Span
    var isAfterLineBreak = false

    /// Whether it is the sign that parts facts which stand on one line.
    var isMiddleDot: Bool { width == 1 && gap > 0 && pieces.count == 1 && pieces[0].text == "·" }
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
          take(&word)
          word = Word(gap: stop - column, gapStyle: style)
        }
        column = max(column, stop)
      }
      column += span.width
      read(span.text, style, &word)
    }
    take(&word)
    placeRest()
    if !current.isEmpty || lines.isEmpty { endLine() }
    return lines
  }

  /// Splits a text at its spaces and line feeds, and places every word that is complete.
  ///
  /// What can be typed is one word, as far as a line can hold it with a sign behind it: in two parts it would read
  /// as two commands.
  private mutating func read(_ text: String, _ style: Span, _ word: inout Word?) {
    let bytes = text.utf8
    if style.role == .key, !text.hasLineFeed, bytes.first != 0x20, bytes.last != 0x20,
      !text.isEmpty, Width.of(text) < columns - indent
    {
      return glue(text[...], style, &word)
    }
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let start = index
      let byte = bytes[index]
      if byte == 0x20 || byte == 0x09 {
        bytes.formIndex(after: &index)
        if word?.pieces.isEmpty == false || word == nil {
          take(&word)
          word = Word(gapStyle: style)
        }
        word?.gap += 1
      } else if byte == 0x0A {
        bytes.formIndex(after: &index)
        take(&word)
        placeRest()
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
              take(&word)
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

  // MARK: - Parts

  /// The most columns of what is kept whole after a wide gap.
  private static let longestNote = 32

  /// Takes a word that is complete: into the part it belongs to, or onto the line.
  ///
  /// A part is what stands between two middle dots, or in another style after a wide gap: a date, an age, a
  /// count. It goes on the next line as a whole where it fits there and not here.
  private mutating func take(_ word: inout Word?) {
    guard let taken = word else { return }
    word = nil
    guard let first = taken.pieces.first else { return }
    if taken.isMiddleDot {
      placePart()
      if dot == nil, !lines.isEmpty || !current.isEmpty {
        dot = taken
        return
      }
    }
    let isStyled = taken.gap > 1 && first.role != lastRole
    lastRole = taken.pieces.last?.role
    if isStyled || taken.isAfterLineBreak { placePart() }
    if isStreaming, dot != nil || isStyled {
      let room = columns - indent
      partLimit = dot != nil ? room : position * 5 >= columns * 2 ? min(room, Self.longestNote) : 0
      isStreaming = false
    }
    guard !isStreaming else { return place(taken) }
    partWidth += part.isEmpty ? taken.width : taken.gap + taken.width
    part.append(taken)
    if partWidth > partLimit { placePart() }
  }

  /// Places the words of a part; beneath what stands before it where only there is room for all of them.
  private mutating func placePart() {
    isStreaming = true
    guard let first = part.first else { return }
    let dot = dot
    self.dot = nil
    let before = first.gap + (dot.map { $0.gap + 1 } ?? 0)
    let isTooLong = !current.isEmpty && position + before + partWidth > columns
    if isTooLong, partWidth <= partLimit {
      endLine()
    } else if let dot {
      if current.isEmpty || position + before + first.width <= columns {
        place(dot)
      } else {
        // A dot parts what stands on one line; between two lines there is nothing to part.
        endLine()
      }
    }
    for word in part { place(word) }
    part.removeAll(keepingCapacity: true)
    partWidth = 0
  }

  /// Places all that waits, a dot after which nothing came among it.
  private mutating func placeRest() {
    placePart()
    if let dot { place(dot) }
    dot = nil
  }

  private mutating func place(_ placed: Word) {
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

  // MARK: - Words that are too long

  /// Puts a piece that is too long for a line: cut after slashes as far as that will do, as addresses are.
  private mutating func putCutting(_ piece: Span) {
    var rest = piece.text[...]
    while let slash = rest.firstIndex(of: "/") {
      let end = rest.index(after: slash)
      putCutting(rest[..<end], piece)
      rest = rest[end...]
    }
    putCutting(rest, piece)
  }

  private mutating func putCutting(_ text: Substring, _ style: Span) {
    guard !text.isEmpty else { return }
    var part = style
    let width = Width.of(text)
    if width <= columns - indent {
      if position + width > columns {
        endLine()
        startLine()
      }
      part.text = String(text)
      return put(part, width: width)
    }
    // What is too long for any line goes grapheme by grapheme.
    for character in text {
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
