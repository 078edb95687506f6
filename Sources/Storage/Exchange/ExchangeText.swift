import Catalog

/// The text of a file that somebody else wrote, as UTF-8.
struct ExchangeText {
  /// The text's bytes, without a byte-order mark.
  let bytes: [UInt8]
  /// Whether they were no Unicode and were read as Windows-1252.
  let isWestern: Bool

  /// Why bytes are no text.
  enum Fault: Error {
    case archive, notText, empty
  }

  /// Reads bytes as UTF-8 or UTF-16 where they are that, else as Windows-1252.
  init(_ file: [UInt8]) throws(Fault) {
    if file.starts(with: [0x50, 0x4B, 0x03, 0x04]) { throw .archive }
    if let order = Self.order(of: file) {
      bytes = try Self.fromUTF16(file, isLittle: order.isLittle, from: order.start)
      isWestern = false
    } else {
      let text = file.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(file.dropFirst(3)) : file
      if text.contains(0) { throw .notText }
      isWestern = String(validating: text, as: UTF8.self) == nil
      bytes = isWestern ? Self.fromWestern(text) : text
    }
    if bytes.allSatisfy({ $0 <= 0x20 }) { throw .empty }
  }

  /// In what order UTF-16 has its bytes, and where its text begins; nil of anything else.
  ///
  /// Without a mark a first letter tells that is ASCII, as all names of columns begin with one.
  private static func order(of file: [UInt8]) -> (isLittle: Bool, start: Int)? {
    guard file.count >= 4 else { return nil }
    switch (file[0], file[1], file[2], file[3]) {
    case (0xFF, 0xFE, _, _): return (true, 2)
    case (0xFE, 0xFF, _, _): return (false, 2)
    case (1..., 0, 1..., 0): return (true, 0)
    case (0, 1..., 0, 1...): return (false, 0)
    case _: return nil
    }
  }

  private static func fromUTF16(
    _ file: [UInt8], isLittle: Bool, from start: Int
  ) throws(Fault) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(file.count / 2)
    var place = start
    while place + 1 < file.count {
      let (first, second) = (UInt16(file[place]), UInt16(file[place + 1]))
      let unit = isLittle ? second << 8 | first : first << 8 | second
      if unit == 0 { throw .notText }
      units.append(unit)
      place += 2
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private static func fromWestern(_ bytes: [UInt8]) -> [UInt8] {
    var text = String.UnicodeScalarView()
    for byte in bytes {
      let value = (0x80...0x9F).contains(byte) ? western[Int(byte) - 0x80] : UInt16(byte)
      if let scalar = Unicode.Scalar(value) { text.append(scalar) }
    }
    return Array(String(text).utf8)
  }

  /// What Windows-1252 has in the place of the C1 controls; the five it lacks are spaces.
  private static let western: [UInt16] = [
    0x20AC, 0x20, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0x20, 0x017D, 0x20, 0x20, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x20, 0x017E, 0x0178,
  ]
}
