import Catalog
import Navigation

/// A numbered thing on a screen that can be followed.
///
/// The same place may be offered twice on a page, in different sections: a director who also
/// plays a part has two numbers.
public struct Choice: Hashable, Sendable {
  /// Where on the page it stands.
  public enum Section: String, CaseIterable, Hashable, Sendable {
    /// Rows of a list, or of a page that is one list.
    case rows
    case movies, allMovies
    case shows, allShows
    case directors, writers, creators
    case cast, allCredits, crew
    case genres, keywords, companies, networks
    case collection
    case similar, allSimilar
    case recommended, allRecommended
    case reviews, videos, images, watch
    case knownFor, filmography
    case filmsAsCast, filmsAsCrew, showsAsCast
    case seasons, lastEpisode, nextEpisode, episodes, guests
    case people, allPeople
    case trendingMovies, trendingShows
    case favorites, watchlist, rated
    case allFavorites, allWatchlist, allRated
    case searches
    case comics, characters
    case evolution
  }

  /// What following it leads to.
  public enum Target: Hashable, Sendable {
    /// A place.
    case place(Route)
    /// The whole text of a review, by TMDB's id of it.
    case review(String)
    /// The address at which a video plays.
    indirect case video(Video)
    /// The address of a picture.
    indirect case image(ImageFile)
  }

  /// Where on the page it stands.
  public let section: Section
  /// What it leads to.
  public let target: Target

  /// Makes a choice that leads to a place.
  public init(_ section: Section, _ route: Route) {
    self.init(section, leadingTo: .place(route))
  }

  /// Makes a choice.
  public init(_ section: Section, leadingTo target: Target) {
    self.section = section
    self.target = target
  }

  /// The place it leads to; nil where it leads to a page that is none.
  public var route: Route? {
    switch target {
    case .place(let route): route
    case .review, .video, .image: nil
    }
  }
}

/// The choices of a page with their numbers, each choice once.
///
/// A page's few choices are looked through: that is sooner done than hashing them, and the runtime
/// need not find out how a choice is hashed. Only the rows of a long list get a table.
public struct Numbering: Sendable {
  /// The choices in the order of their numbers, from 1.
  public private(set) var choices: [Choice] = []
  /// A cheap hash of each choice, in the same order.
  private var marks: [Int] = []
  /// The number of each choice; empty while there are few.
  private var numbers: [Choice: Int] = [:]
  /// The largest count that is searched linearly.
  private static let few = 80

  /// Numbers choices in their order; one that comes again keeps its first number.
  public init(_ choices: [Choice] = []) {
    reserve(choices.count)
    for choice in choices { append(choice) }
  }

  /// Makes room for so many choices.
  mutating func reserve(_ count: Int) {
    choices.reserveCapacity(count)
    marks.reserveCapacity(min(count, Self.few))
    if count > Self.few { numbers.reserveCapacity(count) }
  }

  /// Gives a choice the next number, unless it has one.
  mutating func append(_ choice: Choice) {
    guard choices.count >= Self.few else {
      if number(of: choice) == nil {
        choices.append(choice)
        marks.append(choice.target.mark)
      }
      return
    }
    if numbers.isEmpty {
      for (index, known) in choices.enumerated() { numbers[known] = index + 1 }
    }
    let next = choices.count + 1
    // An older number is smaller; looked up and set in one go, since hashing a route is not cheap.
    if kept(&numbers[choice, default: next]) == next { choices.append(choice) }
  }

  private func kept(_ number: inout Int) -> Int { number }

  /// The number of a choice, from 1; nil where the page does not offer it.
  public func number(of choice: Choice) -> Int? {
    guard numbers.isEmpty else { return numbers[choice] }
    let mark = choice.target.mark
    for (index, other) in marks.enumerated() where other == mark && choices[index] == choice {
      return index + 1
    }
    return nil
  }

  /// The choice with a number, from 1.
  public subscript(number: Int) -> Choice? {
    choices.indices.contains(number - 1) ? choices[number - 1] : nil
  }
}

extension Choice.Target {
  /// A cheap hash of the target.
  fileprivate var mark: Int {
    switch self {
    case .place(let route): route.mark
    case .review(let id): id.utf8.reduce(0) { $0 &* 31 &+ Int($1) }
    case .video(let video): video.key.utf8.reduce(0) { $0 &* 31 &+ Int($1) }
    case .image(let image): image.path.utf8.reduce(0) { $0 &* 31 &+ Int($1) }
    }
  }
}

extension Route {
  /// A cheap hash of the route: only routes with equal hashes are compared in full.
  fileprivate var mark: Int {
    if case .movie(let id) = self { return id.rawValue }
    if case .tvShow(let id) = self { return id.rawValue }
    if case .person(let id) = self { return id.rawValue }
    if case .character(let id) = self { return id.rawValue }
    if case .comic(let id) = self { return id.rawValue }
    if case .pokemon(let id) = self { return id.rawValue }
    guard case .movieList(.filtered(let filters)) = self else { return 0 }
    return filters.keywords?.ids.first?.rawValue ?? filters.companies?.ids.first?.rawValue
      ?? filters.genres?.ids.first?.rawValue ?? 0
  }
}
