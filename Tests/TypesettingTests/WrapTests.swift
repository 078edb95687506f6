import Testing

@testable import Typesetting

@Suite struct WrapTests {
  private func wrap(_ text: String, _ columns: Int, indent: Int = 0) -> [String] {
    Line(text).wrapped(to: columns, indent: indent).map(\.text)
  }

  @Test("Lines break between words, and the spaces there go")
  func words() {
    #expect(wrap("the quick brown fox", 10) == ["the quick", "brown fox"])
    #expect(wrap("the quick brown fox", 9) == ["the quick", "brown fox"])
    #expect(wrap("one   two", 4) == ["one", "two"])
    #expect(wrap("one   two", 20) == ["one   two"])
    #expect(wrap("", 5) == [""])
  }

  @Test("Line feeds break, and empty lines stay")
  func lineFeeds() {
    #expect(wrap("a\n\nb c", 10) == ["a", "", "b c"])
    #expect(wrap("a b\n", 2) == ["a", "b"])
  }

  @Test("What can be typed is not broken where a line can hold it")
  func commands() {
    func wrap(_ columns: Int, _ key: String) -> [String] {
      (Line("Type ").appending(key, .key)).appending(" for it.").wrapped(to: columns).map(\.text)
    }
    #expect(wrap(9, "fav 3") == ["Type", "fav 3 for", "it."])
    #expect(wrap(11, "search heat") == ["Type search", "heat for", "it."])
    #expect(wrap(30, "fav 3") == ["Type fav 3 for it."])
  }

  @Test("A middle dot parts facts on one line, and is left out between two")
  func middleDots() {
    #expect(wrap("17 April 2011 · 58 min", 22) == ["17 April 2011 · 58 min"])
    #expect(wrap("17 April 2011 · 58 min", 21) == ["17 April 2011", "58 min"])
    #expect(wrap("17 April 2011 · 58 min", 16) == ["17 April 2011", "58 min"])
    #expect(wrap("a · b · c", 5, indent: 1) == ["a · b", " c"])
    // What is too long for any line begins where it can.
    #expect(wrap("one · alpha beta gamma", 12) == ["one · alpha", "beta gamma"])
    #expect(wrap("one · alpha beta gamma delta", 9) == ["one", "alpha", "beta", "gamma", "delta"])
    // A dot that parts nothing is a word.
    #expect(wrap("· alpha beta", 7) == ["· alpha", "beta"])
    #expect(wrap("alpha beta ·", 10) == ["alpha beta", "·"])
    #expect(wrap("alpha · · beta", 9) == ["alpha", "· beta"])
    #expect(wrap("alpha·beta gamma", 10) == ["alpha·beta", "gamma"])
    #expect(wrap("alpha ·\nbeta", 20) == ["alpha ·", "beta"])
  }

  @Test("A note after a wide gap goes beneath as a whole, and not what follows a number")
  func notes() {
    let person = Line("2 September 1964").appending("  age 61", .muted)
    #expect(person.wrapped(to: 22).map(\.text) == ["2 September 1964", "age 61"])
    #expect(person.wrapped(to: 24).map(\.text) == ["2 September 1964  age 61"])
    let row = Line("11  ", .number).appending("A long title of a row")
    #expect(row.wrapped(to: 20, indent: 4).map(\.text) == ["11  A long title of", "    a row"])
    // Running text in which someone types two spaces is no note.
    #expect(wrap("One two three.  Four five", 22) == ["One two three.  Four", "five"])
  }

  @Test("An address that is too long breaks after a slash")
  func addresses() {
    #expect(
      wrap("https://www.example.com/movie/amelie/", 33)
        == ["https://www.example.com/movie/", "amelie/"])
    #expect(wrap("https://a.b/abcdefgh", 8) == ["https://", "a.b/", "abcdefgh"])
    #expect(wrap("ab/cdefgh", 4) == ["ab/c", "defg", "h"])
    #expect(wrap("see https://a.b/c", 13) == ["see", "https://a.b/c"])
  }

  @Test("What begins a text is cut between words")
  func cutBetweenWords() {
    let line = Line("Nothing is as it seems", .muted)
    #expect(line.truncatedBetweenWords(to: 22) == line)
    #expect(line.truncatedBetweenWords(to: 16).text == "Nothing is as …")
    #expect(line.truncatedBetweenWords(to: 15).text == "Nothing is as …")
    #expect(line.truncatedBetweenWords(to: 14).text == "Nothing is …")
    #expect(line.truncatedBetweenWords(to: 14).spans.allSatisfy { $0.role == .muted })
    for columns in 0...22 {
      #expect(line.truncatedBetweenWords(to: columns).width <= columns)
    }
  }

  @Test("The indent hangs, and never takes more than half")
  func indent() {
    #expect(wrap("alpha beta gamma", 8, indent: 2) == ["alpha", "  beta", "  gamma"])
    #expect(wrap("ab cd", 3, indent: 9) == ["ab", " cd"])
    #expect(wrap("  alpha beta", 8) == ["  alpha", "beta"])
  }

  @Test("A word too long for a line is cut, down to one column")
  func longWords() {
    #expect(wrap("abcdefg", 3) == ["abc", "def", "g"])
    #expect(wrap("x abcdefg", 3) == ["x", "abc", "def", "g"])
    #expect(wrap("日本", 1) == ["…", "…"])
    #expect(wrap("ab", 0) == ["a", "b"])
  }

  @Test("Hyphens and dashes between letters let a line end; Korean keeps its words")
  func hyphens() {
    #expect(wrap("science-fiction", 10) == ["science-", "fiction"])
    #expect(wrap("1999-03-31 x", 10) == ["1999-03-31", "x"])
    #expect(wrap("before—after", 8) == ["before—", "after"])
    #expect(wrap("기생충 영화", 8) == ["기생충", "영화"])
  }

  @Test("Ideographs break anywhere but before closing and after opening marks")
  func ideographs() {
    #expect(wrap("千と千尋の神隠し", 6) == ["千と千", "尋の神", "隠し"])
    #expect(wrap("日本語。日本", 6) == ["日本", "語。日", "本"])
    #expect(wrap("日本「語」", 6) == ["日本", "「語」"])
  }

  @Test("Roles survive, and a word in two roles stays whole")
  func roles() {
    let line = Line([Span("see ", .body), Span("The Matrix", .link), Span(", now", .muted)])
    let lines = line.wrapped(to: 12)
    #expect(lines.map(\.text) == ["see The", "Matrix, now"])
    #expect(lines[0].spans == [Span("see "), Span("The", .link)])
    #expect(lines[1].spans == [Span("Matrix", .link), Span(", now", .muted)])
  }

  @Test("Truncated lines end with an ellipsis in the role that was cut")
  func truncated() {
    #expect(Line("The Matrix").truncated(to: 10).text == "The Matrix")
    #expect(Line("The Matrix").truncated(to: 7).text == "The Ma…")
    #expect(Line("The Matrix").truncated(to: 5).text == "The…")
    #expect(Line("千と千尋").truncated(to: 4).text == "千…")
    #expect(Line("abc").truncated(to: 1).text == "…")
    #expect(Line("abc").truncated(to: 0).text == "")
    let line = Line([Span("abc", .title), Span("def", .muted)]).truncated(to: 4)
    #expect(line.spans == [Span("abc", .title), Span("…", .muted)])
    let cells = Line([Span("abc"), Span("def", column: 10)])
    #expect(cells.truncated(to: 8).text == "abc…")
    #expect(cells.truncated(to: 12).text == "abc       d…")
  }

  @Test("Padding stands on the side the alignment leaves")
  func padded() {
    #expect(Line("ab").padded(to: 4).text == "ab  ")
    #expect(Line("ab").padded(to: 4, .trailing).text == "  ab")
    #expect(Line("日本").padded(to: 3).text == "日本")
  }

  @Test("No text, role or width makes a line too wide or loses a letter")
  func random() {
    var source = TextSource(seed: 7)
    for _ in 0..<3_000 {
      let spans = (0..<Int.random(in: 1...3, using: &source.random)).map { _ in
        Span(source.text(), Role.allCases.randomElement(using: &source.random) ?? .body)
      }
      let line = Line(spans)
      let columns = Int.random(in: 1...20, using: &source.random)
      let indent = Int.random(in: 0...8, using: &source.random)
      let lines = line.wrapped(to: columns, indent: indent)
      #expect(lines.allSatisfy { $0.width <= columns }, "\(spans.map(\.text)) \(columns)")
      #expect(line.truncated(to: columns).width <= columns)
      let letters = lines.map(\.text).joined().unicodeScalars.filter { ("a"..."z").contains($0) }
      let expected = line.text.unicodeScalars.filter { ("a"..."z").contains($0) }
      if columns > 7 { #expect(letters.elementsEqual(expected)) }
    }
  }
}
