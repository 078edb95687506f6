import Catalog
import TestSupport
import Testing

@testable import Storage

/// Marks here and marks at TMDB are brought together without losing one.
@Suite struct ComparingTests {
  private let folder: TemporaryFolder
  private let store: LibraryStore

  init() throws {
    folder = try TemporaryFolder()
    store = LibraryStore.open(folder: folder.data, creates: true)
  }

  /// The lists of an account, of films alone.
  private func lists(
    favorites: [Int] = [], watchlist: [Int] = [], rated: [Int: Int] = [:], isWhole: Bool = true
  ) -> [AccountMarks] {
    func rows(_ numbers: [Int]) -> [AccountMarks.Row] {
      numbers.map { .init(.movie(ID($0)), summary: .movie(film($0))) }
    }
    return [
      AccountMarks(.favorites, .movies, rows: rows(favorites), isWhole: isWhole),
      AccountMarks(.favorites, .shows, rows: []),
      AccountMarks(.watchlist, .movies, rows: rows(watchlist), isWhole: isWhole),
      AccountMarks(.watchlist, .shows, rows: []),
      AccountMarks(
        .rated, .movies,
        rows: rated.sorted { $0.key < $1.key }.map {
          .init(
            .movie(ID($0.key)), summary: .movie(film($0.key)), rating: UserRating(halves: $0.value))
        }, isWhole: isWhole),
      AccountMarks(.rated, .shows, rows: []),
    ]
  }

  @discardableResult
  private func compare(_ lists: [AccountMarks], at time: Int = 100_000) throws
    -> AccountComparison
  {
    try store.compare(lists, of: .ada, began: time, now: time + 5, on: tuesday)
  }

  private func marks(_ number: Int) throws -> Marks {
    try store.snapshot().marks[.movie(ID(number))]
  }

  @Test func `at the first login both sides' marks are here, and only those of TMDB there`() throws
  {
    try store.mark(1, .favorite(true))
    try store.mark(2, .rating(UserRating(halves: 16)))
    _ = try store.signIn(.ada)
    let outcome = try compare(lists(favorites: [3, 4], watchlist: [1], rated: [2: 10, 5: 8]))
    #expect(outcome.added == 4 && outcome.removed == 0 && outcome.differing == 1)
    #expect(try store.titles(of: .favorites) == ["Film 4", "Film 3", "Film 1"])
    #expect(try marks(2).rating == UserRating(halves: 16))
    #expect(try marks(5).rating == UserRating(halves: 8) && marks(5).ratedOn == tuesday)
    #expect(try marks(1).onWatchlistSince != nil)
    #expect(try store.unsent(limit: 10).isEmpty)
    #expect(
      try store.account() == KeptAccount(.ada, unshared: 2, comparedOn: tuesday))
  }

  @Test func `what changed at TMDB is taken over, added and removed`() throws {
    _ = try store.signIn(.ada)
    try compare(lists(favorites: [1, 2], watchlist: [3], rated: [4: 10]))
    let outcome = try compare(lists(favorites: [2, 5], rated: [4: 12]))
    #expect(outcome.added == 2 && outcome.removed == 2)
    #expect(try marks(1).isEmpty && marks(3).isEmpty)
    #expect(try marks(4).rating == UserRating(halves: 12))
    #expect(try compare(lists(favorites: [2, 5], rated: [4: 12])) == AccountComparison())
    #expect(try store.account()?.unshared == 0)
  }

  @Test func `what waits to be sent wins`() throws {
    _ = try store.signIn(.ada)
    try compare(lists(favorites: [1], rated: [2: 10]))
    try store.mark(1, .favorite(false))
    try store.mark(2, .rating(UserRating(halves: 20)))
    try store.mark(3, .watchlist(true))
    try compare(lists(favorites: [1], rated: [2: 4]))
    #expect(try marks(1).isEmpty && marks(2).rating == UserRating(halves: 20))
    #expect(try marks(3).onWatchlistSince != nil)
    #expect(try store.unsent(limit: 10).count == 3)
  }

  @Test func `a list that was not read to its end takes nothing away`() throws {
    _ = try store.signIn(.ada)
    try compare(lists(favorites: [1, 2], rated: [3: 4]))
    let outcome = try compare(lists(favorites: [4], isWhole: false))
    #expect(outcome.added == 1 && outcome.removed == 0)
    #expect(try !marks(1).isEmpty && !marks(3).isEmpty)
  }

  @Test func `lists that lag behind what was just sent take nothing back`() throws {
    _ = try store.signIn(.ada)
    try store.mark(1, .favorite(true))
    let sent = try #require(try store.unsent(limit: 1).first)
    _ = try store.done(sent, now: 100_000)
    #expect(try compare(lists(), at: 100_010) == AccountComparison())
    #expect(try !marks(1).isEmpty)
    // Later it is believed.
    #expect(try compare(lists(), at: 102_000).removed == 1)
    #expect(try marks(1).isEmpty)
  }

  @Test func `what was sent while the lists came is newer than they are`() throws {
    _ = try store.signIn(.ada)
    try store.mark(1, .favorite(true))
    let sent = try #require(try store.unsent(limit: 1).first)
    _ = try store.done(sent, now: 100_003)
    #expect(try compare(lists(), at: 100_000) == AccountComparison())
    #expect(try !marks(1).isEmpty)
  }

  @Test func `lists of somebody who is not signed in any more change nothing`() throws {
    _ = try store.signIn(.member(id: 8, username: "bob", name: ""))
    #expect(try compare(lists(favorites: [1])) == AccountComparison())
    try store.signOut()
    #expect(try compare(lists(favorites: [1])) == AccountComparison())
    #expect(try store.snapshot().marks.isEmpty)
  }

  @Test func `series and films with one number are two`() throws {
    _ = try store.signIn(.ada)
    let favorites = [
      AccountMarks(.favorites, .movies, rows: [.init(.movie(605)), .init(.movie(605))]),
      AccountMarks(.favorites, .shows, rows: [.init(.show(605), summary: .show(series(605)))]),
    ]
    #expect(try compare(favorites).added == 2)
    #expect(try store.titles(of: .favorites) == ["Series 605", "movie/605"])
    #expect(try compare([favorites[0], AccountMarks(.favorites, .shows, rows: [])]).removed == 1)
    #expect(try store.titles(of: .favorites) == ["movie/605"])
  }
}
