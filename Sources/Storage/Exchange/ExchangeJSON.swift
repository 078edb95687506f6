/// A value of JSON, with the line each object begins in.
indirect enum ExchangeJSON: Equatable {
  case null
  case bool(Bool)
  /// A number as it is written.
  case number(String)
  case string(String)
  case array([ExchangeJSON])
  case object([String: ExchangeJSON], line: Int)

  /// A member of an object; nil of anything else.
  subscript(name: String) -> ExchangeJSON? {
    if case .object(let members, _) = self { members[name] } else { nil }
  }

  /// The text; nil of anything else.
  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The whole number; nil of anything else.
  var integer: Int? {
    if case .number(let text) = self { Int(text) } else { nil }
  }

  /// What is written for a number or a text; nil of anything else.
  var written: String? {
    switch self {
    case .number(let text), .string(let text): text
    case .null, .bool, .array, .object: nil
    }
  }

  /// Where a text is no JSON.
  struct Fault: Error {
    let line: Int
  }

  /// Reads UTF-8; it is total: any bytes give a value or the line where they are none.
  static func parse(_ bytes: [UInt8]) throws(Fault) -> ExchangeJSON {
    var reader = JSONReader(bytes)
    return try reader.document()
  }

  /// A text in quotes, as JSON has it.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      case _: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

private struct JSONReader {
  private let bytes: [UInt8]
  private var place = 0
  private var line = 1

  /// Deeper than any export; a reading of endless brackets must not exhaust the stack.
  private static let deepest = 32

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  private var fault: ExchangeJSON.Fault { ExchangeJSON.Fault(line: line) }
  private var byte: UInt8? { place < bytes.count ? bytes[place] : nil }

  mutating func document() throws(ExchangeJSON.Fault) -> ExchangeJSON {
    let value = try value(depth: 0)
    skipBlanks()
    guard place == bytes.count else { throw fault }
    return value
  }

  private mutating func skipBlanks() {
    while let byte, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      if byte == 0x0A { line += 1 }
      place += 1
    }
  }

  private mutating func take(_ expected: Character) -> Bool {
    skipBlanks()
    guard byte == expected.asciiValue else { return false }
    place += 1
    return true
  }

  private mutating func value(depth: Int) throws(ExchangeJSON.Fault) -> ExchangeJSON {
    skipBlanks()
    guard depth <= Self.deepest, let byte else { throw fault }
    switch byte {
    case UInt8(ascii: "{"): return try object(depth)
    case UInt8(ascii: "["): return try array(depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case _: return try number()
    }
  }

  private mutating func word(
    _ word: StaticString, _ value: ExchangeJSON
  ) throws(ExchangeJSON.Fault) -> ExchangeJSON {
    let end = place + word.utf8CodeUnitCount
    guard end <= bytes.count,
      bytes[place..<end].elementsEqual(
        UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    else { throw fault }
    place = end
    return value
  }

  private mutating func number() throws(ExchangeJSON.Fault) -> ExchangeJSON {
    let start = place
    while let byte,
      (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
        || byte == UInt8(ascii: ".") || byte | 0x20 == UInt8(ascii: "e")
    { place += 1 }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    guard Double(text) != nil else { throw fault }
    return .number(text)
  }

  private mutating func array(_ depth: Int) throws(ExchangeJSON.Fault) -> ExchangeJSON {
    place += 1
    var elements: [ExchangeJSON] = []
    if take("]") { return .array(elements) }
    repeat { elements.append(try value(depth: depth + 1)) } while take(",")
    guard take("]") else { throw fault }
    return .array(elements)
  }

  private mutating func object(_ depth: Int) throws(ExchangeJSON.Fault) -> ExchangeJSON {
    let start = line
    place += 1
    var members: [String: ExchangeJSON] = [:]
    if take("}") { return .object(members, line: start) }
    repeat {
      skipBlanks()
      guard byte == UInt8(ascii: "\"") else { throw fault }
      let name = try string()
      guard take(":") else { throw fault }
      members[name] = try value(depth: depth + 1)
    } while take(",")
    guard take("}") else { throw fault }
    return .object(members, line: start)
  }

  private mutating func string() throws(ExchangeJSON.Fault) -> String {
    place += 1
    var text: [UInt8] = []
    while let byte {
      switch byte {
      case UInt8(ascii: "\""):
        place += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        place += 1
        try escape(into: &text)
      case 0..<0x20: throw fault
      case _:
        text.append(byte)
        place += 1
      }
    }
    throw fault
  }

  private mutating func escape(into text: inout [UInt8]) throws(ExchangeJSON.Fault) {
    guard let byte else { throw fault }
    place += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "b"), UInt8(ascii: "f"): text.append(0x20)
    case UInt8(ascii: "u"):
      var units = [try unit()]
      if (0xD800..<0xDC00).contains(units[0]), place + 1 < bytes.count,
        bytes[place] == UInt8(ascii: "\\"), bytes[place + 1] == UInt8(ascii: "u")
      {
        place += 2
        units.append(try unit())
      }
      text += Array(String(decoding: units, as: UTF16.self).utf8)
    case _: throw fault
    }
  }

  private mutating func unit() throws(ExchangeJSON.Fault) -> UInt16 {
    guard place + 4 <= bytes.count,
      let unit = UInt16(String(decoding: bytes[place..<(place + 4)], as: UTF8.self), radix: 16)
    else { throw fault }
    place += 4
    return unit
  }
}
