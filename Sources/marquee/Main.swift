import AppCore
import Catalog
import Glibc
import Providers
import Runtime
import Screens
import Storage
import Typesetting

/// The program: arguments in, a configuration, a run, an exit status.
@main
enum Marquee {
  /// The version, as `--version` says it.
  static let version = "0.1.0"

  static func main() {
    Process.prepare()
    let environment = Environment.process
    do {
      let arguments = try Arguments(words())
      try check(environment, arguments)
      exit(try run(arguments, environment).rawValue)
    } catch {
      complain(words(environment).usageError(error))
      exit(ExitStatus.usage.rawValue)
    }
  }

  /// The words of a run that is none, in the language asked for, or kept.
  ///
  /// The command line may be wrong at any place: what of it asks for a language counts all the same.
  private static func words(_ environment: Environment) -> Words {
    var locale = locale(environment)
    let option = Option.language.rawValue
    let words = CommandLine.arguments.dropFirst()
    for (word, next) in zip(words, Array(words.dropFirst()) + [""]) {
      let value =
        word == option
        ? next : word.hasPrefix(option + "=") ? String(word.dropFirst(option.count + 1)) : nil
      if let code = value.flatMap(ContentLocale.language) { locale.language = code }
    }
    return Words(for: locale, isTyped: false)
  }

  /// The language and region that the environment asks for, or that were kept.
  static func locale(_ environment: Environment) -> ContentLocale {
    let library = LibraryStore.open(folder: environment.dataFolder, creates: false)
    return environment.locale((try? library.snapshot())?.settings ?? [])
  }

  /// The words of a run without a browser.
  static func words(_ arguments: Arguments, _ environment: Environment) -> Words {
    var locale = locale(environment)
    locale.language = arguments.language ?? locale.language
    return Words(for: locale, isTyped: false)
  }

  /// Refuses a language or a country that was asked for by a variable of the program's own.
  private static func check(
    _ environment: Environment, _ arguments: Arguments
  ) throws(UsageError) {
    if arguments.language == nil, let text = environment["MARQUEE_LANGUAGE"],
      ContentLocale.language(text) == nil
    {
      throw .badLanguage(text, from: "MARQUEE_LANGUAGE")
    }
    if arguments.region == nil, let text = environment["MARQUEE_REGION"],
      ContentLocale.region(text) == nil
    {
      throw .badRegion(text, from: "MARQUEE_REGION")
    }
  }

  /// The words behind the program's name, as they are: the standard library would repair them.
  private static func words() throws(UsageError) -> [String] {
    var words: [String] = []
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let word = CommandLine.unsafeArgv[index] else { break }
      guard let text = String(validatingCString: word) else {
        throw .notUTF8(String(cString: word))
      }
      words.append(text)
    }
    return words
  }

  /// Says what went wrong, in one line that commands no terminal.
  static func complain(_ text: String) {
    let said = "marquee: \(text.sanitized(limit: 2_000).withoutUserInfo)"
    OutputWriter(descriptor: STDERR_FILENO).write(said.wrapped(toTerminal: STDERR_FILENO) + "\n")
  }

  private static func run(
    _ arguments: Arguments, _ environment: Environment
  ) throws(UsageError) -> ExitStatus {
    switch arguments.task {
    case .help:
      let words = words(arguments, environment)
      return say(words.commandLineHelp, words)
    case .version:
      return say("marquee \(version)\n", words(arguments, environment))
    case .gallery(let screen):
      return try showGallery(screen, arguments, environment, words(arguments, environment))
    case .snapshot(let file, let writes):
      return runSnapshot(file, writes: writes, words(arguments, environment))
    case .loggingIn(let asGuest):
      var locale = locale(environment)
      locale.language = arguments.language ?? locale.language
      locale.region = arguments.region ?? locale.region
      return try logIn(asGuest: asGuest, environment, locale)
    case .lines, .links, .commands, .command, .importing, .exporting:
      return try runSession(arguments, environment)
    }
  }

  /// Writes all there is to say, and tells whether it arrived.
  private static func say(_ text: String, _ words: Words) -> ExitStatus {
    let output = OutputWriter(descriptor: STDOUT_FILENO)
    output.write(text)
    return status(of: output, words)
  }

  /// What a run that did nothing but write comes to; a reader that left has what it wanted.
  static func status(of output: OutputWriter, _ words: Words) -> ExitStatus {
    guard case .failed(let error) = output.state else { return .success }
    complain(words.cannotWriteOutput(reason: error.message))
    return .failure
  }

  private static func runSession(
    _ arguments: Arguments, _ environment: Environment
  ) throws(UsageError) -> ExitStatus {
    try refuseWithoutEffect(arguments)
    var themes = ThemeLibrary(folder: environment.themesFolder)
    let faultyThemes: [FaultyTheme]
    switch arguments.task {
    case .lines, .commands, .command, .links(_, thenInteractive: true):
      faultyThemes = themes.readFolder()
    case .links, .gallery, .snapshot, .importing, .exporting, .loggingIn, .help, .version:
      faultyThemes = []
    }
    let catalogue = BuiltInCatalogue()
    let size = size(arguments, environment)
    let library = LibraryStore.open(
      folder: environment.dataFolder, creates: Terminal.isHere && arguments.isLiving)
    let answering = try answering(arguments, environment, catalogue, library)
    let kept = KeptState(library)
    var locale = environment.locale(kept.snapshot.settings)
    locale.language = arguments.language ?? locale.language
    locale.region = arguments.region ?? locale.region
    let (theme, lostTheme) = try theme(arguments, kept.theme, &themes)
    var launch = Launch(
      today: Clock.today() ?? catalogue.asOf, source: answering.source,
      locale: locale, size: size, theme: theme, themes: themes.names,
      enabledTabs: environment.tabs.union(kept.tabs), design: kept.design ?? .table,
      library: kept.snapshot, keeping: kept.keeping)
    launch.sampleDate = answering.sampleDate
    launch.isOffline = arguments.isOffline
    launch.faultyThemes = faultyThemes
    launch.replacedThemes = themes.replaced
    launch.showsAdult = kept.showsAdult
    launch.lostTheme = lostTheme
    launch.showsColors = depth(arguments, environment) != .off || !arguments.pictures.isEmpty
    launch.loadsRoot = arguments.loadsRoot
    var configuration = Configuration(
      input: input(of: arguments.task), launch: launch, depth: depth(arguments, environment))
    configuration.isJSON = arguments.isJSON
    configuration.keepsGoing = arguments.keepsGoing
    // Every file is tried.
    if case .importing = arguments.task { configuration.keepsGoing = true }
    configuration.version = version
    configuration.isPlain = arguments.isPlain
    configuration.width = arguments.width
    configuration.historyPath = environment.historyPath
    configuration.pictures = arguments.pictures
    do {
      let session = try Session(
        configuration, services: answering.services, themes: themes)
      return session.run()
    } catch {
      complain(error.message)
      return .failure
    }
  }

  /// Where the run's lines come from.
  private static func input(of task: Arguments.Task) -> Configuration.Input {
    switch task {
    case .links(let links, thenInteractive: true): .lines(opening: links)
    case .links(let links, thenInteractive: false): .links(links)
    case .commands(let commands): .commands(commands)
    case .command(let line): .command(line)
    case .importing(let orders): .commands(orders.map(FileOptions.line))
    case .exporting(let order): .commands([FileOptions.line(order)])
    case .lines, .gallery, .snapshot, .loggingIn, .help, .version: .lines(opening: [])
    }
  }

  /// Refuses what only a run without a person shows.
  private static func refuseWithoutEffect(_ arguments: Arguments) throws(UsageError) {
    switch arguments.task {
    case .lines, .links(_, thenInteractive: true): break
    case .links, .commands, .command, .gallery, .snapshot, .importing, .exporting, .loggingIn,
      .help,
      .version:
      return
    }
    guard Terminal.isHere else { return }
    if arguments.isJSON { throw .needsNoTerminal(option: Option.json.rawValue) }
    if arguments.keepsGoing { throw .needsNoTerminal(option: Option.keepGoing.rawValue) }
    switch arguments.pictures.first {
    case .svg: throw .needsNoTerminal(option: Option.svg.rawValue)
    case .html: throw .needsNoTerminal(option: Option.html.rawValue)
    case nil: return
    }
  }

  /// The width asked for, `COLUMNS`, the terminal's, or 80; rows only where a person reads them.
  ///
  /// A browser follows its window instead of `COLUMNS`, which a shell sets once.
  static func size(_ arguments: Arguments, _ environment: Environment) -> Size {
    let terminal = TerminalSize(descriptor: STDOUT_FILENO)
    let said = environment["COLUMNS"].flatMap { Int($0) }.flatMap {
      (1...10_000).contains($0) ? $0 : nil
    }
    return Size(columns: arguments.width ?? said ?? terminal?.columns ?? 80, rows: nil)
  }

  static func depth(_ arguments: Arguments, _ environment: Environment) -> ColorDepth {
    if arguments.isPlain { return .off }
    return ColorDepth.detected(
      arguments.color,
      environment: { environment[$0] },
      isTerminal: isatty(STDOUT_FILENO) == 1)
  }

  /// The theme's name: of the option the name of one there is, or a file when it looks like a path;
  /// without it the one that was kept, and what is wrong with that.
  static func theme(
    _ arguments: Arguments, _ kept: String?, _ themes: inout ThemeLibrary
  ) throws(UsageError) -> (name: String, lost: FaultyTheme?) {
    guard let wanted = arguments.theme else {
      guard let kept else { return ("system", nil) }
      // One of a person's own may have gone or been spoiled since.
      do {
        if let known = try themes.name(of: kept) { return (known, nil) }
        let gone = ThemeLibrary.Failure.unreadable(
          path: kept, reason: SystemError(number: ENOENT).message)
        return ("system", gone.fault(of: kept))
      } catch {
        return ("system", error.fault(of: kept))
      }
    }
    do {
      if let known = try themes.name(of: wanted) { return (known, nil) }
      if wanted.contains("/") || wanted.hasSuffix(".json") {
        return (try themes.add(file: wanted), nil)
      }
      _ = themes.readFolder()
    } catch {
      throw .badTheme(error)
    }
    throw .unknownTheme(wanted, known: themes.names)
  }
}
