import Glibc

extension [UInt8] {
  /// Where a text begins.
  ///
  /// Megabytes of data are searched, so that C looks for the first byte.
  func places(of needle: [UInt8]) -> [Int] {
    guard let first = needle.first else { return [] }
    return withUnsafeBytes { all in
      guard let base = all.baseAddress else { return [] }
      var places: [Int] = []
      var start = 0
      while start + needle.count <= count,
        let found = memchr(base + start, Int32(first), count - start - needle.count + 1)
      {
        let place = base.distance(to: UnsafeRawPointer(found))
        if memcmp(found, needle, needle.count) == 0 { places.append(place) }
        start = place + 1
      }
      return places
    }
  }

  /// Whether a letter or a digit stands before a place: then it is in the middle of something else,
  /// such as an address on the web.
  func isWord(before place: Int) -> Bool {
    guard place > 0, indices.contains(place - 1) else { return false }
    switch self[place - 1] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      return true
    default: return false
    }
  }

  /// The line on which a place lies, from 1.
  func line(of place: Int) -> Int {
    prefix(place).count { $0 == UInt8(ascii: "\n") } + 1
  }
}
