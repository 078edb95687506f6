/// Writes lines for a terminal with as few escapes as the look of the text needs.
struct ANSIEncoder {
  let depth: ColorDepth
  let isTerminal: Bool
  /// How far the ground reaches where no terminal can be asked to paint a whole row.
  private let columns: Int?
  private var page: Inks
  private var others: [String: Inks]
  private var current = Look.terminal
  private var output = Output(capacity: 0)
  /// What stands around an escape: readline wants to be told which parts of a prompt take no columns.
  private var isPrompt = false

  init(
    theme: Theme, others: [String: Theme] = [:], depth: ColorDepth, isTerminal: Bool,
    columns: Int? = nil
  ) {
    self.depth = depth
    self.isTerminal = isTerminal
    self.columns = columns
    page = Inks(theme, depth)
    self.others = others.mapValues { Inks($0, depth) }
  }

  private var ground: Look { page.ground }

  mutating func encode(_ lines: [Line]) -> String {
    output = Output(capacity: lines.count * 240)
    for line in lines {
      if ground != .terminal && isTerminal {
        // The line is painted before it is written: erased after it, a full line would lose its last column.
        change(to: ground)
        output.put("\u{1B}[K")
      }
      write(line)
      if let columns, ground != .terminal, !isTerminal, line.width < columns {
        change(toSpaceOf: ground)
        output.put(spaces: columns - line.width)
      }
      change(to: .terminal)
      output.put(0x0A)
    }
    return output.text
  }

  mutating func encodePrompt(_ line: Line) -> String {
    isPrompt = true
    for span in line.spans {
      change(to: look(span))
      output.put(printable: span.text)
    }
    change(to: .terminal)
    return output.text
  }

  /// The escape that gives text the look of running text on the theme's ground.
  mutating func encodeGround() -> String {
    change(to: page.look(.body, isEmphasised: false))
    return output.text
  }

  private mutating func write(_ line: Line) {
    let hasStops = line.hasStops
    var position = 0
    var isDisputed = false
    for span in line.spans {
      if let column = span.column, column >= position {
        if column > position {
          change(toSpaceOf: ground)
          output.put(spaces: column - position)
          position = column
        }
        if isDisputed && isTerminal {
          output.put("\u{1B}[")
          output.put(number: column &+ 1)
          output.put(0x47)
          isDisputed = false
        }
      }
      let look = look(span)
      if span.text.utf8.allSatisfy({ $0 == 0x20 }) {
        change(toSpaceOf: look)
      } else {
        change(to: look)
      }
      // A terminal that reorders text would else draw what stands around it into the same run.
      let isIsolated = isTerminal && span.text.runsRightToLeft
      if isIsolated { output.put("\u{2068}") }
      let kind = output.put(printable: span.text)
      if isIsolated { output.put("\u{2069}") }
      if hasStops {
        position += kind == .ascii ? span.text.utf8.count : span.width
        isDisputed = isDisputed || kind == .disputed || kind == .mixed
      }
    }
  }

  private mutating func look(_ span: Span) -> Look {
    if let name = span.theme,
      let look = others[name]?.look(span.role, isEmphasised: span.isEmphasised)
    {
      return look
    }
    return page.look(span.role, isEmphasised: span.isEmphasised)
  }

  /// Sets what shows on a space, which has no foreground.
  private mutating func change(toSpaceOf look: Look) {
    if current.background == look.background && !current.isUnderlined && !look.isUnderlined {
      return
    }
    change(to: look)
  }

  private mutating func change(to look: Look) {
    guard look != current else { return }
    if isPrompt { output.put(0x01) }
    output.put("\u{1B}[")
    if look == .terminal {
      output.put(0x30)
    } else {
      var isFirst = true
      func separate() {
        if !isFirst { output.put(0x3B) }
        isFirst = false
      }
      func put(_ number: Int) {
        separate()
        output.put(number: number)
      }
      var kept = current.attributes
      let removed = kept.subtracting(look.attributes)
      if !removed.isDisjoint(with: [.bold, .dim]) {
        put(22)
        kept.subtract([.bold, .dim])
      }
      if removed.contains(.italic) { put(23) }
      if removed.contains(.underline) { put(24) }
      let added = look.attributes.subtracting(kept)
      if added.contains(.bold) { put(1) }
      if added.contains(.dim) { put(2) }
      if added.contains(.italic) { put(3) }
      if added.contains(.underline) { put(4) }
      if look.foreground != current.foreground {
        separate()
        look.foreground.write(as: .foreground, to: &output)
      }
      if look.background != current.background {
        separate()
        look.background.write(as: .background, to: &output)
      }
    }
    output.put(0x6D)
    if isPrompt { output.put(0x02) }
    current = look
  }
}

extension String {
  /// Whether any of the text is written from right to left.
  fileprivate var runsRightToLeft: Bool {
    var before: UInt8 = 0
    for byte in utf8 {
      // Hebrew, Arabic and their neighbors up to U+07FF; U+0800 to U+08FF; their presentation forms.
      if (0xD6...0xDF).contains(byte) { return true }
      if before == 0xE0, (0xA0...0xA3).contains(byte) { return true }
      if before == 0xEF, (0xAC...0xB7).contains(byte) || (0xBA...0xBB).contains(byte) {
        return true
      }
      before = byte
    }
    return false
  }
}

extension Line {
  /// The line as a prompt for readline, its escapes between `\001` and `\002`.
  ///
  /// The theme's ground stands behind the prompt, since its colors are made to be read on that; what is
  /// typed after it wears ``Theme/typedLook(_:)``.
  public func encodedPrompt(_ theme: Theme, _ depth: ColorDepth) -> String {
    guard depth != .off else { return text }
    var encoder = ANSIEncoder(theme: theme, depth: depth, isTerminal: true)
    return encoder.encodePrompt(self)
  }
}

extension Theme {
  /// The escape that what is typed after a prompt is to wear: running text on the theme's ground.
  ///
  /// Empty where the ground is the terminal's own: then the text is so too.
  public func typedLook(_ depth: ColorDepth) -> String {
    guard depth != .off, ground != .terminal else { return "" }
    var encoder = ANSIEncoder(theme: self, depth: depth, isTerminal: true)
    return encoder.encodeGround()
  }
}
