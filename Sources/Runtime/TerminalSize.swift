import CTerminal

/// The window's size in character cells.
public struct TerminalSize: Hashable, Sendable {
  /// Cells across, at least 1.
  public let columns: Int
  /// Cells down, at least 1.
  public let rows: Int

  /// Makes a size; what is below 1 counts as 1.
  public init(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
  }

  /// The size of the terminal behind a descriptor, nil where there is none.
  public init?(descriptor: Int32) {
    var columns: Int32 = 0
    var rows: Int32 = 0
    guard ct_window_size(descriptor, &columns, &rows) else { return nil }
    self.init(columns: Int(columns), rows: Int(rows))
  }
}
