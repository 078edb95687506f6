/// A span of trending.
public enum TrendingWindow: String, CaseIterable, Hashable, Sendable {
  case day, week
}

/// A list of movies that TMDB keeps under a name.
public enum NamedMovieList: String, CaseIterable, Hashable, Sendable {
  case nowPlaying = "now-playing"
  case popular
  case upcoming
  case topRated = "top-rated"
}

/// A list of series that TMDB keeps under a name.
public enum NamedShowList: String, CaseIterable, Hashable, Sendable {
  case airingToday = "airing-today"
  case onTheAir = "on-the-air"
  case popular
  case topRated = "top-rated"
}

/// A list of movies.
public enum MovieList: Hashable, Sendable {
  case named(NamedMovieList)
  case trending(TrendingWindow)
  /// Movies that pass filters (TMDB's discover); a single filter is a genre, a keyword, a company, …
  indirect case filtered(MovieFilters)
}

/// A list of series.
public enum ShowList: Hashable, Sendable {
  case named(NamedShowList)
  case trending(TrendingWindow)
  /// What a person played in, made from the combined credits: discover has no cast filter for series.
  case cast(ID<Person>)
  /// Series that pass filters (TMDB's discover).
  indirect case filtered(ShowFilters)
}

/// Ids a title must match: all of them, or any.
public struct Terms<Subject>: Hashable, Sendable {
  /// How the ids are combined.
  public enum Join: String, Hashable, Sendable {
    /// All of them: TMDB writes a comma.
    case all = ","
    /// Any of them: TMDB writes a bar.
    case any = "|"
  }

  /// The ids, ascending, each once, at least one.
  public let ids: [ID<Subject>]
  /// How they are combined; a single id is always `all`.
  public let join: Join

  /// Makes terms, in one canonical form; nil of no ids.
  public init?(_ ids: [ID<Subject>], join: Join = .all) {
    guard !ids.isEmpty else { return nil }
    self.ids = Set(ids).sorted()
    self.join = self.ids.count == 1 ? .all : join
  }

  /// Makes a single term.
  public init(_ id: ID<Subject>) {
    ids = [id]
    join = .all
  }

  /// The id where there is a single one.
  public var single: ID<Subject>? { ids.count == 1 ? ids.first : nil }
}

/// A key and a direction to sort by.
public struct SortOrder: Hashable, Sendable {
  /// What to sort by.
  public enum Key: String, CaseIterable, Hashable, Sendable {
    case popularity, rating, votes, date, title, revenue
  }

  /// The key.
  public var key: Key
  /// Whether the smallest comes first.
  public var isAscending: Bool

  /// Makes an order; without a direction the key's natural one: titles A to Z, all else largest first.
  public init(_ key: Key, isAscending: Bool? = nil) {
    self.key = key
    self.isAscending = isAscending ?? (key == .title)
  }

  /// Whether the direction is the key's natural one.
  public var isNatural: Bool { isAscending == (key == .title) }
}

/// A least and a greatest number, either of which may be open.
public struct Bounds: Hashable, Sendable {
  /// The least, inclusive.
  public var least: Int?
  /// The greatest, inclusive.
  public var greatest: Int?

  /// Makes bounds; nil where both ends are open or the least is above the greatest.
  public init?(least: Int?, greatest: Int?) {
    if let least, let greatest, least > greatest { return nil }
    if least == nil, greatest == nil { return nil }
    self.least = least
    self.greatest = greatest
  }

  /// Whether a number lies between them.
  public func contains(_ number: Int) -> Bool {
    (least.map { number >= $0 } ?? true) && (greatest.map { number <= $0 } ?? true)
  }
}

/// What the filters of movies and those of series have in common.
public protocol TitleFilters: Hashable, Sendable {
  /// Genres it must have.
  var genres: Terms<Genre>? { get set }
  /// Genres it must not have.
  var withoutGenres: Terms<Genre>? { get set }
  /// Keywords it must have.
  var keywords: Terms<Keyword>? { get set }
  /// Companies that made it.
  var companies: Terms<Company>? { get set }
  /// The year it first came out.
  var year: Int? { get set }
  /// The first day it may have come out.
  var from: CalendarDate? { get set }
  /// The last day it may have come out.
  var to: CalendarDate? { get set }
  /// The least rating, in tenths: 70 is 7.0.
  var ratingTenths: Int? { get set }
  /// The least number of votes.
  var votes: Int? { get set }
  /// The running time in minutes.
  var runtime: Bounds? { get set }
  /// The original language, ISO 639-1.
  var language: String? { get set }
  /// The country of origin, ISO 3166-1.
  var country: String? { get set }
  /// A watch provider's number, in the region asked for.
  var provider: Int? { get set }
  /// The order; popularity, largest first, without one.
  var sort: SortOrder? { get set }

  /// Makes filters that let everything pass.
  init()
}

/// The filters of a list of movies: TMDB's discover, in the words of links.
public struct MovieFilters: TitleFilters {
  /// Genres it must have.
  public var genres: Terms<Genre>?
  /// Genres it must not have.
  public var withoutGenres: Terms<Genre>?
  /// Keywords it must have.
  public var keywords: Terms<Keyword>?
  /// Companies that made it.
  public var companies: Terms<Company>?
  /// People of its cast.
  public var cast: Terms<Person>?
  /// People of its crew.
  public var crew: Terms<Person>?
  /// The year of its primary release.
  public var year: Int?
  /// The first day of release.
  public var from: CalendarDate?
  /// The last day of release.
  public var to: CalendarDate?
  /// The least rating, in tenths: 70 is 7.0.
  public var ratingTenths: Int?
  /// The least number of votes.
  public var votes: Int?
  /// The running time in minutes.
  public var runtime: Bounds?
  /// The original language, ISO 639-1.
  public var language: String?
  /// The country of origin, ISO 3166-1.
  public var country: String?
  /// A watch provider's number, in the region asked for.
  public var provider: Int?
  /// The order; popularity, largest first, without one, so that it is said in one way alone.
  public var sort: SortOrder? {
    didSet { if sort == SortOrder(.popularity) { sort = nil } }
  }

  /// Makes filters that let everything pass.
  public init() {}

  /// Makes the filter of one genre.
  public init(genre: ID<Genre>) { genres = Terms(genre) }

  /// Makes the filter of one keyword.
  public init(keyword: ID<Keyword>) { keywords = Terms(keyword) }

  /// Makes the filter of one company.
  public init(company: ID<Company>) { companies = Terms(company) }

  /// Makes the filter of one member of the cast.
  public init(cast: ID<Person>) { self.cast = Terms(cast) }

  /// Makes the filter of one member of the crew.
  public init(crew: ID<Person>) { self.crew = Terms(crew) }
}

/// The filters of a list of series: TMDB's discover, in the words of links.
///
/// There is no cast or crew here: TMDB ignores both for series.
public struct ShowFilters: TitleFilters {
  /// Genres it must have.
  public var genres: Terms<Genre>?
  /// Genres it must not have.
  public var withoutGenres: Terms<Genre>?
  /// Keywords it must have.
  public var keywords: Terms<Keyword>?
  /// Companies that make it.
  public var companies: Terms<Company>?
  /// Networks that show it.
  public var networks: Terms<Network>?
  /// The year the first episode aired.
  public var year: Int?
  /// The first day of first airing.
  public var from: CalendarDate?
  /// The last day of first airing.
  public var to: CalendarDate?
  /// The least rating, in tenths: 70 is 7.0.
  public var ratingTenths: Int?
  /// The least number of votes.
  public var votes: Int?
  /// The running time of an episode in minutes.
  public var runtime: Bounds?
  /// The original language, ISO 639-1.
  public var language: String?
  /// The country of origin, ISO 3166-1.
  public var country: String?
  /// A watch provider's number, in the region asked for.
  public var provider: Int?
  /// The order; popularity, largest first, without one, so that it is said in one way alone.
  public var sort: SortOrder? {
    didSet { if sort == SortOrder(.popularity) { sort = nil } }
  }

  /// Makes filters that let everything pass.
  public init() {}

  /// Makes the filter of one genre.
  public init(genre: ID<Genre>) { genres = Terms(genre) }

  /// Makes the filter of one keyword.
  public init(keyword: ID<Keyword>) { keywords = Terms(keyword) }

  /// Makes the filter of one network.
  public init(network: ID<Network>) { networks = Terms(network) }
}

/// A kind of thing that search finds.
public enum SearchKind: String, CaseIterable, Hashable, Sendable {
  case movie, tv, person, collection, keyword, company
}

/// An id that IMDb gives: `tt0133093` of a title, `nm0000206` of a person.
public struct ExternalID: Hashable, Sendable {
  /// What IMDb gives ids to.
  public enum Kind: String, Hashable, Sendable {
    case title = "tt"
    case person = "nm"
  }

  /// What the id is of.
  public let kind: Kind
  /// The digits after the letters, with their leading zeros.
  public let digits: String

  /// Reads an id of 5 to 10 digits, in letters of either case; nil of any other text.
  public init?(_ text: String) {
    let digits = text.utf8.dropFirst(2)
    guard (5...10).contains(digits.count),
      digits.allSatisfy({ (0x30...0x39).contains($0) }),
      let kind = Kind(rawValue: text.prefix(2).lowercased())
    else { return nil }
    self.kind = kind
    self.digits = String(decoding: digits, as: UTF8.self)
  }
}

extension ExternalID {
  /// Whether a text is none, but has the letters and digits of one: too few of them, or too many.
  public static func isMeant(by text: String) -> Bool {
    let digits = text.utf8.dropFirst(2)
    return Kind(rawValue: text.prefix(2).lowercased()) != nil && !digits.isEmpty
      && digits.allSatisfy { (0x30...0x39).contains($0) } && ExternalID(text) == nil
  }
}

extension ExternalID: CustomStringConvertible {
  /// The id as IMDb writes it.
  public var description: String { kind.rawValue + digits }
}
