/// Rows of cells that line up at any width.
///
/// A row that is too wide gives way in this order: the widest columns shrink to their minimum, then the
/// least important columns are left out, then the one that is left is cut.
public struct Table: Hashable, Sendable {
  /// A column: how wide it may be, and how much it matters.
  public struct Column: Hashable, Sendable {
    /// How a column finds its width.
    public enum Size: Hashable, Sendable {
      /// Always this many columns.
      case fixed(Int)
      /// As wide as its widest cell, within bounds.
      case fitting(minimum: Int, maximum: Int)
      /// All the space that other columns leave, and no less than a minimum unless its cells need less.
      case filling(minimum: Int)
    }

    /// How the column finds its width.
    public var size: Size
    /// On which side its cells stand.
    public var alignment: Alignment
    /// Which columns are left out last: those with the highest importance; of equals the left one stays.
    public var importance: Int
    /// Whether a cell that is too long goes on in the next line, in place of being cut.
    public var isWrapped: Bool
    /// Whether a cell that is too long is cut between words: how a text begins, not a name.
    public var isProse: Bool
    /// What stands above the column, or empty.
    public var heading: String

    /// Makes a column.
    public init(
      _ size: Size = .fitting(minimum: 8, maximum: .max), _ alignment: Alignment = .leading,
      importance: Int = 0, isWrapped: Bool = false, isProse: Bool = false, heading: String = ""
    ) {
      self.size = size
      self.alignment = alignment
      self.importance = importance
      self.isWrapped = isWrapped
      self.isProse = isProse
      self.heading = heading
    }
  }

  /// The columns from left to right.
  public var columns: [Column]
  /// The rows; a row may have fewer cells than there are columns, and more are not shown.
  public var rows: [[Line]]
  /// The space between two columns.
  public var gap: Int

  /// Makes a table.
  public init(_ columns: [Column], rows: [[Line]] = [], gap: Int = 2) {
    self.columns = columns
    self.rows = rows
    self.gap = gap
  }

  /// The table's lines, none of them wider than a number of columns.
  public func lines(width: Int) -> [Line] {
    let cells = headings.map { [$0] + rows } ?? rows
    let layout = TableLayout(columns: columns, cells: cells, gap: max(0, gap), width: max(1, width))
    return cells.flatMap { layout.lines(of: $0) }
  }

  private var headings: [Line]? {
    guard columns.contains(where: { !$0.heading.isEmpty }) else { return nil }
    return columns.map { Line($0.heading, .heading) }
  }
}

/// Where the columns of one table stand at one width.
private struct TableLayout {
  /// A column that is shown.
  fileprivate struct Slot {
    var index: Int
    var column: Table.Column
    var natural: Int
    var minimum: Int
    var start = 0
    var width = 0
  }

  private var slots: [Slot]

  init(columns: [Table.Column], cells: [[Line]], gap: Int, width: Int) {
    slots = []
    for (index, column) in columns.enumerated() {
      let widest = cells.map { $0.indices.contains(index) ? $0[index].width : 0 }.max() ?? 0
      guard widest > 0 else { continue }
      slots.append(Slot(index: index, column: column, widest: widest))
    }
    while !fits(in: width, gap: gap), slots.count > 1 {
      let leastImportant = slots.indices.min { left, right in
        let (a, b) = (slots[left].column.importance, slots[right].column.importance)
        return a == b ? left > right : a < b
      }
      if let leastImportant { slots.remove(at: leastImportant) }
    }
    share(width - gap * max(0, slots.count - 1))
    var start = 0
    for index in slots.indices {
      slots[index].start = start
      start += slots[index].width + gap
    }
  }

  private func fits(in width: Int, gap: Int) -> Bool {
    var left = width
    for (index, slot) in slots.enumerated() {
      left -= min(slot.minimum, width + 1) + (index > 0 ? min(gap, width) : 0)
      if left < 0 { return false }
    }
    return true
  }

  /// Gives every slot its width out of what there is for all.
  private mutating func share(_ available: Int) {
    guard !slots.isEmpty else { return }
    // The highest level at which all fit: columns below it keep their width, the wider ones are cut to it.
    var low = 0
    var high = max(1, available)
    while low < high {
      let level = (low + high + 1) / 2
      if slots.reduce(0, { $0 + $1.width(atLevel: level) }) <= available {
        low = level
      } else {
        high = level - 1
      }
    }
    var left = available
    for index in slots.indices {
      slots[index].width = slots[index].width(atLevel: low)
      left -= slots[index].width
    }
    for index in slots.indices where left > 0 && slots[index].width < slots[index].natural {
      slots[index].width += 1
      left -= 1
    }
    let filling = slots.indices.filter { slots[$0].isFilling }
    for (order, index) in filling.enumerated() where left > 0 {
      let part = left / (filling.count - order)
      slots[index].width += part
      left -= part
    }
    if left < 0, slots.count == 1 { slots[0].width = max(1, available) }
  }

  func lines(of cells: [Line]) -> [Line] {
    var lines: [Line] = []
    for slot in slots where cells.indices.contains(slot.index) {
      let cell = cells[slot.index]
      for (row, part) in slot.lines(of: cell).enumerated() {
        if row == lines.count { lines.append(.empty) }
        put(part, in: slot, &lines[row])
      }
    }
    return lines.isEmpty ? [.empty] : lines
  }

  private func put(_ part: Line, in slot: Slot, _ line: inout Line) {
    var start = slot.start
    switch slot.column.alignment {
    case .leading: break
    case .trailing: start += max(0, slot.width - part.width)
    }
    var placed = part.shifted(by: start)
    guard !placed.isEmpty else { return }
    if start > 0, placed.spans[0].column == nil { placed.spans[0].column = start }
    line.spans += placed.spans
  }
}

extension TableLayout.Slot {
  fileprivate init(index: Int, column: Table.Column, widest: Int) {
    self.index = index
    self.column = column
    switch column.size {
    case .fixed(let width):
      natural = max(1, width)
      minimum = natural
    case .fitting(let smallest, let largest):
      natural = max(1, min(widest, largest))
      minimum = max(1, min(smallest, natural))
    case .filling(let smallest):
      natural = widest
      minimum = max(1, min(smallest, natural))
    }
  }

  fileprivate func lines(of cell: Line) -> [Line] {
    if column.isWrapped { return cell.wrapped(to: width) }
    return [column.isProse ? cell.truncatedBetweenWords(to: width) : cell.truncated(to: width)]
  }

  fileprivate var isFilling: Bool {
    switch column.size {
    case .filling: true
    case .fixed, .fitting: false
    }
  }

  fileprivate func width(atLevel level: Int) -> Int { max(minimum, min(natural, level)) }
}
