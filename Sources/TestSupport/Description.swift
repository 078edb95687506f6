/// A value as a text of one line a part, so that two values can be compared by eye.
///
/// Unlike `dump` it puts sets and dictionaries in order: two equal ones give the same text.
enum Description {
  static func text(of value: some Any) -> String {
    lines(of: value, label: nil).joined(separator: "\n")
  }

  /// Reflection knows the parts of a value only without their types.
  private static func lines(of value: some Any, label: String?) -> [String] {
    let mirror = Mirror(reflecting: value)
    let head = label.map { "\($0): " } ?? ""
    switch mirror.displayStyle {
    case .optional:
      guard let child = mirror.children.first else { return ["\(head)nil"] }
      return lines(of: child.value, label: label)
    case .collection:
      let parts = mirror.children.map { lines(of: $0.value, label: nil) }
      return block("\(head)[", parts, "]")
    case .set:
      let parts = mirror.children.map { lines(of: $0.value, label: nil) }
      return block("\(head){", inOrder(parts), "}")
    case .dictionary:
      let parts = mirror.children.map { child in
        let pair = Mirror(reflecting: child.value).children.map(\.value)
        let key = pair.first.map { String(describing: $0) } ?? ""
        return pair.last.map { lines(of: $0, label: key) } ?? [key]
      }
      return block("\(head){", inOrder(parts), "}")
    case .struct, .tuple, .class, .enum:
      guard !mirror.children.isEmpty else { return ["\(head)\(value)"] }
      let parts = mirror.children.map { lines(of: $0.value, label: $0.label) }
      return block("\(head)\(mirror.subjectType)(", parts, ")")
    default:
      return ["\(head)\(String(reflecting: value))"]
    }
  }

  private static func inOrder(_ parts: [[String]]) -> [[String]] {
    parts.sorted { $0.lexicographicallyPrecedes($1) }
  }

  private static func block(_ first: String, _ parts: [[String]], _ last: String) -> [String] {
    let lines = parts.flatMap(\.self)
    let joined = first + parts.map { $0.joined(separator: " ") }.joined(separator: ", ") + last
    // What fits on a line is read faster there.
    if parts.allSatisfy({ $0.count == 1 }), joined.count <= 80 { return [joined] }
    return [first] + lines.map { "  " + $0 } + [last]
  }
}
