import Catalog
import Testing

@Suite("Folding makes alike what a person would type alike")
struct FoldingTests {
  @Test(
    arguments: [
      ("İstanbul", "istanbul"), ("ISTANBUL", "istanbul"), ("ıstanbul", "istanbul"),
      ("I\u{307}stanbul", "istanbul"), ("Amélie", "amelie"), ("Ame\u{301}lie", "amelie"),
      ("Yüzüklerin Efendisi: İki Kule", "yuzuklerin efendisi iki kule"),
      ("Straße", "strasse"), ("STRAẞE", "strasse"), ("Ærø", "aero"), ("Œuvre", "oeuvre"),
      ("Þór", "thor"), ("Łódź", "lodz"), ("Đorđe", "dorde"),
      ("Naruto Shippūden", "naruto shippuden"),
      ("Ocean's Eleven", "oceans eleven"), ("Ocean’s Eleven", "oceans eleven"),
      ("Fast & Furious", "fast and furious"), ("Spider-Man", "spider man"), ("WALL·E", "wall e"),
      ("Alien³", "alien 3"), ("alien³²", "alien 32"), ("CO₂ 1", "co 2 1"), ("M*A*S*H", "mash"),
      ("S.W.A.T.", "swat"), ("S.W.A.T.: Firefight", "swat firefight"), ("[REC]²", "rec 2"),
      ("J. R. R. Tolkien", "jrr tolkien"), ("J.R.R. Tolkien", "jrr tolkien"),
      ("Samuel L. Jackson", "samuel l jackson"), ("I, Robot", "i robot"), ("X-Men", "x men"),
      ("8 1/2", "8 1 2"), ("9½ Weeks", "9 1 2 weeks"), ("½", "1 2"), ("Rocky Ⅳ", "rocky iv"),
      ("$", "$"), ("$9.99", "9 99"), ("Ke$ha", "kesha"), ("A$AP", "asap"), ("Face/Off", "face off"),
      ("Q&A", "q and a"), ("10,000 BC", "10000 bc"), ("20.000 Meilen", "20000 meilen"),
      ("1,2,3", "1 2 3"), ("9-1-1", "9 1 1"), ("ﬁn", "fin"), ("Ĳ", "ij"), ("1ª", "1a"),
      ("  The   Matrix! ", "the matrix"), ("Ёлки", "елки"), ("Αθήνα", "αθηνα"),
      ("ＡＢＣ１", "abc1"), ("千と千尋の神隠し", "千と千尋の神隠し"), ("기생충", "기생충"),
      ("", ""), (" \u{200B} ", ""), ("!?", "!?"), ("8½", "8 1 2"), ("Việt Nam", "viet nam"),
      ("a\u{200D}b", "ab"),
    ])
  func aTextFolds(_ text: String, _ expected: String) {
    #expect(text.folded == expected)
    #expect(text.folded.folded == expected)
  }

  @Test(
    arguments: [
      ("WALL·E", ["wall e", "walle"]), ("Face/Off", ["face off", "faceoff"]),
      ("Se7en", ["se7en", "seven"]), ("M3GAN", ["m3gan", "megan"]),
      ("S1m0ne", ["s1m0ne", "simone"]),
      ("Spider-Man: No Way Home", ["spider man no way home", "spiderman no way home"]),
      ("Alien³", ["alien 3", "alien3"]), ("Q&A", ["q and a", "qanda"]),
      ("S.W.A.T.", ["swat"]), ("R.I.P.D. 2-1", ["ripd 2 1", "ripd 21"]),
      ("The Matrix", ["the matrix"]),
      ("K-19: X", ["k 19 x", "k19 x"]), ("2012", ["2012"]), ("U571", ["u571"]), ("", [""]),
    ])
  func aTextHasAllItsSpellings(_ text: String, _ expected: [String]) {
    #expect(text.foldedSpellings == expected)
  }

  @Test(
    arguments: [
      ("WALL·E", "walle"), ("WALL·E", "wall-e"), ("WALL·E", "wall e"), ("Face/Off", "faceoff"),
      ("Face/Off", "face off"), ("FaceOff", "face/off"), ("S.W.A.T.", "s w a t"),
      ("M*A*S*H", "MASH"),
      ("Alien³", "alien3"), ("Alien³", "alien 3"), ("Se7en", "seven"), ("8½", "8 1/2"),
      ("[REC]", "rec"),
      ("$", "$"), ("Fast & Furious", "fast and furious"), ("J. J. Abrams", "jj abrams"),
      ("Ærø ß", "aero ss"), ("KIŞ", "kis"),
    ])
  func aNameIsCalledByWhatAPersonTypes(_ name: String, _ typed: String) {
    #expect(name.isCalled(typed.folded))
    #expect(name.hasFoldedPrefix(String(typed.prefix(1)).folded))
    for other in ["x", "\(typed) x", "The \(typed)", ""] { #expect(!name.isCalled(other.folded)) }
  }

  @Test func aPrefixAndAPartAreFoundInEverySpelling() {
    #expect("Face/Off".hasFoldedPrefix("faceo") && "Face/Off".hasFoldedPrefix("face o"))
    #expect("Face/Off".holdsFolded("eoff") && "Se7en".holdsFolded("eve"))
    #expect(!"The Matrix".hasFoldedPrefix("them") && !"The Matrix".holdsFolded("em"))
  }

  @Test func titlesStandWithoutTheirArticlesAndWithNumbersByWhatTheyCount() {
    func key(_ title: String, _ language: String = "en") -> String {
      title.titleSortKey(language: language)
    }
    let inOrder = [
      "8½", "10,000 BC", "2001: A Space Odyssey", "10", "Ocean's 11", "Ocean's 8", "The Avengers",
      "An Affair", "A Bug's Life", "Ocean's Twelve", "12 Angry Men", "The", "007",
    ].sorted { key($0) < key($1) }
    #expect(
      inOrder == [
        "007", "8½", "10", "12 Angry Men", "2001: A Space Odyssey", "10,000 BC", "An Affair",
        "The Avengers", "A Bug's Life", "Ocean's 8", "Ocean's 11", "Ocean's Twelve", "The",
      ])
    for (title, language, expected) in [
      ("Le Samouraï", "fr", "samourai"), ("L'Avventura", "it", "avventura"),
      ("L’Atalante", "fr", "atalante"), ("Das Boot", "de", "boot"), ("Die Hard", "en", "die hard"),
      ("La La Land", "en", "la la land"), ("El Topo", "es", "topo"),
      ("Il Postino", "it", "postino"),
      ("L.A. Confidential", "fr", "la confidential"), ("A Cidade", "pt", "cidade"),
      ("A.I. Rising", "en", "ai rising"), ("Das", "de", "das"), ("L'", "fr", "l"),
    ] { #expect(key(title, language) == expected, "\(title)") }
  }

  @Test func theLanguageOfATitleIsTheOriginalOneOnlyWhereTheTitleIs() {
    var movie = MovieSummary(id: 1, title: "Die Verurteilten")
    movie.originalTitle = "The Shawshank Redemption"
    movie.originalLanguage = "en"
    #expect(TitleSummary.movie(movie).sortKey(askedIn: "de") == "verurteilten")
    movie.title = "The Shawshank Redemption"
    #expect(TitleSummary.movie(movie).sortKey(askedIn: "de") == "shawshank redemption")
    var show = ShowSummary(id: 1, name: "Die Brücke")
    show.originalLanguage = "de"
    #expect(TitleSummary.show(show).sortKey(askedIn: "en") == "brucke")
    show.originalName = "Bron"
    #expect(TitleSummary.show(show).sortKey(askedIn: "en") == "die brucke")
  }

  @Test func everyScalarFoldsToSomethingThatStays() {
    for value in UInt32(0)...0x2FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let folded = String(scalar).folded
      if folded.folded != folded { Issue.record("U+\(String(value, radix: 16)) \(folded)") }
    }
  }
}
