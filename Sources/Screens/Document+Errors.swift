import AppCore
import Catalog

/// The kinds of errors in documents: words that a script can compare.
enum DocumentErrorKind: String, CaseIterable {
  case offline
  case notKept = "not_kept"
  case notFound = "not_found"
  case unauthorized
  case rateLimited = "rate_limited"
  case server, malformed, storage, cancelled
  /// A line or link that cannot be understood.
  case usage
  /// What cannot be done.
  case failure

  /// The kind of a request that failed.
  init(_ failure: Failure) {
    self =
      switch failure {
      case .offline, .network: .offline
      case .notKept: .notKept
      case .notFound: .notFound
      case .unauthorized, .misplacedKey: .unauthorized
      case .rateLimited: .rateLimited
      case .server: .server
      case .malformed, .foreign: .malformed
      case .storage: .storage
      case .cancelled: .cancelled
      }
  }
}

/// What went wrong, as a member of a document.
struct DocumentError {
  /// What kind of failure it is.
  var kind: DocumentErrorKind
  /// What happened and what to do next, in the language of the screens.
  var message: String
  /// The exit status a run ends with because of it.
  var status: ExitStatus
  /// The seconds to wait before trying again, where the source says them.
  var retryAfter: Int?

  /// Makes the error of a request that failed.
  init(_ failure: Failure, words: Words) {
    kind = DocumentErrorKind(failure)
    message = words.failure(failure).withoutQuotes
    status = ExitStatus(failure)
    if case .rateLimited(let seconds) = failure { retryAfter = seconds }
  }

  /// Makes an error that is of no request.
  init(message: String, status: ExitStatus) {
    kind = status == .usage ? .usage : .failure
    self.message = message
    self.status = status
  }

  var json: JSONValue {
    [
      "kind": .string(kind.rawValue), "message": .string(message),
      "status": .int(Int(status.rawValue)),
      "retry_after": .number(retryAfter),
    ]
  }
}

/// A request that failed, as a document of the same form as ``document(_:)`` with null content.
///
/// Its `error` holds `kind` (`offline`, `not_kept`, `not_found`, `unauthorized`, `rate_limited`, `server`,
/// `malformed`, `storage`, `cancelled`; `usage` for a line or link that cannot be understood, `failure` for
/// what cannot be done), `message` (a sentence for people), `status` (the exit status) and `retry_after`
/// (seconds, or null).
public func errorDocument(_ failure: Failure, in state: AppState) -> String {
  DocumentEnvelope(DocumentError(failure, words: state.words), in: state).json.text
}

/// A line or link that came to nothing, as a document of the same form with null content.
public func errorDocument(_ notice: Notice, in state: AppState) -> String {
  if case .couldNotLoad(let failure) = notice { return errorDocument(failure, in: state) }
  let message = state.words.notice(notice).withoutQuotes
  if case .lineLacks(let failure) = notice {
    var error = DocumentError(failure, words: state.words)
    error.message = message
    return DocumentEnvelope(error, in: state).json.text
  }
  return errorDocument(message: message, status: ExitStatus(notice), in: state)
}

/// Any other error, as a document of the same form with null content: wrong arguments, a file that
/// cannot be written.
public func errorDocument(message: String, status: ExitStatus, in state: AppState) -> String {
  DocumentEnvelope(DocumentError(message: message, status: status), in: state).json.text
}

extension String {
  /// A sentence without the back quotes around what can be typed, which only screens know to show.
  fileprivate var withoutQuotes: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { $0 != "`" }))
  }
}
