/// Where the lines come from that a run works through.
public enum LineSource: Sendable {
  /// Standard input: the line editor where the terminal is interactive, else bytes from a pipe.
  case standardInput
  /// A descriptor, whose bytes are taken apart into lines.
  case descriptor(Int32)
  /// Lines that are known already: `-c`, or arguments.
  case lines([String])
}

/// A line as it was entered, cleaned of control characters.
public struct EnteredLine: Hashable, Sendable {
  /// The text, without its newline.
  public let text: String
  /// Which line of its source it is, from 1.
  public let number: Int

  /// Makes a line.
  public init(_ text: String, number: Int) {
    self.text = text
    self.number = number
  }
}

/// A line that was not taken, because it is longer than any command.
public struct RejectedLine: Hashable, Sendable {
  /// Which line of its source it is, from 1.
  public let number: Int
  /// The most bytes a line may have.
  public let limit: Int

  /// Makes a rejection.
  public init(number: Int, limit: Int) {
    self.number = number
    self.limit = limit
  }
}
