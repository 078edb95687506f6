import Glibc
import TestSupport
import Testing

/// The program itself on a real terminal, as a person browses with it.
@Suite("Browsing on a real terminal")
struct BrowsingTests {
  private func browse(
    columns: Int = 80, rows: Int = 24, environment: [String: String] = [:],
    arguments: [String] = []
  ) throws -> Session {
    let folder = try DataFolder()
    return try Session(
      "marquee", prompt: "›", columns: columns, rows: rows,
      environment: ["LANG": "en_US.UTF-8", "HOME": "/nonexistent", "XDG_DATA_HOME": folder.path]
        .merging(environment) { $1 },
      arguments: arguments, folder: folder)
  }

  @Test("the feed stands there from the start, and a number follows its choice")
  func feedFirst() throws {
    let session = try browse()
    #expect(session.grid.lines.first == "  Feed" + String(repeating: " ", count: 69) + "1/2")
    #expect(session.grid.written.last == "feed ›")
    try session.type("search batman\r")
    try session.seeRow("feed/search/batman ›")
    try session.type("1\r")
    try session.seeRow("…/search/batman/movie/2661 ›")
    #expect(session.grid.unknown.isEmpty)
    try session.type("back\r")
    try session.seeLast(["feed/search/batman ›"])
  }

  @Test("hits appear beneath a half-typed search, and go with it")
  func hits() throws {
    let session = try browse()
    try session.type("search matr")
    try session.see("hits beneath the line") { grid in
      guard let row = grid.lines.firstIndex(of: "feed › search matr") else { return false }
      return grid.lines[(row + 1)...].contains { $0.contains("The Matrix") }
    }
    try session.type("\u{3}")
    try session.seeLast(["feed ›"])
    try session.type("link\r")
    try session.seeLast(["feed › link", "feed", "feed ›"])
  }

  @Test("Tab completes commands, and a title behind open")
  func completion() throws {
    let session = try browse()
    try session.type("forw\t")
    try session.seeLast(["feed › forward"])
    try session.type("\u{15}open The Ody\t")
    try session.see("the title") { $0.lines.contains { $0.hasPrefix("feed › open The Odyssey") } }
    try session.type("\r")
    try session.see("its page") { $0.lines.contains { $0.hasPrefix("  Feed › The Odyssey") } }
  }

  @Test("a page longer than the window is read with more and first")
  func screenfuls() throws {
    let session = try browse(arguments: ["-i", "movie/603"])
    try session.see("the first screenful") { $0.lines[0].hasSuffix(" 1/4") }
    #expect(session.grid.lines[0].hasPrefix("  Feed › The Matrix"))
    try session.type("more\r")
    try session.see("the second") { $0.lines.contains { $0.hasSuffix(" 2/4") } }
    try session.type("first\r")
    try session.see("the first again") { $0.lines.contains { $0.hasSuffix(" 1/4") } }
  }

  @Test("another window size lays the page out anew and keeps the half-typed line")
  func resizing() throws {
    let session = try browse(columns: 80, rows: 30, arguments: ["-i", "person/6384"])
    try session.type("link")
    try session.seeLast(["feed/person/6384 › link"])
    try session.resize(columns: 100, rows: 60)
    try session.see("the page at 100 columns") { grid in
      grid.written.last == "feed/person/6384 › link"
        && grid.lines.contains { $0.hasPrefix("  Biography ─") || $0.count > 80 }
    }
    try session.type("\r")
    try session.seeLast(["feed/person/6384", "feed/person/6384 ›"])
  }

  @Test("a line of several rows survives a window too low for it, and stands there once")
  func lowWindow() throws {
    let session = try browse(columns: 40, rows: 24)
    try session.type("search " + String(repeating: "a", count: 90))
    try session.see("three rows") { $0.written.last == String(repeating: "a", count: 24) }
    for (rows, key) in [(2, "b"), (24, "c")] {
      try session.resize(columns: 40, rows: rows)
      try session.type(key)
      try session.see("the key") { $0.written.last?.hasSuffix(key) == true }
    }
    #expect(session.grid.lines.count { $0.hasPrefix("feed › search aaa") } == 1)
  }

  @Test("a single page obeys COLUMNS on a terminal too, and the browser its window")
  func columns() throws {
    let page = try Session(
      "marquee", prompt: "6", columns: 80, rows: 60,
      environment: ["COLUMNS": "40", "HOME": "/nonexistent"], arguments: ["movies/popular"])
    #expect((30...40).contains(page.grid.lines.map(\.count).max() ?? 0))
    #expect(page.waitForStatus() == 0)
    let session = try browse(environment: ["COLUMNS": "40"])
    #expect((session.grid.lines.first?.count ?? 0) > 40)
  }

  @Test("a cleared window shows the page again, with the half-typed line beneath it")
  func clearing() throws {
    let session = try browse()
    try session.type("undo nonsense\r")
    try session.see("a refusal") { $0.written.dropLast().last?.hasPrefix("  ! ") == true }
    try session.type("li\u{0C}")
    try session.see("the page at the top of the window") { grid in
      grid.lines[0].hasPrefix("  Feed") && grid.written.last == "feed › li"
        && grid.written.contains { $0.hasPrefix("  ! undo does not take “nonsense”") }
    }
  }

  @Test("another window size paints the page again although something was said since")
  func resizingAfterANotice() throws {
    let session = try browse(columns: 80, rows: 24)
    try session.type("undo nonsense\r")
    try session.see("a refusal") { $0.written.dropLast().last?.hasPrefix("  ! ") == true }
    try session.resize(columns: 60, rows: 20)
    try session.see("the page at 60 columns") { grid in
      grid.lines[0].hasPrefix("  Feed") && grid.written.last == "feed ›"
    }
  }

  @Test("a chosen theme is the one of the next page and of the prompt")
  func themes() throws {
    let session = try browse(
      environment: ["COLORTERM": "truecolor"], arguments: ["--theme", "dark"])
    let before = session.bytes.count
    try session.type("theme sepia\r")
    try session.see("the notice") { $0.lines.contains("  • Theme: sepia.") }
    let after = String(decoding: session.bytes[before...], as: UTF8.self)
    #expect(after.contains("48;2;245;245;219"))
    #expect(session.grid.written.last == "feed ›")
  }

  @Test("what is wrong is said above the next prompt, and the page stays")
  func wrongThings() throws {
    let session = try browse()
    try session.type("quti\r")
    let refusal = "  ! “quti” is not a command. Did you mean quit? search quti looks for it."
    try session.seeLast([refusal, "feed ›"])
    try session.type("99\r")
    try session.see("a refusal") { $0.written.dropLast().last?.hasPrefix("  ! ") == true }
    try session.type("\r\r")
    try session.seeLast(["feed ›", "feed ›"])
  }

  @Test("what was wrong at the prompt is no failure of the run")
  func leavingAfterMistakes() throws {
    let session = try browse()
    try session.type("\u{1B}[200~" + String(repeating: "x", count: 70_000) + "\u{1B}[201~\r")
    try session.see("a refusal") { $0.lines.contains { $0.contains("longer than 65536") } }
    try session.type("quit\r")
    #expect(session.waitForStatus() == 0)
  }

  @Test("Ctrl-D and quit leave the terminal as it was found", arguments: ["\u{4}", "quit\r"])
  func leaving(keys: String) throws {
    let session = try browse()
    #expect(!session.isCooked)
    try session.type(keys)
    #expect(session.waitForStatus() == 0)
    #expect(session.isCooked)
  }

  @Test("without cursor movement nothing but text is written", arguments: [true, false])
  func plain(byOption: Bool) throws {
    let session = try browse(
      environment: byOption ? [:] : ["TERM": "dumb"], arguments: byOption ? ["--plain"] : [])
    try session.type("search matr")
    try session.type("ix\r")
    try session.seeRow("feed/search/matrix ›")
    #expect(!session.bytes.contains(0x1B))
  }

  @Test("lines are remembered in a file that nobody else may read")
  func history() throws {
    let state = try TemporaryFolder()
    let session = try browse(environment: ["XDG_STATE_HOME": state.path])
    try session.type("link\r")
    try session.seeLast(["feed › link", "feed", "feed ›"])
    try session.type("\u{4}")
    #expect(session.waitForStatus() == 0)
    var facts = stat()
    #expect(stat(state.path + "/marquee/history", &facts) == 0)
    #expect(facts.st_mode & 0o777 == 0o600 && facts.st_size == 5)
  }

  @Test("key bindings that include themselves are told of and left out")
  func endlessBindings() throws {
    let folder = try DataFolder()
    let path = folder.path + "/inputrc"
    let file = try #require(fopen(path, "w"))
    fputs("set editing-mode vi\n  $include \(path)\n", file)
    fclose(file)
    let session = try Session(
      "marquee", prompt: "›", columns: 80, rows: 24,
      environment: ["HOME": "/nonexistent", "XDG_DATA_HOME": folder.path, "INPUTRC": path],
      folder: folder)
    try session.see("why") { $0.lines.contains { $0.contains("includes itself") } }
    try session.type("quit\r")
    #expect(session.waitForStatus() == 0)
  }
}
