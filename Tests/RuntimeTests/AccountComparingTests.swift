import AppCore
import Catalog
import Providers
import Storage
import TestSupport
import Testing

@testable import Runtime

@Suite struct AccountComparingTests {
  @Test func `all pages of all lists are taken over, and marks of before are offered`() throws {
    let stage = try AccountStage {
      $0.pageSize = 2
      $0.favorites = [1, 2, 3, 4, 5]
      $0.rated = [(6, 7.5), (7, 10)]
    }
    try stage.mark(90, .watchlist(true))
    try stage.mark(1, .favorite(true))
    #expect(stage.signIn())
    let (outcome, kept, lists) = try #require(
      stage.news.compactMap { news -> (AccountComparison, KeptAccount, [AccountList]?)? in
        if case .compared(let outcome, let kept, let lists) = news {
          (outcome, kept, lists)
        } else {
          nil
        }
      }.last)
    #expect(outcome.added == 6 && outcome.removed == 0)
    #expect(kept.unshared == 1 && kept.comparedOn == AccountStage.today)
    #expect(lists == [AccountList(name: "Noir", count: 12)])
    #expect(try stage.marks(6).rating == UserRating(halves: 15))
    #expect(stage.tmdb.with { $0.changes.isEmpty })
    #expect(stage.perform(.share) { $0 == .sent(waiting: 0) })
    #expect(stage.tmdb.with { $0.changes.count } == 1)
    #expect(try stage.library.account()?.unshared == 0)
  }

  @Test func `what was added and removed elsewhere is so here`() throws {
    let stage = try AccountStage { $0.favorites = [1, 2, 3] }
    #expect(stage.signIn())
    stage.tmdb.with { $0.favorites = [2, 4] }
    #expect(stage.perform(.compare(AccountStage.locale)) { $0.isCompared })
    #expect(try stage.marks(1).isEmpty && stage.marks(3).isEmpty)
    #expect(try stage.marks(2).favoriteSince != nil && stage.marks(4).favoriteSince != nil)
  }

  @Test func `lists that cannot be read change nothing`() throws {
    let stage = try AccountStage { $0.favorites = [1, 2, 3] }
    #expect(stage.signIn())
    stage.tmdb.server.stop()
    #expect(
      stage.perform(.compare(AccountStage.locale)) {
        if case .notCompared(.network(.refused)) = $0 { true } else { false }
      })
    #expect(try stage.library.snapshot().marks.count == 3)
  }
}
