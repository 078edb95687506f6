/// What a list says of a person.
public struct PersonSummary: Hashable, Sendable {
  /// TMDB's number.
  public var id: ID<Person>
  /// The name.
  public var name: String
  /// The department the person is known for.
  public var department: Department?
  /// Titles the person is known for, in TMDB's order.
  public var knownFor: [TitleSummary]
  /// TMDB's measure of how much the person is looked at.
  public var popularity: Double
  /// The portrait's path on the image server.
  public var profilePath: String?

  /// Makes a summary of what is always known; the rest is set after.
  public init(id: ID<Person>, name: String) {
    self.id = id
    self.name = name
    knownFor = []
    popularity = 0
  }
}

/// What a list says of a movie or a series.
public enum TitleSummary: Hashable, Sendable {
  case movie(MovieSummary)
  case show(ShowSummary)

  /// Its id.
  public var id: TitleID {
    switch self {
    case .movie(let movie): .movie(movie.id)
    case .show(let show): .show(show.id)
    }
  }

  /// Its title or name.
  public var title: String {
    switch self {
    case .movie(let movie): movie.title
    case .show(let show): show.name
    }
  }

  /// Whether TMDB calls it adult.
  public var isAdult: Bool {
    switch self {
    case .movie(let movie): movie.isAdult
    case .show(let show): show.isAdult
    }
  }

  /// Its genres in TMDB's order.
  public var genreIDs: [ID<Genre>] {
    switch self {
    case .movie(let movie): movie.genreIDs
    case .show(let show): show.genreIDs
    }
  }

  /// The day it was released or first aired, where known.
  public var date: CalendarDate? {
    switch self {
    case .movie(let movie): movie.releaseDate
    case .show(let show): show.firstAirDate
    }
  }

  /// Its rating; nil where nobody voted.
  public var rating: Rating? {
    switch self {
    case .movie(let movie): movie.rating
    case .show(let show): show.rating
    }
  }
}

/// Everything a person's page shows.
public struct Person: Hashable, Sendable {
  /// What lists say of the person.
  public var summary: PersonSummary
  /// The biography, where any language has one.
  public var biography: LocalizedText?
  /// The day of birth, where known to the day.
  public var birthday: CalendarDate?
  /// The year of birth where only that is known.
  public var birthYear: Int?
  /// The day of death, where known.
  public var deathday: CalendarDate?
  /// The year of death where the day is not known.
  public var deathYear: Int?
  /// The place of birth as TMDB writes it.
  public var placeOfBirth: String?
  /// Other names.
  public var alsoKnownAs: [String] = []
  /// IMDb's id, `nm…`.
  public var imdbID: String?
  /// The home page's address.
  public var homepage: String?
  /// The credits in movies and series, one for each role or job, in the source's order.
  public var credits: [PersonCredit] = []
  /// How many adult titles were left out of the credits and of what the person is known for.
  public var adult = 0
  /// Portraits.
  public var images: [ImageFile]?

  /// Makes a person of the summary; the rest is set after.
  public init(_ summary: PersonSummary) {
    self.summary = summary
  }

  /// TMDB's number.
  public var id: ID<Person> { summary.id }
}

/// One role or job a person had in one title.
public struct PersonCredit: Hashable, Sendable {
  /// What the person did.
  public enum Part: Hashable, Sendable {
    /// Played a character; nil where it is not said.
    case cast(character: String?)
    /// Did a job in a department; nil where it is not said.
    case crew(department: Department?, job: String)
  }

  /// The title.
  public var title: TitleSummary
  /// What the person did in it.
  public var part: Part
  /// In how many episodes, for a series where known.
  public var episodeCount: Int?

  /// Makes a credit.
  public init(title: TitleSummary, part: Part, episodeCount: Int? = nil) {
    self.title = title
    self.part = part
    self.episodeCount = episodeCount
  }

  /// Whether the person appears as themselves: talk shows, documentaries, award nights.
  public var isSelf: Bool {
    guard case .cast(let character?) = part else { return false }
    let word = character.prefix { $0.isLetter }
    return ["self", "himself", "herself", "themselves", "themself"].contains(word.lowercased())
  }
}
