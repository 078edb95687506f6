import Providers
import TestSupport
import Testing
import Threading

@Suite struct HTTPClientTests {
  /// What was told so far.
  private typealias Told = Guarded<[Result<HTTPResponse, HTTPFailure>]>

  @Test func `without the library there is one clear reason, and no answer is missing`() async {
    let client = HTTPClient.quick { $0.libraries = ["libmarquee-has-no-such-thing.so.9"] }
    for _ in 0..<3 {
      let result = await client.answer(to: HTTPRequest(base: "http://127.0.0.1:1", path: "/"))
      guard case .noLibrary(let reason) = result.failure else {
        Issue.record("\(result)")
        return
      }
      #expect(reason.contains("libmarquee-has-no-such-thing.so.9"))
      #expect(!reason.contains("\n"))
    }
    #expect(client.shutdown(waiting: .seconds(5)))
  }

  @Test func `a library that is another one is refused`() async {
    let client = HTTPClient.quick { $0.libraries = ["libm.so.6"] }
    let result = await client.answer(to: HTTPRequest(base: "http://127.0.0.1:1", path: "/"))
    guard case .noLibrary(let reason) = result.failure else {
      Issue.record("\(result)")
      return
    }
    #expect(reason.contains("curl_"))
  }

  @Test func `the next name is tried where the first is not there`() async throws {
    let server = try LoopbackServer { _ in LoopbackAnswer(200, "ok") }
    let client = HTTPClient.quick { $0.libraries.insert("libno-such-thing.so.9", at: 0) }
    #expect(await client.answer(to: HTTPRequest(base: server.base, path: "/")).text == "ok")
  }

  @Test func `canceling takes the request off the network and tells it once`() throws {
    let gate = LoopbackGate()
    defer { gate.open() }
    let server = try LoopbackServer { _ in LoopbackAnswer(200, "late", gate: gate) }
    let client = HTTPClient.quick()
    let told = Told([])
    let ticket = client.send(HTTPRequest(base: server.base, path: "/")) { result in
      told.withLock { $0.append(result) }
    }
    #expect(server.waitForRequests(1))
    client.cancel(ticket)
    client.cancel(ticket)
    #expect(told.soon { !$0.isEmpty })
    #expect(server.waitForAbandoned(1))
    #expect(client.shutdown(waiting: .seconds(5)))
    #expect(told.withLock { $0.map(\.failure) } == [.cancelled])
  }

  @Test func `two who ask the same get one answer, and one may go`() throws {
    let gate = LoopbackGate()
    defer { gate.open() }
    let server = try LoopbackServer { _ in LoopbackAnswer(200, "one", gate: gate) }
    let client = HTTPClient.quick()
    let told = (0..<3).map { _ in Told([]) }
    let tickets = told.map { told in
      client.send(HTTPRequest(base: server.base, path: "/")) { result in
        told.withLock { $0.append(result) }
      }
    }
    #expect(server.waitForRequests(1))
    client.cancel(tickets[1])
    #expect(told[1].soon { !$0.isEmpty })
    gate.open()
    #expect(told[0].soon { !$0.isEmpty } && told[2].soon { !$0.isEmpty })
    #expect(client.shutdown(waiting: .seconds(5)))
    #expect(told.map { $0.withLock { $0.map(\.text) } } == [["one"], [nil], ["one"]])
    #expect(server.requests.count == 1)
  }

  @Test func `what waits is told with its reason, and nothing waits at the end`() throws {
    let gate = LoopbackGate()
    defer { gate.open() }
    let server = try LoopbackServer { _ in LoopbackAnswer(200, "late", gate: gate) }
    let seen = Guarded(0)
    let client = HTTPClient(
      configuration: .quick { $0.atOncePerHost = 2 }
    ) { seen.withLock { $0 += 1 } }
    let told = Told([])
    let tickets = (1...4).map { number in
      client.send(HTTPRequest(base: server.base, path: "/\(number)")) { result in
        told.withLock { $0.append(result) }
      }
    }
    #expect(server.waitForRequests(2))
    // The library says that a request is sent a moment after the server has it.
    #expect(seen.soon { _ in client.waits().filter { $0.reason == .asked }.count == 2 })
    let waits = client.waits()
    #expect(waits.map(\.ticket) == tickets)
    #expect(waits.map(\.reason) == [.asked, .asked, .queued, .queued])
    #expect(waits.allSatisfy { $0.host == "127.0.0.1" })
    gate.open()
    #expect(told.soon { $0.count == 4 })
    #expect(seen.soon { _ in client.waits().isEmpty })
    #expect(client.shutdown(waiting: .seconds(5)))
  }

  @Test func `the end cancels everything, and what comes later too`() throws {
    let server = try LoopbackServer { _ in LoopbackAnswer(fault: .silence) }
    let client = HTTPClient.quick()
    let told = Told([])
    for number in 1...10 {
      client.send(HTTPRequest(base: server.base, path: "/\(number)")) { result in
        told.withLock { $0.append(result) }
      }
    }
    #expect(server.waitForRequests(6))
    #expect(client.shutdown(waiting: .seconds(5)))
    client.send(HTTPRequest(base: server.base, path: "/")) { result in
      told.withLock { $0.append(result) }
    }
    #expect(told.withLock { $0.map(\.failure) } == Array(repeating: .cancelled, count: 11))
    #expect(client.waits().isEmpty)
    #expect(client.shutdown())
  }

  @Test func `a client that nobody has any more ends its thread`() throws {
    let server = try LoopbackServer { _ in LoopbackAnswer(fault: .silence) }
    let told = Told([])
    var client: HTTPClient? = HTTPClient.quick()
    client?.send(HTTPRequest(base: server.base, path: "/")) { result in
      told.withLock { $0.append(result) }
    }
    #expect(server.waitForRequests(1))
    client = nil
    #expect(told.soon { !$0.isEmpty })
    #expect(told.withLock { $0.map(\.failure) } == [.cancelled])
  }

  @Test func `a storm of canceling tells everybody exactly once`() throws {
    let server = try LoopbackServer { LoopbackAnswer(200, $0.path) }
    let client = HTTPClient.quick()
    let counts = Guarded([Int](repeating: 0, count: 600))
    for number in 0..<600 {
      let path = "/\(number % 50)"
      let ticket = client.send(HTTPRequest(base: server.base, path: path)) { _ in
        counts.withLock { $0[number] += 1 }
      }
      if number % 2 == 0 { client.cancel(ticket) }
    }
    #expect(counts.soon { !$0.contains(0) })
    #expect(client.shutdown(waiting: .seconds(5)))
    #expect(counts.withLock { $0.allSatisfy { $0 == 1 } })
  }

  @Test func `no failure shows a key`() async throws {
    let server = try LoopbackServer { _ in LoopbackAnswer(fault: .noise) }
    let client = HTTPClient.quick()
    let secure = server.base.replacing("http:", with: "https:")
    for base in [server.base, secure, "http://127.0.0.1:1", "gopher://x", "http://SECRET@x"] {
      let result = await client.answer(
        to: HTTPRequest(
          base: base, path: "/SECRET", query: [("api_key", "SECRET")],
          headers: [
            ("Authorization", "Bearer SECRET"), ("X-Bad", base == secure ? "a\nSECRET" : ""),
          ]
        ))
      let failure = try #require(result.failure)
      #expect(!"\(failure)".contains("SECRET"))
    }
  }
}
