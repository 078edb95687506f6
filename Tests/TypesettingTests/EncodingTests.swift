import Testing

@testable import Typesetting

@Suite struct EncodingTests {
  private let page: [Line] = [
    Line("The Matrix", .title),
    .empty,
    Line([
      Span("1", .number), Span("Keanu Reeves", .link, column: 4), Span("Neo", .muted, column: 20),
    ]),
    Line([Span("2", .number), Span("千と千尋", .link, column: 4), Span("PG", .badge, column: 20)]),
    Bar(0.82).line.appending("  8.2", .rating),
  ]

  private func theme(_ ground: Color = .rgb(RGB(1, 2, 3))) -> Theme {
    Theme(name: "test", ground: ground) { role in
      switch role {
      case .title: Style(foreground: .rgb(RGB(9, 9, 9)), isBold: true)
      case .muted: Style(foreground: .ansi(.brightBlack), isDim: true, isItalic: true)
      case .selected: Style(foreground: .ansi(.red), background: .ansi(.blue), isUnderlined: true)
      default: Style()
      }
    }
  }

  /// A text without escapes.
  private func stripped(_ text: String) -> String {
    text.replacing(
      /\u{1B}\[[0-9;?]*[A-Za-z]|[\u{2068}\u{2069}]/.matchingSemantics(.unicodeScalar), with: "")
  }

  @Test("Plain text has stops as spaces and nothing else")
  func plain() {
    #expect(
      page.encoded(.plain)
        == """
        The Matrix

        1   Keanu Reeves    Neo
        2   千と千尋        PG
        ━━━━━━━━──  8.2

        """)
    #expect(page[3].text == "2   千と千尋        PG")
    #expect(page.encoded(.ansi(theme(), .off)) == page.encoded(.plain))
  }

  @Test("In a pipe the ground of a theme fills every line to the width")
  func filledLines() {
    let painted = page.encoded(.ansi(theme(), .truecolor, isTerminal: false, columns: 40))
    let lines = stripped(painted).split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast()
    #expect(lines.map { Width.of(String($0)) } == Array(repeating: 40, count: page.count))
    let bare = page.encoded(.ansi(theme(.terminal), .truecolor, isTerminal: false, columns: 40))
    #expect(stripped(bare) == page.encoded(.plain))
  }

  @Test(
    "Without its escapes every theme is the same text, in every depth of color",
    arguments: ["light", "dark", "sepia", "system"], ColorDepth.allCases)
  func sameText(name: String, depth: ColorDepth) throws {
    let theme = try BuiltInThemes.theme(name)
    for isTerminal in [true, false] {
      let text = page.encoded(.ansi(theme, depth, isTerminal: isTerminal))
      #expect(stripped(text) == page.encoded(.plain))
      if !isTerminal { #expect(!text.contains("\u{1B}[K")) }
    }
  }

  @Test("Escapes are written where the look changes and nowhere else")
  func minimal() {
    let line = Line([
      Span("a", .title), Span("b", .title), Span(" "), Span("c", .muted), Span("d"),
      Span("e", .selected),
    ])
    #expect(
      [line].encoded(.ansi(theme(.terminal), .truecolor))
        == "\u{1B}[1;38;2;9;9;9mab \u{1B}[22;2;3;90mc\u{1B}[0md\u{1B}[4;31;44me\u{1B}[0m\n")
    #expect([Line("plain")].encoded(.ansi(theme(.terminal), .ansi16)) == "plain\n")
  }

  @Test("A ground is painted before the text, to the end of the line")
  func ground() {
    #expect(
      [Line("a")].encoded(.ansi(theme(), .truecolor))
        == "\u{1B}[48;2;1;2;3m\u{1B}[Ka\u{1B}[0m\n")
    #expect(
      [Line("a")].encoded(.ansi(theme(), .truecolor, isTerminal: false))
        == "\u{1B}[48;2;1;2;3ma\u{1B}[0m\n")
  }

  @Test("Only behind text that terminals dispute is a stop an absolute move")
  func stops() {
    let system = theme(.terminal)
    #expect(
      [Line([Span("é"), Span("b", column: 4)])].encoded(.ansi(system, .ansi16)) == "é   b\n")
    #expect(
      [Line([Span("❤️"), Span("b", column: 4)])].encoded(.ansi(system, .ansi16))
        == "❤️  \u{1B}[5Gb\n")
    #expect(
      [Line([Span("❤️"), Span("b", column: 4)])].encoded(
        .ansi(system, .ansi16, isTerminal: false)) == "❤️  b\n")
  }

  @Test(
    "A text from right to left stands alone where a terminal reorders, and takes no more columns",
    arguments: ["שלום", "مرفأ", "a שלום", "ࠀ", "ﷺ"])
  func isolation(text: String) {
    let line = Line([Span(text), Span("1999", column: 12)])
    let system = theme(.terminal)
    let written = [line].encoded(.ansi(system, .ansi16))
    #expect(written.contains("\u{2068}\(text)\u{2069}"))
    #expect(Width.of("\u{2068}\(text)\u{2069}") == Width.of(text))
    for other in [
      [line].encoded(.plain), [line].encoded(.ansi(system, .ansi16, isTerminal: false)),
    ] {
      #expect(!other.unicodeScalars.contains { $0.value == 0x2068 || $0.value == 0x2069 })
    }
    #expect([Line("é ‼ 日本")].encoded(.ansi(system, .ansi16)) == "é ‼ 日本\n")
  }

  @Test("Emphasis is bold in every theme that has styles")
  func emphasis() {
    let line = Line([Span("x", .muted, isEmphasised: true)])
    #expect([line].encoded(.ansi(theme(.terminal), .ansi16)) == "\u{1B}[1;3;90mx\u{1B}[0m\n")
  }

  @Test("Nothing in a text becomes an escape, a move or markup")
  func hostile() throws {
    let text = "a\u{1B}]0;x\u{7}\u{9B}2J\n\r\t\u{202E}\u{2066}\u{2028}<b>&\"'</text></pre>"
    let lines = [Line(text), Line([Span("x"), Span(text, column: 3)])]
    #expect(!lines.encoded(.plain).unicodeScalars.contains("\u{1B}"))
    #expect(lines.encoded(.plain).split(separator: "\n").count == 2)
    for name in BuiltInThemes.names {
      let theme = try BuiltInThemes.theme(name)
      let ansi = stripped(lines.encoded(.ansi(theme, .truecolor)))
      #expect(ansi == lines.encoded(.plain))
      for markup in [
        lines.encoded(.svg(theme, title: "</title>\u{1B}")),
        lines.encoded(.html(theme, title: "</title>\u{1B}")),
      ] {
        #expect(!markup.contains("<b>"))
        #expect(markup.ranges(of: "</title>").count == 1)
        #expect(markup.ranges(of: "</pre>").count <= 1)
        let isSafe = markup.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" }
        #expect(isSafe)
      }
    }
  }

  @Test("A prompt tells readline which parts take no columns")
  func prompt() {
    let line = Line([Span("marquee", .title), Span(" ")])
    #expect(
      line.encodedPrompt(theme(.terminal), .ansi16)
        == "\u{1}\u{1B}[1;30m\u{2}marquee\u{1}\u{1B}[0m\u{2} ")
    #expect(line.encodedPrompt(theme(), .off) == "marquee ")
  }

  @Test("What is typed wears the theme's text and ground, or nothing on the terminal's own")
  func typed() {
    #expect(theme().typedLook(.truecolor).hasPrefix("\u{1B}["))
    #expect(theme().typedLook(.truecolor).contains("48;2;1;2;3"))
    #expect(theme().typedLook(.off).isEmpty)
    #expect(theme(.terminal).typedLook(.truecolor).isEmpty)
  }

  @Test("A text in another theme wears that theme's style and ground, in every encoding")
  func otherTheme() throws {
    let themes = ["sepia": try BuiltInThemes.theme("sepia")]
    let dark = try BuiltInThemes.theme("dark")
    let line = Line("own ", .title) + Line("other", .title).inTheme("sepia")
    #expect([line].themeNames == ["sepia"])
    let ansi = [line].encoded(.ansi(dark, .truecolor), themes: themes)
    #expect(ansi.contains("48;2;21;22;26") && ansi.contains("48;2;245;245;219"))
    let page = Line("own ", .title) + Line("other", .title)
    for encoding in [Encoding.ansi(dark, .truecolor), .svg(dark), .html(dark)] {
      #expect([line].encoded(encoding) == [page].encoded(encoding), "an unknown name is the page's")
      #expect([line].encoded(encoding, themes: themes) != [page].encoded(encoding))
    }
    let svg = [line].encoded(.svg(dark), themes: themes)
    #expect(svg.contains("fill=\"#F5F5DB\"") && svg.contains("class=\"title theme0\""))
    let html = [line].encoded(.html(dark), themes: themes)
    #expect(html.contains(".theme0.title{background:#F5F5DB}"))
    #expect([line].encoded(.plain, themes: themes) == "own other\n")
  }

  @Test("A picture places every run by its column and escapes nothing twice")
  func svg() throws {
    let theme = try BuiltInThemes.theme("sepia")
    let picture = page.encoded(.svg(theme, title: "Tom & Jerry"))
    #expect(picture.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(picture.hasSuffix("</svg>\n"))
    #expect(picture.contains("<title>Tom &amp; Jerry</title>"))
    #expect(picture.contains("fill=\"#F5F5DB\""))
    // Column 4 of cells of 8.4 pixels after a margin of 20, eight columns wide.
    #expect(picture.contains("textLength=\"67.2\" lengthAdjust=\"spacingAndGlyphs\">千と千尋<"))
    #expect(picture.contains("<text class=\"number\" x=\"20\""))
  }

  @Test("Columns of block elements are drawn, so that they reach from row to row")
  func blocks() throws {
    let theme = try BuiltInThemes.theme("dark")
    let chart = [Line("▂▂", .barFilled), Line("██ █", .rating)]
    let picture = chart.encoded(.svg(theme))
    #expect(!picture.contains("█<") && !picture.contains("▂<"))
    // Rows of 20 pixels beneath 46: the lower quarter of the first, all of the second.
    #expect(
      picture.contains("<rect class=\"barFilled\" x=\"20\" y=\"61\" width=\"16.8\" height=\"5\"/>"))
    #expect(
      picture.contains("<rect class=\"rating\" x=\"20\" y=\"66\" width=\"16.8\" height=\"20\"/>"))
    #expect(
      picture.contains("<rect class=\"rating\" x=\"45.2\" y=\"66\" width=\"8.4\" height=\"20\"/>"))
  }

  @Test("A page in HTML reads as the plain text")
  func html() throws {
    for name in BuiltInThemes.names {
      let document = page.encoded(.html(try BuiltInThemes.theme(name)))
      let body = try #require(document.firstMatch(of: /<pre>((?s).*)<\/pre>/)?.1)
      #expect(body.replacing(/<[^>]*>/, with: "") == page.encoded(.plain)[...])
    }
  }

  @Test("Any text is encoded without a trap, and its escapes are only ours")
  func random() throws {
    var source = TextSource(seed: 17)
    let themes = try BuiltInThemes.names.map { try BuiltInThemes.theme($0) }
    for _ in 0..<400 {
      let line = Line(
        (0..<3).map { _ in
          Span(
            source.text(), Role.allCases.randomElement(using: &source.random) ?? .body,
            isEmphasised: Bool.random(using: &source.random),
            column: Bool.random(using: &source.random)
              ? Int.random(in: -3...30, using: &source.random) : nil)
        })
      for theme in themes {
        let text = [line].encoded(.ansi(theme, .ansi256))
        #expect(stripped(text) == [line].encoded(.plain))
        _ = [line].encoded(.svg(theme))
        _ = [line].encoded(.html(theme))
      }
    }
  }
}
