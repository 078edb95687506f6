import Catalog
import JSON

/// The translations that came with an answer, nearest first: the language as it is spoken in the region, the language
/// elsewhere, English, the original.
///
/// TMDB leaves empty what nobody translated; these stand in, and say which language they are in.
struct TMDBTexts {
  /// The language asked for.
  private let language: String
  /// The data of the translations, each with its language.
  private let translations: [(language: String, data: JSONNode)]
  /// How many of them are in the language asked for.
  private let own: Int

  init(_ answer: JSONNode, _ locale: ContentLocale) {
    language = locale.languageCode
    let parts = locale.language.split(separator: "-")
    let region = parts.count > 1 ? String(parts[1]) : locale.region
    let original = answer["original_language"]?.string
    var ranked: [[(language: String, data: JSONNode)]] = [[], [], [], []]
    for row in answer["translations"]?.rows("translations") ?? [] {
      guard let code = row["iso_639_1"]?.string, let data = row["data"] else { continue }
      switch code {
      case language:
        ranked[row["iso_3166_1"]?.string == region ? 0 : 1].append((code, data))
      case "en": ranked[2].append((code, data))
      case _ where code == original: ranked[3].append((code, data))
      case _: continue
      }
    }
    own = ranked[0].count + ranked[1].count
    translations = ranked.flatMap { $0 }
  }

  /// A text of the answer, or of the nearest translation that has it.
  func text(
    _ answer: JSONNode, _ key: StaticString, keepingLines: Bool = true
  ) -> LocalizedText? {
    if let text = answer.text(key, keepingLines: keepingLines, limit: 20_000) {
      return LocalizedText(text, language: language)
    }
    for translation in translations {
      if let text = translation.data.text(key, keepingLines: keepingLines, limit: 20_000) {
        return LocalizedText(text, language: translation.language)
      }
    }
    return nil
  }

  /// A title or a name; the English one where nobody translated it and the original is in neither language.
  ///
  /// - Parameters:
  ///   - title: What the answer has, which TMDB falls back to the original for.
  ///   - isFallback: Whether it may be no translation.
  func title(_ title: String, _ key: StaticString, isFallback: Bool) -> String {
    guard isFallback, language != "en" else { return title }
    for translation in translations.prefix(own) where translation.data.text(key) != nil {
      return title
    }
    for translation in translations where translation.language == "en" {
      if let english = translation.data.text(key) { return english }
    }
    return title
  }
}
