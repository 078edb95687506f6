public import Catalog
import JSON

/// A token on its way to a session; it prints as nothing.
public struct TMDBRequestToken: Hashable, Sendable {
  let text: String

  /// The page on which a person approves it.
  public var address: String { "https://www.themoviedb.org/authenticate/" + text }

  /// How long it can be approved, as TMDB documents it.
  public static var life: Duration { .seconds(3_600) }
}

extension TMDBRequestToken: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable
{
  /// That there is one.
  public var description: String { "TMDBRequestToken" }

  /// That there is one.
  public var debugDescription: String { description }

  /// Nothing.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

/// What TMDB says when it is asked for the session of a token.
public enum TMDBSessionAnswer: Hashable, Sendable {
  case session(TMDBSession)
  /// The person has not said anything yet.
  case notApproved
  /// The token is of no use any more: it was denied, used or is too old.
  case ended
  /// The token was used for a session that the answer does not say: no other comes of it.
  case withoutSession
}

/// What TMDB says of a change.
public enum TMDBChangeAnswer: Hashable, Sendable {
  /// It is so now, or was before.
  case done
  /// It cannot be, now or later.
  case refused(Failure)
  /// The key or the session is not accepted.
  case unauthorized(Failure)
  /// It may be the next time.
  case later(Failure)
}

/// A page of one of an account's lists.
public struct TMDBAccountPage: Hashable, Sendable {
  /// The rows that could be read.
  public var rows: [AccountMarks.Row]
  /// How many could not.
  public var skipped: Int
  /// How many pages there are, by this one.
  public var totalPages: Int
  /// How many rows there are in all, by this one.
  public var totalRows: Int

  /// The last page that TMDB gives of any list.
  public static var lastPage: Int { 500 }
}

/// Reads what TMDB answers about accounts.
public enum TMDBAccountAnswer {
  /// Whether the key was accepted.
  public static func keyCheck(_ response: HTTPResponse) throws(Failure) {
    _ = try tree(response)
  }

  /// That a session has ended, or was none.
  public static func end(_ response: HTTPResponse) throws(Failure) {
    _ = try root(response)
  }

  /// A token that is to be approved.
  public static func requestToken(_ response: HTTPResponse) throws(Failure) -> TMDBRequestToken {
    guard let text = try root(response)["request_token"]?.string, text.isOpaque else {
      throw .malformed("the answer has no token")
    }
    return TMDBRequestToken(text: text)
  }

  /// The session of a token.
  public static func session(_ response: HTTPResponse) throws(Failure) -> TMDBSessionAnswer {
    switch (response.status, TMDBStatus(response.body)?.code) {
    case (_, 17?), (_, 41?): return .notApproved
    case (_, 6?), (_, 16?), (_, 33?), (_, 34?), (_, 35?), (_, 37?): return .ended
    case _: break
    }
    guard let id = try root(response)["session_id"]?.string, id.isOpaque else {
      if TMDBStatus(response.body)?.isSuccess == true { return .withoutSession }
      throw .malformed("the answer has no session")
    }
    return .session(.account(id))
  }

  /// A guest's session.
  public static func guestSession(_ response: HTTPResponse) throws(Failure) -> TMDBSession {
    guard let id = try root(response)["guest_session_id"]?.string, id.isOpaque else {
      throw .malformed("the answer has no session")
    }
    return .guest(id)
  }

  /// Whose session it is.
  public static func account(_ response: HTTPResponse) throws(Failure) -> Account {
    let root = try root(response)
    guard let id = root.int("id"), (1...Int(Int32.max)).contains(id) else {
      throw .malformed("the answer has no account")
    }
    return .member(
      id: id, username: root.text("username", limit: 100) ?? "",
      name: root.text("name", limit: 100) ?? "")
  }

  /// A page of one of an account's lists; rows that cannot be read are counted.
  public static func marks(
    _ response: HTTPResponse, _ list: KeptList, _ kind: AccountMarks.Kind, _ locale: ContentLocale
  ) throws(Failure) -> TMDBAccountPage {
    let root = try root(response)
    guard let results = root["results"], results.isArray else {
      throw .malformed("the answer has no results")
    }
    let reader = TMDBReader(locale)
    var rows: [AccountMarks.Row] = []
    for node in results.elements {
      guard let row = row(node, list, kind, reader) else { continue }
      rows.append(row)
    }
    return TMDBAccountPage(
      rows: rows, skipped: results.elements.count - rows.count,
      totalPages: root.ordinal("total_pages") ?? 1,
      totalRows: root.ordinal("total_results") ?? rows.count)
  }

  /// A row; its title is known where it has an id, even if nothing else of it can be read.
  private static func row(
    _ node: JSONNode, _ list: KeptList, _ kind: AccountMarks.Kind, _ reader: TMDBReader
  ) -> AccountMarks.Row? {
    let row: AccountMarks.Row
    switch kind {
    case .movies:
      guard let id: ID<Movie> = node.id() else { return nil }
      row = AccountMarks.Row(
        .movie(id), summary: reader.movieSummary(node).map(TitleSummary.movie))
    case .shows:
      guard let id: ID<TVShow> = node.id() else { return nil }
      row = AccountMarks.Row(.show(id), summary: reader.showSummary(node).map(TitleSummary.show))
    }
    guard list == .rated else { return row }
    guard let rating = rating(node) else { return nil }
    var rated = row
    rated.rating = rating
    return rated
  }

  /// A rating, in the half steps that TMDB takes; older ones were given in finer or coarser ones.
  private static func rating(_ node: JSONNode) -> UserRating? {
    guard let value = node.double("rating") ?? node["account_rating"]?.double("value"),
      (0.0...10).contains(value)
    else { return nil }
    return UserRating(halves: max(1, Int((value * 2).rounded())))
  }

  /// A page of a person's own lists, and how many pages there are.
  public static func lists(
    _ response: HTTPResponse
  ) throws(Failure) -> (lists: [AccountList], totalPages: Int) {
    let root = try root(response)
    guard let results = root["results"], results.isArray else {
      throw .malformed("the answer has no results")
    }
    let lists = results.elements.compactMap { node in
      node.text("name", limit: 100).map {
        AccountList(name: $0, count: node.ordinal("item_count") ?? 0)
      }
    }
    return (lists, root.ordinal("total_pages") ?? 1)
  }

  /// What became of a change.
  public static func change(
    _ result: Result<HTTPResponse, Failure>, _ change: MarkChange
  ) -> TMDBChangeAnswer {
    let response: HTTPResponse
    switch result {
    case .success(let answer): response = answer
    case .failure(let failure): return .later(failure)
    }
    let said = TMDBStatus(response.body)
    do throws(Failure) {
      _ = try root(response)
      // Whoever answers something else has not done it.
      return said == nil ? .later(.malformed("the answer does not say that it is done")) : .done
    } catch {
      switch said?.code {
      // What is there already, and what there is nothing to change of, is as it should be.
      case 8?, 40?: return .done
      case _?: return answer(error, removes: change.removes)
      // A gateway, a proxy or another server knows nothing of what TMDB takes.
      case nil: return .later(error)
      }
    }
  }

  private static func answer(_ failure: Failure, removes: Bool) -> TMDBChangeAnswer {
    switch failure {
    case .notFound: removes ? .done : .refused(failure)
    case .unauthorized, .misplacedKey: .unauthorized(failure)
    case .server(let status): (400..<500).contains(status) ? .refused(failure) : .later(failure)
    case .offline, .notKept, .network, .rateLimited, .malformed, .foreign, .storage, .cancelled:
      .later(failure)
    }
  }

  /// What TMDB answers; what HTTP's status alone says of a title or a session is not TMDB's word.
  private static func root(_ response: HTTPResponse) throws(Failure) -> JSONNode {
    do throws(Failure) {
      return try tree(response).root
    } catch {
      switch error {
      case .notFound, .unauthorized:
        guard TMDBStatus(response.body)?.code == nil else { throw error }
        throw .server(status: response.status)
      case .offline, .notKept, .network, .misplacedKey, .rateLimited, .server, .malformed, .foreign,
        .storage, .cancelled:
        throw error
      }
    }
  }

  private static func tree(_ response: HTTPResponse) throws(Failure) -> JSONTree {
    try JSONTree.answer(
      response.body, status: response.status,
      retryAfter: response.retryAfter.map { Int(clamping: $0.components.seconds) })
  }
}

extension MarkChange {
  /// Whether it takes a mark away.
  fileprivate var removes: Bool {
    switch self {
    case .favorite(let isOn), .watchlist(let isOn): !isOn
    case .rating(let rating): rating == nil
    }
  }
}

extension String {
  /// Whether it can stand in an address, in JSON and on a terminal as it is, as tokens and sessions do.
  var isOpaque: Bool {
    (1...512).contains(utf8.count)
      && utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
          || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
      }
  }
}
