import Glibc
public import Typesetting

/// The themes there are: those compiled in, and one from a file where the command line names it.
public struct ThemeLibrary {
  /// Why a theme file cannot be used.
  public enum Failure: Error, Hashable, Sendable {
    /// The file cannot be read; what the system says.
    case unreadable(path: String, reason: String)
    /// The file is no theme.
    case invalid(path: String, ThemeError)
  }

  /// No theme file comes near this many bytes.
  private static let largestFile = 65_536

  /// Stands in where there is no theme of a name: the terminal's own colours and no weight.
  private static let bare = Theme(name: "bare") { _ in Style() }

  private var own: Theme?
  private var loaded: [String: Theme] = [:]

  /// Makes a library of the themes compiled in.
  public init() {}

  /// The names in the order they are listed.
  public var names: [String] {
    BuiltInThemes.names + (own.map { [$0.name] } ?? [])
  }

  /// A theme by its name; the terminal's own where the name is not known.
  public mutating func theme(named name: String) -> Theme {
    if let own, own.name == name { return own }
    if let theme = loaded[name] { return theme }
    let theme = BuiltInThemes.theme(named: name) ?? Self.bare
    loaded[name] = theme
    return theme
  }

  /// Adds a theme from a file, and returns its name.
  public mutating func add(file path: String) throws(Failure) -> String {
    let bytes: [UInt8]
    do {
      bytes = try readFile(path, limit: Self.largestFile)
    } catch {
      throw .unreadable(path: path, reason: error.message)
    }
    do {
      let theme = try Theme(json: bytes)
      own = theme
      return theme.name
    } catch {
      throw .invalid(path: path, error)
    }
  }
}
