import Catalog
import Navigation
import Testing

@testable import AppCore

@Suite("What a season's episodes say of it")
struct SeasonFactsTests {
  private func season(_ ratings: [(average: Double, votes: Int)?]) -> Season {
    var season = Season(
      show: 1, SeasonSummary(number: 1, name: "", episodeCount: nil, airDate: nil, rating: nil))
    season.episodes = ratings.enumerated().map { index, rating in
      var episode = Episode(show: 1, season: 1, number: index + 1, name: "")
      episode.rating = rating.flatMap { Rating(average: $0.average, votes: $0.votes) }
      return episode
    }
    return season
  }

  @Test("the mean is of those that are rated, and none of none")
  func mean() {
    #expect(season([(8, 9), nil, (9, 9)]).mean == 8.5)
    #expect(season([nil, (0, 0)]).mean == nil)
  }

  @Test("the best is said only where that means something")
  func best() {
    #expect(season([(8, 9), (9, 9), (7, 9)]).bestEpisodes.map(\.number) == [2])
    #expect(season([(9, 9), (9.04, 9), (7, 9)]).bestEpisodes.map(\.number) == [1, 2])
    #expect(season([(8, 9), (8, 9)]).bestEpisodes.isEmpty)
    #expect(season([(8, 9)]).bestEpisodes.isEmpty)
    #expect(season([(8, 9), nil, nil, (9, 9)]).bestEpisodes.isEmpty)
    // One vote of 10 is no best.
    #expect(season([(8, 9), (10, 1), (7, 9)]).bestEpisodes.map(\.number) == [1])
  }

  @Test("guests stand once, with all their parts, those first who are in most episodes")
  func guests() {
    var season = season([nil, nil])
    func guest(_ id: ID<Person>, _ part: String) -> CastMember {
      CastMember(person: PersonSummary(id: id, name: "Guest \(id)"), characters: [part])
    }
    season.episodes?[0].credits = Credits(cast: [guest(1, "A"), guest(2, "B")], crew: [])
    season.episodes?[1].credits = Credits(cast: [guest(2, "C")], crew: [])
    #expect(season.guests.map(\.person.id) == [2, 1])
    #expect(season.guests.first?.characters == ["B", "C"])
    #expect(season.guests.map(\.episodeCount) == [2, 1])
  }
}
