import AppCore
import Catalog
import Navigation
import Typesetting

/// A movie's page: what it is, who made it, where it leads.
struct MovieScreen {
  let id: ID<Movie>
  let canvas: Canvas
  private let columns: Int

  init(_ id: ID<Movie>, _ canvas: Canvas) {
    self.id = id
    self.canvas = canvas
    columns = min(canvas.columns, Measure.page)
  }

  private var words: Words { canvas.words }

  /// The page; of a movie that is not loaded what lists said of it.
  var body: Body {
    guard let movie = canvas.state.catalog.movieDetails[id] else { return unloaded }
    var people = people(movie)
    var explore = explore(movie)
    var facts = MovieFacts(movie, canvas).table
    var parts = TitleParts(movie, canvas).table
    if columns >= Measure.alignedLabels {
      // The names of facts stand in one column through the whole page.
      let width = [people, explore, facts, parts].map(\.widestLabel).max()
      people.labelWidth = width
      explore.labelWidth = width
      facts.labelWidth = width
      parts.labelWidth = width
    }
    var body = Body(TitleHead(movie.summary, details: movie, canvas).lines(columns))
    if columns >= Measure.twoColumns {
      let left = min(Measure.text, (columns - Measure.gutter) * 58 / 100)
      let right = columns - left - Measure.gutter
      var first = Body(text(movie, left))
      first.addBlock(people.lines(left))
      first.addBlock(facts.section(words.facts, left))
      body.addBlock(beside(first.lines, cast(movie, right), at: left + Measure.gutter))
      body.addBlock(explore.section(words.explore, columns))
    } else {
      body.addBlock(text(movie, columns))
      body.addBlock(people.lines(columns))
      body.addBlock(cast(movie, columns))
      body.addBlock(explore.section(words.explore, columns))
      body.addBlock(facts.section(words.facts, columns))
    }
    body.addBlock(RelatedTitles(.movie(id), canvas).body(columns))
    body.addBlock(parts.section(words.more, columns))
    return body
  }

  private var unloaded: Body {
    let summary = canvas.state.catalog.movies[id]
    var body = Body()
    if let summary {
      body.add(TitleHead(summary, details: nil, canvas).lines(columns))
      if let overview = summary.overview { body.addBlock(overviewLines(overview, columns)) }
    }
    body.addBlock(
      canvas.phaseLines(canvas.state.phase(of: .movie(id)), knowsSome: summary != nil, columns))
    return body
  }

  /// Tagline and overview.
  private func text(_ movie: Movie, _ columns: Int) -> [Line] {
    var lines: [Line] = []
    if let tagline = movie.tagline, tagline.language == canvas.state.locale.languageCode {
      lines += Line(tagline.text, .quote).wrapped(to: min(columns, Measure.text)) + [.empty]
    }
    if let overview = movie.summary.overview {
      return lines + overviewLines(overview, columns)
    }
    return lines + Line(words.noOverview(canvas.state.locale), .muted).wrapped(to: columns)
  }

  private func overviewLines(_ overview: LocalizedText, _ columns: Int) -> [Line] {
    canvas.localized(overview, note: Words.fallback, columns)
  }

  private func people(_ movie: Movie) -> FactTable {
    var table = FactTable()
    guard let credits = movie.credits else { return table }
    let directors = credits.directors
    let writers = credits.writers
    func names(_ members: [CrewMember], _ section: Choice.Section) -> [Line] {
      members.map { canvas.inline(section, .person($0.person.id), $0.person.name) }
    }
    if directors.isEmpty {
      table.add(words.directors(1), words.noDirector, .muted)
    } else {
      table.add(words.directors(directors.count), flowing: names(directors, .directors))
    }
    table.add(words.writers(writers.count), flowing: names(writers, .writers))
    return table
  }

  private func cast(_ movie: Movie, _ columns: Int) -> [Line] {
    guard let credits = movie.credits else {
      return sectionHeading(words.cast, columns)
        + Line(words.missing(in: canvas.state.source), .muted).wrapped(to: columns)
    }
    var lines = sectionHeading(words.cast, columns)
    let shown = credits.cast.prefix(Excerpt.cast)
    if shown.isEmpty { lines += Line(words.noCast, .muted).wrapped(to: columns) }
    lines += CastTable(canvas).lines(Array(shown), .cast, columns)
    let all = Route.credits(.movie(id))
    if canvas.number(.allCredits, all) != nil {
      let count = Set(credits.cast.map(\.person.id) + credits.crew.map(\.person.id)).count
      lines += canvas.row(.allCredits, all, words.allCredits, note: words.people(count), columns)
    }
    return lines
  }

  /// What leads to lists: genres, the collection, keywords, companies.
  private func explore(_ movie: Movie) -> FactTable {
    var table = FactTable()
    table.add(
      words.genres(movie.genres.count),
      flowing: movie.genres.map {
        canvas.inline(
          .genres, .movieList(.filtered(MovieFilters(genre: $0.id))), $0.name, .tag)
      })
    if let collection = movie.collection {
      table.add(
        words.collection,
        flowing: [canvas.inline(.collection, .collection(collection.id), collection.name)])
    }
    table.add(
      words.keywords,
      flowing: (movie.keywords ?? []).map {
        canvas.inline(
          .keywords, .movieList(.filtered(MovieFilters(keyword: $0.id))), $0.name, .tag)
      })
    if movie.keywords == nil {
      table.add(words.keywords, words.missing(in: canvas.state.source), .muted)
    }
    table.add(
      words.companies(movie.companies.count),
      flowing: movie.companies.map {
        canvas.inline(
          .companies, .movieList(.filtered(MovieFilters(company: $0.id))), $0.name, .tag)
      })
    return table
  }
}
