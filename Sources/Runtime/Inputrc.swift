import Glibc

/// The file of key bindings that the line editor reads, with those it includes.
enum Inputrc {
  /// No person's bindings come near these.
  private static let mostFiles = 64
  private static let largestFile = 1 << 20

  /// The file that the line editor would read without an end; nil where it comes to one.
  static func endless(_ environment: Environment = .process) -> String? {
    guard let path = path(environment) else { return nil }
    var rest = mostFiles
    return hasEnd(path, environment, within: [], &rest) ? nil : path
  }

  /// The file that is read, as readline looks for it.
  private static func path(_ environment: Environment) -> String? {
    if let named = environment["INPUTRC"] { return named }
    let own = environment["HOME"].map { $0 + "/.inputrc" }
    return [own, "/etc/inputrc"].compactMap(\.self).first { access($0, R_OK) == 0 }
  }

  /// Whether a file and those it includes are read to an end, in whatever terminal.
  private static func hasEnd(
    _ path: String, _ environment: Environment, within outer: [FileNumber], _ rest: inout Int
  ) -> Bool {
    // What is read but once, such as a pipe, is left to the line editor.
    guard isPlainFile(path), let number = FileNumber(path),
      let bytes = try? readFile(path, limit: largestFile)
    else { return true }
    guard !outer.contains(number), rest > 0, bytes.count <= largestFile else { return false }
    rest -= 1
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let included = included(by: line, environment) else { continue }
      guard hasEnd(included, environment, within: outer + [number], &rest) else { return false }
    }
    return true
  }

  /// The file that a line includes; nil of any other line.
  private static func included(by line: ArraySlice<UInt8>, _ environment: Environment) -> String? {
    let words = line.split { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    guard words.count > 1,
      String(decoding: words[0], as: UTF8.self).lowercased() == "$include"
    else { return nil }
    let path = String(decoding: words[1], as: UTF8.self)
    guard path.hasPrefix("~/"), let home = environment["HOME"] else { return path }
    return home + path.dropFirst()
  }

  /// What tells a file from others, however it is called.
  private struct FileNumber: Equatable {
    let device: UInt
    let number: UInt

    init?(_ path: String) {
      var facts = stat()
      guard stat(path, &facts) == 0 else { return nil }
      device = UInt(facts.st_dev)
      number = UInt(facts.st_ino)
    }
  }
}
