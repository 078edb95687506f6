import AppCore
import Catalog

/// Seasons and episodes that are made up.
///
/// A series has the seasons 1 and 2, a third that is announced and has no episodes, and Specials; of the first
/// the episodes are 1, 2 and 4. Of every seventh series no seasons are known, of every fifth the Specials are
/// not listed, of every eleventh the second season is not.
extension FakeSource {
  static func seasons(_ show: ID<TVShow>) -> [SeasonSummary]? {
    guard !show.rawValue.isMultiple(of: 7) else { return nil }
    return [1, 2, 3, 0].map { number in
      var season = SeasonSummary(
        number: number, name: number == 0 ? "Specials" : "Season \(number)", episodeCount: nil,
        airDate: nil, rating: nil)
      season.isListed = episodes(show, number) != nil
      return season
    }
  }

  static func episodes(_ show: ID<TVShow>, _ season: Int) -> [Episode]? {
    let numbers: [Int]
    switch season {
    case 0 where !show.rawValue.isMultiple(of: 5): numbers = [1, 2]
    case 1: numbers = [1, 2, 4]
    case 2 where !show.rawValue.isMultiple(of: 11): numbers = [1, 2, 3]
    case 3: numbers = []
    case _: return nil
    }
    return numbers.map { number in
      var episode = Episode(
        show: show, season: season, number: number, name: "Episode \(season)x\(number)")
      episode.rating = Rating(average: 7 + Double(number) / 10, votes: 10)
      episode.credits = credits(show.rawValue + season * 10 + number)
      return episode
    }
  }

  static func season(_ show: ID<TVShow>, _ number: Int) -> FetchResult {
    guard let summary = seasons(show)?.first(where: { $0.number == number }) else {
      return .failed(.notFound)
    }
    var season = Season(show: show, summary)
    season.episodes = episodes(show, number)
    return .answered(.season(season), .fresh)
  }

  static func episode(_ show: ID<TVShow>, _ season: Int, _ number: Int) -> FetchResult {
    guard let episode = episodes(show, season)?.first(where: { $0.number == number }) else {
      return .failed(.notFound)
    }
    return .answered(.episode(episode), .fresh)
  }
}
