import Catalog
import Providers
import TestSupport
import Testing

@Suite struct TMDBClientTests {
  private static let token = "eyJhbGciOiJIUzI1NiJ9.eyJhdWQiOiJub2JvZHkifQ.c2lnbmF0dXJl"
  private static let key = "0123456789abcdef0123456789ABCDEF"

  private func client(
    _ base: String, _ credential: TMDBCredential = .token(token)
  ) -> TMDBClient {
    TMDBClient(.quick(), base: base, credential: credential)
  }

  @Test func `a token goes into a header, a key and a session into the query`() async throws {
    let server = try LoopbackServer { _ in LoopbackAnswer(200, "{}") }
    _ = await client(server.base).answer("/3/genre/movie/list", query: [("language", "tr")])
    _ = await client(server.base, .key(Self.key))
      .answer("/3/account", session: .account("s3ss10n"))
    _ = await client(server.base).answer("/3/x", session: .guest("gu3st"))
    let requests = server.requests
    #expect(
      requests.map(\.target) == [
        "/3/genre/movie/list?language=tr",
        "/3/account?api_key=\(Self.key)&session_id=s3ss10n",
        "/3/x?guest_session_id=gu3st",
      ])
    #expect(requests[0].header("authorization") == "Bearer " + Self.token)
    #expect(requests[1].header("authorization") == nil)
  }

  @Test func `a redirect takes neither token nor key to another host`() async throws {
    let other = try LoopbackServer { _ in LoopbackAnswer(200, "{}") }
    let elsewhere = "http://localhost:\(other.port)/3/elsewhere"
    let server = try LoopbackServer { _ in
      LoopbackAnswer(302, "", headers: [("Location", elsewhere)])
    }
    for credential in [TMDBCredential.token(Self.token), .key(Self.key)] {
      _ = await client(server.base, credential).answer("/3/configuration")
    }
    #expect(other.requests.count == 2)
    for request in other.requests {
      #expect(request.header("authorization") == nil)
      #expect(!request.target.contains(Self.key))
    }
  }

  @Test func `an address is read as people write it`() {
    let readable = [
      "https://api.themoviedb.org", "https://api.themoviedb.org/", "https://api.themoviedb.org/3",
      "https://api.themoviedb.org/3/",
    ]
    for text in readable {
      #expect(TMDBClient.base(reading: text) == "https://api.themoviedb.org")
    }
    #expect(TMDBClient.base(reading: "http://127.0.0.1:8080/3") == "http://127.0.0.1:8080")
    #expect(TMDBClient.base(reading: "https://a.example/tmdb/3") == "https://a.example/tmdb")
    let odd = [
      "", "api.themoviedb.org", "ftp://host", "https://", "https://host/?a=1", "https://host/#x",
      "https://user@host", "https://host:99999", "https://host/ a",
    ]
    for text in odd { #expect(TMDBClient.base(reading: text) == nil, "\(text)") }
  }

  @Test func `what cannot stand in a header is no credential`() {
    for text in ["", "a b", "a\r\nX: y", "ключ", String(repeating: "a", count: 5_000)] {
      #expect(TMDBCredential(text) == nil)
      #expect(TMDBCredential.key(reading: text) == nil)
      #expect(TMDBCredential.token(reading: text) == nil)
    }
    #expect(TMDBCredential(Self.key) == .key(Self.key))
    #expect(TMDBCredential(Self.token) == .token(Self.token))
  }

  @Test func `a refused key says when it stands in the other one's place`() {
    func explained(_ credential: TMDBCredential) -> Failure {
      client("http://127.0.0.1:1", credential).explained(.unauthorized)
    }
    #expect(explained(.token(Self.key)) == .misplacedKey(.keyAsToken))
    #expect(explained(.key(Self.token)) == .misplacedKey(.tokenAsKey))
    #expect(explained(.token(Self.token)) == .unauthorized)
    #expect(explained(.key(Self.key)) == .unauthorized)
    #expect(client("http://127.0.0.1:1", .token(Self.key)).explained(.notFound) == .notFound)
  }

  @Test func `no print shows a key or a session`() {
    let secrets: [Any] = [
      TMDBCredential.token(Self.token), TMDBCredential.key(Self.key),
      TMDBSession.account("s3ss10n"), TMDBSession.guest("s3ss10n"),
    ]
    for secret in secrets {
      var text = "\(secret) \(String(reflecting: secret))"
      dump(secret, to: &text)
      for word in [Self.token, Self.key, "s3ss10n"] { #expect(!text.contains(word)) }
    }
  }

  @Test func `an address nobody listens at is refused, by its name`() async {
    let result = await client("http://127.0.0.1:1").answer("/3/x")
    #expect(result == .failure(.network(.refused(host: "127.0.0.1"))))
  }
}

extension TMDBClient {
  fileprivate func answer(
    _ path: String, query: [(String, String)] = [], session: TMDBSession? = nil
  ) async -> Result<HTTPResponse, Failure> {
    await withCheckedContinuation { continuation in
      send(.get, path, query: query, session: session) { continuation.resume(returning: $0) }
    }
  }
}
