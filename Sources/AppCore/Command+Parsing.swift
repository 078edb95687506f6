import Catalog
import Navigation

extension Command {
  /// Reads a line; nil of a blank one.
  ///
  /// Its first word is looked up among the whole names and aliases, then taken for a link, then for the beginning
  /// of a name. A number alone follows that choice.
  public static func parse(_ line: String) -> Result<Command?, CommandError> {
    do throws(CommandError) {
      return .success(try read(line.sanitized(limit: longest)))
    } catch {
      return .failure(error)
    }
  }

  /// The lines of a text that holds several, separated by semicolons: `search batman; 1; cast`.
  ///
  /// A semicolon separates unless it stands in quotes or begins a path parameter of a link, that is, is followed at
  /// once by a name and `=`: `feed;movies=popular`. Lines that are blank are left out.
  public static func lines(in text: String) -> [String] {
    LineText.lines(of: text)
  }

  /// The longest line that is read whole, in scalars: a link of the greatest depth has room.
  private static let longest = 4_000_000

  private static func read(_ line: String) throws(CommandError) -> Command? {
    let (word, rest) = LineText.cut(line)
    guard !word.isEmpty else { return nil }
    if ListName(line) != nil { return .listNamed(line) }
    if let command = CommandTable.command(called: word) {
      return try read(rest, of: command.spec)
    }
    if word.isWrittenAsNumber { return try read(line, of: CommandName.open.spec) }
    if word.isWrittenAsLink { return .go(line) }
    switch CommandTable.meaning(of: word) {
    case .command(let name): return try read(rest, of: name, begunAs: word)
    case .ambiguous(let candidates):
      throw .ambiguous(word: word, candidates: candidates)
    case .unknown: throw .unknown(word)
    }
  }

  /// Reads what follows the beginning of a name: only the whole name takes a text, since many a title
  /// begins like a name.
  private static func read(
    _ text: String, of name: CommandName, begunAs word: String
  ) throws(CommandError) -> Command {
    guard !text.isEmpty else { return try read(text, of: name.spec) }
    let isText =
      switch name.spec.arguments.first?.kind {
      case .choice?: !text.isWrittenAsNumber
      case let kind?: kind.takesRest
      case nil: true
      }
    if isText { throw .abbreviated(word: word.asShownWord, command: name) }
    do {
      return try read(text, of: name.spec)
    } catch {
      // What is near to an argument was meant as one; anything else is no more than a text.
      if case .badArgument(_, _, let expected, nearest: nil) = error, expected != .quotes {
        throw .abbreviated(word: word.asShownWord, command: name)
      }
      throw error
    }
  }

  private static func read(_ text: String, of spec: CommandSpec) throws(CommandError) -> Command {
    let values = try ArgumentReader(spec, text).values()
    guard let command = spec.make(values) else {
      let kind = spec.arguments.first { $0.presence == .required }?.kind
      throw .badArgument(spec.name, "", kind.map(CommandExpectation.argument) ?? .nothing)
    }
    return command
  }
}

extension String {
  /// Whether it is a number as a person writes one, of whatever size and sign.
  var isWrittenAsNumber: Bool {
    let digits = utf8.first == UInt8(ascii: "-") ? utf8.dropFirst() : utf8[...]
    return !digits.isEmpty && digits.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// The number from 1 that it writes, of no more than 31 bits; nil of any other.
  var asPositiveNumber: Int? {
    guard isWrittenAsNumber, let number = Int(self), number > 0, number <= Int(Int32.max) else {
      return nil
    }
    return number
  }

  /// Whether a word that is no command can only be meant as a link, an address or an id of IMDb's.
  var isWrittenAsLink: Bool {
    if utf8.contains(UInt8(ascii: "/")) { return true }
    if ExternalID(self) != nil { return true }
    let beginning = prefix(200).lowercased()
    if ["marquee:", "http:", "https:"].contains(where: beginning.hasPrefix) { return true }
    if Site.allCases.contains(where: { beginning.holds($0.rawValue) }) { return true }
    guard let place = beginning.firstIndex(of: ";").map({ String(beginning[..<$0]) }) else {
      return false
    }
    return Tab(rawValue: place) != nil || PlaceWord(rawValue: place) != nil
  }
}
