import Catalog
import Providers
import TestSupport
import Testing

@Suite("Search finds what a person would expect")
struct SearchTests {
  private let answers = Answers()

  @Test(
    arguments: [
      ("matrix", "The Matrix"), ("THE MATRIX", "The Matrix"), ("amelie", "Amélie"),
      ("Amélie", "Amélie"), ("parasite", "Parasite"), ("parazit", "Parasite"),
      ("spiderman", "Spider-Man: No Way Home"), ("spider-man", "Spider-Man: No Way Home"),
      ("wall-e", "WALL·E"), ("walle", "WALL·E"), ("千尋", "Spirited Away"),
      ("hanks", "Tom Hanks"), ("tom h", "Tom Hanks"), ("christopher nolan", "Christopher Nolan"),
      ("braking bad", "Breaking Bad"), ("breakingbad", "Breaking Bad"), ("matrx", "The Matrix"),
      ("kennu reeves", "Keanu Reeves"), ("pixar", "Pixar"), ("dune 1984", "Dune"),
      ("dune two", "Dune: Part Two"), ("dune 2", "Dune: Part Two"),
      ("the godfather 2", "The Godfather Part II"), ("godfather part two", "The Godfather Part II"),
      ("7 samurai", "Seven Samurai"), ("se7en", "Se7en"), ("seven", "Se7en"),
      ("wall e", "WALL·E"), ("wall·e", "WALL·E"), ("toy story iv", "Toy Story 4"),
    ])
  func theFirstHitIsMeant(_ text: String, _ expected: String) throws {
    #expect(try answers.search(text).first == expected)
  }

  private static let years: [(String, Int?, String, SearchYear?)] = [
    ("dune 1984", nil, "Dune", .taken(1984)), ("dune (1984)", nil, "Dune", .taken(1984)),
    ("dune", 1984, "Dune", nil), ("matrx 1999", nil, "The Matrix", .taken(1999)),
    ("blade runner 2049", nil, "Blade Runner 2049", nil),
    ("the matrix 1950", nil, "The Matrix", .dropped(1950)),
    ("the matrix", 1950, "The Matrix", .dropped(1950)),
    ("the matrix (1950)", nil, "The Matrix", .dropped(1950)),
    ("toy story iv 2019", nil, "Toy Story 4", .taken(2019)),
  ]

  @Test(arguments: years)
  func `a year behind a title is one, unless it is the title's`(
    text: String, year: Int?, expected: String, became: SearchYear?
  ) throws {
    let page = try answers.page(.search(SearchQuery(text: text, year: year)))
    #expect(page.elements.first?.name == expected)
    #expect(page.year == became)
    guard case .taken(let year)? = became, case .movie(let movie)? = page.elements.first else {
      return
    }
    #expect(movie.releaseDate?.year == year)
  }

  @Test(arguments: ["yuzuk", "YÜZÜK", "yüzük", "YUZUK", "yuzu", "yüzükler efendisi"])
  func turkishTitlesAreFoundInAnyLetters(_ text: String) throws {
    #expect(
      try answers.search(text).contains("The Lord of the Rings: The Fellowship of the Ring"))
  }

  @Test func dottedAndDotlessIFindTheSame() throws {
    for texts in [
      ["BASLANGIC", "Başlangıç", "başlangiç", "BAŞLANGIÇ"],
      ["itir esen", "ITIR ESEN", "ıtır esen", "İTİR ESEN"],
    ] {
      let first = try answers.search(texts[0])
      #expect(!first.isEmpty)
      for text in texts { #expect(try answers.search(text) == first, "\(text)") }
    }
  }

  @Test func everyTitleAndPersonIsFoundByName() throws {
    for row in try answers.all(.movies(.named(.popular))) + answers.all(.shows(.named(.popular))) {
      let rows = try answers.all(.search(SearchQuery(text: row.name)))
      #expect(rows.contains(row), "\(row.name)")
    }
    for row in try answers.page(.people).elements {
      #expect(try answers.page(.search(SearchQuery(text: row.name))).elements.first == row)
    }
  }

  @Test(arguments: ["en", "tr"])
  func allNamesOfTitlesAreKnownToWhoeverAsksForManyOfThem(_ language: String) throws {
    let answers = Answers(language)
    let names = BuiltInNames()
    for row in try answers.all(.movies(.filtered(MovieFilters())))
      + answers.all(.shows(.filtered(ShowFilters())))
    {
      for name in try answers.names(of: row) {
        #expect(names.mayHold(name), "\(row.name): \(name)")
      }
    }
    #expect(names.mayHold("THE MATRIX!") && names.mayHold("Yüzüklerin Efendisi: İki Kule"))
    for name in ["The Matrx", "Tom Hanks", "Marvel Studios", "cyberpunk", "matri", "xq"] {
      #expect(!names.mayHold(name), "\(name)")
    }
  }

  @Test func companiesKeywordsAndCollectionsAreFoundBesidesTitles() throws {
    #expect(try answers.search("MARVEL STUDIOS").contains("Marvel Studios"))
    #expect(try answers.search("cyberpunk").contains("cyberpunk"))
    #expect(try answers.search("matrix").prefix(2) == ["The Matrix", "The Matrix Collection"])
    #expect(try answers.search("mat").first == "The Matrix")
    #expect(try answers.search("amel").first == "Amélie")
    #expect(try answers.search("matt").first == "Matt Damon")
  }

  @Test func aFirstNameOrALastOneComesBeforeOneInTheMiddle() throws {
    #expect(try answers.search("leo", kind: .person).first == "Leonardo DiCaprio")
    for (text, name) in [
      ("hanks", "Tom Hanks"), ("del toro", "Guillermo del Toro"), ("downey", "Robert Downey Jr."),
      ("ree", "Keanu Reeves"), ("bong joon", "Bong Joon Ho"),
    ] {
      #expect(try answers.search(text, kind: .person).first == name)
    }
    let found = try answers.search("leo", kind: .person)
    let middle = try #require(found.firstIndex { $0.contains("Leó ") })
    let last = try #require(found.lastIndex { $0.hasPrefix("Leon") })
    #expect(last < middle)
  }

  @Test func onlyTheKindAndTheYearAskedForAreFound() throws {
    for kind in SearchKind.allCases {
      let rows = try answers.all(.search(SearchQuery(text: "s", kind: kind)))
      #expect(!rows.isEmpty)
      for row in rows {
        let found: SearchKind? =
          switch row {
          case .movie: .movie
          case .show: .tv
          case .person: .person
          case .collection: .collection
          case .keyword: .keyword
          case .company: .company
          case .review, .character, .pokemon: nil
          }
        #expect(found == kind)
      }
    }
    #expect(try answers.search("dune", year: 2021).first == "Dune")
    #expect(try answers.search("dune", kind: .movie, year: 1984) == ["Dune"])
  }

  @Test(arguments: ["2012", "1918", "2049 blade", "terminator 9", "se8en", "apollo 14", "mat3ix"])
  func aDigitIsNeverGuessedAt(_ text: String) throws {
    let digits = text.filter { ("0"..."9").contains($0) }
    for row in try answers.all(.search(SearchQuery(text: text))) {
      let names = try answers.names(of: row)
      #expect(names.contains { $0.holds(digits) }, "\(text): \(row.name)")
    }
  }

  @Test func nothingIsFoundOfNothing() throws {
    for text in ["", "   ", "!!!", "zzzzqqq", "\u{0}", "\u{202E}", "'"] {
      #expect(try answers.search(text).isEmpty, "\(text)")
    }
  }

  @Test func hitsAreTheSearchCutShort() throws {
    for text in ["matrix", "star", "m", "hanks", "matrx"] {
      let hits = answers.catalogue.hits(for: text, limit: 3, locale: answers.locale)
      let rows = try answers.page(.search(SearchQuery(text: text))).elements
      #expect(hits == Array(rows.prefix(3)))
    }
    #expect(answers.catalogue.hits(for: "matrix", limit: -1, locale: answers.locale).isEmpty)
  }

  @Test func anyTextIsSearchedForWithoutHarm() throws {
    var generator = SeededGenerator(seed: 7)
    let alphabet = Array("abei İışğ'&-.|\t\nβж千힣🎬\u{301}\u{0}the matrix")
    for _ in 0..<200 {
      let length = Int.random(in: 0...40, using: &generator)
      let text = String((0..<length).map { _ in alphabet.randomElement(using: &generator) ?? "a" })
      let page = try answers.page(.search(SearchQuery(text: text)))
      #expect(page.elements.count <= 20)
    }
    let long = String(repeating: "matrix ", count: 20_000)
    #expect(try answers.page(.search(SearchQuery(text: long))).elements.count <= 20)
  }
}

extension Answers {
  /// All that a row's film or series is called.
  fileprivate func names(of row: ListRow) throws -> [String] {
    switch row {
    case .movie(let movie):
      [row.name, movie.originalTitle] + (try self.movie(movie.id)).movie.alternativeTitles
    case .show(let show):
      [row.name, show.originalName] + (try self.show(show.id)).show.alternativeTitles
    case .person, .collection, .keyword, .company, .review, .character, .pokemon: [row.name]
    }
  }
}
