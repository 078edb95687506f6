/// Why requests are held back.
public enum Delay: Hashable, Sendable {
  /// The source asked for a pause; seconds left, roughly.
  case paused(seconds: Int)
  /// Backing off after a failure; seconds until the next attempt, roughly.
  case retrying(seconds: Int, tries: Int, of: Int, after: Trouble)
  /// The rate limit is used up.
  case rate
  /// Queued behind this many requests.
  case queued(Int)

  /// Why an attempt failed.
  public enum Trouble: Hashable, Sendable {
    /// A temporary HTTP error status.
    case status(Int)
    /// The connection was dropped.
    case dropped
  }
}
