import CResources
import Typesetting

/// The theme files compiled in, read when first asked for.
enum BuiltInThemes {
  /// Their names, in the order they are listed.
  static let names: [String] = (0..<marquee_theme_count()).compactMap { index in
    marquee_theme_name(index).map { String(cString: $0) }
  }

  /// A theme by its name; nil where none has it.
  ///
  /// The files are checked by a test; one that is not a theme counts as missing.
  static func theme(named name: String) -> Theme? {
    guard let index = names.firstIndex(of: name), let bytes = marquee_theme_bytes(index) else {
      return nil
    }
    return try? Theme(
      json: UnsafeBufferPointer(start: bytes, count: marquee_theme_size(index)))
  }
}
