/// A code of ISO's with what it stands for, in English and in Turkish.
public struct NamedCode: Hashable, Sendable {
  /// The code, as ISO writes it.
  public let code: String
  /// Its English name; of languages the one TMDB gives.
  public let english: String
  /// Its Turkish name.
  public let turkish: String

  init(_ code: String, _ english: String, _ turkish: String) {
    self.code = code
    self.english = english
    self.turkish = turkish
  }

  /// Whether a person means it: by its code, or by one of its names.
  private func isMeant(by text: String, _ folded: String) -> Bool {
    code.lowercased() == text || english.folded == folded || turkish.folded == folded
  }

  /// The one of a table that a person means by its code or its name; nil where there is none.
  private static func meant(by text: String, in table: [NamedCode]) -> NamedCode? {
    // No name is shorter than a code: the locale `C` is neither.
    guard text.utf8.count > 1 else { return nil }
    let written = text.lowercased()
    if written.utf8.count == 2 { return table.first { $0.code.lowercased() == written } }
    let folded = text.folded
    guard !folded.isEmpty else { return nil }
    return table.first { $0.isMeant(by: written, folded) }
  }

  /// The language a person means by its ISO 639-1 code or its name.
  public static func language(_ text: String) -> NamedCode? { meant(by: text, in: languages) }

  /// The country a person means by its ISO 3166-1 code or one of its names; one that is no more, too.
  public static func country(_ text: String) -> NamedCode? {
    if let country = meant(by: text, in: countries) { return country }
    guard let code = otherCountryNames[text.folded] else { return nil }
    return countries.first { $0.code == code }
  }

  /// Names that people have for countries besides those of the table, folded.
  private static let otherCountryNames = [
    "america": "US", "usa": "US", "great britain": "GB", "britain": "GB", "england": "GB",
    "turkey": "TR", "holland": "NL", "czech republic": "CZ", "korea": "KR",
    "republic of korea": "KR", "burma": "MM", "ivory coast": "CI", "swaziland": "SZ",
    "macedonia": "MK", "east timor": "TL", "uae": "AE", "ussr": "SU",
  ]

  /// Whether the country is one today: no dates or offers are known for those that are no more.
  public var isOfToday: Bool { !Self.former.contains(code) }

  private static let former: Set<String> = [
    "AN", "BU", "CS", "SU", "TP", "XC", "XG", "XI", "YU", "ZR",
  ]
}
