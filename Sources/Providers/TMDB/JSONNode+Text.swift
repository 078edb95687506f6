import Catalog
import JSON

extension JSONNode {
  /// A text under a key as it may be shown; nil where nothing of it is left.
  func text(_ key: StaticString, keepingLines: Bool = false, limit: Int = 500) -> String? {
    self[key]?.text(keepingLines: keepingLines, limit: limit)
  }

  /// The value as a text that may be shown; nil where nothing of it is left.
  func text(keepingLines: Bool = false, limit: Int = 500) -> String? {
    guard let text = string?.sanitized(keepingLines: keepingLines, limit: limit),
      text.unicodeScalars.contains(where: { !$0.properties.isWhitespace })
    else { return nil }
    return text
  }
}
