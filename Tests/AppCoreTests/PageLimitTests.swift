import Catalog
import Testing

@testable import AppCore

/// A list goes on as long as pages of it are served.
@Suite struct PageLimitTests {
  private func list(of key: ListKey, pages: Int) -> LoadedList? {
    var catalog = EntityTable()
    for number in 1...pages {
      let rows = [ListRow.movie(MovieSummary(id: ID(number), title: "Film \(number)"))]
      catalog.learn(
        .list(Page(number: number, elements: rows, totalPages: 600, totalResults: 600)),
        from: .list(key, page: number), freshness: .fresh)
    }
    return catalog.lists[key]
  }

  @Test func `TMDB serves no page behind its five hundredth`() {
    #expect(list(of: .people, pages: 499)?.isComplete == false)
    #expect(list(of: .people, pages: 500)?.isComplete == true)
  }

  @Test(arguments: KeptList.allCases)
  func `what a person keeps is shown to its end`(list kept: KeptList) {
    #expect(list(of: .kept(kept), pages: 500)?.isComplete == false)
    #expect(list(of: .kept(kept), pages: 599)?.isComplete == false)
    #expect(list(of: .kept(kept), pages: 600)?.isComplete == true)
  }
}
