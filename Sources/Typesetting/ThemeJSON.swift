/// JSON with the line of every value, strict as RFC 8259 has it, for theme files.
///
/// A person mends a theme by what is said of it: no other reader tells the line of a value that is well
/// formed but wrong, or what should have stood where it is not, and the core imports none.
struct ThemeJSON {
  var line: Int
  var value: Value

  enum Value {
    case object([Member])
    case array([ThemeJSON])
    case text(String)
    case number(String)
    case boolean(Bool)
    case null
  }

  struct Member {
    var line: Int
    var key: String
    var value: ThemeJSON
  }

  /// Reads a whole text.
  init(reading text: String) throws(ThemeError) {
    var reader = Reader(scalars: Array(text.unicodeScalars))
    self = try reader.document()
  }

  private init(line: Int, value: Value) {
    self.line = line
    self.value = value
  }
}

extension ThemeJSON {
  private struct Reader {
    let scalars: [Unicode.Scalar]
    var index = 0
    var line = 1
    var depth = 0

    /// More than a theme needs, and few enough for any stack.
    static let maximumDepth = 16

    init(scalars: [Unicode.Scalar]) {
      self.scalars = scalars
    }

    var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

    mutating func document() throws(ThemeError) -> ThemeJSON {
      let root = try value()
      skipSpace()
      if next != nil { throw unexpected(.endOfFile) }
      return root
    }

    mutating func value() throws(ThemeError) -> ThemeJSON {
      skipSpace()
      let start = line
      guard let first = next else { throw error(.unexpectedEnd) }
      switch first {
      case "{": return ThemeJSON(line: start, value: .object(try members()))
      case "[": return ThemeJSON(line: start, value: .array(try elements()))
      case "\"": return ThemeJSON(line: start, value: .text(try text()))
      case "-", "0"..."9": return ThemeJSON(line: start, value: .number(try number()))
      default:
        if take(word: "true") { return ThemeJSON(line: start, value: .boolean(true)) }
        if take(word: "false") { return ThemeJSON(line: start, value: .boolean(false)) }
        if take(word: "null") { return ThemeJSON(line: start, value: .null) }
        throw unexpected(.value)
      }
    }

    private mutating func members() throws(ThemeError) -> [Member] {
      var members: [Member] = []
      var keys: Set<String> = []
      try open()
      if close("}") { return members }
      while true {
        skipSpace()
        let start = line
        guard next == "\"" else { throw next == nil ? error(.unexpectedEnd) : unexpected(.key) }
        let key = try text()
        guard keys.insert(key).inserted else {
          throw ThemeError(line: start, reason: .duplicateKey(key))
        }
        skipSpace()
        guard take(":") else { throw next == nil ? error(.unexpectedEnd) : unexpected(.colon) }
        members.append(Member(line: start, key: key, value: try value()))
        if close("}") { return members }
        guard take(",") else { throw next == nil ? error(.unexpectedEnd) : unexpected(.commaOrEnd) }
      }
    }

    private mutating func elements() throws(ThemeError) -> [ThemeJSON] {
      var elements: [ThemeJSON] = []
      try open()
      if close("]") { return elements }
      while true {
        elements.append(try value())
        if close("]") { return elements }
        guard take(",") else { throw next == nil ? error(.unexpectedEnd) : unexpected(.commaOrEnd) }
      }
    }

    private mutating func text() throws(ThemeError) -> String {
      var text = String.UnicodeScalarView()
      index += 1
      while let scalar = next {
        switch scalar {
        case "\"":
          index += 1
          return String(text)
        case "\\":
          index += 1
          text.append(try escape())
        case "\u{0}"..."\u{1F}":
          throw unexpected(.textCharacter)
        default:
          text.append(scalar)
          index += 1
        }
      }
      throw error(.unexpectedEnd)
    }

    private mutating func escape() throws(ThemeError) -> Unicode.Scalar {
      guard let scalar = next else { throw error(.unexpectedEnd) }
      let replacement: Unicode.Scalar
      switch scalar {
      case "\"", "\\", "/": replacement = scalar
      case "b": replacement = "\u{8}"
      case "f": replacement = "\u{C}"
      case "n": replacement = "\n"
      case "r": replacement = "\r"
      case "t": replacement = "\t"
      case "u":
        index += 1
        return try unicodeEscape()
      default: throw unexpected(.textCharacter)
      }
      index += 1
      return replacement
    }

    private mutating func unicodeEscape() throws(ThemeError) -> Unicode.Scalar {
      let high = try hexadecimal()
      if let scalar = Unicode.Scalar(high) { return scalar }
      guard (0xD800...0xDBFF).contains(high), take("\\"), take("u") else {
        throw unexpected(.textCharacter)
      }
      let low = try hexadecimal()
      guard (0xDC00...0xDFFF).contains(low),
        let scalar = Unicode.Scalar(0x10000 + ((high & 0x3FF) << 10 | (low & 0x3FF)))
      else { throw unexpected(.textCharacter) }
      return scalar
    }

    private mutating func hexadecimal() throws(ThemeError) -> UInt32 {
      var value: UInt32 = 0
      for _ in 0..<4 {
        guard let scalar = next else { throw error(.unexpectedEnd) }
        guard scalar.isASCII, let digit = Character(scalar).hexDigitValue else {
          throw unexpected(.textCharacter)
        }
        value = value << 4 | UInt32(digit)
        index += 1
      }
      return value
    }

    private mutating func number() throws(ThemeError) -> String {
      let start = index
      _ = take("-")
      if !take("0") { try digits() }
      if take(".") { try digits() }
      if take("e") || take("E") {
        if !take("+") { _ = take("-") }
        try digits()
      }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars[start..<index])
      return String(text)
    }

    private mutating func digits() throws(ThemeError) {
      let start = index
      while let scalar = next, ("0"..."9").contains(scalar) { index += 1 }
      if index == start { throw next == nil ? error(.unexpectedEnd) : unexpected(.value) }
    }

    private mutating func skipSpace() {
      while let scalar = next {
        switch scalar {
        case "\n": line += 1
        case "\r": if index + 1 >= scalars.count || scalars[index + 1] != "\n" { line += 1 }
        case " ", "\t": break
        default: return
        }
        index += 1
      }
    }

    private mutating func open() throws(ThemeError) {
      depth += 1
      if depth > Reader.maximumDepth { throw error(.tooDeep) }
      index += 1
    }

    private mutating func close(_ bracket: Unicode.Scalar) -> Bool {
      skipSpace()
      guard take(bracket) else { return false }
      depth -= 1
      return true
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
      guard next == scalar else { return false }
      index += 1
      return true
    }

    private mutating func take(word: String) -> Bool {
      let end = index + word.unicodeScalars.count
      guard end <= scalars.count, scalars[index..<end].elementsEqual(word.unicodeScalars) else {
        return false
      }
      index = end
      return true
    }

    private func error(_ reason: ThemeError.Reason) -> ThemeError {
      ThemeError(line: line, reason: reason)
    }

    /// What is found here: a word as a whole, else one character.
    private func unexpected(_ expected: ThemeError.Syntax) -> ThemeError {
      var found = String.UnicodeScalarView()
      for scalar in scalars[min(index, scalars.count)...].prefix(24) {
        let isWord = scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        if !found.isEmpty && !isWord { break }
        found.append(scalar)
        if !isWord { break }
      }
      if found.isEmpty { return error(.unexpectedEnd) }
      return error(.unexpected(found: String(found), expected: expected))
    }
  }
}
