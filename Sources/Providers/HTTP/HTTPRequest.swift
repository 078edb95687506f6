/// What is done to a thing on a server.
public enum HTTPMethod: String, Hashable, Sendable {
  /// Asks for it.
  case get = "GET"

  /// Sends something to it.
  case post = "POST"

  /// Takes it away.
  case delete = "DELETE"
}

/// What goes first when not everything can be asked at once.
public enum HTTPPriority: Int, CaseIterable, Hashable, Comparable, Sendable {
  /// Somebody waits for it before the screen.
  case screen

  /// It makes something fresh, or ready, that nobody waits for.
  case behind

  /// Whether the first is asked before the second.
  public static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
}

/// One question for a server.
///
/// Its texts may hold keys and sessions, so it prints as its method and host alone.
public struct HTTPRequest: Sendable {
  /// What is done.
  public var method: HTTPMethod

  /// The scheme and host, with what comes before every path: `https://api.themoviedb.org`.
  public var base: String

  /// The path as plain text, from its slash; what cannot stand in an address is percent-encoded.
  public var path: String

  /// The names and values of the query as plain text, in the order they are sent.
  public var query: [(String, String)]

  /// The names and values of the headers.
  public var headers: [(String, String)]

  /// What is sent along; nil for nothing.
  public var body: [UInt8]?

  /// The most bytes an answer may have, once unpacked.
  public var maxBytes: Int

  /// Whether asking twice does no more than asking once, so that it may be tried again.
  public var isIdempotent: Bool

  /// What goes first.
  public var priority: HTTPPriority

  /// Requests of one stream are asked in order, and streams of one priority take turns.
  public var stream: Int

  /// Makes a request; a `get` may be repeated unless told otherwise.
  public init(
    _ method: HTTPMethod = .get, base: String, path: String, query: [(String, String)] = [],
    headers: [(String, String)] = [], body: [UInt8]? = nil, maxBytes: Int = 8 << 20,
    isIdempotent: Bool? = nil, priority: HTTPPriority = .screen, stream: Int = 0
  ) {
    self.method = method
    self.base = base
    self.path = path
    self.query = query
    self.headers = headers
    self.body = body
    self.maxBytes = maxBytes
    self.isIdempotent = isIdempotent ?? (method == .get)
    self.priority = priority
    self.stream = stream
  }

  /// The same question without its place in the queue: two that are equal get one answer.
  var question: HTTPRequest {
    var question = self
    question.priority = .screen
    question.stream = 0
    return question
  }
}

extension HTTPRequest: Hashable {
  /// Whether both ask the same in the same way.
  public static func == (first: Self, second: Self) -> Bool {
    first.method == second.method && first.base == second.base && first.path == second.path
      && first.query.elementsEqual(second.query, by: ==)
      && first.headers.elementsEqual(second.headers, by: ==) && first.body == second.body
      && first.maxBytes == second.maxBytes && first.isIdempotent == second.isIdempotent
      && first.priority == second.priority && first.stream == second.stream
  }

  /// Feeds what tells requests apart.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(method)
    hasher.combine(base)
    hasher.combine(path)
    for (name, value) in query {
      hasher.combine(name)
      hasher.combine(value)
    }
    for (name, value) in headers {
      hasher.combine(name)
      hasher.combine(value)
    }
    hasher.combine(body)
  }
}

extension HTTPRequest: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The method and the host.
  public var description: String {
    "\(method.rawValue) \(HTTPOrigin(of: base)?.host ?? "?")"
  }

  /// The method and the host.
  public var debugDescription: String { description }

  /// Nothing: a dump must not show a key either.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
