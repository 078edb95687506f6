import AppCore
import Catalog
import Navigation
import Typesetting

/// The Pokédex: an endless list by number, with types and how strong each one is.
struct PokedexScreen {
  private let canvas: Canvas

  init(_ canvas: Canvas) {
    self.canvas = canvas
  }

  private var state: AppState { canvas.state }
  private var words: Words { canvas.words }

  /// The page.
  var body: Body {
    let columns = canvas.columns
    let list = state.frame.list.flatMap { state.catalog.lists[$0] }
    let pokemon = (list?.items ?? []).compactMap(state.pokemon)
    let head = head(list, columns) + [.empty]
    guard let list, !pokemon.isEmpty else {
      return Body(
        head + PhaseLines(state: state).instead(state.phase, empty: emptyLines(columns), columns))
    }
    return Body(
      head: head, rows: PokemonTable(pokemon, canvas).blocks(columns),
      foot: ListFoot(state: state, list: list).lines(
        end: words.endOfPokemon(list.items.count), columns),
      goesOn: !list.isComplete)
  }

  private func head(_ list: LoadedList?, _ columns: Int) -> [Line] {
    let filter = state.frame.filter
    // What the page is called stands above it, as on every tab's first page.
    var lines: [Line] = []
    if let list, !list.items.isEmpty {
      let facts = words.facts(words.pokemon(list.totalResults), of: list)
      lines += Line(facts.joined(separator: " · "), .muted).wrapped(to: columns)
    }
    guard !filter.isEmpty else {
      return lines + words.line(words.pokedexHint, .hint).wrapped(to: columns)
    }
    return lines
      + filterLines(words.pokedexFilter(filter), words, columns)
  }

  private func emptyLines(_ columns: Int) -> [Line] {
    let filter = state.frame.filter
    guard !filter.isEmpty else { return Line(words.emptyList).wrapped(to: columns) }
    return Line(words.noPokemon(filter)).wrapped(to: columns)
      + words.line(words.noPokemonHint, .hint).wrapped(to: columns)
  }
}

extension AppState {
  /// The Pokémon that a row of a list is; nil of what is none, and of one not known any more.
  func pokemon(_ item: ListItem) -> PokemonSummary? {
    switch item {
    case .pokemon(let id): catalog.pokemon[id]
    case .movie, .show, .person, .collection, .keyword, .company, .review, .character: nil
    }
  }
}

/// Pokémon in rows whose columns line up: number, name, types, and all base stats together as a bar.
///
/// Where columns are few the bar goes first, then the types stand beneath the name.
struct PokemonTable {
  private let pokemon: [PokemonSummary]
  private let canvas: Canvas

  init(_ pokemon: [PokemonSummary], _ canvas: Canvas) {
    self.pokemon = pokemon
    self.canvas = canvas
  }

  private var words: Words { canvas.words }

  /// The least columns in which the types stand beside the name.
  private static let narrow = 48
  /// The most columns of a bar, and the least that say anything.
  private static let bar = (most: 36, least: 10)
  /// The columns of a total.
  private static let total = 3

  /// The lines of each row apart.
  func blocks(_ columns: Int) -> [[Line]] {
    let indent = canvas.numberWidth + 2
    let nameStart = indent + words.pokedexNumber(1).utf8.count + 2
    let names = pokemon.map { Width.of($0.name) }.max() ?? 0
    let typesStart = nameStart + max(12, min(names, 24)) + 2
    let types = pokemon.map { words.types($0.types) }
    let totalStart = typesStart + max(16, types.map(\.width).max() ?? 0) + 2
    let bar = min(Self.bar.most, columns - totalStart - Self.total - 1)
    return pokemon.indices.map { index in
      var line = name(pokemon[index])
      guard columns >= Self.narrow else {
        return [line.truncated(to: columns)]
          + [types[index].truncated(to: max(1, columns - nameStart)).indented(by: nameStart)]
      }
      line = line.truncated(to: typesStart - 1)
      for (place, span) in types[index].spans.enumerated() {
        line.append(span.text, span.role, column: place == 0 ? typesStart : nil)
      }
      guard bar >= Self.bar.least else { return [line.truncated(to: columns)] }
      guard let total = pokemon[index].total else { return [line] }
      return [
        beside(
          [line],
          [Line(words.aligned(total, Self.total), .rating).appending(" ") + self.bar(total, bar)],
          at: totalStart
        )[0]
      ]
    }
  }

  private func bar(_ total: Int, _ columns: Int) -> Line {
    Bar(Double(total) / Double(PokemonSummary.greatestTotal), columns: columns).line
  }

  private func name(_ pokemon: PokemonSummary) -> Line {
    numbered(canvas.number(.rows, .pokemon(pokemon.id)), canvas.numberWidth)
      .appending(words.pokedexNumber(pokemon.id.rawValue) + "  ", .muted)
      .appending(pokemon.name, .link)
  }
}
