import Typesetting

/// A choice's number at the left of a row, set to the right of its column, with a gap after it.
func numbered(_ number: Int?, _ width: Int) -> Line {
  let text = number.map(String.init) ?? ""
  return Line([
    Span(String(repeating: " ", count: max(0, width - text.utf8.count)) + text + "  ", .number)
  ])
}
