/// A value of JSON whose members keep their order, so that one state always gives the same text.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A member of an object.
  struct Member: Hashable, Sendable {
    let key: String
    let value: JSONValue
  }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  /// Makes an object with its members in the order they are written in.
  init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member(key: $0, value: $1) })
  }
}

extension JSONValue {
  /// A text, or null where it is unknown.
  static func text(_ text: String?) -> JSONValue {
    text.map(JSONValue.string) ?? .null
  }

  /// A number, or null where it is unknown.
  static func number(_ number: Int?) -> JSONValue {
    number.map(JSONValue.int) ?? .null
  }

  /// A number, or null where it is unknown.
  static func number(_ number: Double?) -> JSONValue {
    number.map(JSONValue.double) ?? .null
  }

  /// An array of what each element becomes.
  static func list<Element>(
    _ elements: some Sequence<Element>, _ value: (Element) -> JSONValue
  ) -> JSONValue {
    .array(elements.map(value))
  }

  /// What a thing becomes, or null where it is unknown.
  static func known<Thing>(_ thing: Thing?, _ value: (Thing) -> JSONValue) -> JSONValue {
    thing.map(value) ?? .null
  }

  /// This object with members added after its own; of another value nothing but the members.
  func adding(_ more: JSONValue) -> JSONValue {
    .object(members + more.members)
  }

  /// The members of an object; of another value none.
  private var members: [Member] {
    switch self {
    case .object(let members): members
    case .null, .bool, .int, .double, .string, .array: []
    }
  }
}

extension JSONValue {
  /// The value as one line of JSON (RFC 8259), without spaces.
  var text: String {
    var output: [UInt8] = []
    output.reserveCapacity(4_096)
    write(to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  private func write(to output: inout [UInt8]) {
    switch self {
    case .null: output.append(contentsOf: "null".utf8)
    case .bool(let isTrue): output.append(contentsOf: (isTrue ? "true" : "false").utf8)
    case .int(let number): output.append(contentsOf: String(number).utf8)
    case .double(let number):
      // JSON has no word for what is not finite.
      output.append(contentsOf: (number.isFinite ? number.description : "null").utf8)
    case .string(let text): Self.write(text, to: &output)
    case .array(let elements):
      output.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { output.append(UInt8(ascii: ",")) }
        element.write(to: &output)
      }
      output.append(UInt8(ascii: "]"))
    case .object(let members):
      output.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { output.append(UInt8(ascii: ",")) }
        Self.write(member.key, to: &output)
        output.append(UInt8(ascii: ":"))
        member.value.write(to: &output)
      }
      output.append(UInt8(ascii: "}"))
    }
  }

  /// Writes a text in quotes.
  ///
  /// Beyond what JSON asks for, whatever a reader of lines may take for the end of one is escaped
  /// too: DEL, the C1 controls with NEL, and the line and paragraph separators.
  private static func write(_ text: String, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { bytes in
      // What needs no escape is copied in runs.
      var start = 0
      var index = 0
      while index < bytes.count {
        guard let escape = escape(at: index, in: bytes) else {
          index += 1
          continue
        }
        output.append(contentsOf: bytes[start..<index])
        output.append(contentsOf: escape.text.utf8)
        index += escape.length
        start = index
      }
      output.append(contentsOf: bytes[start...])
    }
    output.append(UInt8(ascii: "\""))
  }

  /// What stands for the character at an index, and how many bytes that takes; nil where it stands
  /// for itself.
  private static func escape(
    at index: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> (text: String, length: Int)? {
    let byte = bytes[index]
    if byte >= 0x20, byte < 0x7F {
      return byte == 0x22 ? (#"\""#, 1) : byte == 0x5C ? (#"\\"#, 1) : nil
    }
    switch byte {
    case 0x08: return (#"\b"#, 1)
    case 0x09: return (#"\t"#, 1)
    case 0x0A: return (#"\n"#, 1)
    case 0x0C: return (#"\f"#, 1)
    case 0x0D: return (#"\r"#, 1)
    case ..<0x20, 0x7F: return (escape(UInt16(byte)), 1)
    case 0xC2 where index + 1 < bytes.count && bytes[index + 1] < 0xA0:
      return (escape(UInt16(bytes[index + 1])), 2)
    case 0xE2 where index + 2 < bytes.count && bytes[index + 1] == 0x80:
      let last = bytes[index + 2]
      return last == 0xA8 || last == 0xA9 ? (escape(0x2000 | UInt16(last & 0x3F)), 3) : nil
    case _: return nil
    }
  }

  private static func escape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return #"\u"# + String(repeating: "0", count: 4 - digits.utf8.count) + digits
  }
}
