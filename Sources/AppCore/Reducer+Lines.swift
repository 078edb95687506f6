import Catalog
import Navigation

extension AppState {
  /// What a line asks for: a command, or a choice of the page that is called so.
  ///
  /// The name of a command alone is always that command. Of a line that is more than a name, or less, a title
  /// that is on the page is meant: many begin with a word that is a command too.
  func understand(_ line: String) -> Result<Command?, CommandError> {
    let parsed = Command.parse(line)
    let (word, rest) = LineText.cut(String(line.unicodeScalars.prefix(Self.longestTitle)))
    let isName = CommandTable.command(called: word) != nil
    guard !word.isEmpty, !(isName && rest.isEmpty), !word.isWrittenAsNumber || !rest.isEmpty else {
      return parsed
    }
    let text = rest.isEmpty ? word : "\(word) \(rest)"
    return isTitleOnPage(text) ? .success(.openNamed(text)) : parsed
  }

  /// Longer than any title.
  private static let longestTitle = 300

  private func isTitleOnPage(_ text: String) -> Bool {
    let needle = text.folded
    guard !needle.isEmpty else { return false }
    return numbering.choices.contains { choice in
      // The name of whoever wrote a review is no title.
      if case .review = choice.target { return false }
      guard let title = knownTitle(of: choice), title.hasFoldedPrefix(needle) else { return false }
      return title.isCalled(needle)
    }
  }

  /// What to say of a line that is no command: what begins so on the page, or how to look for it.
  func refusal(of error: CommandError, in line: String) -> Notice {
    switch error {
    case .badArgument(.open, let part, .argument(.choice), _):
      guard let number = Int(part) else { return .misunderstood(error) }
      return .noSuchChoice(number, count: numbering.choices.count)
    case .unknown: return refusal(of: error, of: line, isSearchable: true)
    case .badArgument(_, let part, .nothing, _):
      let isWord = part.unicodeScalars.first?.properties.isAlphabetic ?? false
      return refusal(of: error, of: line, isSearchable: isWord)
    case .abbreviated, .ambiguous: return refusal(of: error, of: line, isSearchable: true)
    case .badArgument: return .misunderstood(error)
    }
  }

  private func refusal(of error: CommandError, of line: String, isSearchable: Bool) -> Notice {
    let (word, rest) = LineText.cut(String(line.unicodeScalars.prefix(Self.longestTitle)))
    let text = rest.isEmpty ? word : "\(word) \(rest)"
    let candidates = isSearchable && text.utf8.count > 1 ? titles(on: text).beginnings : []
    if !candidates.isEmpty {
      return .titlesInstead(text.asShownWord, candidates: candidates.shown)
    }
    let isLong = rest.isEmpty && !isUnknown(error)
    return .misunderstood(error, search: isSearchable && !isLong ? text.asShownWord : nil)
  }

  /// The search that a line which was refused is taken for: a title typed bare, and no slip in a command.
  func search(insteadOf refusal: Notice, in line: String) -> (text: String, command: Command)? {
    guard case .misunderstood(let error, search: _?, _) = refusal, error.isBareTitle(line) else {
      return nil
    }
    let (word, rest) = LineText.cut(line.sanitized(limit: Self.longestTitle))
    let text = rest.isEmpty ? word : "\(word) \(rest)"
    guard !text.utf8.contains(0x60), case .success(let command?) = Command.parse("search \(text)")
    else { return nil }
    return (text, command)
  }

  private func isUnknown(_ error: CommandError) -> Bool {
    if case .unknown = error { true } else { false }
  }

  /// Searches; an id of IMDb's is looked up, and a search for nothing lacks its text.
  mutating func search(_ query: SearchQuery) -> [Effect] {
    if query.kind == nil, query.year == nil, let id = ExternalID(query.text) {
      return step(to: .find(id))
    }
    if query.text.isEmpty, query.kind != nil || query.year != nil {
      return say(
        .misunderstood(
          .badArgument(command: .search, part: "", expected: .argument(.query))))
    }
    return step(to: .search(query))
  }
}

extension Notice {
  /// The refusal of a command by the name that a person knows it by: the one that stands in the line.
  func naming(asTypedIn line: String) -> Notice {
    let word = LineText.cut(String(line.unicodeScalars.prefix(64))).word.lowercased()
    func other(_ name: CommandName) -> String? {
      word != name.rawValue && CommandTable.command(called: word) == name ? word : nil
    }
    if case .notHere(let name, _) = self { return .notHere(name, typed: other(name)) }
    if case .hasNone(let name, _) = self { return .hasNone(name, typed: other(name)) }
    if case .misunderstood(
      .badArgument(let name, let part, let expected, let nearest), let search, _) = self
    {
      return .misunderstood(
        .badArgument(command: name, part: part, expected: expected, nearest: nearest),
        search: search, typed: other(name))
    }
    return self
  }
}
