import Catalog
import TestSupport
import Testing

@testable import Storage

/// One process at a time sends changes of a mark, and what nobody waits for any more decides nothing.
@Suite struct SendingTests {
  private let folder: TemporaryFolder
  private let store: LibraryStore

  init() throws {
    folder = try TemporaryFolder()
    store = LibraryStore.open(folder: folder.data, creates: true)
    _ = try store.signIn(.ada)
  }

  private func other() -> LibraryStore { LibraryStore.open(folder: folder.data, creates: false) }

  private func taken(_ store: LibraryStore, now: Int = 1_000) throws -> UnsentChange {
    guard case .change(let change) = try store.nextToSend(besides: [], now: now) else {
      throw StorageFailure.busy
    }
    return change
  }

  private func compare(_ films: [Int], now: Int) throws {
    let rows = films.map { AccountMarks.Row(.movie(ID($0)), summary: .movie(film($0))) }
    _ = try store.compare(
      [AccountMarks(.favorites, .movies, rows: rows)], of: .ada, began: now, now: now, on: monday)
  }

  @Test func `what another process sends is passed over, and only that mark of that title`() throws
  {
    try store.mark(1, .favorite(true))
    let second = other()
    let first = try taken(second)
    #expect(try store.nextToSend(besides: [], now: 1_000) == .underWay)
    try store.mark(1, .favorite(false))
    #expect(try store.nextToSend(besides: [], now: 1_000) == .underWay)
    try store.mark(1, .watchlist(true))
    try store.mark(2, .favorite(true))
    let next = try taken(store)
    #expect(next.title == .movie(1) && next.change == .watchlist(true))
    #expect(try store.done(next, now: 1_000) == 2)
    #expect(try taken(store).title == .movie(2))
    // With its answer the other one goes on with what was said meanwhile.
    #expect(try second.done(first, now: 1_001) == 2)
    #expect(try taken(second).change == .favorite(false))
  }

  @Test func `what is put off is told from what is under way, and both from nothing`() throws {
    #expect(try store.nextToSend(besides: [], now: 1) == .nothing)
    try store.mark(1, .favorite(true))
    let change = try taken(store)
    #expect(try store.nextToSend(besides: [change.number], now: 1_000) == .postponed)
    try store.notDone(change, isAnswered: true)
    #expect(try taken(other()) == change)
  }

  @Test func `a process that is gone holds nothing, nor one that has waited for ten minutes`()
    throws
  {
    try store.mark(1, .favorite(true))
    do {
      let gone = other()
      _ = try taken(gone)
      #expect(try store.nextToSend(besides: [], now: 1_000) == .underWay)
    }
    _ = try taken(store)
    let late = other()
    #expect(try late.nextToSend(besides: [], now: 1_600) == .underWay)
    #expect(try taken(late, now: 1_601).title == .movie(1))
  }

  @Test func `a change that may still take effect is put right by what is here`() throws {
    try store.mark(1, .favorite(true))
    try store.notDone(try taken(store), isAnswered: false)
    try store.mark(1, .favorite(false))
    #expect(try store.done(try taken(store), now: 1_000) == 0)
    // TMDB has done the first one after the second.
    try compare([1], now: 1_010)
    #expect(try store.snapshot().marks.isEmpty)
    #expect(try store.unsent(limit: 9).map(\.change) == [.favorite(false)])
    #expect(try store.done(try taken(store, now: 1_011), now: 1_011) == 0)
    // Soon after, a list may lag behind; long after, what it says is so.
    try compare([], now: 1_020)
    try compare([1], now: 1_030)
    #expect(try store.unsent(limit: 9).map(\.change) == [.favorite(false)])
    #expect(try store.done(try taken(store, now: 1_031), now: 1_031) == 0)
    try compare([], now: 5_000)
    try compare([1], now: 9_000)
    #expect(try store.unsent(limit: 9).isEmpty)
    #expect(try store.snapshot().marks[.movie(1)].favoriteSince == monday)
  }

  @Test func `the same change, done at last, leaves no doubt, but where another follows it soon`()
    throws
  {
    try store.mark(1, .favorite(true))
    try store.notDone(try taken(store), isAnswered: false)
    #expect(try store.done(try taken(store, now: 1_001), now: 1_001) == 0)
    // It was taken away at TMDB, long after.
    try compare([], now: 9_000)
    #expect(try store.snapshot().marks.isEmpty && store.unsent(limit: 9).isEmpty)
    // The lost one comes after a change that followed it soon.
    try store.mark(2, .favorite(true))
    try store.notDone(try taken(store, now: 9_000), isAnswered: false)
    #expect(try store.done(try taken(store, now: 9_001), now: 9_001) == 0)
    try store.mark(2, .favorite(false))
    #expect(try store.done(try taken(store, now: 9_002), now: 9_002) == 0)
    try compare([2], now: 20_000)
    #expect(try store.unsent(limit: 9).map(\.change) == [.favorite(false)])
    #expect(try store.snapshot().marks.isEmpty)
  }
}
