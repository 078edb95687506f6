import Catalog
import Glibc
import TestSupport
import Testing

@testable import Storage

/// A program that is killed at any moment has kept all that it said it kept.
@Suite struct KilledTests {
  /// How often it is killed: `KILLS=200 swift test --filter KilledTests` takes longer.
  private static let rounds = getenv("KILLS").flatMap { Int(String(cString: $0)) } ?? 20

  @Test func `what was said to be kept is there after a kill at any moment`() throws {
    let folder = try TemporaryFolder()
    var seed = Seed(Self.rounds)
    var kept: Set<Int> = []
    var first = 1
    for round in 0..<Self.rounds {
      let writer = try Writer(folder.data, from: first)
      // Between the start of the program and some marks later, and at no point of them in particular.
      for _ in 0..<seed.number(below: 30) {
        kept.insert(try #require(writer.next(), "round \(round): it ended by itself"))
      }
      for _ in 0..<seed.number(below: 3_000) { sched_yield() }
      kept.formUnion(writer.end())
      let store = LibraryStore.open(folder: folder.data, creates: true)
      let marks = try store.snapshot().marks
      try #require(store.keeping == .file)
      // One more may have been committed and not yet said.
      let found = Set(
        marks.compactMap { if case .movie(let id) = $0.title { id.rawValue } else { nil } })
      try #require(found.isSuperset(of: kept), "round \(round)")
      try #require(found.count <= kept.count + round + 1)
      let page = try store.page(of: .favorites, number: 1)
      try #require(page.totalResults == found.count)
      first = (found.max() ?? 0) + 1
    }
    let database = try Database(folder.library, .readOnly)
    #expect(try database.text("PRAGMA integrity_check") == "ok")
    #expect(folder.names?.allSatisfy { $0.hasPrefix("library.sqlite3") } == true)
    #expect(!kept.isEmpty)
  }

  @Test func `what is to be sent is what was kept, after a kill at any moment`() throws {
    let folder = try TemporaryFolder()
    var seed = Seed(Self.rounds + 1)
    var kept: Set<Int> = []
    var first = 1
    for round in 0..<Self.rounds {
      let writer = try Writer(folder.data, from: first, keeping: "signed-in")
      for _ in 0..<seed.number(below: 30) {
        kept.insert(try #require(writer.next(), "round \(round): it ended by itself"))
      }
      for _ in 0..<seed.number(below: 3_000) { sched_yield() }
      kept.formUnion(writer.end())
      let store = LibraryStore.open(folder: folder.data, creates: true)
      let marks = try store.snapshot().marks
      let unsent = try store.unsent(limit: .max)
      try #require(unsent.map(\.title) == marks.map(\.title), "round \(round)")
      try #require(unsent.allSatisfy { $0.change == .favorite(true) })
      try #require(Set(unsent.map(\.title)).isSuperset(of: kept.map { .movie(ID($0)) }))
      first = unsent.count + 1
    }
    #expect(!kept.isEmpty)
  }

  @Test func `two programs that make a library and write at once lose nothing`() throws {
    let folder = try TemporaryFolder()
    let writers = try [Writer(folder.data, from: 1), Writer(folder.data, from: 1_000_001)]
    var kept: Set<Int> = []
    for _ in 0..<40 {
      for writer in writers { kept.insert(try #require(writer.next())) }
    }
    for writer in writers { kept.formUnion(writer.end()) }
    let marks = try LibraryStore.open(folder: folder.data, creates: false).snapshot().marks
    for number in kept { #expect(marks[.movie(ID(number))].favoriteSince != nil) }
    #expect(marks.count <= kept.count + 2)
  }
}
