import Catalog
import JSON

extension JSONNode {
  /// A text under a key as it may be shown, without HTML; nil where nothing of it is left.
  func text(_ key: StaticString, keepingLines: Bool = false, limit: Int = 500) -> String? {
    self[key]?.text(keepingLines: keepingLines, limit: limit)
  }

  /// The value as a text that may be shown; nil where nothing of it is left.
  func text(keepingLines: Bool = false, limit: Int = 500) -> String? {
    guard let written = string else { return nil }
    var text = written.sanitized(keepingLines: keepingLines, limit: limit)
    let plain = MarkupText.plain(text)
    if plain.utf8.count != text.utf8.count {
      text = plain.sanitized(keepingLines: keepingLines, limit: limit)
    }
    guard text.unicodeScalars.contains(where: { !$0.properties.isWhitespace })
    else { return nil }
    return text
  }
}
