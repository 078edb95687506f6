import AppCore
import Catalog
import Navigation
import Runtime
import Typesetting

/// What the command line asks for.
struct Arguments: Equatable {
  /// What is to be run.
  enum Task: Equatable {
    /// Lines from the terminal or, where that is none, from standard input.
    case lines
    /// The screens of links; then, with `-i`, the terminal.
    case links([Link], thenInteractive: Bool)
    /// Commands of `-c`, one after another.
    case commands([String])
    /// One command that changes nothing.
    case command(String)
    /// The named states of the gallery, or of one of its screens.
    case gallery(screen: String?)
    /// Runs a session file and compares, or writes it anew.
    case snapshot(file: String, writes: Bool)
    /// Brings in files of favorites, watchlist and ratings.
    case importing([ImportOrder])
    /// Writes favorites, watchlist and ratings to a file.
    case exporting(ExportOrder)
    /// Signs in to TMDB, as a guest where that is said.
    case loggingIn(asGuest: Bool)
    case help
    case version
  }

  var task = Task.lines
  var isJSON = false
  var theme: String?
  var width: Int?
  var color = ColorChoice.auto
  var isPlain = false
  var language: String?
  var region: String?
  /// Whether the catalog compiled in is the source, key or not.
  var isBuiltIn = false
  /// Whether nobody is asked: what was kept of earlier answers is all there is.
  var isOffline = false
  var keepsGoing = false
  var pictures: [Configuration.Picture] = []
}

extension Arguments {
  /// Whether the run is one that a person types in.
  var isLiving: Bool {
    switch task {
    case .lines, .links(_, thenInteractive: true): true
    case .links(_, thenInteractive: false), .commands, .command, .gallery, .snapshot, .importing,
      .exporting, .loggingIn, .help, .version:
      false
    }
  }

  /// Whether the feed is loaded at once: nobody sees it where something else is all that is asked for.
  var loadsRoot: Bool {
    switch task {
    case .links(_, thenInteractive: false), .importing, .exporting: false
    // Behind a line that failed the next one may ask anything of the page.
    case .commands(let lines): keepsGoing || Command.needRoot(lines)
    case .command(let line): Command.needRoot([line])
    case .lines, .links(_, thenInteractive: true), .gallery, .snapshot,
      .loggingIn, .help, .version:
      true
    }
  }

  /// Reads the words behind the program's name.
  ///
  /// Options may stand anywhere before `--`; a value follows its option or an equals sign.
  init(_ words: [String]) throws(UsageError) {
    if let word = words.first(where: \.hasEndlessMarks) { throw .endlessMarks(word) }
    var rest: [String] = []
    var options: [Option] = []
    var commands: [String]?
    var isInteractive = false
    var writes = false
    var wantsHelp = false
    var wantsVersion = false
    var files = FileOptions()
    var reader = WordReader(words)
    while let word = reader.next() {
      guard word.hasPrefix("-"), word != "-" else {
        rest.append(word)
        continue
      }
      if word == "--" {
        rest += reader.remaining()
        break
      }
      let (name, attached) = Self.split(word)
      guard let option = Option(rawValue: name) else {
        throw .unknownOption(
          name, nearest: name.utf8.count > 3 ? Nearest.word(to: name, in: Option.words) : nil)
      }
      if let attached, !option.takesValue { throw .surplusValue(option: name, value: attached) }
      func value() throws(UsageError) -> String {
        guard let value = attached ?? reader.next() else { throw .missingValue(option: name) }
        return value
      }
      options.append(option)
      switch option {
      case .json: isJSON = true
      case .theme: theme = try value()
      case .width: width = try Self.width(value())
      case .color:
        let text = try value()
        guard let choice = ColorChoice(rawValue: text) else {
          throw .badValue(
            option: name, value: text, expected: ColorChoice.allCases.map(\.rawValue))
        }
        color = choice
      case .plain: isPlain = true
      case .language:
        let text = try value()
        guard let code = ContentLocale.language(text) else { throw .badLanguage(text, from: name) }
        language = code
      case .region:
        let text = try value()
        guard let code = ContentLocale.region(text) else { throw .badRegion(text, from: name) }
        region = code
      case .builtIn: isBuiltIn = true
      case .offline: isOffline = true
      case .keepGoing: keepsGoing = true
      case .svg: pictures.append(.svg(path: try value()))
      case .html: pictures.append(.html(path: try value()))
      case .commands: commands = (commands ?? []) + Self.lines(try value())
      case .interactive: isInteractive = true
      case .write: writes = true
      case .dryRun: files.isDryRun = true
      case .force: files.isForced = true
      case .format:
        let text = try value()
        guard let format = ExchangeFormat(rawValue: text.lowercased()) else {
          throw .badValue(
            option: name, value: text, expected: ExchangeFormat.allCases.map(\.rawValue))
        }
        files.format = format
      case .list:
        let text = try value()
        guard let list = KeptList(rawValue: text.lowercased()) else {
          throw .badValue(option: name, value: text, expected: KeptList.allCases.map(\.rawValue))
        }
        files.list = list
      case .help, .shortHelp: wantsHelp = true
      case .version: wantsVersion = true
      }
    }
    if wantsHelp {
      task = .help
    } else if wantsVersion {
      if let surplus = rest.first { throw .surplusWord(surplus) }
      task = .version
    } else {
      task = try Self.task(
        rest, commands: commands, isInteractive: isInteractive, writes: writes, files)
    }
    if let option = options.first(where: { !$0.applies(to: task) }) {
      throw .withoutEffect(option: option.rawValue, task: task.kind)
    }
    if case .links(let links, _) = task, links.count > 1, !pictures.isEmpty {
      throw .pictureOfSeveral
    }
  }

  /// The commands of `-c`: a line is one or, with semicolons between them, several; what begins with `#`
  /// is a remark.
  private static func lines(_ text: String) -> [String] {
    text.utf8.split(separator: 0x0A).flatMap { line -> [String] in
      let line = String(Substring(line))
      if line.utf8.first(where: { $0 != 0x20 }) == UInt8(ascii: "#") { return [] }
      return Command.lines(in: line)
    }
  }
}

extension Arguments {
  /// What the words that are no options ask for: a subcommand, else links, else one command.
  private static func task(
    _ words: [String], commands: [String]?, isInteractive: Bool, writes: Bool, _ files: FileOptions
  ) throws(UsageError) -> Task {
    if let commands {
      if let surplus = words.first { throw .surplusWord(surplus) }
      return .commands(commands)
    }
    guard let first = words.first else { return .lines }
    switch first {
    case "gallery":
      if words.count > 2 { throw .surplusWord(words[2]) }
      return .gallery(screen: words.count > 1 ? words[1] : nil)
    case "snapshot":
      guard words.count > 1 else { throw .missingFile(subcommand: first) }
      if words.count > 2 { throw .surplusWord(words[2]) }
      return .snapshot(file: words[1], writes: writes)
    case "login", "logout":
      return try account(first, Array(words.dropFirst()))
    case "import", "export":
      return try files.task(first, Array(words.dropFirst()))
    default: break
    }
    // A command with arguments is one command; a lone word that is a link is that, and so are several
    // behind a word that as a command would take none.
    let name = String(Substring(first.utf8.prefix { $0 != 0x20 }))
    let hasArguments = words.count > 1 || name.utf8.count < first.utf8.count
    if hasArguments, let known = CommandTable.command(called: name),
      !known.spec.arguments.isEmpty || !words.allSatisfy(\.isLink)
    {
      let line = words.joined(separator: " ")
      if Command.lines(in: line).count > 1 { throw .severalCommands(line) }
      return try command(line)
    }
    // A word that is neither a link nor looks like the beginning of one is a command.
    if !first.isWrittenAsLink, !first.beginsLink {
      return try command(words.joined(separator: " "))
    }
    return try links(words, isInteractive: isInteractive)
  }

  /// Signing in asks for a key where there is none and for a person who approves it; all else is a command.
  private static func account(_ word: String, _ words: [String]) throws(UsageError) -> Task {
    let line = ([word] + words).joined(separator: " ")
    switch Command.parse(line) {
    case .failure(let error): throw .badCommand(error, line: line)
    case .success(.login(nil)?): return .loggingIn(asGuest: false)
    case .success(.login(.guest)?): return .loggingIn(asGuest: true)
    case .success: return .commands([line])
    }
  }

  private static func links(
    _ words: [String], isInteractive: Bool
  ) throws(UsageError) -> Task {
    var links: [Link] = []
    for word in words {
      do {
        links.append(try Link.parse(word))
      } catch {
        throw .badLink(word, error)
      }
    }
    return .links(links, thenInteractive: isInteractive)
  }

  private static func command(_ line: String) throws(UsageError) -> Task {
    switch Command.parse(line) {
    // The reducer searches for it, and says so.
    case .failure(let error) where error.isBareTitle(line): return .command(line)
    case .failure(let error): throw .badCommand(error, line: line)
    case .success(nil): throw .emptyWord
    case .success(let command?):
      guard command.changesNothing else { throw .changesSomething(line) }
      return .command(line)
    }
  }

  private static func width(_ text: String) throws(UsageError) -> Int {
    guard let width = Int(text), (1...10_000).contains(width) else { throw .badWidth(text) }
    return width
  }

  /// An option's name and the value behind its equals sign.
  private static func split(_ word: String) -> (name: String, value: String?) {
    guard word.hasPrefix("--"), let sign = word.utf8.firstIndex(of: UInt8(ascii: "=")) else {
      return (word, nil)
    }
    return (String(word[..<sign]), String(word[word.utf8.index(after: sign)...]))
  }
}

extension String {
  /// Whether the word can only be meant as a link.
  fileprivate var isWrittenAsLink: Bool {
    utf8.contains { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ";") }
  }

  /// Whether the word is a link, or a place that lacks the rest of its path and is not a command.
  fileprivate var beginsLink: Bool {
    do {
      _ = try Link.parse(self)
      return true
    } catch {
      return error.offset > 0 && CommandTable.command(called: self) == nil
    }
  }

  /// Whether the word is a link.
  fileprivate var isLink: Bool { (try? Link.parse(self)) != nil }
}
