/// Why what is asked of the source has to wait.
public enum Delay: Hashable, Sendable {
  /// The source asked for a pause of about so many seconds more.
  case paused(seconds: Int)
  /// The last try failed, and the next is made in about so many seconds.
  case retrying(seconds: Int, tries: Int, of: Int, after: Trouble)
  /// As many requests were sent in the last second as the source allows.
  case rate
  /// So many requests are before it.
  case queued(Int)

  /// What made a try fail.
  public enum Trouble: Hashable, Sendable {
    /// The source answered with this HTTP status that it cannot just now.
    case status(Int)
    /// The connection was dropped.
    case dropped
  }
}
