import AppCore
import Catalog
import Navigation
import Typesetting

/// One group of a person's titles: number, year, title, what the person did, the rating.
struct FilmographyTable {
  private let group: Filmography.Group
  private let entries: [Filmography.Entry]
  /// The entries of all groups on the page, whose columns line up.
  private let all: [Filmography.Entry]
  private let canvas: Canvas

  init(
    _ group: Filmography.Group, _ entries: [Filmography.Entry], of all: [Filmography.Entry],
    _ canvas: Canvas
  ) {
    self.group = group
    self.entries = entries
    self.all = all
    self.canvas = canvas
  }

  private var words: Words { canvas.words }

  /// The least columns in which what the person did stands in a column of its own.
  private static let wide = 64

  /// The least columns in which the rating is drawn as a bar too.
  private static let widest = 100

  func lines(_ columns: Int) -> [Line] {
    let years = entries.map { words.year($0.title.date) }
    let yearWidth = all.map { Width.of(words.year($0.title.date)) }.max() ?? 4
    let yearStart = canvas.numberWidth + 2
    let titleStart = yearStart + yearWidth + 2
    guard columns >= titleStart + 12 else { return stacked(years, columns) }
    let titles = entries.map { title($0.title) }
    let parts = entries.map(part)
    let allTitles = all.map { title($0.title) }
    let allParts = all.map(part)
    let barColumns = barColumns(columns, titleStart, allTitles, allParts)
    let ratings = entries.map { words.ratingCell($0.title.rating, bar: barColumns) }
    let ratingWidth =
      columns >= Self.wide
      ? all.map { words.ratingCell($0.title.rating, bar: barColumns).width }.max() ?? 0 : 0
    let room = columns - titleStart - (ratingWidth > 0 ? ratingWidth + 2 : 0)
    let isWide = columns >= Self.wide
    let titleWidth = isWide ? titleWidth(room, allTitles, allParts) : room
    let partStart = titleStart + titleWidth + 2
    let partWidth = min(
      allParts.map(Width.of).max() ?? 0,
      columns - partStart - (ratingWidth > 0 ? ratingWidth + 2 : 0))
    let ratingStart = partStart + (partWidth >= 8 ? partWidth + 2 : 0)
    return entries.indices.flatMap { index -> [Line] in
      let part = parts[index]
      var left = numbered(number(entries[index]), canvas.numberWidth)
      left.append(years[index], .muted, column: yearStart + yearWidth - Width.of(years[index]))
      guard isWide else {
        var right = titles[index].wrapped(to: room)
        if !part.isEmpty { right += Line(part, .muted).wrapped(to: room) }
        return beside([left], right, at: titleStart)
      }
      var rows = beside([left], titles[index].wrapped(to: titleWidth), at: titleStart)
      if !part.isEmpty, partWidth >= 8 {
        rows = beside(rows, Line(part, .muted).wrapped(to: partWidth), at: partStart)
      }
      return beside(rows, [ratings[index]], at: ratingStart)
    }
  }

  /// The columns of the titles beside what the person did: what that leaves, unless it is too little.
  private func titleWidth(_ room: Int, _ titles: [Line], _ parts: [String]) -> Int {
    let left = room - 2 - (parts.map(Width.of).max() ?? 0)
    return min(
      titles.map(\.width).max() ?? 0, min(56, left >= room * 2 / 5 ? left : room * 11 / 20))
  }

  /// How long the bars are: where columns are few they are there only if no title and no part is cut short
  /// for them.
  private func barColumns(
    _ columns: Int, _ titleStart: Int, _ titles: [Line], _ parts: [String]
  ) -> Int {
    if columns >= Self.widest { return 10 }
    guard columns >= Self.wide else { return 0 }
    let short = 6
    let title = titles.map(\.width).max() ?? 0
    let part = parts.map(Width.of).max() ?? 0
    return titleStart + title + 2 + part + 2 + short + 2 + 4 <= columns ? short : 0
  }

  /// Everything of a title beneath each other, for a few columns.
  private func stacked(_ years: [String], _ columns: Int) -> [Line] {
    let indent = min(canvas.numberWidth + 2, columns / 3)
    return entries.indices.flatMap { index -> [Line] in
      let first = numbered(number(entries[index]), canvas.numberWidth) + title(entries[index].title)
      let facts = [years[index], part(entries[index])].filter { !$0.isEmpty }
      return first.wrapped(to: columns, indent: indent)
        + Line(facts.joined(separator: " · "), .muted).wrapped(to: max(1, columns - indent))
        .indented(by: indent)
    }
  }

  /// A card for each title: its name, year and marks, and beneath them its rating and what the person did.
  func cards(_ columns: Int) -> Body {
    Cards(columns: columns, widthOfTwo: 96).body(entries.count) { card(entries[$0], $1) }
  }

  private func card(_ entry: Filmography.Entry, _ columns: Int) -> [Line] {
    let indent = min(canvas.numberWidth + 2, columns / 3)
    var name = Line.empty
    name.append(entry.title.title, .link, isEmphasised: true)
    name.append("  " + words.year(entry.title.date), .muted)
    if case .show = entry.title { name.append("  " + words.series, .muted) }
    let part = part(entry)
    var facts = [words.ratingCell(entry.title.rating, bar: columns < 34 ? 0 : 10)]
    if !part.isEmpty { facts.append(Line(part)) }
    facts += canvas.state.titleMarks(entry.title.id).spelled(words)
    return (numbered(number(entry), canvas.numberWidth) + name)
      .wrapped(to: columns, indent: indent)
      + facts.flowed(to: max(1, columns - indent), separator: "   ").indented(by: indent)
  }

  private func number(_ entry: Filmography.Entry) -> Int? {
    canvas.number(.filmography, Route(entry.title.id))
  }

  private func title(_ title: TitleSummary) -> Line {
    var line = Line(title.title, .link)
    if case .show = title { line.append("  " + words.series, .muted) }
    let marks = canvas.state.titleMarks(title.id)
    if !marks.isEmpty {
      line.append("  ")
      line.append(MarkColumn([marks], words).cell(marks))
    }
    return line
  }

  /// The characters and the jobs, joined.
  private func part(_ entry: Filmography.Entry) -> String {
    var parts: [String] = []
    if !entry.characters.isEmpty { parts.append(entry.characters.joined(separator: " / ")) }
    if !entry.jobs.isEmpty {
      parts.append(entry.jobs.map(words.job).joined(separator: ", "))
    }
    if let count = entry.episodeCount, count > 0 { parts.append(words.episodes(count)) }
    return parts.joined(separator: " · ")
  }
}
