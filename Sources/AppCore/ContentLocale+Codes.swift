public import Catalog
import Navigation

extension ContentLocale {
  /// The language a person means, by its code or its name, as TMDB takes it: `xx` or `xx-YY`; nil of any
  /// other text.
  ///
  /// A code may be written as locales write it, `pt_BR`, and with the script of Chinese, `zh-Hant`.
  public static func language(_ text: String) -> String? {
    // Most runs begin with one of these, and need no table for it.
    if text == "en" || text == "tr" { return text }
    var parts = text.split(
      maxSplits: 2, omittingEmptySubsequences: false, whereSeparator: { $0 == "-" || $0 == "_" })
    if parts.count > 1, parts[0].utf8.count == 2 {
      let code = parts.removeFirst()
      if let country = countriesOfScripts[parts[0].lowercased()] {
        parts.removeFirst()
        if parts.isEmpty { parts = [country] }
      }
      guard parts.count == 1, let region = region(String(parts[0])) else { return nil }
      return language(String(code)).map { "\($0)-\(region)" }
    }
    guard let language = NamedCode.language(text), language.code != noLanguage else { return nil }
    return language.code
  }

  /// The country a person means, by its code or its name, in capitals; nil of any other text.
  public static func region(_ text: String) -> String? {
    if text == "US" || text == "TR" { return text }
    guard let country = NamedCode.country(text), country.isOfToday else { return nil }
    return country.code
  }

  /// The countries that Chinese is asked for of, by its scripts.
  private static let countriesOfScripts: [String: Substring] = ["hans": "CN", "hant": "TW"]

  /// The code of a language that a text which is none may have meant: its country's, or one called so
  /// nearly.
  public static func languageNearest(to text: String) -> String? {
    let written = text.lowercased()
    if let code = languagesOfCountries[written] { return code }
    if written.utf8.count == 2 { return nil }
    return nearest(to: text, in: NamedCode.languages)
  }

  /// The code of a country that a text which is none may have meant.
  public static func regionNearest(to text: String) -> String? {
    let written = text.lowercased()
    if written == "uk" || written == "england" { return "GB" }
    if written == "en" || written == "usa" { return "US" }
    if let country = languagesOfCountries.first(where: { $0.value == written })?.key {
      return country.uppercased()
    }
    if written.utf8.count == 2 { return nil }
    return nearest(to: text, in: NamedCode.countries.filter(\.isOfToday))
  }

  private static func nearest(to text: String, in table: [NamedCode]) -> String? {
    let names = table.flatMap { [$0.english, $0.turkish] }
    guard let name = Nearest.word(to: text, in: names) else { return nil }
    return table.first { $0.english == name || $0.turkish == name }?.code
  }

  /// TMDB's code of what is shown in no language: nothing can be asked for in it.
  private static let noLanguage = "xx"

  /// Codes of countries that are mistaken for those of their languages, each with a language of its own.
  private static let languagesOfCountries = [
    "jp": "ja", "cn": "zh", "cz": "cs", "dk": "da", "gr": "el", "ir": "fa", "vn": "vi",
  ]
}
