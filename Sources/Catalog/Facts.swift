/// A genre of TMDB's; movies and series have lists of their own.
public struct Genre: Hashable, Sendable {
  /// TMDB's number for it, shared by movies and series where both have it.
  public var id: ID<Genre>
  /// Its name in the language asked for.
  public var name: String

  /// Makes a genre.
  public init(id: ID<Genre>, name: String) {
    self.id = id
    self.name = name
  }
}

/// A keyword of TMDB's.
public struct Keyword: Hashable, Sendable {
  /// TMDB's number for it.
  public var id: ID<Keyword>
  /// Its name, in English whatever the language.
  public var name: String

  /// Makes a keyword.
  public init(id: ID<Keyword>, name: String) {
    self.id = id
    self.name = name
  }
}

/// A production company.
public struct Company: Hashable, Sendable {
  /// TMDB's number for it.
  public var id: ID<Company>
  /// Its name.
  public var name: String
  /// Its country as an ISO 3166-1 code, where known.
  public var country: String?

  /// Makes a company.
  public init(id: ID<Company>, name: String, country: String? = nil) {
    self.id = id
    self.name = name
    self.country = country
  }
}

/// A television network.
public struct Network: Hashable, Sendable {
  /// TMDB's number for it.
  public var id: ID<Network>
  /// Its name.
  public var name: String
  /// Its country as an ISO 3166-1 code, where known.
  public var country: String?

  /// Makes a network.
  public init(id: ID<Network>, name: String, country: String? = nil) {
    self.id = id
    self.name = name
    self.country = country
  }
}

/// A certificate of a movie or a series: from which age it may be seen in a country.
public struct Certificate: Hashable, Sendable {
  /// The country as an ISO 3166-1 code.
  public var region: String
  /// The certificate as that country writes it.
  public var text: String

  /// Makes a certificate.
  public init(region: String, text: String) {
    self.region = region
    self.text = text
  }

  /// The countries that have one, the nearest to what is asked for first.
  static func regions(
    from known: [String], for region: String, origins: [String]
  ) -> [String] {
    let wanted = [region] + origins + ["US"]
    return (wanted.filter(known.contains) + known).uniqued(by: \.self)
  }
}

/// TMDB's rating of a title: the mean of its votes, and how many there are.
public struct Rating: Hashable, Sendable {
  /// The mean, 0 to 10; nil where some voted and the source has no mean of it yet.
  public var average: Double?
  /// How many voted; nil where the source does not say.
  public var votes: Int?

  /// Makes a rating, or nil where nobody voted: a title nobody rated has no rating, not 0.0.
  public init?(average: Double?, votes: Int?) {
    let average = average.flatMap { $0 > 0 ? $0 : nil }
    guard votes != 0, average != nil || votes != nil else { return nil }
    self.average = average
    self.votes = votes
  }
}

extension Rating {
  /// The least number of votes a title has where the best rated come first: else one vote of 10 leads.
  public static var leastVotesToRank: Int { 200 }
}

/// A trailer, a clip or another video about a title.
public struct Video: Hashable, Sendable {
  /// The video's own title.
  public var name: String
  /// The key on its site.
  public var key: String
  /// The site: `YouTube`, `Vimeo` or one TMDB added since.
  public var site: String
  /// The kind: `Trailer`, `Teaser`, `Clip`, … or one TMDB added since.
  public var type: String
  /// Whether the makers published it.
  public var isOfficial: Bool
  /// The day it was published, where known.
  public var published: CalendarDate?

  /// Makes a video.
  public init(
    name: String, key: String, site: String, type: String, isOfficial: Bool,
    published: CalendarDate?
  ) {
    self.name = name
    self.key = key
    self.site = site
    self.type = type
    self.isOfficial = isOfficial
    self.published = published
  }

  /// The address where the video plays, for the sites whose addresses are known.
  ///
  /// A key that could mean anything but itself in an address makes none.
  public var address: String? {
    guard !key.isEmpty, key.utf8.allSatisfy(\.isPlainInAddress) else { return nil }
    return switch site {
    case "YouTube": "https://www.youtube.com/watch?v=\(key)"
    case "Vimeo": "https://vimeo.com/\(key)"
    default: nil
    }
  }
}

/// A picture on TMDB's image server.
public struct ImageFile: Hashable, Sendable {
  /// What a picture is of.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case poster, backdrop, still, profile, logo
  }

  /// What it is of.
  public var kind: Kind
  /// The path that follows the size in the image server's addresses; begins with `/`.
  public var path: String
  /// The width in pixels.
  public var width: Int
  /// The height in pixels.
  public var height: Int
  /// The ISO 639-1 code of the language of the text in it; nil without text.
  public var language: String?

  /// Makes a picture.
  public init(kind: Kind, path: String, width: Int, height: Int, language: String?) {
    self.kind = kind
    self.path = path
    self.width = width
    self.height = height
    self.language = language
  }

  /// The address of the picture as it was uploaded.
  ///
  /// A path that could mean anything but itself in an address makes none.
  public var address: String? {
    let name = path.utf8.dropFirst()
    guard path.utf8.first == 0x2F, !name.isEmpty, name.allSatisfy(\.isPlainInAddress) else {
      return nil
    }
    return Self.server + path
  }

  /// What the addresses of all pictures begin with.
  public static let server = "https://image.tmdb.org/t/p/original"
}

extension UInt8 {
  /// Whether the character stands for itself wherever it is in an address (RFC 3986 §2.3).
  fileprivate var isPlainInAddress: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: true
    case _: false
    }
  }
}

/// Where a title can be watched in one country, as JustWatch says it.
public struct WatchOptions: Hashable, Sendable {
  /// How a provider offers it.
  public enum Offer: String, CaseIterable, Hashable, Sendable {
    case stream, free, ads, rent, buy
  }

  /// The country as an ISO 3166-1 code.
  public var region: String
  /// The providers' names by offer, each once, in TMDB's order.
  public var providers: [Offer: [String]]

  /// Makes the options of one country.
  public init(region: String, providers: [Offer: [String]]) {
    self.region = region
    self.providers = providers.mapValues { $0.uniqued(by: \.self) }
  }
}

/// What one person wrote about a title.
public struct Review: Hashable, Sendable {
  /// TMDB's text id of it.
  public var id: String
  /// The author's handle; nil where TMDB has an empty one.
  public var author: String?
  /// The author's rating, 0.5 to 10, where given.
  public var rating: Double?
  /// The day it was written, where known.
  public var created: CalendarDate?
  /// What was written: paragraphs apart by line feeds.
  public var content: String
  /// What of it stands out: ranges of its Unicode scalars, in order.
  public var emphasis: [Range<Int>]
  /// Whether it is a sample text written for the built-in catalog.
  public var isSample: Bool

  /// Makes a review.
  public init(
    id: String, author: String?, rating: Double?, created: CalendarDate?, content: String,
    emphasis: [Range<Int>] = [], isSample: Bool
  ) {
    self.id = id
    self.author = author
    self.rating = rating
    self.created = created
    self.content = content
    self.emphasis = emphasis
    self.isSample = isSample
  }
}

/// One release of a movie in one country.
public struct Release: Hashable, Sendable {
  /// TMDB's kinds of release.
  public enum Kind: Int, CaseIterable, Hashable, Sendable {
    case premiere = 1
    case limited, theatrical, digital, physical, television
  }

  /// The country as an ISO 3166-1 code.
  public var region: String
  /// The kind; nil for one TMDB added since.
  public var kind: Kind?
  /// The day, where known.
  public var date: CalendarDate?
  /// The certification in that country, where given.
  public var certification: String?

  /// Makes a release.
  public init(region: String, kind: Kind?, date: CalendarDate?, certification: String?) {
    self.region = region
    self.kind = kind
    self.date = date
    self.certification = certification
  }
}
