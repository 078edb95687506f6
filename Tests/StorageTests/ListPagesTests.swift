import Catalog
import TestSupport
import Testing

@testable import Storage

/// A page of a list holds the same titles from whichever side it was come to.
@Suite struct ListPagesTests {
  private let folder: TemporaryFolder
  private let store: LibraryStore

  init() throws {
    folder = try TemporaryFolder()
    store = .open(folder: folder.data, creates: true)
    try store.keep((1...205).map { .mark(film($0), .favorite(true)) })
  }

  /// A page as a run that reads nothing else sees it.
  private func freshPage(_ number: Int) throws -> Page<ListRow> {
    try LibraryStore.open(folder: folder.data, creates: false).page(of: .favorites, number: number)
  }

  @Test func `one after another, and each by itself`() throws {
    var titles: [String] = []
    for number in 1...11 {
      let page = try store.page(of: .favorites, number: number)
      #expect(try page == freshPage(number), "page \(number)")
      #expect((page.totalPages, page.totalResults) == (11, 205))
      titles += try store.titles(of: .favorites, page: number)
    }
    #expect(titles == (1...205).reversed().map { "Film \($0)" })
  }

  @Test func `whatever was taken out or put in between, here or by another run`() throws {
    let other = LibraryStore.open(folder: folder.data, creates: true)
    var seed = Seed(3)
    for step in 0..<60 {
      let number = 1 + seed.number(below: 9)
      for next in number...number + 2 {
        let page = try store.page(of: .favorites, number: next)
        try #require(try page == freshPage(next), "step \(step), page \(next)")
      }
      let writer = seed.number(below: 2) == 0 ? store : other
      let change = MarkChange.favorite(seed.number(below: 3) == 0)
      try writer.keep(.mark(film(1 + seed.number(below: 220)), change))
    }
  }

  @Test func `lists do not mix`() throws {
    try store.keep((1...60).map { .mark(film($0), .watchlist(true)) })
    for number in 1...3 {
      for list in [KeptList.favorites, .watchlist] {
        let first = list == .favorites ? 205 : 60
        let titles = (0..<20).map { "Film \(first - (number - 1) * 20 - $0)" }
        #expect(try store.titles(of: list, page: number) == titles)
      }
    }
  }
}
