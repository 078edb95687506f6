import CResources
import Typesetting

/// The themes that are compiled in, read anew for each test.
enum BuiltInThemes {
  static var names: [String] {
    (0..<marquee_theme_count()).map { String(cString: marquee_theme_name($0)) }
  }

  static func bytes(_ name: String) -> [UInt8] {
    guard let index = names.firstIndex(of: name) else { return [] }
    return Array(
      UnsafeBufferPointer(start: marquee_theme_bytes(index), count: marquee_theme_size(index)))
  }

  static func theme(_ name: String) throws -> Theme { try Theme(json: bytes(name)) }
}
