/// The colors that terminals number, and the nearest of them to any color.
enum Palette {
  /// The 16 ANSI colors as xterm has them unless its user says otherwise.
  static let ansi: [RGB] = [
    RGB(0x00, 0x00, 0x00), RGB(0xCD, 0x00, 0x00), RGB(0x00, 0xCD, 0x00), RGB(0xCD, 0xCD, 0x00),
    RGB(0x00, 0x00, 0xEE), RGB(0xCD, 0x00, 0xCD), RGB(0x00, 0xCD, 0xCD), RGB(0xE5, 0xE5, 0xE5),
    RGB(0x7F, 0x7F, 0x7F), RGB(0xFF, 0x00, 0x00), RGB(0x00, 0xFF, 0x00), RGB(0xFF, 0xFF, 0x00),
    RGB(0x5C, 0x5C, 0xFF), RGB(0xFF, 0x00, 0xFF), RGB(0x00, 0xFF, 0xFF), RGB(0xFF, 0xFF, 0xFF),
  ]

  /// The colors 16 to 255 of xterm: a cube of 6 steps a channel, then 24 grays.
  static let extended: [RGB] = {
    let steps: [UInt8] = [0, 95, 135, 175, 215, 255]
    var colors: [RGB] = []
    for red in steps {
      for green in steps {
        for blue in steps { colors.append(RGB(red, green, blue)) }
      }
    }
    for step in 0..<24 {
      let level = UInt8(8 + 10 * step)
      colors.append(RGB(level, level, level))
    }
    return colors
  }()

  /// The number of the nearest of some colors that can be read on a background.
  ///
  /// Rounding may cost neither the contrast a theme was made with nor, where there is a choice, the hue: a
  /// gray stays gray and an orange does not become blue. Where no color has the contrast, the one with most
  /// of it wins.
  static func nearest(
    to color: RGB, in colors: [RGB], on background: RGB?, contrast required: Double
  ) -> Int {
    if colors.count == extended.count {
      let closest = nearestExtended(to: color)
      // A ground has nothing behind it, and its faint tint is all that matters about it.
      guard let background else { return closest }
      let isReadable = extended[closest].contrast(with: background) >= required
      if isReadable && color.lostHue(as: extended[closest]) <= 30 { return closest }
    }
    var best: Int?
    var bestDifference = Int.max
    var strongest = 0
    var strongestContrast = 0.0
    for (index, candidate) in colors.enumerated() {
      let contrast = background.map { candidate.contrast(with: $0) } ?? required
      if contrast > strongestContrast {
        strongest = index
        strongestContrast = contrast
      }
      guard contrast >= required else { continue }
      let lostHue = background == nil ? 0 : color.lostHue(as: candidate)
      let difference = candidate.difference(from: color) + lostHue * degree
      if difference < bestDifference {
        best = index
        bestDifference = difference
      }
    }
    return best ?? strongest
  }

  /// What a degree of hue counts beside `RGB.difference(from:)`: enough that among the 16 a pale red becomes
  /// red, though yellow is nearer.
  private static let degree = 3_000

  /// The place in `extended` of the nearer of the nearest corner of the cube and the nearest gray.
  private static func nearestExtended(to color: RGB) -> Int {
    func step(_ channel: UInt8) -> Int {
      // Half way between 0, 95, 135, 175, 215 and 255.
      channel < 48 ? 0 : channel < 115 ? 1 : min(5, (Int(channel) - 35) / 40)
    }
    let corner = 36 * step(color.red) + 6 * step(color.green) + step(color.blue)
    let mean = (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
    let gray = 216 + max(0, min(23, (mean - 3) / 10))
    return extended[gray].difference(from: color) < extended[corner].difference(from: color)
      ? gray : corner
  }
}
