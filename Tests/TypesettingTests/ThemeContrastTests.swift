import Testing

@testable import Typesetting

@Suite struct ThemeContrastTests {
  @Test("The contrast ratio is that of WCAG")
  func ratio() {
    #expect(abs(RGB(0, 0, 0).contrast(with: RGB(255, 255, 255)) - 21) < 0.000_001)
    #expect(abs(RGB(0x77, 0x77, 0x77).contrast(with: RGB(255, 255, 255)) - 4.478) < 0.001)
    #expect(abs(RGB(0x76, 0x76, 0x76).contrast(with: RGB(255, 255, 255)) - 4.542) < 0.001)
    #expect(abs(RGB(0xFF, 0, 0).contrast(with: RGB(0, 0, 0xFF)) - 2.149) < 0.001)
    #expect(RGB(12, 34, 56).contrast(with: RGB(12, 34, 56)) == 1)
  }

  @Test(
    "Every role can be read on its ground, in every depth of color",
    arguments: ["light", "dark", "sepia"], ColorDepth.allCases.filter { $0 != .off })
  func readable(name: String, depth: ColorDepth) throws {
    let theme = try BuiltInThemes.theme(name)
    for role in Role.allCases {
      let look = Look(theme[role], on: theme.ground, depth, isGraphic: role.isGraphic)
      let text = try #require(look.foreground.seen)
      let ground = try #require(look.background.seen)
      let contrast = text.contrast(with: ground)
      #expect(contrast >= (role.isGraphic ? 3 : 4.5), "\(role): \(contrast)")
    }
  }

  @Test(
    "A role on its own ground stands out from the page or from other text",
    arguments: ["light", "dark", "sepia", "system"])
  func selectedStandsOut(name: String) throws {
    let theme = try BuiltInThemes.theme(name)
    for role in [Role.selected, .badge] {
      #expect(theme[role].background != nil)
      #expect(theme[role].background != theme.ground)
    }
  }

  @Test("The system theme has the terminal's colors alone and paints no ground")
  func system() throws {
    let theme = try BuiltInThemes.theme("system")
    #expect(theme.ground == .terminal)
    for role in Role.allCases {
      for color in [theme[role].foreground, theme[role].background ?? .terminal] {
        if case .rgb = color { Issue.record("\(role) has a color of its own") }
      }
    }
  }

  @Test("The four themes are built in under their names")
  func names() throws {
    #expect(BuiltInThemes.names == ["light", "dark", "sepia", "system"])
    for name in BuiltInThemes.names { #expect(try BuiltInThemes.theme(name).name == name) }
    #expect(try BuiltInThemes.theme("sepia").ground == .rgb(RGB(0xF5, 0xF5, 0xDB)))
    #expect(try BuiltInThemes.theme("light").ground == .rgb(RGB(0xFF, 0xFF, 0xFF)))
  }

  @Test("With few colors a role keeps its hue: red stays red, gray stays gray")
  func hues() throws {
    let dark = try BuiltInThemes.theme("dark")
    let sepia = try BuiltInThemes.theme("sepia")
    func code(_ theme: Theme, _ role: Role, _ depth: ColorDepth) -> ColorCode {
      Look(theme[role], on: theme.ground, depth, isGraphic: role.isGraphic).foreground
    }
    #expect(code(dark, .error, .ansi16) == .ansi(ANSIColor.brightRed.rawValue))
    #expect(code(dark, .success, .ansi16) == .ansi(ANSIColor.green.rawValue))
    #expect(code(dark, .accent, .ansi16) == .ansi(ANSIColor.cyan.rawValue))
    #expect(code(dark, .muted, .ansi16) == .ansi(ANSIColor.brightBlack.rawValue))
    #expect(code(sepia, .accent, .ansi16) == .ansi(ANSIColor.red.rawValue))
    // #FFFFD7, the cube's cream, and #AF5F00, its burnt orange.
    #expect(sepia.ground.code(.ansi256) == .extended(230))
    #expect(code(sepia, .accent, .ansi256) == .extended(130))
  }
}
