/// Percent-encoding of text in links: RFC 3986, section 2.1.
enum PercentCoding {
  /// What is wrong with an encoded text.
  struct Fault: Error, Hashable {
    /// What was expected there.
    let expected: LinkExpectation
    /// The bytes that are wrong, counted from the text's beginning.
    let range: Range<Int>
  }

  private static let digits = Array("0123456789ABCDEF".utf8)

  /// Writes a text with everything but unreserved characters encoded.
  static func encode(_ text: String, into output: inout String) {
    for byte in text.utf8 {
      if isUnreserved(byte) {
        output.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        output.append("%")
        output.unicodeScalars.append(Unicode.Scalar(digits[Int(byte >> 4)]))
        output.unicodeScalars.append(Unicode.Scalar(digits[Int(byte & 15)]))
      }
    }
  }

  /// Reads an encoded text; bytes that need no encoding may stand as they are.
  static func decode(
    _ bytes: some Collection<UInt8>, plusIsSpace: Bool = false
  ) throws(Fault) -> String {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var rest = Array(bytes)[...]
    while let byte = rest.first {
      if byte == UInt8(ascii: "%") {
        let escape = rest.prefix(3)
        guard escape.count == 3, let high = value(ofDigit: escape[escape.startIndex + 1]),
          let low = value(ofDigit: escape[escape.startIndex + 2])
        else {
          throw Fault(expected: .percentEscape, range: escape.startIndex..<escape.endIndex)
        }
        decoded.append(high << 4 | low)
        rest = rest.dropFirst(3)
      } else {
        decoded.append(plusIsSpace && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
        rest = rest.dropFirst()
      }
    }
    guard let text = String(validating: decoded, as: UTF8.self) else {
      throw Fault(expected: .utf8, range: 0..<bytes.count)
    }
    return text
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  private static func value(ofDigit byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
