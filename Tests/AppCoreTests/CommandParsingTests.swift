import Catalog
import Navigation
import Testing

@testable import AppCore

@Suite("A line")
struct CommandParsingTests {
  private func command(_ line: String) throws -> Command? {
    try Command.parse(line).get()
  }

  private func error(_ line: String) -> CommandError? {
    guard case .failure(let error) = Command.parse(line) else { return nil }
    return error
  }

  @Test(
    "that is blank asks for nothing", arguments: ["", " ", "\t \r\n", "\u{0}", "\u{A0}\u{2003}"])
  func blank(line: String) throws {
    #expect(try command(line) == nil)
  }

  @Test(
    "is one command, whatever the case and the spaces around it",
    arguments: [
      ("feed", Command.selectTab(.feed)), ("  FEED  ", .selectTab(.feed)),
      ("d", .selectTab(.discover)), ("profile", .selectTab(.profile)),
      ("pokedex", .selectTab(.pokedex)), ("marvel", .selectTab(.marvel)),
      ("people", .visit(.people)), ("favourites", .visit(.favorites)),
      ("watchlist", .visit(.watchlist)), ("rated", .visit(.rated)),
      ("cast", .page(.credits)), ("credits", .page(.credits)), ("crew", .page(.credits)),
      ("reviews", .page(.reviews)), ("similar", .page(.similar)), ("sim", .page(.similar)),
      ("recommended", .page(.recommended)), ("videos", .page(.videos)),
      ("trailers", .page(.videos)), ("images", .page(.images)), ("watch", .page(.watch)),
      ("providers", .page(.watch)), ("wat", .visit(.watchlist)), ("collection", .collection),
      ("genres", .genre(nil)), ("genre science fiction", .genre("science fiction")),
      ("genre \"science fiction\"", .genre("science fiction")),
      ("3", .open(3)), ("open 3", .open(3)), ("o 12", .open(12)), (" 007 ", .open(7)),
      ("2147483647", .open(2_147_483_647)),
      ("open The Matrix", .openNamed("The Matrix")), ("open \"300\"", .openNamed("300")),
      ("open 12 Angry Men", .openNamed("12 Angry Men")),
      ("back", .back(1)), ("b", .back(1)), ("back 2", .back(2)), ("BACK 2", .back(2)),
      ("forward", .forward), ("f", .forward), ("up", .up), ("..", .up), ("home", .home),
      ("next", .sibling(offset: 1)), ("prev", .sibling(offset: -1)),
      ("previous", .sibling(offset: -1)),
      ("go movie/603", .go("movie/603")), ("g  feed;movies=popular ", .go("feed;movies=popular")),
      ("link", .link), ("web", .web), ("imdb", .imdb),
      ("more", .more), ("m", .more), ("first", .first), ("top", .first),
      ("filter", .filter("")), ("filter The  Matrix ", .filter("The  Matrix")),
      ("sort", .sort(nil)), ("sort rating", .sort(SortOrder(.rating))),
      ("order Title.DESC", .sort(SortOrder(.title, isAscending: false))),
      ("sort votes.asc", .sort(SortOrder(.votes, isAscending: true))),
      ("list", .list(nil)), ("l top-rated", .list("top-rated")),
      ("list top rated", .list("top rated")),
      ("theme", .theme(nil)), ("t sepia", .theme("sepia")), ("theme my own", .theme("my own")),
      ("language", .language(nil)), ("lang pt-BR", .language("pt-BR")),
      ("region tr", .region("tr")), ("tabs", .tabs(nil)), ("tab pokedex", .tabs(["pokedex"])),
      ("tabs pokedex, marvel", .tabs(["pokedex", "marvel"])),
      ("reload", .reload), ("r", .reload), ("stop", .cancel), ("matrix", .matrix),
      ("quit", .quit), ("q", .quit), ("exit", .quit), ("qui", .quit),
    ])
  func meaning(line: String, expected: Command) throws {
    #expect(try command(line) == expected)
  }

  @Test(
    "that is a link or an address goes there",
    arguments: [
      "movie/603", "feed/movie/603/person/6384", "/discover", "movies/popular",
      "feed;movies=popular", "search;type=person", "search/batman", "marquee:discover",
      "marquee://feed/movie/603", "https://www.themoviedb.org/movie/603-the-matrix?language=tr",
      "HTTPS://m.imdb.com/title/tt0133093/", "themoviedb.org", "imdb.com/name/nm0000206",
      "tt0133093", "NM0000206", "nonsense/603", "movie/603 and more",
    ])
  func links(line: String) throws {
    #expect(try command(line) == .go(line))
    #expect(try command("  \(line)\t") == .go(line))
  }

  @Test("that is a command and could be a link is the command")
  func commandsComeFirst() throws {
    #expect(try command("search") == .search(SearchQuery(text: "")))
    #expect(try command("people") == .visit(.people))
    #expect(try command("similar") == .page(.similar))
    #expect(try command("search movie/603") == .search(SearchQuery(text: "movie/603")))
  }

  @Test("says the id of IMDb's to find")
  func find() throws {
    let id = try #require(ExternalID("tt0133093"))
    #expect(try command("find tt0133093") == .visit(.find(id)))
    #expect(try command("find TT0133093") == .visit(.find(id)))
    #expect(
      error("find batman")
        == .badArgument(command: .find, part: "batman", expected: .argument(.externalID)))
    #expect(
      error("find tt0133093 now") == .badArgument(command: .find, part: "now", expected: .nothing))
  }

  @Test("asks for help of a command by any of its words")
  func help() throws {
    #expect(try command("help") == .help(nil))
    #expect(try command("?") == .help(nil))
    #expect(try command("h where") == .help(.where))
    #expect(try command("help credits") == .help(.cast))
    #expect(try command("help wh") == .help(.where))
    #expect(
      error("help re")
        == .ambiguous(
          word: "re", candidates: [.reviews, .recommended, .read, .region, .reload, .redo]))
    #expect(
      error("help serch")
        == .badArgument(
          command: .help, part: "serch", expected: .argument(.command), nearest: "search"))
  }

  // MARK: Errors

  @Test("that begins like several commands says which")
  func ambiguity() {
    #expect(
      error("re")
        == .ambiguous(
          word: "re", candidates: [.reviews, .recommended, .read, .region, .reload, .redo]))
    #expect(error("Pro now") == .ambiguous(word: "Pro", candidates: [.profile, .providers]))
  }

  @Test("that is not a command says the nearest that is")
  func unknown() {
    #expect(error("serach batman") == .unknown(word: "serach", nearest: "search"))
    #expect(error("credts") == .unknown(word: "credts", nearest: "credits"))
    #expect(error("xyzzy") == .unknown(word: "xyzzy", nearest: nil))
    #expect(error("z") == .unknown(word: "z", nearest: nil))
    #expect(error("Alien: Romulus") == .unknown(word: "Alien:", nearest: nil))
  }

  @Test("that is not a command is shown cleaned and cut")
  func unknownWordsAreShort() throws {
    guard case .unknown(let word, nil) = error(String(repeating: "é", count: 100_000)) else {
      Issue.record("a long word was understood")
      return
    }
    #expect(word.unicodeScalars.count <= 61)
    #expect(error("ab\u{1B}[31mcd\u{202E}") == .unknown(word: "abcd", nearest: nil))
  }

  @Test(
    "with a number that no choice can have says so",
    arguments: ["0", "-1", "00", "99999999999999999999", "2147483648", "-99999999999999999999"])
  func impossibleNumbers(number: String) {
    let expected = CommandError.badArgument(
      command: .open, part: number, expected: .argument(.choice))
    #expect(error(number) == expected)
    #expect(error("open \(number)") == expected)
    #expect(
      error("back \(number)")
        == .badArgument(command: .back, part: number, expected: .argument(.count)))
  }

  @Test("with an argument that is wrong, one too many or missing says which")
  func badArguments() {
    #expect(error("open") == .badArgument(command: .open, part: "", expected: .argument(.choice)))
    #expect(error("go") == .badArgument(command: .go, part: "", expected: .argument(.link)))
    #expect(error("back 1 2") == .badArgument(command: .back, part: "2", expected: .nothing))
    #expect(
      error("back two") == .badArgument(command: .back, part: "two", expected: .argument(.count)))
    #expect(error("up up") == .badArgument(command: .up, part: "up", expected: .nothing))
    #expect(error("quit now") == .badArgument(command: .quit, part: "now", expected: .nothing))
    #expect(
      error("sort ratng")
        == .badArgument(
          command: .sort, part: "ratng", expected: .argument(.sortKey), nearest: "rating"))
    #expect(
      error("sort title.sideways")
        == .badArgument(command: .sort, part: "title.sideways", expected: .argument(.sortKey)))
    #expect(
      error("sort title.des")
        == .badArgument(
          command: .sort, part: "title.des", expected: .argument(.sortKey), nearest: "title.desc"))
  }

  // MARK: Search

  @Test(
    "searches for its text as it was typed",
    arguments: [
      ("search batman", "batman", nil, nil), ("s The  Matrix ", "The  Matrix", nil, nil),
      ("search \"the matrix\"", "the matrix", nil, nil),
      ("search 'the matrix'", "the matrix", nil, nil),
      ("search “the matrix”", "the matrix", nil, nil),
      ("search 12\" vinyl", "12\" vinyl", nil, nil),
      ("search ocean's eleven", "ocean's eleven", nil, nil), ("search '71", "'71", nil, nil),
      ("search \"a\" or \"b\"", "\"a\" or \"b\"", nil, nil),
      ("search matrix y:1999", "matrix", nil, 1999),
      ("search year:1999 matrix", "matrix", nil, 1999),
      ("search type:person keanu  reeves", "keanu  reeves", SearchKind.person, nil),
      ("search the Type:Movies matrix Y:1999", "the matrix", .movie, 1999),
      ("search \"the matrix\" y:1999", "the matrix", nil, 1999),
      ("search \"y:1999\"", "y:1999", nil, nil), ("search type:series", "", .tv, nil),
      ("search Alien: Romulus", "Alien: Romulus", nil, nil),
      ("search mission:", "mission:", nil, nil),
      ("search istanbul'da  İki", "istanbul'da  İki", nil, nil),
      ("search cafe\u{301}", "caf\u{E9}", nil, nil), ("search", "", nil, nil),
    ] as [(String, String, SearchKind?, Int?)])
  func search(line: String, text: String, kind: SearchKind?, year: Int?) throws {
    let query = SearchQuery(text: text, kind: kind, year: year)
    #expect(query.text.unicodeScalars.elementsEqual(text.unicodeScalars))
    #expect(try command(line) == .search(query))
  }

  @Test("searches for no year and no kind that do not exist")
  func badHints() {
    for part in ["y:0", "y:abc", "y:10000", "y:", "year:99999999999999999999"] {
      #expect(
        error("search matrix \(part)")
          == .badArgument(command: .search, part: part, expected: .year))
    }
    #expect(
      error("search type:persn x")
        == .badArgument(
          command: .search, part: "type:persn", expected: .searchKind, nearest: "type:person"))
  }

  // MARK: Filters

  @Test("sets and removes filters")
  func filters() throws {
    #expect(try command("where") == .filters([]))
    #expect(
      try command("where genre=28 year=1999 rating=7 votes=200")
        == .filters([
          FilterChange(.genre, "28"), FilterChange(.year, "1999"), FilterChange(.rating, "7"),
          FilterChange(.votes, "200"),
        ]))
    #expect(
      try command("w Genre=\"science fiction\"|'tv movie',drama without-genre=")
        == .filters([
          FilterChange(.genre, "science fiction|tv movie,drama"), FilterChange(.withoutGenre, nil),
        ]))
    #expect(try command("where sort=title.desc") == .filters([FilterChange(.sort, "title.desc")]))
    #expect(try command("where genre=a=b") == .filters([FilterChange(.genre, "a=b")]))
    #expect(try command("where none") == .removeFilters)
    #expect(try command("where CLEAR") == .removeFilters)
  }

  @Test(
    "takes filters as a person compares, and several years as one",
    arguments: [
      ("runtime<95", [FilterChange(.runtime, "-94")]),
      ("runtime<=95", [FilterChange(.runtime, "-95")]),
      ("runtime>=60 runtime<=95", [FilterChange(.runtime, "60-95")]),
      ("runtime<=95 runtime>60", [FilterChange(.runtime, "61-95")]),
      ("rating>=7.5 votes>200", [FilterChange(.rating, "7.5"), FilterChange(.votes, "201")]),
      ("rating>7", [FilterChange(.rating, "7.1")]), ("rating>7.9", [FilterChange(.rating, "8")]),
      ("year>2015", [FilterChange(.year, nil), FilterChange(.from, "2016")]),
      ("year<2000", [FilterChange(.year, nil), FilterChange(.to, "1999")]),
      (
        "year=1990-1999",
        [FilterChange(.year, nil), FilterChange(.from, "1990"), FilterChange(.to, "1999")]
      ),
      (
        "year=1990s",
        [FilterChange(.year, nil), FilterChange(.from, "1990"), FilterChange(.to, "1999")]
      ),
      (
        "year=2016-",
        [FilterChange(.year, nil), FilterChange(.from, "2016"), FilterChange(.to, nil)]
      ),
    ])
  func comparisons(text: String, expected: [FilterChange]) throws {
    let read = try command("where \(text)")
    #expect(read == .filters(expected))
  }

  @Test("leaves years the wrong way round to the filter, which refuses them")
  func reversedYears() throws {
    let read = try command("where year=1999-1990")
    #expect(read == .filters([FilterChange(.year, "1999-1990")]))
  }

  @Test("with a filter that is none says which is near")
  func badFilters() {
    #expect(
      error("where gnre=28")
        == .badArgument(command: .where, part: "gnre", expected: .filterName, nearest: "genre"))
    #expect(
      error("where year=1999 rting>=7")
        == .badArgument(command: .where, part: "rting>", expected: .filterName, nearest: "rating"))
    for line in ["rating<7", "rating>10", "rating>x", "genre>28", "runtime<x", "votes<9", "year>"] {
      #expect(
        error("where \(line)")
          == .badArgument(command: .where, part: line, expected: .argument(.filter)))
    }
    #expect(
      error("where year 1999")
        == .badArgument(command: .where, part: "year", expected: .argument(.filter)))
    #expect(
      error("where year=1999 none")
        == .badArgument(command: .where, part: "year=\"1999 none\"", expected: .quotes))
  }

  // MARK: Several lines

  @Test(
    "is cut at semicolons that separate, and at no others",
    arguments: [
      ("search batman; 1; cast", ["search batman", "1", "cast"]),
      ("1;cast;back", ["1", "cast", "back"]),
      ("", []), (" ; ;; ", []), ("1;", ["1"]), ("back", ["back"]),
      ("feed;movies=popular; 1", ["feed;movies=popular", "1"]),
      (
        "go feed;movies=upcoming;shows=on-the-air;2",
        ["go feed;movies=upcoming;shows=on-the-air", "2"]
      ),
      (
        "movies/where;genre=28;without-genre=16/movie/603; more",
        ["movies/where;genre=28;without-genre=16/movie/603", "more"]
      ),
      ("search/batman;type=movie;year=1989;1", ["search/batman;type=movie;year=1989", "1"]),
      ("search \"a; b\"; 1", ["search \"a; b\"", "1"]), ("search 'a;b';1", ["search 'a;b'", "1"]),
      ("search ocean's eleven; search don't", ["search ocean's eleven", "search don't"]),
      ("search 12\" vinyl; 1", ["search 12\" vinyl", "1"]),
      ("where genre=\"a;b\";1", ["where genre=\"a;b\"", "1"]),
      ("movies/where; genre=28", ["movies/where", "genre=28"]),
    ])
  func lines(text: String, expected: [String]) {
    #expect(Command.lines(in: text) == expected)
  }

  // MARK: What may be given as arguments of a run

  @Test("changes nothing lasting unless it sets something")
  func changesNothing() throws {
    for line in [
      "search x", "matrix", "help", "1", "go feed", "theme", "language", "tabs", "sort rating",
    ] {
      #expect(try #require(try command(line)).changesNothing, "\(line)")
    }
    for line in ["theme dark", "language tr", "region TR", "tabs marvel"] {
      #expect(try !#require(try command(line)).changesNothing, "\(line)")
    }
  }
}
