/// The colours that terminals number, and the nearest of them to any colour.
enum Palette {
  /// The 16 ANSI colours as xterm has them unless its user says otherwise.
  static let ansi: [RGB] = [
    RGB(0x00, 0x00, 0x00), RGB(0xCD, 0x00, 0x00), RGB(0x00, 0xCD, 0x00), RGB(0xCD, 0xCD, 0x00),
    RGB(0x00, 0x00, 0xEE), RGB(0xCD, 0x00, 0xCD), RGB(0x00, 0xCD, 0xCD), RGB(0xE5, 0xE5, 0xE5),
    RGB(0x7F, 0x7F, 0x7F), RGB(0xFF, 0x00, 0x00), RGB(0x00, 0xFF, 0x00), RGB(0xFF, 0xFF, 0x00),
    RGB(0x5C, 0x5C, 0xFF), RGB(0xFF, 0x00, 0xFF), RGB(0x00, 0xFF, 0xFF), RGB(0xFF, 0xFF, 0xFF),
  ]

  /// The colours 16 to 255 of xterm: a cube of 6 steps a channel, then 24 greys.
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

  /// The number of the nearest of some colours that can be read on a background.
  ///
  /// Rounding may not cost the contrast a theme was made with: among the colours that keep what is asked the
  /// nearest wins, and where none does, the one with most contrast.
  static func nearest(
    to color: RGB, in colors: [RGB], on background: RGB?, contrast required: Double
  ) -> Int {
    let closest = nearest(to: color, in: colors)
    guard let background, colors[closest].contrast(with: background) < required else {
      return closest
    }
    var best = closest
    var bestDifference = Int.max
    var strongest = closest
    var strongestContrast = 0.0
    for (index, candidate) in colors.enumerated() {
      let contrast = candidate.contrast(with: background)
      if contrast > strongestContrast {
        strongest = index
        strongestContrast = contrast
      }
      let difference = candidate.difference(from: color)
      if contrast >= required && difference < bestDifference {
        best = index
        bestDifference = difference
      }
    }
    return bestDifference == Int.max ? strongest : best
  }

  private static func nearest(to color: RGB, in colors: [RGB]) -> Int {
    var best = 0
    var bestDifference = Int.max
    for (index, candidate) in colors.enumerated() {
      let difference = candidate.difference(from: color)
      if difference < bestDifference {
        best = index
        bestDifference = difference
      }
    }
    return best
  }
}
