public import AppCore
import Glibc
import Screens
public import Typesetting

/// The themes there are: those compiled in, a person's own in a folder, and one from a file where the
/// command line names it.
///
/// A file in the folder is found by its name: `dusk.json` is `dusk`, and one that is called as a theme
/// compiled in takes its place. It is read when it is chosen, or when all are listed.
public struct ThemeLibrary {
  /// Why a theme file cannot be used.
  public enum Failure: Error, Hashable, Sendable {
    /// The file cannot be read; what the system says.
    case unreadable(path: String, reason: String)
    /// The file is no theme.
    case invalid(path: String, ThemeError)

    /// The reason without the file.
    func reason(_ words: Words) -> String {
      switch self {
      case .unreadable(_, let reason): words.reason(reason)
      case .invalid(_, let error): words.themeError(error)
      }
    }

    /// A theme that cannot be chosen because of it.
    public func fault(of name: String) -> FaultyTheme {
      FaultyTheme(
        name: name, reason: reason(Words(.english)), turkishReason: reason(Words(.turkish)))
    }
  }

  /// No theme file comes near this many bytes.
  private static let largestFile = 65_536
  /// Nobody chooses among more.
  private static let mostFiles = 200

  /// Stands in where there is no theme of a name: the terminal's own colors and no weight.
  private static let bare = Theme(name: "bare") { _ in Style() }

  private let folder: String?
  private var own: Theme?
  private var loaded: [String: Theme] = [:]
  private var found: [String] = []

  /// Makes a library of the themes compiled in and those in a folder.
  public init(folder: String? = nil) {
    self.folder = folder
  }

  /// The names in the order they are listed; those in the folder once they were looked for.
  public var names: [String] {
    let known = BuiltInThemes.names
    let others = found + (own.map { [$0.name] } ?? [])
    return others.reduce(into: known) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The themes compiled in whose place one in the folder takes, once those were looked for.
  public var replaced: Set<String> { Set(found).intersection(BuiltInThemes.names) }

  /// Reads all themes in the folder, and returns those that cannot be chosen.
  public mutating func readFolder() -> [FaultyTheme] {
    var faults: [FaultyTheme] = []
    found = []
    for file in files() {
      let name = String(file.dropLast(Self.ending.count))
      guard Theme.isName(name) else {
        faults.append(
          FaultyTheme(
            name: name, reason: Words(.english).badThemeName(name),
            turkishReason: Words(.turkish).badThemeName(name)))
        continue
      }
      do {
        if try read(named: name) != nil { found.append(name) }
      } catch {
        faults.append(error.fault(of: name))
      }
    }
    return faults
  }

  /// A theme by its name; the terminal's own where the name is not known.
  public mutating func theme(named name: String) -> Theme {
    if let own, own.name == name { return own }
    if let theme = loaded[name] { return theme }
    // A file that cannot be used was complained of when it was chosen.
    let theme = (try? read(named: name)) ?? BuiltInThemes.theme(named: name) ?? Self.bare
    loaded[name] = theme
    return theme
  }

  /// The themes that texts of a page wear besides the page's own, by their names.
  public mutating func themes(of lines: [Line]) -> [String: Theme] {
    var themes: [String: Theme] = [:]
    for name in lines.themeNames { themes[name] = theme(named: name) }
    return themes
  }

  /// The name of the theme that is meant, in whatever case; nil where there is none.
  public mutating func name(of wanted: String) throws(Failure) -> String? {
    let name = wanted.lowercased()
    if try read(named: name) != nil {
      if !found.contains(name) { found.append(name) }
      return name
    }
    return names.first { $0 == name }
  }

  /// Adds a theme from a file, and returns its name.
  public mutating func add(file path: String) throws(Failure) -> String {
    let theme = try Self.read(path)
    own = theme
    return theme.name
  }

  // MARK: Files

  private static let ending = ".json"

  /// The theme of a name in the folder; nil where there is no such file.
  private mutating func read(named name: String) throws(Failure) -> Theme? {
    if let theme = loaded[name] { return theme }
    guard let folder, Theme.isName(name) else { return nil }
    let path = "\(folder)/\(name)\(Self.ending)"
    guard access(path, F_OK) == 0, isPlainFile(path) else { return nil }
    let file = try Self.read(path)
    let theme = Theme(name: name, ground: file.ground) { file[$0] }
    loaded[name] = theme
    return theme
  }

  private static func read(_ path: String) throws(Failure) -> Theme {
    let bytes: [UInt8]
    do {
      bytes = try readFile(path, limit: largestFile)
    } catch {
      throw .unreadable(path: path, reason: error.message)
    }
    do {
      return try Theme(json: bytes)
    } catch {
      throw .invalid(path: path, error)
    }
  }

  /// The files in the folder whose names end as a theme's does, in order.
  private func files() -> [String] {
    guard let folder, let listing = opendir(folder) else { return [] }
    defer { closedir(listing) }
    var files: [String] = []
    while let entry = readdir(listing) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard let name, name.hasSuffix(Self.ending), !name.hasPrefix("."),
        isPlainFile("\(folder)/\(name)")
      else { continue }
      files.append(name)
    }
    return Array(files.sorted().prefix(Self.mostFiles))
  }
}
