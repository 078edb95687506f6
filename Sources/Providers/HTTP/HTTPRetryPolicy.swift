/// What made a try fail in a way that may pass.
public enum HTTPTrouble: Hashable, Sendable {
  /// The server answered that it cannot just now.
  case status(Int)

  /// The connection was dropped.
  case cut
}

/// What is tried again, and when.
public struct HTTPRetryPolicy: Hashable, Sendable {
  /// How often one request is tried in all.
  public var tries = 3

  /// The wait after the first try, at most; it doubles with each one.
  public var firstWait: Duration = .milliseconds(400)

  /// The longest wait that nobody asked for.
  public var longestWait: Duration = .seconds(5)

  /// The longest wait a server may ask for; where it asks for more, it is not waited at all.
  public var longestRetryAfter: Duration = .seconds(10)

  /// For how long a host that asked for more is not asked anything, at most.
  public var longestRefusal: Duration = .seconds(60)

  /// After how many tries in a row that nobody answered a host is not asked any more.
  public var mostSilences = 5

  /// For how long a host that does not answer is left alone.
  public var longestSilence: Duration = .seconds(30)

  /// How many tries in a row may be repeated without one that succeeds, over all requests: where
  /// everything fails, repeating it all makes it worse.
  public var budget = 12

  /// The usual policy.
  public init() {}

  /// The trouble a status tells of; nil for one that would be the same the next time.
  static func trouble(of status: Int) -> HTTPTrouble? {
    switch status {
    case 429, 502, 503, 504: .status(status)
    default: nil
    }
  }

  /// How long to wait after a try that failed, the first being 1.
  ///
  /// What a server asks for is waited in full; a little is added so that not all come back at once.
  /// Otherwise at least half of the wait is sure and the rest is chance.
  func wait(
    afterTry number: Int, asked: Duration?, random: inout SeededRandom
  ) -> Duration {
    if let asked {
      return min(max(asked, .zero), longestRetryAfter)
        + .milliseconds(random.number(upTo: 250))
    }
    let doublings = min(max(number - 1, 0), 16)
    let most = min(firstWait * (1 << doublings), longestWait).millisecondsUp
    return .milliseconds(most - random.number(upTo: most / 2))
  }
}
