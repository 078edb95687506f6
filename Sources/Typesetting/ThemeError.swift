/// Why a theme file is refused, and where.
public struct ThemeError: Error, Hashable, Sendable {
  /// The line of the file, counted from 1.
  public var line: Int
  /// What is wrong there.
  public var reason: Reason

  /// Makes an error at a line.
  public init(line: Int, reason: Reason) {
    self.line = line
    self.reason = reason
  }

  /// What can be wrong with a theme file.
  public enum Reason: Hashable, Sendable {
    /// The file has more bytes than a theme may have.
    case tooLarge(limit: Int)
    /// The file is not UTF-8.
    case notUTF8
    /// The file ends in the middle of a value.
    case unexpectedEnd
    /// Something else was expected; what was found is one character, or a word of it.
    case unexpected(found: String, expected: Syntax)
    /// Lists and objects stand in one another too deep for a theme.
    case tooDeep
    /// An object has a key twice.
    case duplicateKey(String)
    /// A key that a theme or a style does not have, and the nearest that there is.
    case unknownKey(String, nearest: String?)
    /// A role that does not exist, and the nearest that does.
    case unknownRole(String, nearest: Role?)
    /// A key that every theme has is missing.
    case missingKey(String)
    /// Roles without a style.
    case missingRoles([Role])
    /// A value is of another type than its key asks for.
    case wrongType(key: String, expected: ValueType)
    /// A text that is no color.
    case badColor(String)
    /// A name that could not be typed: empty, or with other than small letters, digits and hyphens.
    case badName(String)
  }

  /// What the syntax of JSON asks for at a place.
  public enum Syntax: Hashable, Sendable {
    /// Any value.
    case value
    /// A key in quotes.
    case key
    /// The colon between a key and its value.
    case colon
    /// A comma, or the end of the list or object.
    case commaOrEnd
    /// The end of the file.
    case endOfFile
    /// A character that may stand in a text, or an escape that JSON has.
    case textCharacter
  }

  /// The types of values that a theme has.
  public enum ValueType: Hashable, Sendable {
    /// An object in braces.
    case object
    /// A text in quotes.
    case text
    /// `true` or `false`.
    case boolean
  }
}

extension ThemeError {
  /// The error in English, with its line, as `line 12: …`.
  public var message: String { "line \(line): \(reason.message)" }
}

extension ThemeError.Reason {
  /// The reason in English, without its line.
  public var message: String {
    switch self {
    case .tooLarge(let limit): "the file is larger than the \(limit) bytes a theme may have"
    case .notUTF8: "the file is not UTF-8"
    case .unexpectedEnd: "the file ends too early"
    case .unexpected(let found, let expected):
      "expected \(expected.message), found \(ThemeError.quoted(found))"
    case .tooDeep: "too many objects or lists in one another"
    case .duplicateKey(let key): "\(ThemeError.quoted(key)) appears twice"
    case .unknownKey(let key, let nearest):
      "there is no key \(ThemeError.quoted(key))" + ThemeError.suggestion(nearest)
    case .unknownRole(let role, let nearest):
      "there is no role \(ThemeError.quoted(role))" + ThemeError.suggestion(nearest?.rawValue)
    case .missingKey(let key): "the key \(ThemeError.quoted(key)) is missing"
    case .missingRoles(let roles):
      (roles.count == 1 ? "this role is missing: " : "these roles are missing: ")
        + roles.map(\.rawValue).joined(separator: ", ")
    case .wrongType(let key, let expected):
      "\(ThemeError.quoted(key)) must be \(expected.message)"
    case .badColor(let text):
      "\(ThemeError.quoted(text)) is not a color; write #RRGGBB, terminal, or a name such as bright-blue"
    case .badName(let text):
      "\(ThemeError.quoted(text)) is not a name; use small letters, digits and hyphens"
    }
  }
}

extension ThemeError.Syntax {
  fileprivate var message: String {
    switch self {
    case .value: "a value"
    case .key: "a key in quotes"
    case .colon: "a colon"
    case .commaOrEnd: "a comma or the end of the object or list"
    case .endOfFile: "the end of the file"
    case .textCharacter: "a character or escape that JSON allows in a text"
    }
  }
}

extension ThemeError.ValueType {
  fileprivate var message: String {
    switch self {
    case .object: "an object in braces"
    case .text: "a text in quotes"
    case .boolean: "true or false"
    }
  }
}

extension ThemeError {
  /// A text from the file in quotes, safe to print and not too long.
  fileprivate static func quoted(_ text: String) -> String {
    "“" + Line(text).truncated(to: 40).text + "”"
  }

  fileprivate static func suggestion(_ nearest: String?) -> String {
    nearest.map { "; did you mean \(quoted($0))?" } ?? ""
  }
}
