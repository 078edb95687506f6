import AppCore
import Catalog
import Providers

extension Freshness {
  /// How long an answer is fresh: as long as it says itself, within what suits its kind.
  ///
  /// TMDB's answers say `public, max-age=N`, from minutes for what is trending to hours for a title; what says
  /// nothing is fresh for the usual time, and what says `no-cache` for the least, whatever else it says.
  struct Rule: Hashable {
    /// The least seconds, the usual ones and the most.
    private let least: Int
    private let usual: Int
    private let most: Int

    private static let minute = 60
    private static let hour = 60 * minute
    private static let day = 24 * hour

    private init(least: Int, usual: Int, most: Int) {
      self.least = least
      self.usual = usual
      self.most = most
    }

    /// Makes the rule of a request's kind.
    init(of request: Request) {
      switch request {
      case .list(.movies, _), .list(.shows, _), .list(.people, _):
        self.init(least: 5 * Self.minute, usual: Self.hour, most: 6 * Self.hour)
      case .list(.search, _):
        self.init(least: 5 * Self.minute, usual: Self.hour, most: Self.day)
      case .list(.similar, _), .list(.recommended, _), .list(.reviews, _), .list(.kept, _),
        .list(.characters, _), .list(.pokedex, _):
        self.init(least: Self.hour, usual: 12 * Self.hour, most: Self.day)
      case .movie, .show, .season, .episode, .person, .collection, .pokemon, .character, .comic:
        self.init(least: Self.hour, usual: 6 * Self.hour, most: Self.day)
      case .find: self.init(least: Self.hour, usual: Self.day, most: 7 * Self.day)
      case .keyword, .company, .network, .genres:
        self.init(least: Self.day, usual: 7 * Self.day, most: 30 * Self.day)
      }
    }

    /// How many seconds an answer is fresh from now on; nil of one that is not to be kept.
    func seconds(_ response: HTTPResponse) -> Int? {
      var seconds = usual
      var isDoubted = false
      for part in (response.header("cache-control") ?? "").lowercased().utf8.split(separator: 0x2C)
      {
        let word = String(Substring(part)).filter { $0 != " " && $0 != "\t" && $0 != "\"" }
        if word == "no-store" { return nil }
        if word == "no-cache" { isDoubted = true }
        if word.hasPrefix("max-age="), let number = Int(word.utf8.dropFirst(8).prefix(9).digits) {
          seconds = number - (response.header("age").flatMap { Int($0) }.map { max(0, $0) } ?? 0)
        }
      }
      return isDoubted ? least : min(max(seconds, least), most)
    }
  }
}

extension Sequence<UInt8> {
  /// The bytes as a text, up to the first that is no digit.
  fileprivate var digits: String {
    String(decoding: prefix { (0x30...0x39).contains($0) }, as: UTF8.self)
  }
}
