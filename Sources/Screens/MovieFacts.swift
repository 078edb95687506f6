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
    if movie.certification(in: region) == nil {
      table.add(words.certification, words.noCertification(region), .muted)
    }
    if let status = movie.status, status != .released {
      table.add(words.status, words.status(status))
    }
    table.add(words.budget, movie.budget.map(words.dollars))
    table.add(words.revenue, movie.revenue.map(words.dollars))
    let languages = movie.spokenLanguages.map(words.languageName(english:))
    if languages.isEmpty {
      table.add(words.originalLanguage, words.languageName(movie.summary.originalLanguage))
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

  /// The dates for the region, in their order; else the first date anywhere, and that it is that.
  private var releases: [Line] {
    let own = (movie.releases ?? []).filter { $0.region == region && $0.date != nil }
      .sorted { ($0.date?.daysSince1970 ?? 0) < ($1.date?.daysSince1970 ?? 0) }
    guard own.isEmpty else {
      return own.prefix(4).map { release in
        var line = Line(release.date.map(words.date) ?? "")
        let notes = [release.kind.map(words.release), words.country(region)].compactMap(\.self)
        line.append(" · " + notes.joined(separator: ", "), .muted)
        return line
      }
    }
    guard let date = movie.summary.releaseDate else {
      return [Line(words.noReleaseDate, .muted)]
    }
    return [Line(words.date(date)).appending(" · " + words.noDates(for: region), .muted)]
  }

  private func addAddresses(_ table: inout FactTable) {
    table.add("TMDB", Route.movie(movie.id).webAddress, .muted)
    if let id = movie.imdbID { table.add("IMDb", "https://www.imdb.com/title/\(id)", .muted) }
    table.add(words.homepage, movie.homepage, .muted)
  }
}
