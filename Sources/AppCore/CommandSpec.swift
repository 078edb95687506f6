import Navigation

/// What commands are about: they are listed in these groups.
public enum CommandGroup: String, CaseIterable, Hashable, Sendable {
  case places, moving, lists, marks, settings, loading, machine
}

/// Where a command means something.
public enum CommandScope: Hashable, Sendable {
  /// On every screen.
  case anywhere
  /// On these screens.
  case on(Set<Screen>)
  /// Wherever the matrix has a way to the screen it opens.
  case leadingTo(Screen)

  /// Whether a command means something on a screen.
  public func includes(_ screen: Screen) -> Bool {
    switch self {
    case .anywhere: true
    case .on(let screens): screens.contains(screen)
    case .leadingTo(let there): NavigationMatrix.transition(from: screen, to: there) != nil
    }
  }
}

/// One row of the command table: names, arguments, scope, and how to build the command.
///
/// It holds no sentences: what a command does is said in more than one language.
public struct CommandSpec: Sendable {
  /// The name it is listed by.
  public let name: CommandName
  /// Other words for it, in small letters.
  public let aliases: [String]
  /// What it takes, in order.
  public let arguments: [CommandArgument]
  /// What it is about.
  public let group: CommandGroup
  /// Where it means something.
  public let scope: CommandScope
  /// A line that shows it in use.
  public let example: String
  /// Makes the command of its arguments; nil where one that is required is missing.
  let make: @Sendable (ArgumentValues) -> Command?

  init(
    _ name: CommandName, _ aliases: [String] = [], takes arguments: [CommandArgument] = [],
    in group: CommandGroup, scope: CommandScope = .anywhere, example: String? = nil,
    make: @escaping @Sendable (ArgumentValues) -> Command?
  ) {
    self.name = name
    self.aliases = aliases
    self.arguments = arguments
    self.group = group
    self.scope = scope
    self.example = example ?? name.rawValue
    self.make = make
  }

  /// Every word it is called by, its name first.
  public var words: [String] { [name.rawValue] + aliases }
}
