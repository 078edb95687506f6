import Catalog

/// A line from outside, made harmless to show and to keep; invalid UTF-8 becomes U+FFFD.
///
/// Spaces at its ends stay, since a line that is still being typed may end in one.
func sanitizedLine(_ bytes: some Sequence<UInt8>) -> String {
  let bytes = Array(bytes)
  let leading = bytes.prefix { $0 == 0x20 }.count
  let rest = bytes.dropFirst(leading)
  let trailing = rest.reversed().prefix { $0 == 0x20 }.count
  func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
  let text = String(decoding: rest.dropLast(trailing), as: UTF8.self).sanitized()
  return spaces(leading) + text + spaces(trailing)
}
