/// What a series' page says of a season.
public struct SeasonSummary: Hashable, Sendable {
  /// The season's number; 0 is Specials.
  public var number: Int
  /// Its name.
  public var name: String
  /// How many episodes it has, where known.
  public var episodeCount: Int?
  /// The day its first episode aired, where known.
  public var airDate: CalendarDate?
  /// The rating; nil where nobody voted.
  public var rating: Rating?
  /// The overview, where there is one.
  public var overview: LocalizedText?
  /// Whether the source can say which episodes it has: the built-in sample lists those of some seasons only.
  public var isListed = true

  /// Makes a summary.
  public init(
    number: Int, name: String, episodeCount: Int?, airDate: CalendarDate?, rating: Rating?
  ) {
    self.number = number
    self.name = name
    self.episodeCount = episodeCount
    self.airDate = airDate
    self.rating = rating
  }

  /// Whether these are the Specials.
  public var isSpecials: Bool { number == 0 }

  /// Where a season with a number stands among the others: the Specials after all that are numbered.
  public static func place(of number: Int) -> Int { number == 0 ? .max : number }
}

/// A season with its episodes.
public struct Season: Hashable, Sendable {
  /// The series it belongs to.
  public var show: ID<TVShow>
  /// What the series' page says of it.
  public var summary: SeasonSummary
  /// Its episodes, each number once; nil where the source has no facts.
  public var episodes: [Episode]?
  /// Its pictures.
  public var images: [ImageFile]?

  /// Makes a season of its summary; the rest is set after.
  public init(show: ID<TVShow>, _ summary: SeasonSummary) {
    self.show = show
    self.summary = summary
  }
}

/// An episode of a series.
public struct Episode: Hashable, Sendable {
  /// The series it belongs to.
  public var show: ID<TVShow>
  /// The season's number; 0 is Specials.
  public var season: Int
  /// The number in its season.
  public var number: Int
  /// Its name.
  public var name: String
  /// The overview, where there is one.
  public var overview: LocalizedText?
  /// The day it aired or will, where known.
  public var airDate: CalendarDate?
  /// The running time in minutes, where known.
  public var runtime: Int?
  /// The rating; nil where nobody voted.
  public var rating: Rating?
  /// TMDB's type: `standard`, `mid_season`, `finale` or one added since.
  public var type: String?
  /// The path of a picture from it on the image server.
  public var stillPath: String?
  /// IMDb's id, `tt…`.
  public var imdbID: String?
  /// Who played as guests and who made it.
  public var credits: Credits?

  /// Makes an episode of what is always known; the rest is set after.
  public init(show: ID<TVShow>, season: Int, number: Int, name: String) {
    self.show = show
    self.season = season
    self.number = number
    self.name = name
  }
}
