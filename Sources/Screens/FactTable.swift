import Typesetting

/// Facts with their names before them, the names in a column of their own.
struct FactTable {
  /// The facts in order.
  private(set) var facts: [Fact] = []
  /// The width the names have in all tables that are to line up with this one.
  var labelWidth: Int?

  private var notes: [String] = []

  /// A fact with its name.
  struct Fact {
    let label: String
    let value: [Line]
    /// What stands between the items of a value that is not to be broken inside them; nil of a value
    /// that runs on like text.
    let separator: String?
  }

  /// Adds what is said beneath the facts, in all columns.
  mutating func addNote(_ note: String) { notes.append(note) }

  /// Adds a fact whose value runs on like text.
  mutating func add(_ label: String, _ value: Line) {
    facts.append(Fact(label: label, value: [value], separator: nil))
  }

  /// Adds a fact of several items, which are not broken inside where they fit.
  mutating func add(_ label: String, flowing items: [Line], separator: String = "   ") {
    guard !items.isEmpty else { return }
    facts.append(Fact(label: label, value: items, separator: separator))
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

  /// The facts under a heading; nothing of none.
  func section(_ name: String, _ columns: Int) -> [Line] {
    facts.isEmpty && notes.isEmpty ? [] : sectionHeading(name, columns) + lines(columns)
  }

  /// The facts in lines no wider than the columns; where those are few, the names stand above.
  func lines(_ columns: Int) -> [Line] {
    let start = (labelWidth ?? widestLabel) + 2
    let indent = min(2, columns / 8)
    return facts.flatMap { fact -> [Line] in
      let isTooLong = fact.value.contains { $0.isOneWord && $0.width > columns - start }
      guard !isTooLong, hasRoom(fact, columns - start) else {
        return (fact.label.isEmpty ? [] : Line(fact.label, .label).wrapped(to: columns))
          + cell(fact, max(1, columns - indent)).indented(by: indent)
      }
      return beside(
        [Line(fact.label, .label)], cell(fact, columns - start), at: start)
    } + notes.flatMap { Line($0, .muted).wrapped(to: columns) }
  }

  /// Whether a value is to stand beside its name.
  private func hasRoom(_ fact: Fact, _ columns: Int) -> Bool {
    guard columns >= Self.room else { return false }
    return fact.separator == nil || columns >= Self.flowingRoom || cell(fact, columns).count == 1
  }

  private func cell(_ fact: Fact, _ columns: Int) -> [Line] {
    guard let separator = fact.separator else {
      return fact.value.flatMap { $0.wrapped(to: columns) }
    }
    return fact.value.flowed(to: columns, separator: separator)
  }
}

extension Line {
  /// Whether the line is a single word, such as an address, which is not to be broken.
  fileprivate var isOneWord: Bool {
    spans.count == 1 && !spans[0].text.utf8.contains(0x20)
  }
}
