import TestSupport
import Testing

/// The program on a terminal, live against a server on loopback.
@Suite struct LiveBrowsingTests {
  private static let collection = """
    {"id":2344,"name":"The Matrix Collection","overview":"","parts":[{"id":603,
    "title":"The Matrix","original_title":"The Matrix","release_date":"1999-03-31",
    "vote_average":8.2,"vote_count":26000,"overview":"","genre_ids":[28],"adult":false}]}
    """

  private func session(_ server: LoopbackServer, _ home: DataFolder) throws -> Session {
    try Session(
      "marquee", prompt: "›", columns: 80, rows: 24,
      environment: [
        "LANG": "en_US.UTF-8", "HOME": "/nonexistent", "XDG_DATA_HOME": home.path,
        "XDG_CACHE_HOME": home.path, "XDG_STATE_HOME": home.path,
        "TMDB_ACCESS_TOKEN": "eyJ.t0k3n.x", "TMDB_BASE_URL": server.base, "no_proxy": "127.0.0.1",
      ], arguments: ["-i", "collection/2344"], folder: home)
  }

  @Test("a page that arrives takes the place of the one that waited, over a half-typed line")
  func arrives() throws {
    let gate = LoopbackGate()
    defer { gate.open() }
    let server = try LoopbackServer { request in
      request.path == "/3/collection/2344"
        ? LoopbackAnswer(200, Self.collection, gate: gate)
        : LoopbackAnswer(404, #"{"status_code":34}"#)
    }
    let session = try session(server, try DataFolder())
    try session.see("the page that waits") { $0.holds("Loading …") }
    try session.type("hel")
    try session.see("the half-typed line") { $0.lines.contains { $0.hasSuffix("› hel") } }
    gate.open()
    try session.see("the page, and the line as it was") {
      $0.holds("The Matrix Collection") && !$0.holds("Loading …")
        && $0.lines.contains { $0.hasSuffix("› hel") }
    }
    #expect(!String(decoding: session.bytes, as: UTF8.self).contains("t0k3n"))
  }

  @Test("Ctrl-C takes a request off the network, and the page says so")
  func cancelled() throws {
    let gate = LoopbackGate()
    defer { gate.open() }
    let server = try LoopbackServer { _ in LoopbackAnswer(200, Self.collection, gate: gate) }
    let session = try session(server, try DataFolder())
    #expect(server.waitForRequests(1))
    try session.see("the page that waits") { $0.holds("Loading …") }
    try session.type("\u{3}")
    try session.see("that it was cancelled") { $0.holds("Loading was canceled.") }
    #expect(server.waitForAbandoned(1))
  }
}

extension Grid {
  /// Whether a text stands in one of the rows.
  fileprivate func holds(_ text: String) -> Bool { lines.contains { $0.contains(text) } }
}
