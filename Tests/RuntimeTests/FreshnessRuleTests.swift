import AppCore
import Catalog
import Providers
import Testing

@testable import Runtime

@Suite("How long an answer is fresh")
struct FreshnessRuleTests {
  private func seconds(_ header: String?) -> Int? {
    let headers = header.map { [("cache-control", $0)] } ?? []
    return Freshness.Rule(of: .movie(603)).seconds(HTTPResponse(status: 200, headers: headers))
  }

  @Test("is as long as it says, within what suits its kind")
  func bounds() {
    #expect(seconds(nil) == 6 * 3_600)
    #expect(seconds("public, max-age=14400") == 14_400)
    #expect(seconds("max-age=0") == 3_600)
    #expect(seconds("max-age=999999999") == 86_400)
    #expect(seconds("no-store, max-age=60") == nil)
  }

  @Test(
    "is the least where it is to be asked about, whatever else it says",
    arguments: ["no-cache", "no-cache, max-age=14400", "max-age=14400, No-Cache"])
  func doubted(header: String) {
    #expect(seconds(header) == 3_600)
  }
}
