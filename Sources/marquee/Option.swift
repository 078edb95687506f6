/// The options, by their spelling.
enum Option: String, CaseIterable {
  case json = "--json"
  case theme = "--theme"
  case width = "--width"
  case color = "--color"
  case plain = "--plain"
  case language = "--language"
  case region = "--region"
  case builtIn = "--built-in"
  case offline = "--offline"
  case keepGoing = "--keep-going"
  case svg = "--svg"
  case html = "--html"
  case commands = "-c"
  case interactive = "-i"
  case write = "--write"
  case format = "--format"
  case list = "--list"
  case force = "--force"
  case dryRun = "--dry-run"
  case help = "--help"
  case shortHelp = "-h"
  case version = "--version"

  /// The spellings that can be mistyped and still be told apart.
  static let words = allCases.map(\.rawValue).filter { $0.utf8.count > 2 }

  /// Whether it changes anything about a task; what is true of it anyway may be asked for.
  func applies(to task: Arguments.Task) -> Bool {
    switch (self, task) {
    case (.plain, _), (.builtIn, _), (.offline, _), (.color, _), (.language, _), (.region, _): true
    case (_, .help): true
    case (.version, .version): true
    case (_, .version): false
    case (.json, .gallery), (.svg, .gallery), (.html, .gallery): false
    case (.theme, .snapshot), (.width, .snapshot): false
    case (.json, .snapshot), (.svg, .snapshot), (.html, .snapshot): false
    case (.write, _):
      if case .snapshot = task { true } else { false }
    case (.list, .importing), (.list, .exporting), (.dryRun, .importing), (.format, .exporting),
      (.format, .importing),
      (.force, .exporting):
      true
    case (.list, _), (.dryRun, _), (.format, _), (.force, _): false
    case (.json, .loggingIn), (.theme, .loggingIn), (.width, .loggingIn), (.svg, .loggingIn),
      (.html, .loggingIn):
      false
    case (.theme, .exporting), (.width, .exporting), (.json, .exporting): false
    case (.svg, .importing), (.html, .importing), (.svg, .exporting), (.html, .exporting): false
    case (.keepGoing, .lines), (.keepGoing, .commands): true
    case (.keepGoing, .links(_, let staysInteractive)): staysInteractive
    case (.keepGoing, _): false
    case (.interactive, .lines), (.interactive, .links): true
    case (.interactive, _): false
    case (.json, _), (.theme, _), (.width, _), (.svg, _), (.html, _), (.commands, _): true
    case (.help, _), (.shortHelp, _), (.version, _): true
    }
  }

  /// Whether a value follows.
  var takesValue: Bool {
    switch self {
    case .theme, .width, .color, .language, .region, .svg, .html, .commands, .format, .list: true
    case .json, .plain, .builtIn, .offline, .keepGoing, .interactive, .write, .force, .dryRun,
      .help,
      .shortHelp, .version:
      false
    }
  }
}

extension Arguments.Task {
  /// What kind it is of.
  var kind: UsageError.Task {
    switch self {
    case .lines: .lines
    case .links: .links
    case .commands: .commands
    case .command: .command
    case .gallery: .gallery
    case .snapshot: .snapshot
    case .importing: .importing
    case .exporting: .exporting
    case .loggingIn: .loggingIn
    case .help: .help
    case .version: .version
    }
  }
}
