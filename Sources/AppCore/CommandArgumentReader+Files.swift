import Catalog

// The files of `import` and `export`, with the options around them.

extension ArgumentReader {
  /// A file to be imported.
  func importOrder(_ rest: String) throws(CommandError) -> ImportOrder {
    let words = try fileWords(rest, as: .importedFile, [.list, .format, .dryRun])
    return ImportOrder(
      path: words.path, list: try list(words), format: try format(words, ExchangeFormat.allCases),
      isDryRun: words.options[.dryRun] != nil)
  }

  /// A file to be exported to.
  func exportOrder(_ rest: String) throws(CommandError) -> ExportOrder {
    let words = try fileWords(rest, as: .exportedFile, [.format, .list, .force])
    return ExportOrder(
      path: words.path, format: try format(words, ExchangeFormat.written), list: try list(words),
      isForced: words.options[.force] != nil)
  }

  private func format(
    _ words: FileWords, _ known: [ExchangeFormat]
  ) throws(CommandError) -> ExchangeFormat? {
    guard let text = words.options[.format] else { return nil }
    guard let format = ExchangeFormat(rawValue: text.lowercased()), known.contains(format) else {
      throw .badArgument(spec.name, text, .exchangeFormat, known: known.map(\.rawValue))
    }
    return format
  }

  private func list(_ words: FileWords) throws(CommandError) -> KeptList? {
    guard let text = words.options[.list] else { return nil }
    switch text.lowercased() {
    case "favorites", "favourites", "favorite", "favourite": return .favorites
    case "watchlist": return .watchlist
    case "rated", "ratings": return .rated
    case _:
      throw .badArgument(
        spec.name, text, .keptList, known: KeptList.allCases.map(\.rawValue))
    }
  }

  /// Takes the options from around a path; behind `--` nothing is one.
  private func fileWords(
    _ rest: String, as kind: CommandArgument.Kind, _ known: [FileOption]
  ) throws(CommandError) -> FileWords {
    var result = FileWords()
    var path: Range<String.Index>?
    var isOpen = true
    var words = LineText.words(of: rest)[...]
    while let word = words.popFirst() {
      let written = String(rest[word.range])
      if isOpen, written == "--" {
        isOpen = false
        continue
      }
      guard isOpen, written.hasPrefix("--") else {
        path = (path?.lowerBound ?? word.range.lowerBound)..<word.range.upperBound
        continue
      }
      let (name, value) = written.cut(at: "=")
      guard let option = FileOption(rawValue: name), known.contains(option) else {
        throw .badArgument(spec.name, name, .option(kind), known: known.map(\.rawValue))
      }
      guard option.takesValue else {
        if value != nil { throw .badArgument(spec.name, written, .option(kind)) }
        result.options[option] = ""
        continue
      }
      result.options[option] = value ?? words.popFirst()?.text ?? ""
    }
    guard let path else { throw .badArgument(spec.name, "", .argument(kind)) }
    let text = String(rest[path])
    result.path = LineText.unquoted(text) ?? text
    guard !result.path.isEmpty else { throw .badArgument(spec.name, "", .argument(kind)) }
    return result
  }
}

/// A path and the options around it.
private struct FileWords {
  var path = ""
  var options: [FileOption: String] = [:]
}

/// The options of files, by their spelling.
private enum FileOption: String {
  case format = "--format"
  case list = "--list"
  case force = "--force"
  case dryRun = "--dry-run"

  var takesValue: Bool {
    switch self {
    case .format, .list: true
    case .force, .dryRun: false
    }
  }
}
