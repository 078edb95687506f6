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
