/// A style as a terminal is told it: the colors it has, and attributes.
struct Look: Equatable {
  var foreground: ColorCode = .terminal
  var background: ColorCode = .terminal
  var attributes: Attributes = []

  /// What a terminal shows after a reset.
  static let terminal = Look()

  var isUnderlined: Bool { attributes.contains(.underline) }

  /// The attributes of SGR that themes use.
  struct Attributes: OptionSet {
    let rawValue: UInt8
    static let bold = Attributes(rawValue: 1)
    static let dim = Attributes(rawValue: 2)
    static let italic = Attributes(rawValue: 4)
    static let underline = Attributes(rawValue: 8)
  }
}

extension Look {
  /// The look of a ground without text.
  init(_ background: ColorCode) {
    self.init(foreground: .terminal, background: background)
  }

  /// The look of a style on a page, in the colors of a depth.
  init(_ style: Style, on ground: Color, _ depth: ColorDepth, isGraphic: Bool) {
    let behind = style.background ?? ground
    background = behind.code(depth)
    foreground = style.foreground.code(depth, on: behind, isGraphic: isGraphic)
    if style.isBold { attributes.insert(.bold) }
    if style.isDim { attributes.insert(.dim) }
    if style.isItalic { attributes.insert(.italic) }
    if style.isUnderlined { attributes.insert(.underline) }
  }
}

/// A color as SGR numbers it.
enum ColorCode: Equatable {
  case terminal
  case ansi(UInt8)
  case extended(UInt8)
  case rgb(RGB)

  /// Whether a color is that of the text or that behind it.
  enum Layer { case foreground, background }

  /// Writes the parameters of SGR that set the color.
  func write(as layer: Layer, to output: inout Output) {
    let base = layer == .foreground ? 30 : 40
    switch self {
    case .terminal:
      output.put(number: base + 9)
    case .ansi(let number):
      output.put(number: base + Int(number) + (number < 8 ? 0 : 52))
    case .extended(let number):
      output.put(number: base + 8)
      output.put(";5;")
      output.put(number: Int(number))
    case .rgb(let color):
      output.put(number: base + 8)
      output.put(";2;")
      output.put(number: Int(color.red))
      output.put(0x3B)
      output.put(number: Int(color.green))
      output.put(0x3B)
      output.put(number: Int(color.blue))
    }
  }

  /// The color that is seen, where that is known.
  var seen: RGB? {
    switch self {
    case .terminal: nil
    case .ansi(let number): Palette.ansi[Int(number & 15)]
    case .extended(let number):
      number < 16 ? Palette.ansi[Int(number)] : Palette.extended[Int(number) - 16]
    case .rgb(let color): color
    }
  }
}

extension Color {
  /// The color as a background in a depth.
  func code(_ depth: ColorDepth) -> ColorCode { code(depth, on: nil, isGraphic: true) }

  /// The color as a foreground in a depth, which can be read on what is behind it.
  func code(_ depth: ColorDepth, on background: Color?, isGraphic: Bool) -> ColorCode {
    switch self {
    case .terminal: return .terminal
    case .ansi(let color): return depth == .off ? .terminal : .ansi(color.rawValue)
    case .rgb(let color):
      switch depth {
      case .off: return .terminal
      case .truecolor: return .rgb(color)
      case .ansi16, .ansi256:
        let colors = depth == .ansi16 ? Palette.ansi : Palette.extended
        let number = Palette.nearest(
          to: color, in: colors, on: background?.code(depth).seen,
          contrast: background == nil ? 0 : isGraphic ? 3 : 4.5)
        return depth == .ansi16 ? .ansi(UInt8(number)) : .extended(UInt8(number + 16))
      }
    }
  }
}
