/// What a list says of a movie.
public struct MovieSummary: Hashable, Sendable {
  /// TMDB's number.
  public var id: ID<Movie>
  /// The title in the language asked for, or the one TMDB falls back to.
  public var title: String
  /// The title in the original language.
  public var originalTitle: String
  /// The ISO 639-1 code of the original language (TMDB also has `cn`), where known.
  public var originalLanguage: String?
  /// The overview, where any language has one.
  public var overview: LocalizedText?
  /// The primary release date, where known.
  public var releaseDate: CalendarDate?
  /// Its genres in TMDB's order.
  public var genreIDs: [ID<Genre>]
  /// The rating; nil where nobody voted.
  public var rating: Rating?
  /// TMDB's measure of how much it is looked at.
  public var popularity: Double
  /// The running time in minutes, where the list says it.
  public var runtime: Int?
  /// The poster's path on the image server.
  public var posterPath: String?
  /// Whether TMDB calls it adult.
  public var isAdult: Bool

  /// Makes a summary of what is always known; the rest is set after.
  public init(id: ID<Movie>, title: String) {
    self.id = id
    self.title = title
    originalTitle = title
    genreIDs = []
    popularity = 0
    isAdult = false
  }
}

/// Everything a movie's page shows.
///
/// A list that is nil has no facts in the source; an empty one is known to be empty.
public struct Movie: Hashable, Sendable {
  /// What lists say of it.
  public var summary: MovieSummary
  /// The tagline, where there is one.
  public var tagline: LocalizedText?
  /// TMDB's status: `Released`, `Post Production`, … or one added since.
  public var status: TitleStatus?
  /// The running time in minutes, where known.
  public var runtime: Int?
  /// Its genres with names.
  public var genres: [Genre] = []
  /// Its keywords.
  public var keywords: [Keyword]?
  /// The collection it belongs to.
  public var collection: CollectionSummary?
  /// The companies that made it.
  public var companies: [Company] = []
  /// The countries it was made in, ISO 3166-1.
  public var countries: [String] = []
  /// The languages spoken in it, by their English names.
  public var spokenLanguages: [String] = []
  /// The budget in US dollars, where known.
  public var budget: Int?
  /// The revenue in US dollars, where known.
  public var revenue: Int?
  /// The home page's address.
  public var homepage: String?
  /// IMDb's id, `tt…`.
  public var imdbID: String?
  /// Other titles it is known by.
  public var alternativeTitles: [String] = []
  /// Its releases by country.
  public var releases: [Release]?
  /// Who made it.
  public var credits: Credits?
  /// Its videos.
  public var videos: [Video]?
  /// Its pictures.
  public var images: [ImageFile]?
  /// Where it can be watched, by country.
  public var watch: [WatchOptions]?

  /// Makes a movie of its summary; the rest is set after.
  public init(_ summary: MovieSummary) {
    self.summary = summary
  }

  /// TMDB's number.
  public var id: ID<Movie> { summary.id }

  /// The certification in a country, where a release there has one: that of the cinemas before that of a disc,
  /// which may be another cut.
  public func certification(in region: String) -> String? {
    let certified = releases?.filter { $0.region == region && $0.certification != nil } ?? []
    let inCinemas: [Release.Kind] = [.theatrical, .limited, .premiere]
    let release =
      inCinemas.lazy.compactMap { kind in certified.first { $0.kind == kind } }.first
      ?? certified.first
    return release?.certification
  }

  /// The certification in a country or, where that has none, in another: a country it was made in before the
  /// United States and the others in the source's order.
  public func certificate(for region: String) -> Certificate? {
    let certified = releases?.filter { $0.certification != nil }.map(\.region) ?? []
    for region in Certificate.regions(from: certified, for: region, origins: countries) {
      if let text = certification(in: region) { return Certificate(region: region, text: text) }
    }
    return nil
  }
}

/// What is known of a collection before its page is loaded.
public struct CollectionSummary: Hashable, Sendable {
  /// TMDB's number.
  public var id: ID<MovieCollection>
  /// Its name.
  public var name: String

  /// Makes a summary.
  public init(id: ID<MovieCollection>, name: String) {
    self.id = id
    self.name = name
  }
}

/// A collection: movies that belong together.
public struct MovieCollection: Hashable, Sendable {
  /// TMDB's number.
  public var id: ID<MovieCollection>
  /// Its name.
  public var name: String
  /// Its overview, where there is one.
  public var overview: LocalizedText?
  /// Its movies, each once, by release date, those without a date last.
  public var parts: [MovieSummary]
  /// How many adult titles were left out.
  public var adult = 0

  /// Makes a collection and puts its movies in order.
  public init(
    id: ID<MovieCollection>, name: String, overview: LocalizedText?, parts: [MovieSummary]
  ) {
    self.id = id
    self.name = name
    self.overview = overview
    self.parts = parts.uniqued(by: \.id).enumerated().sorted { first, second in
      switch (first.element.releaseDate, second.element.releaseDate) {
      case (let one?, let other?) where one != other: one < other
      case (_?, nil): true
      case (nil, _?): false
      default: first.offset < second.offset
      }
    }.map(\.element)
  }
}
