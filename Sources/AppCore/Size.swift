/// The size of what is painted on.
public struct Size: Hashable, Sendable {
  /// The columns, at least 1.
  public var columns: Int
  /// The rows of the terminal; nil where output goes to a pipe or a file, which has no end.
  public var rows: Int?

  /// Makes a size; fewer than one column or row becomes one.
  public init(columns: Int, rows: Int?) {
    self.columns = max(1, columns)
    self.rows = rows.map { max(1, $0) }
  }
}
