/// A word of a line, with what stands in quotes as one word without them.
struct LineWord: Equatable {
  /// The word without its quotes.
  let text: String
  /// Where it stands in the line, quotes among it.
  let range: Range<String.Index>
}

/// The text of a line cut into words, and of several lines into lines.
///
/// A quote is `"…"`, `'…'` or `“…”`. It opens at the beginning of a word and behind `=`, `,` and `|`, and
/// closes before a space, `;`, `,`, `|` and the end, so that apostrophes and inches stay what they are; one that
/// does not close is no quote.
struct LineText {
  private typealias Scalars = String.UnicodeScalarView

  private let text: String
  /// Closing quotes of which no more follow: each is looked for in vain only once.
  private var absent: Set<Unicode.Scalar> = []

  init(_ text: String) {
    self.text = text
  }

  /// The words of a line.
  static func words(of text: String) -> [LineWord] {
    var line = LineText(text)
    return line.words()
  }

  /// The lines that semicolons separate, without spaces around them, empty ones left out.
  ///
  /// A semicolon separates unless it stands in quotes or begins a path parameter of a link: then a name
  /// and `=` follow at once, as no command begins.
  static func lines(of text: String) -> [String] {
    var line = LineText(text)
    return line.lines()
  }

  /// A text without the quotes around the whole of it; nil where there are none.
  static func unquoted(_ text: String) -> String? {
    var line = LineText(text)
    let scalars = text.unicodeScalars
    guard let end = line.closing(of: scalars.startIndex),
      scalars.index(after: end) == scalars.endIndex
    else { return nil }
    return String(text[scalars.index(after: scalars.startIndex)..<end])
  }

  /// The first word of a line, and what follows it without spaces around it.
  static func cut(_ text: String) -> (word: String, rest: String) {
    let scalars = text.unicodeScalars
    let trimmed = scalars.drop(while: \.isBlank)
    let word = trimmed.prefix { !$0.isBlank }
    var rest = trimmed[word.endIndex...].drop(while: \.isBlank)
    while rest.last?.isBlank == true { rest.removeLast() }
    return (String(word), String(rest))
  }

  private mutating func words() -> [LineWord] {
    let scalars = text.unicodeScalars
    var words: [LineWord] = []
    var index = scalars.startIndex
    while index < scalars.endIndex {
      if scalars[index].isBlank {
        index = scalars.index(after: index)
        continue
      }
      let start = index
      var word = Scalars()
      var mayOpen = true
      while index < scalars.endIndex, !scalars[index].isBlank {
        if mayOpen, let end = closing(of: index) {
          word.append(contentsOf: scalars[scalars.index(after: index)..<end])
          index = scalars.index(after: end)
          mayOpen = false
        } else {
          word.append(scalars[index])
          mayOpen = scalars[index].opensValue
          index = scalars.index(after: index)
        }
      }
      words.append(LineWord(text: String(word), range: start..<index))
    }
    return words
  }

  private mutating func lines() -> [String] {
    let scalars = text.unicodeScalars
    var lines: [String] = []
    var start = scalars.startIndex
    var index = start
    var mayOpen = true
    func keep(upTo end: String.Index) {
      let (word, rest) = Self.cut(String(text[start..<end]))
      if !word.isEmpty { lines.append(rest.isEmpty ? word : "\(word) \(rest)") }
    }
    while index < scalars.endIndex {
      if mayOpen, let end = closing(of: index) {
        index = scalars.index(after: end)
        mayOpen = false
        continue
      }
      let scalar = scalars[index]
      let next = scalars.index(after: index)
      if scalar == ";", !beginsParameter(at: next) {
        keep(upTo: index)
        start = next
      }
      mayOpen = scalar.isBlank || scalar == ";" || scalar.opensValue
      index = next
    }
    keep(upTo: scalars.endIndex)
    return lines
  }

  /// Whether a name and `=` stand somewhere: the rest of a path parameter.
  private func beginsParameter(at index: String.Index) -> Bool {
    let rest = text.unicodeScalars[index...]
    let name = rest.prefix { ("a"..."z").contains($0) || ("A"..."Z").contains($0) || $0 == "-" }
    return !name.isEmpty && name.endIndex < rest.endIndex && rest[name.endIndex] == "="
  }

  /// Where the quote closes that opens at an index; nil where none does.
  private mutating func closing(of index: String.Index) -> String.Index? {
    let scalars = text.unicodeScalars
    guard index < scalars.endIndex else { return nil }
    let quote: Unicode.Scalar
    switch scalars[index] {
    case "\"": quote = "\""
    case "'": quote = "'"
    case "“": quote = "”"
    case _: return nil
    }
    guard !absent.contains(quote) else { return nil }
    var place = scalars.index(after: index)
    while let found = scalars[place...].firstIndex(of: quote) {
      place = scalars.index(after: found)
      if place == scalars.endIndex || scalars[place].closesValue { return found }
    }
    absent.insert(quote)
    return nil
  }
}

extension Unicode.Scalar {
  /// Whether it separates words: a space or a control character.
  var isBlank: Bool {
    switch value {
    case 0...0x20, 0x7F...0xA0: true
    case 0x21...0x7E: false
    default: properties.isWhitespace
    }
  }

  /// Whether a value may begin behind it, so that a quote there is one.
  fileprivate var opensValue: Bool { self == "=" || self == "," || self == "|" || self == ":" }

  fileprivate var closesValue: Bool { isBlank || self == ";" || self == "," || self == "|" }
}
