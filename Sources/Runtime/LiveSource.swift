import AppCore
import Catalog
import Providers
import Storage
import Threading

/// TMDB as the source of a run: what was kept of its answers where that is fresh, else what it answers now.
///
/// Answers are read and kept on a thread of its own. What is kept is given at once, however old: a
/// page shows while it is asked for anew behind it.
public final class LiveSource: Sendable {
  /// What makes a live source.
  public struct Parts: Sendable {
    /// Asks TMDB; nil asks nobody, so that what was kept is all there is.
    public var client: TMDBClient?
    /// What was kept of earlier answers.
    public var cache: ResponseCache
    /// Answers what TMDB knows nothing of.
    public var sample: BuiltInCatalogue
    /// The seconds since 1970.
    public var now: @Sendable () -> Int
    /// The day it is, where the person is.
    public var today: @Sendable () -> CalendarDate

    /// Takes parts together.
    public init(
      client: TMDBClient?, cache: ResponseCache, sample: BuiltInCatalogue,
      now: @escaping @Sendable () -> Int, today: @escaping @Sendable () -> CalendarDate
    ) {
      self.client = client
      self.cache = cache
      self.sample = sample
      self.now = now
      self.today = today
    }
  }

  /// Called with what an answer came to; from a thread that must not be held up.
  public typealias Told = @Sendable (FetchResult) -> Void

  private struct State {
    var jobs: [Ticket: LiveJob] = [:]
    /// When what was answered is to be asked again.
    var expiries: [Request: Int] = [:]
  }

  /// More answers than these are not watched for their age.
  private static let mostWatched = 4_096

  private let parts: Parts
  private let state = Guarded(State())
  private let reader = Worker()

  /// Makes a source; nothing is opened and nobody asked yet.
  public init(_ parts: Parts) {
    self.parts = parts
  }

  /// Asks for something.
  ///
  /// - Parameters:
  ///   - request: What is asked for.
  ///   - terms: How.
  ///   - ticket: What it can be taken back by.
  ///   - told: Called once with the answer, unless what is returned is one already, or it is taken back.
  /// - Returns: What is known at once; nil where that is nothing.
  public func fetch(
    _ request: Request, _ terms: FetchTerms, _ ticket: Ticket, then told: @escaping Told
  ) -> FetchResult? {
    if request.isBesidesTMDB {
      return FetchResult(parts.sample.result(of: request, terms.locale))
    }
    let plan: TMDBPlan
    do throws(Failure) {
      plan = try TMDBPlan(
        for: request, locale: terms.locale, includesAdult: terms.includesAdult,
        today: parts.today())
    } catch {
      return .failed(error)
    }
    let now = parts.now()
    let job = LiveJob(plan, request, keys: plan.calls.map(key), told: told)
    job.lookUp(in: parts.cache, now: now)
    let kept = job.kept()
    if let kept, !terms.isAnew || parts.client == nil {
      guard let client = parts.client else {
        return .answered(kept, .kept(seconds: job.age(at: now)))
      }
      if job.isFresh(at: now) {
        watch(request, until: job.expiry)
        return .answered(kept, .fresh)
      }
      let seconds = job.age(at: now)
      start(job, ticket, client, isConditional: true, isBehind: true)
      return .kept(kept, seconds: seconds)
    }
    guard let client = parts.client else { return .failed(.notKept) }
    if terms.isAnew { client.askAgain() }
    start(job, ticket, client, isConditional: kept != nil, isBehind: false)
    return nil
  }

  /// Takes a request back: it is not told about any more.
  public func cancel(_ ticket: Ticket) {
    guard let job = state.withLock({ $0.jobs.removeValue(forKey: ticket) }) else { return }
    job.end()
    for ticket in job.tickets() { parts.client?.cancel(ticket) }
  }

  /// Requests whose cached answer has expired; each once.
  public func expired() -> [Request] {
    let now = parts.now()
    return state.withLock { state in
      let due = state.expiries.filter { $0.value <= now }
      for request in due.keys { state.expiries[request] = nil }
      return Array(due.keys)
    }
  }

  /// Takes everything back, and waits until what has been answered is kept.
  public func finish() {
    for ticket in state.withLock({ Array($0.jobs.keys) }) { cancel(ticket) }
    reader.finish()
    parts.cache.close()
  }

  // MARK: Asking

  private func key(_ call: TMDBCall) -> String {
    var key = call.path
    var separator = "?"
    for item in call.query {
      key += separator + item.name + "=" + item.value
      separator = "&"
    }
    return key
  }

  /// Asks for all parts of an answer.
  ///
  /// - Parameters:
  ///   - isConditional: Whether to revalidate (`If-None-Match`) instead of refetching.
  ///   - isBehind: Whether something is shown meanwhile.
  private func start(
    _ job: LiveJob, _ ticket: Ticket, _ client: TMDBClient, isConditional: Bool, isBehind: Bool
  ) {
    state.withLock { $0.jobs[ticket] = job }
    for (index, call) in job.plan.calls.enumerated() {
      var headers: [(String, String)] = []
      if isConditional, let tag = job.entries[index]?.etag {
        headers.append(("If-None-Match", tag))
      }
      let http = client.send(
        .get, call.path, query: call.query.map { ($0.name, $0.value) }, headers: headers,
        priority: isBehind ? .behind : .screen
      ) { [weak self] result in
        guard let self else { return }
        reader.add { self.take(result, of: index, job, ticket, client) }
      }
      // Canceled, or failed by an earlier call already: the others have no use any more.
      guard job.add(http) else { return client.cancel(http) }
    }
  }

  /// Takes the answer to a call in, on the reader's thread.
  private func take(
    _ result: Result<HTTPResponse, Failure>, of call: Int, _ job: LiveJob, _ ticket: Ticket,
    _ client: TMDBClient
  ) {
    guard !job.hasEnded else { return }
    do throws(Failure) {
      switch result {
      case .success(let response):
        try job.take(response, of: call, now: parts.now())
      case .failure(let failure):
        try job.fail(failure, of: call)
      }
      guard let response = try job.response() else { return }
      end(job, ticket, .answered(response, .fresh))
    } catch {
      end(job, ticket, .failed(client.explained(error)))
    }
  }

  private func end(_ job: LiveJob, _ ticket: Ticket, _ result: FetchResult) {
    guard state.withLock({ $0.jobs.removeValue(forKey: ticket) }) != nil else { return }
    if case .answered = result { watch(job.request, until: job.expiry) }
    job.end()
    for ticket in job.tickets() { parts.client?.cancel(ticket) }
    // First the page, then the disk.
    job.told(result)
    job.keep(in: parts.cache, now: parts.now())
  }

  private func watch(_ request: Request, until time: Int?) {
    guard let time else { return }
    state.withLock { state in
      if state.expiries.count < Self.mostWatched || state.expiries[request] != nil {
        state.expiries[request] = time
      }
    }
  }
}
