/// How titles of a list are set.
public enum Design: String, CaseIterable, Hashable, Sendable {
  /// One row a title, in columns.
  case table
  /// A few lines a title, with the beginning of its overview.
  case cards
}
