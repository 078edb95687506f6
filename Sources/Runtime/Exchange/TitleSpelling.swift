import Catalog

/// A name as a title may be called that a file calls so.
struct TitleSpelling: Hashable {
  var text: String
  /// Whether it is certain only together with the year.
  var isLoose = false
}

extension String {
  /// Articles that stand before a name, or behind it after a comma.
  private static let articles: Set<String> = [
    "the", "a", "an", "le", "la", "les", "der", "die", "das", "el", "los", "las", "il", "lo", "gli",
    "o", "os", "as", "de", "het",
  ]

  /// The name, `Matrix, The` the right way round, and with or without its article.
  var titleSpellings: [TitleSpelling] {
    var spellings = [TitleSpelling(text: self)]
    var name = self
    if let comma = utf8.lastIndex(of: UInt8(ascii: ",")) {
      let article = self[index(after: comma)...].drop { $0 == " " }
      if Self.articles.contains(article.lowercased()) {
        name = "\(article) \(self[..<comma])"
        spellings.append(TitleSpelling(text: name))
      }
    }
    let words = name.split(separator: " ", maxSplits: 1)
    if words.count == 2, Self.articles.contains(words[0].lowercased()) {
      spellings.append(TitleSpelling(text: String(words[1]), isLoose: true))
    } else {
      spellings.append(TitleSpelling(text: "The " + name, isLoose: true))
    }
    return spellings
  }
}
