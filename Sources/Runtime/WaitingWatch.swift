import AppCore

/// When whoever waits for a page of a run that only prints is told what it waits for.
struct WaitingWatch {
  /// What is to be told.
  enum Report: Equatable {
    case nothing
    case delay(Delay)
    /// That the source has not answered.
    case source
  }

  /// A wait of more seconds than these is told of as soon as it is known.
  static let patience = 2
  /// After so long without an answer it is told that one is waited for.
  static let longPatience = Duration.seconds(5)

  private var began: Duration?
  private var hasTold = false
  private let now: @Sendable () -> Duration

  init(now: @escaping @Sendable () -> Duration = { Clock.elapsed() }) {
    self.now = now
  }

  /// Notes that a page is waited for, and on account of what; gives what is to be told of it now.
  mutating func note(_ delay: Delay?) -> Report {
    let now = now()
    let began = began ?? now
    self.began = began
    guard !hasTold else { return .nothing }
    if let delay, delay.seconds > Self.patience {
      hasTold = true
      return .delay(delay)
    }
    guard now - began >= Self.longPatience else { return .nothing }
    hasTold = true
    return delay.map(Report.delay) ?? .source
  }

  /// Notes that no page is waited for.
  mutating func end() {
    began = nil
    hasTold = false
  }

  /// In how many milliseconds there is something to tell of, where nothing comes before; nil for never.
  var longestWait: Int? {
    guard let began, !hasTold else { return nil }
    let (seconds, attoseconds) = (began + Self.longPatience - now()).components
    return max(0, Int(seconds) * 1_000 + Int(attoseconds / 1_000_000_000_000_000) + 1)
  }
}

extension Delay {
  /// How many seconds it takes, as far as that is known.
  fileprivate var seconds: Int {
    switch self {
    case .paused(let seconds), .retrying(let seconds, _, _, _): seconds
    case .rate, .queued: 0
    }
  }
}
