extension HTTPScheduler {
  /// A try has ended.
  mutating func ended(_ number: UInt64, _ outcome: HTTPOutcome, at now: Duration) {
    guard let transfer = transfers[number], case .running = transfer.place else { return }
    version += 1
    release(transfer.origin)
    switch outcome {
    case .answered(let response, let redirect):
      silences[transfer.origin] = nil
      answered(number, transfer, response, redirect: redirect, at: now)
    case .failed(.badEncoding):
      askUnpacked(number, transfer)
    case .failed(.cut):
      if !retries(number, transfer, after: .cut, asked: nil, at: now) {
        finish(number, .failure(.cut))
      }
    case .failed(let failure):
      noteSilence(of: transfer.origin, failure, at: now)
      finish(number, .failure(failure))
    }
  }

  private mutating func answered(
    _ number: UInt64, _ transfer: Transfer, _ response: HTTPResponse, redirect: String?,
    at now: Duration
  ) {
    if let trouble = HTTPRetryPolicy.trouble(of: response.status) {
      let asked = response.retryAfter
      if retries(number, transfer, after: trouble, asked: asked, at: now) { return }
      finish(number, .success(response))
      return
    }
    budget.succeeded()
    switch HTTPRedirect(
      status: response.status, to: redirect, from: transfer.origin, asking: transfer.current)
    {
    case .follows(let method, let lines, let origin):
      guard transfer.redirects < configuration.maxRedirects, let redirect else {
        finish(number, .failure(.other("the answer is sent on too many times")))
        return
      }
      transfers[number]?.redirects += 1
      // Going on is not trying again: it has a limit of its own.
      transfers[number]?.tries -= 1
      transfers[number]?.origin = origin
      let old = transfer.current
      transfers[number]?.current = HTTPTry(
        method: method, address: redirect, headerLines: lines, body: old.body,
        maxBytes: old.maxBytes, encoding: old.encoding, isIdempotent: old.isIdempotent)
      requeue(number)
    case .refuses(let failure):
      finish(number, .failure(failure))
    case .stays:
      if response.isSecretlyPacked {
        askUnpacked(number, transfer)
      } else {
        finish(number, .success(response))
      }
    }
  }

  /// Asks once more for an answer that comes in no packing.
  private mutating func askUnpacked(_ number: UInt64, _ transfer: Transfer) {
    let old = transfer.current
    guard old.encoding == .packed, old.isIdempotent else {
      finish(number, .failure(.badEncoding))
      return
    }
    transfers[number]?.tries -= 1
    transfers[number]?.current = HTTPTry(
      method: old.method, address: old.address, headerLines: old.headerLines, body: old.body,
      maxBytes: old.maxBytes, encoding: .identity, isIdempotent: old.isIdempotent)
    requeue(number)
  }

  /// Schedules a retry if the budget allows; returns whether it did.
  private mutating func retries(
    _ number: UInt64, _ transfer: Transfer, after trouble: HTTPTrouble, asked: Duration?,
    at now: Duration
  ) -> Bool {
    let policy = configuration.retry
    if let asked, asked > policy.longestRetryAfter {
      // Nobody waits so long: whoever asked is told at once, and so are the others.
      if trouble == .status(429) { refuse(transfer.origin, for: asked, at: now) }
      return false
    }
    let wait = policy.wait(afterTry: transfer.tries, asked: asked, random: &random)
    if trouble == .status(429) {
      // The limit is the host's, not this request's: the others would only make it worse.
      pauses[transfer.origin] = max(pauses[transfer.origin] ?? now, now + wait)
    }
    guard transfer.current.isIdempotent, transfer.tries < policy.tries, budget.spend(at: now)
    else { return false }
    transfers[number]?.place = .delayed(until: now + wait, after: trouble)
    delayed.insert(number)
    return true
  }

  mutating func requeue(_ number: UInt64) {
    guard let transfer = transfers[number] else { return }
    transfers[number]?.place = .queued
    delayed.remove(number)
    queue.add(number, priority: transfer.priority, stream: transfer.stream, isFirst: true)
  }
}
