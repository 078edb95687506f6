import AppCore
import Catalog
import Navigation
import Typesetting

/// The facts of a movie that lead nowhere: dates, money, languages, addresses.
struct MovieFacts {
  private let movie: Movie
  private let canvas: Canvas

  init(_ movie: Movie, _ canvas: Canvas) {
    self.movie = movie
    self.canvas = canvas
  }

  private var words: Words { canvas.words }
  private var region: String { canvas.state.locale.region }

  /// The facts with their names.
  var table: FactTable {
    var table = FactTable()
    for (index, line) in releases.enumerated() {
      table.add(index == 0 ? words.releaseDate : "", line)
    }
    if movie.certificate(for: region) == nil {
      table.add(words.certification, words.noCertification(region), .muted)
    }
    if let status = movie.status, status != .released {
      table.add(words.status, words.status(status))
    }
    table.add(words.budget, movie.budget.map(words.dollars))
    table.add(words.revenue, movie.revenue.map(words.dollars))
    let languages = movie.spokenLanguages.map(words.languageName(english:))
    if languages.isEmpty {
      table.add(
        words.originalLanguage,
        movie.summary.originalLanguage.map { Line(words.languageName($0)) }
          ?? Line(words.missing(in: canvas.state.source), .muted))
    } else {
      table.add(words.spokenLanguages, languages.joined(separator: ", "))
    }
    table.add(
      words.countries(movie.countries.count),
      movie.countries.map(words.country).joined(separator: ", "))
    table.add(
      words.alsoKnownAs, flowing: movie.alternativeTitles.prefix(4).map { Line($0) },
      separator: " · ")
    addAddresses(&table)
    return table
  }

  /// The dates for the region, in their order, after the first date anywhere where that was before them: a title shown
  /// again is no new one.
  private var releases: [Line] {
    let own = (movie.releases ?? []).filter { $0.region == region && $0.date != nil }
      .sorted { ($0.date?.daysSince1970 ?? 0) < ($1.date?.daysSince1970 ?? 0) }
    guard let earliest = own.first?.date else {
      guard let date = movie.summary.releaseDate else {
        return [Line(words.noReleaseDate, .muted)]
      }
      return [Line(words.date(date)).appending(" · " + words.noDates(for: region), .muted)]
    }
    var lines: [Line] = []
    if let first = movie.summary.releaseDate, first < earliest {
      lines.append(Line(words.date(first)).appending(" · " + words.firstRelease, .muted))
    }
    return lines
      + own.prefix(4).map { release in
        var line = Line(release.date.map(words.date) ?? "")
        let notes = [release.kind.map(words.release), words.country(region)].compactMap(\.self)
        line.append(" · " + notes.joined(separator: ", "), .muted)
        return line
      }
  }

  private func addAddresses(_ table: inout FactTable) {
    table.add("TMDB", Route.movie(movie.id).webAddress, .muted)
    if let id = movie.imdbID { table.add("IMDb", "https://www.imdb.com/title/\(id)", .muted) }
    table.add(words.homepage, movie.homepage, .muted)
  }
}
