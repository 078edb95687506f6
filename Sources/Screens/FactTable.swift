import Typesetting

/// Facts with their names before them, the names in a column of their own.
struct FactTable {
  /// The facts in order.
  private(set) var facts: [(label: String, value: [Line], isFlowing: Bool)] = []
  /// The width the names have in all tables that are to line up with this one.
  var labelWidth: Int?

  /// Adds a fact whose value runs on like text.
  mutating func add(_ label: String, _ value: Line) {
    facts.append((label, [value], false))
  }

  /// Adds a fact of several items, which are not broken inside where they fit.
  mutating func add(_ label: String, flowing items: [Line]) {
    guard !items.isEmpty else { return }
    facts.append((label, items, true))
  }

  /// Adds a fact in one role; nothing of no value.
  mutating func add(_ label: String, _ value: String?, _ role: Role = .body) {
    if let value, !value.isEmpty { add(label, Line(value, role)) }
  }

  /// The least columns a value has beside its name, else it stands beneath it.
  private static let room = 16
  /// The same of several items, which make good use of a whole line.
  private static let flowingRoom = 32

  /// The widest name.
  var widestLabel: Int { facts.map { Width.of($0.label) }.max() ?? 0 }

  /// The facts in lines no wider than the columns; where those are few, the names stand above.
  func lines(_ columns: Int) -> [Line] {
    let start = (labelWidth ?? widestLabel) + 2
    let indent = min(2, columns / 8)
    return facts.flatMap { fact -> [Line] in
      let isTooLong = fact.value.contains { $0.isOneWord && $0.width > columns - start }
      guard !isTooLong, columns >= start + (fact.isFlowing ? Self.flowingRoom : Self.room) else {
        return Line(fact.label, .label).wrapped(to: columns)
          + cell(fact.value, fact.isFlowing, max(1, columns - indent)).indented(by: indent)
      }
      return beside(
        [Line(fact.label, .label)], cell(fact.value, fact.isFlowing, columns - start), at: start)
    }
  }

  private func cell(_ value: [Line], _ isFlowing: Bool, _ columns: Int) -> [Line] {
    isFlowing
      ? value.flowed(to: columns, separator: "   ") : value.flatMap { $0.wrapped(to: columns) }
  }
}

extension Line {
  /// Whether the line is a single word, such as an address, which is not to be broken.
  fileprivate var isOneWord: Bool {
    spans.count == 1 && !spans[0].text.utf8.contains(0x20)
  }
}
