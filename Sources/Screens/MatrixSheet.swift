import Navigation
import Typesetting

/// The navigation matrix as a table in Markdown, from the same print as `matrix`.
public func matrixMarkdown(_ words: Words = Words(.english)) -> String {
  MatrixSheet(words: words).markdown
}

/// The navigation matrix as it is read: on screen and, in Markdown, in the README.
struct MatrixSheet {
  /// What can be reached in one way from the screens of one group.
  private struct Entry {
    /// The group's origins; empty after its first entry.
    var from: String
    var to: String
    var transition: Transition
    var way: String
  }

  let words: Words

  private var entries: [Entry] {
    NavigationMatrix.groups.flatMap { group in
      group.entries.enumerated().map { index, entry in
        Entry(
          from: index == 0 ? group.origins.map(words.origin).joined(separator: ", ") : "",
          to: entry.destinations.map(words.destination).joined(separator: ", "),
          transition: entry.transition, way: words.way(entry.way))
      }
    }
  }

  /// The matrix in lines no wider than a number of columns.
  func lines(columns: Int) -> [Line] {
    var lines = [Line(words.matrixTitle, .title), Line(words.matrixSubtitle, .muted)]
      .wrapped(to: columns)
    lines += typingHint(words.matrixFilmHint, ["search matrix"], words).wrapped(to: columns)
    lines.append(.empty)
    lines += columns >= 64 ? table(columns) : stacked(columns)
    lines.append(.empty)
    lines += Table(
      [Table.Column(importance: 1), Table.Column(.filling(minimum: 16), isWrapped: true)],
      rows: Transition.allCases.map { transition in
        [
          Line(words.transition(transition), role(of: transition)),
          Line(words.meaning(transition), .muted),
        ]
      }
    ).lines(width: columns)
    return lines
  }

  private func table(_ columns: Int) -> [Line] {
    let heads = words.matrixColumns
    let wide = Table.Column.Size.fitting(minimum: 16, maximum: .max)
    return Table(
      [
        Table.Column(
          .fitting(minimum: 10, maximum: columns / 5), importance: 3, isWrapped: true,
          heading: heads.from),
        Table.Column(wide, importance: 2, isWrapped: true, heading: heads.to),
        Table.Column(importance: 1, heading: heads.transition),
        Table.Column(wide, isWrapped: true, heading: heads.way),
      ],
      rows: entries.map { entry in
        [
          Line([Span(entry.from, .body, isEmphasised: true)]), Line(entry.to),
          Line(words.transition(entry.transition), role(of: entry.transition)),
          Line(entry.way, .muted),
        ]
      }
    ).lines(width: columns)
  }

  private func stacked(_ columns: Int) -> [Line] {
    entries.flatMap { entry in
      var lines: [Line] = []
      if !entry.from.isEmpty {
        lines += Line([Span(entry.from, .body, isEmphasised: true)]).wrapped(to: columns)
      }
      let line = Line("  " + words.transition(entry.transition), role(of: entry.transition))
        .appending("  " + entry.to).appending("  " + entry.way, .muted)
      return lines + line.wrapped(to: columns, indent: 4)
    }
  }

  /// All that is no push stands out.
  private func role(of transition: Transition) -> Role {
    switch transition {
    case .push: .muted
    case .replace, .reset, .selectTab: .accent
    }
  }

  /// The matrix as a table in Markdown.
  var markdown: String {
    let heads = words.matrixColumns
    var text = "| \(heads.from) | \(heads.to) | \(heads.transition) | \(heads.way) |\n"
    text += "| --- | --- | --- | --- |\n"
    for entry in entries {
      let cells = [entry.from, entry.to, words.transition(entry.transition), entry.way]
      text += "| " + cells.joined(separator: " | ") + " |\n"
    }
    return text
  }
}
