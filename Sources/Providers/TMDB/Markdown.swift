/// The Markdown that reviews are written in, read as what it means.
///
/// What CommonMark says of emphasis, links, images, headings, quotes, lists and rules, as far as a text of one voice
/// needs it; whatever is no Markdown stays as it was typed.
struct Markdown {
  /// The text, without the signs.
  private(set) var text = ""
  /// What of it stands out: ranges of its Unicode scalars, in order.
  private(set) var emphasis: [Range<Int>] = []

  private var count = 0

  /// Reads a cleaned text, whose line breaks are line feeds.
  init(_ source: String) {
    for paragraph in source.split(separator: "\n\n") {
      var lines: [(text: Substring, isHeading: Bool)] = []
      for line in paragraph.split(separator: "\n") {
        guard let block = Self.block(line) else { continue }
        lines.append(block)
      }
      if lines.isEmpty { continue }
      if count > 0 { append("\n\n", isEmphasised: false) }
      // A heading is emphasised as a whole, and emphasis ends with the block it is in.
      var isFirst = true
      var run: [Substring] = []
      func flush(_ markdown: inout Markdown) {
        guard !run.isEmpty else { return }
        if !isFirst { markdown.append("\n", isEmphasised: false) }
        markdown.append(inline: run.joined(separator: "\n"), isHeading: false)
        run = []
        isFirst = false
      }
      for line in lines {
        if line.isHeading {
          flush(&self)
          if !isFirst { append("\n", isEmphasised: false) }
          append(inline: String(line.text), isHeading: true)
          isFirst = false
        } else {
          run.append(line.text)
        }
      }
      flush(&self)
    }
  }

  private mutating func append(_ text: String, isEmphasised: Bool) {
    guard !text.isEmpty else { return }
    let start = count
    self.text += text
    count += text.unicodeScalars.count
    guard isEmphasised else { return }
    if let last = emphasis.last, last.upperBound == start {
      emphasis[emphasis.count - 1] = last.lowerBound..<count
    } else {
      emphasis.append(start..<count)
    }
  }

  // MARK: Blocks

  /// A line without the signs of its block; nil of a line that is only a rule: more than three stars are a rating.
  private static func block(_ line: Substring) -> (text: Substring, isHeading: Bool)? {
    var text = line.drop { $0 == " " }
    while text.first == ">" { text = text.dropFirst().drop { $0 == " " } }
    let signs = text.filter { $0 != " " }
    if signs.count >= 3, let sign = signs.first, "-*_=".contains(sign),
      signs.allSatisfy({ $0 == sign }), sign != "*" || signs.count == 3
    {
      return nil
    }
    let level = text.prefix { $0 == "#" }
    if (1...6).contains(level.count), text.dropFirst(level.count).first == " " {
      return (text.dropFirst(level.count).drop { $0 == " " }, true)
    }
    if let sign = text.first, "*+-".contains(sign), text.dropFirst().first == " " {
      return ("• " + text.dropFirst(2).drop { $0 == " " }, false)
    }
    return text.isEmpty ? nil : (text, false)
  }

  // MARK: Emphasis

  /// A part of a line: a text, or signs that may begin or end emphasis.
  private struct Piece {
    var text: String
    /// How many of the signs are not used up; nil of a text.
    var signs: Int?
    var canOpen = false
    var canClose = false
    /// How many emphases a text is in.
    var depth = 0
  }

  private mutating func append(inline source: String, isHeading: Bool) {
    var pieces = Self.pieces(of: source)
    Self.match(&pieces)
    for piece in pieces {
      if let signs = piece.signs {
        append(String(piece.text.prefix(signs)), isEmphasised: isHeading || piece.depth > 0)
      } else {
        append(piece.text, isEmphasised: isHeading || piece.depth > 0)
      }
    }
  }

  /// Pairs the signs as CommonMark does: each that can close with the nearest before it that can open.
  private static func match(_ pieces: inout [Piece]) {
    var openers: [Int] = []
    for index in pieces.indices {
      guard pieces[index].signs != nil else { continue }
      while pieces[index].canClose, let closing = pieces[index].signs, closing > 0 {
        guard
          let place = openers.lastIndex(where: { pieces[$0].text.first == pieces[index].text.first }
          )
        else { break }
        let opener = openers[place]
        openers.removeSubrange((place + 1)...)
        let opening = pieces[opener].signs ?? 0
        let used = min(2, opening, closing)
        pieces[opener].signs = opening - used
        pieces[index].signs = closing - used
        for inner in (opener + 1)..<index { pieces[inner].depth += 1 }
        if opening == used { openers.remove(at: place) }
      }
      if pieces[index].canOpen, pieces[index].signs ?? 0 > 0 { openers.append(index) }
    }
  }

  /// The most openers that wait for their end: a text of nothing but signs is no review.
  private static let mostPieces = 4_000

  private static func pieces(of source: String) -> [Piece] {
    var pieces: [Piece] = []
    var plain = ""
    let text = Array(source)
    var place = 0
    func flush() {
      if !plain.isEmpty { pieces.append(Piece(text: plain)) }
      plain = ""
    }
    while place < text.count {
      let character = text[place]
      if character == "\\", place + 1 < text.count, text[place + 1].isASCII,
        text[place + 1].isPunctuation || text[place + 1].isSymbol
      {
        plain.append(text[place + 1])
        place += 2
      } else if character == "*" || character == "_", pieces.count < mostPieces {
        var end = place
        while end < text.count, text[end] == character { end += 1 }
        flush()
        pieces.append(
          signs(
            text[place..<end], before: place > 0 ? text[place - 1] : " ",
            after: end < text.count ? text[end] : " "))
        place = end
      } else if character == "[" || (character == "!" && text[place...].dropFirst().first == "["),
        let link = link(text[place...])
      {
        plain += link.text
        place = link.end
      } else {
        plain.append(character)
        place += 1
      }
    }
    flush()
    return pieces
  }

  /// Signs of emphasis, by what stands before and after them: those in the midst of a word are none if they are
  /// low lines.
  private static func signs(
    _ signs: ArraySlice<Character>, before: Character, after: Character
  ) -> Piece {
    func isPunctuation(_ character: Character) -> Bool {
      character.isPunctuation || character.isSymbol
    }
    let opens =
      !after.isWhitespace
      && (!isPunctuation(after) || before.isWhitespace || isPunctuation(before))
    let closes =
      !before.isWhitespace
      && (!isPunctuation(before) || after.isWhitespace || isPunctuation(after))
    let isLow = signs.first == "_"
    return Piece(
      text: String(signs), signs: signs.count,
      canOpen: opens && (!isLow || !closes || isPunctuation(before)),
      canClose: closes && (!isLow || !opens || isPunctuation(after)))
  }

  // MARK: Links

  /// The most characters of a link's text and address together.
  private static let longestLink = 2_000

  /// The text of a link or an image that a text begins with, and where it ends.
  private static func link(_ text: ArraySlice<Character>) -> (text: String, end: Int)? {
    let start = text.startIndex + (text.first == "!" ? 2 : 1)
    let head = text[start...].prefix(longestLink)
    guard let close = head.firstIndex(where: { $0 == "]" || $0 == "[" }), head[close] == "]",
      head[close...].dropFirst().first == "(",
      let end = head[close...].firstIndex(of: ")"),
      !head[(close + 2)..<end].contains(where: { $0 == "\n" })
    else { return nil }
    let words = head[start..<close]
    return (String(words).filter { $0 != "*" && $0 != "_" }, end + 1)
  }
}
