import AppCore
import Catalog
import Providers
import Runtime
import Storage
import TestSupport
import Testing
import Threading

@Suite("The live source")
struct LiveSourceTests {
  private static let hour = 3_600
  private static let collection = """
    {"id":2344,"name":"The Matrix Collection","overview":"","poster_path":null,
    "backdrop_path":null,"parts":[]}
    """
  private let matrix = Request.collection(2344)

  @Test func `what was answered is kept, and asked for again only when it is old`() throws {
    let live = try Live { _ in LoopbackAnswer(200, Self.collection) }
    #expect(live.fetch(matrix).name == "The Matrix Collection")
    #expect(live.server.requests.count == 1)
    live.sleep(5 * Self.hour)
    let (known, told) = live.ask(matrix)
    #expect(known.name == "The Matrix Collection")
    #expect(told.withLock { $0.isEmpty })
    #expect(live.server.requests.count == 1)
  }

  @Test func `an old answer is shown with its age while it is asked for anew`() throws {
    let live = try Live { _ in LoopbackAnswer(200, Self.collection) }
    _ = live.fetch(matrix)
    live.sleep(7 * Self.hour)
    let (known, told) = live.ask(matrix)
    guard case .kept(.collection, let seconds)? = known else {
      Issue.record("\(String(describing: known))")
      return
    }
    #expect(seconds == 7 * Self.hour)
    #expect(told.soon { $0.count == 1 })
    #expect(told.withLock { $0.first }.name == "The Matrix Collection")
    // It is fresh again.
    live.settle()
    #expect(live.ask(matrix).known.name == "The Matrix Collection")
    #expect(live.server.requests.count == 2)
  }

  @Test func `what has not changed is not sent again`() throws {
    let live = try Live { request in
      request.header("if-none-match") == "W/\"7\""
        ? LoopbackAnswer(304) : LoopbackAnswer(200, Self.collection, headers: [("ETag", "W/\"7\"")])
    }
    _ = live.fetch(matrix)
    live.sleep(7 * Self.hour)
    let (_, told) = live.ask(matrix)
    #expect(told.soon { $0.count == 1 })
    #expect(told.withLock { $0.first }.name == "The Matrix Collection")
    live.settle()
    #expect(live.ask(matrix).known.name == "The Matrix Collection")
    #expect(live.server.requests.count == 2)
  }

  @Test func `who asks anew is not answered with what was kept`() throws {
    let live = try Live { _ in LoopbackAnswer(200, Self.collection) }
    _ = live.fetch(matrix)
    let (known, told) = live.ask(matrix, isAnew: true)
    #expect(known == nil)
    #expect(told.soon { $0.count == 1 })
    #expect(live.server.requests.count == 2)
  }

  @Test func `offline, what was kept is all there is, with its age where it is old`() throws {
    let live = try Live { _ in LoopbackAnswer(200, Self.collection) }
    _ = live.fetch(matrix)
    live.settle()
    let offline = live.offline
    #expect(offline.fetch(matrix, live.terms(), Ticket(1)) { _ in }.name != nil)
    live.sleep(30 * Self.hour)
    guard
      case .answered(.collection, .kept(seconds: 108_000))? =
        offline.fetch(matrix, live.terms(isAnew: true), Ticket(2), then: { _ in })
    else {
      Issue.record("not kept")
      return
    }
    #expect(
      offline.fetch(.collection(1), live.terms(), Ticket(3)) { _ in } == .failed(.notKept))
    #expect(live.server.requests.count == 1)
  }

  @Test func `what is kept stays when asking anew fails, and the failure is told`() throws {
    let isDown = Guarded(false)
    let live = try Live { _ in
      isDown.withLock { $0 } ? LoopbackAnswer(500) : LoopbackAnswer(200, Self.collection)
    }
    _ = live.fetch(matrix)
    isDown.withLock { $0 = true }
    for _ in 0..<2 {
      live.sleep(7 * Self.hour)
      let (known, told) = live.ask(matrix)
      guard case .kept? = known else {
        Issue.record("\(String(describing: known))")
        return
      }
      #expect(told.soon { $0.count == 1 })
      #expect(told.withLock { $0.first } == .failed(.server(status: 500)))
    }
  }

  @Test func `what is canceled is taken off the network and never told`() throws {
    let gate = LoopbackGate()
    defer { gate.open() }
    let live = try Live { _ in LoopbackAnswer(200, Self.collection, gate: gate) }
    let (_, told) = live.ask(matrix)
    #expect(live.server.waitForRequests(1))
    live.source.cancel(live.lastTicket)
    #expect(live.server.waitForAbandoned(1))
    live.settle()
    #expect(told.withLock { $0.isEmpty })
  }

  @Test func `each language and region has its own answers`() throws {
    let live = try Live { request in
      LoopbackAnswer(
        200,
        request.target.contains("language=tr")
          ? Self.collection.replacing("The Matrix Collection", with: "Matrix Serisi")
          : Self.collection)
    }
    let turkish = ContentLocale(language: "tr", region: "TR")
    #expect(live.fetch(matrix).name == "The Matrix Collection")
    #expect(live.fetch(matrix, turkish).name == "Matrix Serisi")
    live.settle()
    #expect(live.ask(matrix).known.name == "The Matrix Collection")
    #expect(live.ask(matrix, turkish).known.name == "Matrix Serisi")
    #expect(live.server.requests.count == 2)
  }

  @Test func `an answer lives as long as it says, within what suits its kind`() throws {
    func freshHours(_ header: String?) throws -> Int {
      let live = try Live { _ in
        LoopbackAnswer(200, Self.collection, headers: header.map { [("Cache-Control", $0)] } ?? [])
      }
      _ = live.fetch(matrix)
      live.settle()
      var hours = 0
      while case .answered? = live.ask(matrix).known, hours < 100 {
        hours += 1
        live.sleep(Self.hour)
      }
      live.source.cancel(live.lastTicket)
      return hours
    }
    #expect(try freshHours(nil) == 6)
    #expect(try freshHours("public, max-age=10800") == 3)
    #expect(try freshHours("max-age=1") == 1)
    #expect(try freshHours("max-age=99999999") == 24)
    #expect(try freshHours("no-cache") == 1)
    #expect(try freshHours("private, no-store") == 0)
  }

  @Test func `a list of genres takes two answers, and is none without either`() throws {
    let live = try Live { request in
      request.path.hasSuffix("/movie/list")
        ? LoopbackAnswer(200, #"{"genres":[{"id":28,"name":"Action"}]}"#)
        : LoopbackAnswer(200, #"{"genres":[{"id":18,"name":"Drama"}]}"#)
    }
    guard case .answered(.genres(let movie, let show), .fresh) = live.fetch(.genres) else {
      Issue.record("no genres")
      return
    }
    #expect(movie.map(\.name) == ["Action"] && show.map(\.name) == ["Drama"])
    let half = try Live { request in
      request.path.hasSuffix("/movie/list")
        ? LoopbackAnswer(404, #"{"status_code":34}"#)
        : LoopbackAnswer(200, #"{"genres":[{"id":18,"name":"Drama"}]}"#)
    }
    #expect(half.fetch(.genres) == .failed(.notFound))
  }

  @Test func `what has become old is named once, to be asked for when its place is come to`() throws
  {
    let live = try Live { _ in LoopbackAnswer(200, Self.collection) }
    _ = live.fetch(matrix)
    #expect(live.source.expired().isEmpty)
    live.sleep(7 * Self.hour)
    #expect(live.source.expired() == [matrix])
    #expect(live.source.expired().isEmpty)
  }

  @Test func `a body that cannot be read any more is asked for without a condition`() throws {
    let live = try Live { _ in
      LoopbackAnswer(200, Self.collection, headers: [("ETag", "\"7\"")])
    }
    _ = live.fetch(matrix)
    live.settle()
    let key = try #require(live.server.requests.first).target
    try live.cache.keep(
      Array("no JSON".utf8), for: key, now: live.now(), freshFor: 9_999, etag: "\"7\"")
    #expect(live.fetch(matrix).name == "The Matrix Collection")
    #expect(live.server.requests.last?.header("if-none-match") == nil)
  }

  @Test(arguments: [Int.max, .min]) func `no number in the cache's file traps`(number: Int) throws {
    let live = try Live { _ in LoopbackAnswer(200, Self.collection) }
    _ = live.fetch(matrix)
    let key = try #require(live.server.requests.first).target
    for (stored, fresh) in [(live.now(), number), (number, 9_999), (number, number)] {
      try live.cache.keep(
        Array(Self.collection.utf8), for: key, now: stored, freshFor: fresh, etag: nil)
      _ = live.offline.fetch(matrix, live.terms(), Ticket(1)) { _ in }
      #expect(live.fetch(matrix).name == "The Matrix Collection")
    }
  }

  @Test func `a refused key is explained, and Pokémon come from the sample`() throws {
    let live = try Live(credential: .token(String(repeating: "a", count: 32))) { _ in
      LoopbackAnswer(401, #"{"status_code":7,"status_message":"Invalid API key","success":false}"#)
    }
    #expect(live.fetch(matrix) == .failed(.misplacedKey(.keyAsToken)))
    guard case .answered(.pokemon(let pikachu), .fresh)? = live.ask(.pokemon(25)).known else {
      Issue.record("no Pokémon")
      return
    }
    #expect(pikachu.id == 25)
    #expect(live.server.requests.count == 1)
  }
}

/// A live source over a loopback server, with a clock that tests set.
private final class Live {
  let server: LoopbackServer
  let cache: ResponseCache
  private(set) var source: LiveSource
  private(set) var lastTicket = Ticket(0)
  private let clock = Guarded(1_700_000_000)
  private let client: TMDBClient

  init(
    credential: TMDBCredential = .token("t0ken"),
    _ answer: @escaping @Sendable (LoopbackRequest) -> LoopbackAnswer
  ) throws {
    server = try LoopbackServer(answer: answer)
    cache = .open(folder: nil, source: server.base)
    var configuration = HTTPConfiguration()
    configuration.proxy = .none
    configuration.retry.tries = 1
    client = TMDBClient(
      HTTPClient(configuration: configuration), base: server.base, credential: credential)
    source = Self.source(client, cache, clock)
  }

  private static func source(
    _ client: TMDBClient?, _ cache: ResponseCache, _ clock: Guarded<Int>
  ) -> LiveSource {
    LiveSource(
      LiveSource.Parts(
        client: client, cache: cache, sample: BuiltInCatalogue(), now: { clock.withLock { $0 } },
        today: { CalendarDate(year: 2026, month: 11, day: 30) ?? .epoch }))
  }

  /// A source that asks nobody, over the same cache.
  var offline: LiveSource { Self.source(nil, cache, clock) }

  func now() -> Int { clock.withLock { $0 } }

  func sleep(_ seconds: Int) { clock.withLock { $0 += seconds } }

  func terms(
    _ locale: ContentLocale = ContentLocale(language: "en", region: "US"), isAnew: Bool = false
  ) -> FetchTerms {
    FetchTerms(locale, isAnew: isAnew)
  }

  /// Asks; what is known at once, and what is told.
  func ask(
    _ request: Request, _ locale: ContentLocale = ContentLocale(language: "en", region: "US"),
    isAnew: Bool = false
  ) -> (known: FetchResult?, told: Guarded<[FetchResult]>) {
    lastTicket = Ticket(lastTicket.rawValue + 1)
    let told = Guarded<[FetchResult]>([])
    let known = source.fetch(request, terms(locale, isAnew: isAnew), lastTicket) { result in
      told.withLock { $0.append(result) }
    }
    return (known, told)
  }

  /// Asks for what is not kept, and waits until the answer is.
  func fetch(
    _ request: Request, _ locale: ContentLocale = ContentLocale(language: "en", region: "US")
  ) -> FetchResult {
    let (known, told) = ask(request, locale)
    if let known { return known }
    guard told.soon({ !$0.isEmpty }) else { return .failed(.cancelled) }
    settle()
    return told.withLock { $0.first } ?? .failed(.cancelled)
  }

  /// Waits until what was answered is kept.
  func settle() { source.finish() }
}

extension FetchResult? {
  /// The name of the collection it holds.
  fileprivate var name: String? { flatMap(\.name) }
}

extension FetchResult {
  /// The name of the collection it holds.
  fileprivate var name: String? {
    switch self {
    case .answered(.collection(let collection), _), .kept(.collection(let collection), _):
      collection.name
    case .answered, .kept, .failed: nil
    }
  }
}
