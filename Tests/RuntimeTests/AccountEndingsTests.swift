import AppCore
import Catalog
import Glibc
import Providers
import Storage
import TestSupport
import Testing

@testable import Runtime

/// Whoever gives an order and waits for what comes of it gets an end, whatever is in the way.
@Suite struct AccountEndingsTests {
  enum Trouble: CaseIterable {
    case none, nothingWaits, allRefused, lastRefused, gateway, serverDown, sessionRefused
    case sessionRefusedBefore, isOffline, noKey, signedOutElsewhere, noThread, unreadableFile
    case noAccount, noSession

    /// Whether it comes once more of it where nothing is in the way.
    var isNone: Bool { self == .none || self == .nothingWaits }

    /// A service that meets it, over what the stage has kept.
    func service(_ stage: AccountStage) throws -> AccountService {
      switch self {
      case .none, .nothingWaits: break
      case .allRefused:
        stage.tmdb.with {
          $0.refusedFilms = [1: LoopbackAccount.status(404, 34), 2: LoopbackAccount.status(422, 5)]
        }
      case .lastRefused:
        stage.tmdb.with { $0.refusedFilms = [2: LoopbackAccount.status(404, 34)] }
      case .gateway:
        stage.tmdb.with { $0.refusedFilms = [1: LoopbackAnswer(404), 2: LoopbackAnswer(403)] }
      case .serverDown: stage.tmdb.server.stop()
      case .sessionRefused: stage.tmdb.with { $0.acceptsSessions = false }
      case .sessionRefusedBefore:
        stage.tmdb.with { $0.acceptsSessions = false }
        let service = stage.another()
        #expect(stage.perform(.send, by: service) { $0.isSessionRefused })
        return service
      case .isOffline:
        return stage.another {
          $0.client = nil
          $0.isOffline = true
        }
      case .noKey: return stage.another { $0.client = nil }
      case .signedOutElsewhere: try stage.library.signOut()
      case .noThread: return stage.another { $0.starts = { _ in false } }
      case .unreadableFile:
        unlink(stage.file.path)
        #expect(symlink("account.json", stage.file.path) == 0)
      case .noAccount:
        stage.tmdb.with {
          $0.accountAnswers = Array(repeating: LoopbackAccount.status(503, 46), count: 100)
        }
      case .noSession: stage.tmdb.with { $0.sessionAnswer = (200, 1) }
      }
      return stage.another()
    }
  }

  private static let orders: [AccountOrder] = [
    .login(AccountStage.locale), .loginAsGuest, .logout(dropsUnsent: false),
    .logout(dropsUnsent: true), .compare(AccountStage.locale), .send, .share,
  ]

  @Test(arguments: Trouble.allCases)
  func `each order ends with news that ends it`(trouble: Trouble) throws {
    for order in Self.orders {
      let stage = try AccountStage()
      #expect(stage.signIn())
      if trouble != .nothingWaits {
        for film in 1...2 { try stage.mark(film, .favorite(true)) }
      }
      let service = try trouble.service(stage)
      let count = stage.news.count
      #expect(stage.perform(order, by: service) { $0.ends(order) }, "\(trouble): \(order)")
      service.finish(atMost: .zero)
      guard trouble.isNone else { continue }
      let ends = stage.news.dropFirst(count).count { $0.ends(order) }
      #expect(ends == 1, "\(trouble): \(order)")
    }
  }

  @Test func `a canceled order ends nobody else's`() {
    let news: [AccountNews] = [
      .sent(waiting: 0), .waits(1, .offline), .lacksKey(waiting: 0), .signedOut(nil),
      .loginFailed(.denied), .notCompared(.cancelled), .notKept(.full), .unsent([], count: 1),
      .sessionRefused(.unauthorized, waiting: 0),
    ]
    for news in news { #expect(!news.ends(.cancel)) }
    #expect(!AccountNews.sent(waiting: 1).ends(.send))
  }
}

/// What may go wrong between an approval and the first use of a session.
@Suite struct AccountSessionTests {
  @Test func `whose session it is is asked again, since its token gives no other`() throws {
    let stage = try AccountStage {
      $0.accountAnswers = [
        LoopbackAccount.status(503, 46), LoopbackAnswer(200, "{}"), LoopbackAnswer(502, "<html>"),
      ]
    }
    #expect(stage.signIn())
    #expect(try stage.file.load().session == .account(LoopbackAccount.session))
    #expect(try stage.library.account()?.account == AccountStage.ada)
    #expect(stage.tmdb.paths.count { $0 == "POST /3/authentication/session/new" } == 1)
  }

  @Test func `a session that stays without an account is ended again`() throws {
    let stage = try AccountStage {
      $0.accountAnswers = Array(repeating: LoopbackAccount.status(503, 46), count: 100)
    }
    #expect(
      stage.perform(.login(AccountStage.locale)) {
        $0 == .loginFailed(.failed(.server(status: 503)))
      })
    #expect(stage.tmdb.paths.last == "DELETE /3/authentication/session")
    #expect(try stage.file.load().isEmpty && stage.library.account() == nil)
  }

  @Test func `a session that cannot be kept is ended again`() throws {
    let stage = try AccountStage()
    #expect(symlink("account.json", stage.file.path) == 0)
    #expect(
      stage.perform(.login(AccountStage.locale)) {
        if case .loginFailed(.notKept) = $0 { true } else { false }
      })
    #expect(stage.tmdb.paths.last == "DELETE /3/authentication/session")
    #expect(try stage.library.account() == nil)
  }

  @Test func `a token that was spent on nothing is not asked about for an hour`() throws {
    let stage = try AccountStage {
      $0.refusals = 1
      $0.sessionAnswer = (200, 1)
    } pace: {
      $0.approvalInterval = .zero
    }
    #expect(
      stage.perform(.login(AccountStage.locale)) {
        $0 == .loginFailed(.failed(.malformed("the answer has no session")))
      })
    #expect(stage.tmdb.paths.count { $0 == "POST /3/authentication/session/new" } == 2)
  }

  @Test func `a key stays where its file cannot be read for a while`() throws {
    let stage = try AccountStage()
    #expect(symlink("account.json", stage.file.path) == 0)
    #expect(throws: CredentialFile.Failure.system(SystemError(number: ELOOP))) {
      try stage.file.change { $0.session = .guest("g") }
    }
    var facts = stat()
    #expect(lstat(stage.file.path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFLNK)
  }
}

/// A network between here and TMDB that says what it likes.
@Suite struct AccountGatewayTests {
  @Test(arguments: [400, 403, 404, 451])
  func `a mark stays, and waits, whatever stands on the way`(status: Int) throws {
    let stage = try AccountStage()
    #expect(stage.signIn())
    for film in 1...3 { try stage.mark(film, .favorite(true)) }
    stage.tmdb.with { state in
      for film in 1...3 { state.refusedFilms[film] = LoopbackAnswer(status, "{\"blocked\":true}") }
    }
    #expect(stage.perform(.send) { $0 == .waits(3, .server(status: status)) })
    #expect(try stage.library.account()?.waiting == 3)
    for film in 1...3 { #expect(try stage.marks(film).favoriteSince != nil) }
    stage.tmdb.with { $0.refusedFilms = [:] }
    #expect(stage.wait { $0 == .sent(waiting: 0) })
  }
}
