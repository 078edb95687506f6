import Catalog

/// The names of languages and countries.
extension Words {
  /// The name of a language with a code; of a code that is not known the code itself.
  func languageName(_ code: String) -> String {
    NamedCode.languages.first { $0.code == code }.map(name) ?? code
  }

  /// The name of a language that TMDB names in English; as it comes where that is not known.
  func languageName(english name: String) -> String {
    switch language {
    case .english: name
    case .turkish: NamedCode.languages.first { $0.english == name }?.turkish ?? name
    }
  }

  /// A country's name; of a code that is not known the code itself.
  func country(_ code: String) -> String {
    NamedCode.countries.first { $0.code == code }.map(name) ?? code
  }

  /// A country's name within an English sentence: `the United States`.
  func countryInText(_ code: String) -> String {
    let withArticle = ["AE", "BS", "CD", "CF", "DO", "GB", "GM", "MV", "NL", "PH", "US"]
    guard withArticle.contains(code) else { return country(code) }
    return say("the \(country(code))", country(code))
  }

  /// The name of a content's language; of a country's own variety also its code: `Portuguese (pt-BR)`.
  func name(of locale: ContentLocale) -> String {
    let name = languageName(locale.languageCode)
    return locale.language == locale.languageCode ? name : "\(name) (\(locale.language))"
  }

  private func name(_ row: NamedCode) -> String { say(row.english, row.turkish) }
}
