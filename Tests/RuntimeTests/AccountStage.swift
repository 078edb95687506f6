import AppCore
import Catalog
import Glibc
import Providers
import Storage
import TestSupport
import Testing
import Threading

@testable import Runtime

/// The service with a library, a folder of its own and TMDB at the loopback address.
final class AccountStage {
  private let temporaryFolder: TemporaryFolder
  var folder: String { temporaryFolder.path }
  let tmdb: LoopbackAccount
  let library: LibraryStore
  let file: CredentialFile
  let service: AccountService
  let setting: AccountService.Setting
  private let told: Guarded<[AccountNews]>
  private let http: HTTPClient

  static let today = CalendarDate(year: 2026, month: 11, day: 30) ?? .epoch
  static let ada = Account.member(id: 42, username: "ada", name: "Ada Lovelace")
  static let locale = ContentLocale(language: "en", region: "US")

  init(
    _ change: (inout LoopbackAccount.State) -> Void = { _ in },
    pace: (inout AccountService.Pace) -> Void = { _ in }
  ) throws {
    temporaryFolder = try TemporaryFolder()
    tmdb = try LoopbackAccount(change)
    library = LibraryStore.open(folder: temporaryFolder.path, creates: true)
    file = try #require(CredentialFile(folder: temporaryFolder.path))
    var configuration = HTTPConfiguration()
    configuration.proxy = .none
    configuration.retry.tries = 1
    configuration.requestsPerSecond = 10_000
    http = HTTPClient(configuration: configuration)
    let credential = try #require(TMDBCredential(LoopbackAccount.key))
    var setting = AccountService.Setting(
      client: TMDBClient(http, base: tmdb.server.base, credential: credential), file: file,
      library: library)
    setting.today = { Self.today }
    setting.now = { 1_000_000 }
    setting.pace.approvalInterval = .zero
    setting.pace.firstBackOff = .milliseconds(1)
    pace(&setting.pace)
    let told = Guarded<[AccountNews]>([])
    self.told = told
    self.setting = setting
    service = AccountService(setting) { news in told.withLock { $0.append(news) } }
  }

  /// Another service over the same library and file, with another setting.
  func another(_ change: (inout AccountService.Setting) -> Void = { _ in }) -> AccountService {
    var setting = setting
    change(&setting)
    return AccountService(setting) { [told] news in told.withLock { $0.append(news) } }
  }

  deinit {
    service.finish(atMost: .zero)
    http.shutdown()
  }

  /// All that was reported.
  var news: [AccountNews] { told.withLock { $0 } }

  /// Gives an order and waits until something was reported.
  func perform(
    _ order: AccountOrder, by another: AccountService? = nil, until holds: (AccountNews) -> Bool
  ) -> Bool {
    let count = news.count
    (another ?? service).perform(order)
    return told.soon { $0.dropFirst(count).contains(where: holds) }
  }

  /// Waits until something was reported.
  func wait(until holds: (AccountNews) -> Bool) -> Bool {
    told.soon { $0.contains(where: holds) }
  }

  /// Signs in, and waits until the service has nothing more to do.
  func signIn() -> Bool { perform(.login(Self.locale)) { $0 == .sent(waiting: 0) } }

  func mark(_ film: Int, _ change: MarkChange) throws {
    try library.keep(
      .mark(
        .movie(ID(film)), change, on: Self.today,
        title: .movie(MovieSummary(id: ID(film), title: "Film \(film)"))))
  }

  func marks(_ film: Int) throws -> Marks { try library.snapshot().marks[.movie(ID(film))] }

  /// Sends all that waits.
  func send() -> Bool { perform(.send) { $0 == .sent(waiting: 0) } }
}

extension AccountNews {
  var isCompared: Bool { if case .compared = self { true } else { false } }
  var isSessionRefused: Bool { if case .sessionRefused = self { true } else { false } }
  var isApproval: Bool { if case .approval = self { true } else { false } }
  var isSignedIn: Bool { if case .signedIn = self { true } else { false } }
}
