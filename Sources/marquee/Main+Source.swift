import AppCore
import Catalog
import Glibc
import Providers
import Runtime
import Screens
import Storage

extension Marquee {
  /// What answers in a run.
  struct Answering {
    let services: Services
    let source: Source
    /// The day of the facts about what the source knows nothing of; nil where it knows all.
    var sampleDate: CalendarDate?
  }

  /// What answers in a run: TMDB where there is a key, else the catalog compiled in.
  static func answering(
    _ arguments: Arguments, _ environment: Environment, _ catalogue: BuiltInCatalogue,
    _ library: LibraryStore
  ) throws(UsageError) -> Answering {
    let file = CredentialFile(folder: environment.dataFolder)
    guard !arguments.isBuiltIn, let credential = try credential(arguments, environment, or: file)
    else {
      var services = Services.builtIn(catalogue, library: library)
      services.account = account(nil, file, library, isOffline: arguments.isBuiltIn)
      return Answering(services: services, source: .builtIn(asOf: catalogue.asOf))
    }
    let base = try base(environment)
    let relay = DelayRelay()
    var http: HTTPClient?
    var client: TMDBClient?
    if !arguments.isOffline {
      var configuration = HTTPConfiguration()
      configuration.userAgent = "Marquee/\(version)"
      let made = HTTPClient(configuration: configuration) { relay.changed() }
      client = TMDBClient(made, base: base, credential: credential)
      http = made
    }
    let source = LiveSource(
      LiveSource.Parts(
        client: client, cache: .open(folder: environment.cacheFolder, source: base),
        sample: catalogue, now: Clock.seconds, today: { Clock.today() ?? catalogue.asOf }))
    var services = Services.live(
      source, sample: catalogue, http: http, relay: relay, library: library)
    services.account = account(client, file, library, isOffline: arguments.isOffline)
    return Answering(services: services, source: .live, sampleDate: catalogue.asOf)
  }

  /// What does things with the account, as soon as there is something to do.
  private static func account(
    _ client: TMDBClient?, _ file: CredentialFile?, _ library: LibraryStore, isOffline: Bool
  ) -> @Sendable (@escaping @Sendable (AccountNews) -> Void) -> AccountService {
    { report in
      var setting = AccountService.Setting(client: client, file: file, library: library)
      setting.isOffline = isOffline
      return AccountService(setting, report: report)
    }
  }

  /// What TMDB knows the program by: what the environment says, else what was kept; nil where there is no key.
  private static func credential(
    _ arguments: Arguments, _ environment: Environment, or file: CredentialFile?
  ) throws(UsageError) -> TMDBCredential? {
    if let given = try credential(environment) { return given }
    guard let file else { return nil }
    do throws(CredentialFile.Failure) {
      return try file.load().credential
    } catch {
      complain(
        words(arguments, environment).unusableKeyFile(file.path, reason: error.message))
      return nil
    }
  }

  /// What the environment says that TMDB knows the program by; nil where it says nothing.
  static func credential(_ environment: Environment) throws(UsageError) -> TMDBCredential? {
    if let text = environment["TMDB_ACCESS_TOKEN"] {
      guard let token = TMDBCredential.token(reading: text) else {
        throw .badKey(variable: "TMDB_ACCESS_TOKEN")
      }
      return token
    }
    guard let text = environment["TMDB_API_KEY"] else { return nil }
    guard let key = TMDBCredential.key(reading: text) else {
      throw .badKey(variable: "TMDB_API_KEY")
    }
    return key
  }

  /// The address that is asked.
  static func base(_ environment: Environment) throws(UsageError) -> String {
    guard let text = environment["TMDB_BASE_URL"] else { return TMDBClient.usualBase }
    guard let base = TMDBClient.base(reading: text) else {
      throw .badAddress(text, from: "TMDB_BASE_URL")
    }
    guard !TMDBClient.isReadable(base) else { throw .readableAddress(text, from: "TMDB_BASE_URL") }
    return base
  }
}
