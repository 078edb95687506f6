import AppCore
import Catalog
import Navigation
import Typesetting

/// The seasons of a series on its page, and the episodes that aired last and air next.
struct TitleSeasons {
  private let show: TVShow
  private let canvas: Canvas
  /// The last and the next episode.
  var around: FactTable

  init(_ show: TVShow, _ canvas: Canvas) {
    self.show = show
    self.canvas = canvas
    around = FactTable()
    let words = canvas.words
    let (last, next) = show.episodes(around: canvas.state.today)
    if let last { around.add(words.lastEpisode, line(last, .lastEpisode)) }
    if let next {
      around.add(words.nextEpisode, line(next, .nextEpisode))
    } else if show.status == .returning, show.nextEpisode == nil {
      around.add(words.nextEpisode, words.noneAnnounced, .muted)
    }
  }

  /// The season's and the episode's numbers, the name and the day: `S5 E16  Felina  29 September 2013`.
  private func line(_ episode: Episode, _ section: Choice.Section) -> Line {
    let words = canvas.words
    var line = canvas.inline(section, Route(episode), episode.name)
    line.append("  " + words.place(season: episode.season, episode: episode.number), .label)
    line.append(
      "  " + (episode.airDate.map(words.date) ?? words.noAirDate), .muted)
    return line
  }

  func body(_ columns: Int) -> Body {
    let words = canvas.words
    var body = Body(sectionHeading(words.seasonsTitle, columns))
    body.add(around.lines(columns))
    guard let seasons = show.seasons, !seasons.isEmpty else {
      let what = show.seasons == nil ? words.missing(in: canvas.state.source) : words.none
      body.add(Line(what, .muted).wrapped(to: columns))
      return body
    }
    let table = SeasonTable(seasons, of: show.id, canvas)
    if around.facts.isEmpty {
      body.add(table.body(columns))
    } else {
      body.addBlock(table.body(columns))
    }
    return body
  }
}

/// Seasons in rows whose columns line up: number, name, year, episodes, rating as a bar, and where there is room how
/// the overview begins.
struct SeasonTable {
  private let seasons: [SeasonSummary]
  private let show: ID<TVShow>
  private let canvas: Canvas
  /// Whether the rows bear the numbers of choices; else those that `season` takes.
  private let isNumbered: Bool

  init(_ seasons: [SeasonSummary], of show: ID<TVShow>, _ canvas: Canvas, isNumbered: Bool = true) {
    self.seasons = seasons
    self.show = show
    self.canvas = canvas
    self.isNumbered = isNumbered
  }

  private var words: Words { canvas.words }

  /// The season that is rated best; nil where fewer than two are rated or several are rated alike.
  private var best: Int? {
    func tenths(_ season: SeasonSummary) -> Int? {
      season.rating?.average.map { Int(min(max($0, 0), 10) * 10 + 0.5) }
    }
    let rated = seasons.filter { $0.rating?.average != nil }
    guard rated.count > 1, let top = rated.compactMap(tenths).max() else { return nil }
    let leading = rated.filter { tenths($0) == top }
    return leading.count == 1 ? leading.first?.number : nil
  }

  func body(_ columns: Int) -> Body {
    var body = columns < 40 ? stacked(columns) : Body(table(columns))
    if seasons.contains(where: { !$0.isListed }) {
      body.addBlock(
        Line(words.episodesMissing(canvas.state.source), .muted).wrapped(to: columns))
    }
    return body
  }

  private func number(_ season: SeasonSummary) -> Line {
    guard isNumbered else { return season.isListed ? Line(String(season.number), .key) : .empty }
    let number = canvas.number(.seasons, .season(of: show, number: season.number))
    return number.map { Line(String($0), .number) } ?? .empty
  }

  private func name(_ season: SeasonSummary) -> Line {
    Line(words.name(of: season), season.isListed ? .link : .muted)
  }

  private func count(_ season: SeasonSummary) -> String {
    season.episodeCount.map { $0 == 0 ? words.noEpisodesYet : words.episodes($0) }
      ?? words.noEpisodeCount
  }

  /// What is to be said of a season besides: that it is the best.
  private func note(_ season: SeasonSummary, _ best: Int?) -> Line {
    season.number == best ? Line(words.best, .badge) : .empty
  }

  /// How the overview begins; no more of a long text is measured than could be seen.
  private func overview(_ season: SeasonSummary) -> Line {
    Line(String((season.overview?.text ?? "").unicodeScalars.prefix(300)), .muted)
  }

  private func table(_ columns: Int) -> [Line] {
    let best = best
    let bar = columns < 60 ? 0 : columns < 96 ? 10 : 20
    let rows = seasons.map { season in
      var rating = words.ratingCell(season.rating, bar: bar)
      var note = note(season, best)
      if bar == 0, !note.isEmpty {
        // Without bars the cell is as wide as a word for a missing rating: the note would stand far off.
        rating = rating.appending("  ") + note
        note = .empty
      }
      return [
        number(season), name(season),
        Line(season.airDate.map { String($0.year) } ?? words.noDateShort, .muted),
        Line(count(season), .muted), rating, note, overview(season),
      ]
    }
    let indent = isNumbered ? canvas.numberWidth : 0
    return Table(
      [
        Table.Column(.fitting(minimum: indent, maximum: .max), .trailing, importance: 9),
        Table.Column(.fitting(minimum: 10, maximum: 44), importance: 8, isWrapped: true),
        Table.Column(.fitting(minimum: 12, maximum: 12), .trailing, importance: 5),
        Table.Column(.fitting(minimum: 24, maximum: 24), .trailing, importance: 4),
        Table.Column(.fitting(minimum: 40, maximum: .max), importance: 6),
        Table.Column(.fitting(minimum: 6, maximum: 28), importance: 3, isWrapped: true),
        Table.Column(.filling(minimum: 30), importance: 1, isProse: true),
      ], rows: rows
    ).lines(width: columns)
  }

  private func stacked(_ columns: Int) -> Body {
    let best = best
    var body = Body()
    for season in seasons {
      let indent = min((isNumbered ? canvas.numberWidth : 2) + 2, columns / 3)
      let label = number(season).text
      let head = Line(
        String(repeating: " ", count: max(0, indent - 2 - label.utf8.count)) + label + "  ",
        isNumbered ? .number : .key)
      var facts = [
        Line(season.airDate.map { String($0.year) } ?? words.noDateShort, .muted),
        Line(count(season), .muted), words.shortRating(season.rating),
      ]
      let note = note(season, best)
      if !note.isEmpty { facts.append(note) }
      let lines =
        (head + name(season)).wrapped(to: columns, indent: indent)
        + facts.flowed(to: max(1, columns - indent), separator: " · ").indented(by: indent)
      body.keeps.append(body.lines.count..<body.lines.count + lines.count)
      body.lines += lines
    }
    return body
  }
}
