import AppCore

/// How a page uses the columns there are.
extension AppState {
  /// The columns left free on each side of a page: text that touches the window's edge is hard to read.
  var margin: Int {
    switch size.columns {
    case ..<24: 0
    case ..<60: 1
    default: 2
    }
  }

  /// The columns a page may fill between its margins.
  var pageColumns: Int { max(1, size.columns - 2 * margin) }
}

/// The widths that running text and pages keep to, however wide the window is.
enum Measure {
  /// The most columns of running text: the eye loses its line beyond.
  static let text = 88
  /// From this many columns on a page sets its parts beside each other.
  static let twoColumns = 112
  /// From this many columns on the names of all facts of a page stand in one column.
  static let alignedLabels = 60
  /// The most columns a page with two columns fills.
  static let page = 156
  /// The space between two parts that stand beside each other.
  static let gutter = 4
}
