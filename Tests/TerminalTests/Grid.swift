/// What a person would see: the cells of a small terminal, fed with a program's bytes.
///
/// It knows the sequences that `xterm-256color` promises and Marquee uses; others are recorded, so
/// that a test can demand that there were none.
struct Grid {
  private(set) var columns: Int
  private(set) var rows: Int
  private(set) var cells: [[String]]
  /// The background of each cell as SGR numbers it; empty where it is the terminal's own.
  private(set) var grounds: [[String]]
  private(set) var row = 0
  private(set) var column = 0
  private(set) var unknown: [String] = []
  private(set) var scrolledOff: [String] = []
  private var isAtMargin = false
  private var ground = ""
  private var saved = (row: 0, column: 0)
  private var pending: [Unicode.Scalar] = []

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    grounds = Array(repeating: Array(repeating: "", count: columns), count: rows)
  }

  /// The rows as text, without the blanks at their ends.
  var lines: [String] {
    cells.map { row in
      var text = row.joined()
      while text.last == " " { text.removeLast() }
      return text
    }
  }

  /// The rows that hold something.
  var written: [String] { lines.filter { !$0.isEmpty } }

  mutating func resize(columns: Int, rows: Int) {
    while cells.count > rows {
      if row >= rows {
        scrollUp()
        row -= 1
      }
      cells.removeLast()
      grounds.removeLast()
    }
    while cells.count < rows {
      cells.append(Array(repeating: " ", count: columns))
      grounds.append(Array(repeating: "", count: columns))
    }
    for index in cells.indices {
      while cells[index].count < columns { cells[index].append(" ") }
      while grounds[index].count < columns { grounds[index].append("") }
      cells[index] = Array(cells[index].prefix(columns))
      grounds[index] = Array(grounds[index].prefix(columns))
    }
    (self.columns, self.rows) = (columns, rows)
    column = min(column, columns - 1)
    isAtMargin = false
  }

  mutating func feed(_ text: String) {
    for scalar in text.unicodeScalars {
      if pending.isEmpty { take(scalar) } else { continueSequence(scalar) }
    }
  }

  private mutating func take(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x1B: pending = [scalar]
    case 0x0A: lineFeed()
    case 0x0D: (column, isAtMargin) = (0, false)
    case 0x08: (column, isAtMargin) = (max(0, column - 1), false)
    case 0x07, 0x00: break
    case 0x09: column = min(columns - 1, (column / 8 + 1) * 8)
    default: put(scalar)
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let width = min(columns, scalar.value >= 0x2E80 && scalar.value < 0x1_0000 ? 2 : 1)
    if isAtMargin || column + width > columns {
      column = 0
      lineFeed()
    }
    cells[row][column] = String(scalar)
    if width == 2 { cells[row][column + 1] = "" }
    for index in column..<(column + width) { grounds[row][index] = ground }
    column += width
    isAtMargin = column >= columns
    column = min(column, columns - 1)
  }

  private mutating func lineFeed() {
    isAtMargin = false
    if row == rows - 1 { scrollUp() } else { row += 1 }
  }

  private mutating func scrollUp() {
    scrolledOff.append(cells.removeFirst().joined())
    cells.append(Array(repeating: " ", count: columns))
    grounds.removeFirst()
    grounds.append(Array(repeating: ground, count: columns))
  }

  /// Takes what SGR says of the background.
  private mutating func paint(_ parameters: String) {
    var rest = parameters.split(separator: ";", omittingEmptySubsequences: false)[...]
    while let first = rest.popFirst() {
      switch first {
      case "", "0", "49": ground = ""
      case "38", "48":
        let count = rest.first == "2" ? 4 : 2
        if first == "48" { ground = rest.prefix(count).joined(separator: ";") }
        rest = rest.dropFirst(count)
      default:
        if let number = Int(first), (40...47).contains(number) { ground = String(first) }
      }
    }
  }

  private mutating func continueSequence(_ scalar: Unicode.Scalar) {
    pending.append(scalar)
    guard pending.count > 1 else { return }
    if pending[1] == "[" {
      guard pending.count > 2, (0x40...0x7E).contains(scalar.value) else { return }
      perform(scalar, String(String.UnicodeScalarView(pending[2..<(pending.count - 1)])))
    } else if pending[1] == "(" {
      guard pending.count > 2 else { return }
    } else {
      switch scalar {
      case "7": saved = (row, column)
      case "8": (row, column, isAtMargin) = (saved.row, saved.column, false)
      case "D": lineFeed()
      case "M": row = max(0, row - 1)
      case "=", ">": break
      default: unknown.append("ESC \(scalar)")
      }
    }
    pending = []
  }

  private mutating func perform(_ final: Unicode.Scalar, _ parameters: String) {
    let number = Int(parameters) ?? 0
    let count = max(1, number)
    switch final {
    case "m": return paint(parameters)
    case "h", "l": return
    case "A": row = max(0, row - count)
    case "B": row = min(rows - 1, row + count)
    case "C": column = min(columns - 1, column + count)
    case "D": column = max(0, column - count)
    case "G": column = min(columns - 1, count - 1)
    case "H": (row, column) = (0, 0)
    case "J": erase(from: number == 0 ? row : 0, wholly: number != 0)
    case "K": blank(row, number == 0 ? column : 0)
    case "P":
      for _ in 0..<count {
        cells[row].remove(at: column)
        cells[row].append(" ")
        grounds[row].remove(at: column)
        grounds[row].append(ground)
      }
    case "@":
      for _ in 0..<count {
        cells[row].insert(" ", at: column)
        cells[row].removeLast()
        grounds[row].insert(ground, at: column)
        grounds[row].removeLast()
      }
    default: unknown.append("CSI \(parameters)\(final)")
    }
    isAtMargin = false
  }

  private mutating func erase(from first: Int, wholly: Bool) {
    blank(first, wholly ? 0 : column)
    for index in (first + 1)..<max(first + 1, rows) { blank(index, 0) }
  }

  private mutating func blank(_ row: Int, _ first: Int) {
    for index in first..<columns {
      cells[row][index] = " "
      grounds[row][index] = ground
    }
  }
}
