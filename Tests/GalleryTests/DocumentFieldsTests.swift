import Gallery
import TestSupport
import Testing

@testable import Screens

/// What the documents of `--json` hold, field by field, as all states of the gallery show it.
///
/// `Snapshots/help/json.txt` is what a script may rely on: a field that comes, goes or changes its type is a
/// change there, to be read before it is recorded.
@Suite struct DocumentFieldsTests {
  @Test func `the fields of every screen's document are as pinned`() {
    var fields = DocumentFields()
    for gallery in Gallery.cases {
      fields.learn(DocumentEnvelope(gallery.state(columns: 80)).json)
    }
    if let failure = Snapshots.package.failure(of: fields.text, named: "help/json.txt") {
      Issue.record("\(failure)")
    }
  }
}

/// Fields with the types their values have, by what they are fields of.
private struct DocumentFields {
  /// The types of each field, in the order in which fields came, by section.
  private var sections: [String: [(path: String, types: Set<String>)]] = [:]

  private static let head = """
    What a document of --json holds: each field with its type; ? may be null, which means unknown. A field
    below another stands in it, [] in each element of a list, <…> under each name of that kind. A row is
    described once, under its kind. Made from every state of the gallery.
    """

  var text: String {
    let names = sections.keys.sorted { Self.rank($0) < Self.rank($1) }
    return Self.head + "\n"
      + names.map { name in
        let fields = sections[name] ?? []
        let width = fields.map(\.path.count).max() ?? 0
        return "\n\(name)\n"
          + fields.map { field in
            let isOptional = field.types.contains("null")
            let types = field.types.subtracting(["null"]).sorted().joined(separator: " or ")
            let type = types.isEmpty ? "null" : types + (isOptional ? "?" : "")
            return "  " + field.path.padded(to: width) + "  " + type + "\n"
          }.joined()
      }.joined()
  }

  /// The envelope first, then screens and sheets, then rows, each by name.
  private static func rank(_ name: String) -> String {
    if name == "document" { return "0" }
    return (name.hasPrefix("row ") ? "2" : "1") + name
  }

  mutating func learn(_ document: JSONValue) {
    guard case .object(let members) = document else { return }
    var screen = ""
    for member in members where member.key == "screen" {
      if case .string(let name) = member.value { screen = name }
    }
    for member in members {
      switch member.key {
      case "content":
        note("content", "object, by screen", in: "document")
        learnMembers(of: member.value, beneath: "", in: screen)
      case _: learn(member.value, at: member.key, in: "document")
      }
    }
  }

  private mutating func learnMembers(of value: JSONValue, beneath path: String, in section: String)
  {
    guard case .object(let members) = value else { return }
    for member in members {
      let key = Self.isName(member.key, beneath: path)
      learn(member.value, at: path.isEmpty ? key : "\(path).\(key)", in: section)
    }
  }

  /// A key that is a name rather than a field: a country, a filter.
  private static func isName(_ key: String, beneath path: String) -> String {
    if path.hasSuffix("filters") { return "<filter>" }
    let isCountry = key.utf8.count == 2 && key.utf8.allSatisfy { (0x41...0x5A).contains($0) }
    return isCountry ? "<country>" : key
  }

  private mutating func learn(_ value: JSONValue, at path: String, in section: String) {
    switch value {
    case .null: note(path, "null", in: section)
    case .bool: note(path, "bool", in: section)
    case .int: note(path, "integer", in: section)
    case .double: note(path, "number", in: section)
    case .string(let text): note(path, text.isDay ? "date" : "string", in: section)
    case .array(let elements):
      note(path, "list", in: section)
      for element in elements { learn(element, at: path + "[]", in: section) }
    case .object(let members):
      var kind: String?
      for member in members where member.key == "media_type" {
        if case .string(let name) = member.value { kind = name }
      }
      guard let kind, !path.isEmpty else {
        note(path, "object", in: section)
        learnMembers(of: value, beneath: path, in: section)
        return
      }
      note(path, "row \(kind)", in: section)
      learnMembers(of: value, beneath: "", in: "row \(kind)")
    }
  }

  private mutating func note(_ path: String, _ type: String, in section: String) {
    var fields = sections[section] ?? []
    if let index = fields.firstIndex(where: { $0.path == path }) {
      fields[index].types.insert(type)
    } else {
      fields.append((path, [type]))
    }
    sections[section] = fields
  }
}

extension String {
  /// Whether it is a day as documents write it.
  fileprivate var isDay: Bool {
    let parts = split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.count) == [4, 2, 2] && parts.allSatisfy { $0.allSatisfy(\.isNumber) }
  }

  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
