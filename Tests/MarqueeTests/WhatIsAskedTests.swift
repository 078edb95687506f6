import TestSupport
import Testing

/// What a run asks of whom.
@Suite struct WhatIsAskedTests {
  private func run(
    _ words: String..., base: String, key: String = "eyJ0.t0k3n0123456789.x",
    with environment: [String: String] = ["no_proxy": "127.0.0.1"]
  ) throws -> Program {
    let home = try TemporaryFolder()
    return try Program(
      words: words,
      environment: ["HOME": home.path, "TMDB_ACCESS_TOKEN": key, "TMDB_BASE_URL": base]
        .merging(environment) { $1 })
  }

  @Test(
    arguments: [
      (["help"], []), (["matrix"], []), (["favorites"], []),
      (["-c", "help; matrix; watchlist"], []),
      (["search", "matrix"], ["/3/search/multi"]),
      (["-c", "search matrix; 1"], ["/3/search/multi", "/3/movie/603"]),
      (["genres"], ["/3/genre/movie/list", "/3/genre/tv/list"]),
      (["-c", "help; go movie/603"], ["/3/movie/603"]),
    ] as [([String], [String])])
  func `a run asks for what it shows and for nothing else`(
    words: [String], paths: [String]
  ) throws {
    let server = try FakeTMDB.server()
    let home = try TemporaryFolder()
    let run = try Program(
      words: words,
      environment: [
        "HOME": home.path, "TMDB_ACCESS_TOKEN": "eyJ0.t0k3n0123456789.x",
        "TMDB_BASE_URL": server.base, "no_proxy": "127.0.0.1",
      ])
    #expect(run.status == 0 && !run.text.isEmpty, "\(run.errors)")
    #expect(server.requests.map(\.path).sorted() == paths.sorted())
  }

  @Test func `what begins at the page waits for it`() throws {
    let server = try FakeTMDB.server()
    let run = try run("-c", "1", base: server.base)
    #expect(run.status == 0 && run.text.contains("The Matrix"), "\(run.errors)")
    #expect(server.requests.map(\.path).contains("/3/movie/603"))
  }

  @Test func `no proxy hears of what stays on this machine`() throws {
    let server = try FakeTMDB.server()
    let proxy = try LoopbackServer { _ in LoopbackAnswer(502, "") }
    for host in ["127.0.0.1", "localhost", "127.1.2.3"] {
      let base = "http://\(host):\(server.port)"
      let run = try run(
        "movie/603", base: base,
        with: ["http_proxy": proxy.base, "all_proxy": proxy.base, "no_proxy": "example.org"])
      #expect(host == "127.1.2.3" || run.text.contains("The Matrix"), "\(run.errors)")
    }
    #expect(proxy.requests.isEmpty && proxy.connectionCount == 0)
  }

  @Test func `a password in an address is in no message`() throws {
    for base in ["https://me:s3cr3t@host/3", "http://me:s3cr3t@host", "me://s3cr3t@x"] {
      let run = try run("movie/603", base: base)
      #expect(run.status == 2 && run.errors.contains("***@") && !run.errors.contains("s3cr3t"))
    }
    let pasted = "https://me:s3cr3t@www.themoviedb.org/movie/603"
    let server = try FakeTMDB.server()
    for words in [
      ["-c", "go \(pasted)"], ["-c", "go \(pasted); history", "--keep-going"], [pasted],
    ] {
      let home = try TemporaryFolder()
      let run = try Program(words: words, environment: ["HOME": home.path])
      #expect(!run.text.contains("s3cr3t") && !run.errors.contains("s3cr3t"))
    }
    #expect(server.requests.isEmpty)
  }

  @Test func `a key that is a word stars that word in no text`() throws {
    let server = try FakeTMDB.server()
    let run = try run("movie/603", base: server.base, key: "Wachowski")
    #expect(run.text.contains("Lana Wachowski") && !run.text.contains("****"))
  }
}
