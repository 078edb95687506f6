/// Writes lines for a terminal with as few escapes as the look of the text needs.
struct ANSIEncoder {
  let theme: Theme
  let depth: ColorDepth
  let isTerminal: Bool
  /// How far the ground reaches where no terminal can be asked to paint a whole row.
  private let columns: Int?
  private let ground: Look
  private var looks: [Look?]
  private var current = Look.terminal
  private var output = Output(capacity: 0)
  /// What stands around an escape: readline wants to be told which parts of a prompt take no columns.
  private var isPrompt = false

  init(theme: Theme, depth: ColorDepth, isTerminal: Bool, columns: Int? = nil) {
    self.theme = theme
    self.depth = depth
    self.isTerminal = isTerminal
    self.columns = columns
    ground = Look(theme.ground.code(depth))
    looks = Array(repeating: nil, count: Role.allCases.count * 2)
  }

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
      change(to: look(span.role, span.isEmphasised))
      output.put(printable: span.text)
    }
    change(to: .terminal)
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
      let look = look(span.role, span.isEmphasised)
      if span.text.utf8.allSatisfy({ $0 == 0x20 }) {
        change(toSpaceOf: look)
      } else {
        change(to: look)
      }
      let kind = output.put(printable: span.text)
      if hasStops {
        position += kind == .ascii ? span.text.utf8.count : span.width
        isDisputed = isDisputed || kind == .disputed || kind == .mixed
      }
    }
  }

  private mutating func look(_ role: Role, _ isEmphasised: Bool) -> Look {
    let index = role.index * 2 + (isEmphasised ? 1 : 0)
    if let look = looks[index] { return look }
    var style = theme[role]
    if isEmphasised {
      style.isBold = true
      style.isDim = false
    }
    let look = Look(style, on: theme.ground, depth, isGraphic: role.isGraphic)
    looks[index] = look
    return look
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

extension Line {
  /// The line as a prompt for readline, its escapes between `\001` and `\002`.
  ///
  /// The theme's ground stands behind the prompt alone, since its colours are made to be read on that; what
  /// is typed after it has the terminal's own.
  public func encodedPrompt(_ theme: Theme, _ depth: ColorDepth) -> String {
    guard depth != .off else { return text }
    var encoder = ANSIEncoder(theme: theme, depth: depth, isTerminal: true)
    return encoder.encodePrompt(self)
  }
}
