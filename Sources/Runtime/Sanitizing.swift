import Catalog

/// A line from outside, made harmless to show and to keep; invalid UTF-8 becomes U+FFFD.
///
/// Spaces at its ends stay, since a line that is still being typed may end in one.
func sanitizedLine(_ bytes: some Sequence<UInt8>) -> String {
  let text = String(decoding: Array(bytes), as: UTF8.self)
  let leading = text.prefix { $0 == " " }
  let rest = text.dropFirst(leading.count)
  let trailing = rest.reversed().prefix { $0 == " " }
  return leading + String(rest.dropLast(trailing.count)).sanitized() + String(trailing)
}
