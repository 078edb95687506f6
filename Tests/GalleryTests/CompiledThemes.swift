import CResources
import Testing
import Typesetting

extension Theme {
  /// The theme with a name among those compiled into the program.
  static func compiledIn(_ name: String) throws -> Theme {
    for index in 0..<marquee_theme_count() {
      guard let known = marquee_theme_name(index), String(cString: known) == name,
        let bytes = marquee_theme_bytes(index)
      else { continue }
      return try Theme(json: UnsafeBufferPointer(start: bytes, count: marquee_theme_size(index)))
    }
    throw NoSuchTheme(name: name)
  }

  private struct NoSuchTheme: Error {
    let name: String
  }
}
