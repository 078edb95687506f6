/// What is searched for.
public struct SearchQuery: Hashable, Sendable {
  /// The text, as `String.asQueryText` leaves it; empty shows past searches.
  public let text: String
  /// The only kind to find; nil finds all.
  public var kind: SearchKind?
  /// The year of release or first airing.
  public var year: Int?

  /// Makes a query of a text that is brought into its one form.
  public init(text: String, kind: SearchKind? = nil, year: Int? = nil) {
    self.text = text.asQueryText
    self.kind = kind
    self.year = year
  }
}

/// A name with the year that was written behind it: `dune 1984`, `The Matrix (1999)`.
public struct DatedName: Hashable, Sendable {
  /// The words before the year.
  public let name: String
  /// The year.
  public let year: Int
  /// Whether the year stands in parentheses, where no title has one: bare, it may belong to the title.
  public let isBracketed: Bool

  /// The years that a number behind a name may be.
  private static let years = 1870...2100

  /// Reads a text; nil where it does not end in a year, or has nothing before it.
  public init?(_ text: some StringProtocol) {
    func isGap(_ character: Character) -> Bool { character.isWhitespace || character == "," }
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let last = words.last, words.count > 1 else { return nil }
    let pairs: [(Character, Character)] = [("(", ")"), ("[", "]")]
    isBracketed = pairs.contains { last.first == $0 && last.last == $1 }
    let digits = isBracketed ? last.dropFirst().dropLast() : last
    guard digits.utf8.count == 4, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let year = Int(digits), Self.years.contains(year),
      let end = text[..<last.startIndex].lastIndex(where: { !isGap($0) })
    else { return nil }
    name = String(text[...end])
    self.year = year
  }
}

extension SearchQuery {
  /// How a search can be understood: a number behind its words may be a year or belong to a title.
  public struct Readings: Hashable, Sendable {
    /// The words as they stand; nil where a year is set apart from them.
    public var whole: SearchQuery?
    /// The words before the year, of titles of that year alone.
    public var dated: SearchQuery?
    /// The words before the year, of any year: for where the others find nothing.
    public var undated: SearchQuery?

    /// Makes readings.
    public init(
      whole: SearchQuery? = nil, dated: SearchQuery? = nil, undated: SearchQuery? = nil
    ) {
      self.whole = whole
      self.dated = dated
      self.undated = undated
    }
  }

  /// The ways to understand it, at least one.
  public var readings: Readings {
    switch kind {
    case nil, .movie?, .tv?: break
    // Nothing else has a year.
    case .person?, .collection?, .keyword?, .company?: return Readings(whole: self)
    }
    if year != nil {
      return Readings(dated: self, undated: SearchQuery(text: text, kind: kind))
    }
    guard let name = DatedName(text) else { return Readings(whole: self) }
    return Readings(
      whole: name.isBracketed ? nil : self,
      dated: SearchQuery(text: name.name, kind: kind, year: name.year),
      undated: SearchQuery(text: name.name, kind: kind))
  }
}

/// What became of the year in a search.
public enum SearchYear: Hashable, Sendable {
  /// A number behind the words was taken for the year.
  case taken(Int)
  /// Nothing of the year was found; what was is of any year.
  case dropped(Int)
}

extension String {
  /// The text in Unicode NFC, sanitized, without spaces of any kind around it, and no longer than
  /// 256 scalars.
  ///
  /// TMDB finds nothing for decomposed accents, and a text that a person searches for is shown in
  /// the prompt and kept in links.
  public var asQueryText: String {
    let composed = sanitized(limit: 1000).normalizedToNFC.unicodeScalars
    let trimmed = composed.drop(while: \.properties.isWhitespace).prefix(256)
    guard let last = trimmed.lastIndex(where: { !$0.properties.isWhitespace }) else { return "" }
    return String(String.UnicodeScalarView(trimmed[...last]))
  }
}
