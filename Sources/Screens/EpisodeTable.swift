import AppCore
import Catalog
import Navigation
import Typesetting

/// The episodes of a season in rows whose columns line up: number, name, day, length, rating as a bar.
///
/// A column that would say the same of every row, that nothing is known, is left out and said once.
struct EpisodeTable {
  private let episodes: [Episode]
  private let best: Set<Int>
  private let canvas: Canvas
  private let hasRuntimes: Bool
  private let hasRatings: Bool
  private let hasDates: Bool

  init(_ season: Season, _ canvas: Canvas) {
    episodes = season.episodes ?? []
    best = Set(season.bestEpisodes.map(\.number))
    self.canvas = canvas
    hasRuntimes = episodes.contains { $0.runtime != nil }
    hasRatings = episodes.contains { $0.rating != nil }
    hasDates = episodes.contains { $0.airDate != nil }
  }

  private var words: Words { canvas.words }

  /// From this width on all that is said of an episode has room in one row.
  private static let tableWidth = 68
  /// From this width on how an episode's overview begins stands beside it.
  private static let overviewWidth = 132

  func body(_ columns: Int) -> Body {
    var body = columns < Self.tableWidth ? stacked(columns) : table(columns) ?? stacked(columns)
    body.add(missing(columns))
    return body
  }

  /// The columns between two cells.
  private static let gap = 2

  /// What is known of no episode at all.
  private func missing(_ columns: Int) -> [Line] {
    let source = canvas.state.source
    var names: [String] = []
    if !hasDates { names.append(words.airDates) }
    if !hasRuntimes { names.append(words.runtimes) }
    if !hasRatings, episodes.contains(where: { !isAhead($0) }) { names.append(words.ratings) }
    guard !names.isEmpty else { return [] }
    return [.empty]
      + Line("\(names.joined(separator: ", ")): \(words.missing(in: source))", .muted)
      .wrapped(to: columns)
  }

  /// Whether an episode has not aired yet, as far as is known.
  private func isAhead(_ episode: Episode) -> Bool {
    episode.airDate.map { $0 > canvas.state.today } ?? false
  }

  private func date(_ episode: Episode) -> Line {
    guard let date = episode.airDate else { return Line(words.noAirDate, .muted) }
    return Line(words.date(date), isAhead(episode) ? .accent : .muted)
  }

  private func rating(_ episode: Episode, bar: Int) -> Line {
    if episode.rating == nil, isAhead(episode) { return Line(words.notAired, .accent) }
    guard hasRatings else { return .empty }
    return words.ratingCell(episode.rating, bar: bar)
  }

  private func runtime(_ episode: Episode) -> Line {
    guard hasRuntimes else { return .empty }
    return episode.runtime.map { Line(words.runtime($0), .muted) }
      ?? Line(words.lengthUnknown, .muted)
  }

  /// That it is the best of the season, and what kind of episode it is.
  private func notes(_ episode: Episode) -> Line {
    var parts: [Line] = []
    if best.contains(episode.number) { parts.append(Line(words.best, .badge)) }
    if let type = words.episodeType(episode.type) { parts.append(Line(type, .tag)) }
    return parts.joined(" ")
  }

  private func number(_ episode: Episode) -> Int? { canvas.number(.episodes, Route(episode)) }

  /// Whether half of the names stand on one line in what the other cells leave of a row, and none on more
  /// than two.
  private func leavesRoom(_ rows: [[Line]], in columns: Int) -> Bool {
    var room = columns
    for index in (rows.first ?? []).indices
    where index != Self.nameCell && index != Self.overviewCell {
      let widest = rows.map { $0[index].width }.max() ?? 0
      if widest > 0 { room -= widest + Self.gap }
    }
    let names = rows.map { $0[Self.nameCell].width }
    return names.allSatisfy { $0 <= 2 * room } && 2 * names.count { $0 > room } <= names.count
  }

  private static let nameCell = 2
  private static let overviewCell = 7

  /// The table; nil where it would make ribbons of the names.
  private func table(_ columns: Int) -> Body? {
    let bar = columns < 80 ? 6 : columns < 104 ? 10 : 20
    let hasOverviews =
      columns >= Self.overviewWidth && episodes.contains { $0.overview != nil }
    let rows = episodes.map { episode in
      [
        number(episode).map { Line(String($0), .number) } ?? .empty,
        Line(words.short(episode: episode.number), .label), Line(episode.name, .link),
        hasDates ? date(episode) : .empty, runtime(episode), rating(episode, bar: bar),
        notes(episode), hasOverviews ? overview(episode) : .empty,
      ]
    }
    guard leavesRoom(rows, in: columns) else { return nil }
    return Body(
      Table(
        [
          Table.Column(
            .fitting(minimum: canvas.numberWidth, maximum: .max), .trailing, importance: 9),
          Table.Column(.fitting(minimum: 8, maximum: 8), .trailing, importance: 7),
          Table.Column(
            .fitting(minimum: 16, maximum: hasOverviews ? 44 : 48), importance: 10,
            isWrapped: true),
          Table.Column(.fitting(minimum: 20, maximum: 20), .trailing, importance: 6),
          Table.Column(.fitting(minimum: 12, maximum: 12), .trailing, importance: 4),
          Table.Column(.fitting(minimum: 40, maximum: .max), importance: 8),
          Table.Column(.fitting(minimum: 6, maximum: 24), importance: 5, isWrapped: true),
          Table.Column(.filling(minimum: 30), importance: 1, isProse: true),
        ], rows: rows
      ).lines(width: columns))
  }

  /// How the overview begins; no more of a long text is measured than could be seen.
  private func overview(_ episode: Episode) -> Line {
    guard let text = episode.overview?.text else { return Line(words.noOverview, .muted) }
    return Line(String(text.unicodeScalars.prefix(300)), .muted)
  }

  private func stacked(_ columns: Int) -> Body {
    let indent = min(canvas.numberWidth + 2, columns / 3)
    var body = Body()
    for episode in episodes {
      let head =
        numbered(number(episode), canvas.numberWidth)
        .appending(words.short(episode: episode.number) + " ", .label)
        .appending(episode.name, .link)
      var facts = [rating(episode, bar: columns < 34 ? 0 : 10)]
      if hasDates { facts.append(date(episode)) }
      facts += [runtime(episode), notes(episode)]
      let lines =
        head.wrapped(to: columns, indent: indent)
        + facts.filter { !$0.isEmpty }
        .flowed(to: max(1, columns - indent), separator: "  ").indented(by: indent)
      body.keeps.append(body.lines.count..<body.lines.count + lines.count)
      body.lines += lines
    }
    return body
  }
}
