/// A text of TMDB's together with the language it is in.
///
/// Where a translation is missing another language stands in, and the screen says so.
public struct LocalizedText: Hashable, Sendable {
  /// The text, cleaned of control characters, never empty.
  public var text: String
  /// The ISO 639-1 code of the language the text is in.
  public var language: String

  /// Makes a text in a language.
  public init(_ text: String, language: String) {
    self.text = text
    self.language = language
  }
}

/// The language and the region a request is made in.
public struct ContentLocale: Hashable, Sendable {
  /// An ISO 639-1 code, or one with a region such as `pt-BR`.
  public var language: String
  /// An ISO 3166-1 code of two capital letters.
  public var region: String

  /// Makes a locale.
  public init(language: String, region: String) {
    self.language = language
    self.region = region
  }

  /// The language's code without a region: `pt` of `pt-BR`.
  public var languageCode: String {
    language.split(separator: "-").first.map(String.init) ?? language
  }
}
