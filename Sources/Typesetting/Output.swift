/// The bytes of an encoded text while they are written.
struct Output {
  private var bytes: [UInt8] = []

  init(capacity: Int) {
    bytes.reserveCapacity(capacity)
  }

  /// What was written.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes one byte of ASCII.
  mutating func put(_ byte: UInt8) {
    bytes.append(byte)
  }

  /// Writes a text of our own as it is.
  mutating func put(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Writes a number in decimal.
  mutating func put(number: Int) {
    guard (0..<1000).contains(number) else {
      bytes.append(contentsOf: String(number).utf8)
      return
    }
    if number >= 100 { bytes.append(0x30 + UInt8(number / 100)) }
    if number >= 10 { bytes.append(0x30 + UInt8(number / 10 % 10)) }
    bytes.append(0x30 + UInt8(number % 10))
  }

  /// Writes a number of spaces.
  mutating func put(spaces count: Int) {
    guard count > 0 else { return }
    bytes.append(contentsOf: repeatElement(0x20, count: count))
  }

  /// Writes a text without anything that could command a terminal, and says what kind of text it is.
  @discardableResult
  mutating func put(printable text: String) -> Printability {
    let printability = Printability(text)
    switch printability {
    case .ascii, .settled, .disputed:
      bytes.append(contentsOf: text.utf8)
    case .mixed:
      for scalar in text.unicodeScalars where scalar.isPrintable {
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    return printability
  }
}

extension String {
  /// Appends a number of spaces.
  mutating func append(spaces count: Int) {
    if count > 0 { append(String(repeating: " ", count: count)) }
  }

  /// Appends a text without anything that could command a terminal.
  mutating func append(printable text: String) {
    switch Printability(text) {
    case .ascii, .settled, .disputed: append(text)
    case .mixed: unicodeScalars.append(contentsOf: text.unicodeScalars.lazy.filter(\.isPrintable))
    }
  }
}

/// How much care a text needs when it is written, and after it.
enum Printability {
  /// Only what ASCII prints: a column a byte.
  case ascii
  /// Latin letters too, about whose width all terminals agree.
  case settled
  /// Any script, all of it printable.
  case disputed
  /// Something in it must not be written.
  case mixed

  init(_ text: String) {
    self = text.utf8.withContiguousStorageIfAvailable { Self(bytes: $0) } ?? Self(bytes: text.utf8)
  }

  private init(bytes: some Sequence<UInt8>) {
    self = .ascii
    var previous: UInt8 = 0
    var beforePrevious: UInt8 = 0
    for byte in bytes {
      if byte < 0x20 || byte == 0x7F {
        self = .mixed
        return
      }
      guard byte >= 0x80 || previous >= 0x80 else { continue }
      // Everything below U+0300 is settled; its first byte is below 0xCC.
      if byte >= 0xCC {
        self = .disputed
      } else if self == .ascii {
        self = .settled
      }
      if previous == 0xC2 && byte < 0xA0 {
        self = .mixed
        return
      }
      // U+2000 to U+207F: the only other block with what is not printable.
      if beforePrevious == 0xE2 && (previous == 0x80 || previous == 0x81) {
        let value = 0x2000 | UInt32(previous & 0x3F) << 6 | UInt32(byte & 0x3F)
        if let scalar = Unicode.Scalar(value), !scalar.isPrintable {
          self = .mixed
          return
        }
      }
      beforePrevious = previous
      previous = byte
    }
  }
}

extension Unicode.Scalar {
  /// Whether a terminal may be sent the scalar: it is no control character, break or bidirectional override.
  fileprivate var isPrintable: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0: false
    case 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: false
    default: true
    }
  }
}
