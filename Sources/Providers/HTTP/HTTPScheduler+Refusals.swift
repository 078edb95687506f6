/// A host that is not asked for a while: what is asked of it has its answer at once.
struct HTTPRefusal: Equatable {
  /// Why it is not asked.
  enum Reason: Equatable {
    /// It asked everybody for a longer pause than anybody waits; until when.
    case pause(until: Duration)
    /// It has not answered several times in a row; how the last try ended.
    case silence(HTTPFailure)
  }

  let reason: Reason
  /// Until when it is not asked.
  let end: Duration
}

extension HTTPFailure {
  /// Whether nobody has answered, rather than somebody in a way that is of no use.
  var isSilence: Bool {
    switch self {
    case .dns, .refused, .timedOut: true
    case .noLibrary, .noNetwork, .tls, .tooLarge, .cut, .badEncoding, .cancelled, .other: false
    }
  }
}

extension HTTPScheduler {
  /// Notes that a host asked for a long pause.
  ///
  /// It is asked again before that is over: a server may be mistaken, and who tries again says so.
  mutating func refuse(_ origin: HTTPOrigin, for asked: Duration, at now: Duration) {
    let end = now + min(asked, configuration.retry.longestRefusal)
    refusals[origin] = HTTPRefusal(reason: .pause(until: now + asked), end: end)
  }

  /// Notes how a try of a host ended: after some in a row that nobody answered it is left alone, so that
  /// thousands of questions do not each wait for it in vain.
  ///
  /// When that is over, the first that is not answered is enough.
  mutating func noteSilence(of origin: HTTPOrigin, _ failure: HTTPFailure, at now: Duration) {
    guard failure.isSilence else { return }
    let count = silences[origin, default: 0] + 1
    silences[origin] = count
    guard count >= configuration.retry.mostSilences else { return }
    refusals[origin] = HTTPRefusal(
      reason: .silence(failure), end: now + configuration.retry.longestSilence)
  }

  /// Asks every host again, whatever became of it before: a person wants to try once more.
  mutating func askAgain() {
    refusals = [:]
    silences = [:]
  }

  /// Answers what waits for a host that is not asked.
  mutating func answerRefused(at now: Duration) {
    guard !refusals.isEmpty else { return }
    refusals = refusals.filter { $0.value.end > now }
    for (number, transfer) in transfers.sorted(by: { $0.key < $1.key }) {
      guard let refusal = refusals[transfer.origin] else { continue }
      switch transfer.place {
      case .queued, .delayed: break
      case .running: continue
      }
      switch refusal.reason {
      case .silence(let failure): finish(number, .failure(failure))
      case .pause(let asked):
        // As the host itself would say it.
        let seconds = String((asked - now).components.seconds + 1)
        finish(number, .success(HTTPResponse(status: 429, headers: [("retry-after", seconds)])))
      }
    }
  }
}
