import Threading

/// TMDB's side of an account, on the loopback address.
public final class LoopbackAccount: Sendable {
  /// What it knows and does.
  public struct State: Sendable {
    /// How often it says that a token is not approved before it gives a session.
    public var refusals = 0
    /// What it says instead of a session, once the refusals are used up.
    public var sessionAnswer: (status: Int, code: Int)?
    /// What it says instead of whose session it is, one after another.
    public var accountAnswers: [LoopbackAnswer] = []
    /// The account's number.
    public var account = 42
    /// The films among the favorites, what was marked first at the beginning.
    public var favorites: [Int] = []
    /// The films on the watchlist.
    public var watchlist: [Int] = []
    /// The films that were rated.
    public var rated: [(id: Int, rating: Double)] = []
    /// How many rows a page has.
    public var pageSize = 20
    /// What changes are answered with, one after another, before they are done.
    public var changeAnswers: [LoopbackAnswer] = []
    /// What a change of a film's marks is answered with always.
    public var refusedFilms: [Int: LoopbackAnswer] = [:]
    /// Whether sessions are accepted.
    public var acceptsSessions = true
    /// Whether keys are accepted.
    public var acceptsKeys = true
    /// The bodies of pages, by their paths without `/3/`.
    public var pages: [String: String] = [:]
    /// Changes that were made, as `POST path body`.
    public var changes: [String] = []
  }

  /// The session that it gives.
  public static let session = "5e551046000000000000000000000000000000aa"
  /// The session that it gives to guests.
  public static let guest = "9ue57000000000000000000000000000000000bb"
  /// The token that it gives to be approved.
  public static let token = "70ce4000000000000000000000000000000000cc"
  /// A key that it takes; it takes any.
  public static let key = "0123456789abcdef0123456789abcdef"

  private let state: Guarded<State>
  /// The server.
  public let server: LoopbackServer

  /// Starts it, knowing what is said here.
  public init(_ change: (inout State) -> Void = { _ in }) throws {
    var first = State()
    change(&first)
    let state = Guarded(first)
    self.state = state
    server = try LoopbackServer { request in state.withLock { Self.answer(request, &$0) } }
  }

  /// Looks at what it knows and does, and changes it.
  public func with<Result>(_ body: (inout State) -> Result) -> Result { state.withLock(body) }

  /// The paths that were asked for, without their queries.
  public var paths: [String] { server.requests.map { "\($0.method) \($0.path)" } }

  private static func answer(_ request: LoopbackRequest, _ state: inout State) -> LoopbackAnswer {
    let parts = request.path.split(separator: "/").map(String.init)
    guard parts.first == "3" else { return status(404, 34) }
    guard state.acceptsKeys else { return status(401, 7) }
    if request.method == "GET", let page = state.pages[parts.dropFirst().joined(separator: "/")] {
      return LoopbackAnswer(200, page)
    }
    switch (request.method, parts.dropFirst().joined(separator: "/")) {
    case ("GET", "authentication"): return LoopbackAnswer(200, "{\"success\":true}")
    case ("GET", "authentication/token/new"):
      return LoopbackAnswer(
        200,
        "{\"success\":true,\"expires_at\":\"2026-11-30 17:04:39 UTC\",\"request_token\":\"\(token)\"}"
      )
    case ("GET", "authentication/guest_session/new"):
      return LoopbackAnswer(200, "{\"success\":true,\"guest_session_id\":\"\(guest)\"}")
    case ("POST", "authentication/session/new"):
      if state.refusals > 0 {
        state.refusals -= 1
        return status(401, 17)
      }
      if let answer = state.sessionAnswer { return status(answer.status, answer.code) }
      state.acceptsSessions = true
      return LoopbackAnswer(200, "{\"success\":true,\"session_id\":\"\(session)\"}")
    case ("DELETE", "authentication/session"): return LoopbackAnswer(200, "{\"success\":true}")
    case _: break
    }
    guard state.acceptsSessions,
      request.target.utf8.count > request.path.utf8.count,
      request.target.hasSuffix("session_id=\(session)")
        || request.target.hasSuffix("session_id=\(guest)")
    else { return status(401, 3) }
    if parts.count == 2, !state.accountAnswers.isEmpty { return state.accountAnswers.removeFirst() }
    return request.method == "GET" ? list(request, parts, state) : change(request, parts, &state)
  }

  private static func list(
    _ request: LoopbackRequest, _ parts: [String], _ state: State
  ) -> LoopbackAnswer {
    if parts.count == 2 {
      return LoopbackAnswer(
        200, "{\"id\":\(state.account),\"name\":\"Ada Lovelace\",\"username\":\"ada\"}")
    }
    let rows: [String]
    switch parts.dropFirst(3).joined(separator: "/") {
    case "favorite/movies": rows = state.favorites.map { "{\"id\":\($0),\"title\":\"Film \($0)\"}" }
    case "watchlist/movies":
      rows = state.watchlist.map { "{\"id\":\($0),\"title\":\"Film \($0)\"}" }
    case "rated/movies":
      rows = state.rated.map { "{\"id\":\($0.id),\"title\":\"F\",\"rating\":\($0.rating)}" }
    case "lists": rows = ["{\"name\":\"Noir\",\"item_count\":12}"]
    case _: rows = []
    }
    let page = query("page", of: request).flatMap { Int($0) } ?? 1
    let pages = (rows.count + state.pageSize - 1) / state.pageSize
    let shown = rows.dropFirst((page - 1) * state.pageSize).prefix(state.pageSize)
    return LoopbackAnswer(
      200,
      "{\"page\":\(page),\"results\":[\(shown.joined(separator: ","))],\"total_pages\":\(pages),"
        + "\"total_results\":\(rows.count)}")
  }

  private static func change(
    _ request: LoopbackRequest, _ parts: [String], _ state: inout State
  ) -> LoopbackAnswer {
    if !state.changeAnswers.isEmpty { return state.changeAnswers.removeFirst() }
    let body = String(decoding: request.body, as: UTF8.self)
    for (film, answer) in state.refusedFilms {
      if parts.dropFirst(2).first == "\(film)"
        || body.split(separator: ",").contains("\"media_id\":\(film)")
      {
        return answer
      }
    }
    state.changes.append(
      "\(request.method) \(parts.dropFirst().joined(separator: "/")) \(body)")
    return status(request.method == "POST" ? 201 : 200, request.method == "POST" ? 1 : 13)
  }

  /// An answer with a status of HTTP's and a code of TMDB's.
  public static func status(_ status: Int, _ code: Int) -> LoopbackAnswer {
    LoopbackAnswer(status, "{\"status_code\":\(code),\"status_message\":\"Because.\"}")
  }

  private static func query(_ name: String, of request: LoopbackRequest) -> String? {
    let items = request.target.dropFirst(request.path.count + 1).split(separator: "&")
    return items.first { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) }
  }
}
