/// What a list says of a series.
public struct ShowSummary: Hashable, Sendable {
  /// TMDB's number.
  public var id: ID<TVShow>
  /// The name in the language asked for, or the one TMDB falls back to.
  public var name: String
  /// The name in the original language.
  public var originalName: String
  /// The ISO 639-1 code of the original language, where known.
  public var originalLanguage: String?
  /// The countries it comes from, ISO 3166-1.
  public var originCountries: [String]
  /// The overview, where any language has one.
  public var overview: LocalizedText?
  /// The day the first episode aired, where known.
  public var firstAirDate: CalendarDate?
  /// Its genres in TMDB's order.
  public var genreIDs: [ID<Genre>]
  /// The rating; nil where nobody voted.
  public var rating: Rating?
  /// TMDB's measure of how much it is looked at.
  public var popularity: Double
  /// The usual running time of an episode in minutes, where the list says it.
  public var episodeRuntime: Int?
  /// The poster's path on the image server.
  public var posterPath: String?
  /// Whether TMDB calls it adult.
  public var isAdult: Bool

  /// Makes a summary of what is always known; the rest is set after.
  public init(id: ID<TVShow>, name: String) {
    self.id = id
    self.name = name
    originalName = name
    originCountries = []
    genreIDs = []
    popularity = 0
    isAdult = false
  }
}

/// Everything a series' page shows; of lists nil and empty mean what they mean in ``Movie``.
public struct TVShow: Hashable, Sendable {
  /// What lists say of it.
  public var summary: ShowSummary
  /// The tagline, where there is one.
  public var tagline: LocalizedText?
  /// TMDB's status: `Returning Series`, `Ended`, … or one added since.
  public var status: TitleStatus?
  /// TMDB's type: `Scripted`, `Miniseries`, … or one added since.
  public var type: String?
  /// The day the last episode aired, where known.
  public var lastAirDate: CalendarDate?
  /// How many seasons there are, Specials not counted.
  public var seasonCount: Int?
  /// How many episodes there are.
  public var episodeCount: Int?
  /// The usual running times of its episodes in minutes, in the source's order.
  public var episodeRuntimes: [Int] = []
  /// Its genres with names.
  public var genres: [Genre] = []
  /// Its keywords.
  public var keywords: [Keyword]?
  /// Who created it.
  public var creators: [PersonSummary] = []
  /// The networks that show it.
  public var networks: [Network] = []
  /// The companies that make it.
  public var companies: [Company] = []
  /// The countries it is made in, ISO 3166-1; nil where the source has no facts.
  public var countries: [String]?
  /// The languages spoken in it, by their English names.
  public var spokenLanguages: [String] = []
  /// The home page's address.
  public var homepage: String?
  /// IMDb's id, `tt…`.
  public var imdbID: String?
  /// Other names it is known by.
  public var alternativeTitles: [String] = []
  /// Its certificates in the source's order, of some countries more than one.
  public var certificates: [Certificate] = []
  /// Its seasons by number; Specials, number 0, last.
  public var seasons: [SeasonSummary]?
  /// The episode that aired last.
  public var lastEpisode: Episode?
  /// The episode that airs next.
  public var nextEpisode: Episode?
  /// Who made it.
  public var credits: Credits?
  /// Its videos.
  public var videos: [Video]?
  /// Its pictures.
  public var images: [ImageFile]?
  /// Where it can be watched, by country.
  public var watch: [WatchOptions]?

  /// Makes a series of its summary; the rest is set after.
  public init(_ summary: ShowSummary) {
    self.summary = summary
  }

  /// TMDB's number.
  public var id: ID<TVShow> { summary.id }

  /// The certificates in a country or, where that has none, in another: a country it comes from before the
  /// United States and the others in the source's order.
  public func certificates(for region: String) -> [Certificate] {
    let origins = summary.originCountries + (countries ?? [])
    let first = Certificate.regions(from: certificates.map(\.region), for: region, origins: origins)
      .first
    return certificates.filter { $0.region == first }
  }

  /// The episodes that aired last and air next, seen from a day.
  ///
  /// TMDB goes on calling an episode the next for a while after it has aired, and kept answers for longer; one that
  /// airs on the day itself is still the next.
  public func episodes(around today: CalendarDate) -> (last: Episode?, next: Episode?) {
    func hasAired(_ episode: Episode?) -> Bool { episode?.airDate.map { $0 < today } ?? false }
    guard hasAired(nextEpisode) else { return (lastEpisode, nextEpisode) }
    let aired = [lastEpisode, nextEpisode].compactMap(\.self)
    return (aired.max { ($0.airDate ?? .epoch) < ($1.airDate ?? .epoch) }, nil)
  }
}
