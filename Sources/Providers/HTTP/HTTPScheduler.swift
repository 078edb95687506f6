/// What is asked next, what is asked again, and who gets the answer: everything of a client but the
/// network and the clock.
///
/// Events go in with the time they happen at, and steps come out; so the rules are tested without a
/// socket and without waiting.
struct HTTPScheduler {
  /// What is to be done.
  enum Step: Equatable {
    /// Put a try on the network, under this number.
    case start(UInt64, HTTPTry)

    /// Take it off again.
    case stop(UInt64)

    /// Tell those who asked.
    case answer([HTTPTicket], Result<HTTPResponse, HTTPFailure>)
  }

  /// Where a question is.
  enum Place: Equatable {
    case queued
    case delayed(until: Duration, after: HTTPTrouble)
    case running(HTTPPhase)
  }

  /// One question with all who asked it.
  struct Transfer {
    let question: HTTPRequest
    var tickets: [HTTPTicket]
    var current: HTTPTry
    var origin: HTTPOrigin
    var priority: HTTPPriority
    let stream: Int
    var place = Place.queued
    var tries = 0
    var redirects = 0
  }

  let configuration: HTTPConfiguration
  var transfers: [UInt64: Transfer] = [:]
  private var numberOf: [HTTPTicket: UInt64] = [:]
  private var asked: [HTTPRequest: UInt64] = [:]
  var queue = FairQueue<UInt64>()
  var window: RateWindow
  var budget: RetryBudget
  var random: SeededRandom
  private var running: [HTTPOrigin: Int] = [:]
  private var runningCount = 0
  var pauses: [HTTPOrigin: Duration] = [:]
  var refusals: [HTTPOrigin: HTTPRefusal] = [:]
  /// How many tries in a row nobody answered.
  var silences: [HTTPOrigin: Int] = [:]
  var delayed: Set<UInt64> = []
  private var nextNumber: UInt64 = 1
  private var steps: [Step] = []

  /// Changes with everything that `waits` shows.
  var version = 0

  init(configuration: HTTPConfiguration) {
    self.configuration = configuration
    window = RateWindow(most: configuration.requestsPerSecond)
    budget = RetryBudget(most: configuration.retry.budget)
    random = SeededRandom(seed: configuration.seed)
  }

  /// Whether nothing waits and nothing is under way.
  var isIdle: Bool { transfers.isEmpty }

  /// The steps since the last time, in order.
  mutating func takeSteps() -> [Step] {
    defer { steps = [] }
    return steps
  }

  /// A request is made; a question that is open already is not asked again.
  mutating func submit(_ request: HTTPRequest, ticket: HTTPTicket) {
    version += 1
    let question = request.question
    if request.method == .get, let number = asked[question] {
      join(number, request, ticket)
      return
    }
    let first: HTTPTry
    do throws(HTTPFailure) {
      first = HTTPTry(
        method: request.method, address: try request.address(),
        headerLines: try request.headerLines(), body: request.body, maxBytes: request.maxBytes,
        encoding: .packed, isIdempotent: request.isIdempotent)
    } catch {
      steps.append(.answer([ticket], .failure(error)))
      return
    }
    guard let origin = HTTPOrigin(of: first.address) else {
      steps.append(.answer([ticket], .failure(.other("the address names no host"))))
      return
    }
    let number = nextNumber
    nextNumber += 1
    transfers[number] = Transfer(
      question: question, tickets: [ticket], current: first, origin: origin,
      priority: request.priority, stream: request.stream)
    numberOf[ticket] = number
    if request.method == .get { asked[question] = number }
    queue.add(number, priority: request.priority, stream: request.stream)
  }

  private mutating func join(_ number: UInt64, _ request: HTTPRequest, _ ticket: HTTPTicket) {
    numberOf[ticket] = number
    transfers[number]?.tickets.append(ticket)
    // Now somebody waits before the screen for what was asked behind it.
    guard let transfer = transfers[number], request.priority < transfer.priority else { return }
    transfers[number]?.priority = request.priority
    if queue.contains(number) {
      queue.add(number, priority: request.priority, stream: transfer.stream)
    }
  }

  /// Somebody no longer wants an answer; the others who asked the same still get theirs.
  mutating func cancel(_ ticket: HTTPTicket) {
    guard let number = numberOf.removeValue(forKey: ticket) else { return }
    version += 1
    steps.append(.answer([ticket], .failure(.cancelled)))
    transfers[number]?.tickets.removeAll { $0 == ticket }
    guard let transfer = transfers[number], transfer.tickets.isEmpty else { return }
    if case .running = transfer.place {
      steps.append(.stop(number))
      release(transfer.origin)
    }
    forget(number)
  }

  /// Everybody gets the same failure, and nothing is under way any more.
  mutating func failAll(_ failure: HTTPFailure) {
    for number in transfers.keys.sorted() {
      if case .running = transfers[number]?.place { steps.append(.stop(number)) }
      finish(number, .failure(failure))
    }
    running = [:]
    runningCount = 0
  }

  /// A try under way has come further.
  mutating func progressed(_ number: UInt64, to phase: HTTPPhase) {
    guard case .running(let before) = transfers[number]?.place, before != phase else { return }
    transfers[number]?.place = .running(phase)
    version += 1
  }

  mutating func finish(_ number: UInt64, _ result: Result<HTTPResponse, HTTPFailure>) {
    guard let transfer = transfers[number] else { return }
    version += 1
    for ticket in transfer.tickets { numberOf[ticket] = nil }
    forget(number)
    steps.append(.answer(transfer.tickets, result))
  }

  private mutating func forget(_ number: UInt64) {
    guard let transfer = transfers.removeValue(forKey: number) else { return }
    queue.remove(number)
    delayed.remove(number)
    if asked[transfer.question] == number { asked[transfer.question] = nil }
  }

  mutating func release(_ origin: HTTPOrigin) {
    runningCount -= 1
    let left = (running[origin] ?? 1) - 1
    running[origin] = left > 0 ? left : nil
  }

  /// Starts what may start now.
  mutating func advance(to now: Duration) {
    pauses = pauses.isEmpty ? pauses : pauses.filter { $0.value > now }
    answerRefused(at: now)
    for number in delayed.sorted() {
      guard case .delayed(let until, _) = transfers[number]?.place, until <= now else { continue }
      version += 1
      requeue(number)
    }
    while runningCount < configuration.atOnce, (window.opens ?? now) <= now,
      let number = takeNext()
    {
      guard var transfer = transfers[number] else { continue }
      version += 1
      transfer.place = .running(.connecting)
      transfer.tries += 1
      transfers[number] = transfer
      running[transfer.origin, default: 0] += 1
      runningCount += 1
      window.count(at: now)
      steps.append(.start(number, transfer.current))
    }
  }

  private mutating func takeNext() -> UInt64? {
    queue.takeNext(where: canGo)
  }

  /// Whether neither a pause nor what is under way holds up what waits to be asked.
  private func canGo(_ number: UInt64) -> Bool {
    guard let origin = transfers[number]?.origin else { return true }
    return pauses[origin] == nil && running[origin, default: 0] < configuration.atOncePerHost
  }

  /// When `advance` may have something to do that no event brings, which may be in the past; nil for never.
  ///
  /// It depends on what has happened alone and not on the time it is asked at: between two looks at a clock
  /// a moment can pass that nobody would wake at.
  var wakes: Duration? {
    var times: [Duration] = delayed.compactMap { number in
      guard case .delayed(let until, _) = transfers[number]?.place else { return nil }
      return until
    }
    if !queue.isEmpty { times += pauses.values }
    if runningCount < configuration.atOnce, queue.contains(where: canGo) {
      times.append(window.opens ?? .zero)
    }
    return times.min()
  }
}
