import AppCore
import Catalog

/// What the command line says of files to be imported or exported.
struct FileOptions {
  var format: ExchangeFormat?
  var list: KeptList?
  var isForced = false
  var isDryRun = false

  /// What a subcommand with files asks for.
  func task(_ subcommand: String, _ paths: [String]) throws(UsageError) -> Arguments.Task {
    guard let first = paths.first, !paths.contains("") else {
      throw .missingFile(subcommand: subcommand)
    }
    guard subcommand == "import" else {
      if paths.count > 1 { throw .surplusWord(paths[1]) }
      if let format, !ExchangeFormat.written.contains(format) {
        throw .badValue(
          option: Option.format.rawValue, value: format.rawValue,
          expected: ExchangeFormat.written.map(\.rawValue))
      }
      let order = ExportOrder(path: first, format: format, list: list, isForced: isForced)
      guard Self.isSpeakable(Self.line(order), .exportFile(order)) else {
        throw .unspeakableFile(first)
      }
      return .exporting(order)
    }
    let orders = paths.map { ImportOrder(path: $0, list: list, format: format, isDryRun: isDryRun) }
    for order in orders where !Self.isSpeakable(Self.line(order), .importFile(order)) {
      throw .unspeakableFile(order.path)
    }
    return .importing(orders)
  }

  /// The line that orders a file to be imported, as a person would type it.
  static func line(_ order: ImportOrder) -> String {
    var words = ["import"]
    if let list = order.list { words.append("--list=\(list.rawValue)") }
    if let format = order.format { words.append("--format=\(format.rawValue)") }
    if order.isDryRun { words.append("--dry-run") }
    return line(words, order.path, .importFile(order))
  }

  /// The line that orders a file to be exported to.
  static func line(_ order: ExportOrder) -> String {
    var words = ["export"]
    if let format = order.format { words.append("--format=\(format.rawValue)") }
    if let list = order.list { words.append("--list=\(list.rawValue)") }
    if order.isForced { words.append("--force") }
    return line(words, order.path, .exportFile(order))
  }

  /// The words before a path and the path, in quotes where it would not be read as it is without.
  private static func line(_ words: [String], _ path: String, _ command: Command) -> String {
    let before = (words + (path.hasPrefix("--") ? ["--"] : [])).joined(separator: " ")
    let lines = [path, "\"\(path)\"", "'\(path)'", "“\(path)”"].map { "\(before) \($0)" }
    return lines.first { isSpeakable($0, command) } ?? lines[0]
  }

  private static func isSpeakable(_ line: String, _ command: Command) -> Bool {
    if case .success(command) = Command.parse(line) { true } else { false }
  }
}
