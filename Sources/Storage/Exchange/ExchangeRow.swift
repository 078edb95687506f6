public import Catalog

/// What one row of a file says of a title, before the title is looked up.
public struct ExchangeRow: Hashable, Sendable {
  /// What the row says the title is.
  public enum Kind: Hashable, Sendable {
    case movie, show
    /// It does not say.
    case unknown
    /// Something that is not kept, in the file's own word.
    case other(String)
  }

  /// A mark, or a rating, and the day it was made.
  public struct Mark: Hashable, Sendable {
    /// The mark, set, or the rating.
    public var change: MarkChange
    /// The day it was made, where the file says one.
    public var day: CalendarDate?
    /// Its place among those of the same day; only Marquee's own file says it.
    public var place: Int?
  }

  /// The line it begins in, from 1.
  public var line: Int
  /// What the title is.
  public var kind = Kind.unknown
  /// Whether the row itself says what the title is, and not only whose file it is in.
  public var isKindCertain = false
  /// The names of the title, the best known first.
  public var names: [String] = []
  /// The year of its release.
  public var year: Int?
  /// The day of its release; only Marquee's own file says it.
  public var date: CalendarDate?
  /// IMDb's id.
  public var imdb: ExternalID?
  /// TMDB's id.
  public var title: TitleID?
  /// What is to be kept.
  public var marks: [Mark] = []
  /// What is wrong with it by itself.
  public var fault: ImportFault?
  /// What stands as the day of a mark and is none.
  public var badDay: String?
  /// Its fields as they stand in the file, to be written again.
  public var fields: [String] = []

  init(line: Int) {
    self.line = line
  }

  /// Finds fault with a row that says something to be kept and not of what.
  mutating func demandTitle() {
    if !marks.isEmpty, names.isEmpty, imdb == nil, title == nil { fault = .noTitle }
  }

  /// Notes which of the texts that stand as days is none, where a mark has no day for it.
  mutating func noteBadDay(_ texts: [String?], _ dates: ExchangeDates = ExchangeDates()) {
    guard marks.contains(where: { $0.day == nil }) else { return }
    badDay =
      texts.lazy.compactMap { text in
        dates.day(text) == nil ? ExchangeField.badDay(text) : nil
      }.first
  }

  /// The title as the row has it, with its year: `The Matrix (1999)`; empty where it names none.
  public var name: String {
    guard let name = names.first else { return imdb?.description ?? "" }
    return year.map { "\(name) (\($0))" } ?? name
  }
}

/// Readings of single fields.
enum ExchangeField {
  /// No title is longer.
  private static let longestName = 500

  /// A name, clean of what commands a terminal; nil where there is none.
  static func name(_ text: String?) -> String? {
    guard let name = text?.sanitized(limit: longestName), !name.isEmpty else { return nil }
    return name
  }

  /// A year; nil of anything else.
  static func year(_ text: String?) -> Int? {
    guard let text else { return nil }
    // What a spreadsheet makes of a column of numbers, and of a column of days.
    let digits = trimmed(text).split(omittingEmptySubsequences: false) { ".,-/".contains($0) }
    guard let first = digits.first, first.utf8.count == 4, let year = Int(first),
      digits.dropFirst().allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      (1870...2200).contains(year)
    else { return nil }
    return year
  }

  /// The day at the beginning of a text; what time and zone follow do not shift it.
  static func day(_ text: String?) -> CalendarDate? {
    text.flatMap { CalendarDate(trimmed($0)) }
  }

  /// What stands as a day and is none; nil of a day and of an empty field.
  static func badDay(_ text: String?) -> String? {
    guard let text, !trimmed(text).isEmpty, day(text) == nil else { return nil }
    return text.sanitized(limit: 40)
  }

  /// A rating on a scale up to 5 or 10; nil where the field is empty.
  static func rating(_ text: String?, greatest: Int) throws(Fault) -> UserRating? {
    guard let text, !trimmed(text).isEmpty else { return nil }
    var digits = trimmed(text)
    var greatest = greatest
    if let stars = stars(digits) {
      (digits, greatest) = (stars, 5)
    } else if let slash = digits.firstIndex(of: "/") {
      // `4/5`, `8 / 10`.
      let scale = trimmed(String(digits[digits.index(after: slash)...]))
      guard scale == "5" || scale == "10" else {
        throw Fault(.badRating(text.sanitized(limit: 40), greatest: greatest))
      }
      greatest = scale == "5" ? 5 : 10
      digits = trimmed(String(digits[..<slash]))
    }
    // `4.50` is `4.5`.
    if digits.contains(where: { $0 == "." || $0 == "," }) {
      while digits.hasSuffix("0") { digits.removeLast() }
      if digits.hasSuffix(".") || digits.hasSuffix(",") { digits.removeLast() }
    }
    guard let read = UserRating(digits), read.halves <= greatest * 2,
      let rating = UserRating(halves: read.halves * (greatest == 5 ? 2 : 1))
    else { throw Fault(.badRating(text.sanitized(limit: 40), greatest: greatest)) }
    return rating
  }

  /// `★★★½` as a number; nil of anything else.
  private static func stars(_ text: String) -> String? {
    let isHalf = text.hasSuffix("½")
    let stars = isHalf ? text.dropLast() : text[...]
    guard !text.isEmpty, stars.allSatisfy({ $0 == "★" || $0 == "☆" }) else { return nil }
    return "\(stars.count { $0 == "★" })" + (isHalf ? ".5" : "")
  }

  /// The id of IMDb's in an address of a title there; nil of any other text.
  static func imdbAddress(_ text: String) -> ExternalID? {
    guard text.utf8.count < 500, text.holds("imdb.com/") else { return nil }
    let parts = text.split { "/?#".contains($0) }
    guard let place = parts.firstIndex(of: "title"), place + 1 < parts.count else { return nil }
    return ExternalID(String(parts[place + 1]))
  }

  /// An id of TMDB's: `603`, `movie/603`, `tv/1396`; nil where the field is empty.
  static func title(_ text: String?, _ kind: ExchangeRow.Kind) throws(Fault) -> TitleID? {
    guard let text, !trimmed(text).isEmpty else { return nil }
    var digits = trimmed(text)[...]
    var isShow = kind == .show
    for (prefix, means) in [("movie/", false), ("tv/", true)] where digits.hasPrefix(prefix) {
      digits = digits.dropFirst(prefix.utf8.count)
      isShow = means
    }
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int32(digits),
      number > 0
    else { throw Fault(.badID(text.sanitized(limit: 40))) }
    return isShow ? .show(ID(Int(number))) : .movie(ID(Int(number)))
  }

  /// An id of IMDb's title; nil where the field is empty.
  static func imdb(_ text: String?) throws(Fault) -> ExternalID? {
    guard let text, !trimmed(text).isEmpty else { return nil }
    guard let id = imdbAddress(text) ?? ExternalID(trimmed(text)) else {
      throw Fault(.badID(text.sanitized(limit: 40)))
    }
    return id
  }

  /// What a title is, as the sites say it.
  static func kind(_ text: String?) -> ExchangeRow.Kind {
    guard let text else { return .unknown }
    let word = text.folded.split(separator: " ").joined()
    if word.isEmpty { return .unknown }
    if others.contains(word) { return .other(text.sanitized(limit: 40)) }
    if shows.contains(word) { return .show }
    // A word that is not known says nothing: the id says what it is.
    return movies.contains(word) ? .movie : .unknown
  }

  private static func words(_ text: StaticString) -> Set<String> {
    Set(text.description.split(separator: " ").map(String.init))
  }

  /// What IMDb's site calls films, in its languages, folded and without spaces.
  private static let movies = words(
    """
    movie film movies featurefilm tvmovie video short tvshort tvspecial documentary pelicula filme \
    kurzfilm fernsehfilm tvfilm filmtv telefilm courtmetrage cortometraje cortometraggio curtametragem \
    curta kisafilm peliculadetv filmeparatv filmedetv tvfilmi especialdetv specialetv tvozelprogrami \
    animemovie
    """)
  /// What it calls series, and others do.
  private static let shows = words(
    """
    show shows tv tvshow tvseries series tvminiseries miniseries serie tvserie fernsehserie tvminiserie \
    miniserie serietelevisee serietv seriestv seriedetv miniseriedetv minisseriedetv miniserietv \
    miniserietelevisee minisserie tvdizisi dizi tvminidizisi minidizi anime
    """)
  /// What is neither.
  private static let others = words(
    """
    tvepisode episode season tvseason videogame game podcastseries podcastepisode musicvideo person name \
    fernsehepisode tvfolge folge episodiotv episodiodetv episodio episodiodatv episodetelevise episodetv \
    episodedeserietelevisee episodeseriestv tvbolumu bolum staffel saison temporada stagione sezon \
    videospiel computerspiel jeuvideo videojuego videogioco videogame jogodevideogame jogo videojogo \
    videooyunu oyun musikvideo clipmusical videomusical videomusicale videoclipe muzikvideosu podcast \
    podcastserie podcastfolge seriedepodcast episodiodepodcast seriepodcast episodiopodcast
    """)

  /// What is wrong with a field.
  struct Fault: Error {
    let fault: ImportFault

    init(_ fault: ImportFault) {
      self.fault = fault
    }
  }

  private static func trimmed(_ text: String) -> String {
    var text = text[...]
    while let first = text.unicodeScalars.first, first.value <= 0x20 || first.value == 0xA0 {
      text = text.dropFirst()
    }
    while let last = text.unicodeScalars.last, last.value <= 0x20 || last.value == 0xA0 {
      text = text.dropLast()
    }
    return String(text)
  }
}
