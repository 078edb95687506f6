import AppCore
import Catalog
import Glibc
import Providers
import Storage
import TestSupport
import Testing
import Threading

@testable import Runtime

@Suite struct AccountLoginTests {
  @Test func `a person approves, and the session is kept for the owner alone`() throws {
    let stage = try AccountStage { $0.refusals = 2 }
    #expect(stage.signIn())
    #expect(
      stage.news.first
        == .approval(address: "https://www.themoviedb.org/authenticate/\(LoopbackAccount.token)"))
    #expect(stage.news.contains(.signedIn(KeptAccount(AccountStage.ada))))
    #expect(stage.tmdb.paths.count { $0 == "POST /3/authentication/session/new" } == 3)
    #expect(try stage.file.load().session == .account(LoopbackAccount.session))
    var facts = stat()
    #expect(stat(stage.file.path, &facts) == 0 && facts.st_mode & 0o777 == 0o600)
    #expect(try stage.library.account()?.account == AccountStage.ada)
  }

  @Test(arguments: [(401, 33), (404, 34), (401, 35)])
  func `a person says no`(status: Int, code: Int) throws {
    let stage = try AccountStage {
      $0.refusals = 1
      $0.sessionAnswer = (status, code)
    }
    #expect(stage.perform(.login(AccountStage.locale)) { $0 == .loginFailed(.denied) })
    #expect(try stage.library.account() == nil && stage.file.load().isEmpty)
  }

  @Test func `nobody approves in time`() throws {
    let stage = try AccountStage {
      $0.refusals = 1_000
    } pace: {
      $0.approvalLimit = .zero
    }
    #expect(stage.perform(.login(AccountStage.locale)) { $0 == .loginFailed(.expired) })
  }

  @Test func `signing in is given up, and begun anew`() throws {
    let stage = try AccountStage { $0.refusals = .max }
    #expect(stage.perform(.login(AccountStage.locale)) { $0.isApproval })
    stage.service.perform(.cancel)
    #expect(stage.perform(.loginAsGuest) { $0.isSignedIn })
    #expect(!stage.news.contains { if case .loginFailed = $0 { true } else { false } })
  }

  @Test func `the wait for a person ends with the program`() throws {
    let stage = try AccountStage {
      $0.refusals = .max
    } pace: {
      $0.approvalInterval = .seconds(3_600)
    }
    #expect(stage.perform(.login(AccountStage.locale)) { $0.isApproval })
    stage.service.finish(atMost: .zero)
    #expect(!stage.news.contains { $0.isSignedIn })
  }

  @Test func `a server that is away for a while is asked on`() throws {
    let stage = try AccountStage {
      $0.refusals = 1
      $0.sessionAnswer = (503, 46)
    }
    stage.service.perform(.login(AccountStage.locale))
    #expect(stage.wait { $0.isApproval })
    stage.tmdb.with { $0.sessionAnswer = nil }
    #expect(stage.wait { $0.isCompared })
  }

  @Test func `without a key nobody is asked`() throws {
    let stage = try AccountStage()
    let told = Guarded<[AccountNews]>([])
    let service = AccountService(
      AccountService.Setting(client: nil, file: stage.file, library: stage.library)
    ) { news in told.withLock { $0.append(news) } }
    service.perform(.login(AccountStage.locale))
    #expect(told.soon { $0 == [.loginFailed(.noKey)] })
    service.finish(atMost: .zero)
  }

  @Test func `signing out names what waits, and then ends the session`() throws {
    let stage = try AccountStage()
    #expect(stage.signIn())
    try stage.mark(7, .favorite(true))
    #expect(
      stage.perform(.logout(dropsUnsent: false)) {
        if case .unsent(let changes, count: 1) = $0 {
          changes.map(\.name) == ["Film 7"]
        } else {
          false
        }
      })
    #expect(try stage.library.account() != nil)
    #expect(stage.perform(.logout(dropsUnsent: true)) { $0 == .signedOut(nil) })
    #expect(try stage.library.account() == nil && stage.file.load().isEmpty)
    #expect(access(stage.file.path, F_OK) != 0)
    #expect(try stage.marks(7).favoriteSince != nil)
    let end = try #require(stage.tmdb.server.requests.last { $0.method == "DELETE" })
    #expect(end.body.elementsEqual("{\"session_id\":\"\(LoopbackAccount.session)\"}".utf8))
    #expect(!end.target.utf8.contains(UInt8(ascii: "&")))
  }

  @Test func `the stored key stays when the session ends`() throws {
    let stage = try AccountStage()
    try stage.file.save(TMDBSecrets(credential: TMDBCredential(LoopbackAccount.key)))
    #expect(stage.signIn())
    #expect(stage.perform(.logout(dropsUnsent: false)) { $0 == .signedOut(nil) })
    #expect(try stage.file.load() == TMDBSecrets(credential: TMDBCredential(LoopbackAccount.key)))
  }
}

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
    guard case .compared(let outcome, let kept, let lists)? = stage.news.last(where: \.isCompared)
    else { return }
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

@Suite struct AccountSecretsTests {
  @Test func `no key, token or session is in what is reported or kept beside its file`() throws {
    let stage = try AccountStage { $0.refusals = 1 }
    #expect(stage.signIn())
    try stage.mark(1, .favorite(true))
    #expect(stage.send())
    stage.tmdb.with { $0.acceptsSessions = false }
    #expect(stage.perform(.compare(AccountStage.locale)) { $0.isSessionRefused })
    let said = stage.news.filter { !$0.isApproval }.map { "\($0)" }.joined()
    for secret in [
      LoopbackAccount.session, LoopbackAccount.key, LoopbackAccount.token, LoopbackAccount.guest,
    ] {
      #expect(!said.holds(secret))
      for name in ["library.sqlite3", "library.sqlite3-wal"] {
        let bytes = (try? readFile("\(stage.folder)/\(name)", limit: 10_000_000)) ?? []
        #expect(!String(decoding: bytes, as: UTF8.self).holds(secret))
      }
    }
    let secrets = try stage.file.load()
    var dumped = ""
    dump(secrets, to: &dumped)
    #expect("\(secrets) \(dumped)".holds("TMDBSecrets") && !dumped.holds(LoopbackAccount.session))
  }

  @Test func `a file that others can read is closed to them`() throws {
    let stage = try AccountStage()
    try stage.file.save(TMDBSecrets(session: .account(LoopbackAccount.session)))
    chmod(stage.file.path, 0o644)
    #expect(try stage.file.load().session == .account(LoopbackAccount.session))
    var facts = stat()
    #expect(stat(stage.file.path, &facts) == 0 && facts.st_mode & 0o777 == 0o600)
  }

  @Test(arguments: ["", "{", "[]", "{\"version\": 2}", "\u{1F}\u{8B}"])
  func `a file that is none of ours is not used, and written anew`(text: String) throws {
    let stage = try AccountStage()
    try writeFile(stage.file.path, text)
    #expect(throws: CredentialFile.Failure.unreadable) { try stage.file.load() }
    try stage.file.change { $0.session = .guest("g") }
    #expect(try stage.file.load() == TMDBSecrets(session: .guest("g")))
  }

  @Test func `a key with every sign that it may have comes back as it was`() throws {
    let stage = try AccountStage()
    let signs = String(String.UnicodeScalarView((0x21...0x7E).compactMap { Unicode.Scalar($0) }))
    let secrets = TMDBSecrets(credential: .token(reading: signs), session: .account("a-b_c.d"))
    try stage.file.save(secrets)
    #expect(try stage.file.load() == secrets)
  }
}
