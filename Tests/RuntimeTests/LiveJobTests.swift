import Catalog
import TestSupport
import Testing

@testable import Providers
@testable import Runtime

@Suite("A request on its way")
struct LiveJobTests {
  @Test("that has ended says so to whoever sends the rest of its calls")
  func ended() throws {
    let plan = try TMDBPlan(
      for: .collection(2344), locale: ContentLocale(language: "en", region: "US"),
      includesAdult: false, today: .epoch)
    let job = LiveJob(plan, .collection(2344), keys: []) { _ in }
    #expect(job.add(HTTPTicket(number: 1)))
    job.end()
    #expect(!job.add(HTTPTicket(number: 2)))
  }
}
