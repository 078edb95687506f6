/// What lines are written as.
public enum Encoding: Hashable, Sendable {
  /// Text alone: no escape, every line ending with a line feed.
  case plain
  /// Text for a terminal, in a theme; ``ColorDepth/off`` is the same as ``plain``.
  ///
  /// Where no terminal reads the output, `isTerminal: false` leaves out all but colours: pagers pass those
  /// on, and show any other escape as rubbish.
  case ansi(Theme, ColorDepth, isTerminal: Bool = true)
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
  public func encoded(_ encoding: Encoding) -> String {
    switch encoding {
    case .plain:
      return plain()
    case .ansi(let theme, let depth, let isTerminal):
      guard depth != .off else { return plain() }
      var encoder = ANSIEncoder(theme: theme, depth: depth, isTerminal: isTerminal)
      return encoder.encode(self)
    case .svg(let theme, let title):
      return SVGEncoder(theme: theme, title: title).encode(self)
    case .html(let theme, let title):
      return HTMLEncoder(theme: theme, title: title).encode(self)
    }
  }

  private func plain() -> String {
    var output = ""
    output.reserveCapacity(count * 100)
    for line in self {
      line.write(to: &output)
      output += "\n"
    }
    return output
  }
}

extension Line {
  /// The line as it is read without a theme, its stops filled with spaces.
  public var text: String {
    var output = ""
    write(to: &output)
    return output
  }

  /// Writes the line's text without its roles.
  fileprivate func write(to output: inout String) {
    guard spans.contains(where: { $0.column != nil }) else {
      for span in spans { output.append(printable: span.text) }
      return
    }
    var position = 0
    for span in spans {
      if let column = span.column, column > position {
        output.append(spaces: column - position)
        position = column
      }
      output.append(printable: span.text)
      position += span.width
    }
  }
}

extension String {
  /// Appends a number of spaces.
  mutating func append(spaces count: Int) {
    for _ in 0..<max(0, count) { append(" ") }
  }

  /// Appends a text without anything that could command a terminal.
  mutating func append(printable text: String) {
    if text.hasOnlyPrintables {
      append(text)
    } else {
      unicodeScalars.append(contentsOf: text.unicodeScalars.lazy.filter(\.isPrintable))
    }
  }

  private var hasOnlyPrintables: Bool {
    var previous: UInt8 = 0
    var beforePrevious: UInt8 = 0
    for byte in utf8 {
      if byte < 0x20 || byte == 0x7F { return false }
      if byte >= 0x80 && byte < 0xC0 {
        if previous == 0xC2 && byte < 0xA0 { return false }
        if beforePrevious == 0xE2 && (previous == 0x80 || previous == 0x81) {
          let last = UInt32(previous & 0x3F) << 6 | UInt32(byte & 0x3F)
          if let scalar = Unicode.Scalar(0x2000 | last), !scalar.isPrintable { return false }
        }
      }
      beforePrevious = previous
      previous = byte
    }
    return true
  }
}

extension Unicode.Scalar {
  /// Whether a terminal may be sent the scalar: it is no control character, break or bidirectional override.
  fileprivate var isPrintable: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0: false
    case 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: false
    default: true
    }
  }
}
