extension [Line] {
  /// Short items in columns, read downwards as `ls` has them: for completions and lists of words.
  ///
  /// As few rows as fit into the width; an item wider than that is cut.
  public func inColumns(width: Int, gap: Int = 2) -> [Line] {
    guard !isEmpty else { return [] }
    let width = Swift.max(1, width)
    let gap = Swift.max(0, Swift.min(gap, width))
    let items = map { $0.truncated(to: width) }
    let widths = items.map(\.width)
    // No fewer rows could hold them all.
    let total = widths.reduce(0, +) + gap * (count - 1)
    var rows = Swift.max(1, (total + gap) / (width + gap))
    var starts = Self.columnStarts(widths, rows: rows, width: width, gap: gap)
    while starts == nil, rows < count {
      rows += 1
      starts = Self.columnStarts(widths, rows: rows, width: width, gap: gap)
    }
    let found = starts ?? [0]
    return (0..<rows).map { row in
      var line = Line.empty
      for (column, start) in found.enumerated() {
        let index = column * rows + row
        guard items.indices.contains(index), !items[index].isEmpty else { continue }
        var item = items[index].shifted(by: start)
        if start > 0, item.spans[0].column == nil { item.spans[0].column = start }
        line.spans += item.spans
      }
      return line
    }
  }

  /// Items one after the other, broken between items and never inside one that fits: for genres and names.
  public func flowed(
    to columns: Int, separator: String = ", ", _ role: Role = .muted, indent: Int = 0
  ) -> [Line] {
    let columns = Swift.max(1, columns)
    let indent = Swift.max(0, Swift.min(indent, columns / 2))
    // A comma stays at the end of its line, without its space; what stands between spaces parts nothing there.
    var end = separator.utf8.first == 0x20 ? separator.utf8.startIndex : separator.utf8.endIndex
    while end > separator.utf8.startIndex {
      let before = separator.utf8.index(before: end)
      guard separator.utf8[before] == 0x20 else { break }
      end = before
    }
    let sign = String(separator[..<end])
    let signWidth = Width.of(sign)
    let separatorWidth = Width.of(separator)
    var lines: [Line] = []
    var current = Line.empty
    var width = 0
    for (index, item) in enumerated() {
      let isLast = index == count - 1
      let itemWidth = item.width
      if !current.isEmpty {
        if width + separatorWidth + itemWidth + (isLast ? 0 : signWidth) <= columns {
          current.append(separator, role)
          current.append(item)
          width += separatorWidth + itemWidth
          continue
        }
        current.append(sign, role)
        lines += current.wrapped(to: columns, indent: indent)
      }
      current = lines.isEmpty ? item : item.indented(by: indent)
      width = lines.isEmpty ? itemWidth : current.width
    }
    if !current.isEmpty { lines += current.wrapped(to: columns, indent: indent) }
    return lines
  }

  /// Where columns of a number of rows begin, or `nil` where they do not fit.
  private static func columnStarts(
    _ widths: [Int], rows: Int, width: Int, gap: Int
  ) -> [Int]? {
    var starts: [Int] = []
    var position = 0
    var index = 0
    while index < widths.count {
      let end = Swift.min(index + rows, widths.count)
      let widest = widths[index..<end].max() ?? 0
      if !starts.isEmpty { position += gap }
      starts.append(position)
      position += widest
      if position > width { return nil }
      index = end
    }
    return starts
  }
}
