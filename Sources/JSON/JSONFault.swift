/// Why a text is no JSON.
public enum JSONFault: Error, Hashable, Sendable {
  /// It is something else, known by how it begins.
  case empty, html, compressed
  /// It ends before its values do.
  case cutOff
  /// It has more bytes than ``JSONTree/largest``.
  case tooLarge
  /// At a byte, more containers are open than ``JSONTree/deepest``.
  case tooDeep(at: Int)
  /// At a byte stands what cannot stand there.
  case unexpected(at: Int)
}
