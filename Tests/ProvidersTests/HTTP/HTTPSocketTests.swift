import Providers
import TestSupport
import Testing
import Threading

/// The whole client against real sockets on this machine.
@Suite struct HTTPSocketTests {
  private func ask(
    _ answer: LoopbackAnswer, maxBytes: Int = 1 << 20,
    _ change: (inout HTTPConfiguration) -> Void = { _ in }
  ) async throws -> (Result<HTTPResponse, HTTPFailure>, LoopbackServer) {
    let server = try LoopbackServer { _ in answer }
    let client = HTTPClient.quick(change)
    defer { client.shutdown() }
    let request = HTTPRequest(base: server.base, path: "/x", maxBytes: maxBytes)
    return (await client.answer(to: request), server)
  }

  @Test func `an answer comes as it was sent`() async throws {
    let server = try LoopbackServer { request in
      LoopbackAnswer(200, "{\"a\":1}", headers: [("X-Thing", "é \(request.path)"), ("ETag", "w")])
    }
    let client = HTTPClient.quick()
    let result = await client.answer(
      to: HTTPRequest(
        base: server.base, path: "/3/a b", query: [("q", "x&y"), ("p", "1")],
        headers: [("Authorization", "Bearer k"), ("Accept", "application/json")]))
    let response = try result.get()
    #expect(response.status == 200)
    #expect(response.body == Array("{\"a\":1}".utf8))
    #expect(response.header("x-thing") == "é /3/a%20b")
    #expect(response.header("etag") == "w")
    let request = try #require(server.requests.first)
    #expect(request.method == "GET")
    #expect(request.target == "/3/a%20b?q=x%26y&p=1")
    #expect(request.header("authorization") == "Bearer k")
    #expect(request.header("accept-encoding") == "gzip, deflate")
    #expect(request.header("user-agent") == "Marquee")
  }

  @Test(arguments: [HTTPMethod.post, .delete])
  func `a change carries its body`(method: HTTPMethod) async throws {
    let server = try LoopbackServer { _ in LoopbackAnswer(201, "{}") }
    let client = HTTPClient.quick()
    for body in ["{\"value\":8.5}", nil] {
      let result = await client.answer(
        to: HTTPRequest(
          method, base: server.base, path: "/3/rating",
          headers: [("Content-Type", "application/json")], body: body.map { Array($0.utf8) }))
      #expect(result.status == 201)
      let request = try #require(server.requests.last)
      #expect(request.method == method.rawValue)
      #expect(String(decoding: request.body, as: UTF8.self) == body ?? "")
      #expect(request.header("content-type") == "application/json")
    }
  }

  @Test(arguments: [
    200, 201, 204, 304, 400, 401, 403, 404, 405, 406, 422, 429, 500, 501, 502, 503, 504,
  ])
  func `every status is an answer`(status: Int) async throws {
    let body = status == 204 || status == 304 ? "" : "{\"status_code\":7}"
    let (result, server) = try await ask(LoopbackAnswer(status, body))
    #expect(result.status == status)
    #expect(result.text == body)
    #expect(server.requests.count == ([429, 502, 503, 504].contains(status) ? 3 : 1))
  }

  @Test(arguments: [
    LoopbackAnswer.Framing.length, .chunked(1), .chunked(5), .chunked(4096), .close,
  ])
  func `a body is whole however its end is told, packed or not`(
    framing: LoopbackAnswer.Framing
  ) async throws {
    let text = String(repeating: "The Matrix ", count: 500)
    for packing in [LoopbackAnswer.Packing.none, .gzip] {
      let (result, server) = try await ask(
        LoopbackAnswer(200, text, framing: framing, packing: packing))
      #expect(result.text == text)
      #expect(server.requests.count == 1)
    }
  }

  @Test func `a page is not lost to packing that nothing tells of`() async throws {
    for packing in [LoopbackAnswer.Packing.secretGzip, .pretendedGzip] {
      let server = try LoopbackServer { request in
        let isPlain = request.header("accept-encoding") == "identity"
        return LoopbackAnswer(200, "{}", packing: isPlain ? .none : packing)
      }
      let client = HTTPClient.quick()
      let result = await client.answer(to: HTTPRequest(base: server.base, path: "/x"))
      #expect(result.text == "{}")
      #expect(server.requests.count == 2)
      let (lost, other) = try await ask(LoopbackAnswer(200, "{}", packing: packing))
      #expect(lost.failure == .badEncoding)
      #expect(other.requests.count == 2)
    }
  }

  @Test func `a page that is not what was asked for is left to its reader`() async throws {
    let page = "<html>Log in to the café's network</html>"
    let (result, _) = try await ask(
      LoopbackAnswer(200, page, headers: [("Content-Type", "text/html")]))
    #expect(result.text == page)
  }

  @Test(arguments: [
    LoopbackAnswer(200, "{}", fault: .cut(after: 0)),
    LoopbackAnswer(200, "{}", fault: .cut(after: 10)),
    LoopbackAnswer(200, "{}", headers: [("Content-Type", "a/b")], fault: .cut(after: 30)),
    LoopbackAnswer(200, String(repeating: "x", count: 90), fault: .cut(after: 100)),
    LoopbackAnswer(200, String(repeating: "x", count: 90), fault: .reset(after: 100)),
    LoopbackAnswer(200, "{}", fault: .reset(after: 0)),
    LoopbackAnswer(
      200, String(repeating: "x", count: 90), framing: .chunked(9), fault: .cut(after: 110)),
  ])
  func `a dropped connection is tried three times`(answer: LoopbackAnswer) async throws {
    let (result, server) = try await ask(answer)
    #expect(result.failure == .cut)
    #expect(server.requests.count == 3)
  }

  @Test func `a short body is told from a whole one`() async throws {
    let (result, _) = try await ask(
      LoopbackAnswer(200, "{\"a\":", framing: .claimedLength(500), fault: .cut(after: 60)))
    #expect(result.failure == .cut)
  }

  @Test func `one that works after one that did not is all that is seen`() async throws {
    let count = Guarded(0)
    let server = try LoopbackServer { _ in
      count.withLock { count in
        count += 1
        return count < 3
          ? LoopbackAnswer(503, "", fault: .cut(after: count)) : LoopbackAnswer(200, "ok")
      }
    }
    let client = HTTPClient.quick()
    #expect(await client.answer(to: HTTPRequest(base: server.base, path: "/x")).text == "ok")
    #expect(server.requests.count == 3)
  }

  @Test func `a change that may have been made is sent once`() async throws {
    let server = try LoopbackServer { request in
      request.path == "/first" ? LoopbackAnswer(200, "{}") : LoopbackAnswer(fault: .cut(after: 0))
    }
    let client = HTTPClient.quick()
    #expect(await client.answer(to: HTTPRequest(base: server.base, path: "/first")).status == 200)
    // On the connection of the first, libcurl by itself would send it again.
    let change = HTTPRequest(.post, base: server.base, path: "/change", body: Array("{}".utf8))
    #expect(await client.answer(to: change).failure == .cut)
    #expect(server.requests.map(\.path) == ["/first", "/change"])
  }

  @Test func `an answer has a limit, told or not, packed or not`() async throws {
    let long = String(repeating: "x", count: 5000)
    for answer in [
      LoopbackAnswer(200, long), LoopbackAnswer(200, long, framing: .chunked(100)),
      LoopbackAnswer(200, long, packing: .gzip), LoopbackAnswer(200, long, framing: .close),
      LoopbackAnswer(200, long, framing: .claimedLength(Int.max), fault: .endless),
      LoopbackAnswer(200, long, framing: .close, fault: .endless),
    ] {
      let (result, server) = try await ask(answer, maxBytes: 4999)
      #expect(result.failure == .tooLarge(4999))
      #expect(server.requests.count == 1)
    }
    let (whole, _) = try await ask(LoopbackAnswer(200, long), maxBytes: 5000)
    #expect(whole.text == long)
  }

  @Test func `headers have a limit`() async throws {
    let headers = (0..<100).map { ("X-\($0)", String(repeating: "y", count: 100)) }
    let (result, _) = try await ask(LoopbackAnswer(200, "{}", headers: headers)) {
      $0.maxHeaderBytes = 4000
    }
    #expect(result.failure == .tooLarge(4000))
  }

  @Test func `a line of headers without an end is too long, not a lack of memory`() async throws {
    let endless = [("X-Endless", String(repeating: "y", count: 1 << 20))]
    let (result, _) = try await ask(LoopbackAnswer(200, "{}", headers: endless))
    #expect(result.failure == .tooLarge(64 << 10))
  }

  @Test(arguments: LoopbackAnswer.HeaderPlace.allCases)
  func `lines of headers without an end have one limit, wherever they come`(
    place: LoopbackAnswer.HeaderPlace
  ) async throws {
    let (result, server) = try await ask(LoopbackAnswer(fault: .endlessHeaders(at: place)))
    #expect(result.failure == .tooLarge(64 << 10))
    #expect(server.requests.count == 1)
  }

  @Test(arguments: [
    LoopbackAnswer(fault: .silence),
    LoopbackAnswer(
      200, String(repeating: "x", count: 4000), fault: .drip(bytes: 1, milliseconds: 5)),
  ])
  func `an answer has its time, from the first byte to the last`(
    answer: LoopbackAnswer
  ) async throws {
    let (result, server) = try await ask(answer) { $0.totalTimeout = .milliseconds(80) }
    #expect(result.failure == .timedOut)
    // It may even have been too late for the question, but it is not asked again.
    #expect(server.requests.count <= 1)
  }

  @Test func `a slow answer in its time is an answer`() async throws {
    let (result, _) = try await ask(
      LoopbackAnswer(200, "{}", fault: .drip(bytes: 20, milliseconds: 2), delay: 10))
    #expect(result.text == "{}")
  }

  @Test func `nobody who listens is said so`() async throws {
    let server = try LoopbackServer { _ in LoopbackAnswer() }
    server.stop()
    let client = HTTPClient.quick()
    #expect(await client.answer(to: HTTPRequest(base: server.base, path: "/")).failure == .refused)
  }

  @Test func `what is no web server is said so, and so is one without a safe connection`()
    async throws
  {
    let (result, server) = try await ask(LoopbackAnswer(fault: .noise))
    guard case .other = result.failure else {
      Issue.record("\(result)")
      return
    }
    let client = HTTPClient.quick()
    let secure = server.base.replacing("http:", with: "https:")
    guard case .tls = await client.answer(to: HTTPRequest(base: secure, path: "/")).failure else {
      Issue.record("no failure of TLS")
      return
    }
  }

  @Test func `a redirect is followed, and takes no key to another host`() async throws {
    let other = try LoopbackServer { _ in LoopbackAnswer(200, "other") }
    let target = other.base
    let server = try LoopbackServer { request in
      switch request.path {
      case "/far": LoopbackAnswer(302, "", headers: [("Location", target + "/there")])
      case "/near": LoopbackAnswer(301, "", headers: [("Location", "here")])
      case "/loop": LoopbackAnswer(307, "", headers: [("Location", "/loop")])
      case "/file": LoopbackAnswer(302, "", headers: [("Location", "file:///etc/passwd")])
      default: LoopbackAnswer(200, "same")
      }
    }
    let client = HTTPClient.quick()
    func ask(_ path: String) async -> Result<HTTPResponse, HTTPFailure> {
      await client.answer(
        to: HTTPRequest(
          base: server.base, path: path, headers: [("Authorization", "Bearer k"), ("Accept", "a")]))
    }
    #expect(await ask("/near").text == "same")
    #expect(server.requests.last?.path == "/here")
    #expect(server.requests.last?.header("authorization") == "Bearer k")
    #expect(await ask("/far").text == "other")
    #expect(other.requests.last?.path == "/there")
    #expect(other.requests.last?.header("authorization") == nil)
    #expect(other.requests.last?.header("accept") == "a")
    let before = server.requests.count
    #expect(await ask("/loop").status == nil)
    #expect(server.requests.count == before + 4)
    #expect(await ask("/file").status == nil)
  }

  @Test func `a hundred requests one after the other need one connection`() throws {
    let server = try LoopbackServer { LoopbackAnswer(200, $0.path) }
    let client = HTTPClient.quick()
    let told = Guarded([String?]())
    // Each is asked from the answer before it: where tests are many, an awaiting one is not resumed for
    // minutes, and by then the library closes a connection that nobody used.
    let base = server.base
    @Sendable func ask(_ number: Int) {
      client.send(HTTPRequest(base: base, path: "/\(number)")) { result in
        told.withLock { $0.append(result.text) }
        if number < 100 { ask(number + 1) }
      }
    }
    ask(1)
    #expect(told.soon { $0.count == 100 })
    #expect(told.withLock { $0 } == (1...100).map { "/\($0)" })
    #expect(server.connectionCount == 1)
  }

  @Test func `many at once are all answered, and no host has more than its share`() async throws {
    let atOnce = Guarded((now: 0, most: 0))
    let server = try LoopbackServer { request in
      atOnce.withLock {
        $0.now += 1
        $0.most = max($0.most, $0.now)
      }
      defer { atOnce.withLock { $0.now -= 1 } }
      return LoopbackAnswer(200, request.path)
    }
    let client = HTTPClient.quick()
    let base = server.base
    await withTaskGroup(of: Bool.self) { group in
      for number in 1...200 {
        group.addTask {
          let request = HTTPRequest(base: base, path: "/\(number)", stream: number % 7)
          return await client.answer(to: request).text == "/\(number)"
        }
      }
      for await isRight in group { #expect(isRight) }
    }
    #expect(server.connectionCount <= 6)
    #expect(atOnce.withLock { $0.most } <= 6)
  }

  @Test(arguments: 0..<6)
  func `what waits for its turn gets it from a server that answers at once`(run: Int) throws {
    let server = try LoopbackServer { LoopbackAnswer(200, $0.path) }
    let client = HTTPClient.quick {
      $0.requestsPerSecond = 150
      $0.seed = UInt64(run)
    }
    let missing = Guarded(Set(1...300))
    for number in 1...300 {
      let path = "/\(number)"
      client.send(HTTPRequest(base: server.base, path: path)) { result in
        if result.text == path { _ = missing.withLock { $0.remove(number) } }
      }
    }
    #expect(missing.soon { $0.isEmpty })
    #expect(client.shutdown(waiting: .seconds(5)))
  }
}
