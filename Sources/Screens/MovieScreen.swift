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
    guard let movie = canvas.state.catalog.movieDetails[id] else {
      let summary = canvas.state.catalog.movies[id].map(TitleSummary.movie)
      return TitlePage.unloaded(summary, .movie(id), canvas, columns)
    }
    return TitlePage(
      title: .movie(id), canvas: canvas, head: TitleHead(movie, canvas),
      text: TitleText(tagline: movie.tagline, overview: movie.summary.overview, canvas: canvas),
      people: people(movie),
      cast: TitleCast(credits: movie.credits, title: .movie(id), canvas: canvas),
      explore: explore(movie), facts: MovieFacts(movie, canvas).table,
      parts: TitleParts(movie, canvas).table
    ).body(columns)
  }

  private func people(_ movie: Movie) -> FactTable {
    var table = FactTable()
    guard let credits = movie.credits else { return table }
    let directors = credits.directors
    let writers = credits.writers
    if directors.isEmpty {
      table.add(words.directors(1), words.noDirector, .muted)
    } else {
      table.add(
        words.directors(directors.count), flowing: canvas.names(of: directors, .directors))
    }
    table.add(words.writers(writers.count), flowing: canvas.names(of: writers, .writers))
    return table
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
