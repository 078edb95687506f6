public import Catalog
import JSON

/// What TMDB says of a request instead of answering it, or of a change it made.
///
/// Its code is its own, not HTTP's; some failures come with HTTP 200.
public struct TMDBStatus: Hashable, Sendable {
  /// TMDB's code, where it gives one.
  public let code: Int?
  /// What TMDB says of it, cleaned.
  public let message: String?
  /// Whether it did what was asked.
  public let isSuccess: Bool

  /// Reads a body; nil of one that is no such answer.
  public init?(_ body: [UInt8]) {
    guard let tree = try? JSONTree(body) else { return nil }
    self.init(tree.root)
  }

  init?(_ root: JSONNode) {
    let errors = root.rows("errors").compactMap { $0.text(limit: 200) }
    let success = root.bool("success")
    code = root.int("status_code")
    guard code != nil || success != nil || !errors.isEmpty else { return nil }
    message = root.text("status_message", limit: 200) ?? errors.first
    let isDone = code.map { Self.done.contains($0) } ?? errors.isEmpty
    isSuccess = isDone && success != false
  }

  /// Done, changed, deleted; the codes 21 and 40, which come with HTTP 200 too, are failures.
  private static let done: Set<Int> = [1, 12, 13]

  /// What it means for who asked; nil where it was done.
  ///
  /// - Parameters:
  ///   - status: HTTP's status.
  ///   - retryAfter: The seconds that the answer's header asks to wait, where it does.
  public func failure(status: Int, retryAfter: Int? = nil) -> Failure? {
    if isSuccess { return nil }
    switch code {
    case 6, 21, 34, 44: return .notFound
    case 3, 7, 10, 14, 16, 17, 26, 30, 31, 32, 33, 35, 36, 37, 38, 39, 45: return .unauthorized
    case 25: return .rateLimited(retryAfter: retryAfter)
    case 9, 46: return .server(status: 503)
    case 24: return .server(status: 504)
    case 43: return .server(status: 502)
    case 11, 15: return .server(status: 500)
    case 18, 20, 22, 23, 27, 28, 29, 47: return .server(status: 400)
    case _: return .refused(status: status, retryAfter: retryAfter) ?? .server(status: 400)
    }
  }
}

extension Failure {
  /// What an HTTP status says by itself; nil of one that says all is well.
  static func refused(status: Int, retryAfter: Int?) -> Failure? {
    switch status {
    case 200..<300: nil
    case 401, 403: .unauthorized
    case 404, 410: .notFound
    case 429: .rateLimited(retryAfter: retryAfter)
    case _: .server(status: status)
    }
  }
}

extension JSONTree {
  /// An answer of TMDB's that holds what was asked for.
  ///
  /// - Throws: What the answer says instead. One that is no JSON is the fault of a gateway where the status says so;
  ///   else it is not TMDB's, whatever the status.
  static func answer(
    _ body: [UInt8], status: Int, retryAfter: Int?
  ) throws(Failure) -> JSONTree {
    let tree: JSONTree
    do {
      tree = try JSONTree(body)
    } catch {
      switch error {
      case .empty where !(200..<300).contains(status), _ where status == 429 || status >= 500:
        throw .refused(status: status, retryAfter: retryAfter) ?? .malformed(error.reason)
      case .html: throw .foreign
      case _: throw .malformed(error.reason)
      }
    }
    if let failure = TMDBStatus(tree.root)?.failure(status: status, retryAfter: retryAfter) {
      throw failure
    }
    if let failure = Failure.refused(status: status, retryAfter: retryAfter) { throw failure }
    return tree
  }
}

extension JSONFault {
  /// The fault in a few words, without anything of the text itself.
  fileprivate var reason: String {
    switch self {
    case .empty: "the answer is empty"
    case .html: "the page is HTML"
    case .compressed: "the answer is compressed without saying so"
    case .cutOff: "the answer is cut off"
    case .tooDeep: "the answer is nested too deeply"
    case .tooLarge: "the answer is too large"
    case .unexpected(let place): "the answer is no JSON at byte \(place)"
    }
  }
}
