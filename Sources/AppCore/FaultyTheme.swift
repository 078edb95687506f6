/// A theme of a person's own that cannot be chosen.
public struct FaultyTheme: Hashable, Sendable {
  /// The name of its file, without the ending.
  public let name: String
  /// What is wrong with it in English, with the line where there is one; not a sentence.
  public let reason: String
  /// The same in Turkish.
  public let turkishReason: String

  /// Makes a faulty theme.
  public init(name: String, reason: String, turkishReason: String) {
    self.name = name
    self.reason = reason
    self.turkishReason = turkishReason
  }
}
