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
  }

  /// Where on the page it stands.
  public let section: Section
  /// Where it leads.
  public let route: Route

  /// Makes a choice.
  public init(_ section: Section, _ route: Route) {
    self.section = section
    self.route = route
  }
}

/// The choices of a page with their numbers, found by choice and by section.
public struct Numbering: Sendable {
  /// The choices in the order of their numbers, from 1.
  public let choices: [Choice]
  private let numbers: [Choice: Int]

  /// Numbers choices in their order; one that comes again keeps its first number.
  public init(_ choices: [Choice]) {
    var numbers: [Choice: Int] = [:]
    numbers.reserveCapacity(choices.count)
    for choice in choices where numbers[choice] == nil { numbers[choice] = numbers.count + 1 }
    self.choices = choices
    self.numbers = numbers
  }

  /// Takes choices that are each there once, with their numbers.
  init(_ choices: [Choice], numbers: [Choice: Int]) {
    self.choices = choices
    self.numbers = numbers
  }

  /// The number of a choice, from 1; nil where the page does not offer it.
  public func number(of choice: Choice) -> Int? {
    numbers[choice]
  }

  /// The choice with a number, from 1.
  public subscript(number: Int) -> Choice? {
    choices.indices.contains(number - 1) ? choices[number - 1] : nil
  }
}
