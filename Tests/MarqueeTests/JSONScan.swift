/// Says whether a text is one JSON value, by its grammar alone.
///
/// Written for the tests, so that what the program prints is not judged by its own writer.
struct JSONScan {
  private var rest: Substring.UTF8View

  /// Whether the text is one object.
  static func isDocument(_ text: Substring) -> Bool {
    var scan = JSONScan(rest: text.utf8)
    return scan.rest.first == UInt8(ascii: "{") && scan.value() && scan.rest.isEmpty
  }

  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: byte) else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func take(word: String) -> Bool {
    guard rest.starts(with: word.utf8) else { return false }
    rest.removeFirst(word.utf8.count)
    return true
  }

  private mutating func value() -> Bool {
    if take("{") { return members(to: "}") { $0.text() && $0.take(":") && $0.value() } }
    if take("[") { return members(to: "]") { $0.value() } }
    if rest.first == UInt8(ascii: "\"") { return text() }
    return take(word: "null") || take(word: "true") || take(word: "false") || number()
  }

  private mutating func members(
    to end: Unicode.Scalar, _ member: (inout JSONScan) -> Bool
  ) -> Bool {
    if take(end) { return true }
    repeat {
      guard member(&self) else { return false }
    } while take(",")
    return take(end)
  }

  private mutating func text() -> Bool {
    guard take("\"") else { return false }
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""): return true
      case UInt8(ascii: "\\"):
        guard let escaped = rest.popFirst() else { return false }
        if escaped == UInt8(ascii: "u") {
          guard rest.prefix(4).allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else {
            return false
          }
        } else if !"\"\\/bfnrt".utf8.contains(escaped) {
          return false
        }
      case 0..<0x20: return false
      default: continue
      }
    }
    return false
  }

  private mutating func number() -> Bool {
    let digits = rest.prefix { "0123456789+-.eE".utf8.contains($0) }
    guard !digits.isEmpty, Double(Substring(digits)) != nil else { return false }
    rest.removeFirst(digits.count)
    return true
  }
}
