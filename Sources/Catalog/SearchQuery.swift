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
  /// The text in Unicode NFC, without control characters, bidirectional overrides and spaces around
  /// it, and no longer than 256 scalars.
  ///
  /// TMDB finds nothing for decomposed accents, and a text that a person searches for is shown in
  /// the prompt and kept in links.
  public var asQueryText: String {
    var kept = UnicodeScalarView()
    for scalar in unicodeScalars where !scalar.isDirectionalFormatting {
      kept.append(scalar.isControl ? " " : scalar)
    }
    let composed = String(kept).normalizedToNFC.unicodeScalars
    let trimmed = composed.drop(while: \.properties.isWhitespace).prefix(256)
    guard let last = trimmed.lastIndex(where: { !$0.properties.isWhitespace }) else { return "" }
    return String(String.UnicodeScalarView(trimmed[...last]))
  }
}

extension Unicode.Scalar {
  /// Whether it is a control character (C0, DEL, C1) or a separator of lines or paragraphs.
  fileprivate var isControl: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether it embeds, overrides or isolates a direction of text.
  fileprivate var isDirectionalFormatting: Bool {
    switch value {
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
