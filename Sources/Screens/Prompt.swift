public import AppCore
import Catalog
import Navigation
public import Typesetting

/// The prompt: the link of the place on screen, a mark while something is being loaded, and a sign.
///
/// The link takes at most a third of the columns; of a longer one its end is shown after an ellipsis.
public func prompt(_ state: AppState) -> Line {
  var line = Line.empty
  let room = state.size.columns / 3
  if room >= 4 {
    line.append(shortLink(state, room), .promptLink)
    line.append(" ", .prompt)
  }
  if state.isLoading { line.append("⋯ ", .muted) }
  line.append(state.size.columns >= 3 ? "› " : "›", .prompt)
  return line
}

/// The link, whole or from a place on that lets it fit.
private func shortLink(_ state: AppState, _ columns: Int) -> String {
  var shown: String?
  for places in 1...64 {
    let text = Link.shortText(ofTop: state.stack.fromTop.lazy.map(\.route), places: places)
      .readable
    guard Width.of(text) <= columns else { break }
    shown = text
    guard text.utf8.starts(with: "…".utf8) else { break }
  }
  if let shown { return shown }
  // Not even one place fits: its end tells most.
  let text = Link.shortText(ofTop: state.stack.fromTop.lazy.map(\.route), places: 1).readable
  var tail: [Character] = []
  var width = 1
  for character in text.reversed() {
    width += Width.of(character)
    guard width <= columns else { break }
    tail.append(character)
  }
  return "…" + String(tail.reversed())
}

extension String {
  /// A link as it is read: what is encoded in it as text, besides what would be taken for a part of the link.
  fileprivate var readable: String {
    guard utf8.contains(0x25) else { return self }
    var bytes: [UInt8] = []
    var rest = Substring(self).utf8
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      guard byte == 0x25, digits.count == 2,
        let value = UInt8(String(Substring(digits)), radix: 16), !Self.signs.contains(value)
      else {
        bytes.append(byte)
        continue
      }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(decoding: bytes, as: UTF8.self).sanitized(limit: 2_000)
  }

  /// `%`, `/`, `;`, `=`: they mean something in a link.
  private static var signs: [UInt8] { [0x25, 0x2F, 0x3B, 0x3D] }
}
