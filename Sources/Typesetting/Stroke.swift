/// Horizontal lines as text.
///
/// They are written byte by byte, because repeating a sign of three bytes costs as much as the rest of a row.
enum Stroke {
  /// A thin line.
  static func light(_ columns: Int) -> String { drawn(columns, lastByte: 0x80) }

  /// A thick line.
  static func heavy(_ columns: Int) -> String { drawn(columns, lastByte: 0x81) }

  /// Repeats `─`, which is E2 94 80 in UTF-8, or `━`, which is E2 94 81.
  private static func drawn(_ columns: Int, lastByte: UInt8) -> String {
    let count = max(0, columns) * 3
    return String(unsafeUninitializedCapacity: count) { bytes in
      for place in stride(from: 0, to: count, by: 3) {
        bytes[place] = 0xE2
        bytes[place + 1] = 0x94
        bytes[place + 2] = lastByte
      }
      return count
    }
  }
}
