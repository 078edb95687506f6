import AppCore
import Catalog
import Glibc
import Providers
import Storage
import TestSupport
import Testing

@testable import Runtime

@Suite struct AccountSendingTests {
  @Test func `changes are sent in the order they were made`() throws {
    let stage = try AccountStage()
    #expect(stage.signIn())
    try stage.mark(1, .favorite(true))
    try stage.mark(2, .watchlist(true))
    try stage.mark(3, .rating(UserRating(halves: 17)))
    try stage.mark(4, .rating(nil))
    try stage.mark(1, .favorite(false))
    #expect(stage.send())
    #expect(
      stage.tmdb.with { $0.changes } == [
        "POST account/42/watchlist {\"media_type\":\"movie\",\"media_id\":2,\"watchlist\":true}",
        "POST movie/3/rating {\"value\":8.5}",
        "DELETE movie/4/rating ",
        "POST account/42/favorite {\"media_type\":\"movie\",\"media_id\":1,\"favorite\":false}",
      ])
  }

  @Test func `what meets a fault or a dropped connection is sent later`() throws {
    let stage = try AccountStage()
    #expect(stage.signIn())
    stage.tmdb.with {
      $0.changeAnswers = [
        LoopbackAccount.status(503, 46),
        LoopbackAnswer(200, String(repeating: " ", count: 400), fault: .cut(after: 200)),
        LoopbackAnswer(200, "<html>Sign in to this network</html>"),
        LoopbackAccount.status(429, 25),
      ]
    }
    try stage.mark(1, .favorite(true))
    try stage.mark(2, .favorite(true))
    #expect(stage.send())
    #expect(stage.tmdb.with { $0.changes.count } == 2)
    let reasons = stage.news.compactMap { news -> Failure? in
      if case .waits(2, let failure) = news { failure } else { nil }
    }
    #expect(
      reasons == [
        .server(status: 503), .network(.dropped(host: "127.0.0.1")), .foreign,
        .rateLimited(retryAfter: nil),
      ])
  }

  @Test func `one change that the server cannot take does not hold up the others`() throws {
    let stage = try AccountStage()
    #expect(stage.signIn())
    stage.tmdb.with { $0.refusedFilms = [1: LoopbackAccount.status(500, 11)] }
    for film in 1...3 { try stage.mark(film, .favorite(true)) }
    #expect(stage.perform(.send) { $0 == .sent(waiting: 1) })
    #expect(try stage.library.unsent(limit: 9).map(\.title) == [.movie(1)])
    stage.tmdb.with { $0.refusedFilms = [:] }
    #expect(stage.wait { $0 == .sent(waiting: 0) })
    #expect(try stage.marks(1).favoriteSince != nil)
  }

  @Test func `what TMDB refuses is taken back and said`() throws {
    let stage = try AccountStage()
    #expect(stage.signIn())
    stage.tmdb.with { $0.refusedFilms = [9: LoopbackAccount.status(404, 34)] }
    try stage.mark(9, .rating(UserRating(halves: 20)))
    try stage.mark(8, .favorite(true))
    #expect(stage.send())
    let refused = stage.news.compactMap { news -> (MarkChange?, Failure)? in
      if case .refused(_, let back, let failure, _) = news { (back, failure) } else { nil }
    }
    #expect(refused.count == 1 && refused[0] == (.rating(nil), .notFound))
    #expect(try stage.marks(9).isEmpty && stage.marks(8).favoriteSince != nil)
  }

  @Test func `a session that is not accepted any more loses nothing`() throws {
    let stage = try AccountStage()
    #expect(stage.signIn())
    stage.tmdb.with { $0.acceptsSessions = false }
    try stage.mark(1, .favorite(true))
    #expect(stage.perform(.send) { $0 == .sessionRefused(.unauthorized, waiting: 1) })
    try stage.mark(2, .favorite(true))
    stage.service.perform(.send)
    #expect(stage.perform(.login(AccountStage.locale)) { $0 == .sent(waiting: 0) })
    #expect(stage.tmdb.with { $0.changes.count } == 2)
  }

  @Test func `a guest's ratings are sent, and nothing else`() throws {
    let stage = try AccountStage()
    try stage.mark(1, .rating(UserRating(halves: 3)))
    #expect(stage.perform(.loginAsGuest) { $0.isSignedIn })
    #expect(stage.news.contains(.signedIn(KeptAccount(.guest, unshared: 1))))
    try stage.mark(2, .favorite(true))
    try stage.mark(2, .rating(UserRating(halves: 4)))
    #expect(stage.send())
    #expect(stage.tmdb.with { $0.changes } == ["POST movie/2/rating {\"value\":2}"])
    #expect(
      stage.tmdb.server.requests.last?.target
        == "/3/movie/2/rating?api_key=\(LoopbackAccount.key)&guest_session_id=\(LoopbackAccount.guest)"
    )
  }

  @Test func `what was marked at the very end is sent before the thread ends`() throws {
    let stage = try AccountStage()
    #expect(stage.signIn())
    try stage.mark(1, .favorite(true))
    stage.service.perform(.send)
    stage.service.finish(atMost: .seconds(30))
    #expect(stage.tmdb.with { $0.changes.count } == 1)
    #expect(try stage.library.account()?.waiting == 0)
  }
}
