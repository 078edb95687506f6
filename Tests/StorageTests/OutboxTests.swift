import Catalog
import TestSupport
import Testing

@testable import Storage

/// Changes wait in order, in the transaction of the mark, until TMDB has them.
@Suite struct OutboxTests {
  private let folder: TemporaryFolder
  private let store: LibraryStore

  init() throws {
    folder = try TemporaryFolder()
    store = LibraryStore.open(folder: folder.data, creates: true)
  }

  private func unsent() throws -> [UnsentChange] { try store.unsent(limit: 100) }

  @Test func `without an account nothing waits`() throws {
    try store.mark(603, .favorite(true))
    #expect(try store.snapshot().account == nil)
    #expect(try unsent().isEmpty)
  }

  @Test func `what was marked before is not sent, what is marked then is`() throws {
    try store.mark(1, .favorite(true))
    #expect(try store.signIn(.ada) == KeptAccount(.ada, unshared: 1))
    try store.mark(2, .watchlist(true))
    try store.mark(3, .rating(UserRating(halves: 17)))
    try store.keep(.mark(series(4), .favorite(true)))
    let waiting = try unsent()
    #expect(waiting.map(\.title) == [.movie(2), .movie(3), .show(4)])
    #expect(waiting.map(\.name) == ["Film 2", "Film 3", "Series 4"])
    #expect(
      waiting.map(\.change) == [
        .watchlist(true), .rating(UserRating(halves: 17)), .favorite(true),
      ])
    #expect(try store.snapshot().account == KeptAccount(.ada, waiting: 3, unshared: 1))
  }

  @Test func `several changes of the same mark are one, behind what was marked between them`()
    throws
  {
    _ = try store.signIn(.ada)
    try store.mark(1, .rating(UserRating(halves: 10)))
    try store.mark(1, .favorite(true))
    try store.mark(1, .rating(UserRating(halves: 12)))
    try store.mark(1, .rating(nil))
    #expect(try unsent().map(\.change) == [.favorite(true), .rating(nil)])
  }

  @Test func `the answer to a change does not take a later one away`() throws {
    _ = try store.signIn(.ada)
    try store.mark(1, .favorite(true))
    let sent = try #require(try unsent().first)
    try store.mark(1, .favorite(false))
    #expect(try store.done(sent, now: 100) == 1)
    #expect(try unsent().map(\.change) == [.favorite(false)])
    #expect(try store.refused(sent, on: monday) == nil)
    #expect(try store.snapshot().marks[.movie(1)].isEmpty)
  }

  @Test func `a refused change is taken back to what TMDB has, and not sent`() throws {
    try store.mark(1, .rating(UserRating(halves: 10)))
    _ = try store.signIn(.ada)
    try store.mark(1, .rating(UserRating(halves: 14)))
    _ = try store.done(try #require(try unsent().first), now: 0)
    try store.mark(1, .rating(UserRating(halves: 20)))
    try store.mark(1, .favorite(true))
    for sent in try unsent() { _ = try store.refused(sent, on: tuesday) }
    let marks = try store.snapshot().marks[.movie(1)]
    #expect(marks.rating == UserRating(halves: 14) && marks.favoriteSince == nil)
    #expect(try unsent().isEmpty)
  }

  @Test func `a guest's ratings are sent and nothing else`() throws {
    try store.mark(1, .rating(UserRating(halves: 2)))
    try store.mark(1, .favorite(true))
    #expect(try store.signIn(.guest)?.unshared == 1)
    try store.mark(2, .favorite(true))
    try store.mark(2, .rating(UserRating(halves: 4)))
    #expect(try unsent().map(\.change) == [.rating(UserRating(halves: 4))])
    #expect(try store.shareAll() == 1)
    #expect(try unsent().map(\.title) == [.movie(2), .movie(1)])
  }

  @Test func `signing out forgets what waits and keeps the marks, which are offered again`() throws
  {
    _ = try store.signIn(.ada)
    try store.mark(1, .favorite(true))
    _ = try store.done(try #require(try unsent().first), now: 0)
    try store.mark(2, .favorite(true))
    try store.signOut()
    #expect(try store.account() == nil)
    #expect(try store.snapshot().marks.count == 2)
    try store.mark(1, .favorite(false))
    #expect(try unsent().isEmpty)
    #expect(try store.signIn(.ada) == KeptAccount(.ada, unshared: 2))
    #expect(try store.shareAll() == 2)
    #expect(Set(try unsent().map(\.change)) == [.favorite(false), .favorite(true)])
    #expect(try store.account()?.unshared == 0)
  }

  @Test func `a damaged row holds up no other, and is not counted`() throws {
    _ = try store.signIn(.ada)
    for number in 1...3 { try store.mark(number, .rating(UserRating(halves: 10))) }
    let database = try Database(folder.library, .readWrite)
    try database.run("UPDATE outbox SET value = 900 WHERE id = 1")
    #expect(try store.unsent(limit: 1).map(\.title) == [.movie(2)])
    #expect(try store.account()?.waiting == 2)
    #expect(try store.done(try #require(try unsent().first), now: 0) == 1)
    #expect(try unsent().map(\.title) == [.movie(3)])
  }

  @Test func `what waits for one account is not sent to another`() throws {
    _ = try store.signIn(.ada)
    try store.mark(1, .favorite(true))
    _ = try store.done(try #require(try unsent().first), now: 0)
    try store.mark(2, .favorite(true))
    let bob = Account.member(id: 8, username: "bob", name: "")
    #expect(try store.signIn(bob) == KeptAccount(bob, unshared: 2))
    #expect(try unsent().isEmpty)
  }

  @Test func `all of it is there in the next run, and after damage`() throws {
    _ = try store.signIn(.ada)
    try store.mark(1, .favorite(true))
    try store.keep(.all((2...9).map { .mark(film($0), .watchlist(true)) }))
    let waiting = try unsent()
    #expect(waiting.count == 9)
    let next = LibraryStore.open(folder: folder.data, creates: false)
    #expect(try next.unsent(limit: 100) == waiting)
    let rescued = try DatabaseFile(folder: folder.data).rescuedInMemory()
    #expect(try rescued.unsent(limit: 100) == waiting)
    #expect(try rescued.account() == KeptAccount(.ada, waiting: 9))
  }

  @Test func `a mark that could not be kept does not wait either`() throws {
    _ = try store.signIn(.ada)
    let database = try DatabaseFile(folder: folder.data).connect()
    #expect(throws: StorageFailure.full) {
      try database.libraryTransaction(.writing) { () throws(StorageFailure) in
        try database.write(.mark(film(1), .favorite(true)))
        throw .full
      }
    }
    #expect(try unsent().isEmpty && store.snapshot().marks.isEmpty)
  }
}
