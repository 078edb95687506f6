import CResources
import Glibc

/// A run of bytes that lives as long as the program: a part of the compiled-in catalog.
struct Bytes {
  let start: UnsafePointer<UInt8>
  let count: Int

  var isEmpty: Bool { count == 0 }

  /// The byte at a place, 0 outside: no reader needs to check for the end first.
  subscript(place: Int) -> UInt8 {
    place >= 0 && place < count ? start[place] : 0
  }

  /// A part, cut to what there is.
  subscript(range: Range<Int>) -> Bytes {
    let lower = min(max(range.lowerBound, 0), count)
    let upper = min(max(range.upperBound, lower), count)
    return Bytes(start: start + lower, count: upper - lower)
  }

  /// The first place of a byte at or after another.
  func firstIndex(of byte: UInt8, from place: Int = 0) -> Int? {
    guard place >= 0, place < count,
      let found = memchr(start + place, Int32(byte), count - place)
    else { return nil }
    return UnsafeRawPointer(start).distance(to: found)
  }

  /// The last place of a byte before another.
  func lastIndex(of byte: UInt8, before place: Int) -> Int? {
    let length = min(place, count)
    guard length > 0 else { return nil }
    let found = Int(marquee_catalogue_find_last(start, length, byte))
    return found < length ? found : nil
  }

  /// The first place of some bytes at or after another.
  func firstIndex(of needle: Bytes, from place: Int = 0) -> Int? {
    guard place >= 0, place < count, !needle.isEmpty else { return nil }
    let found = Int(
      marquee_catalogue_find(start + place, count - place, needle.start, needle.count))
    return found < count - place ? place + found : nil
  }

  func hasPrefix(_ other: Bytes) -> Bool {
    count >= other.count && memcmp(start, other.start, other.count) == 0
  }

  func isEqual(to text: StaticString) -> Bool {
    count == text.utf8CodeUnitCount && memcmp(start, text.utf8Start, count) == 0
  }

  func isEqual(to other: Bytes) -> Bool {
    count == other.count && memcmp(start, other.start, count) == 0
  }

  var string: String {
    String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// The whole as a decimal number without a sign, nil where it is none or too large.
  var number: Int? {
    guard count > 0, count <= 18 else { return nil }
    var value = 0
    for place in 0..<count {
      let byte = start[place]
      guard byte >= 0x30, byte <= 0x39 else { return nil }
      value = value * 10 + Int(byte - 0x30)
    }
    return value
  }

  /// The whole as a decimal fraction without a sign or an exponent.
  ///
  /// Up to 15 digits are exact: both the digits and the power of ten are, and one division rounds once.
  var decimal: Double? {
    var digits = 0
    var value = 0
    var scale = 1.0
    var isFraction = false
    for place in 0..<count {
      let byte = start[place]
      if byte == UInt8(ascii: "."), !isFraction {
        isFraction = true
        continue
      }
      guard byte >= 0x30, byte <= 0x39, digits < 15 else { return nil }
      value = value * 10 + Int(byte - 0x30)
      digits += 1
      if isFraction { scale *= 10 }
    }
    return digits > 0 ? Double(value) / scale : nil
  }

  /// Calls a body with each part between separators.
  func split(_ separator: UInt8, _ body: (Bytes) -> Void) {
    guard count > 0 else { return }
    var place = 0
    while place <= count {
      let end = firstIndex(of: separator, from: place) ?? count
      body(self[place..<end])
      place = end + 1
    }
  }

  /// The numbers of a list separated by commas.
  var numbers: [Int] {
    var result: [Int] = []
    split(UInt8(ascii: ",")) { part in
      if let number = part.number { result.append(number) }
    }
    return result
  }

  /// Whether a list separated by commas holds a number.
  func containsNumber(_ wanted: Int) -> Bool {
    var place = 0
    while place < count {
      let end = firstIndex(of: UInt8(ascii: ","), from: place) ?? count
      if self[place..<end].number == wanted { return true }
      place = end + 1
    }
    return false
  }
}
