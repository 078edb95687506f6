/// Says which part of a link was wrong, what was expected there, and the nearest known word.
public struct LinkError: Error, Hashable, Sendable {
  /// The part that was wrong, without control characters and cut where long; empty where something
  /// is missing.
  public let part: String
  /// Where the part begins, in bytes of UTF-8 from the beginning of the text.
  public let offset: Int
  /// What was expected there.
  public let expected: LinkExpectation
  /// The nearest known word; nil where none is near.
  public let nearest: String?
  /// Whether the part is empty although the link goes on behind it.
  public let isGap: Bool

  /// Makes an error; the part is cleaned and cut.
  public init(
    part: String, offset: Int, expected: LinkExpectation, nearest: String? = nil,
    isGap: Bool = false
  ) {
    self.isGap = isGap
    self.part = part.asShownPart
    self.offset = offset
    self.expected = expected
    self.nearest = nearest
  }
}

/// Says that a filter's name or value was wrong.
public struct FilterError: Error, Hashable, Sendable {
  /// The name or value that was wrong, without control characters and cut where long.
  public let part: String
  /// What was expected there.
  public let expected: LinkExpectation
  /// The nearest known word; nil where none is near.
  public let nearest: String?

  /// Makes an error; the part is cleaned and cut.
  public init(part: String, expected: LinkExpectation, nearest: String? = nil) {
    self.part = part.asShownPart
    self.expected = expected
    self.nearest = nearest
  }
}

/// What a link or a filter was expected to have at some part of it.
///
/// It is a key, not a text: the words for it are said in more than one language.
public enum LinkExpectation: Hashable, Sendable {
  /// A tab or a place: the part is the first.
  case tabOrPlace
  /// A place: the part is not the first.
  case place
  /// A place, since a tab stands at the beginning alone.
  case tabFirst
  /// A place of these kinds directly beneath the part, which depends on it.
  case subject(of: Screen, oneOf: [Screen])
  /// A positive decimal number of no more than 31 bits.
  case id
  /// A decimal number from 0 of no more than 31 bits.
  case number
  /// An id of IMDb's: `tt` or `nm` and 5 to 10 digits.
  case externalID
  /// The name of a list of movies or of series, or a word that begins one.
  case listName(ListKind)
  /// The name of a list of the feed's.
  case feedListName(ListKind)
  /// `day` or `week`.
  case trendingWindow
  /// `movies` or `shows` as a parameter of the feed.
  case feedParameter
  /// `type` or `year` as a parameter of a search.
  case searchParameter
  /// The name of a filter of these lists.
  case filterName(ListKind)
  /// Another list, since this one does not know the filter.
  case filterOfOtherList(FilterName, ListKind)
  /// A value of a filter.
  case filterValue(FilterName)
  /// A first day that is not behind the last.
  case daysInOrder
  /// A key to sort these lists by.
  case sortKey(ListKind)
  /// A kind of thing that search finds.
  case searchKind
  /// A year from 1 to 9999.
  case year
  /// A name, an equals sign and a value.
  case nameAndValue
  /// A parameter that was not given before.
  case parameterOnce
  /// Nothing: the part has no place there.
  case nothing
  /// `%` and two hexadecimal digits.
  case percentEscape
  /// Bytes that are UTF-8.
  case utf8
  /// No more places than this in one link.
  case places(atMost: Int)
  /// `marquee:`, `http:` or `https:`.
  case scheme
  /// `themoviedb.org` or `imdb.com`.
  case site
  /// A page of a site that Marquee knows.
  case page(Site)
}

/// A site whose addresses are understood as links.
public enum Site: String, CaseIterable, Hashable, Sendable {
  case tmdb = "themoviedb.org"
  case imdb = "imdb.com"
}

extension String {
  /// The text as an error shows it: printable, and no longer than 60 scalars.
  fileprivate var asShownPart: String {
    var cleaned = UnicodeScalarView()
    for scalar in unicodeScalars.prefix(61) {
      cleaned.append(scalar.isPrintable ? scalar : "\u{FFFD}")
    }
    guard cleaned.count > 60 else { return String(cleaned) }
    return String(cleaned.dropLast()) + "…"
  }
}

extension Unicode.Scalar {
  fileprivate var isPrintable: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: false
    default: true
    }
  }
}
