import AppCore
import Catalog
import Navigation
import Typesetting

/// A series' page: what it is, who made it, its seasons, where it leads.
struct ShowScreen {
  let id: ID<TVShow>
  let canvas: Canvas
  private let columns: Int

  init(_ id: ID<TVShow>, _ canvas: Canvas) {
    self.id = id
    self.canvas = canvas
    columns = min(canvas.columns, Measure.page)
  }

  private var words: Words { canvas.words }

  /// The page; of a series that is not loaded what lists said of it.
  var body: Body {
    guard let show = canvas.state.catalog.showDetails[id] else {
      let summary = canvas.state.catalog.shows[id].map(TitleSummary.show)
      return TitlePage.unloaded(summary, .show(id), canvas, columns)
    }
    return TitlePage(
      title: .show(id), canvas: canvas, head: TitleHead(show, canvas),
      text: TitleText(tagline: show.tagline, overview: show.summary.overview, canvas: canvas),
      people: people(show),
      cast: TitleCast(credits: show.credits, title: .show(id), canvas: canvas),
      seasons: TitleSeasons(show, canvas), explore: explore(show),
      facts: ShowFacts(show, canvas).table, parts: TitleParts(show, canvas).table
    ).body(columns)
  }

  private func people(_ show: TVShow) -> FactTable {
    var table = FactTable()
    if show.creators.isEmpty {
      table.add(words.creators(1), words.noDirector, .muted)
    } else {
      table.add(
        words.creators(show.creators.count),
        flowing: show.creators.map { canvas.inline(.creators, .person($0.id), $0.name) })
    }
    return table
  }

  /// What leads to lists: genres, keywords, networks.
  private func explore(_ show: TVShow) -> FactTable {
    var table = FactTable()
    func tags<Thing>(
      _ things: [Thing], _ section: Choice.Section, _ entry: (Thing) -> (ShowFilters, String)
    ) -> [Line] {
      things.map { thing in
        let (filters, name) = entry(thing)
        return canvas.inline(section, .showList(.filtered(filters)), name, .tag)
      }
    }
    table.add(
      words.genres(show.genres.count),
      flowing: tags(show.genres, .genres) { (ShowFilters(genre: $0.id), $0.name) })
    if let keywords = show.keywords {
      table.add(
        words.keywords,
        flowing: tags(keywords, .keywords) { (ShowFilters(keyword: $0.id), $0.name) })
    } else {
      table.add(words.keywords, words.missing(in: canvas.state.source), .muted)
    }
    if show.networks.isEmpty {
      table.add(words.networks(1), words.missing(in: canvas.state.source), .muted)
    } else {
      table.add(
        words.networks(show.networks.count),
        flowing: tags(show.networks, .networks) { (ShowFilters(network: $0.id), $0.name) })
    }
    return table
  }
}

/// The facts of a series that lead nowhere: dates, kind, languages, addresses.
struct ShowFacts {
  private let show: TVShow
  private let canvas: Canvas

  init(_ show: TVShow, _ canvas: Canvas) {
    self.show = show
    self.canvas = canvas
  }

  private var words: Words { canvas.words }
  private var region: String { canvas.state.locale.region }

  /// The facts with their names.
  var table: FactTable {
    var table = FactTable()
    table.add(words.firstAired, date(show.summary.firstAirDate))
    table.add(words.lastAired, date(show.lastAirDate))
    // What is known of it stands in the head.
    if show.status == nil {
      table.add(words.status, words.missing(in: canvas.state.source), .muted)
    }
    table.add(words.showType, show.type.map(words.showType))
    table.add(
      words.episodeLength, show.episodeRuntimes.map(words.runtime).joined(separator: ", "))
    if show.certificates.isEmpty {
      table.add(words.certification, words.noCertification(region), .muted)
    }
    let languages = show.spokenLanguages.map(words.languageName(english:))
    if languages.isEmpty {
      table.add(
        words.originalLanguage,
        show.summary.originalLanguage.map { Line(words.languageName($0)) }
          ?? Line(words.missing(in: canvas.state.source), .muted))
    } else {
      table.add(words.spokenLanguages, languages.joined(separator: ", "))
    }
    table.add(
      words.countries(show.summary.originCountries.count),
      show.summary.originCountries.map(words.country).joined(separator: ", "))
    if let countries = show.countries, Set(countries) != Set(show.summary.originCountries) {
      table.add(
        words.productionCountries,
        countries.map(words.country).joined(separator: ", "))
    }
    table.add(
      words.companies(show.companies.count),
      show.companies.map(\.name).joined(separator: ", "))
    table.add(
      words.alsoKnownAs, flowing: show.alternativeTitles.prefix(4).map { Line($0) },
      separator: " · ")
    table.add("TMDB", Route.tvShow(show.id).webAddress, .muted)
    if let id = show.imdbID { table.add("IMDb", "https://www.imdb.com/title/\(id)", .muted) }
    table.add(words.homepage, show.homepage, .muted)
    return table
  }

  private func date(_ date: CalendarDate?) -> Line {
    date.map { Line(words.date($0)) } ?? Line(words.noAirDate, .muted)
  }
}
