@testable import Screens

/// Reads JSON strictly by RFC 8259, and keeps the order of members.
struct StrictJSON {
  struct Fault: Error {
    var offset: Int
  }

  private let bytes: [UInt8]
  private var offset = 0

  private init(_ text: String) {
    bytes = Array(text.utf8)
  }

  static func value(_ text: String) throws -> JSONValue {
    var reader = StrictJSON(text)
    let value = try reader.value()
    guard reader.offset == reader.bytes.count else { throw Fault(offset: reader.offset) }
    return value
  }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func take(_ text: String) throws {
    guard bytes[offset...].starts(with: text.utf8) else { throw Fault(offset: offset) }
    offset += text.utf8.count
  }

  private mutating func value() throws -> JSONValue {
    switch next {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "n"):
      try take("null")
      return .null
    case UInt8(ascii: "t"):
      try take("true")
      return .bool(true)
    case UInt8(ascii: "f"):
      try take("false")
      return .bool(false)
    default: return try number()
    }
  }

  private mutating func object() throws -> JSONValue {
    try take("{")
    var members: [JSONValue.Member] = []
    while next != UInt8(ascii: "}") {
      if !members.isEmpty { try take(",") }
      let key = try string()
      guard !members.contains(where: { $0.key == key }) else { throw Fault(offset: offset) }
      try take(":")
      members.append(JSONValue.Member(key: key, value: try value()))
    }
    try take("}")
    return .object(members)
  }

  private mutating func array() throws -> JSONValue {
    try take("[")
    var elements: [JSONValue] = []
    while next != UInt8(ascii: "]") {
      if !elements.isEmpty { try take(",") }
      elements.append(try value())
    }
    try take("]")
    return .array(elements)
  }

  private mutating func string() throws -> String {
    try take("\"")
    var scalars = String.UnicodeScalarView()
    var plain: [UInt8] = []
    func flush() throws {
      guard let text = String(validating: plain, as: UTF8.self) else {
        throw Fault(offset: offset)
      }
      scalars.append(contentsOf: text.unicodeScalars)
      plain = []
    }
    while let byte = next, byte != UInt8(ascii: "\"") {
      offset += 1
      guard byte >= 0x20 else { throw Fault(offset: offset) }
      guard byte == UInt8(ascii: "\\") else {
        plain.append(byte)
        continue
      }
      try flush()
      guard let escape = next else { throw Fault(offset: offset) }
      offset += 1
      let simple: [UInt8: Unicode.Scalar] = [
        0x22: "\"", 0x5C: "\\", 0x2F: "/", 0x62: "\u{8}", 0x66: "\u{C}", 0x6E: "\n", 0x72: "\r",
        0x74: "\t",
      ]
      if let scalar = simple[escape] {
        scalars.append(scalar)
        continue
      }
      guard escape == UInt8(ascii: "u"), offset + 4 <= bytes.count,
        let code = UInt32(
          String(decoding: bytes[offset..<offset + 4], as: UTF8.self), radix: 16),
        let scalar = Unicode.Scalar(code)
      else { throw Fault(offset: offset) }
      scalars.append(scalar)
      offset += 4
    }
    try flush()
    try take("\"")
    return String(scalars)
  }

  private mutating func number() throws -> JSONValue {
    let start = offset
    while let byte = next, "+-.eE0123456789".utf8.contains(byte) { offset += 1 }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    let digits = text.drop { $0 == "-" }
    guard !digits.isEmpty, digits.first != ".",
      digits == "0" || digits.first != "0" || digits.hasPrefix("0.")
    else { throw Fault(offset: start) }
    if let number = Int(text) { return .int(number) }
    guard let number = Double(text) else { throw Fault(offset: start) }
    return .double(number)
  }
}

extension JSONValue {
  /// A member of an object by its path: keys, and numbers of elements.
  subscript(_ path: String...) -> JSONValue? {
    var value = self
    for step in path {
      switch value {
      case .object(let members):
        guard let member = members.first(where: { $0.key == step }) else { return nil }
        value = member.value
      case .array(let elements):
        guard let index = Int(step), elements.indices.contains(index) else { return nil }
        value = elements[index]
      case .null, .bool, .int, .double, .string: return nil
      }
    }
    return value
  }

  /// The keys of an object in their order.
  var keys: [String] {
    guard case .object(let members) = self else { return [] }
    return members.map(\.key)
  }

  /// How many elements an array has.
  var count: Int? {
    guard case .array(let elements) = self else { return nil }
    return elements.count
  }
}
