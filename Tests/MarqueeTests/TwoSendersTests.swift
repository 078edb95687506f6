import Glibc
import TestSupport
import Testing

/// Two programs at once, one library, and a TMDB that takes its time: what was said last is what TMDB has last.
@Suite struct TwoSendersTests {
  private let folder: TemporaryFolder
  private let tmdb: LoopbackAccount
  private let gate = LoopbackGate()

  init() throws {
    folder = try TemporaryFolder()
    tmdb = try LoopbackAccount { $0.pages = ["movie/603": FakeTMDB.matrix] }
    #expect(try run("login", input: LoopbackAccount.key).status == 0)
    // The first change is not answered before the gate is opened.
    tmdb.with {
      $0.changeAnswers = [
        LoopbackAnswer(201, "{\"status_code\":1,\"status_message\":\"Late.\"}", gate: gate)
      ]
    }
  }

  private var environment: [String: String] {
    [
      "TMDB_BASE_URL": tmdb.server.base, "XDG_DATA_HOME": folder.path,
      "XDG_CACHE_HOME": folder.path + "/cache", "XDG_STATE_HOME": folder.path + "/state",
      "no_proxy": "127.0.0.1", "TERM": "xterm-256color",
    ]
  }

  private func run(_ words: String..., input: String = "") throws -> Program {
    try Program(words: words, input: Array(input.utf8), environment: environment)
  }

  /// What TMDB was told of the film, in the order in which it was.
  private var told: [Bool] {
    tmdb.server.requests.filter { $0.method == "POST" && $0.path.hasSuffix("/favorite") }.map {
      String(decoding: $0.body, as: UTF8.self).contains("\"favorite\":true")
    }
  }

  /// A program that has sent a favorite and waits for the answer.
  private func sender() throws -> RunningProgram {
    let asked = tmdb.server.requests.count
    let first = try RunningProgram(
      [], lines: "go movie/603\nfav\n", environment: environment)
    // Whatever it asks for besides, the mark is among it.
    var count = asked
    while told.isEmpty {
      count += 1
      try #require(tmdb.server.waitForRequests(count))
    }
    #expect(told == [true])
    return first
  }

  @Test func `a later change waits for the answer to an earlier one of another process`() throws {
    let first = try sender()
    let second = try run("-c", "go movie/603; unfav")
    #expect(second.status == 0)
    #expect(second.errorLines == ["marquee: 1 change waits to be sent."])
    #expect(told == [true])
    gate.open()
    // The first one goes on with what the second one said.
    #expect(first.end() == 0)
    #expect(told == [true, false])
    #expect(try run("profile", "--json").text.contains("\"waiting\":0"))
  }

  @Test func `a killed process holds up nobody, and what its request did later is put right`()
    throws
  {
    let first = try sender()
    first.kill()
    let second = try run("-c", "go movie/603; unfav")
    #expect(second.status == 0 && second.errors == "")
    // What the killed one left waiting goes first, then what was said last.
    let before = told
    #expect(before == [true, true, false] || before == [true, false])
    // Only now TMDB does what the killed one asked for.
    gate.open()
    tmdb.with { $0.favorites = [603] }
    #expect(try run("login").status == 0)
    #expect(told == before + [false])
    tmdb.with { $0.favorites = [] }
    #expect(try run("login").status == 0)
    let here = try run("favorites", "--json")
    #expect(here.status == 0 && here.text.contains("\"total_results\":0"))
    #expect(told == before + [false])
  }

  @Test func `a killed process' own change is sent again`() throws {
    let first = try sender()
    first.kill()
    #expect(try run("movie/603").errors == "")
    #expect(told == [true, true])
    #expect(try run("profile", "--json").text.contains("\"waiting\":0"))
  }
}
