import AppCore
import Catalog
import Glibc
import Providers
import Runtime
import Storage

extension Marquee {
  /// What answers in a run.
  struct Answering {
    let services: Services
    let source: Source
    /// The day of the facts about what the source knows nothing of; nil where it knows all.
    var sampleDate: CalendarDate?
  }

  /// What answers in a run: TMDB where there is a key, else the catalogue compiled in.
  static func answering(
    _ arguments: Arguments, _ environment: Environment, _ catalogue: BuiltInCatalogue,
    _ library: LibraryStore
  ) throws(UsageError) -> Answering {
    guard !arguments.isBuiltIn, let credential = try credential(environment) else {
      return Answering(
        services: .builtIn(catalogue, library: library), source: .builtIn(asOf: catalogue.asOf))
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
    return Answering(
      services: .live(source, sample: catalogue, http: http, relay: relay, library: library),
      source: .live, sampleDate: catalogue.asOf)
  }

  /// What TMDB knows the program by; nil where there is no key.
  private static func credential(_ environment: Environment) throws(UsageError) -> TMDBCredential? {
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
  private static func base(_ environment: Environment) throws(UsageError) -> String {
    guard let text = environment["TMDB_BASE_URL"] else { return TMDBClient.usualBase }
    guard let base = TMDBClient.base(reading: text) else {
      throw .badAddress(text, from: "TMDB_BASE_URL")
    }
    return base
  }
}
