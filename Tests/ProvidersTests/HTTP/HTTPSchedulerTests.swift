import Testing

@testable import Providers

/// Transcripts: events with their times go in, steps come out.
@Suite struct HTTPSchedulerTests {
  private static func request(
    _ path: String, base: String = "https://a.org", priority: HTTPPriority = .screen,
    stream: Int = 0
  ) -> HTTPRequest {
    HTTPRequest(base: base, path: path, priority: priority, stream: stream)
  }

  private func ticket(_ number: UInt64) -> HTTPTicket { HTTPTicket(number: number) }

  private static func ok(_ text: String = "{}") -> HTTPOutcome {
    .answered(HTTPResponse(status: 200, body: Array(text.utf8)), redirect: nil)
  }

  private static func status(_ status: Int, _ headers: [(String, String)] = []) -> HTTPOutcome {
    .answered(HTTPResponse(status: status, headers: headers), redirect: nil)
  }

  /// The paths of the tries that are started, in order.
  private func started(_ steps: [HTTPScheduler.Step]) -> [String] {
    steps.compactMap { step in
      if case .start(_, let question) = step {
        String(question.address.drop { $0 != "." }.drop { $0 != "/" })
      } else {
        nil
      }
    }
  }

  private func numbers(_ steps: [HTTPScheduler.Step]) -> [UInt64] {
    steps.compactMap { if case .start(let number, _) = $0 { number } else { nil } }
  }

  private func scheduler(
    _ change: (inout HTTPConfiguration) -> Void = { _ in }
  ) -> HTTPScheduler {
    var configuration = HTTPConfiguration()
    configuration.seed = 1
    change(&configuration)
    return HTTPScheduler(configuration: configuration)
  }

  /// Advances until a try is started, as the loop does; nil when none ever is.
  private func nextStart(
    _ scheduler: inout HTTPScheduler, from now: inout Duration
  ) -> UInt64? {
    for _ in 0..<10 {
      scheduler.advance(to: now)
      if let number = numbers(scheduler.takeSteps()).first { return number }
      guard let wakes = scheduler.wakes else { return nil }
      now = max(wakes, now)
    }
    return nil
  }

  @Test func `a question that is open is not asked again, and all get its answer`() {
    var scheduler = scheduler()
    scheduler.submit(Self.request("/x"), ticket: ticket(1))
    scheduler.advance(to: .zero)
    scheduler.submit(Self.request("/x", priority: .behind, stream: 5), ticket: ticket(2))
    scheduler.advance(to: .zero)
    #expect(started(scheduler.takeSteps()) == ["/x"])
    scheduler.ended(1, Self.ok(), at: .zero)
    #expect(
      scheduler.takeSteps() == [
        .answer(
          [ticket(1), ticket(2)],
          .success(HTTPResponse(status: 200, body: Array("{}".utf8))))
      ])
    #expect(scheduler.isIdle)
    scheduler.submit(Self.request("/x"), ticket: ticket(3))
    scheduler.advance(to: .zero)
    #expect(started(scheduler.takeSteps()) == ["/x"])
  }

  @Test func `changes are never joined`() {
    var scheduler = scheduler()
    let change = HTTPRequest(.post, base: "https://a.org", path: "/x")
    scheduler.submit(change, ticket: ticket(1))
    scheduler.submit(change, ticket: ticket(2))
    scheduler.advance(to: .zero)
    #expect(started(scheduler.takeSteps()) == ["/x", "/x"])
  }

  @Test func `canceling one of two leaves the other its answer`() {
    var scheduler = scheduler()
    scheduler.submit(Self.request("/x"), ticket: ticket(1))
    scheduler.submit(Self.request("/x"), ticket: ticket(2))
    scheduler.advance(to: .zero)
    _ = scheduler.takeSteps()
    scheduler.cancel(ticket(1))
    scheduler.cancel(ticket(1))
    #expect(scheduler.takeSteps() == [.answer([ticket(1)], .failure(.cancelled))])
    scheduler.cancel(ticket(2))
    #expect(scheduler.takeSteps() == [.answer([ticket(2)], .failure(.cancelled)), .stop(1)])
    scheduler.ended(1, Self.ok(), at: .zero)
    #expect(scheduler.takeSteps() == [])
    #expect(scheduler.isIdle)
  }

  @Test func `somebody before the screen moves a question up that was asked behind it`() {
    var scheduler = scheduler { $0.atOnce = 1 }
    scheduler.submit(Self.request("/running"), ticket: ticket(1))
    scheduler.advance(to: .zero)
    for number in 2...4 {
      let request = Self.request("/\(number)", priority: .behind)
      scheduler.submit(request, ticket: ticket(UInt64(number)))
    }
    scheduler.submit(Self.request("/4"), ticket: ticket(5))
    _ = scheduler.takeSteps()
    scheduler.ended(1, Self.ok(), at: .zero)
    scheduler.advance(to: .zero)
    #expect(started(scheduler.takeSteps()) == ["/4"])
  }

  @Test func `one host has so many at once, and another does not wait for it`() {
    var scheduler = scheduler()
    for number in 1...10 {
      scheduler.submit(Self.request("/\(number)"), ticket: ticket(UInt64(number)))
    }
    scheduler.submit(Self.request("/b", base: "https://b.org"), ticket: ticket(11))
    scheduler.advance(to: .zero)
    #expect(started(scheduler.takeSteps()) == ["/1", "/2", "/3", "/4", "/5", "/6", "/b"])
    #expect(scheduler.wakes == nil)
    scheduler.ended(3, .failed(.timedOut), at: .zero)
    scheduler.advance(to: .zero)
    #expect(started(scheduler.takeSteps()) == ["/7"])
  }

  @Test func `more than the rate waits for its second`() {
    var scheduler = scheduler {
      $0.requestsPerSecond = 3
      $0.atOncePerHost = 100
    }
    for number in 1...5 {
      scheduler.submit(Self.request("/\(number)"), ticket: ticket(UInt64(number)))
    }
    scheduler.advance(to: .seconds(10))
    #expect(started(scheduler.takeSteps()).count == 3)
    #expect(scheduler.waits(at: .seconds(10)).map(\.reason).suffix(2) == [.rate, .rate])
    #expect(scheduler.wakes == .seconds(11))
    scheduler.advance(to: .milliseconds(10_999))
    #expect(scheduler.takeSteps() == [])
    scheduler.advance(to: .seconds(11))
    #expect(started(scheduler.takeSteps()) == ["/4", "/5"])
  }

  @Test(arguments: [502, 503, 504])
  func `a server that cannot just now is asked three times in all`(status: Int) {
    var scheduler = scheduler()
    var now = Duration.zero
    scheduler.submit(Self.request("/x"), ticket: ticket(1))
    for number in 1...3 {
      let start = nextStart(&scheduler, from: &now)
      #expect(start == 1, "try \(number)")
      scheduler.ended(1, Self.status(status), at: now)
      if number < 3 { #expect(scheduler.takeSteps() == []) }
    }
    #expect(
      scheduler.takeSteps()
        == [.answer([ticket(1)], .success(HTTPResponse(status: status)))])
    #expect(now >= .milliseconds(600) && now <= .milliseconds(1200))
  }

  @Test func `a dropped connection is tried again, other failures are not`() {
    for failure: HTTPFailure in [
      .cut, .timedOut, .refused, .dns("a.org"), .noNetwork, .tls(""), .tooLarge(1), .other(""),
    ] {
      var scheduler = scheduler()
      scheduler.submit(Self.request("/x"), ticket: ticket(1))
      scheduler.advance(to: .zero)
      _ = scheduler.takeSteps()
      scheduler.ended(1, .failed(failure), at: .zero)
      #expect(scheduler.takeSteps().isEmpty == (failure == .cut), "\(failure)")
    }
  }

  @Test func `what does not do the same twice is not tried again`() {
    for outcome in [Self.status(503), Self.status(429), .failed(.cut), .failed(.badEncoding)] {
      var scheduler = scheduler()
      scheduler.submit(
        HTTPRequest(.post, base: "https://a.org", path: "/x"), ticket: ticket(1))
      scheduler.advance(to: .zero)
      _ = scheduler.takeSteps()
      scheduler.ended(1, outcome, at: .zero)
      #expect(scheduler.takeSteps().count == 1)
      #expect(scheduler.isIdle)
    }
  }

  @Test func `a host that has enough is left alone by all for as long as it asks`() {
    var scheduler = scheduler()
    var now = Duration.seconds(100)
    scheduler.submit(Self.request("/x"), ticket: ticket(1))
    scheduler.advance(to: now)
    _ = scheduler.takeSteps()
    scheduler.ended(1, Self.status(429, [("retry-after", "3")]), at: now)
    scheduler.submit(Self.request("/y"), ticket: ticket(2))
    scheduler.submit(Self.request("/z", base: "https://b.org"), ticket: ticket(3))
    scheduler.advance(to: now)
    #expect(started(scheduler.takeSteps()) == ["/z"])
    #expect(
      scheduler.waits(at: now).map { $0.seen(at: now).reason } == [
        .retrying(seconds: 4, tries: 1, of: 3, after: .status(429)), .paused(seconds: 4),
        .connecting,
      ])
    let first = nextStart(&scheduler, from: &now)
    #expect(first != nil && now >= .seconds(103) && now <= .milliseconds(103_250))
  }

  @Test func `a longer pause than anybody waits is told at once, and to everybody`() {
    var scheduler = scheduler { $0.atOncePerHost = 1 }
    var now = Duration.seconds(100)
    scheduler.submit(Self.request("/x"), ticket: ticket(1))
    scheduler.submit(Self.request("/y"), ticket: ticket(2))
    scheduler.submit(Self.request("/z", base: "https://b.org"), ticket: ticket(3))
    scheduler.advance(to: now)
    #expect(started(scheduler.takeSteps()) == ["/x", "/z"])
    scheduler.ended(1, Self.status(429, [("retry-after", "3600")]), at: now)
    scheduler.advance(to: now)
    func answers(_ steps: [HTTPScheduler.Step]) -> [HTTPTicket: Duration?] {
      var answers: [HTTPTicket: Duration?] = [:]
      for case .answer(let tickets, .success(let response)) in steps {
        for ticket in tickets { answers[ticket] = response.retryAfter }
      }
      return answers
    }
    let first = answers(scheduler.takeSteps())
    #expect(first == [ticket(1): .seconds(3600), ticket(2): .seconds(3601)])
    // What is asked a little later is told how long it still is; then the host is asked again.
    now += .seconds(20)
    scheduler.submit(Self.request("/w"), ticket: ticket(4))
    scheduler.advance(to: now)
    #expect(answers(scheduler.takeSteps()) == [ticket(4): .seconds(3581)])
    now += .seconds(40)
    scheduler.submit(Self.request("/w"), ticket: ticket(5))
    scheduler.advance(to: now)
    #expect(started(scheduler.takeSteps()) == ["/w"])
    // A failing server's long pause concerns what was asked alone.
    scheduler.ended(5, Self.status(503, [("retry-after", "3600")]), at: now)
    scheduler.submit(Self.request("/v"), ticket: ticket(6))
    scheduler.advance(to: now)
    #expect(started(scheduler.takeSteps()).last == "/v")
  }

  @Test(arguments: [HTTPFailure.timedOut, .refused, .dns("a.org")])
  func `a host that nobody answers at is left alone for a while, and no other is`(
    failure: HTTPFailure
  ) {
    var scheduler = scheduler { $0.atOncePerHost = 1 }
    var now = Duration.seconds(100)
    var next: UInt64 = 0
    func submit(_ base: String = "https://a.org") {
      next += 1
      scheduler.submit(Self.request("/\(next)", base: base), ticket: ticket(next))
      scheduler.advance(to: now)
    }
    func fail(_ count: Int) {
      for _ in 0..<count {
        submit()
        #expect(started(scheduler.takeSteps()) == ["/\(next)"])
        scheduler.ended(next, .failed(failure), at: now)
        #expect(scheduler.takeSteps() == [.answer([ticket(next)], .failure(failure))])
      }
    }
    // One answer in between, whatever it says, and what counts begins anew.
    fail(4)
    submit()
    scheduler.ended(next, Self.status(404), at: now)
    _ = scheduler.takeSteps()
    fail(4)
    submit()
    let last = next
    submit()
    submit("https://b.org")
    #expect(started(scheduler.takeSteps()) == ["/\(last)", "/\(next)"])
    scheduler.ended(last, .failed(failure), at: now)
    scheduler.advance(to: now)
    #expect(
      scheduler.takeSteps() == [
        .answer([ticket(last)], .failure(failure)), .answer([ticket(last + 1)], .failure(failure)),
      ])
    submit()
    #expect(scheduler.takeSteps() == [.answer([ticket(next)], .failure(failure))])
    // Afterwards one try that nobody answers is enough.
    now += .seconds(30)
    fail(1)
    submit()
    #expect(scheduler.takeSteps() == [.answer([ticket(next)], .failure(failure))])
    // Who asks again is not answered from memory.
    scheduler.askAgain()
    fail(4)
  }

  @Test func `what is of no use is an answer all the same, and no host is left alone for it`() {
    for failure: HTTPFailure in [.cut, .tooLarge(1), .badEncoding, .tls(""), .other("")] {
      var scheduler = scheduler { $0.retry.tries = 1 }
      for number in 1...20 as ClosedRange<UInt64> {
        scheduler.submit(
          HTTPRequest(base: "https://a.org", path: "/\(number)", isIdempotent: false),
          ticket: ticket(number))
        scheduler.advance(to: .zero)
        #expect(started(scheduler.takeSteps()) == ["/\(number)"], "\(failure)")
        scheduler.ended(number, .failed(failure), at: .zero)
        _ = scheduler.takeSteps()
      }
    }
  }

  @Test func `a pause of years is over when somebody asks again`() {
    var scheduler = scheduler()
    scheduler.submit(Self.request("/x"), ticket: ticket(1))
    scheduler.advance(to: .zero)
    _ = scheduler.takeSteps()
    scheduler.ended(1, Self.status(429, [("retry-after", "999999999")]), at: .zero)
    scheduler.askAgain()
    scheduler.submit(Self.request("/x"), ticket: ticket(2))
    scheduler.advance(to: .zero)
    #expect(started(scheduler.takeSteps()) == ["/x"])
  }

  @Test func `where everything fails, trying again has an end`() {
    var scheduler = scheduler { $0.requestsPerSecond = 100_000 }
    var starts = 0
    for number in 1...200 {
      scheduler.submit(Self.request("/\(number)"), ticket: ticket(UInt64(number)))
    }
    var now = Duration.zero
    for _ in 0..<10_000 where !scheduler.isIdle {
      scheduler.advance(to: now)
      let begun = numbers(scheduler.takeSteps())
      starts += begun.count
      for number in begun { scheduler.ended(number, Self.status(503), at: now) }
      if begun.isEmpty, let wakes = scheduler.wakes { now = max(now, wakes) }
    }
    #expect(scheduler.isIdle)
    #expect((200...216).contains(starts))
  }

  @Test func `an answer that is packed without a word is asked for unpacked, once`() {
    var scheduler = scheduler()
    scheduler.submit(Self.request("/x"), ticket: ticket(1))
    scheduler.advance(to: .zero)
    _ = scheduler.takeSteps()
    let packed = HTTPOutcome.answered(
      HTTPResponse(status: 200, body: [0x1F, 0x8B, 8]), redirect: nil)
    scheduler.ended(1, packed, at: .zero)
    scheduler.advance(to: .zero)
    guard case .start(1, let question)? = scheduler.takeSteps().first else {
      Issue.record("not asked again")
      return
    }
    #expect(question.encoding == .identity)
    scheduler.ended(1, packed, at: .zero)
    #expect(scheduler.takeSteps() == [.answer([ticket(1)], .failure(.badEncoding))])
  }

  @Test func `an archive is meant to be packed`() {
    for type in ["application/gzip", "application/x-gzip", "application/octet-stream"] {
      let archive = HTTPResponse(
        status: 200, headers: [("content-type", type)], body: [0x1F, 0x8B, 8])
      #expect(!archive.isSecretlyPacked)
    }
  }

  @Test func `an answer is sent on three times and no more`() {
    var scheduler = scheduler()
    scheduler.submit(Self.request("/0"), ticket: ticket(1))
    for number in 1...4 {
      scheduler.advance(to: .zero)
      #expect(started(scheduler.takeSteps()) == ["/\(number - 1)"])
      scheduler.ended(
        1,
        .answered(HTTPResponse(status: 302), redirect: "https://a.org/\(number)"), at: .zero)
    }
    guard case .answer(_, .failure(.other))? = scheduler.takeSteps().first else {
      Issue.record("sent on for ever")
      return
    }
  }

  @Test func `a request that cannot be sent is answered at once`() {
    var scheduler = scheduler()
    scheduler.submit(Self.request("/../x"), ticket: ticket(1))
    guard case .answer([ticket(1)], .failure(.other))? = scheduler.takeSteps().first else {
      Issue.record("no answer")
      return
    }
    #expect(scheduler.isIdle)
  }

  @Test func `any course of events answers everybody exactly once`() {
    var random = SeededRandom(seed: 42)
    for round in 0..<60 {
      var scheduler = scheduler {
        $0.atOncePerHost = 2
        $0.atOnce = 3
        $0.seed = UInt64(round)
      }
      var now = Duration.zero
      var running: Set<UInt64> = []
      var answered: [HTTPTicket: Int] = [:]
      var asked: UInt64 = 0
      func take(_ steps: [HTTPScheduler.Step]) {
        for step in steps {
          switch step {
          case .start(let number, _): #expect(running.insert(number).inserted)
          case .stop(let number): #expect(running.remove(number) != nil)
          case .answer(let tickets, _): for ticket in tickets { answered[ticket, default: 0] += 1 }
          }
        }
        #expect(running.count <= 3)
      }
      for _ in 0..<300 {
        now += .milliseconds(random.number(upTo: 400))
        switch random.number(upTo: 5) {
        case 0, 1:
          asked += 1
          let path = "/\(random.number(upTo: 9))"
          let base = random.number(upTo: 1) == 0 ? "https://a.org" : "https://b.org"
          scheduler.submit(
            Self.request(path, base: base, stream: random.number(upTo: 3)), ticket: ticket(asked))
        case 2:
          scheduler.cancel(ticket(UInt64(random.number(upTo: Int(asked)))))
        default:
          guard let number = running.sorted().randomElement(using: &random) else { break }
          running.remove(number)
          let outcomes = [
            Self.ok(), Self.status(503), Self.status(429), .failed(.cut), .failed(.badEncoding),
            .answered(HTTPResponse(status: 301), redirect: "https://c.org/"),
          ]
          scheduler.ended(number, outcomes[random.number(upTo: outcomes.count - 1)], at: now)
        }
        take(scheduler.takeSteps())
        scheduler.advance(to: now)
        take(scheduler.takeSteps())
      }
      scheduler.failAll(.cancelled)
      take(scheduler.takeSteps())
      #expect(running.isEmpty && scheduler.isIdle && scheduler.waits(at: now).isEmpty)
      #expect(answered.count == Int(asked) && answered.values.allSatisfy { $0 == 1 })
    }
  }
}
