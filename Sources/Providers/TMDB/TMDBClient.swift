public import Catalog

/// The one place that asks TMDB: at its address, with the key, and with failures in the program's words.
///
/// The key goes to the host of the address alone; a redirect takes it nowhere else.
public final class TMDBClient: Sendable {
  /// TMDB's own address.
  public static var usualBase: String { "https://api.themoviedb.org" }

  /// The scheme and host that are asked, with what comes before `/3/`.
  public let base: String
  private let host: String
  private let http: HTTPClient
  private let credential: TMDBCredential

  /// Makes a client.
  ///
  /// - Parameters:
  ///   - http: What the requests are sent with.
  ///   - base: The address as ``base(reading:)`` gives it.
  ///   - credential: What TMDB knows the program by.
  public init(_ http: HTTPClient, base: String = usualBase, credential: TMDBCredential) {
    self.http = http
    self.base = base
    self.credential = credential
    host = HTTPOrigin(of: base)?.host ?? base
  }

  /// Reads an address to ask instead of TMDB's own; nil where it is no http or https address.
  ///
  /// It may end in `/3`, as documentation writes it.
  public static func base(reading text: String) -> String? {
    var base = Substring(text)
    while base.last == "/" { base = base.dropLast() }
    if base.hasSuffix("/3") { base = base.dropLast(2) }
    while base.last == "/" { base = base.dropLast() }
    guard HTTPOrigin(of: String(base)) != nil,
      base.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != 0x3F && $0 != 0x23 })
    else { return nil }
    return String(base)
  }

  /// Whether what is sent to an address can be read on its way: it is not encrypted, and leaves this machine.
  public static func isReadable(_ base: String) -> Bool {
    guard let origin = HTTPOrigin(of: base), !origin.isSecure else { return false }
    return !origin.isLoopback
  }

  /// Asks TMDB, or tells it something.
  ///
  /// - Parameters:
  ///   - method: What is done.
  ///   - path: The path, from `/3/`.
  ///   - query: The query's items, neither part encoded.
  ///   - headers: Headers besides those that every request has.
  ///   - body: JSON that is sent along.
  ///   - session: Whose request it is, where it is somebody's.
  ///   - isIdempotent: Whether asking twice does no more than asking once; nil where only a `get` does.
  ///   - priority: What goes first.
  ///   - then: Called once with the answer, whatever its status, or with why there is none; on a thread
  ///     that must not be held up.
  /// - Returns: What takes the request back.
  @discardableResult
  public func send(
    _ method: HTTPMethod = .get, _ path: String, query: [(String, String)] = [],
    headers: [(String, String)] = [], body: [UInt8]? = nil, session: TMDBSession? = nil,
    isIdempotent: Bool? = nil, priority: HTTPPriority = .screen,
    then: @escaping @Sendable (Result<HTTPResponse, Failure>) -> Void
  ) -> HTTPTicket {
    var request = HTTPRequest(
      method, base: base, path: path, query: query, headers: headers, body: body,
      isIdempotent: isIdempotent, priority: priority)
    request.headers.append(("Accept", "application/json"))
    if body != nil { request.headers.append(("Content-Type", "application/json;charset=utf-8")) }
    switch credential {
    case .token(let token): request.headers.append(("Authorization", "Bearer " + token))
    case .key(let key): request.query.append(("api_key", key))
    }
    if let session { request.query.append(session.queryItem) }
    let secrets = SecretsInAnswers(credential, session)
    return http.send(request) { [host] result in
      then(result.map { secrets.covered(in: $0) }.mapError { Failure($0, host: host) })
    }
  }

  /// Takes a request back; its answer is then `cancelled`, unless it is already on its way.
  public func cancel(_ ticket: HTTPTicket) {
    http.cancel(ticket)
  }

  /// Asks again, whatever TMDB was silent about before.
  public func askAgain() {
    http.askAgain()
  }

  /// A failure as the person who gave the key sees it: a key that was refused may be of the other kind.
  public func explained(_ failure: Failure) -> Failure {
    if case .unauthorized = failure, let misplaced = credential.misplaced {
      return .misplacedKey(misplaced)
    }
    return failure
  }
}

extension Failure {
  /// What became of a request to a host, in the program's words.
  init(_ failure: HTTPFailure, host: String) {
    self =
      switch failure {
      case .noLibrary(let reason): .network(.noLibrary(reason: reason.sanitized(limit: 300)))
      case .noNetwork: .offline
      case .dns(let name): .network(.unknownHost(name.sanitized(limit: 300)))
      case .refused: .network(.refused(host: host))
      case .timedOut: .network(.timedOut(host: host))
      case .tls(let reason):
        .network(.insecure(host: host, reason: reason.sanitized(limit: 300)))
      case .cut: .network(.dropped(host: host))
      case .tooLarge(let limit):
        .malformed(
          "the answer is longer than "
            + (limit < 1 << 20 ? "\(limit >> 10) KB" : "\(limit >> 20) MB"))
      case .badEncoding: .malformed("the answer is compressed without saying so")
      case .cancelled: .cancelled
      case .other(let reason): .network(.other(reason: reason.sanitized(limit: 300)))
      }
  }
}
