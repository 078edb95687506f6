import AppCore
import Catalog
import Navigation
import Typesetting

/// Marvel characters by name, or those of whose names a word begins with what was typed.
struct MarvelScreen {
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
    let characters = (state.shownRows?.items ?? []).compactMap(state.character)
    let head = head(list, columns) + [.empty]
    guard let list, !characters.isEmpty else {
      return Body(
        head
          + PhaseLines(state: state).instead(
            state.phase, empty: emptyLines(list, columns), columns))
    }
    let table = CharacterTable(characters, canvas)
    return Body(
      head: head + table.head(columns), rows: table.blocks(columns),
      foot: ListFoot(state: state, list: list)
        .lines(end: words.endOfCharacters(list.items.count), columns),
      goesOn: !list.isComplete)
  }

  private func head(_ list: LoadedList?, _ columns: Int) -> [Line] {
    var lines = Line(words.marvelCharacters, .title).wrapped(to: columns)
    let filter = state.frame.filter
    if let list, !list.items.isEmpty {
      let facts = words.facts(words.characters(list.totalResults), of: list)
      if filter.isEmpty || facts.count > 1 {
        lines += Line(facts.joined(separator: " · "), .muted).wrapped(to: columns)
      }
    }
    guard !filter.isEmpty else { return lines }
    return lines
      + filterLines(words.charactersFound(filter, list?.totalResults ?? 0), words, columns)
  }

  private func emptyLines(_ list: LoadedList?, _ columns: Int) -> [Line] {
    let filter = state.frame.filter
    guard !filter.isEmpty else {
      return Line(words.emptyList).wrapped(to: columns)
        + words.line(words.emptyCharactersHint, .hint).wrapped(to: columns)
    }
    let lines = Line(words.noCharacters(startingWith: filter)).wrapped(to: columns)
    guard let list, !list.suggestions.isEmpty else { return lines }
    let names = list.suggestions.map { Line("filter \($0)", .key) }
    return lines
      + (Line(words.didYouMean + " ", .hint) + names.joined(", ", .hint))
      .wrapped(to: columns, indent: 2)
  }
}

/// Characters in rows whose columns line up: number, name, and what Marvel counted.
///
/// Where columns are few only comics and series are counted; where they are fewer the counts stand beneath
/// the name, in words.
struct CharacterTable {
  private let characters: [MarvelCharacterSummary]
  private let canvas: Canvas
  private let counts: [(label: String, values: [Int])]

  init(_ characters: [MarvelCharacterSummary], _ canvas: Canvas) {
    self.characters = characters
    self.canvas = canvas
    let words = canvas.words
    counts = [
      (words.comicsLabel, characters.map(\.counts.comics)),
      (words.seriesLabel, characters.map(\.counts.series)),
      (words.storiesLabel, characters.map(\.counts.stories)),
      (words.eventsLabel, characters.map(\.counts.events)),
    ]
  }

  private var words: Words { canvas.words }
  private var indent: Int { canvas.numberWidth + 2 }
  private static let gap = 3

  /// The widths of the columns of counts.
  private var widths: [Int] {
    counts.map { label, values in
      max(Width.of(label), values.map { Width.of(words.number($0)) }.max() ?? 0)
    }
  }

  /// Where the column of names ends, and how many counts stand beside it: all, or where names would be cut
  /// for them the first two; nil where there is no room for those either.
  private func layout(_ columns: Int) -> (end: Int, shown: Int)? {
    let widest = characters.map { Width.of($0.name) }.max() ?? 0
    for shown in [counts.count, 2] {
      let room = columns - widths.prefix(shown).reduce(0) { $0 + $1 + Self.gap }
      if room >= indent + min(widest, shown > 2 ? 32 : 20) {
        return (min(room, indent + widest), shown)
      }
    }
    return nil
  }

  /// What stands above the columns; nothing where the counts are in words.
  func head(_ columns: Int) -> [Line] {
    guard let layout = layout(columns) else { return [] }
    return [
      cells(
        of: counts.prefix(layout.shown).map { ($0.label, .label) }, after: .empty, at: layout.end)
    ]
  }

  /// The lines of each row.
  func blocks(_ columns: Int) -> [[Line]] {
    let layout = layout(columns)
    return characters.indices.map { row in
      let character = characters[row]
      let name = numbered(
        canvas.number(.rows, .character(character.id)), canvas.numberWidth
      ).appending(character.name, .link)
      guard let layout else {
        let facts = [
          words.comics(character.counts.comics), words.comicSeries(character.counts.series),
          words.stories(character.counts.stories), words.events(character.counts.events),
        ]
        return name.wrapped(to: columns, indent: indent)
          + facts.map { Line($0, .muted) }.flowed(
            to: max(1, columns - indent), separator: " · "
          ).indented(by: indent)
      }
      let values = counts.prefix(layout.shown).map { count in
        (words.number(count.values[row]), count.values[row] == 0 ? Role.muted : .body)
      }
      return [cells(of: values, after: name.truncated(to: layout.end), at: layout.end)]
    }
  }

  private func cells(of texts: [(String, Role)], after start: Line, at end: Int) -> Line {
    var line = start
    var right = end
    for ((text, role), width) in zip(texts, widths) {
      right += Self.gap + width
      line.append(text, role, column: right - Width.of(text))
    }
    return line
  }
}
