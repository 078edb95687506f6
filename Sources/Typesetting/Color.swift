/// A color of a theme.
public enum Color: Hashable, Sendable {
  /// The terminal's own: its text color as a foreground, its page as a background.
  case terminal
  /// One of the 16 colors whose look the terminal's user chose.
  case ansi(ANSIColor)
  /// A color of its own, sRGB.
  case rgb(RGB)
}

/// The 16 colors every terminal has, numbered as terminals number them.
///
/// The raw value is the number; ``name`` is the name in a theme file.
public enum ANSIColor: UInt8, CaseIterable, Hashable, Sendable {
  case black, red, green, yellow, blue, magenta, cyan, white
  case brightBlack, brightRed, brightGreen, brightYellow
  case brightBlue, brightMagenta, brightCyan, brightWhite

  /// The color's name in a theme file: `red`, `bright-red`.
  public var name: String {
    switch self {
    case .black: "black"
    case .red: "red"
    case .green: "green"
    case .yellow: "yellow"
    case .blue: "blue"
    case .magenta: "magenta"
    case .cyan: "cyan"
    case .white: "white"
    case .brightBlack: "bright-black"
    case .brightRed: "bright-red"
    case .brightGreen: "bright-green"
    case .brightYellow: "bright-yellow"
    case .brightBlue: "bright-blue"
    case .brightMagenta: "bright-magenta"
    case .brightCyan: "bright-cyan"
    case .brightWhite: "bright-white"
    }
  }
}

/// An sRGB color of eight bits a channel.
public struct RGB: Hashable, Sendable {
  /// The red channel.
  public var red: UInt8
  /// The green channel.
  public var green: UInt8
  /// The blue channel.
  public var blue: UInt8

  /// Makes a color of its channels.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Reads `#RRGGBB`, in either case, and nothing else.
  public init?(hex: String) {
    let digits = hex.utf8
    guard digits.count == 7, digits.first == UInt8(ascii: "#") else { return nil }
    var value: UInt32 = 0
    for digit in digits.dropFirst() {
      let number: UInt8
      switch digit {
      case 0x30...0x39: number = digit - 0x30
      case 0x41...0x46: number = digit - 0x41 + 10
      case 0x61...0x66: number = digit - 0x61 + 10
      default: return nil
      }
      value = value << 4 | UInt32(number)
    }
    self.init(UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF))
  }

  /// The color as `#RRGGBB`.
  public var hex: String {
    var text = "#"
    for channel in [red, green, blue] {
      let digits = String(channel, radix: 16, uppercase: true)
      text += digits.utf8.count == 1 ? "0" + digits : digits
    }
    return text
  }
}

extension RGB {
  /// The relative luminance of WCAG 2.2: 0 for black, 1 for white.
  public var luminance: Double {
    0.2126 * RGB.linear(red) + 0.7152 * RGB.linear(green) + 0.0722 * RGB.linear(blue)
  }

  /// The contrast ratio of WCAG 2.2 between two colors: 1 for the same, 21 for black and white.
  public func contrast(with other: RGB) -> Double {
    let first = luminance
    let second = other.luminance
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// How different two colors look, squared; only good for comparing.
  ///
  /// The "redmean" weights: near to what the eye says, and integers alone.
  func difference(from other: RGB) -> Int {
    let mean = (Int(red) + Int(other.red)) / 2
    let red = Int(red) - Int(other.red)
    let green = Int(green) - Int(other.green)
    let blue = Int(blue) - Int(other.blue)
    return ((512 + mean) * red * red) / 256 + 4 * green * green
      + ((767 - mean) * blue * blue) / 256
  }

  /// How many degrees of hue are lost in another color; a gray for a color, or the reverse, counts as 70.
  func lostHue(as other: RGB) -> Int {
    guard let hue, let otherHue = other.hue else { return hue == nil && other.hue == nil ? 0 : 70 }
    let distance = abs(hue - otherHue)
    return min(distance, 360 - distance)
  }

  /// The angle on the color circle in degrees, or `nil` for what looks gray.
  private var hue: Int? {
    let (red, green, blue) = (Int(red), Int(green), Int(blue))
    let highest = max(red, green, blue)
    let chroma = highest - min(red, green, blue)
    guard chroma >= 36 else { return nil }
    if highest == red { return (60 * (green - blue) / chroma + 360) % 360 }
    if highest == green { return 60 * (blue - red) / chroma + 120 }
    return 60 * (red - green) / chroma + 240
  }

  private static func linear(_ channel: UInt8) -> Double { linear[Int(channel)] }

  /// Every channel value without sRGB's transfer curve.
  private static let linear: [Double] = (0...255).map { channel in
    let value = Double(channel) / 255
    guard value > 0.04045 else { return value / 12.92 }
    // x^2.4 is x² · (x²)^(1/5); the fifth root by Newton's method, since the core has no `pow`.
    let base = (value + 0.055) / 1.055
    let square = base * base
    var root = 1.0
    for _ in 0..<24 {
      let fourth = root * root * root * root
      root -= (root * fourth - square) / (5 * fourth)
    }
    return square * root
  }
}
