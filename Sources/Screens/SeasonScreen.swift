import AppCore
import Catalog
import Navigation
import Typesetting

/// A season's page: how it is rated as a whole, its episodes, the guests in them.
struct SeasonScreen {
  let show: ID<TVShow>
  let number: Int
  let canvas: Canvas
  private let columns: Int

  init(_ show: ID<TVShow>, _ number: Int, _ canvas: Canvas) {
    self.show = show
    self.number = number
    self.canvas = canvas
    columns = min(canvas.columns, Measure.page)
  }

  private var state: AppState { canvas.state }
  private var words: Words { canvas.words }
  private var route: Route { .season(of: show, number: number) }

  /// The page; of a season that is not loaded what the series' page said of it.
  var body: Body {
    let key = SeasonKey(show: show, season: number)
    guard let season = state.catalog.seasons[key] else {
      let summary = state.catalog.season(of: show, number: number)
      var body = Body(summary.map { head($0, nil) } ?? [])
      if let overview = summary?.overview {
        body.addBlock(canvas.localized(overview, note: Words.fallback, columns))
      }
      body.addBlock(
        canvas.phaseLines(
          state.phase(of: .season(of: show, number: number)), knowsSome: summary != nil, columns))
      return body
    }
    var body = Body(head(season.summary, season))
    if let overview = season.summary.overview {
      body.addBlock(canvas.localized(overview, note: Words.fallback, columns))
    }
    body.addBlock(RatingChart(season, words).lines(min(columns, Measure.text)))
    body.addBlock(episodes(season))
    body.addBlock(guests(season))
    body.addBlock(images(season))
    body.addBlock(SiblingLines(route, canvas).lines(columns))
    return body
  }

  private func head(_ summary: SeasonSummary, _ season: Season?) -> [Line] {
    let dates = (season?.episodes ?? []).compactMap(\.airDate)
    let first = dates.min() ?? summary.airDate
    var title = Line(words.name(of: summary), .title)
    title.append("  " + words.years(from: first, to: dates.max()), .muted)
    var facts: [Line] = []
    if let name = state.catalog.shows[show]?.name { facts.append(Line(name)) }
    if summary.isSpecials {
      facts.append(Line(words.outsideSeasons, .tag))
    } else if words.name(of: summary) != words.season(number) {
      facts.append(Line(words.season(number), .label))
    }
    let count = season?.episodes?.count ?? summary.episodeCount
    facts.append(
      count.map { Line($0 == 0 ? words.noEpisodesYet : words.episodes($0)) }
        ?? Line(words.noEpisodeCount, .muted))
    if let first { facts.append(Line(words.period(from: first, to: dates.max()))) }
    return title.wrapped(to: columns) + facts.flowed(to: columns, separator: " · ")
      + rating(summary, season) + best(season)
  }

  /// The average of the episodes, or, where none is rated, what the season is rated.
  private func rating(_ summary: SeasonSummary, _ season: Season?) -> [Line] {
    let bar = min(20, max(0, columns - 24))
    if let mean = season?.mean, let rating = Rating(average: mean, votes: nil) {
      let rated = (season?.episodes ?? []).count { $0.rating?.average != nil }
      return words.ratingCell(rating, bar: bar)
        .appending("  " + words.mean(of: rated, among: season?.episodes?.count ?? rated), .muted)
        .wrapped(to: columns)
    }
    guard let rating = summary.rating, rating.average != nil else {
      return Line(words.noMeanHere(summary.rating), .muted).wrapped(to: columns)
    }
    return words.ratingCell(rating, bar: bar).appending("  " + words.wholeSeason, .muted)
      .wrapped(to: columns)
  }

  /// Which episode is rated best, with a word for it.
  private func best(_ season: Season?) -> [Line] {
    guard let best = season?.bestEpisodes, let first = best.first,
      let average = first.rating?.average
    else {
      return []
    }
    var line = Line(words.best, .badge)
    line.append("  " + words.decimal(average), .rating)
    let names = best.prefix(3).map { words.short(episode: $0.number) + " " + $0.name }
    line.append("  " + names.joined(separator: ", "), .body)
    if best.count > 3 { line.append(", …", .muted) }
    return line.wrapped(to: columns)
  }

  private func episodes(_ season: Season) -> Body {
    var body = Body(sectionHeading(words.episodesTitle, columns))
    guard let episodes = season.episodes else {
      body.add(Line(words.missing(in: state.source), .muted).wrapped(to: columns))
      return body
    }
    if episodes.isEmpty {
      body.add(Line(words.noEpisodesSoFar, .muted).wrapped(to: columns))
      return body
    }
    var shown = season
    shown.episodes = season.episodes(by: state.frame.sort)
    if let sort = state.frame.sort {
      body.add(Line(words.order(sort), .muted).wrapped(to: columns))
    }
    body.add(EpisodeTable(shown, canvas).body(columns))
    return body
  }

  private func guests(_ season: Season) -> [Line] {
    guard let episodes = season.episodes, !episodes.isEmpty else { return [] }
    let guests = season.guests
    let heading = sectionHeading(words.guests, columns)
    guard !guests.isEmpty else {
      let isKnown = episodes.allSatisfy { $0.credits != nil }
      let what = isKnown && state.source == .live ? words.none : words.missing(in: state.source)
      return heading + Line(what, .muted).wrapped(to: columns)
    }
    var lines = heading
    lines += CastTable(canvas).lines(
      guests.prefix(Excerpt.guests).map { guest in
        var guest = guest
        // Most are in one: that need not be said of each.
        if guest.episodeCount == 1 { guest.episodeCount = nil }
        return guest
      }, .guests, columns)
    let more = guests.count - Excerpt.guests
    if more > 0 {
      lines += Line(words.moreGuests(more), .muted)
        .wrapped(to: max(1, columns - canvas.numberWidth - 2))
        .indented(by: min(canvas.numberWidth + 2, columns / 3))
    }
    return lines
  }

  private func images(_ season: Season) -> [Line] {
    guard let images = season.images, !images.isEmpty else { return [] }
    var table = FactTable()
    table.add(
      words.images,
      canvas.inline(
        .images, .images(.season(of: show, number: number)),
        words.seeing(words.images(images.count))))
    return table.section(words.more, columns)
  }
}

/// What comes before and after a season or an episode, and how to get there.
struct SiblingLines {
  private let route: Route
  private let canvas: Canvas

  init(_ route: Route, _ canvas: Canvas) {
    self.route = route
    self.canvas = canvas
  }

  private var words: Words { canvas.words }

  /// One line for each that there is, or is going to be known.
  func lines(_ columns: Int) -> [Line] {
    var table = FactTable()
    for (offset, command) in [(-1, CommandName.previous), (1, .next)] {
      guard let name = name(of: canvas.state.sibling(of: route, by: offset)) else { continue }
      table.add(
        offset < 0 ? words.before : words.after,
        Line(name).appending("  ").appending(command.rawValue, .key))
    }
    return table.lines(columns)
  }

  private func name(of sibling: Sibling) -> String? {
    switch sibling {
    case .found(let route): named(route)
    case .needs(.season(let show, let number)):
      // Which episode it is, is known once the season is loaded.
      canvas.state.catalog.season(of: show, number: number).map(words.name)
    case .needs, .none, .notListed, .unknown: nil
    }
  }

  private func named(_ route: Route) -> String? {
    let catalog = canvas.state.catalog
    switch route {
    case .season(let show, let number):
      return catalog.season(of: show, number: number).map(words.name) ?? words.season(number)
    case .episode(let show, let season, let number):
      let isOwn = if case .episode(_, season, _) = self.route { true } else { false }
      let place =
        isOwn ? words.short(episode: number) : words.place(season: season, episode: number)
      let name = catalog.episode(of: show, season: season, number: number)?.name
      return [place, name].compactMap(\.self).joined(separator: "  ")
    case .pokemon(let id):
      return [words.pokedexNumber(id.rawValue), catalog.pokemon[id]?.name].compactMap(\.self)
        .joined(separator: " ")
    case .feed, .discover, .profile, .pokedex, .marvel, .movie, .tvShow, .person, .collection,
      .people, .movieList, .showList, .search, .find, .favorites, .watchlist, .rated, .credits,
      .reviews, .similar, .recommended, .videos, .watch, .images, .character, .comic:
      return nil
    }
  }
}
