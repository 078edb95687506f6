import AppCore
import Catalog
import Navigation
import Typesetting

/// The page of a movie or a series: its parts, each made for the columns there are.
struct TitlePage {
  let title: TitleID
  let canvas: Canvas
  /// Title, year, what it is in one line, its rating, the person's marks.
  let head: TitleHead
  /// Tagline and overview.
  let text: TitleText
  /// Who made it, in a line each.
  var people: FactTable
  let cast: TitleCast
  /// The seasons of a series; nil of a movie.
  var seasons: TitleSeasons?
  /// What leads to lists.
  var explore: FactTable
  /// What leads nowhere.
  var facts: FactTable
  /// The parts that have pages of their own.
  var parts: FactTable

  /// The page in lines no wider than the columns.
  func body(_ columns: Int) -> Body {
    var page = self
    let words = canvas.words
    if columns >= Measure.alignedLabels {
      // The names of facts stand in one column through the whole page.
      let tables = [people, explore, facts, parts] + (seasons.map { [$0.around] } ?? [])
      let width = tables.map(\.widestLabel).max()
      page.people.labelWidth = width
      page.explore.labelWidth = width
      page.facts.labelWidth = width
      page.parts.labelWidth = width
      page.seasons?.around.labelWidth = width
    }
    var body = Body(head.lines(columns))
    if columns >= Measure.twoColumns {
      let left = min(Measure.text, (columns - Measure.gutter) * 58 / 100)
      let right = columns - left - Measure.gutter
      var first = Body(text.lines(left))
      first.addBlock(page.people.lines(left))
      first.addBlock(page.facts.section(words.facts, left))
      body.addBlock(beside(first.lines, cast.lines(right), at: left + Measure.gutter))
      if let seasons = page.seasons { body.addBlock(seasons.body(columns)) }
      body.addBlock(page.explore.section(words.explore, columns))
    } else {
      body.addBlock(text.lines(columns))
      body.addBlock(page.people.lines(columns))
      body.addBlock(cast.lines(columns))
      if let seasons = page.seasons { body.addBlock(seasons.body(columns)) }
      body.addBlock(page.explore.section(words.explore, columns))
      body.addBlock(page.facts.section(words.facts, columns))
    }
    body.addBlock(RelatedTitles(title, canvas).body(columns))
    body.addBlock(page.parts.section(words.more, columns))
    return body
  }

  /// What lists said of a title that is not loaded, and how far loading it has come.
  static func unloaded(_ title: TitleSummary?, _ id: TitleID, _ canvas: Canvas, _ columns: Int)
    -> Body
  {
    var body = Body()
    if let title {
      body.add(TitleHead(title, canvas).lines(columns))
      if let overview = title.overview {
        body.addBlock(canvas.localized(overview, note: Words.fallback, columns))
      }
    }
    let phase = canvas.state.phase(of: id.request)
    body.addBlock(
      canvas.phaseLines(phase, knowsSome: title != nil, columns)
        + canvas.goneLines(id, phase, columns))
    return body
  }
}

/// The tagline and the overview of a title.
struct TitleText {
  let tagline: LocalizedText?
  let overview: LocalizedText?
  let canvas: Canvas

  func lines(_ columns: Int) -> [Line] {
    var lines: [Line] = []
    if let tagline, tagline.language == canvas.state.locale.languageCode {
      lines += Line(tagline.text, .quote).wrapped(to: min(columns, Measure.text)) + [.empty]
    }
    if let overview { return lines + canvas.localized(overview, note: Words.fallback, columns) }
    return lines
      + Line(canvas.words.noOverview(canvas.state.locale), .muted).wrapped(to: columns)
  }
}

/// The first of a title's cast, and what leads to all of its credits.
struct TitleCast {
  let credits: Credits?
  let title: TitleID
  let canvas: Canvas

  func lines(_ columns: Int) -> [Line] {
    let words = canvas.words
    guard let credits else {
      return sectionHeading(words.cast, columns)
        + Line(words.missing(in: canvas.state.source), .muted).wrapped(to: columns)
    }
    var lines = sectionHeading(words.cast, columns)
    let shown = credits.cast.prefix(Excerpt.cast)
    if shown.isEmpty { lines += Line(words.noCast, .muted).wrapped(to: columns) }
    // What leads to all of them stands in the columns of the first.
    let indent = canvas.numberWidth + 2
    let names = max(
      CastTable.nameWidth(shown.lazy.map(\.person), columns), Width.of(words.allCredits))
    let isWide = !shown.isEmpty && columns >= indent + names + 12
    lines += CastTable(canvas).lines(
      Array(shown), .cast, nameWidth: isWide ? names : nil, columns)
    let all = Route.credits(title)
    if canvas.number(.allCredits, all) != nil {
      let count = Set(credits.cast.map(\.person.id) + credits.crew.map(\.person.id)).count
      lines += canvas.row(
        .allCredits, all, words.allCredits, note: words.people(count),
        at: isWide ? indent + names + 2 : nil, columns)
    }
    return lines
  }
}
