public import Catalog
import JSON

/// How a request is asked of TMDB: the calls it takes, and what their answers make together.
///
/// It performs nothing. Who does hands it the bodies, in any order, until there is a response:
///
///     var plan = try TMDBPlan(for: .genres, locale: locale, today: today)
///     for (index, call) in plan.calls.enumerated() { try plan.take(body(of: call), of: index) }
///     let response = try plan.response()
public struct TMDBPlan: Sendable {
  /// What is asked for.
  public let request: Request
  /// The calls, best made at once; none where the response is known without one.
  public let calls: [TMDBCall]

  private let reader: TMDBReader
  private var outcomes: [Outcome]

  private enum Outcome {
    case waiting
    case answered(JSONTree)
    /// It came to nothing; the others may be enough.
    case failed(Failure)
  }

  /// Plans a request.
  ///
  /// - Parameters:
  ///   - request: What is asked for; never a list of what is kept.
  ///   - locale: The language of texts, and the region of dates and lists.
  ///   - includesAdult: Whether searches and filters find adult titles.
  ///   - today: The day it is, which what is upcoming depends on.
  /// - Throws: What TMDB would answer to a page or an id that cannot be.
  public init(
    for request: Request, locale: ContentLocale, includesAdult: Bool = false, today: CalendarDate
  ) throws(Failure) {
    self.request = request
    calls = try TMDBEndpoint(locale: locale, includesAdult: includesAdult, today: today)
      .calls(for: request)
    reader = TMDBReader(locale)
    outcomes = calls.map { _ in .waiting }
  }

  /// Takes the answer to a call.
  ///
  /// - Parameters:
  ///   - body: The bytes, decompressed.
  ///   - status: HTTP's status.
  ///   - retryAfter: The seconds that the answer's header asks to wait, where it does.
  ///   - call: The call's place in ``calls``.
  /// - Throws: What the answer says instead of what was asked for.
  public mutating func take(
    _ body: [UInt8], status: Int = 200, retryAfter: Int? = nil, of call: Int
  ) throws(Failure) {
    guard outcomes.indices.contains(call) else { return }
    do {
      outcomes[call] = .answered(
        try JSONTree.answer(body, status: status, retryAfter: retryAfter))
    } catch {
      try fail(error, of: call)
    }
  }

  /// Takes that a call came to nothing.
  ///
  /// - Throws: The failure, where the response cannot do without the call.
  public mutating func fail(_ failure: Failure, of call: Int) throws(Failure) {
    guard outcomes.indices.contains(call), isExtra(call) else { throw failure }
    outcomes[call] = .failed(failure)
  }

  /// What all answers make together; nil while one is waited for.
  ///
  /// - Throws: `malformed`, where what was asked for is not in them.
  public func response() throws(Failure) -> Response? {
    var answers: [JSONNode?] = []
    for outcome in outcomes {
      switch outcome {
      case .waiting: return nil
      case .answered(let tree): answers.append(tree.root)
      case .failed: answers.append(nil)
      }
    }
    if case .failed(let failure)? = outcomes.first, !answers.contains(where: { $0 != nil }) {
      throw failure
    }
    return try reader.response(to: request, from: answers)
  }

  /// Whether the other calls are enough: a season in English only adds to one in another language, and of several
  /// searches each finds something of its own.
  private func isExtra(_ call: Int) -> Bool {
    switch request {
    case .season: call > 0
    case .list(.search, _): calls.count > 1
    case _: false
    }
  }
}
