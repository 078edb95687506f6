import Typesetting

/// Cards beneath each other, or two abreast where the window is wide.
struct Cards {
  /// The columns there are.
  let columns: Int
  /// From this width on two cards stand beside each other.
  var widthOfTwo = 132
  /// The cards that always begin a new row: a page loaded later is not set beside an earlier one.
  var breaks: [Int] = []

  /// So many cards, each asked for with its place and the columns it has; none is cut inside.
  func body(_ count: Int, _ card: (_ index: Int, _ columns: Int) -> [Line]) -> Body {
    let isTwo = columns >= widthOfTwo && count > 1
    let width = isTwo ? (columns - Measure.gutter) / 2 : columns
    var body = Body()
    var index = 0
    while index < count {
      if !body.lines.isEmpty { body.lines.append(.empty) }
      var lines = card(index, width)
      index += 1
      if isTwo, index < count, !breaks.contains(index) {
        lines = beside(lines, card(index, width), at: width + Measure.gutter)
        index += 1
      }
      body.keeps.append(body.lines.count..<body.lines.count + lines.count)
      body.lines += lines
    }
    return body
  }
}
