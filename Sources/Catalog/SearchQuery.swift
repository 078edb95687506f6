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
