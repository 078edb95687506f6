import AppCore
import Catalog
import Navigation
import Typesetting

/// An episode's page: what happens in it, who is in it and who made it, what comes before and after.
struct EpisodeScreen {
  let show: ID<TVShow>
  let season: Int
  let number: Int
  let canvas: Canvas
  private let columns: Int

  init(_ show: ID<TVShow>, _ season: Int, _ number: Int, _ canvas: Canvas) {
    self.show = show
    self.season = season
    self.number = number
    self.canvas = canvas
    columns = min(canvas.columns, Measure.page)
  }

  private var state: AppState { canvas.state }
  private var words: Words { canvas.words }
  private var route: Route { .episode(of: show, season: season, number: number) }

  /// The page; of an episode that is not loaded what its season's page, or the series', said of it.
  var body: Body {
    let known = state.catalog.episode(of: show, season: season, number: number)
    let isLoaded = state.catalog.holds(.episode(of: show, season: season, number: number))
    var body = Body()
    if let known {
      body.add(head(known))
      if isLoaded || known.overview != nil {
        body.addBlock(
          TitleText(tagline: nil, overview: known.overview, canvas: canvas).lines(columns))
      }
      addPeople(known, &body)
    }
    body.addBlock(
      canvas.phaseLines(
        state.phase(of: .episode(of: show, season: season, number: number)),
        knowsSome: known != nil, columns))
    if let known, isLoaded { body.addBlock(facts(known).section(words.facts, columns)) }
    if known != nil { body.addBlock(SiblingLines(route, canvas).lines(columns)) }
    return body
  }

  private func head(_ episode: Episode) -> [Line] {
    var place: [Line] = []
    if let name = state.catalog.shows[show]?.name { place.append(Line(name)) }
    let summary = state.catalog.season(of: show, number: season)
    place.append(Line(summary.map(words.name) ?? words.season(season)))
    place.append(Line(words.episode(number)))
    if let type = words.episodeType(episode.type) { place.append(Line(type, .badge)) }
    let isAhead = episode.airDate.map { $0 > state.today } ?? false
    var facts = [
      episode.airDate.map { Line(words.date($0), isAhead ? .accent : .body) }
        ?? Line(words.noAirDate, .muted)
    ]
    if isAhead { facts.append(Line(words.notAired, .accent)) }
    facts.append(
      episode.runtime.map { Line(words.runtime($0)) } ?? Line(words.noRuntime, .muted))
    return Line(episode.name, .title).wrapped(to: columns)
      + place.flowed(to: columns, separator: " · ") + facts.flowed(to: columns, separator: " · ")
      + rating(episode, isAhead: isAhead)
  }

  private func rating(_ episode: Episode, isAhead: Bool) -> [Line] {
    if isAhead, episode.rating == nil { return [] }
    return words.ratingLine(episode.rating, columns).wrapped(to: columns)
  }

  private func addPeople(_ episode: Episode, _ body: inout Body) {
    guard let credits = episode.credits else {
      let what = words.noCreditsHere(state.source)
      body.addBlock(Line(what, .muted).wrapped(to: columns))
      return
    }
    var makers = FactTable()
    let directors = credits.directors
    let writers = credits.writers
    makers.add(
      words.directors(directors.count), flowing: canvas.names(of: directors, .directors))
    makers.add(words.writers(writers.count), flowing: canvas.names(of: writers, .writers))
    body.addBlock(makers.lines(columns))
    let crew = credits.besidesDirectorsAndWriters
    if columns >= Measure.twoColumns, !credits.cast.isEmpty, !crew.crew.isEmpty {
      let left = (columns - Measure.gutter) / 2
      body.addBlock(
        beside(
          guests(credits, left), self.crew(crew, columns - left - Measure.gutter),
          at: left + Measure.gutter))
    } else {
      body.addBlock(guests(credits, columns))
      body.addBlock(self.crew(crew, columns))
    }
  }

  private func guests(_ credits: Credits, _ columns: Int) -> [Line] {
    let heading = sectionHeading(words.guestStars, columns)
    guard !credits.cast.isEmpty else {
      let what = state.source == .live ? words.none : words.missing(in: state.source)
      return heading + Line(what, .muted).wrapped(to: columns)
    }
    return heading + CastTable(canvas).lines(credits.cast, .guests, columns)
  }

  private func crew(_ credits: Credits, _ columns: Int) -> [Line] {
    let departments = credits.departments
    guard !departments.isEmpty else { return [] }
    let width = CastTable.nameWidth(credits.crew.lazy.map(\.person), columns)
    var body = Body()
    for (department, members) in departments {
      body.addBlock(
        sectionHeading(words.department(department), columns)
          + CastTable(canvas).lines(members, .crew, nameWidth: width, columns))
    }
    return body.lines
  }

  private func facts(_ episode: Episode) -> FactTable {
    var table = FactTable()
    table.add(
      words.still, episode.stillPath.map { "https://image.tmdb.org/t/p/original" + $0 }, .muted)
    table.add("TMDB", route.webAddress, .muted)
    table.add("IMDb", episode.imdbID.map { "https://www.imdb.com/title/\($0)" }, .muted)
    return table
  }
}
