import AppCore
import Catalog
import Navigation
import Typesetting

/// A comic's page: what it is, who made it, and who appears in it.
struct ComicScreen {
  private let id: ID<MarvelComic>
  private let canvas: Canvas
  private let columns: Int

  init(_ id: ID<MarvelComic>, _ canvas: Canvas) {
    self.id = id
    self.canvas = canvas
    columns = min(canvas.columns, Measure.page)
  }

  private var words: Words { canvas.words }

  /// The page; of a comic that is not loaded the title that a character's page knew.
  var body: Body {
    guard let comic = canvas.state.catalog.comics[id] else { return unloaded }
    var body = Body(Line(comic.title, .title).wrapped(to: columns))
    var about = [comic.format.map(words.comicFormat) ?? words.screen(.comic)]
    if let number = comic.issueNumber { about.append(words.issue(number)) }
    if let day = comic.onSale { about.append(String(day.year)) }
    body.add(Line(about.joined(separator: " · "), .muted).wrapped(to: columns))
    var facts = facts(comic)
    var creators = creators(comic)
    if columns >= Measure.twoColumns {
      let left = (columns - Measure.gutter) / 2
      let right = columns - left - Measure.gutter
      body.addBlock(
        beside(
          facts.lines(left), creators.section(words.creatorsHeading, right),
          at: left + Measure.gutter))
    } else {
      let width = max(facts.widestLabel, creators.widestLabel)
      if columns >= Measure.alignedLabels {
        facts.labelWidth = width
        creators.labelWidth = width
      }
      body.addBlock(facts.lines(columns))
      body.addBlock(creators.section(words.creatorsHeading, columns))
    }
    body.addBlock(characters(comic))
    return body
  }

  private var unloaded: Body {
    let title = canvas.state.catalog.comicTitles[id]
    var body = Body(title.map { Line($0, .title).wrapped(to: columns) } ?? [])
    body.addBlock(
      canvas.phaseLines(
        canvas.state.phase(of: .comic(id)), knowsSome: title != nil, columns))
    return body
  }

  private func facts(_ comic: MarvelComic) -> FactTable {
    let missing = Line(words.notRecorded, .muted)
    var table = FactTable()
    let series = comic.series.map { series in
      words.years(of: series).map { Line(series.name).appending("  " + $0, .muted) }
        ?? Line(series.name)
    }
    table.add(words.seriesOfComic, series ?? missing)
    table.add(
      words.issueLabel,
      comic.issueNumber.map { Line(words.issue($0)) } ?? Line(words.noIssue, .muted))
    table.add(words.onSaleLabel, comic.onSale.map { Line(words.date($0)) } ?? missing)
    table.add(words.formatLabel, comic.format.map { Line(words.comicFormat($0)) } ?? missing)
    table.add(words.pagesLabel, comic.pageCount.map { Line(words.number($0)) } ?? missing)
    return table
  }

  /// The roles in the order in which a comic is made, the cover's after those of its pages.
  private static let roles = [
    "writer", "penciler", "inker", "painter", "colorist", "letterer", "penciler (cover)",
    "inker (cover)", "painter (cover)", "colorist (cover)", "editor", "other",
  ]

  private func creators(_ comic: MarvelComic) -> FactTable {
    var table = FactTable()
    guard let creators = comic.creators, !creators.isEmpty else {
      table.addNote(
        comic.creators == nil ? words.noCreatorsRecorded : words.noCreatorsListed)
      return table
    }
    var others: [String] = []
    for credit in creators
    where !Self.roles.contains(credit.role) && !others.contains(credit.role) {
      others.append(credit.role)
    }
    for role in Self.roles + others {
      let names = creators.filter { $0.role == role }.map { Line($0.name) }
      table.add(words.comicRole(role), flowing: names, separator: " · ")
    }
    return table
  }

  private func characters(_ comic: MarvelComic) -> Body {
    var body = Body(sectionHeading(words.charactersHeading, columns))
    guard let characters = comic.characters, !characters.isEmpty else {
      body.add(
        Line(
          comic.characters == nil ? words.noCharactersRecorded : words.noCharactersListed, .muted
        ).wrapped(to: columns))
      return body
    }
    for character in characters where character.hasPage {
      body.add(canvas.row(.characters, .character(character.id), character.name, columns))
    }
    let others = characters.filter { !$0.hasPage }
    for character in others { body.add(canvas.unnumberedRow(character.name, columns)) }
    if !others.isEmpty { body.add(canvas.unnumberedNote(columns)) }
    return body
  }
}
