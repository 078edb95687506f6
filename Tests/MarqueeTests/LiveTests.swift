import Glibc
import TestSupport
import Testing
import Threading

/// The whole program with a key, against a server on loopback.
@Suite struct LiveTests {
  private static let token = "eyJhbGciOiJIUzI1NiJ9.eyJhdWQiOiJub2JvZHkifQ.s3cr3tsignature"
  private static let key = "0123456789abcdef0123456789abcdef"

  // MARK: Pages

  @Test func `a page comes from TMDB, and from what was kept when there is no network`() throws {
    let home = try TemporaryFolder()
    let server = try FakeTMDB.server()
    let first = try run(home, server, "movie/603", "--color", "never")
    #expect(first.status == 0 && first.errors.isEmpty)
    #expect(first.text.contains("The Matrix") && first.text.contains("live from TMDB"))
    #expect(server.requests.map(\.path) == ["/3/movie/603"])
    #expect(server.requests.first?.header("authorization") == "Bearer " + Self.token)
    server.stop()
    let second = try run(home, server, "movie/603", "--color", "never")
    #expect(second.status == 0 && second.errors.isEmpty)
    #expect(second.output == first.output)
    let offline = try run(home, server, "--offline", "movie/603", "--color", "never")
    #expect(offline.status == 0 && offline.text.contains("Free your mind."))
    #expect(offline.text.contains("kept from TMDB · loaded just now"))
    #expect(!offline.text.contains("live from TMDB") && !offline.text.contains("reload"))
    #expect(offline.text.contains("Start without --offline to load it anew."))
  }

  @Test func `a long pause that is asked for is not waited`() throws {
    let server = try LoopbackServer { _ in
      LoopbackAnswer(429, #"{"status_code":25}"#, headers: [("Retry-After", "11")])
    }
    let run = try run(try TemporaryFolder(), server, "movie/603")
    #expect(run.status == 6 && server.requests.count == 1)
    #expect(
      run.errors
        == "marquee: movie/603: TMDB asks for a pause. Run it again in 11 seconds.\n")
  }

  @Test func `a pause that is waited is told on standard error`() throws {
    let asked = Guarded(0)
    let server = try LoopbackServer { _ in
      asked.withLock { $0 += 1 }
      return asked.withLock { $0 } == 1
        ? LoopbackAnswer(429, #"{"status_code":25}"#, headers: [("Retry-After", "3")])
        : LoopbackAnswer(200, FakeTMDB.matrix)
    }
    let run = try run(try TemporaryFolder(), server, "movie/603")
    #expect(run.status == 0 && run.text.contains("The Matrix"))
    #expect(run.errorLines.count == 1 && run.errors.hasPrefix("marquee: TMDB"))
    #expect(run.errors.contains("seconds (2 of 3)"))
  }

  @Test func `documents say that they are live`() throws {
    let run = try run(try TemporaryFolder(), try FakeTMDB.server(), "movie/603", "--json")
    #expect(run.status == 0)
    #expect(run.text.contains(#""source":"live""#) && run.text.contains(#""runtime":136"#))
  }

  @Test func `with --built-in and without a key nobody is asked`() throws {
    let server = try FakeTMDB.server()
    let home = try TemporaryFolder()
    let sample = try run(home, server, "--built-in", "movie/603")
    #expect(sample.status == 0 && sample.text.contains("built-in sample"))
    let keyless = try Program(
      "movie/603", environment: ["HOME": home.path, "TMDB_BASE_URL": server.base])
    #expect(keyless.status == 0 && keyless.text.contains("built-in sample"))
    #expect(server.requests.isEmpty)
    // Nothing was written for a page that was only read.
    #expect(try home.files().isEmpty)
  }

  @Test func `a script goes from page to page, each waited for`() throws {
    let server = try FakeTMDB.server()
    let run = try run(
      try TemporaryFolder(), server, "--json", "--keep-going",
      input: "search matrix\n1\ngo movie/1\ngo feed\nlist upcoming\n")
    #expect(run.status == 3)
    #expect(run.errorLines.count == 1)
    let documents = run.lines.filter { !$0.isEmpty }
    #expect(documents.count == 5)
    #expect(
      documents.dropFirst().first?.contains(#""link":"feed/search/matrix/movie/603""#) == true)
  }

  @Test func `marks made on a live page are there in the next run, live or not`() throws {
    let home = try TemporaryFolder()
    let server = try FakeTMDB.server()
    #expect(try run(home, server, "-c", "go movie/603; fav").status == 0)
    let list = try run(home, server, "--built-in", "favorites")
    #expect(list.text.contains("The Matrix"))
  }

  // MARK: Failures

  /// What a server does, and what the program makes of it.
  struct Fault: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let status: Int32
    /// What the one line says.
    let says: String
    let answer: @Sendable (LoopbackRequest) -> LoopbackAnswer

    init(
      _ name: String, _ status: Int32, _ says: String,
      _ answer: @escaping @Sendable (LoopbackRequest) -> LoopbackAnswer
    ) {
      testDescription = name
      self.status = status
      self.says = says
      self.answer = answer
    }
  }

  private static let html = "<!DOCTYPE html><html><body>Log in to the hotel</body></html>"

  static let faults = [
    Fault("a refused key", 5, "TMDB refused the key") { _ in
      LoopbackAnswer(401, #"{"status_code":7,"success":false,"status_message":"Invalid API key"}"#)
    },
    Fault("nothing there", 3, "There is no such page") { _ in
      LoopbackAnswer(404, #"{"status_code":34,"success":false}"#)
    },
    Fault("too many requests", 6, "TMDB asks for a pause") { _ in
      LoopbackAnswer(429, #"{"status_code":25}"#, headers: [("Retry-After", "3600")])
    },
    Fault("a server that fails", 1, "status 500") { _ in LoopbackAnswer(500) },
    Fault("a page of a hotel", 7, "A web page came back instead") { _ in LoopbackAnswer(200, html)
    },
    Fault("no JSON", 7, "could not be understood") { _ in LoopbackAnswer(200, "certainly not") },
    Fault("nothing at all", 7, "could not be understood") { _ in LoopbackAnswer(200) },
    Fault("half an answer", 4, "was dropped") { _ in
      LoopbackAnswer(200, FakeTMDB.matrix, fault: .cut(after: 300))
    },
    Fault("a reset", 4, "was dropped") { _ in
      LoopbackAnswer(200, FakeTMDB.matrix, fault: .reset(after: 0))
    },
    Fault("a length that lies", 7, "could not be understood") { _ in
      LoopbackAnswer(200, FakeTMDB.matrix, framing: .claimedLength(100))
    },
    Fault("another's answer", 7, "could not be understood") { _ in LoopbackAnswer(200, "{}") },
    Fault("no HTTP", 4, "Run it again") { _ in LoopbackAnswer(200, "", fault: .noise) },
  ]

  @Test(arguments: faults)
  func `each fault is one line with what to do, and its own status`(fault: Fault) throws {
    let home = try TemporaryFolder()
    let run = try run(home, try LoopbackServer(answer: fault.answer), "movie/603")
    #expect(run.status == fault.status)
    #expect(run.output.isEmpty)
    #expect(run.errorLines.count == 1)
    #expect(run.errors.hasPrefix("marquee: movie/603: ") && run.errors.contains(fault.says))
    // What failed is not kept.
    let server = try FakeTMDB.server()
    #expect(try self.run(home, server, "movie/603").status == 0)
    #expect(server.requests.count == 1)
  }

  @Test(arguments: [LoopbackAnswer.Packing.gzip, .secretGzip])
  func `a packed answer is unpacked, said or not`(packing: LoopbackAnswer.Packing) throws {
    let server = try LoopbackServer { request in
      LoopbackAnswer(
        200, FakeTMDB.matrix,
        packing: request.header("accept-encoding") == "identity" ? .none : packing)
    }
    let run = try run(try TemporaryFolder(), server, "movie/603")
    #expect(run.status == 0 && run.text.contains("The Matrix"))
  }

  @Test func `no network and nothing kept is status 4, and names what helps`() throws {
    let home = try TemporaryFolder()
    let refused = try run(home, base: "http://127.0.0.1:1", "movie/603")
    #expect(refused.status == 4)
    #expect(refused.errors.contains("127.0.0.1") && refused.errors.contains("--built-in"))
    let offline = try run(home, base: "http://127.0.0.1:1", "--offline", "movie/603")
    #expect(offline.status == 4)
    #expect(offline.errors.contains("--offline") && offline.errors.contains("--built-in"))
  }

  @Test func `an insecure server is refused before anything is sent to it`() throws {
    let server = try FakeTMDB.server()
    let run = try run(
      try TemporaryFolder(), base: "https://127.0.0.1:\(server.port)", "movie/603")
    #expect(run.status == 4)
    #expect(run.errors.contains("No secure connection"))
    #expect(server.requests.isEmpty)
  }

  @Test func `a key that cannot be one, and an address that is none, are wrong usage`() throws {
    let home = try TemporaryFolder()
    let key = try Program(
      "movie/603", environment: ["HOME": home.path, "TMDB_ACCESS_TOKEN": "two words"])
    #expect(key.status == 2 && key.errors.contains("TMDB_ACCESS_TOKEN does not hold a key"))
    #expect(!key.errors.contains("two words"))
    let address = try run(home, base: "themoviedb", "movie/603")
    #expect(address.status == 2 && address.errors.contains("TMDB_BASE_URL"))
  }

  @Test func `a key goes to nobody who could read it on the way`() throws {
    let home = try TemporaryFolder()
    for base in ["http://192.168.1.5:8080", "http://api.themoviedb.org", "http://127.0.0.1.org"] {
      for words in [["movie/603"], ["login", "guest"]] {
        let run = try run(home, base: base, words, "")
        #expect(run.status == 2 && run.errorLines.count == 1)
        #expect(run.errors.contains("TMDB_BASE_URL: “\(base)” is not encrypted"))
      }
      // Without a key, or where the sample is asked for, nothing is sent.
      #expect(try run(home, base: base, "--built-in", "movie/603").status == 0)
    }
    for base in ["http://localhost:1", "http://[::1]:1", "http://127.1.2.3:1"] {
      #expect(try run(home, base: base, "movie/603").status == 4)
    }
  }

  @Test func `a key that a server sends back is neither shown nor kept`() throws {
    let home = try TemporaryFolder()
    let server = try LoopbackServer { request in
      let sent = request.header("authorization") ?? request.target
      return LoopbackAnswer(
        200, FakeTMDB.matrix.replacing("Free your mind.", with: "Sent: \(sent)"),
        headers: [("ETag", "\"\(sent)\"")])
    }
    var said: [String] = []
    for (variable, secret) in [("TMDB_ACCESS_TOKEN", Self.token), ("TMDB_API_KEY", Self.key)] {
      for words in [["movie/603"], ["--json", "movie/603"]] {
        let run = try Program(
          words: words,
          environment: ["HOME": home.path, "TMDB_BASE_URL": server.base, variable: secret])
        #expect(run.status == 0 && run.text.contains("Sent: "))
        said += [run.text, run.errors]
      }
    }
    for file in try home.files() {
      said.append(String(decoding: try home.bytes(of: file), as: UTF8.self))
    }
    for text in said {
      #expect(!text.utf8.holds(Self.token.utf8) && !text.utf8.holds(Self.key.utf8))
    }
  }

  // MARK: Privacy

  @Test func `no run leaves a key or a token in anything it writes`() throws {
    let home = try TemporaryFolder()
    let server = try FakeTMDB.server()
    let refusing = try LoopbackServer { request in
      // A server that answers with what it was sent.
      LoopbackAnswer(
        401, #"{"status_code":7,"status_message":"\#(request.target) \#(request.headerLines)"}"#)
    }
    var said: [String] = []
    for (variable, secret) in [("TMDB_ACCESS_TOKEN", Self.token), ("TMDB_API_KEY", Self.key)] {
      for base in [server.base, refusing.base, "http://127.0.0.1:1"] {
        for words in [
          ["movie/603"], ["--json", "movie/603"], ["-c", "go movie/603; fav; reload; history"],
          ["-c", "search matrix; link; web"], ["--svg", home.path + "/a.svg", "movie/603"],
        ] {
          let run = try Program(
            words: words,
            environment: ["HOME": home.path, "TMDB_BASE_URL": base, variable: secret])
          said += [run.text, run.errors]
        }
      }
    }
    let files = try home.files()
    #expect(files.count >= 3)
    for file in files { said.append(String(decoding: try home.bytes(of: file), as: UTF8.self)) }
    for text in said {
      for secret in [Self.token, Self.key, "s3cr3t"] {
        #expect(!text.utf8.holds(secret.utf8))
      }
    }
  }

  // MARK: Runs

  private func run(
    _ home: TemporaryFolder, _ server: LoopbackServer, _ words: String..., input: String = ""
  ) throws -> Program {
    try run(home, base: server.base, words, input)
  }

  private func run(_ home: TemporaryFolder, base: String, _ words: String...) throws -> Program {
    try run(home, base: base, words, "")
  }

  private func run(
    _ home: TemporaryFolder, base: String, _ words: [String], _ input: String
  ) throws -> Program {
    try Program(
      words: words, input: Array(input.utf8),
      environment: [
        "HOME": home.path, "TMDB_ACCESS_TOKEN": Self.token, "TMDB_BASE_URL": base,
        "no_proxy": "127.0.0.1",
      ])
  }
}

extension Sequence<UInt8> {
  /// Whether other bytes stand somewhere in these.
  fileprivate func holds(_ part: some Collection<UInt8>) -> Bool {
    let all = Array(self)
    guard all.count >= part.count else { return false }
    return (0...(all.count - part.count)).contains { all[$0...].starts(with: part) }
  }
}
