/// How a role looks.
public struct Style: Hashable, Sendable {
  /// The color of the text.
  public var foreground: Color
  /// The color behind the text, or `nil` for the theme's ground.
  public var background: Color?
  /// Whether the text is bold.
  public var isBold: Bool
  /// Whether the text is dimmed; for themes that know no colors of their own.
  public var isDim: Bool
  /// Whether the text is italic.
  public var isItalic: Bool
  /// Whether the text is underlined.
  public var isUnderlined: Bool

  /// Makes a style.
  public init(
    foreground: Color = .terminal, background: Color? = nil, isBold: Bool = false,
    isDim: Bool = false, isItalic: Bool = false, isUnderlined: Bool = false
  ) {
    self.foreground = foreground
    self.background = background
    self.isBold = isBold
    self.isDim = isDim
    self.isItalic = isItalic
    self.isUnderlined = isUnderlined
  }
}

/// A style for every role, and the ground of the page.
///
/// A theme never changes a glyph: it is applied when lines are encoded, and without its escapes every theme
/// gives the same text. Theme files are read by ``Theme/init(json:)``.
public struct Theme: Hashable, Sendable {
  /// The theme's name, as a person types it.
  public let name: String
  /// What the page is painted with; ``Color/terminal`` paints nothing.
  public let ground: Color
  /// The styles in the order of `Role.allCases`.
  private let styles: [Style]

  /// Makes a theme; the closure is asked once for each role.
  public init(name: String, ground: Color = .terminal, style: (Role) -> Style) {
    self.name = name
    self.ground = ground
    styles = Role.allCases.map(style)
  }

  /// How a role looks.
  public subscript(role: Role) -> Style { styles[role.index] }
}
