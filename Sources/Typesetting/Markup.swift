/// What the encoders of SVG and HTML share.
struct Markup {
  let theme: Theme
  /// The themes that texts wear besides the page's, in order of their names.
  let others: [(name: String, theme: Theme)]

  init(theme: Theme, others: [String: Theme], lines: [Line]) {
    self.theme = theme
    self.others = lines.themeNames.sorted().compactMap { name in
      others[name].map { (name, $0) }
    }
  }

  /// The page's color; a theme that leaves it to the terminal gets a calm dark one.
  var ground: RGB { Markup.seen(theme.ground, terminal: Markup.terminalGround) }

  /// The style sheet: a class a role, and of another theme one more for the theme.
  var rules: String {
    var output = rules(of: theme, prefix: "")
    for (index, other) in others.enumerated() {
      output += rules(of: other.theme, prefix: ".\(Self.themeClass(index))")
    }
    output += ".strong{font-weight:700;opacity:1}\n"
    return output
  }

  private func rules(of theme: Theme, prefix: String) -> String {
    var output = ""
    for role in Role.allCases {
      let style = theme[role]
      output += "\(prefix).\(role.rawValue){"
      let color = Markup.seen(style.foreground, terminal: Markup.terminalText)
      output += "color:\(color.hex);fill:\(color.hex)"
      if style.isBold { output += ";font-weight:700" }
      if style.isDim { output += ";opacity:.7" }
      if style.isItalic { output += ";font-style:italic" }
      if style.isUnderlined { output += ";text-decoration:underline" }
      output += "}\n"
    }
    return output
  }

  /// A theme's name need be no word of a style sheet, so its class is a number.
  private static func themeClass(_ index: Int) -> String { "theme\(index)" }

  private func place(of span: Span) -> Int? {
    span.theme.flatMap { name in others.firstIndex { $0.name == name } }
  }

  /// The color behind a role, where it is not the page's.
  func background(_ role: Role) -> RGB? {
    theme[role].background.map { Markup.seen($0, terminal: ground) }
  }

  /// The color behind a span, where it is not the page's.
  func background(_ span: Span) -> RGB? {
    guard let place = place(of: span) else { return background(span.role) }
    let theme = others[place].theme
    let ground = Markup.seen(theme.ground, terminal: Markup.terminalGround)
    return theme[span.role].background.map { Markup.seen($0, terminal: ground) } ?? ground
  }

  /// The value of a span's `class`.
  func classes(_ span: Span) -> String {
    var classes = span.role.rawValue
    if span.isEmphasised { classes += " strong" }
    if let place = place(of: span) { classes += " \(Self.themeClass(place))" }
    return classes
  }

  /// The style sheet of the colors behind texts, for readers that paint them with the text.
  var backgroundRules: String {
    var output = ""
    for role in Role.allCases {
      if let color = background(role) {
        output += ".\(role.rawValue){background:\(color.hex)}\n"
      }
    }
    for (index, other) in others.enumerated() {
      for role in Role.allCases {
        guard let color = background(Span("", role, theme: other.name)) else { continue }
        output += ".\(Self.themeClass(index)).\(role.rawValue){background:\(color.hex)}\n"
      }
    }
    return output
  }

  /// The families that have an even grid on most systems.
  static let fonts =
    "ui-monospace,'SF Mono','JetBrains Mono','DejaVu Sans Mono',Menlo,Consolas,monospace"

  private static let terminalGround = RGB(0x1E, 0x1E, 0x1E)
  private static let terminalText = RGB(0xD8, 0xD8, 0xD8)

  /// The 16 colors in pictures: softer than xterm's, readable on the calm dark ground.
  private static let ansi: [RGB] = [
    RGB(0x1E, 0x1E, 0x1E), RGB(0xE0, 0x6C, 0x75), RGB(0x98, 0xC3, 0x79), RGB(0xE5, 0xC0, 0x7B),
    RGB(0x61, 0xAF, 0xEF), RGB(0xC6, 0x78, 0xDD), RGB(0x56, 0xB6, 0xC2), RGB(0xD8, 0xD8, 0xD8),
    RGB(0x8A, 0x8F, 0x98), RGB(0xF0, 0x8A, 0x92), RGB(0xB5, 0xD8, 0x9A), RGB(0xF0, 0xD3, 0x99),
    RGB(0x8A, 0xC6, 0xF5), RGB(0xD9, 0x9A, 0xEA), RGB(0x7F, 0xCF, 0xD8), RGB(0xFF, 0xFF, 0xFF),
  ]

  private static func seen(_ color: Color, terminal: RGB) -> RGB {
    switch color {
    case .terminal: terminal
    case .ansi(let color): ansi[Int(color.rawValue)]
    case .rgb(let color): color
    }
  }
}

extension String {
  /// Appends a text as XML and HTML write it, without control characters.
  mutating func append(escaped text: String) {
    var printable = ""
    printable.append(printable: text)
    guard printable.utf8.contains(where: { [0x26, 0x3C, 0x3E, 0x22, 0x27].contains($0) }) else {
      append(printable)
      return
    }
    for scalar in printable.unicodeScalars {
      switch scalar {
      case "&": append("&amp;")
      case "<": append("&lt;")
      case ">": append("&gt;")
      case "\"": append("&quot;")
      case "'": append("&#39;")
      default: unicodeScalars.append(scalar)
      }
    }
  }
}

extension Span {
  /// A part of a span whose graphemes are all of one width, and where it begins.
  struct Run {
    var text: String
    var column: Int
    var width: Int
    var isWide: Bool
  }

  /// The span in parts of even width, beginning at a column, without the spaces around them; more than one
  /// space parts too, since not every reader keeps those.
  func runs(at start: Int) -> [Run] {
    var runs: [Run] = []
    var column = start
    var blanks = 0
    for character in text {
      let width = Width.of(character)
      if character == " " {
        blanks += 1
      } else if let last = runs.indices.last, width == 0 || runs[last].isWide == (width > 1),
        blanks == 0 || (blanks == 1 && width == 1)
      {
        runs[last].text.append(spaces: blanks)
        runs[last].text.append(character)
        runs[last].width += blanks + width
        blanks = 0
      } else {
        runs.append(Run(text: String(character), column: column, width: width, isWide: width > 1))
        blanks = 0
      }
      column += width
    }
    return runs
  }
}
