import AppCore
import Catalog
import Glibc
import Providers
import Storage
import TestSupport
import Testing

@testable import Runtime

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
        let bytes = try readFile("\(stage.folder)/\(name)", limit: 10_000_000)
        #expect(!bytes.isEmpty)
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
    try AtomicFile.write(text, to: stage.file.path, replaces: true)
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
