/// Why a request came to nothing, in the program's own words.
///
/// Nothing in it may hold a key, a session or a text from outside that was not cleaned.
public enum Failure: Error, Hashable, Sendable {
  /// No way to the source.
  case offline
  /// The source has no such thing.
  case notFound
  /// The key or the session was refused.
  case unauthorized
  /// Too many requests; the seconds to wait, where the source says them.
  case rateLimited(retryAfter: Int?)
  /// The source failed, with this HTTP status.
  case server(status: Int)
  /// The answer could not be understood; what was wrong with it.
  case malformed(String)
  /// What is kept on this machine cannot be read.
  case storage(StorageFailure)
  /// It was cancelled.
  case cancelled
}
