/// Horizontal lines as text.
///
/// They are cut from long ones, because repeating a sign of three bytes costs as much as the rest of a row.
enum Stroke {
  /// A thin line.
  static func light(_ columns: Int) -> String { cut(lightest, "─", columns) }

  /// A thick line.
  static func heavy(_ columns: Int) -> String { cut(heaviest, "━", columns) }

  private static let longest = 256
  private static let lightest = String(repeating: "─", count: longest)
  private static let heaviest = String(repeating: "━", count: longest)

  private static func cut(_ text: String, _ sign: Character, _ columns: Int) -> String {
    guard columns <= longest else { return String(repeating: sign, count: columns) }
    let bytes = text.utf8
    return String(text[..<bytes.index(bytes.startIndex, offsetBy: max(0, columns) * 3)])
  }
}
