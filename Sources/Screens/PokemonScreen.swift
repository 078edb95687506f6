import AppCore
import Catalog
import Navigation
import Typesetting

/// A Pokémon's page: what it is like, what it is good at, what hurts it, what it evolves into.
struct PokemonScreen {
  private let id: ID<Pokemon>
  private let canvas: Canvas
  private let columns: Int

  init(_ id: ID<Pokemon>, _ canvas: Canvas) {
    self.id = id
    self.canvas = canvas
    columns = min(canvas.columns, Measure.page)
  }

  private var state: AppState { canvas.state }
  private var words: Words { canvas.words }
  private var route: Route { .pokemon(id) }

  /// The page; of one that is not loaded what a list, or another's page, said of it.
  var body: Body {
    let details = state.catalog.pokemonDetails[id]
    let summary = details?.summary ?? state.catalog.pokemon[id]
    var body = Body(summary.map { head($0, details) } ?? [])
    if let details {
      if columns >= Measure.twoColumns {
        let left = (columns - Measure.gutter) / 2
        let right = columns - left - Measure.gutter
        body.addBlock(abreast(details, left, right))
      } else {
        body.addBlock(stats(details, columns))
        body.addBlock(weaknesses(details, columns))
        body.addBlock(evolution(details, columns))
        body.addBlock(facts(details, columns))
      }
    }
    body.addBlock(
      canvas.phaseLines(state.phase(of: .pokemon(id)), knowsSome: summary != nil, columns))
    if details != nil { body.addBlock(SiblingLines(route, canvas).lines(columns)) }
    return body
  }

  /// The parts in two columns: the facts stand in the one that is shorter without them.
  private func abreast(_ details: Pokemon, _ left: Int, _ right: Int) -> [Line] {
    let first = parts(stats(details, left), weaknesses(details, left))
    let second = parts(evolution(details, right))
    let start = left + Measure.gutter
    return first.count < second.count
      ? beside(parts(first, facts(details, left)), second, at: start)
      : beside(first, parts(second, facts(details, right)), at: start)
  }

  private func parts(_ parts: [Line]...) -> [Line] {
    var body = Body()
    for part in parts { body.addBlock(part) }
    return body.lines
  }

  private func head(_ summary: PokemonSummary, _ details: Pokemon?) -> [Line] {
    var title = Line(summary.name, .title)
    title.append("  " + words.pokedexNumber(summary.id.rawValue), .muted)
    var kinds = [words.types(summary.types)]
    for rank in details?.ranks ?? [] { kinds.append(Line(words.rank(rank), .badge)) }
    var lines = title.wrapped(to: columns) + kinds.flowed(to: columns, separator: "  ")
    guard let details else { return lines }
    let facts = [
      details.generation.map { Line(words.generation($0)) },
      details.height.map { Line(words.meters(decimeters: $0)) }
        ?? Line(words.noHeight, .muted),
      details.weight.map { Line(words.kilograms(tenths: $0)) }
        ?? Line(words.noWeight, .muted),
    ].compactMap(\.self)
    lines += facts.flowed(to: columns, separator: " · ")
    return lines + abilities(details).lines(columns)
  }

  private func abilities(_ details: Pokemon) -> FactTable {
    var table = FactTable()
    var names = details.abilities.map { Line($0) }
    if let hidden = details.hiddenAbility {
      names.append(Line(hidden).appending(" " + words.hidden, .muted))
    }
    if names.isEmpty { names = [Line(words.missing(in: state.source), .muted)] }
    table.add(words.abilities(names.count), flowing: names, separator: " · ")
    return table
  }

  // MARK: - What it is good at

  private func stats(_ details: Pokemon, _ columns: Int) -> [Line] {
    let heading = sectionHeading(words.baseStats, columns)
    guard !details.stats.isEmpty else {
      return heading + Line(words.missing(in: state.source), .muted).wrapped(to: columns)
    }
    let names = details.stats.map { words.stat($0.kind) } + [words.total]
    let start = (names.map(Width.of).max() ?? 0) + 2
    let bar = min(51, columns - start - 4)
    // Where a bar says nothing any more the numbers stand alone.
    var lines = details.stats.map { stat in
      var line = Line(words.stat(stat.kind), .label)
      line.append(words.aligned(stat.value, 3), .rating, column: start)
      guard bar >= 8 else { return line }
      return line.appending(" ")
        + Bar(Double(stat.value) / Double(BaseStat.greatest), columns: bar).line
    }
    if let total = details.summary.total {
      lines.append(
        Line(words.total, .label).appending(words.aligned(total, 3), .accent, column: start))
    }
    return heading + lines.map { $0.truncated(to: columns) }
  }

  private func weaknesses(_ details: Pokemon, _ columns: Int) -> [Line] {
    let types = details.summary.types
    guard !types.isEmpty else { return [] }
    var table = FactTable()
    for percent in [400, 200, 50, 25, 0] {
      let attacks = PokemonType.allCases.filter { $0.effect(on: types) == percent }
      table.add(
        words.effect(percent: percent), flowing: attacks.map { Line(words.type($0), .tag) },
        separator: " · ")
    }
    return table.section(words.weaknesses, columns)
  }

  // MARK: - What it comes from, and what comes of it

  private func evolution(_ details: Pokemon, _ columns: Int) -> [Line] {
    let heading = sectionHeading(words.evolution, columns)
    let tree = details.family.tree
    guard tree.count > 1 else {
      let what = tree.isEmpty ? words.missing(in: state.source) : words.doesNotEvolve
      return heading + Line(what, .muted).wrapped(to: columns)
    }
    return heading + FamilyTree(tree, of: id, canvas).lines(columns)
  }

  // MARK: - What else is known

  private func facts(_ details: Pokemon, _ columns: Int) -> [Line] {
    var table = FactTable()
    table.add(words.form, details.form)
    table.add(words.gender, details.gender.map(words.gender))
    table.add(words.captureRate, details.captureRate.map { words.of255($0) })
    table.add(words.baseHappiness, details.baseHappiness.map { words.of255($0) })
    table.add(words.baseExperience, details.baseExperience.map(words.number))
    table.add(words.growth, details.growth.map(words.growth))
    table.add(
      words.eggGroups, flowing: details.eggGroups.map { Line(words.eggGroup($0)) },
      separator: " · ")
    table.add(words.color, details.color.map(words.color))
    table.add(words.habitat, details.habitat.map(words.habitat))
    let missing = words.missing(in: state.source)
    table.add(words.moves, missing, .muted)
    table.add(words.sprite, missing, .muted)
    return table.section(words.facts, columns)
  }
}

/// A family drawn as a tree: each below what it evolves from, with what makes it evolve beside it.
private struct FamilyTree {
  private let rows: [FamilyRow]
  private let id: ID<Pokemon>
  private let canvas: Canvas

  init(_ rows: [FamilyRow], of id: ID<Pokemon>, _ canvas: Canvas) {
    self.rows = rows
    self.id = id
    self.canvas = canvas
  }

  private var words: Words { canvas.words }
  /// The least columns of what stands beside a name; where there are fewer it stands beneath.
  private static let least = 26

  func lines(_ columns: Int) -> [Line] {
    let start = (rows.map { name($0).width }.max() ?? 0) + 2
    return rows.flatMap { row -> [Line] in
      let way = way(row.relative)
      if columns - start >= Self.least {
        let beside = way.wrapped(to: columns - start)
        return Screens.beside(
          [name(row)] + Array(repeating: stem(row), count: max(0, beside.count - 1)), beside,
          at: start)
      }
      let stem = stem(row)
      let room = max(1, columns - stem.width - 2)
      let beneath = row.relative.parent == nil ? [] : way.wrapped(to: room)
      return [name(row).truncated(to: columns)]
        + Screens.beside(
          Array(repeating: stem, count: beneath.count), beneath, at: stem.width + 2)
    }
  }

  private func name(_ row: FamilyRow) -> Line {
    let relative = row.relative
    let isSelf = relative.summary.id == id
    var line = numbered(
      canvas.number(.evolution, .pokemon(relative.summary.id)), canvas.numberWidth)
    line.append(twigs(row.branch.dropLast()), .rule)
    if let isLast = row.branch.last { line.append(isLast ? "└ " : "├ ", .rule) }
    line.append(relative.summary.name, isSelf ? .selected : .link)
    if isSelf { line.append(" ◂", .accent) }
    return line
  }

  /// What stands at the left of lines between a row and the next.
  private func stem(_ row: FamilyRow) -> Line {
    var line = numbered(nil, canvas.numberWidth)
    let goesOn = rows.contains { $0.relative.parent == row.relative.summary.id }
    line.append(twigs(row.branch[...]) + (goesOn ? "│ " : "  "), .rule)
    return line
  }

  private func twigs(_ branch: ArraySlice<Bool>) -> String {
    branch.map { $0 ? "  " : "│ " }.joined()
  }

  private func way(_ relative: PokemonRelative) -> Line {
    guard relative.parent != nil else { return Line(words.firstOfFamily, .muted) }
    let text = words.ways(relative.ways)
    return text.isEmpty ? Line(words.unknownWay, .muted) : Line(text, .body)
  }
}
