import Testing

@testable import Providers

@Suite struct HTTPPolicyTests {
  @Test func `waits double up to a limit and at least half of each is sure`() {
    let policy = HTTPRetryPolicy()
    var random = SeededRandom(seed: 1)
    for (number, most) in [(1, 400), (2, 800), (3, 1600), (4, 3200), (5, 5000), (1000, 5000)] {
      for _ in 0..<200 {
        let wait = policy.wait(afterTry: number, asked: nil, random: &random)
        #expect(wait >= .milliseconds(most / 2) && wait <= .milliseconds(most))
      }
    }
  }

  @Test func `the same seed gives the same waits`() {
    func waits(seed: UInt64) -> [Duration] {
      var random = SeededRandom(seed: seed)
      return (1...8).map {
        HTTPRetryPolicy().wait(afterTry: $0, asked: nil, random: &random)
      }
    }
    #expect(waits(seed: 3) == waits(seed: 3))
    #expect(waits(seed: 3) != waits(seed: 4))
  }

  @Test func `what a server asks for is waited, up to a cap`() {
    let policy = HTTPRetryPolicy()
    var random = SeededRandom(seed: 1)
    let two = policy.wait(afterTry: 1, asked: .seconds(2), random: &random)
    #expect(two >= .seconds(2) && two <= .milliseconds(2250))
    let long = policy.wait(afterTry: 1, asked: .seconds(86_400), random: &random)
    #expect(long >= .seconds(10) && long <= .milliseconds(10_250))
    let none = policy.wait(afterTry: 1, asked: .seconds(-5), random: &random)
    #expect(none >= .zero && none <= .milliseconds(250))
  }

  @Test(arguments: [
    ("5", 5), (" 0 ", 0), ("999999999999999999999", 999_999_999),
    ("Wed, 21 Oct 2015 07:28:30 GMT", 30), ("Wed, 21 Oct 2015 07:27:00 GMT", 0),
    ("Thu, 22 Oct 2015 07:28:00 GMT", 86_400), ("soon", nil), ("-1", nil), ("", nil),
    ("Wed, 21 Oct 2015 25:28:00 GMT", nil), ("Wed, 99 Oct 2015 07:28:00 GMT", nil),
  ])
  func `a server asks to wait in seconds or until a date`(value: String, seconds: Int?) {
    let response = HTTPResponse(
      status: 429,
      headers: [("date", "Wed, 21 Oct 2015 07:28:00 GMT"), ("retry-after", value)])
    #expect(response.retryAfter == seconds.map { .seconds($0) })
  }

  @Test func `a date is nothing without the server's own`() {
    let response = HTTPResponse(
      status: 429, headers: [("retry-after", "Wed, 21 Oct 2015 07:28:00 GMT")])
    #expect(response.retryAfter == nil)
    #expect(HTTPDate.seconds("Sun, 06 Nov 1994 08:49:37 GMT") == 784_111_777)
    #expect(HTTPDate.seconds("Thu, 29 Feb 2024 00:00:00 GMT") == 1_709_164_800)
  }

  @Test func `a budget is spent, and earned by success and by time`() {
    var budget = RetryBudget(most: 2)
    func spent(at seconds: Int...) -> [Bool] {
      seconds.map { budget.spend(at: .seconds($0)) }
    }
    #expect(spent(at: 0, 0, 0) == [true, true, false])
    budget.succeeded()
    #expect(spent(at: 0) == [false])
    budget.succeeded()
    #expect(spent(at: 0) == [true])
    #expect(spent(at: 3, 4) == [false, true])
    for _ in 0..<100 { budget.succeeded() }
    #expect(spent(at: 5, 5, 5) == [true, true, false])
  }

  @Test func `no second has more requests than the limit, wherever it begins`() {
    var window = RateWindow(most: 40)
    var random = SeededRandom(seed: 11)
    var now = Duration.zero
    var times: [Duration] = []
    for _ in 0..<2000 {
      now += .milliseconds(random.number(upTo: 30))
      if let opens = window.opens, opens > now { now = opens }
      window.count(at: now)
      times.append(now)
    }
    for (first, last) in zip(times, times.dropFirst(40)) {
      #expect(last - first >= .seconds(1))
    }
  }

  @Test func `streams take turns, and what is on screen goes first`() {
    var queue = FairQueue<String>()
    for number in 1...3 { queue.add("list\(number)", priority: .screen, stream: 1) }
    queue.add("page", priority: .screen, stream: 2)
    queue.add("later", priority: .behind, stream: 3)
    queue.add("first", priority: .screen, stream: 1, isFirst: true)
    queue.add("gone", priority: .screen, stream: 2)
    queue.remove("gone")
    var taken: [String] = []
    while let next = queue.takeNext(where: { $0 != "list2" }) { taken.append(next) }
    #expect(taken == ["first", "page", "list1", "list3", "later"])
    #expect(queue.count == 1)
    queue.add("list2", priority: .behind, stream: 9)
    #expect(queue.count == 1)
    #expect(queue.takeNext { _ in true } == "list2")
    #expect(queue.isEmpty)
  }

  @Test func `milliseconds are never too few`() {
    #expect(Duration.microseconds(1).millisecondsUp == 1)
    #expect(Duration.milliseconds(7).millisecondsUp == 7)
    #expect(Duration.seconds(Int64.max / 2).millisecondsUp == 1_000_000_000)
    #expect(Duration.seconds(Int64.min / 2).millisecondsUp == -1_000_000_000)
  }
}
