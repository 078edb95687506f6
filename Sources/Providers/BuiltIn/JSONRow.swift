/// A JSON value in the catalog, read where it lies.
///
/// Foundation's decoder costs more to set up than a whole page may take, and a `JSONTree` looks at all of a line
/// of which a page wants a few values; here a value is a range of bytes that becomes a number or a text when it
/// is asked for. The lines are our own and need no checking; broken JSON yields nothing instead of a trap.
struct JSONValue {
  let bytes: Bytes

  var string: String? {
    guard bytes.count >= 2, bytes[0] == UInt8(ascii: "\"") else { return nil }
    let inner = bytes[1..<bytes.count - 1]
    guard inner.firstIndex(of: UInt8(ascii: "\\")) != nil else { return inner.string }
    return JSONValue.unescaped(inner)
  }

  var int: Int? { bytes.number }

  var double: Double? { bytes.decimal }

  var bool: Bool? {
    bytes.isEqual(to: "true") ? true : bytes.isEqual(to: "false") ? false : nil
  }

  /// The elements of an array.
  var array: [JSONValue] {
    guard bytes[0] == UInt8(ascii: "[") else { return [] }
    var result: [JSONValue] = []
    var scanner = JSONScanner(bytes: bytes, place: 1)
    while let value = scanner.value() {
      result.append(value)
      guard scanner.take(UInt8(ascii: ",")) else { break }
    }
    return result
  }

  /// The objects of an array.
  var objects: [JSONObject] { array.map { JSONObject($0.bytes) } }

  private static func unescaped(_ bytes: Bytes) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      guard byte == UInt8(ascii: "\\") else {
        result.append(byte)
        continue
      }
      let escape = bytes[place]
      place += 1
      switch escape {
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "t"): result.append(0x20)
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): result.append(escape)
      default: result.append(contentsOf: "\u{FFFD}".utf8)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

/// A JSON object in the catalog: its keys and where their values lie.
struct JSONObject {
  private var members: [(key: Bytes, value: JSONValue)] = []

  /// Reads the object a text begins with, up to and with the member of a last key where one is named.
  init(_ bytes: Bytes, through last: StaticString? = nil) {
    guard bytes[0] == UInt8(ascii: "{") else { return }
    members.reserveCapacity(16)
    var scanner = JSONScanner(bytes: bytes, place: 1)
    while let key = scanner.value(), key.bytes.count >= 2, scanner.take(UInt8(ascii: ":")),
      let value = scanner.value()
    {
      let name = key.bytes[1..<key.bytes.count - 1]
      members.append((name, value))
      if let last, name.isEqual(to: last) { break }
      guard scanner.take(UInt8(ascii: ",")) else { break }
    }
  }

  /// The value of a key.
  subscript(key: StaticString) -> JSONValue? {
    for member in members where member.key.isEqual(to: key) { return member.value }
    return nil
  }

  /// The keys and values in their order.
  var pairs: [(key: String, value: JSONValue)] { members.map { ($0.key.string, $0.value) } }

  func string(_ key: StaticString) -> String? { self[key]?.string }
  func int(_ key: StaticString) -> Int? { self[key]?.int }
  func double(_ key: StaticString) -> Double? { self[key]?.double }
  func objects(_ key: StaticString) -> [JSONObject] { self[key]?.objects ?? [] }
  func strings(_ key: StaticString) -> [String] {
    self[key]?.array.compactMap(\.string) ?? []
  }
  func ints(_ key: StaticString) -> [Int] { self[key]?.array.compactMap(\.int) ?? [] }
}

/// Finds where values begin and end.
private struct JSONScanner {
  let bytes: Bytes
  var place: Int

  /// The value at the place, without being read; nil where none begins.
  mutating func value() -> JSONValue? {
    skipSpaces()
    let begin = place
    switch bytes[place] {
    case UInt8(ascii: "\""):
      guard skipString() else { return nil }
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      var depth = 0
      repeat {
        switch bytes[place] {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
          depth += 1
          place += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          depth -= 1
          place += 1
        case UInt8(ascii: "\""):
          guard skipString() else { return nil }
        default:
          place += 1
        }
        if place > bytes.count { return nil }
      } while depth > 0
    case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: ":"), 0:
      return nil
    default:
      scan: while place < bytes.count {
        switch bytes[place] {
        case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), 0x20, 0x0A: break scan
        default: place += 1
        }
      }
    }
    return JSONValue(bytes: bytes[begin..<place])
  }

  /// Takes a byte where it comes next.
  mutating func take(_ byte: UInt8) -> Bool {
    skipSpaces()
    guard bytes[place] == byte else { return false }
    place += 1
    return true
  }

  private mutating func skipSpaces() {
    while bytes[place] == 0x20 || bytes[place] == 0x0A { place += 1 }
  }

  private mutating func skipString() -> Bool {
    place += 1
    while let quote = bytes.firstIndex(of: UInt8(ascii: "\""), from: place) {
      var slashes = 0
      while quote - slashes - 1 >= place, bytes[quote - slashes - 1] == UInt8(ascii: "\\") {
        slashes += 1
      }
      place = quote + 1
      if slashes.isMultiple(of: 2) { return true }
    }
    return false
  }
}
