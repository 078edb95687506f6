import Catalog
import Glibc
import TestSupport
import Testing

/// The program with an account at TMDB, on the loopback address.
@Suite struct LoginTests {
  private let folder: TemporaryFolder
  private let tmdb: LoopbackAccount

  init() throws {
    folder = try TemporaryFolder()
    tmdb = try LoopbackAccount { $0.pages = ["movie/603": FakeTMDB.matrix] }
  }

  private func run(_ words: String..., input: String = "") throws -> Program {
    try run(words, input: input)
  }

  private func run(_ words: [String], input: String = "") throws -> Program {
    try Program(
      words: words, input: Array(input.utf8),
      environment: [
        "TMDB_BASE_URL": tmdb.server.base, "XDG_DATA_HOME": folder.path,
        "XDG_CACHE_HOME": folder.path + "/cache", "XDG_STATE_HOME": folder.path + "/state",
        "no_proxy": "127.0.0.1",
      ])
  }

  private var file: String { folder.path + "/marquee/account.json" }

  @Test func `a key is kept, a person approves, and what is marked then is sent`() throws {
    let login = try run("login", input: LoopbackAccount.key + "\n")
    #expect(login.status == 0 && login.errors == "")
    #expect(
      login.lines.contains("https://www.themoviedb.org/authenticate/\(LoopbackAccount.token)"))
    #expect(login.text.holds("Signed in as Ada Lovelace (ada)."))
    var facts = stat()
    #expect(stat(file, &facts) == 0 && facts.st_mode & 0o777 == 0o600)

    let marked = try run("-c", "go movie/603; fav; rate 8.5")
    #expect(marked.status == 0 && marked.text.holds("TMDB"))
    #expect(
      tmdb.with { $0.changes } == [
        "POST account/42/favorite {\"media_type\":\"movie\",\"media_id\":603,\"favorite\":true}",
        "POST movie/603/rating {\"value\":8.5}",
      ])
    let profile = try run("profile", "--json")
    #expect(profile.text.holds("\"username\":\"ada\"") && profile.text.holds("\"waiting\":0"))

    let offline = try run("--offline", "-c", "go movie/603; unfav")
    #expect(offline.status == 0)
    let refused = try run("logout")
    #expect(refused.status == 1 && refused.errors.holds("logout drop"))
    let out = try run("logout", "drop")
    #expect(out.status == 0 && out.text.holds("You are not signed in"))
    // What the page asks for may come before it and after it.
    #expect(
      tmdb.paths.filter { $0.hasPrefix("DELETE") } == ["DELETE /3/authentication/session"])
    let runs = [marked, profile, offline, refused, out]
    for secret in [LoopbackAccount.session, LoopbackAccount.key, LoopbackAccount.token] {
      for run in runs { #expect(!run.text.holds(secret) && !run.errors.holds(secret)) }
    }
    for secret in [LoopbackAccount.session, LoopbackAccount.key] {
      #expect(!login.text.holds(secret) && !login.errors.holds(secret))
    }
  }

  @Test func `a key that TMDB does not take is not kept`() throws {
    tmdb.with { $0.acceptsKeys = false }
    let login = try run("login", input: LoopbackAccount.key)
    #expect(login.status == 5 && login.errorLines.count == 1)
    #expect(!login.errors.holds(LoopbackAccount.key))
    #expect(access(file, F_OK) != 0)
  }

  @Test(arguments: ["", "\n", "two words\n"])
  func `without a key there is how to get one`(input: String) throws {
    let login = try run("login", input: input)
    #expect(login.status == 5 && login.errorLines.count == 1 && login.output.isEmpty)
    if input != "two words\n" { #expect(login.errors.holds("Standard input held no key.")) }
    #expect(tmdb.server.requests.isEmpty)
  }

  @Test func `signing in ends although the last change that waits is refused, and says so`() throws
  {
    _ = try run("login", input: LoopbackAccount.key)
    _ = try run("-c", "go movie/603")
    #expect(try run("--offline", "-c", "go movie/603; fav").status == 0)
    tmdb.with { $0.refusedFilms = [603: LoopbackAccount.status(404, 34)] }
    let login = try run("login")
    #expect(login.status == 0 && login.errorLines.count == 1)
    #expect(login.errors.holds("TMDB refused") && login.errors.holds("The Matrix"))
    #expect(try run("profile", "--json").text.holds("\"waiting\":0"))
  }

  @Test func `a mark of a script that TMDB refuses is told, with a status of its own`() throws {
    _ = try run("login", input: LoopbackAccount.key)
    tmdb.with { $0.refusedFilms = [603: LoopbackAccount.status(404, 34)] }
    for words in [["-c", "go movie/603; fav"], ["--json", "-c", "go movie/603; fav"]] {
      let marked = try run(words)
      #expect(marked.status == 8)
      #expect(
        marked.errorLines == [
          "marquee: TMDB refused “The Matrix” as a favorite: it has no such title. It was undone here too."
        ])
      #expect(marked.text.holds("The Matrix"))
    }
    #expect(try run("favorites", "--json").text.holds("\"results\":[]"))
    // Nobody is told again.
    let after = try run("movie/603")
    #expect(after.status == 0 && after.errors == "")
  }

  @Test func `a run that marks nothing sends what waits while its page is loaded`() throws {
    _ = try run("login", input: LoopbackAccount.key)
    _ = try run("movie/603")
    #expect(try run("--offline", "-c", "go movie/603; fav; later").errors == "")
    let profile = try run("--offline", "profile")
    #expect(profile.text.holds("2 changes wait to be sent."))
    let shown = try run("movie/603", "--json")
    #expect(shown.status == 0 && shown.errors == "")
    #expect(tmdb.with { $0.changes }.count == 2)
    #expect(try run("profile", "--json").text.holds("\"waiting\":0"))
  }

  @Test func `what waits still is said, and a session that is over is told with its status`() throws
  {
    _ = try run("login", input: LoopbackAccount.key)
    tmdb.with { $0.changeAnswers = Array(repeating: LoopbackAccount.status(503, 9), count: 40) }
    let marked = try run("-c", "go movie/603; fav")
    #expect(marked.status == 0)
    #expect(marked.errorLines == ["marquee: 1 change waits to be sent."])
    tmdb.with {
      $0.changeAnswers = []
      $0.acceptsSessions = false
    }
    for words in [["movie/603"], ["-c", "go movie/603; later"]] {
      let refused = try run(words)
      #expect(refused.status == 5 && refused.text.holds("The Matrix"))
      #expect(refused.errorLines.count == 1)
      #expect(refused.errors.holds("TMDB no longer accepts the session."))
    }
    // What shows nothing that is asked for asks nobody.
    let help = try run("help")
    #expect(help.status == 0 && help.errors == "")
  }

  @Test func `a guest rates`() throws {
    let login = try run("login", "guest", input: LoopbackAccount.key)
    #expect(login.status == 0 && login.text.holds("guest"))
    _ = try run("-c", "go movie/603; fav; rate 7")
    #expect(tmdb.with { $0.changes } == ["POST movie/603/rating {\"value\":7}"])
  }

  @Test func `undo puts rows back where they were, in the built program`() throws {
    func favorites(_ lines: String) throws -> [Substring] {
      let shown = try run("--built-in", "--json", "-c", lines + "; favorites")
      #expect(shown.status == 0)
      let last = shown.lines.last { !$0.isEmpty } ?? ""
      return last.split(separator: "\"link\":\"").dropFirst().compactMap {
        $0.hasPrefix("movie/") ? $0.prefix { $0 != "\"" } : nil
      }
    }
    let marks = ["603", "604", "605", "155", "27205"].map { "go movie/\($0); fav" }
    let before = try favorites(marks.joined(separator: "; "))
    #expect(before.count >= 5)
    for row in 1...5 {
      #expect(try favorites("favorites; unfav \(row); undo") == before)
      #expect(try favorites("favorites; unfav \(row); undo; redo; undo") == before)
    }
  }

  @Test func `a script cannot sign in, and says how`() throws {
    let run = try run("--built-in", "-c", "login")
    #expect(run.status == 1 && run.errors.holds("marquee login"))
    #expect(tmdb.server.requests.isEmpty)
  }

  @Test func `without an account nothing of it is made`() throws {
    _ = try run("--built-in", "-c", "go movie/603; fav")
    #expect(access(file, F_OK) != 0 && tmdb.server.requests.isEmpty)
  }
}
