public import Catalog

/// Something that is asked of an account at TMDB, or told to it, without host and key.
///
/// Its body may hold a token or a session: it prints as its method alone.
public struct TMDBAccountCall: Hashable, Sendable {
  /// What is done.
  public let method: HTTPMethod
  /// The path, made of known words and numbers alone.
  public let path: String
  /// The items of the query, neither part encoded.
  public let query: [TMDBCall.Item]
  /// JSON that is sent along.
  public let body: [UInt8]?
  /// Whether asking twice does no more than asking once.
  public let isIdempotent: Bool

  private init(
    _ method: HTTPMethod, _ path: String, query: [TMDBCall.Item] = [], body: String? = nil,
    isIdempotent: Bool = true
  ) {
    self.method = method
    self.path = "/3/" + path
    self.query = query
    self.body = body.map { Array($0.utf8) }
    self.isIdempotent = isIdempotent
  }
}

extension TMDBAccountCall {
  /// Asks whether the key is one.
  public static let keyCheck = TMDBAccountCall(.get, "authentication")

  /// Asks for a token that a person is to approve.
  public static let requestToken = TMDBAccountCall(.get, "authentication/token/new")

  /// Asks for the session of an approved token; there is one for each token.
  public static func session(_ token: TMDBRequestToken) -> TMDBAccountCall {
    TMDBAccountCall(
      .post, "authentication/session/new", body: "{\"request_token\":\"\(token.text)\"}",
      isIdempotent: false)
  }

  /// Asks for a guest's session.
  public static let guestSession = TMDBAccountCall(.get, "authentication/guest_session/new")

  /// Ends a session; nil of a guest's, which ends by itself.
  public static func end(_ session: TMDBSession) -> TMDBAccountCall? {
    switch session {
    case .account(let id):
      TMDBAccountCall(.delete, "authentication/session", body: "{\"session_id\":\"\(id)\"}")
    case .guest: nil
    }
  }

  /// Asks whose session it is.
  public static let account = TMDBAccountCall(.get, "account")

  /// Asks for a page of one of an account's lists, numbered from 1, what was marked first at the beginning:
  /// what is marked meanwhile moves no row.
  public static func marks(
    _ list: KeptList, _ kind: AccountMarks.Kind, of account: Int, page: Int, _ locale: ContentLocale
  ) -> TMDBAccountCall {
    let words = "\(list.pathWord)/\(kind.pathWord)"
    let call = TMDBEndpoint(locale: locale, includesAdult: true, today: .epoch)
      .inLanguage(TMDBCall("account/\(account)/\(words)"))
      .with("sort_by", "created_at.asc").with("page", page)
    return TMDBAccountCall(.get, "account/\(account)/\(words)", query: call.query)
  }

  /// Asks for a page of the lists that a person made at TMDB, numbered from 1.
  public static func lists(of account: Int, page: Int) -> TMDBAccountCall {
    let call = TMDBCall("").with("page", page)
    return TMDBAccountCall(.get, "account/\(account)/lists", query: call.query)
  }

  /// Tells of a change to a title's marks; nil of one that the account does not take.
  public static func change(
    _ change: MarkChange, of title: TitleID, in account: Account
  ) -> TMDBAccountCall? {
    let (kind, id) =
      switch title {
      case .movie(let id): ("movie", id.rawValue)
      case .show(let id): ("tv", id.rawValue)
      }
    func mark(_ word: String, _ isOn: Bool) -> TMDBAccountCall? {
      guard case .member(let account, _, _) = account else { return nil }
      return TMDBAccountCall(
        .post, "account/\(account)/\(word)",
        body: "{\"media_type\":\"\(kind)\",\"media_id\":\(id),\"\(word)\":\(isOn)}")
    }
    switch change {
    case .favorite(let isOn): return mark("favorite", isOn)
    case .watchlist(let isOn): return mark("watchlist", isOn)
    case .rating(let rating?):
      return TMDBAccountCall(.post, "\(kind)/\(id)/rating", body: "{\"value\":\(rating)}")
    case .rating(nil): return TMDBAccountCall(.delete, "\(kind)/\(id)/rating")
    }
  }
}

extension TMDBAccountCall: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable
{
  /// The method.
  public var description: String { "TMDBAccountCall \(method.rawValue)" }

  /// The method.
  public var debugDescription: String { description }

  /// Nothing.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension KeptList {
  fileprivate var pathWord: String {
    switch self {
    case .favorites: "favorite"
    case .watchlist: "watchlist"
    case .rated: "rated"
    }
  }
}

extension AccountMarks.Kind {
  fileprivate var pathWord: String {
    switch self {
    case .movies: "movies"
    case .shows: "tv"
    }
  }
}

extension TMDBClient {
  /// Asks something of an account.
  @discardableResult
  public func send(
    _ call: TMDBAccountCall, session: TMDBSession?, priority: HTTPPriority,
    then: @escaping @Sendable (Result<HTTPResponse, Failure>) -> Void
  ) -> HTTPTicket {
    send(
      call.method, call.path, query: call.query.map { ($0.name, $0.value) }, body: call.body,
      session: session, isIdempotent: call.isIdempotent, priority: priority, then: then)
  }
}
