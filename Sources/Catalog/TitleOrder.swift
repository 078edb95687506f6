extension TitleSummary {
  /// What the title is put in its place by where titles stand from A to Z.
  ///
  /// - Parameter language: The language titles are asked for in: one that is not the original is in that.
  public func sortKey(askedIn language: String) -> String {
    switch self {
    case .movie(let movie):
      movie.title.titleSortKey(
        language: movie.title == movie.originalTitle ? movie.originalLanguage : language)
    case .show(let show):
      show.name.titleSortKey(
        language: show.name == show.originalName ? show.originalLanguage : language)
    }
  }
}

extension String {
  /// The text folded so that titles compare as libraries set them: without the article that the language
  /// of the title has, and with numbers by what they count, `Ocean's 8` before `Ocean's 11`.
  public func titleSortKey(language: String?) -> String {
    withoutArticle(of: language).comparingNumbers
  }

  /// The text folded so that a name which is no title compares with its numbers by what they count.
  public var nameSortKey: String { folded.comparingNumbers }

  private func withoutArticle(of language: String?) -> String {
    let folded = folded
    guard let language, let articles = TitleArticles.byLanguage[language] else { return folded }
    let first = unicodeScalars.prefix(while: \.properties.isAlphabetic)
    guard first.endIndex < endIndex else { return folded }
    let end = unicodeScalars[first.endIndex]
    let isArticle =
      end.properties.isWhitespace && articles.words.contains(String(first).folded)
      || (end == "'" || end == "’") && articles.elided.contains(String(first).folded)
    guard isArticle else { return folded }
    let rest = String(self[unicodeScalars.index(after: first.endIndex)...]).folded
    return rest.isEmpty ? folded : rest
  }

  /// A folded text with the length of each number before it: of two numbers the longer is the greater.
  private var comparingNumbers: String {
    var result = UnicodeScalarView()
    var digits = UnicodeScalarView()
    func isDigit(_ scalar: Unicode.Scalar) -> Bool { (0x30...0x39).contains(scalar.value) }
    func put() {
      guard !digits.isEmpty else { return }
      let length = UInt8(clamping: 0x30 + min(digits.count, 40))
      result.append(Unicode.Scalar(length))
      result.append(contentsOf: digits)
      digits = UnicodeScalarView()
    }
    for scalar in unicodeScalars {
      guard isDigit(scalar) else {
        put()
        result.append(scalar)
        continue
      }
      // Zeros before a number count nothing.
      if digits.elementsEqual(["0"]) { digits = UnicodeScalarView() }
      digits.append(scalar)
    }
    put()
    return String(result)
  }
}

/// The articles of a language, folded.
private struct TitleArticles {
  let words: Set<String>
  /// Those before an apostrophe.
  let elided: Set<String>

  private init(_ words: Set<String>, elided: Set<String> = []) {
    self.words = words
    self.elided = elided
  }

  static let byLanguage: [String: TitleArticles] = [
    "en": TitleArticles(["the", "a", "an"]),
    "fr": TitleArticles(["le", "la", "les", "un", "une", "des"], elided: ["l"]),
    "de": TitleArticles(["der", "die", "das", "den", "dem", "des", "ein", "eine", "einer"]),
    "es": TitleArticles(["el", "la", "los", "las", "lo", "un", "una", "unos", "unas"]),
    "it": TitleArticles(
      ["il", "lo", "la", "i", "gli", "le", "un", "uno", "una"], elided: ["l", "un", "gl"]),
    "pt": TitleArticles(["o", "a", "os", "as", "um", "uma", "uns", "umas"]),
    "ca": TitleArticles(["el", "la", "els", "les", "un", "una"], elided: ["l"]),
    "nl": TitleArticles(["de", "het", "een"]),
    "sv": TitleArticles(["en", "ett", "den", "det", "de"]),
    "da": TitleArticles(["en", "et", "den", "det", "de"]),
    "no": TitleArticles(["en", "et", "ei", "den", "det", "de"]),
    "nb": TitleArticles(["en", "et", "ei", "den", "det", "de"]),
    "hu": TitleArticles(["a", "az", "egy"]),
    "el": TitleArticles(["ο", "η", "το", "οι", "τα", "τησ", "του"]),
  ]
}
