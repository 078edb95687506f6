public import AppCore
public import Navigation
public import Typesetting

/// What a run is to do and how it shows it.
public struct Configuration: Sendable {
  /// Where the run's lines come from.
  public enum Input: Sendable {
    /// The terminal, or standard input where that is none; the links are opened first.
    case lines(opening: [Link])
    /// The screens of links.
    case links([Link])
    /// Commands that are known already.
    case commands([String])
    /// One command, which is the whole run.
    case command(String)
  }

  /// Where a picture of the last screen goes instead of its text.
  public enum Picture: Hashable, Sendable {
    case svg(path: String)
    case html(path: String)
  }

  /// Where the lines come from.
  public var input: Input
  /// What the state begins with.
  public var launch: Launch
  /// How many colors are used.
  public var depth: ColorDepth
  /// Whether screens are written as JSON, one document a line.
  public var isJSON = false
  /// Whether a script goes on behind a line that fails.
  public var keepsGoing = false
  /// Where pictures go.
  public var pictures: [Picture] = []
  /// Whether the cursor is never moved.
  public var isPlain = false
  /// The width asked for; nil takes the terminal's.
  public var width: Int?
  /// The program's version, as exports name it.
  public var version = ""
  /// Where typed lines are remembered.
  public var historyPath: String?

  /// Makes a configuration.
  public init(input: Input, launch: Launch, depth: ColorDepth) {
    self.input = input
    self.launch = launch
    self.depth = depth
  }
}
