/// A measure as a line that is thick as far as it is reached, so that it reads without color too.
public struct Bar: Hashable, Sendable {
  /// How much is reached, from 0 to 1; anything else is taken as the nearer of the two.
  public var fraction: Double
  /// The columns of the whole bar.
  public var columns: Int

  /// The widest bar there is.
  public static let maximumColumns = 500

  /// Makes a bar.
  public init(_ fraction: Double, columns: Int = 10) {
    self.fraction = fraction
    self.columns = columns
  }

  /// The bar as text: `━━━━╾─────`, in steps of half a column.
  ///
  /// Only nothing looks like nothing, and only all like all.
  public var line: Line {
    let columns = max(0, min(columns, Bar.maximumColumns))
    let share = fraction > 0 ? min(fraction, 1) : 0
    var halves = Int((share * Double(columns * 2)).rounded())
    if share > 0 { halves = max(halves, 1) }
    if share < 1 { halves = min(halves, columns * 2 - 1) }
    halves = max(0, min(halves, columns * 2))
    let filled = halves / 2
    let hasHalf = halves % 2 == 1
    var line = Line.empty
    line.append(Stroke.heavy(filled) + (hasHalf ? "╾" : ""), .barFilled)
    line.append(Stroke.light(columns - filled - (hasHalf ? 1 : 0)), .barEmpty)
    return line
  }
}
