import AppCore
import Catalog
import Navigation
import Typesetting

/// People with what they did, in columns: number, name, roles or jobs.
struct CastTable {
  private let canvas: Canvas

  init(_ canvas: Canvas) {
    self.canvas = canvas
  }

  /// A cast with its roles.
  func lines(
    _ cast: [CastMember], _ section: Choice.Section, nameWidth: Int? = nil, _ columns: Int
  ) -> [Line] {
    rows(
      cast.map { member in
        var role = member.characters.joined(separator: " / ")
        if let count = member.episodeCount, count > 0 {
          role += (role.isEmpty ? "" : " · ") + canvas.words.episodes(count)
        }
        return (member.person, role.isEmpty ? canvas.words.noRole : role)
      }, section, nameWidth, columns)
  }

  /// A crew with its jobs.
  func lines(
    _ crew: [CrewMember], _ section: Choice.Section, nameWidth: Int? = nil, _ columns: Int
  ) -> [Line] {
    rows(
      crew.map { member in
        (member.person, member.jobs.map(canvas.words.job).joined(separator: ", "))
      }, section, nameWidth, columns)
  }

  /// The columns the names of people take in a table, so that others can line up with it.
  static func nameWidth(_ people: some Sequence<PersonSummary>, _ columns: Int) -> Int {
    min(people.map { Width.of($0.name) }.max() ?? 0, max(12, columns / 2))
  }

  private func rows(
    _ people: [(person: PersonSummary, did: String)], _ section: Choice.Section,
    _ nameWidth: Int?, _ columns: Int
  ) -> [Line] {
    let indent = canvas.numberWidth + 2
    let names = nameWidth ?? Self.nameWidth(people.lazy.map(\.person), columns)
    let start = indent + names + 2
    guard columns >= start + 10 else {
      return people.flatMap { person, did -> [Line] in
        var line = numbered(canvas.number(section, .person(person.id)), canvas.numberWidth)
        line.append(person.name, .link)
        if !did.isEmpty { line.append("  " + did, .muted) }
        return line.wrapped(to: columns, indent: indent)
      }
    }
    return people.flatMap { person, did -> [Line] in
      let line =
        numbered(canvas.number(section, .person(person.id)), canvas.numberWidth)
        + Line(person.name, .link)
      let left = line.width + 2 <= start ? [line] : line.wrapped(to: start - 2, indent: indent)
      guard !did.isEmpty else { return left }
      return beside(left, Line(did, .muted).wrapped(to: columns - start), at: start)
    }
  }
}

extension Words {
  /// That the part someone played is not said.
  var noRole: String { say("role not known", "rolü bilinmiyor") }

  /// How many episodes there are.
  func episodes(_ count: Int) -> String { counted(count, "episode", "episodes", "bölüm") }
}
