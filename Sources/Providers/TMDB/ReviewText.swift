import Catalog

/// The text of a review, which is Markdown with stray HTML.
enum ReviewText {
  /// The text without tags, and with what character references stand for.
  static func plain(_ text: String) -> String {
    let text = text.sanitized(keepingLines: true)
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else {
      return text
    }
    var result = ""
    var rest = text[...]
    while let character = rest.first {
      if character == "<", let tag = tag(rest) {
        if tag.breaksLine { result.append("\n") }
        rest = rest.dropFirst(tag.length)
      } else if character == "&", let reference = reference(rest) {
        result.append(reference.meaning)
        rest = rest.dropFirst(reference.length)
      } else {
        result.append(character)
        rest = rest.dropFirst()
      }
    }
    return result.sanitized(keepingLines: true)
  }

  /// A tag a text begins with; `<3` and `a < b` are none.
  private static func tag(_ text: Substring) -> (length: Int, breaksLine: Bool)? {
    let head = text.prefix(200)
    guard let end = head.firstIndex(of: ">") else { return nil }
    var name = head[head.index(after: head.startIndex)..<end]
    if name.first == "/" { name = name.dropFirst() }
    let word = name.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }.lowercased()
    guard tags.contains(word) else { return nil }
    let length = head.distance(from: head.startIndex, to: end) + 1
    return (length, ["br", "p", "div", "li"].contains(word))
  }

  private static let tags: Set<String> = [
    "a", "b", "blockquote", "br", "center", "div", "em", "font", "h1", "h2", "h3", "hr", "i", "img",
    "li", "ol", "p", "s", "small", "span", "strong", "sub", "sup", "u", "ul",
  ]

  /// A character reference a text begins with.
  private static func reference(_ text: Substring) -> (length: Int, meaning: Character)? {
    let head = text.prefix(10)
    guard let end = head.firstIndex(of: ";") else { return nil }
    let name = String(head[head.index(after: head.startIndex)..<end])
    let length = head.distance(from: head.startIndex, to: end) + 1
    if let known = names[name] { return (length, known) }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let number =
      digits.first == "x" || digits.first == "X"
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { (length, Character($0)) }
  }

  private static let names: [String: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "hellip": "…",
    "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”",
  ]
}
