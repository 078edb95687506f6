import Catalog
import Testing

@testable import Storage

@Suite("Files of other sites")
struct ExchangeFileTests {
  /// A row in short: `line kind|names|year|ids|marks`.
  private func shown(_ row: ExchangeRow) -> String {
    let kind =
      switch row.kind {
      case .movie: "movie"
      case .show: "show"
      case .unknown: "?"
      case .other(let word): word
      }
    let ids = [
      row.imdb?.description,
      row.title.map { id in
        switch id {
        case .movie(let id): "movie/\(id)"
        case .show(let id): "tv/\(id)"
        }
      },
    ].compactMap(\.self)
    let marks = row.marks.map { mark in
      let day = mark.day.map { "@\($0)" } ?? ""
      return switch mark.change {
      case .favorite: "favorite\(day)"
      case .watchlist: "watchlist\(day)"
      case .rating(let rating): "\(rating?.description ?? "-")\(day)"
      }
    }
    let parts = [
      kind, row.names.joined(separator: "="), row.year.map(String.init) ?? "",
      ids.joined(separator: "+"), marks.joined(separator: "+"),
    ]
    return "\(row.line) " + parts.joined(separator: "|") + (row.fault.map { " \($0)" } ?? "")
  }

  private func read(
    _ text: String, _ path: String, list: KeptList? = nil
  ) throws(ExchangeFailure) -> ExchangeFile {
    try ExchangeFile.read(Array(text.utf8), path: path, list: list)
  }

  private static let imdb =
    "Const,Your Rating,Date Rated,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),"
    + "Year,Genres,Num Votes,Release Date,Directors"
  private static let imdbList =
    "Position,Const,Created,Modified,Description,Title,Original Title,URL,Title Type,IMDb Rating,"
    + "Runtime (mins),Year,Genres,Num Votes,Release Date,Directors,Your Rating,Date Rated"
  private static let trakt =
    "rated_at,type,title,year,trakt_rating,trakt_id,imdb_id,tmdb_id,tvdb_id,url,released,"
    + "season_number,episode_number,episode_title,episode_released,episode_trakt_rating,"
    + "episode_trakt_id,episode_imdb_id,episode_tmdb_id,episode_tvdb_id,genres,rating"
  private static let traktList =
    "rank,listed_at,type,title,year,trakt_id,imdb_id,tmdb_id,tvdb_id,url,released,runtime"

  /// A file as a site writes it, and what it says.
  struct Sample: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    var list: KeptList?
    let format: ExchangeFormat
    let rows: [String]
    var idle = 0

    var testDescription: String { "\(name): \(text.prefix(40))" }
  }

  @Test(
    "are read with their own scales, dates and kinds",
    arguments: [
      Sample(
        name: "ratings.csv",
        text: "Date,Name,Year,Letterboxd URI,Rating\n"
          + "2024-01-02,Arrival,2016,https://boxd.it/a,4.5\n"
          + "2024-01-03,\"Lock, Stock and Two Smoking Barrels\",1998,https://boxd.it/y,0.5\n"
          + "2024-01-04,Unrated,2001,https://boxd.it/z,\n",
        format: .letterboxd,
        rows: [
          "2 movie|Arrival|2016||9@2024-01-02",
          "3 movie|Lock, Stock and Two Smoking Barrels|1998||1@2024-01-03",
        ], idle: 1),
      Sample(
        name: "export/watchlist.csv",
        text: "\u{FEFF}Date,Name,Year,Letterboxd URI\r\n2024-05-06,Heat,1995,https://boxd.it/b\r\n",
        format: .letterboxd, rows: ["2 movie|Heat|1995||watchlist@2024-05-06"]),
      Sample(
        name: "likes/films.csv",
        text: "Date,Name,Year,Letterboxd URI\n2024-05-06,Heat,,https://boxd.it/b\n",
        format: .letterboxd, rows: ["2 movie|Heat|||favorite@2024-05-06"]),
      Sample(
        name: "diary.csv",
        text: "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n"
          + "2021-04-29,Blade Runner 2049,2017,https://boxd.it/1,5,,in theaters,2017-10-05\n"
          + "2024-02-12,Alien,1979,https://boxd.it/2,,,\"horror,\nspace\",2024-02-11\n"
          + "2024-03-13,The Shining,1980,https://boxd.it/3,4,Yes,,2024-03-12\n",
        format: .letterboxd,
        rows: [
          "2 movie|Blade Runner 2049|2017||10@2021-04-29", "5 movie|The Shining|1980||8@2024-03-13",
        ], idle: 1),
      Sample(
        name: "my-list.csv",
        text: "Letterboxd list export v7\nDate,Name,Tags,URL,Description\n"
          + "2022-11-20,Ghibli,,https://boxd.it/x,\"Over\ntwo lines\"\n\n"
          + "Position,Name,Year,URL,Description\n1,Spirited Away,2001,https://boxd.it/2b4m,\n",
        list: .favorites, format: .letterboxd, rows: ["7 movie|Spirited Away|2001||favorite"]),
      Sample(
        name: "import.csv",
        text: "Rating10,Year,tmdbID,Title,WatchedDate\n7,1999,603,The Matrix,2024-01-01\n",
        format: .letterboxd, rows: ["2 movie|The Matrix|1999|movie/603|7@2024-01-01"]),
      Sample(
        name: "ratings.csv",
        text: imdb + "\n"
          + "tt0133093,9,2024-03-15,The Matrix,The Matrix,https://x,Movie,8.7,136,1999,\"Action, Sci-Fi\",2,1999-03-31,\"A, B\"\n"
          + "tt0903747,10,2024-03-16,Breaking Bad,Breaking Bad,https://x,TV Series,9.5,,2008,,,,\n"
          + "tt0959621,8,2024-03-17,Pilot,Pilot,https://x,TV Episode,9,,2008,,,,\n"
          + "tt1,8,2024-03-17,Odd,Odd,https://x,Movie,9,,2008,,,,\n"
          + "tt0133094,11,2024-03-17,Eleven,Eleven,https://x,Movie,9,,2008,,,,\n",
        format: .imdb,
        rows: [
          "2 movie|The Matrix=The Matrix|1999|tt0133093|9@2024-03-15",
          "3 show|Breaking Bad=Breaking Bad|2008|tt0903747|10@2024-03-16",
          "4 TV Episode|Pilot=Pilot|2008|| notATitle(Optional(\"TV Episode\"))",
          "5 movie|Odd=Odd|2008|| badID(\"tt1\")",
          "6 movie|Eleven=Eleven|2008|tt0133094| badRating(\"11\", greatest: 10)",
        ]),
      Sample(
        name: "WATCHLIST.csv",
        text: imdbList + "\n"
          + "1,tt0133093,2014-07-18,2014-07-18,,The Matrix,The Matrix,https://x,Movie,8.7,136,1999,,,,,,\n"
          + "2,tt0903747,2014-07-19,2014-07-18,,Breaking Bad,Breaking Bad,https://x,TV Mini Series,9.5,,2008,,,,,9,2026-09-18\n",
        format: .imdb,
        rows: [
          "2 movie|The Matrix=The Matrix|1999|tt0133093|watchlist@2014-07-18",
          "3 show|Breaking Bad=Breaking Bad|2008|tt0903747|9@2026-09-18",
        ]),
      Sample(
        name: "old.csv",
        text: "\"position\",\"const\",\"created\",\"Title\",\"Title type\",\"You rated\",\"Year\"\n"
          + "\"1\",\"tt2872718\",\"Sat Dec 31 00:00:00 2016\",\"Nightcrawler\",\"Feature Film\",\"8\",\"2014\"\n",
        format: .imdb, rows: ["2 movie|Nightcrawler|2014|tt2872718|8@2016-12-31"]),
      Sample(
        name: "ratings.csv",
        text: trakt + "\n"
          + "2021-03-22T06:33:24.000Z,movie,The Matrix,1999,8.1,1,tt0133093,603,,https://x,1999-03-31,,,,,,,,,,action,8\n"
          + "2021-03-22T23:59:59.000Z,show,Breaking Bad,2008,8.1,1,tt0903747,1396,,https://x,2008-01-20,,,,,,,,,,drama,10\n"
          + "2021-03-22T06:33:24.000Z,episode,Clone Wars,2008,8.1,4170,tt0458290,4194,8,https://x,2008-01-20,7,7,Debt,,7.9,2,tt9,2,7,animation,9\n",
        format: .trakt,
        rows: [
          "2 movie|The Matrix|1999|tt0133093+movie/603|8@2021-03-22",
          "3 show|Breaking Bad|2008|tt0903747+tv/1396|10@2021-03-22",
          "4 episode|Clone Wars|2008|| notATitle(Optional(\"episode\"))",
        ]),
      Sample(
        name: "watchlist.csv",
        text: traktList
          + "\n1,2022-01-02T00:00:00.000Z,movie,Heat,1995,1,tt0113277,949,,https://x,,170\n",
        format: .trakt, rows: ["2 movie|Heat|1995|tt0113277+movie/949|watchlist@2022-01-02"]),
      Sample(
        name: "to-trakt.csv",
        text: "imdb_id,type,watched_at,watchlisted_at,rating,rated_at\n"
          + "tt0068646,movie,2024-10-25T20:00:00Z,2024-10-01T10:00:00Z,7,2024-10-25T21:00:00Z\n"
          + "tt4281724,movie,2024-01-12T02:00:00Z,,,,\n",
        format: .trakt,
        rows: ["2 movie|||tt0068646|watchlist@2024-10-01+7@2024-10-25"], idle: 1),
      Sample(
        name: "ratings-movies.json",
        text: """
          [{"rated_at": "2021-03-22T06:33:24.000Z", "rating": 8, "type": "movie",
            "movie": {"title": "Am\\u00e9lie", "year": 2001, "ids": {"imdb": "tt0211915", "tmdb": 194}}},
           {"rank": 1, "listed_at": "2026-01-01T00:00:00.000Z", "type": "show",
            "show": {"title": "Severance", "year": 2022, "ids": {"tmdb": 95396, "imdb": null}}},
           {"rated_at": "2021-03-22T06:33:24.000Z", "rating": 8, "type": "season",
            "season": {"number": 1}, "show": {"title": "X", "year": 2022, "ids": {}}}]
          """, list: .watchlist, format: .trakt,
        rows: [
          "1 movie|Amélie|2001|tt0211915+movie/194|8@2021-03-22",
          "3 show|Severance|2022|tv/95396|watchlist@2026-01-01",
          "5 season||| | notATitle(Optional(\"season\"))",
        ]),
      Sample(
        name: "library.json",
        text: """
          {"marquee": "library", "schema": 1, "titles": [
            {"media_type": "tv", "id": 1396, "title": "Breaking Bad", "rating": 9},
            {"media_type": "game", "id": 603, "title": "Doom", "favorite_on": "2024-01-02"},
            {"id": 603, "title": "The Matrix", "watchlist_on": "2024-01-02"}]}
          """, format: .json,
        rows: [
          "2 show|Breaking Bad||tv/1396|9",
          "3 game|Doom|| |favorite@2024-01-02 notATitle(Optional(\"game\"))",
          "4 ?|The Matrix|| |watchlist@2024-01-02 noKind",
        ]),
      Sample(
        name: "ratings-other.json",
        text: """
          [{"rating": 8, "type": "film", "movie": {"title": "Heat", "ids": {"tmdb": 949}}},
           {"rating": 8, "type": "game", "game": {"title": "Doom", "ids": {"tmdb": 603}}},
           {"rating": 8, "type": "movie", "movie": {"title": "Dune", "ids": {"tmdb": 438631}}}]
          """, format: .trakt,
        rows: [
          "1 movie|Heat||movie/949|8", "2 game|Doom|| | notATitle(Optional(\"game\"))",
          "3 movie|Dune||movie/438631|8",
        ]),
      Sample(
        name: "mended.csv",
        text:
          "# a remark, with a comma\n\nDATE;NAME;YEAR;Letterboxd URI;RATING;reason;tmdb_id;more\n"
          + "2024-01-02;The Matrx;1999;https://boxd.it/a;4,5;no such title;603;\n"
          + "2024-01-02;Series;2008;https://boxd.it/a;5;;tv/1396\n"
          + "2024-01-02;#Alive;2020;https://boxd.it/c;3.50;;\n"
          + "2024-01-02;Bad;2020;https://boxd.it/c;3;;6o3\n"
          + "2024-01-02;;2020;https://boxd.it/c;3;;\n  \n",
        format: .letterboxd,
        rows: [
          "4 movie|The Matrx|1999|movie/603|9@2024-01-02",
          "5 movie|Series|2008|tv/1396|10@2024-01-02",
          "6 movie|#Alive|2020||7@2024-01-02", "7 movie|Bad|2020|| badID(\"6o3\")",
          "8 movie||2020||6@2024-01-02 noTitle",
        ]),
    ])
  func samples(sample: Sample) throws {
    let file = try read(sample.text, sample.name, list: sample.list)
    #expect(file.format == sample.format)
    #expect(
      file.rows.map { shown($0).replacing(" |", with: "|") }
        == sample.rows.map { $0.replacing(" |", with: "|") })
    #expect(file.idleCount == sample.idle)
    #expect(file.rowCount == file.rows.count + sample.idle)
    #expect(!file.isWestern)
  }

  @Test(
    "are told by their columns, each with its own scale, days and words",
    arguments: [
      Sample(
        name: "SimklBackup.csv",
        text:
          "SIMKL_ID,Title,Type,Year,Watchlist,LastEpWatched,WatchedDate,Rating,Memo,TVDB,TMDB,IMDB\n"
          + "1,Heat,movie,1995,completed,,2020-05-01,9,,,949,tt0113277\n"
          + "2,Severance,tv,2022,watching,s1e2,2022-03-04,,,,95396,tt11280740\n"
          + "3,Arrival,movie,2016,plantowatch,,,,,,329865,tt2543164\n",
        format: .simkl,
        rows: [
          "2 movie|Heat|1995|tt0113277+movie/949|9@2020-05-01",
          "4 movie|Arrival|2016|tt2543164+movie/329865|watchlist",
        ], idle: 1),
      Sample(
        name: "x.csv",
        text:
          "TMDb ID,IMDb ID,Type,Name,Release Date,Season Number,Episode Number,Rating,Your Rating,Date Rated\n"
          + "949,tt0113277,movie,Heat,1995-12-15T00:00:00Z,,,7.9,8,2023-05-02T09:29:50Z\n"
          + "95396,tt11280740,tv,Severance,2022-02-17T00:00:00Z,,,8.4,10,2023-05-03T09:40:17Z\n",
        format: .tmdb,
        rows: [
          "2 movie|Heat|1995|tt0113277+movie/949|8@2023-05-02",
          "3 show|Severance|2022|tt11280740+tv/95396|10@2023-05-03",
        ]),
      Sample(
        name: "movary-ratings.csv",
        text: "title,year,tmdbId,imdbId,userRating\nHeat,1995,949,tt0113277,7\n",
        format: .movary, rows: ["2 movie|Heat|1995|tt0113277+movie/949|7"]),
      Sample(
        name: "bewertungen.csv",
        text:
          "Const,Ihre Bewertung,Bewertungsdatum,Titel,Originaltitel,URL,Titeltyp,Jahr\n"
          + "tt0113277,9,2024-02-03,Heat,Heat,u,Film,1995\n"
          + "tt0959621,8,2024-02-03,Pilot,Pilot,u,TV-Folge,2008\n",
        format: .imdb,
        rows: [
          "2 movie|Heat=Heat|1995|tt0113277|9@2024-02-03",
          "3 TV-Folge|Pilot=Pilot|2008|| notATitle(Optional(\"TV-Folge\"))",
        ]),
      Sample(
        name: "puanlar.csv",
        text:
          "Const,Puanınız,Puanlama tarihi,Başlık,Orijinal başlık,Başlık türü,Yıl\n"
          + "tt11280740,7,2024-02-04,Severance,Severance,TV dizisi,2022\n",
        format: .imdb, rows: ["2 show|Severance=Severance|2022|tt11280740|7@2024-02-04"]),
      Sample(
        name: "old.csv",
        text:
          "position,const,created,Title,Title type,You rated,Year,URL\n"
          + "1,tt0113277,Wed Oct 24 10:33:43 2012,Heat,Feature Film,8,1995,http://www.imdb.com/title/tt0113277/\n",
        format: .imdb, rows: ["2 movie|Heat|1995|tt0113277|8@2012-10-24"]),
      Sample(
        name: "us.csv",
        text:
          "Const,Your Rating,Date Rated,Title,Year\ntt0113277,8,3/4/2012,Heat,1995\n"
          + "tt2543164,7,10/24/2012,Arrival,2016\n",
        format: .imdb,
        rows: ["2 ?|Heat|1995|tt0113277|8@2012-03-04", "3 ?|Arrival|2016|tt2543164|7@2012-10-24"]),
      Sample(
        name: "eu.csv",
        text:
          "Const,Your Rating,Date Rated,Title,Year\ntt0113277,8,3.4.2012,Heat,1995\n"
          + "tt2543164,7,24.10.2012,Arrival,2016\n",
        format: .imdb,
        rows: ["2 ?|Heat|1995|tt0113277|8@2012-04-03", "3 ?|Arrival|2016|tt2543164|7@2012-10-24"]),
      Sample(
        name: "either.csv",
        text: "Const,Your Rating,Date Rated,Title,Year\ntt0113277,8,3/4/2012,Heat,1995\n",
        format: .imdb, rows: ["2 ?|Heat|1995|tt0113277|8"]),
    ])
  func forms(sample: Sample) throws { try samples(sample: sample) }

  @Test("of which nobody can tell whose they are are asked about, and read as a person says")
  func plain() throws {
    let text =
      "Title,Year,Rating,Link\nHeat (1995),,★★★½,https://m.imdb.com/title/tt0113277/?ref=x\n"
      + "Arrival,2016.0,4,\nDune,2021-10-22,8/10,\n"
    let columns = ["Title", "Year", "Rating", "Link"]
    #expect(throws: ExchangeFailure.needsFormat(path: "a.csv", columns)) { try read(text, "a.csv") }
    let file = try ExchangeFile.read(
      Array(text.utf8), path: "a.csv", list: nil, format: .letterboxd)
    #expect(
      file.rows.map(shown) == [
        "2 movie|Heat|1995|tt0113277|7", "3 movie|Arrival|2016||8", "4 movie|Dune|2021||8",
      ])
    let ten = try ExchangeFile.read(Array(text.utf8), path: "a.csv", list: nil, format: .imdb)
    #expect(
      ten.rows.map(shown) == [
        "2 ?|Heat|1995|tt0113277|7", "3 ?|Arrival|2016||4", "4 ?|Dune|2021||8",
      ])
    let bare = "Name,Year\nHeat,1995\n"
    #expect(throws: ExchangeFailure.needsList(path: "a.csv")) { try read(bare, "a.csv") }
    #expect(
      try read(bare, "a.csv", list: .watchlist).rows.map(shown) == ["2 ?|Heat|1995||watchlist"])
  }

  @Test(
    "are of the watchlist only where they say so, or a person does",
    arguments: [
      "Date,Name,Year,Letterboxd URI\n2024-01-02,Heat,1995,u\n",
      "Position,Const,Created,Title,Title Type,Year\n1,tt0113277,2024-01-02,Heat,Movie,1995\n",
      "rank,listed_at,type,title,year,trakt_id\n1,2024-01-02,movie,Heat,1995,1\n",
      "tmdbID,Title,Year\n949,Heat,1995\n",
      "[{\"listed_at\": \"2024-01-02\", \"type\": \"movie\", \"movie\": {\"title\": \"Heat\", \"year\": 1995}}]",
    ])
  func lists(text: String) throws {
    func marks(_ path: String, _ list: KeptList? = nil) throws -> [MarkChange] {
      try read(text, path, list: list).rows.flatMap { $0.marks.map(\.change) }
    }
    for path in ["-", "films.csv", "x/mine.csv", "2f36023d.csv", "unwatchlisted.csv"] {
      #expect(throws: ExchangeFailure.needsList(path: path)) { try marks(path) }
      #expect(try marks(path, .watchlist) == [.watchlist(true)])
      #expect(try marks(path, .favorites) == [.favorite(true)])
    }
    #expect(try marks("my/WATCHLIST (2).csv") == [.watchlist(true)])
    #expect(try marks("likes/films.csv") == [.favorite(true)])
  }

  @Test("to be mended keep what a person said of the file they are from")
  func mendingTerms() throws {
    let text = "Name,Year,Rating\nHeet,1995,4\nArival,2016,\n"
    let file = try ExchangeFile.read(
      Array(text.utf8), path: "a.csv", list: .favorites, format: .letterboxd)
    let mend = file.mending(file.rows.map { ($0, "no such title") })
    #expect(
      mend == "Name,Year,Rating,reason,list,format,tmdb_id\r\n"
        + "Heet,1995,4,no such title,favorites,letterboxd,\r\n"
        + "Arival,2016,,no such title,favorites,letterboxd,\r\n")
    let again = try read(mend, "a.unmatched.csv")
    #expect(again.rows.map(shown) == file.rows.map(shown))
    #expect(
      again.rows.map(shown) == ["2 movie|Heet|1995||8+favorite", "3 movie|Arival|2016||favorite"])
    #expect(again.mending(again.rows.map { ($0, "no such title") }) == mend)
  }

  @Test("say the same in UTF-8 and UTF-16, with any byte-order mark and any line ends")
  func encodings() throws {
    let text = "Date,Name,Year,Letterboxd URI,Rating\n2024-01-02,Amélie “ş” 千と千尋,2001,u,4.5\n"
    let plain = try read(text, "ratings.csv").rows.map(shown)
    #expect(plain == ["2 movie|Amélie “ş” 千と千尋|2001||9@2024-01-02"])
    let units = Array(text.utf16)
    var little: [UInt8] = [0xFF, 0xFE]
    var big: [UInt8] = [0xFE, 0xFF]
    for unit in units {
      little += [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      big += [UInt8(unit >> 8), UInt8(unit & 0xFF)]
    }
    let bare = [Array(little.dropFirst(2)), Array(big.dropFirst(2))]
    for bytes in [[0xEF, 0xBB, 0xBF] + Array(text.utf8), little, big] + bare {
      #expect(try ExchangeFile.read(bytes, path: "ratings.csv", list: nil).rows.map(shown) == plain)
    }
    for end in ["\r\n", "\r"] {
      let ended = text.split(separator: "\n").joined(separator: end)
      #expect(try read(ended, "ratings.csv").rows.map(shown) == plain)
    }
  }

  @Test("that are no Unicode are read as Windows wrote them, and say so")
  func western() throws {
    let bytes =
      Array("Const,Your Rating,Title\ntt0211915,9,Am".utf8) + [0xE9] + Array("lie ".utf8) + [0x97]
      + Array(" x\n".utf8)
    let file = try ExchangeFile.read(bytes, path: "ratings.csv", list: nil)
    #expect(file.isWestern)
    #expect(file.rows.first?.names == ["Amélie — x"])
  }

  @Test("lose what could command a terminal")
  func cleaning() throws {
    let file = try read(
      "Date,Name,Year,Letterboxd URI\n,\u{1B}[31mHeat\u{202E}\u{07},1995,x\n", "watchlist.csv")
    #expect(file.rows.first?.names == ["Heat"])
  }

  @Test(
    "that are none say what they are",
    arguments: [
      ("PK\u{3}\u{4}zip", "a.zip", ExchangeFailure.archive(path: "a.zip")),
      ("Date\u{0},Name", "a.csv", .notText(path: "a.csv")),
      ("", "a.csv", .empty(path: "a.csv")), ("\n \r\n", "a.csv", .empty(path: "a.csv")),
      ("# only a remark\n", "a.csv", .empty(path: "a.csv")),
      ("foo,bar\n1,2\n", "a.csv", .unknownColumns(path: "a.csv", ["foo", "bar"])),
      ("hello\n", "a.csv", .unknownColumns(path: "a.csv", ["hello"])),
      ("{\"a\": 1}", "a.json", .unknownJSON(path: "a.json")),
      ("[1, 2]", "a.json", .unknownJSON(path: "a.json")),
      ("{\n\"a\": [1,\n}", "a.json", .badJSON(path: "a.json", line: 3)),
      (
        "{\"marquee\": \"library\", \"schema\": 2, \"titles\": []}", "a.json",
        .newerSchema(path: "a.json", schema: 2)
      ),
      (
        "Date,Name,Year,Letterboxd URI\n,Heat,1995,x\n", "x/watched.csv",
        .keepsNothing(path: "x/watched.csv")
      ),
      (
        "Letterboxd list export v7\nPosition,Name,Year,URL\n1,Heat,1995,x\n", "l.csv",
        .needsList(path: "l.csv")
      ),
    ])
  func failures(text: String, path: String, expected: ExchangeFailure) {
    #expect(throws: expected) { try read(text, path) }
  }

  @Test("have a bound")
  func bound() {
    let bytes = [UInt8](repeating: 0x61, count: ExchangeFile.limit + 1)
    #expect(throws: ExchangeFailure.tooLarge(path: "a.csv", megabytes: 32)) {
      try ExchangeFile.read(bytes, path: "a.csv", list: nil)
    }
  }

  @Test("are read however deep their brackets are")
  func deepJSON() {
    let text = String(repeating: "[", count: 100_000)
    #expect(throws: ExchangeFailure.badJSON(path: "a.json", line: 1)) { try read(text, "a.json") }
  }

  @Test("give rows to mend with the columns they had, a reason, and a place for the id")
  func mending() throws {
    let file = try read(
      "Date,Name,Year,Letterboxd URI,Rating\n2024-01-02,\"The \"\"Matrx\"\", x\",1999,u,4.5\n",
      "ratings.csv")
    let text = file.mending(file.rows.map { ($0, "no such, title") })
    #expect(
      text == "Date,Name,Year,Letterboxd URI,Rating,reason,tmdb_id\r\n"
        + "2024-01-02,\"The \"\"Matrx\"\", x\",1999,u,4.5,\"no such, title\",\r\n")
    let again = try read(text, "ratings.unmatched.csv")
    #expect(again.rows.map(shown) == file.rows.map(shown))
    // Once more: the columns are there already.
    #expect(again.mending(again.rows.map { ($0, "no such, title") }) == text)
  }
}
