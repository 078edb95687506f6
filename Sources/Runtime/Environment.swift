import AppCore
public import Catalog
import Glibc
public import Navigation

/// The variables of the environment, read when asked for.
public struct Environment: Sendable {
  private let value: @Sendable (String) -> String?

  /// The process's own environment.
  public static let process = Environment { name in
    getenv(name).map { String(cString: $0) }
  }

  /// Makes an environment of a function; an empty value counts as none.
  public init(_ value: @escaping @Sendable (String) -> String?) {
    self.value = value
  }

  /// A variable's value; nil where it is not set or empty.
  public subscript(name: String) -> String? {
    guard let text = value(name), !text.isEmpty else { return nil }
    return text
  }
}

extension Environment {
  /// The language and region to begin with: `MARQUEE_LANGUAGE` and `MARQUEE_REGION`, else what the
  /// locale says, else English and the United States.
  ///
  /// - Parameter settings: What was kept of earlier runs: it counts more than the machine's locale.
  public func locale(_ settings: [Setting] = []) -> ContentLocale {
    let system = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { self[$0] }.first ?? ""
    let name = system.prefix { $0 != "." && $0 != "@" }
    let end = name.firstIndex(of: "_") ?? name.endIndex
    var kept: (language: String?, region: String?)
    for setting in settings {
      switch setting {
      case .language(let code): kept.language = ContentLocale.language(code)
      case .region(let code): kept.region = ContentLocale.region(code)
      case .theme, .design, .tabs, .welcomed, .adult: break
      }
    }
    let country = ContentLocale.region(String(name[end...].dropFirst()))
    let language =
      self["MARQUEE_LANGUAGE"].flatMap(ContentLocale.language) ?? kept.language
      ?? ContentLocale.language(String(name[..<end])).map { language in
        country.map { LanguageVariant.code(language, country: $0) } ?? language
      }
    let region = self["MARQUEE_REGION"].flatMap(ContentLocale.region) ?? kept.region ?? country
    return ContentLocale(language: language ?? "en", region: region ?? "US")
  }

  /// The tabs that `MARQUEE_TABS` opens; words it does not know are passed over.
  public var tabs: Set<Tab> {
    let words = (self["MARQUEE_TABS"] ?? "").split { $0 == "," || $0 == " " }
    return Set(words.compactMap { Tab(rawValue: $0.lowercased()) })
      .intersection([.pokedex, .marvel])
  }

  /// Where marks, settings and the session are kept, by the XDG base directory specification; nil
  /// without a home.
  public var dataFolder: String? {
    if let data = self["XDG_DATA_HOME"], data.hasPrefix("/") { return data + "/marquee" }
    return self["HOME"].map { $0 + "/.local/share/marquee" }
  }

  /// Where answers of the live source are kept for the next time, by the XDG base directory specification;
  /// nil without a home.
  public var cacheFolder: String? {
    if let cache = self["XDG_CACHE_HOME"], cache.hasPrefix("/") { return cache + "/marquee" }
    return self["HOME"].map { $0 + "/.cache/marquee" }
  }

  /// Where a person's own themes are, by the XDG base directory specification; nil without a home.
  public var themesFolder: String? {
    if let configuration = self["XDG_CONFIG_HOME"], configuration.hasPrefix("/") {
      return configuration + "/marquee/themes"
    }
    return self["HOME"].map { $0 + "/.config/marquee/themes" }
  }

  /// Where the history of typed lines is kept, by the XDG base directory specification; nil
  /// without a home.
  public var historyPath: String? {
    if let state = self["XDG_STATE_HOME"], state.hasPrefix("/") {
      return state + "/marquee/history"
    }
    return self["HOME"].map { $0 + "/.local/state/marquee/history" }
  }
}
