import Testing

@testable import Providers

/// What holds of every course of events: a clock that moves between any two looks at it, and answers
/// that come when they like.
@Suite struct HTTPSchedulerLawTests {
  /// A scheduler with everything about it by chance, and the loop around it without its network.
  private struct Course {
    var random: SeededRandom
    var scheduler: HTTPScheduler
    var now = Duration.seconds(1_000)
    var running: Set<UInt64> = []
    var asked = 0
    var answered = 0

    init(seed: UInt64) {
      random = SeededRandom(seed: seed)
      var configuration = HTTPConfiguration()
      configuration.seed = seed
      configuration.requestsPerSecond = 1 + random.number(upTo: 5)
      configuration.atOncePerHost = 1 + random.number(upTo: 3)
      configuration.atOnce = 1 + random.number(upTo: 5)
      configuration.retry.budget = random.number(upTo: 20)
      scheduler = HTTPScheduler(configuration: configuration)
    }

    /// Lets a moment pass: often none, mostly less than a millisecond, sometimes a second.
    mutating func pass() {
      switch random.number(upTo: 9) {
      case 0...3: break
      case 4...8: now += .microseconds(random.number(upTo: 900))
      default: now += .milliseconds(random.number(upTo: 1_200))
      }
    }

    mutating func submit() {
      asked += 1
      let base = ["https://a.org", "https://b.org", "https://c.org"][random.number(upTo: 2)]
      scheduler.submit(
        HTTPRequest(base: base, path: "/\(asked)", stream: random.number(upTo: 2)),
        ticket: HTTPTicket(number: UInt64(asked)))
    }

    /// One of what is under way ends somehow.
    mutating func end() {
      guard let number = running.sorted().randomElement(using: &random) else { return }
      running.remove(number)
      func status(_ status: Int, _ seconds: Int?) -> HTTPOutcome {
        let headers = seconds.map { [("retry-after", String($0))] } ?? []
        return .answered(HTTPResponse(status: status, headers: headers), redirect: nil)
      }
      let outcomes: [HTTPOutcome] = [
        status(200, nil), status(200, nil), status(200, nil), status(503, nil), status(503, 2),
        status(429, nil), status(429, 3), status(429, 4_000_000_000), .failed(.cut),
        .failed(.timedOut), .failed(.refused), .failed(.badEncoding),
        .answered(HTTPResponse(status: 302), redirect: "https://b.org/\(random.next())"),
      ]
      scheduler.ended(number, outcomes[random.number(upTo: outcomes.count - 1)], at: now)
    }

    /// One turn of the loop but for its sleep; gives whether there was something to do.
    mutating func turn() -> Bool {
      scheduler.advance(to: now)
      let steps = scheduler.takeSteps()
      for step in steps {
        switch step {
        case .start(let number, _): running.insert(number)
        case .stop(let number): running.remove(number)
        case .answer(let tickets, _): answered += tickets.count
        }
      }
      return !steps.isEmpty
    }
  }

  @Test func `nobody sleeps on what is queued, and all are answered`() {
    for seed in 0..<2_000 {
      var course = Course(seed: UInt64(seed))
      for _ in 0..<40 {
        course.pass()
        switch course.random.number(upTo: 3) {
        case 0, 1: course.submit()
        default: course.end()
        }
        course.pass()
        let hasStepped = course.turn()
        course.pass()
        // What is queued waits for something under way, or there is a time at which it goes on.
        let isHeldByOthers = !course.running.isEmpty
        if !hasStepped, !course.scheduler.isIdle, !isHeldByOthers, course.scheduler.wakes == nil {
          Issue.record("course \(seed) sleeps on \(course.scheduler.transfers.count)")
          return
        }
      }
      // Nothing more comes from outside but answers: whatever sleeps now has to wake by itself.
      for _ in 0..<2_000 where !course.scheduler.isIdle {
        if course.turn() { continue }
        course.pass()
        let wakes = course.scheduler.wakes
        if let wakes, course.running.isEmpty || course.random.number(upTo: 1) == 0 {
          course.now = max(course.now, wakes)
        } else if course.running.isEmpty {
          Issue.record("course \(seed) sleeps for ever on \(course.scheduler.transfers.count)")
          return
        } else {
          course.end()
        }
      }
      _ = course.turn()
      #expect(course.scheduler.isIdle && course.answered == course.asked, "course \(seed)")
    }
  }

  @Test func `what can be sent at once is never slept on, however much goes on beside it`() {
    for seed in 0..<500 {
      var course = Course(seed: UInt64(seed))
      let configuration = course.scheduler.configuration
      for _ in 0..<40 {
        if course.random.number(upTo: 2) < 2 { course.submit() } else { course.end() }
        while course.turn() {}
        let opens = course.scheduler.window.opens ?? .zero
        course.pass()
        let origins = course.running.compactMap { course.scheduler.transfers[$0]?.origin }
        let canGo = course.scheduler.transfers.values.contains { transfer in
          transfer.place == .queued && course.scheduler.pauses[transfer.origin] == nil
            && origins.count < configuration.atOnce
            && origins.count { $0 == transfer.origin } < configuration.atOncePerHost
        }
        guard canGo else { continue }
        guard let wakes = course.scheduler.wakes else {
          Issue.record("course \(seed) sleeps though it could go on at \(opens)")
          return
        }
        if wakes > max(opens, course.now) { Issue.record("course \(seed) sleeps too long") }
      }
    }
  }
}
