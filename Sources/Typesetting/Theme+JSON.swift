extension Theme {
  /// The most bytes a theme file may have.
  public static let sizeLimit = 64 * 1024

  /// Reads a theme file.
  ///
  /// A theme is one object. Every role is there, and nothing that is not a theme's:
  ///
  ///     {
  ///       "name": "dusk",
  ///       "ground": "#101218",
  ///       "roles": {
  ///         "body": { "foreground": "#E8E8EA" },
  ///         "title": { "foreground": "#FFFFFF", "bold": true },
  ///         "badge": { "foreground": "#101218", "background": "#A9BEDB" }
  ///       }
  ///     }
  ///
  /// A style has a `foreground` and may have a `background` and `bold`, `dim`, `italic` and `underline`. A
  /// color is `#RRGGBB`, `terminal` for the terminal's own, or the name of one of its 16: `black`, `red`,
  /// `green`, `yellow`, `blue`, `magenta`, `cyan`, `white`, and each with `bright-` before it. With the
  /// ground `terminal` no ground is painted.
  public init(json: String) throws(ThemeError) {
    guard json.utf8.count <= Theme.sizeLimit else {
      throw ThemeError(line: 1, reason: .tooLarge(limit: Theme.sizeLimit))
    }
    self = try ThemeReader.theme(ThemeJSON(reading: json))
  }

  /// Reads the bytes of a theme file.
  public init(json bytes: some Collection<UInt8>) throws(ThemeError) {
    guard bytes.count <= Theme.sizeLimit else {
      throw ThemeError(line: 1, reason: .tooLarge(limit: Theme.sizeLimit))
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw ThemeError(line: Theme.firstLineNotUTF8(Array(bytes)), reason: .notUTF8)
    }
    try self.init(json: text)
  }

  /// Whether a text can be the name of a theme: small letters, digits and hyphens, as one types them.
  public static func isName(_ text: String) -> Bool {
    let isTypable = text.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2D
    }
    return isTypable && !text.isEmpty && text.utf8.count <= 32 && text.utf8.first != 0x2D
  }

  /// The line on which the bytes stop being UTF-8.
  private static func firstLineNotUTF8(_ bytes: [UInt8]) -> Int {
    // A line feed is never part of a longer sequence, so that each line can be judged alone.
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let bad = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }
    return (bad ?? 0) + 1
  }
}

/// Makes a theme of the values of its file.
private enum ThemeReader {
  private enum Key: String, CaseIterable {
    case name, ground, roles
  }

  private enum StyleKey: String, CaseIterable {
    case foreground, background, bold, dim, italic, underline
  }

  static func theme(_ json: ThemeJSON) throws(ThemeError) -> Theme {
    guard case .object(let members) = json.value else {
      throw ThemeError(line: json.line, reason: .wrongType(key: "theme", expected: .object))
    }
    var name: String?
    var ground: Color?
    var styles: [Role: Style]?
    for member in members {
      guard let key = Key(rawValue: member.key) else {
        throw unknown(member, among: Key.allCases.map(\.rawValue))
      }
      switch key {
      case .name: name = try self.name(member)
      case .ground: ground = try color(member)
      case .roles: styles = try self.styles(member)
      }
    }
    func missing(_ key: Key) -> ThemeError {
      ThemeError(line: json.line, reason: .missingKey(key.rawValue))
    }
    guard let name else { throw missing(.name) }
    guard let ground else { throw missing(.ground) }
    guard let styles else { throw missing(.roles) }
    return Theme(name: name, ground: ground) { styles[$0] ?? Style() }
  }

  private static func styles(_ member: ThemeJSON.Member) throws(ThemeError) -> [Role: Style] {
    var styles: [Role: Style] = [:]
    for entry in try object(member) {
      guard let role = Role(rawValue: entry.key) else {
        let nearest = Nearest.word(to: entry.key, among: Role.allCases.map(\.rawValue))
        throw ThemeError(
          line: entry.line,
          reason: .unknownRole(entry.key, nearest: nearest.flatMap(Role.init(rawValue:))))
      }
      styles[role] = try style(entry)
    }
    let missing = Role.allCases.filter { styles[$0] == nil }
    guard missing.isEmpty else {
      throw ThemeError(line: member.line, reason: .missingRoles(missing))
    }
    return styles
  }

  private static func style(_ member: ThemeJSON.Member) throws(ThemeError) -> Style {
    var style = Style()
    var hasForeground = false
    for entry in try object(member) {
      guard let key = StyleKey(rawValue: entry.key) else {
        throw unknown(entry, among: StyleKey.allCases.map(\.rawValue))
      }
      switch key {
      case .foreground:
        style.foreground = try color(entry)
        hasForeground = true
      case .background: style.background = try color(entry)
      case .bold: style.isBold = try boolean(entry)
      case .dim: style.isDim = try boolean(entry)
      case .italic: style.isItalic = try boolean(entry)
      case .underline: style.isUnderlined = try boolean(entry)
      }
    }
    guard hasForeground else {
      throw ThemeError(line: member.line, reason: .missingKey(StyleKey.foreground.rawValue))
    }
    return style
  }

  private static func name(_ member: ThemeJSON.Member) throws(ThemeError) -> String {
    let name = try text(member)
    guard Theme.isName(name) else {
      throw ThemeError(line: member.value.line, reason: .badName(name))
    }
    return name
  }

  private static func color(_ member: ThemeJSON.Member) throws(ThemeError) -> Color {
    let text = try text(member)
    if text == "terminal" { return .terminal }
    if let color = RGB(hex: text) { return .rgb(color) }
    if let color = ANSIColor.allCases.first(where: { $0.name == text }) { return .ansi(color) }
    throw ThemeError(line: member.value.line, reason: .badColor(text))
  }

  private static func object(
    _ member: ThemeJSON.Member
  ) throws(ThemeError) -> [ThemeJSON.Member] {
    if case .object(let members) = member.value.value { return members }
    throw wrongType(member, .object)
  }

  private static func text(_ member: ThemeJSON.Member) throws(ThemeError) -> String {
    if case .text(let text) = member.value.value { return text }
    throw wrongType(member, .text)
  }

  private static func boolean(_ member: ThemeJSON.Member) throws(ThemeError) -> Bool {
    if case .boolean(let isTrue) = member.value.value { return isTrue }
    throw wrongType(member, .boolean)
  }

  private static func wrongType(
    _ member: ThemeJSON.Member, _ expected: ThemeError.ValueType
  ) -> ThemeError {
    ThemeError(line: member.value.line, reason: .wrongType(key: member.key, expected: expected))
  }

  private static func unknown(
    _ member: ThemeJSON.Member, among known: [String]
  ) -> ThemeError {
    ThemeError(
      line: member.line,
      reason: .unknownKey(member.key, nearest: Nearest.word(to: member.key, among: known)))
  }
}

/// The known word that a mistyped one most likely meant.
///
/// Navigation has a search of its own: no module lies beneath both that could hold one for the two.
private enum Nearest {
  static func word(to word: String, among known: [String]) -> String? {
    let letters = Array(word.lowercased().unicodeScalars.prefix(32))
    let ranked = known.map { ($0, distance(letters, Array($0.lowercased().unicodeScalars))) }
    guard let best = ranked.min(by: { $0.1 < $1.1 }), best.1 <= max(1, best.0.utf8.count / 3) else {
      return nil
    }
    return best.0
  }

  /// The letters to insert, delete or replace.
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var row = Array(0...right.count)
    for (index, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, other) in right.enumerated() {
        let replaced = diagonal + (letter == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[right.count]
  }
}
