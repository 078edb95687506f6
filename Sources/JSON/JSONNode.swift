/// A value of a scanned JSON text, made into Swift's when it is asked for.
///
/// A value of another type than the one asked for is nil, and so is null: what a source leaves out and what it writes
/// oddly are the same to who reads it.
public struct JSONNode: Sendable {
  let tree: JSONTree
  let index: Int

  private var entry: JSONTree.Entry { tree.entries[index] }

  /// Whether it is an object.
  public var isObject: Bool { entry.kind == .object }
  /// Whether it is an array.
  public var isArray: Bool { entry.kind == .array }

  /// The byte of the text where it begins, of a string behind its quote.
  public var offset: Int { Int(entry.begin) }

  /// The value of an object's key, the first where the key stands twice; nil where it is null or there is none.
  public subscript(key: StaticString) -> JSONNode? {
    guard entry.kind == .object else { return nil }
    let end = Int(entry.next)
    let length = key.utf8CodeUnitCount
    return tree.entries.withUnsafeBufferPointer { entries in
      tree.bytes.withUnsafeBufferPointer { bytes in
        var place = index + 1
        while place + 1 < end {
          let name = entries[place]
          if Int(name.end - name.begin) == length, name.kind == .string {
            var offset = 0
            let begin = Int(name.begin)
            while offset < length, bytes[begin + offset] == key.utf8Start[offset] { offset += 1 }
            if offset == length {
              return entries[place + 1].kind == .null ? nil : JSONNode(tree: tree, index: place + 1)
            }
          }
          place = Int(entries[place + 1].next)
        }
        return nil
      }
    }
  }

  /// The elements of an array, none of anything else.
  public var elements: [JSONNode] {
    guard entry.kind == .array else { return [] }
    var nodes: [JSONNode] = []
    var place = index + 1
    let end = Int(entry.next)
    while place < end {
      nodes.append(JSONNode(tree: tree, index: place))
      place = Int(tree.entries[place].next)
    }
    return nodes
  }

  /// The keys and values of an object in the text's order, none of anything else.
  public var members: [(key: String, value: JSONNode)] {
    guard entry.kind == .object else { return [] }
    var members: [(key: String, value: JSONNode)] = []
    var place = index + 1
    let end = Int(entry.next)
    while place + 1 < end {
      let value = JSONNode(tree: tree, index: place + 1)
      members.append((JSONNode(tree: tree, index: place).string ?? "", value))
      place = Int(tree.entries[place + 1].next)
    }
    return members
  }

  /// A text; bytes that are no UTF-8 and halves of surrogate pairs become U+FFFD.
  public var string: String? {
    let range = Int(entry.begin)..<Int(entry.end)
    switch entry.kind {
    case .string: return String(decoding: tree.bytes[range], as: UTF8.self)
    case .escapedString: return Self.unescaped(tree.bytes[range])
    case .object, .array, .number, .yes, .no, .null: return nil
    }
  }

  /// What is written for a number or a text; nil of anything else.
  public var written: String? {
    guard entry.kind == .number else { return string }
    return String(decoding: tree.bytes[Int(entry.begin)..<Int(entry.end)], as: UTF8.self)
  }

  /// A truth value.
  public var bool: Bool? {
    switch entry.kind {
    case .yes: true
    case .no: false
    case .object, .array, .string, .escapedString, .number, .null: nil
    }
  }

  /// A number that is whole and fits, however it is written: `7`, `7.0` and `7e0` are the same.
  public var int: Int? {
    guard entry.kind == .number else { return nil }
    var magnitude = 0
    var isNegative = false
    for byte in tree.bytes[Int(entry.begin)..<Int(entry.end)] {
      switch byte {
      case UInt8(ascii: "-"): isNegative = true
      case 0x30...0x39:
        let (tenfold, overflows) = magnitude.multipliedReportingOverflow(by: 10)
        let (sum, overflowsToo) = tenfold.addingReportingOverflow(Int(byte - 0x30))
        if overflows || overflowsToo { return nil }
        magnitude = sum
      case _: return double.flatMap { Int(exactly: $0) }
      }
    }
    return isNegative ? -magnitude : magnitude
  }

  /// A number; nil where it is beyond what a double holds.
  public var double: Double? {
    guard entry.kind == .number else { return nil }
    let digits = tree.bytes[Int(entry.begin)..<Int(entry.end)]
    if let simple = Self.simple(digits) { return simple }
    guard let value = Double(String(decoding: digits, as: UTF8.self)), value.isFinite else {
      return nil
    }
    return value
  }

  /// A number of at most 15 digits without an exponent: both parts of the quotient are exact, and so it is rounded once.
  private static func simple(_ digits: ArraySlice<UInt8>) -> Double? {
    guard digits.count <= 16 else { return nil }
    var mantissa = 0
    var isNegative = false
    var scale: Double?
    for byte in digits {
      switch byte {
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "."): scale = 1
      case 0x30...0x39:
        mantissa = mantissa * 10 + Int(byte - 0x30)
        if let known = scale { scale = known * 10 }
      case _: return nil
      }
    }
    guard mantissa < 1 << 53 else { return nil }
    let value = Double(mantissa) / (scale ?? 1)
    return isNegative ? -value : value
  }

  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
        result.append(byte)
        continue
      }
      switch escape {
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "b"), UInt8(ascii: "f"): result.append(0x20)
      case UInt8(ascii: "u"): result.append(contentsOf: String(scalar(&rest)).utf8)
      case _: result.append(escape)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// What four hexadecimal digits stand for, or eight with an escape between them.
  private static func scalar(_ rest: inout ArraySlice<UInt8>) -> Unicode.Scalar {
    let replacement: Unicode.Scalar = "\u{FFFD}"
    guard let first = unit(&rest) else { return replacement }
    if let scalar = Unicode.Scalar(UInt32(first)) { return scalar }
    guard (0xD800..<0xDC00).contains(first), rest.starts(with: [0x5C, 0x75]) else {
      return replacement
    }
    var following = rest.dropFirst(2)
    guard let second = unit(&following), (0xDC00..<0xE000).contains(second) else {
      return replacement
    }
    rest = following
    return Unicode.Scalar(0x10000 + (UInt32(first - 0xD800) << 10) + UInt32(second - 0xDC00))
      ?? replacement
  }

  private static func unit(_ rest: inout ArraySlice<UInt8>) -> UInt16? {
    guard rest.count >= 4 else { return nil }
    let digits = rest.prefix(4)
    var value: UInt16 = 0
    for byte in digits {
      switch byte {
      case 0x30...0x39: value = value << 4 | UInt16(byte - 0x30)
      case 0x41...0x46: value = value << 4 | UInt16(byte - 0x41 + 10)
      case 0x61...0x66: value = value << 4 | UInt16(byte - 0x61 + 10)
      case _: return nil
      }
    }
    rest = rest.dropFirst(4)
    return value
  }
}

extension JSONNode {
  /// A whole number under a key.
  public func int(_ key: StaticString) -> Int? { self[key]?.int }

  /// A number under a key.
  public func double(_ key: StaticString) -> Double? { self[key]?.double }

  /// A truth value under a key.
  public func bool(_ key: StaticString) -> Bool? { self[key]?.bool }

  /// The elements of an array under a key.
  public func rows(_ key: StaticString) -> [JSONNode] { self[key]?.elements ?? [] }
}
