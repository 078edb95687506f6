/// A host that asked everybody for a longer pause than anybody waits.
struct HTTPRefusal {
  /// Until when it is not asked.
  let end: Duration
  /// Until when it asked not to be.
  let asked: Duration
}

extension HTTPScheduler {
  /// Notes that a host asked for a long pause.
  ///
  /// It is asked again before that is over: a server may be mistaken, and who tries again says so.
  mutating func refuse(_ origin: HTTPOrigin, for asked: Duration, at now: Duration) {
    let end = now + min(asked, configuration.retry.longestRefusal)
    refusals[origin] = HTTPRefusal(end: end, asked: now + asked)
  }

  /// Answers what waits for a host that asked for a long pause as the host would.
  mutating func answerRefused(at now: Duration) {
    guard !refusals.isEmpty else { return }
    refusals = refusals.filter { $0.value.end > now }
    for (number, transfer) in transfers.sorted(by: { $0.key < $1.key }) {
      guard let refusal = refusals[transfer.origin] else { continue }
      switch transfer.place {
      case .queued, .delayed: break
      case .running: continue
      }
      let seconds = (refusal.asked - now).components.seconds + 1
      finish(
        number, .success(HTTPResponse(status: 429, headers: [("retry-after", String(seconds))])))
    }
  }
}
