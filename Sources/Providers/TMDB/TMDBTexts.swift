import Catalog
import JSON

/// The translations that came with an answer, nearest first: the variants of the language, English, the
/// original.
///
/// TMDB leaves empty what nobody translated; these stand in, and say which language they are in.
struct TMDBTexts {
  /// The language asked for.
  private let language: String
  /// The data of the translations, each with its language.
  private let translations: [(language: String, data: JSONNode)]
  /// How many of them are in the language asked for.
  private let ownCount: Int

  init(_ answer: JSONNode, _ locale: ContentLocale) {
    language = locale.languageCode
    let parts = locale.language.split(separator: "-")
    let country = parts.count > 1 ? String(parts[1]) : locale.region
    let original = answer["original_language"]?.string
    var variants: [(distance: Int, data: JSONNode)] = []
    var others: [[(language: String, data: JSONNode)]] = [[], []]
    for row in answer["translations"]?.rows("translations") ?? [] {
      guard let code = row["iso_639_1"]?.string, let data = row["data"] else { continue }
      switch code {
      case language:
        let distance = LanguageVariant.distance(
          of: row["iso_3166_1"]?.string ?? "", from: country, in: language)
        variants.append((distance, data))
      case "en": others[0].append((code, data))
      case _ where code == original: others[1].append((code, data))
      case _: continue
      }
    }
    ownCount = variants.count
    let nearest = variants.sorted { $0.distance < $1.distance }
    translations = nearest.map { [language] in (language, $0.data) } + others.flatMap { $0 }
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

  /// A title or a name: that of the nearest variant of the language, else the English one.
  ///
  /// - Parameters:
  ///   - title: What the answer has, which TMDB falls back to the original for.
  ///   - isFallback: Whether it may be no translation.
  func title(_ title: String, _ key: StaticString, isFallback: Bool) -> String {
    guard isFallback else { return title }
    for translation in translations.prefix(ownCount) {
      if let text = translation.data.text(key) { return text }
    }
    guard language != "en" else { return title }
    for translation in translations where translation.language == "en" {
      if let english = translation.data.text(key) { return english }
    }
    return title
  }
}
