/// Why a line is no command.
public enum CommandError: Error, Hashable, Sendable {
  /// No command begins so; the nearest that does.
  case unknown(word: String, nearest: CommandName?)
}
