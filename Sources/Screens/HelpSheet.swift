import AppCore
import Navigation
import Typesetting

/// The commands in their groups, or one of them in full: all from the table of commands.
struct HelpSheet {
  let words: Words
  /// The command to explain; nil lists all.
  let name: CommandName?

  /// The sheet in lines no wider than a number of columns.
  func lines(columns: Int) -> [Line] {
    let columns = min(columns, Measure.page)
    if let name { return page(of: name.spec, columns) }
    var lines = Line(words.title(.help(nil)), .title).wrapped(to: columns)
    lines += words.line(words.helpHint, .hint).wrapped(to: columns)
    // One width for all groups, so that the sentences line up down the page.
    let synopses = CommandTable.specs.map { Width.of(words.synopsis($0)) }.max() ?? 0
    let aliases = CommandTable.specs.map { Width.of($0.aliases.joined(separator: ", ")) }.max() ?? 0
    let sentences = CommandTable.specs.map { Width.of(words.help($0.name)) }.max() ?? 0
    let widths = Widths(
      synopsis: min(synopses, columns / 2), help: sentences, aliases: columns < 100 ? 0 : aliases)
    for group in CommandGroup.allCases {
      let specs = CommandTable.specs(in: group)
      guard !specs.isEmpty else { continue }
      lines += [.empty] + sectionHeading(words.group(group), columns)
      lines +=
        columns >= 56 ? table(specs, widths, columns) : specs.flatMap { stacked($0, columns) }
    }
    return lines + [.empty] + Line(words.attribution, .muted).wrapped(to: columns)
  }

  /// The widths that the columns have in all groups.
  private struct Widths {
    let synopsis: Int
    let help: Int
    let aliases: Int
  }

  private func table(_ specs: [CommandSpec], _ widths: Widths, _ columns: Int) -> [Line] {
    Table(
      [
        Table.Column(.fixed(widths.synopsis), importance: 2, isWrapped: true),
        Table.Column(
          widths.aliases > 0 ? .fixed(help(widths, columns)) : .filling(minimum: 24),
          importance: 1, isWrapped: true),
        Table.Column(.fixed(widths.aliases)),
      ],
      rows: specs.map { spec in
        let aliases = widths.aliases > 0 ? spec.aliases.joined(separator: ", ") : ""
        return [synopsis(spec), Line(words.help(spec.name)), Line(aliases, .hint)]
      }
    ).lines(width: columns)
  }

  /// The columns of the sentences: no more than they need, so that what follows them stands near.
  private func help(_ widths: Widths, _ columns: Int) -> Int {
    max(24, min(widths.help, columns - widths.synopsis - widths.aliases - 4))
  }

  private func stacked(_ spec: CommandSpec, _ columns: Int) -> [Line] {
    let indent = min(2, columns / 8)
    return synopsis(spec).wrapped(to: columns, indent: indent)
      + Line(words.help(spec.name), .muted).wrapped(to: max(1, columns - indent))
      .indented(by: indent)
  }

  /// The name to type, and after it what it takes.
  private func synopsis(_ spec: CommandSpec) -> Line {
    var line = Line(spec.name.rawValue, .key)
    for argument in spec.arguments { line.append(" " + words.placeholder(argument), .hint) }
    return line
  }

  private func page(of spec: CommandSpec, _ columns: Int) -> [Line] {
    var facts = FactTable()
    for argument in spec.arguments {
      facts.add(words.placeholder(argument.kind), words.meaning(argument.kind))
    }
    if !spec.aliases.isEmpty {
      facts.add(words.aliasesLabel, flowing: spec.aliases.map { Line($0, .key) })
    }
    facts.add(words.scopeLabel, spec.screens.map(names) ?? words.everywhere)
    facts.add(words.exampleLabel, Line(spec.example, .key))
    return synopsis(spec).wrapped(to: columns, indent: 2)
      + Line(words.help(spec.name)).wrapped(to: columns) + [.empty] + facts.lines(columns)
  }

  private func names(_ screens: [Screen]) -> String {
    screens.map(words.screen).joined(separator: ", ")
  }
}

extension CommandSpec {
  /// The screens it means something on; nil where that is all of them.
  var screens: [Screen]? {
    let screens = Screen.allCases.filter(scope.includes)
    return screens.count == Screen.allCases.count ? nil : screens
  }
}

extension JSONValue {
  /// The commands as rows, or the row of one.
  static func help(_ name: CommandName?, _ state: AppState) -> JSONValue {
    .list(name.map { [$0.spec] } ?? CommandTable.specs) { spec in
      [
        "name": .string(spec.name.rawValue),
        "aliases": .list(spec.aliases, JSONValue.string),
        "arguments": .list(spec.arguments) { argument in
          [
            "kind": .string(argument.kind.rawValue),
            "required": .bool(argument.presence == .required),
            "repeated": .bool(argument.presence == .repeated),
          ]
        },
        "group": .string(spec.group.rawValue),
        "screens": .known(spec.screens) { .list($0) { .string($0.rawValue) } },
        "example": .string(spec.example),
        "help": .string(state.words.help(spec.name)),
      ]
    }
  }
}
