import Glibc
import TestSupport
import Testing

/// What has to wait, at the prompt of the built program: every line is answered in the end, on success and on
/// failure, whatever was typed meanwhile.
@Suite("Waiting at the prompt")
struct WaitingTests {
  private static let parts: [String: String] = [
    "/3/genre/movie/list": #"{"genres":[{"id":28,"name":"Action"},{"id":18,"name":"Drama"}]}"#,
    "/3/genre/tv/list": #"{"genres":[{"id":10765,"name":"Sci-Fi & Fantasy"}]}"#,
    "/3/movie/popular": """
    {"page":1,"results":[{"id":603,"title":"The Matrix","original_title":"The Matrix",
    "original_language":"en","overview":"","release_date":"1999-03-31","vote_average":8.2,
    "vote_count":26000,"genre_ids":[28]}],"total_pages":1,"total_results":1}
    """,
    "/3/search/person": #"{"page":1,"results":[],"total_pages":1,"total_results":0}"#,
    "/3/movie/603": """
    {"id":603,"title":"The Matrix","original_title":"The Matrix","original_language":"en",
    "overview":"","release_date":"1999-03-31","vote_average":8.2,"vote_count":26000,
    "genres":[{"id":28,"name":"Action"}],"credits":{"cast":[
    {"id":6384,"name":"Keanu Reeves","character":"Neo","order":0}],"crew":[
    {"id":9340,"name":"Lana Wachowski","department":"Directing","job":"Director"}]}}
    """,
    "/3/tv/1396": """
    {"id":1396,"name":"Breaking Bad","original_name":"Breaking Bad","original_language":"en",
    "overview":"","first_air_date":"2008-01-20","vote_average":8.9,"vote_count":14000,
    "genres":[{"id":18,"name":"Drama"}],"created_by":[{"id":66633,"name":"Vince Gilligan"}],
    "seasons":[{"id":3572,"name":"Season 1","season_number":1,"episode_count":2,
    "air_date":"2008-01-20","overview":""},{"id":3573,"name":"Season 2","season_number":2,
    "episode_count":2,"air_date":"2009-03-08","overview":""}]}
    """,
    "/3/tv/1396/season/1": """
    {"id":3572,"name":"Season 1","season_number":1,"overview":"","air_date":"2008-01-20",
    "episodes":[{"id":62085,"name":"Pilot","episode_number":1,"season_number":1,"overview":"",
    "air_date":"2008-01-20"}]}
    """,
    "/3/tv/1396/season/2": """
    {"id":3573,"name":"Season 2","season_number":2,"overview":"","air_date":"2009-03-08",
    "episodes":[{"id":62092,"name":"Grilled","episode_number":2,"season_number":2,"overview":"",
    "air_date":"2009-03-15"}]}
    """,
  ]

  /// A stage on which what is asked for waits until a test lets it through.
  private struct Stage {
    let gate = LoopbackGate()
    let server: LoopbackServer
    let home: DataFolder
    let session: Session

    /// Starts the program on a page.
    ///
    /// - Parameters:
    ///   - slow: The beginnings of the paths whose answers wait for the gate.
    ///   - failing: The beginnings of the paths that fail.
    init(_ link: String, slow: [String], failing: [String] = [], rows: Int = 24) throws {
      let gate = gate
      server = try LoopbackServer { request in
        let gate = slow.contains { request.path.hasPrefix($0) } ? gate : nil
        if failing.contains(where: { request.path.hasPrefix($0) }) {
          return LoopbackAnswer(404, #"{"status_code":34}"#, gate: gate)
        }
        guard let body = WaitingTests.parts[request.path] else {
          return LoopbackAnswer(404, #"{"status_code":34}"#, gate: gate)
        }
        return LoopbackAnswer(200, body, gate: gate)
      }
      home = try DataFolder()
      session = try Session(
        "marquee", prompt: "›", columns: 80, rows: rows,
        environment: [
          "LANG": "en_US.UTF-8", "HOME": "/nonexistent", "XDG_DATA_HOME": home.path,
          "XDG_CACHE_HOME": home.path, "XDG_STATE_HOME": home.path,
          "TMDB_ACCESS_TOKEN": "eyJ.t0k3n.x", "TMDB_BASE_URL": server.base,
          "no_proxy": "127.0.0.1",
        ], arguments: ["-i", link], folder: home)
    }

    /// Types lines, each once the one before it stands there and the prompt is back.
    func type(_ lines: String...) throws {
      for line in lines {
        try session.type(line)
        try session.see("what is typed") { $0.written.last?.hasSuffix("› \(line)".trimmed) == true }
        try session.type("\r")
        try session.see("the prompt") { $0.written.last?.hasSuffix("›") == true }
      }
    }
  }

  /// Starts the program on the built-in sample, which asks nobody.
  private func sample(_ home: DataFolder, rows: Int = 24) throws -> Session {
    try Session(
      "marquee", prompt: "›", columns: 80, rows: rows,
      environment: [
        "LANG": "en_US.UTF-8", "HOME": "/nonexistent", "XDG_DATA_HOME": home.path,
      ], folder: home)
  }

  // MARK: What ends in a message or a page that is no place

  @Test("a file that is written is told of, and so is one that cannot be")
  func export() throws {
    let home = try DataFolder()
    let path = home.path + "/out.json"
    defer { unlink(path) }
    let session = try sample(home)
    try session.type("fav 1\r")
    try session.see("the mark") { $0.holds("favorite") }
    try session.type("export \(path)\r")
    try session.see("that it is written") { $0.holds("  • Wrote 1 title") }
    try session.type("export /proc/none/out.json\r")
    try session.see("that it is not") { $0.holds("  ! “/proc/none/out.json”") }
  }

  @Test("a file that is read is reported, and so is one that cannot be")
  func importing() throws {
    let home = try DataFolder()
    let path = home.path + "/in.csv"
    let file = try #require(fopen(path, "w"))
    fputs("Const,Your Rating,Title,Title Type\ntt0133093,9,The Matrix,Movie\n", file)
    fclose(file)
    defer { unlink(path) }
    let session = try sample(home)
    try session.type("import \(path)\r")
    try session.see("the report") { $0.holds("Import of in.csv") || $0.holds("1 row") }
    try session.type("import \(home.path)/none.csv\r")
    try session.see("that there is none") {
      $0.written.dropLast().suffix(2).contains { $0.hasPrefix("  ! ") }
    }
  }

  @Test("the genres of a slow source are shown when they are there")
  func genres() throws {
    let stage = try Stage("movie/603", slow: ["/3/genre"])
    try stage.session.see("the page") { $0.holds("Keanu Reeves") }
    try stage.type("genres")
    stage.gate.open()
    try stage.session.see("the genres") { $0.holds("Sci-Fi & Fantasy") }
  }

  @Test("genres that cannot be loaded are said so")
  func noGenres() throws {
    let stage = try Stage("movie/603", slow: ["/3/genre"], failing: ["/3/genre"])
    try stage.session.see("the page") { $0.holds("Keanu Reeves") }
    try stage.type("genres")
    stage.gate.open()
    try stage.session.see("why") { $0.written.dropLast().contains { $0.hasPrefix("  ! ") } }
  }

  @Test("a filter that names nobody, and an episode that there is not, are refused")
  func names() throws {
    let series = try Stage("tv/1396", slow: ["/3/tv/1396/season"])
    try series.session.see("the page") { $0.holds("Vince Gilligan") }
    try series.type("episode nothing")
    series.gate.open()
    try series.session.see("that there is none") { $0.holds("  ! No episode") }
    let films = try Stage("movies/popular", slow: ["/3/search"])
    try films.session.see("the page") { $0.holds("Popular movies") }
    try films.type("where cast=nobody")
    films.gate.open()
    try films.session.see("that there is nobody") { $0.holds("  ! ") && $0.holds("“nobody”") }
  }

  // MARK: What is typed while a page loads

  @Test(
    "Enter, help and nonsense while a page loads lose nothing of it",
    arguments: ["", "help", "undo nonsense", "theme", "link"])
  func typedMeanwhile(line: String) throws {
    let stage = try Stage("movie/603", slow: ["/3/movie"], rows: 120)
    try stage.session.see("the page that waits") { $0.holds("Loading …") }
    try stage.type(line)
    #expect(stage.session.grid.holds("waits") == !line.isEmpty)
    stage.gate.open()
    try stage.session.see("the page") { $0.holds("Keanu Reeves") }
    let answer =
      switch line {
      case "help": "Commands"
      case "undo nonsense": "  ! undo does not take “nonsense”"
      case "theme": "Themes"
      case "link": "movie/603"
      case _: "Keanu Reeves"
      }
    try stage.session.see("the answer to what was typed, beneath it") { grid in
      guard let page = grid.lines.lastIndex(where: { $0.contains("Keanu Reeves") }),
        let said = grid.lines.lastIndex(where: { $0.contains(answer) })
      else { return false }
      return line.isEmpty ? said >= page : said > page
    }
  }

  @Test(
    "lines typed while a page loads are performed in order, each on what the one before it left")
  func inOrder() throws {
    let stage = try Stage("tv/1396", slow: ["/3/tv"], rows: 60)
    try stage.session.see("the page that waits") { $0.holds("Loading …") }
    try stage.type("season 2", "1", "link")
    stage.gate.open()
    try stage.session.see("the link of the episode") {
      $0.lines.contains("feed/tv/1396/season/2/episode/2")
    }
  }

  @Test("Ctrl-C gives up what is loading and what waits for it")
  func interrupted() throws {
    let stage = try Stage("movie/603", slow: ["/3/movie"])
    defer { stage.gate.open() }
    try stage.session.see("the page that waits") { $0.holds("Loading …") }
    try stage.type("theme dark")
    try stage.session.type("\u{3}")
    try stage.session.see("that it was canceled") { $0.holds("Loading was canceled.") }
    try stage.type("link")
    try stage.session.see("the link") { $0.lines.contains("feed/movie/603") }
    #expect(!stage.session.grid.holds("Theme: dark"))
  }

  @Test("cancel and quit wait for nothing", arguments: ["cancel", "quit", "exit"])
  func urgent(line: String) throws {
    let stage = try Stage("movie/603", slow: ["/3/movie"])
    defer { stage.gate.open() }
    try stage.session.see("the page that waits") { $0.holds("Loading …") }
    try stage.type("help")
    try stage.session.type(line + "\r")
    if line == "cancel" {
      try stage.session.see("that it was canceled") { $0.holds("Loading was canceled.") }
      try stage.session.type("\u{4}")
    }
    #expect(stage.session.waitForStatus() == 0)
  }

  // MARK: Numbers on pages that are no place

  @Test("a number typed while the seasons are listed opens that season")
  func seasons() throws {
    let stage = try Stage("tv/1396", slow: [])
    try stage.session.see("the page") { $0.holds("Vince Gilligan") }
    try stage.type("seasons", "2")
    try stage.session.see("the season") { $0.holds("Grilled") }
  }
}

extension String {
  /// The text without the blank at its end, which no row shows.
  fileprivate var trimmed: String { last == " " ? String(dropLast()) : self }
}

extension Grid {
  /// Whether a text stands in one of the rows.
  fileprivate func holds(_ text: String) -> Bool { lines.contains { $0.contains(text) } }
}
