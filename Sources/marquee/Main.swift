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
    var locale = environment.locale()
    do {
      let arguments = try Arguments(Array(CommandLine.arguments.dropFirst()))
      locale.language = arguments.language ?? locale.language
      locale.region = arguments.region ?? locale.region
      exit(try run(arguments, environment, locale).rawValue)
    } catch {
      let text = Words(for: locale).usageError(error)
      OutputWriter(descriptor: STDERR_FILENO).write("marquee: \(text)\n")
      exit(ExitStatus.usage.rawValue)
    }
  }

  private static func run(
    _ arguments: Arguments, _ environment: Environment, _ locale: ContentLocale
  ) throws(UsageError) -> ExitStatus {
    switch arguments.task {
    case .help:
      return say(Words(for: locale).commandLineHelp)
    case .version:
      return say("marquee \(version)\n")
    case .gallery(let screen): return try showGallery(screen, arguments, environment)
    case .snapshot(let file, let writes):
      return runSnapshot(file, writes: writes, Words(for: locale))
    case .lines, .links, .commands, .command:
      return try runSession(arguments, environment)
    }
  }

  /// Writes all there is to say, and tells whether it arrived.
  private static func say(_ text: String) -> ExitStatus {
    let output = OutputWriter(descriptor: STDOUT_FILENO)
    output.write(text)
    return status(of: output)
  }

  /// What a run that did nothing but write comes to; a reader that left has what it wanted.
  static func status(of output: OutputWriter) -> ExitStatus {
    guard case .failed(let error) = output.state else { return .success }
    OutputWriter(descriptor: STDERR_FILENO).write("marquee: \(error.message)\n")
    return .failure
  }

  private static func runSession(
    _ arguments: Arguments, _ environment: Environment
  ) throws(UsageError) -> ExitStatus {
    var themes = ThemeLibrary()
    let catalogue = BuiltInCatalogue()
    let size = size(arguments, environment)
    let library = LibraryStore.open(
      folder: environment.dataFolder, creates: Terminal.isHere && arguments.isLiving)
    let kept = KeptState(library)
    var locale = environment.locale(kept.snapshot.settings)
    locale.language = arguments.language ?? locale.language
    locale.region = arguments.region ?? locale.region
    let theme = try theme(arguments, kept.theme, &themes)
    var launch = Launch(
      today: Clock.today() ?? catalogue.asOf, source: .builtIn(asOf: catalogue.asOf),
      locale: locale, size: size, theme: theme, themes: themes.names,
      enabledTabs: environment.tabs.union(kept.tabs), design: kept.design ?? .table,
      library: kept.snapshot, keeping: kept.keeping)
    let input: Configuration.Input
    switch arguments.task {
    case .links(let links, thenInteractive: true): input = .lines(opening: links)
    case .links(let links, thenInteractive: false):
      input = .links(links)
      launch.loadsRoot = false
    case .commands(let commands): input = .commands(commands)
    case .command(let line): input = .command(line)
    case .lines, .gallery, .snapshot, .help, .version: input = .lines(opening: [])
    }
    var configuration = Configuration(
      input: input, launch: launch, depth: depth(arguments, environment))
    configuration.isJSON = arguments.isJSON
    configuration.keepsGoing = arguments.keepsGoing
    configuration.isPlain = arguments.isPlain
    configuration.width = arguments.width
    configuration.historyPath = environment.historyPath
    if let path = arguments.svg { configuration.picture = .svg(path: path) }
    if let path = arguments.html { configuration.picture = .html(path: path) }
    do {
      let session = try Session(
        configuration, services: .builtIn(catalogue, library: library), themes: themes)
      return session.run()
    } catch {
      OutputWriter(descriptor: STDERR_FILENO).write("marquee: \(error.message)\n")
      return .failure
    }
  }

  /// The width asked for, `COLUMNS`, the terminal's, or 80; rows only where a person reads them.
  static func size(_ arguments: Arguments, _ environment: Environment) -> Size {
    let terminal = TerminalSize(descriptor: STDOUT_FILENO)
    let said = environment["COLUMNS"].flatMap { Int($0) }.flatMap {
      (1...10_000).contains($0) ? $0 : nil
    }
    return Size(columns: arguments.width ?? terminal?.columns ?? said ?? 80, rows: nil)
  }

  static func depth(_ arguments: Arguments, _ environment: Environment) -> ColorDepth {
    if arguments.isPlain { return .off }
    return ColorDepth.detected(
      arguments.color,
      environment: { environment[$0] },
      isTerminal: isatty(STDOUT_FILENO) == 1)
  }

  /// The theme's name: the one that was kept, or of the option a built-in theme's, or a file's when it looks like a path.
  static func theme(
    _ arguments: Arguments, _ kept: String?, _ themes: inout ThemeLibrary
  ) throws(UsageError) -> String {
    guard let wanted = arguments.theme else {
      return kept.flatMap { themes.names.contains($0) ? $0 : nil } ?? "system"
    }
    if let known = themes.names.first(where: { $0.lowercased() == wanted.lowercased() }) {
      return known
    }
    guard wanted.contains("/") || wanted.hasSuffix(".json") else {
      throw .unknownTheme(wanted, known: themes.names)
    }
    do {
      return try themes.add(file: wanted)
    } catch {
      throw .badTheme(error)
    }
  }
}
