import AppCore
import Navigation
import Runtime

/// Why the command line cannot be understood.
enum UsageError: Error, Equatable {
  /// What the command line asks for, by its kind alone.
  enum Task {
    case lines, links, commands, command, gallery, snapshot, importing, exporting, loggingIn
    case help, version
  }

  case notUTF8(String)
  case endlessMarks(String)
  case emptyWord
  case severalCommands(String)
  case withoutEffect(option: String, task: Task)
  case pictureOfSeveral
  case needsNoTerminal(option: String)
  case unknownOption(String, nearest: String?)
  case missingValue(option: String)
  case surplusValue(option: String, value: String)
  case badValue(option: String, value: String, expected: [String])
  case badWidth(String)
  case badLanguage(String, from: String)
  case badRegion(String, from: String)
  case badKey(variable: String)
  case badAddress(String, from: String)
  case readableAddress(String, from: String)
  case surplusWord(String)
  case missingFile(subcommand: String)
  case unspeakableFile(String)
  case badLink(String, LinkError)
  case badCommand(CommandError, line: String)
  case changesSomething(String)
  case unknownScreen(String, nearest: String?)
  case unknownTheme(String, known: [String])
  case badTheme(ThemeLibrary.Failure)
}
