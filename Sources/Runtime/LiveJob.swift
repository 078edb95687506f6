import AppCore
import Catalog
import Providers
import Storage
import Threading

/// One request on its way: its calls, what was kept of their answers, and what has come.
///
/// Whoever asks makes it; from then on the reader's thread alone changes it, but for the tickets.
final class LiveJob: @unchecked Sendable {
  let plan: TMDBPlan
  let request: Request
  let told: LiveSource.Told
  private let keys: [String]
  /// What was kept of each call's answer.
  private(set) var entries: [ResponseCache.Entry?] = []

  private var answers: TMDBPlan
  private var news: [News] = []
  /// The moment from which on one of the answers is not fresh any more; nil while none is known.
  private(set) var expiry: Int?

  private struct Shared {
    var tickets: [HTTPTicket] = []
    var hasEnded = false
  }
  private let shared = Guarded(Shared())

  /// What the cache does not know yet.
  private enum News {
    case body([UInt8], key: String, freshFor: Int, etag: String?)
    /// What it has is still what the source answers.
    case same(key: String, freshFor: Int)
  }

  init(_ plan: TMDBPlan, _ request: Request, keys: [String], told: @escaping LiveSource.Told) {
    self.plan = plan
    self.request = request
    self.told = told
    self.keys = keys
    answers = plan
  }

  // MARK: What was kept

  /// Looks for what was kept; a cache that cannot be read has nothing.
  func lookUp(in cache: ResponseCache, now: Int) {
    entries = keys.map { key in (try? cache.entry(for: key, now: now)) ?? nil }
    for entry in entries.compactMap(\.self) {
      // Numbers in a file may be any.
      let (end, isBeyond) = entry.storedAt.addingReportingOverflow(entry.freshFor)
      expires(at: isBeyond ? now : end)
    }
  }

  /// What the kept answers make together; nil where one is missing or cannot be read any more.
  func kept() -> Response? {
    var plan = plan
    for (index, entry) in entries.enumerated() {
      guard let entry, (try? plan.take(entry.body, of: index)) != nil else { return nil }
    }
    return (try? plan.response()) ?? nil
  }

  /// Whether all that was kept is fresh.
  func isFresh(at now: Int) -> Bool {
    entries.allSatisfy { $0?.isFresh(at: now) ?? false }
  }

  /// The age of the oldest answer that was kept, in seconds.
  func age(at now: Int) -> Int {
    entries.compactMap { $0?.age(at: now) }.max() ?? 0
  }

  // MARK: What comes

  /// Takes the answer to a call in.
  ///
  /// - Throws: What it says instead of what was asked for.
  func take(_ response: HTTPResponse, of call: Int, now: Int) throws(Failure) {
    if news.isEmpty { expiry = nil }
    let freshness = Freshness.Rule(of: request).seconds(response)
    if response.status == 304, let entry = entries[call] {
      try answers.take(entry.body, of: call)
      news.append(.same(key: keys[call], freshFor: freshness ?? 0))
    } else {
      // Nobody is told to come back in a hundred years, or in no time.
      let wait = response.retryAfter.map { min(Int(clamping: $0.components.seconds), 3_600) }
        .flatMap { $0 > 0 ? $0 : nil }
      try answers.take(response.body, status: response.status, retryAfter: wait, of: call)
      guard (200..<300).contains(response.status), let freshness else { return }
      news.append(
        .body(
          response.body, key: keys[call], freshFor: freshness, etag: response.header("etag")))
    }
    expires(at: now + (freshness ?? 0))
  }

  /// Takes that a call came to nothing.
  ///
  /// - Throws: The failure, where the answer cannot do without the call.
  func fail(_ failure: Failure, of call: Int) throws(Failure) {
    try answers.fail(failure, of: call)
  }

  /// What all answers make together; nil while one is waited for.
  func response() throws(Failure) -> Response? {
    try answers.response()
  }

  /// Keeps what has come; a cache that cannot be written keeps nothing.
  func keep(in cache: ResponseCache, now: Int) {
    for new in news {
      switch new {
      case .body(let body, let key, let freshFor, let etag):
        try? cache.keep(body, for: key, now: now, freshFor: freshFor, etag: etag)
      case .same(let key, let freshFor): try? cache.renew(key, now: now, freshFor: freshFor)
      }
    }
    news = []
  }

  private func expires(at time: Int) {
    expiry = min(expiry ?? time, time)
  }

  // MARK: The end

  /// Whether nobody waits for it any more.
  var hasEnded: Bool { shared.withLock { $0.hasEnded } }

  func end() { shared.withLock { $0.hasEnded = true } }

  /// Notes what a call can be taken back by; gives whether somebody still waits for it.
  func add(_ ticket: HTTPTicket) -> Bool {
    shared.withLock { shared in
      shared.tickets.append(ticket)
      return !shared.hasEnded
    }
  }

  func tickets() -> [HTTPTicket] { shared.withLock { $0.tickets } }
}
