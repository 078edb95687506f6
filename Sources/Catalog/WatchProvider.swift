/// A service that offers movies and series to watch, of those that most people know.
///
/// TMDB filters by numbers; a person types a name. The numbers and names are those of its lists of watch
/// providers. Whoever is not here can be asked for by number.
public struct WatchProvider: Hashable, Sendable {
  /// TMDB's number.
  public let id: Int
  /// What TMDB calls it.
  public let name: String
  /// Another name a person may type for it.
  let alias: String?
  /// The only regions that TMDB knows it by this number in, ISO 3166-1; nil where no other has its name.
  let regions: Set<String>?

  init(_ id: Int, _ name: String, alias: String? = nil, only regions: Set<String>? = nil) {
    self.id = id
    self.name = name
    self.alias = alias
    self.regions = regions
  }

  /// What the provider with a number is called; nil of one that is not known here.
  public static func name(of id: Int) -> String? { known.first { $0.id == id }?.name }

  /// The providers of a region by their names, each once.
  public static func named(in region: String) -> [WatchProvider] {
    let ownNames = Set(known.filter { $0.regions?.contains(region) == true }.map(\.name))
    return known.filter { provider in
      provider.regions.map { $0.contains(region) } ?? !ownNames.contains(provider.name)
    }
  }

  /// A name as providers are compared by it: folded, and with the sign that many end with as a word.
  public static func key(_ name: String) -> String {
    name.split(separator: "+", omittingEmptySubsequences: false).joined(separator: " plus ").folded
  }

  /// Whether a key is that of one of its names.
  public func isCalled(_ key: String) -> Bool { keys.contains(key) }

  /// Whether one of its names, or what a later word of one begins, begins with a key.
  public func isMeant(by key: String) -> Bool {
    keys.contains { name in
      let words = name.split(separator: " ")
      return words.indices.contains { words[$0...].joined(separator: " ").hasPrefix(key) }
    }
  }

  private var keys: [String] { ([name] + (alias.map { [$0] } ?? [])).map(Self.key) }

  /// All that are known here, the best known first.
  static let known: [WatchProvider] = [
    WatchProvider(8, "Netflix"),
    WatchProvider(
      9, "Amazon Prime Video", alias: "Prime Video", only: ["AT", "DE", "GB", "JP", "US"]),
    WatchProvider(119, "Amazon Prime Video", alias: "Prime Video"),
    WatchProvider(337, "Disney Plus"),
    WatchProvider(1899, "Max"),
    WatchProvider(384, "HBO Max"),
    WatchProvider(350, "Apple TV Plus"),
    WatchProvider(2, "Apple TV", alias: "iTunes"),
    WatchProvider(531, "Paramount Plus"),
    WatchProvider(15, "Hulu"),
    WatchProvider(11, "MUBI"),
    WatchProvider(283, "Crunchyroll"),
    WatchProvider(10, "Amazon Video"),
    WatchProvider(3, "Google Play Movies"),
    WatchProvider(192, "YouTube"),
    WatchProvider(188, "YouTube Premium"),
    WatchProvider(68, "Microsoft Store"),
    WatchProvider(35, "Rakuten TV"),
    WatchProvider(386, "Peacock"),
    WatchProvider(387, "Peacock Premium"),
    WatchProvider(37, "Showtime"),
    WatchProvider(43, "Starz"),
    WatchProvider(526, "AMC+"),
    WatchProvider(73, "Tubi TV"),
    WatchProvider(300, "Pluto TV"),
    WatchProvider(538, "Plex"),
    WatchProvider(99, "Shudder"),
    WatchProvider(87, "Acorn TV"),
    WatchProvider(151, "BritBox"),
    WatchProvider(190, "Curiosity Stream"),
    WatchProvider(524, "Discovery Plus"),
    WatchProvider(257, "fuboTV"),
    WatchProvider(358, "DIRECTV"),
    WatchProvider(7, "Vudu", alias: "Fandango At Home"),
    WatchProvider(38, "BBC iPlayer"),
    WatchProvider(41, "ITVX"),
    WatchProvider(103, "Channel 4", alias: "All 4"),
    WatchProvider(29, "Sky Go"),
    WatchProvider(39, "Now TV"),
    WatchProvider(130, "Sky Store"),
    WatchProvider(30, "WOW"),
    WatchProvider(178, "MagentaTV"),
    WatchProvider(20, "maxdome Store"),
    WatchProvider(537, "ZDF"),
    WatchProvider(381, "Canal+"),
    WatchProvider(58, "Canal VOD"),
    WatchProvider(61, "Orange VOD"),
    WatchProvider(63, "Filmin"),
    WatchProvider(393, "FlixOlé"),
    WatchProvider(40, "Chili"),
    WatchProvider(76, "Viaplay"),
    WatchProvider(1773, "SkyShowtime"),
    WatchProvider(323, "Yle Areena"),
    WatchProvider(72, "Videoland"),
    WatchProvider(341, "blutv"),
    WatchProvider(342, "puhutv"),
    WatchProvider(1904, "TV+"),
    WatchProvider(1750, "TOD"),
    WatchProvider(122, "Hotstar"),
    WatchProvider(232, "Zee5"),
    WatchProvider(309, "Sun Nxt"),
    WatchProvider(344, "Rakuten Viki"),
    WatchProvider(581, "iQIYI"),
    WatchProvider(464, "Kocowa"),
    WatchProvider(97, "Watcha"),
    WatchProvider(356, "wavve"),
    WatchProvider(55, "ShowMax"),
    WatchProvider(1715, "Shahid VIP"),
    WatchProvider(457, "VIX"),
    WatchProvider(619, "Star Plus"),
    WatchProvider(167, "Claro video"),
  ]
}
