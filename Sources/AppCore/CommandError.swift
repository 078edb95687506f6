import Catalog
import Navigation

/// Why a line is no command.
///
/// Words of the line that it holds are cleaned of what no terminal should see, and cut where long.
public enum CommandError: Error, Hashable, Sendable {
  /// No command is called so; the nearest word that one is called by.
  case unknown(word: String, nearest: String?)
  /// More than one command begins so.
  case ambiguous(word: String, candidates: [CommandName])
  /// Only the beginning of a command's name stands before a text: that may be the beginning of a title.
  case abbreviated(word: String, command: CommandName)
  /// An argument is wrong, one too many, or missing: then the part is empty.
  ///
  /// The nearest is what could stand in the place of the part.
  case badArgument(
    command: CommandName, part: String, expected: CommandExpectation, nearest: String? = nil)

  /// Whether the line is rather the bare title of something than a command with a slip in it.
  ///
  /// A word one slip away from a command's is asked about; so is one word that begins several names, and what is too
  /// much behind a command that changes something.
  public func isBareTitle(_ line: String) -> Bool {
    switch self {
    case .unknown(let word, let nearest):
      word.unicodeScalars.first.map {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
      }
        == true && !ExternalID.isMeant(by: word)
        && !isSlip(from: nearest, in: line)
    case .ambiguous: false
    case .abbreviated(let word, let command): Nearest.distance(word, command.rawValue) > 1
    case .badArgument(let command, _, .nothing, _):
      switch command.spec.group {
      case .places, .moving, .lists: true
      case .machine: command == .matrix
      case .marks, .settings, .loading: false
      }
    case .badArgument: false
    }
  }

  /// Whether a line begins with a word one slip away from a command's that may stand before the rest of it.
  private func isSlip(from nearest: String?, in line: String) -> Bool {
    let (word, rest) = LineText.cut(line.sanitized(limit: 300))
    guard let nearest, Nearest.distance(word, nearest) <= 1 else { return false }
    return rest.isEmpty || CommandTable.command(called: nearest)?.spec.arguments.isEmpty == false
  }

  static func unknown(_ word: String) -> CommandError {
    .unknown(
      word: word.asShownWord, nearest: Nearest.word(to: word, in: CommandTable.longWords))
  }

  static func badArgument(
    _ command: CommandName, _ part: String, _ expected: CommandExpectation,
    known words: [String] = []
  ) -> CommandError {
    .badArgument(
      command: command, part: part.asShownWord, expected: expected,
      nearest: Nearest.word(to: part, in: words))
  }
}

extension String {
  /// The text as an error shows it: clean, and no longer than 60 scalars.
  var asShownWord: String {
    let cleaned = sanitized(limit: 61)
    guard cleaned.unicodeScalars.count > 60 else { return cleaned }
    return String(cleaned.unicodeScalars.dropLast()) + "…"
  }
}

/// What a command was expected to have at some part of its line.
public enum CommandExpectation: Hashable, Sendable {
  /// Its argument.
  case argument(CommandArgument.Kind)
  /// The name of a filter before the `=`.
  case filterName
  /// A year from 1 to 9999 behind `y:`.
  case year
  /// A year, or years with a hyphen between, behind `y:`.
  case years
  /// What is marked of a title, behind `is:`.
  case rowState
  /// The name of a genre, behind `genre:`.
  case genreName
  /// Something that loaded rows say of a title, before `=`.
  case rowCondition
  /// A key that episodes can be sorted by.
  case orderOfEpisodes
  /// A kind of thing that search finds, behind `type:`.
  case searchKind
  /// A key that people can be sorted by.
  case orderOfPeople
  /// A key that reviews can be sorted by.
  case orderOfReviews
  /// Quotes around a value of several words.
  case quotes
  /// The name of a format behind `--format`.
  case exchangeFormat
  /// The name of a list behind `--list`.
  case keptList
  /// One of the options of a file.
  case option(CommandArgument.Kind)
  /// Nothing: the command has all it takes.
  case nothing
}
