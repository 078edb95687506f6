/// The countries in whose variants of a language TMDB's texts are written, and which of two is nearer
/// to a third.
///
/// Source: TMDB's `configuration/primary_translations`.
public enum LanguageVariant {
  /// The languages with more than one variant, each with its countries, the one first that the code
  /// without a country stands for.
  private static let countries: [String: [String]] = [
    "ar": ["SA", "AE", "BH", "EG", "IQ", "JO", "LY", "MA", "QA", "TD", "YE"],
    "bn": ["BD", "IN"],
    "ca": ["ES", "AD"],
    "de": ["DE", "AT", "CH"],
    "el": ["GR", "CY"],
    "en": [
      "US", "AG", "AU", "BB", "BZ", "CA", "CM", "GB", "GG", "GH", "GI", "GY", "IE", "JM", "KE",
      "LC", "MW", "NZ", "PG", "TC", "ZM", "ZW",
    ],
    "es": [
      "ES", "AR", "CL", "DO", "EC", "GQ", "GT", "HN", "MX", "NI", "PA", "PE", "PY", "SV", "UY",
    ],
    "fr": ["FR", "BF", "CA", "CD", "CI", "GF", "GP", "MC", "ML", "MU", "PF"],
    "it": ["IT", "VA"],
    "ms": ["MY", "SG"],
    "nl": ["NL", "BE"],
    "pt": ["PT", "AO", "BR", "MZ"],
    "ro": ["RO", "MD"],
    "sq": ["AL", "XK"],
    "sr": ["RS", "ME"],
    "zh": ["CN", "HK", "SG", "TW"],
  ]

  /// The code to ask for where a machine's locale names a language and a country: `pt-BR` of Brazil,
  /// `en` of the United States and of Denmark.
  public static func code(_ language: String, country: String) -> String {
    guard let variants = countries[language], variants.dropFirst().contains(country) else {
      return language
    }
    return "\(language)-\(country)"
  }

  /// How far a country's variant of a language is from that of the one wanted: 0 is the same, and a reader
  /// takes the least.
  ///
  /// What is written alike comes before the home of the language, and that before all others.
  public static func distance(of country: String, from wanted: String, in language: String) -> Int {
    if country == wanted { return 0 }
    let isHome = country == countries[language]?.first
    let isKin = family(of: country, language) == family(of: wanted, language)
    return (isKin ? 1 : 3) + (isHome ? 0 : 1)
  }

  /// The countries that write a language alike: traditional and simplified Chinese, Spanish and
  /// Portuguese on either side of the Atlantic, English of Britain and of America.
  private static func family(of country: String, _ language: String) -> Int {
    switch language {
    case "zh": ["TW", "HK", "MO"].contains(country) ? 1 : 0
    case "es": ["ES", "GQ"].contains(country) ? 1 : 0
    case "en": ["US", "CA", "BZ"].contains(country) ? 1 : 0
    case "pt": country == "BR" ? 1 : 0
    case _: 0
    }
  }
}
