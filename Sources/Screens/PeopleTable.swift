import AppCore
import Catalog
import Navigation
import Typesetting

/// People in rows whose columns line up: number, name, department, what they are known for.
///
/// Where columns are few what someone is known for stands beneath the name; at last the department
/// does too.
struct PeopleTable {
  private let people: [PersonSummary]
  private let section: Choice.Section
  private let canvas: Canvas

  init(_ people: [PersonSummary], _ section: Choice.Section, _ canvas: Canvas) {
    self.people = people
    self.section = section
    self.canvas = canvas
  }

  private var words: Words { canvas.words }

  /// The least columns in which all stands in one line.
  private static let wide = 64
  /// The least columns in which the department stands in a column of its own.
  private static let narrow = 46
  /// The least columns that are worth a cell of titles.
  private static let leastTitles = 20

  /// The rows in lines no wider than some columns.
  func lines(_ columns: Int) -> [Line] { blocks(columns).flatMap(\.self) }

  /// The lines of each row apart.
  func blocks(_ columns: Int) -> [[Line]] {
    let indent = min(canvas.numberWidth + 2, columns / 3)
    let departments = people.map(department)
    guard columns >= Self.narrow else {
      return people.indices.map { index in
        let room = max(1, columns - indent)
        let facts = departments[index].appending(" · ", .muted)
        return name(people[index]).wrapped(to: columns, indent: indent)
          + [(facts + titles(of: people[index], max(8, room - facts.width))).truncated(to: room)]
          .map { $0.indented(by: indent) }
      }
    }
    let widest = departments.map(\.width).max() ?? 0
    let isWide = columns >= Self.wide
    let names = min(
      people.map { Width.of($0.name) }.max() ?? 0,
      columns - indent - widest - 2 - (isWide ? Self.leastTitles + 2 : 0))
    let departmentStart = indent + max(12, names) + 2
    let titlesStart = departmentStart + widest + 2
    return people.indices.map { index in
      let person = people[index]
      let name = name(person)
      // A name that is too long is cut where the titles stand beside it, else it goes on beneath.
      let left =
        isWide
        ? [name.truncated(to: departmentStart - 2)]
        : name.wrapped(to: departmentStart - 2, indent: indent)
      let lines = beside(left, [departments[index]], at: departmentStart)
      guard isWide else {
        return lines + [titles(of: person, columns - indent).indented(by: indent)]
      }
      return beside(lines, [titles(of: person, columns - titlesStart)], at: titlesStart)
    }
  }

  private func name(_ person: PersonSummary) -> Line {
    numbered(canvas.number(section, .person(person.id)), canvas.numberWidth)
      .appending(person.name, .link)
  }

  private func department(_ person: PersonSummary) -> Line {
    person.department.map { Line(words.department($0), .tag) }
      ?? Line(words.noDepartment, .muted)
  }

  /// The titles someone is known for, as many as fit whole; the first is cut where it does not.
  private func titles(of person: PersonSummary, _ columns: Int) -> Line {
    guard let first = person.knownFor.first else {
      return Line(words.unknownWork, .muted).truncated(to: columns)
    }
    var text = title(first)
    var width = Width.of(text)
    for other in person.knownFor.dropFirst() {
      let next = title(other)
      let needed = Width.of(next) + 2
      if width + needed > columns { break }
      text += ", " + next
      width += needed
    }
    return Line(text, .muted).truncated(to: columns)
  }

  /// A title as the newest answer has it.
  private func title(_ known: TitleSummary) -> String {
    (canvas.state.catalog.title(known.id) ?? known).title
  }
}
