import Testing

@testable import Typesetting

@Suite struct ThemeFileTests {
  /// A whole theme with a line a role: the braces and keys before the roles take four lines.
  private func file(
    ground: String = "\"#000000\"", replacing role: Role? = nil, with line: String? = nil
  ) -> String {
    let roles = Role.allCases.compactMap { each in
      each == role ? line : "\"\(each.rawValue)\": { \"foreground\": \"#FFFFFF\" }"
    }
    return "{\n\"name\": \"test\",\n\"ground\": \(ground),\n\"roles\": {\n"
      + roles.joined(separator: ",\n") + "\n}\n}\n"
  }

  private func reason(_ file: String) -> ThemeError? {
    do {
      _ = try Theme(json: file)
      return nil
    } catch { return error }
  }

  @Test("A whole file gives every role its style")
  func whole() throws {
    let theme = try Theme(
      json: file(
        ground: "\"terminal\"", replacing: .link,
        with: "\"link\": { \"foreground\": \"bright-blue\", \"background\": \"#0a0B0C\", "
          + "\"bold\": true, \"dim\": false, \"italic\": true, \"underline\": true }"))
    #expect(theme.name == "test")
    #expect(theme.ground == .terminal)
    #expect(theme[.body] == Style(foreground: .rgb(RGB(255, 255, 255))))
    #expect(
      theme[.link]
        == Style(
          foreground: .ansi(.brightBlue), background: .rgb(RGB(10, 11, 12)), isBold: true,
          isItalic: true, isUnderlined: true))
  }

  @Test("A role that is missing, unknown or twice is refused by name and line")
  func roles() {
    #expect(
      reason(file(replacing: .link)) == ThemeError(line: 4, reason: .missingRoles([.link])))
    #expect(
      reason(file(replacing: .heading, with: "\"headign\": { \"foreground\": \"red\" }"))
        == ThemeError(line: 7, reason: .unknownRole("headign", nearest: .heading)))
    #expect(
      reason(file(replacing: .title, with: "\"body\": { \"foreground\": \"red\" }"))
        == ThemeError(line: 6, reason: .duplicateKey("body")))
  }

  @Test(
    "A color that is none is refused where it stands",
    arguments: ["#FFF", "#GGGGGG", "reddish", "", "#FFFFFF ", "blue-bright", "＃ffffff"])
  func colors(color: String) {
    #expect(
      reason(file(replacing: .title, with: "\"title\": {\n\"foreground\": \"\(color)\" }"))
        == ThemeError(line: 7, reason: .badColor(color)))
  }

  @Test(
    "Keys and types are those of a theme",
    arguments: [
      ("{}", ThemeError.Reason.missingKey("foreground")),
      ("{ \"foreground\": 3 }", .wrongType(key: "foreground", expected: .text)),
      (
        "{ \"foreground\": \"red\", \"bold\": \"yes\" }",
        .wrongType(key: "bold", expected: .boolean)
      ),
      (
        "{ \"foreground\": \"red\", \"background\": null }",
        .wrongType(key: "background", expected: .text)
      ),
      ("{ \"foregruond\": \"red\" }", .unknownKey("foregruond", nearest: "foreground")),
      ("[]", .wrongType(key: "title", expected: .object)),
    ])
  func types(style: String, expected: ThemeError.Reason) {
    #expect(
      reason(file(replacing: .title, with: "\"title\": \(style)"))
        == ThemeError(line: 6, reason: expected))
  }

  @Test(
    "What is no JSON is refused where it stops being it",
    arguments: [
      ("", 1, ThemeError.Reason.unexpectedEnd),
      ("{\n\"name\": \"x\"\n", 3, .unexpectedEnd),
      ("{\n\"name\" \"x\" }", 2, .unexpected(found: "\"", expected: .colon)),
      ("{\n\"name\": \"x\",\n}", 3, .unexpected(found: "}", expected: .key)),
      ("{ \"name\": yes }", 1, .unexpected(found: "yes", expected: .value)),
      ("{ \"name\": \"a\nb\" }", 1, .unexpected(found: "\n", expected: .textCharacter)),
      ("{ \"name\": \"\\x\" }", 1, .unexpected(found: "x", expected: .textCharacter)),
      ("{ \"name\": \"\\ud800x\" }", 1, .unexpected(found: "x", expected: .textCharacter)),
      ("{} \n x", 2, .unexpected(found: "x", expected: .endOfFile)),
      ("{ \"name\": 01 }", 1, .unexpected(found: "1", expected: .commaOrEnd)),
      ("[]", 1, .wrongType(key: "theme", expected: .object)),
      ("{ \"name\": \"Bad Name\" }", 1, .badName("Bad Name")),
      ("\r\n\r{ \"nam\": \"x\" }", 3, .unknownKey("nam", nearest: "name")),
      ("{}", 1, .missingKey("name")),
    ])
  func syntax(file: String, line: Int, expected: ThemeError.Reason) {
    #expect(reason(file) == ThemeError(line: line, reason: expected))
  }

  @Test("Lists in lists without an end are refused")
  func depth() {
    #expect(
      reason(String(repeating: "[", count: 20_000)) == ThemeError(line: 1, reason: .tooDeep))
  }

  @Test("Escapes in a text are those of JSON")
  func escapes() throws {
    let json = try ThemeJSON(reading: "\"\\u00e9\\ud83d\\ude00\\n\\\"\\/\"")
    guard case .text(let text) = json.value else {
      Issue.record("not a text")
      return
    }
    #expect(text == "é😀\n\"/")
  }

  @Test("A file that is no UTF-8 or too large is refused")
  func bytes() {
    #expect(throws: ThemeError(line: 3, reason: .notUTF8)) {
      try Theme(json: Array("{\n\n".utf8) + [0xFF] + Array("\n}".utf8))
    }
    #expect(throws: ThemeError(line: 1, reason: .tooLarge(limit: Theme.sizeLimit))) {
      try Theme(json: [UInt8](repeating: 0x20, count: Theme.sizeLimit + 1))
    }
    #expect(throws: ThemeError(line: 1, reason: .tooLarge(limit: Theme.sizeLimit))) {
      try Theme(json: String(repeating: " ", count: Theme.sizeLimit + 1))
    }
  }

  @Test("The message says the line and the reason in one safe line")
  func message() {
    let missing = ThemeError(line: 4, reason: .missingRoles([.link, .tag]))
    #expect(missing.message == "line 4: these roles are missing: link, tag")
    let unknown = ThemeError(line: 7, reason: .unknownRole("headign", nearest: .heading))
    #expect(unknown.message == "line 7: there is no role “headign”; did you mean “heading”?")
    let hostile = ThemeError(line: 1, reason: .badColor("\u{1B}[31m\n" + longText))
    #expect(!hostile.message.unicodeScalars.contains { $0.value < 0x20 })
    #expect(hostile.message.count < 160)
  }
  private let longText = String(repeating: "x", count: 500)

  @Test("No bytes make the reader trap: noise, and built-in themes with a byte changed or cut")
  func noise() {
    var source = TextSource(seed: 19)
    var refused = 0
    let whole = BuiltInThemes.bytes("sepia")
    for round in 0..<3_000 {
      var bytes = round % 3 == 0 ? source.bytes() : whole
      if round % 3 == 1, let index = bytes.indices.randomElement(using: &source.random) {
        bytes[index] = UInt8.random(in: 0...255, using: &source.random)
      } else if round % 3 == 2 {
        bytes.removeLast(Int.random(in: 2...whole.count, using: &source.random))
      }
      do {
        _ = try Theme(json: bytes)
      } catch {
        refused += 1
        #expect(error.line >= 1)
        #expect(!error.message.isEmpty)
      }
    }
    #expect(refused >= 2_000)
  }

  @Test("Every role has its own place, and the names are the raw values")
  func indices() {
    #expect(Role.allCases.map(\.index) == Array(Role.allCases.indices))
  }
}
