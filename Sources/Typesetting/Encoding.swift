/// What lines are written as.
public enum Encoding: Hashable, Sendable {
  /// Text alone: no escape, every line ending with a line feed.
  case plain
  /// Text for a terminal, in a theme; ``ColorDepth/off`` is the same as ``plain``.
  ///
  /// Where no terminal reads the output, `isTerminal: false` leaves out all but colors: pagers pass those
  /// on, and show any other escape as rubbish. The theme's ground then fills the lines to `columns`.
  case ansi(Theme, ColorDepth, isTerminal: Bool = true, columns: Int? = nil)
  /// A picture of a terminal window, self-contained.
  case svg(Theme, title: String = "Marquee")
  /// A page with the text in a `<pre>`, self-contained.
  case html(Theme, title: String = "Marquee")
}

extension [Line] {
  /// The lines as one text.
  ///
  /// Nothing in a span's text can become part of the encoding: control characters and bidirectional
  /// overrides are left out, and the signs of XML are escaped.
  ///
  /// - Parameter themes: The themes that ``Span/theme`` may name, by those names.
  public func encoded(_ encoding: Encoding, themes: [String: Theme] = [:]) -> String {
    switch encoding {
    case .plain:
      return plain()
    case .ansi(let theme, let depth, let isTerminal, let columns):
      guard depth != .off else { return plain() }
      var encoder = ANSIEncoder(
        theme: theme, others: themes, depth: depth, isTerminal: isTerminal, columns: columns)
      return encoder.encode(self)
    case .svg(let theme, let title):
      return SVGEncoder(theme: theme, others: themes, title: title).encode(self)
    case .html(let theme, let title):
      return HTMLEncoder(theme: theme, others: themes, title: title).encode(self)
    }
  }

  private func plain() -> String {
    var output = Output(capacity: count * 100)
    for line in self {
      line.write(to: &output)
      output.put(0x0A)
    }
    return output.text
  }
}

extension Line {
  /// The line as it is read without a theme, its stops filled with spaces.
  public var text: String {
    var output = Output(capacity: 100)
    write(to: &output)
    return output.text
  }

  /// Whether a cell begins at a column of its own.
  var hasStops: Bool { spans.contains { $0.column != nil } }

  /// Writes the line's text without its roles.
  fileprivate func write(to output: inout Output) {
    let hasStops = hasStops
    var position = 0
    for span in spans {
      if let column = span.column, column > position {
        output.put(spaces: column - position)
        position = column
      }
      let kind = output.put(printable: span.text)
      if hasStops { position += kind == .ascii ? span.text.utf8.count : span.width }
    }
  }
}
