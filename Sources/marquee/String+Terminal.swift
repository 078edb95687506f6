import Runtime
import Typesetting

extension String {
  /// Broken between words at the width of the terminal behind a descriptor, if one is there; an address stays whole.
  func wrapped(toTerminal descriptor: Int32) -> String {
    guard let columns = TerminalSize(descriptor: descriptor)?.columns else { return self }
    let lines = split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      line.utf8.contains(0x20)
        ? Line(String(line)).wrapped(to: columns).map(\.text) : [String(line)]
    }
    return lines.joined(separator: "\n")
  }
}
