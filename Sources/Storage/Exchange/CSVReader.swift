/// Reads records of comma-separated values, as RFC 4180 has them and as programs write them.
///
/// Lines end with LF, CRLF or CR. It is total: any bytes give records. A quotation mark that is never
/// closed spoils its own line alone, and not all that follow.
struct CSVReader {
  /// One record.
  struct Record: Equatable {
    /// The line it begins in, from 1.
    var line: Int
    /// Its fields, without their quotes.
    var fields: [String]
    /// Whether a quotation mark in it is never closed.
    var isBroken = false

    /// Whether nothing is written in it.
    var isBlank: Bool {
      fields.allSatisfy { field in field.utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 } }
    }
  }

  private let bytes: [UInt8]
  private let separator: UInt8
  private var place = 0
  private var line = 1
  private var brokenCount = 0

  /// No record of any export has more fields; the rest of one that does is left out.
  static let mostFields = 256
  /// Behind so many open quotes the file is no table: each costs a reading to the end.
  private static let mostBroken = 16
  private static let quote = UInt8(ascii: "\"")
  private static let carriageReturn = UInt8(ascii: "\r")
  private static let lineFeed = UInt8(ascii: "\n")

  /// Makes a reader of UTF-8; without a separator it is the one that is most in the first line.
  init(_ bytes: [UInt8], separator: UInt8? = nil) {
    self.bytes = bytes
    self.separator = separator ?? Self.separator(of: bytes)
  }

  /// The next record; nil at the end.
  ///
  /// A blank line is a record of one empty field.
  mutating func next() -> Record? {
    guard place < bytes.count else { return nil }
    let start = (place: place, line: line)
    if let fields = fields({ $0.nextField() }) { return Record(line: start.line, fields: fields) }
    // The line in which an open quote begins is a record of its own.
    (place, line) = start
    let fields = fields { $0.bareField() } ?? []
    brokenCount += 1
    if brokenCount > Self.mostBroken { place = bytes.count }
    return Record(line: start.line, fields: fields, isBroken: true)
  }

  /// The fields up to the end of the record; nil where one cannot be read.
  private mutating func fields(_ read: (inout CSVReader) -> String?) -> [String]? {
    var fields: [String] = []
    while true {
      guard let field = read(&self) else { return nil }
      if fields.count < Self.mostFields { fields.append(field) }
      guard place < bytes.count else { return fields }
      guard bytes[place] == separator else {
        skipLineEnd()
        return fields
      }
      place += 1
    }
  }

  /// The field that begins here, up to what ends it; nil where its quotes are never closed.
  private mutating func nextField() -> String? {
    var start = place
    while start < bytes.count, bytes[start] == 0x20, separator != 0x20 { start += 1 }
    guard start < bytes.count, bytes[start] == Self.quote else { return bareField() }
    var field: [UInt8] = []
    var lines = 0
    start += 1
    while start < bytes.count {
      let byte = bytes[start]
      if byte == Self.quote {
        guard start + 1 < bytes.count, bytes[start + 1] == Self.quote else {
          // What stands behind the quotes belongs to the field all the same.
          let rest = end(of: start + 1)
          field += bytes[(start + 1)..<rest]
          place = rest
          line += lines
          return String(decoding: field, as: UTF8.self)
        }
        start += 1
      } else if byte == Self.lineFeed
        || (byte == Self.carriageReturn
          && !(start + 1 < bytes.count && bytes[start + 1] == Self.lineFeed))
      {
        lines += 1
      }
      field.append(byte)
      start += 1
    }
    return nil
  }

  /// The field that begins here, its quotes taken for text.
  private mutating func bareField() -> String {
    let start = place
    place = end(of: start)
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  /// Where a field without quotes ends.
  private func end(of start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] != separator, bytes[end] != Self.lineFeed,
      bytes[end] != Self.carriageReturn
    { end += 1 }
    return end
  }

  private mutating func skipLineEnd() {
    if bytes[place] == Self.carriageReturn, place + 1 < bytes.count,
      bytes[place + 1] == Self.lineFeed
    {
      place += 1
    }
    place += 1
    line += 1
  }

  /// The comma, unless semicolons or tabs are more in the first line that is no remark.
  private static func separator(of bytes: [UInt8]) -> UInt8 {
    var counts: [UInt8: Int] = [:]
    var isQuoted = false
    var rest = bytes.prefix(65_536)
    while true {
      rest = rest.drop { $0 <= 0x20 }
      guard rest.first == UInt8(ascii: "#") else { break }
      rest = rest.drop { $0 != lineFeed && $0 != carriageReturn }
    }
    for byte in rest {
      if byte == quote { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == lineFeed || byte == carriageReturn { break }
      if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") || byte == 0x09 {
        counts[byte, default: 0] += 1
      }
    }
    let comma = UInt8(ascii: ",")
    let others = [UInt8(ascii: ";"), 0x09]
    return others.first { counts[$0, default: 0] > counts[comma, default: 0] } ?? comma
  }
}

/// Writes records of comma-separated values.
struct CSVWriter {
  /// What was written.
  private(set) var text = ""

  /// Writes a record: with quotes around what needs them, and CRLF behind it, as RFC 4180 has it.
  mutating func write(_ fields: [String]) {
    for (index, field) in fields.enumerated() {
      if index > 0 { text += "," }
      text += Self.quoted(field)
    }
    text += "\r\n"
  }

  private static func quoted(_ field: String) -> String {
    let needsQuotes = field.utf8.contains {
      $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\n")
        || $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: ";") || $0 == 0x09
    }
    let hasEdge = field.utf8.first == 0x20 || field.utf8.last == 0x20
    guard needsQuotes || hasEdge || field.utf8.first == UInt8(ascii: "#") else { return field }
    var text = "\""
    for scalar in field.unicodeScalars {
      if scalar == "\"" { text.unicodeScalars.append("\"") }
      text.unicodeScalars.append(scalar)
    }
    return text + "\""
  }
}
