import Testing

@testable import Providers

@Suite struct HTTPRequestTests {
  private func address(
    _ path: String, _ query: [(String, String)] = [], base: String = "https://example.org"
  ) throws -> String {
    try HTTPRequest(base: base, path: path, query: query).address()
  }

  @Test func `a query keeps its order and is encoded`() throws {
    #expect(
      try address("/3/search", [("query", "a&b=c d+é"), ("page", "1"), ("append", "x,watch/y")])
        == "https://example.org/3/search?query=a%26b%3Dc%20d%2B%C3%A9&page=1&append=x,watch/y")
  }

  @Test func `a path is plain text`() throws {
    #expect(try address("/a b/50%/ü?#") == "https://example.org/a%20b/50%25/%C3%BC%3F%23")
    #expect(try address("/3/x", base: "https://example.org/api/") == "https://example.org/api/3/x")
    #expect(try address("x", base: "https://example.org/api") == "https://example.org/api/x")
    #expect(try address("/a/%2e%2e/b") == "https://example.org/a/%252e%252e/b")
  }

  @Test(arguments: ["/3/../4", "/./a", "/a/..", "/3/\u{301}/../4", "/../\u{301}a"])
  func `a path that climbs is refused`(path: String) {
    #expect(throws: HTTPFailure.self) { try address(path) }
  }

  @Test(arguments: [
    "ftp://example.org", "file:///etc/passwd", "example.org", "https://", "https://a@b.org",
    "https://example.org:0", "https://example.org:99999", "https://exa mple.org",
    "https://example.org?x", "https://example.org/#x", "https://example.org\\@b.org",
    "https://example.org/\u{7}", "http://[::1", "",
  ])
  func `a base that is no plain address is refused`(base: String) {
    #expect(throws: HTTPFailure.self) { try address("/3", base: base) }
  }

  @Test func `a header cannot begin another line`() {
    for (name, value) in [("A", "b\r\nC: d"), ("A\n", "b"), ("", "b"), ("A:", "b"), ("A", "\0")] {
      let request = HTTPRequest(base: "http://a.org", path: "/", headers: [(name, value)])
      #expect(throws: HTTPFailure.self) { try request.headerLines() }
    }
  }

  @Test func `an empty header is sent as one, and no body is called a form`() throws {
    let request = HTTPRequest(
      .post, base: "http://a.org", path: "/", headers: [("A", ""), ("B", "c")])
    #expect(try request.headerLines() == ["A;", "B: c", "Content-Type:"])
  }

  @Test func `a request shows nothing secret, however it is printed`() {
    let request = HTTPRequest(
      .post, base: "https://example.org", path: "/guest_session/SECRET",
      query: [("api_key", "SECRET")], headers: [("Authorization", "Bearer SECRET")],
      body: Array("SECRET".utf8))
    var dumped = ""
    dump(request, to: &dumped)
    dump([request], to: &dumped)
    for text in ["\(request)", String(reflecting: request), "\([request])", dumped] {
      #expect(!text.contains("SECRET"))
    }
    #expect("\(request)" == "POST example.org")
  }

  @Test func `requests are told apart by everything that is asked`() {
    let request = HTTPRequest(base: "http://a.org", path: "/", query: [("a", "b")])
    var other = request
    #expect(request == other)
    other.query = [("a", "c")]
    #expect(request != other)
    other = request
    other.headers = [("A", "b")]
    #expect(request != other)
    other = request
    other.priority = .behind
    other.stream = 3
    #expect(request != other)
    #expect(request.question == other.question)
  }
}

@Suite struct HTTPOriginTests {
  @Test func `an origin is the scheme, the host and the port`() {
    #expect(HTTPOrigin(of: "https://A.org/x") == HTTPOrigin(of: "HTTPS://a.org:443?y"))
    #expect(HTTPOrigin(of: "https://a.org") != HTTPOrigin(of: "http://a.org"))
    #expect(HTTPOrigin(of: "https://a.org") != HTTPOrigin(of: "https://a.org:8443"))
    #expect(HTTPOrigin(of: "http://[::1]:80/")?.host == "[::1]")
  }

  private func redirect(
    _ status: Int, from: String = "https://a.org/x", to target: String?,
    method: HTTPMethod = .get
  ) throws -> HTTPRedirect {
    let question = HTTPTry(
      method: method, address: from,
      headerLines: ["Accept: a", "authorization: Bearer k", "X-Key: k"], body: nil, maxBytes: 1,
      encoding: .packed, isIdempotent: true)
    return HTTPRedirect(
      status: status, to: target, from: try #require(HTTPOrigin(of: from)), asking: question)
  }

  @Test(arguments: [301, 302, 303, 307, 308])
  func `what could be secret goes to the same origin alone`(status: Int) throws {
    func lines(to target: String) throws -> [String]? {
      guard case .follows(.get, let lines, _) = try redirect(status, to: target) else { return nil }
      return lines
    }
    #expect(try lines(to: "https://a.org/y")?.count == 3)
    for target in [
      "https://b.org/x", "http://a.org/x", "https://a.org:444/x", "https://a.org.b.c/",
    ] {
      #expect(try lines(to: target) == ["Accept: a"], "\(target)")
    }
  }

  @Test func `an answer that sends nowhere is the answer`() throws {
    #expect(try redirect(304, to: "https://b.org") == .stays)
    #expect(try redirect(200, to: "https://b.org") == .stays)
    #expect(try redirect(302, to: nil) == .stays)
  }

  @Test(arguments: ["ftp://a.org/", "file:///etc/passwd", "https://a.org@b.org/", "//"])
  func `an address that could be understood in two ways is refused`(target: String) throws {
    guard case .refuses = try redirect(302, to: target) else {
      Issue.record("followed \(target)")
      return
    }
  }

  @Test func `a change follows only where nothing of it is lost or shown to others`() throws {
    #expect(try redirect(302, to: "https://a.org/y", method: .post) == .stays)
    #expect(try redirect(307, to: "https://b.org/y", method: .post) == .stays)
    guard case .follows(.delete, _, _) = try redirect(308, to: "https://a.org/y", method: .delete)
    else {
      Issue.record("not followed")
      return
    }
  }
}
