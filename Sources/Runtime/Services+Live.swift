import AppCore
import Catalog
import Glibc
public import Providers
public import Storage
import Threading

extension Services {
  /// The services of a run with a key: TMDB answers, or what was kept of its answers.
  ///
  /// - Parameters:
  ///   - source: The live source.
  ///   - sample: What finds the first hits for a half-typed search, before the source is asked.
  ///   - http: What its client sends with; nil where nobody is asked.
  ///   - relay: What the client's changes of waiting are passed on by.
  ///   - library: Where what the person keeps is kept.
  public static func live(
    _ source: LiveSource, sample: BuiltInCatalogue, http: HTTPClient?, relay: DelayRelay,
    library: LibraryStore
  ) -> Services {
    let waiting = WaitingAnswers(source)
    var services = Services(
      fetch: { source.fetch($0, $1, $2, then: $3) },
      answer: { waiting.answer($0, $1) },
      suggest: { text, locale in sample.hits(for: text, limit: 3, locale: locale) },
      library: library)
    services.cancel = { source.cancel($0) }
    services.askAgain = { http?.askAgain() }
    services.expired = { source.expired() }
    services.watchDelays = { told in
      guard let http else { return }
      relay.pass(of: http, to: told)
    }
    services.finish = {
      source.finish()
      http?.shutdown()
    }
    return services
  }
}

/// Passes on what the requests of a client wait for, when that becomes something else.
public final class DelayRelay: Sendable {
  private struct State {
    weak var http: HTTPClient?
    var told: (@Sendable (Delay?) -> Void)?
    var last: Delay?
  }

  private let state = Guarded(State())

  /// Makes a relay that tells nobody yet.
  public init() {}

  /// To be called when what a client's requests wait for has changed.
  public func changed() {
    guard let http = state.withLock({ $0.http }) else { return }
    let delay = Delay(http.waits())
    let told = state.withLock { state -> (@Sendable (Delay?) -> Void)? in
      guard state.last != delay else { return nil }
      state.last = delay
      return state.told
    }
    told?(delay)
  }

  fileprivate func pass(of http: HTTPClient, to told: @escaping @Sendable (Delay?) -> Void) {
    state.withLock { state in
      state.http = http
      state.told = told
    }
  }
}

extension Delay {
  /// What requests wait for beyond their being on their way; nil where that is all.
  init?(_ waits: [HTTPWait]) {
    var queued = 0
    var isRate = false
    for wait in waits {
      switch wait.reason {
      case .paused(let seconds):
        self = .paused(seconds: seconds)
        return
      case .retrying(let seconds, let tries, let most, let trouble):
        let cause: Delay.Trouble =
          switch trouble {
          case .status(let status): .status(status)
          case .cut: .dropped
          }
        self = .retrying(seconds: seconds, tries: tries, of: most, after: cause)
        return
      case .queued: queued += 1
      case .rate: isRate = true
      case .connecting, .asked, .receiving: break
      }
    }
    if isRate {
      self = .rate
    } else if queued > 0, queued == waits.count {
      self = .queued(queued)
    } else {
      return nil
    }
  }
}

/// Answers of the live source for whoever can wait.
private final class WaitingAnswers: Sendable {
  private let source: LiveSource
  /// Tickets that the reducer never gives.
  private let last = Guarded(0)

  init(_ source: LiveSource) {
    self.source = source
  }

  func answer(_ request: Request, _ locale: ContentLocale) -> Result<Response, Failure> {
    let ticket = Ticket(
      last.withLock { number in
        number -= 1
        return number
      })
    let answer = Guarded<FetchResult?>(nil)
    switch source.fetch(
      request, FetchTerms(locale), ticket, then: { result in answer.withLock { $0 = result } })
    {
    case .kept(let response, _)?:
      source.cancel(ticket)
      return .success(response)
    case let result?: return result.ended
    case nil: return answer.wait { $0 }.ended
    }
  }
}

extension FetchResult {
  fileprivate var ended: Result<Response, Failure> {
    switch self {
    case .answered(let response, _), .kept(let response, _): .success(response)
    case .failed(let failure): .failure(failure)
    }
  }
}
