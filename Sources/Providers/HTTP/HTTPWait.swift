/// What tells requests of one client apart.
public struct HTTPTicket: Hashable, Sendable {
  let number: UInt64
}

/// A request without an answer yet, and what it waits for.
public struct HTTPWait: Hashable, Sendable {
  /// What a request waits for.
  public enum Reason: Hashable, Sendable {
    /// Others are before it.
    case queued

    /// As many were sent in the last second as may be.
    case rate

    /// The host asked everybody to wait, for about so many seconds more.
    case paused(seconds: Int)

    /// The last try failed; the next one is made in about so many seconds.
    case retrying(seconds: Int, tries: Int, of: Int, after: HTTPTrouble)

    /// The host is looked up and a connection made.
    case connecting

    /// It was sent, and nothing has come back yet.
    case asked

    /// The answer is coming.
    case receiving
  }

  /// Whose request it is.
  public let ticket: HTTPTicket

  /// The host that is asked.
  public let host: String

  /// What it waits for.
  public let reason: Reason
}

/// Something that waits, with the moment it waits for instead of the seconds till then.
struct PlannedWait: Hashable {
  enum Reason: Hashable {
    case queued
    case rate
    case paused(until: Duration)
    case retrying(at: Duration, tries: Int, of: Int, after: HTTPTrouble)
    case connecting
    case asked
    case receiving
  }

  let ticket: HTTPTicket
  let host: String
  let reason: Reason

  func seen(at now: Duration) -> HTTPWait {
    func seconds(until then: Duration) -> Int {
      max(((then - now).millisecondsUp + 999) / 1000, 0)
    }
    let seen: HTTPWait.Reason =
      switch reason {
      case .queued: .queued
      case .rate: .rate
      case .paused(let until): .paused(seconds: seconds(until: until))
      case .retrying(let at, let tries, let most, let trouble):
        .retrying(seconds: seconds(until: at), tries: tries, of: most, after: trouble)
      case .connecting: .connecting
      case .asked: .asked
      case .receiving: .receiving
      }
    return HTTPWait(ticket: ticket, host: host, reason: seen)
  }
}
