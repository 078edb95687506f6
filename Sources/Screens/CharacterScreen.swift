import AppCore
import Catalog
import Navigation
import Typesetting

/// A character's page: what Marvel counted, and the comics, series and events that are recorded.
struct CharacterScreen {
  private let id: ID<MarvelCharacter>
  private let canvas: Canvas
  private let columns: Int

  init(_ id: ID<MarvelCharacter>, _ canvas: Canvas) {
    self.id = id
    self.canvas = canvas
    columns = min(canvas.columns, Measure.page)
  }

  private var words: Words { canvas.words }

  /// The page; of a character that is not loaded what a list or a comic said.
  var body: Body {
    guard let character = canvas.state.catalog.characterDetails[id] else { return unloaded }
    var body = Body(head(character.summary))
    if columns >= Measure.twoColumns {
      let left = (columns - Measure.gutter) / 2
      let right = columns - left - Measure.gutter
      var second = series(character, right)
      second.addBlock(events(character, right).lines)
      body.addBlock(
        beside(comics(character, left).lines, second.lines, at: left + Measure.gutter))
    } else {
      body.addBlock(comics(character, columns))
      body.addBlock(series(character, columns))
      body.addBlock(events(character, columns))
    }
    return body
  }

  private var unloaded: Body {
    let catalog = canvas.state.catalog
    var body = Body()
    if let summary = catalog.characters[id] {
      body.add(head(summary))
    } else if let name = catalog.characterNames[id] {
      body.add(Line(name, .title).wrapped(to: columns))
    }
    let knowsSome = !body.lines.isEmpty
    body.addBlock(
      canvas.phaseLines(
        canvas.state.phase(of: .character(id)), knowsSome: knowsSome, columns))
    return body
  }

  private func head(_ character: MarvelCharacterSummary) -> [Line] {
    let counts = character.counts
    let facts = [
      words.comics(counts.comics), words.comicSeries(counts.series),
      words.stories(counts.stories), words.events(counts.events),
    ]
    return Line(character.name, .title).wrapped(to: columns)
      + Line(words.changedAtMarvel(character.modified), .muted).wrapped(to: columns)
      + [.empty]
      + facts.map { Line($0, .accent) }.flowed(to: columns, separator: "   ")
      + Line(words.countedBy(character.recorded), .muted).wrapped(to: columns)
  }

  private func comics(_ character: MarvelCharacter, _ columns: Int) -> Body {
    let comics = character.comics
    var body = section(
      words.comicsHeading, comics.count, of: character.summary.counts.comics, columns)
    // What can be followed first; a wall of what cannot would hide it.
    for comic in comics where comic.hasPage {
      body.add(canvas.row(.comics, .comic(comic.id), comic.name, columns))
    }
    let others = comics.filter { !$0.hasPage }
    for comic in others { body.add(canvas.unnumberedRow(comic.name, columns)) }
    if !others.isEmpty { body.add(canvas.unnumberedNote(columns)) }
    return body
  }

  private func series(_ character: MarvelCharacter, _ columns: Int) -> Body {
    let series = character.series
    var body = section(
      words.comicSeriesHeading, series.count, of: character.summary.counts.series, columns)
    let indent = canvas.numberWidth + 2
    let start = indent + (series.map { Width.of($0.name) }.max() ?? 0) + 2
    let years = series.map { words.years(of: $0) }
    let widest = years.compactMap { $0.map(Width.of) }.max() ?? 0
    for (one, years) in zip(series, years) {
      let years = years ?? words.notRecorded
      guard start + widest <= columns else {
        body.add(canvas.unnumberedRow(one.name, note: years, columns))
        continue
      }
      body.add([
        Line(one.name).indented(by: indent).appending(years, .muted, column: start)
          .truncated(to: columns)
      ])
    }
    return body
  }

  private func events(_ character: MarvelCharacter, _ columns: Int) -> Body {
    var body = section(
      words.eventsHeading, character.events.count, of: character.summary.counts.events, columns)
    for event in character.events { body.add(canvas.unnumberedRow(event.name, columns)) }
    return body
  }

  /// The heading of a list on the page, and what is said where it is empty.
  private func section(_ name: String, _ count: Int, of total: Int, _ columns: Int) -> Body {
    var body = Body(
      sectionHeading(name, note: count == 0 ? "" : words.recorded(count, of: total), columns))
    if count == 0 {
      body.add(Line(words.noneRecorded(of: total), .muted).wrapped(to: columns))
    }
    return body
  }
}

extension Canvas {
  /// A row that leads nowhere, its text where those of the others begin.
  func unnumberedRow(_ text: String, note: String = "", _ columns: Int) -> [Line] {
    var line = Screens.numbered(nil, numberWidth).appending(text)
    if !note.isEmpty { line.append("  " + note, .muted) }
    // Where no numbers tell the rows apart, what belongs to the row above stands further in.
    return line.wrapped(to: columns, indent: numberWidth + 4)
  }

  /// What it means that rows have no number.
  func unnumberedNote(_ columns: Int) -> [Line] {
    Line(words.unnumbered(state.source), .muted).wrapped(to: columns)
  }
}
