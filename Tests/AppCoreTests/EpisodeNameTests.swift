import Catalog
import Navigation
import Testing

@testable import AppCore

@Suite("An episode by a part of its name")
struct EpisodeNameTests {
  private let show: ID<TVShow> = 3

  /// The name and place of an episode that no other shares.
  private func unique(_ journey: Journey) throws -> NamedEpisode {
    let all = journey.state.catalog.seasons.values.flatMap { season in
      (season.episodes ?? []).map {
        NamedEpisode(season: season.summary.number, number: $0.number, name: $0.name)
      }
    }
    return try #require(
      all.filter { episode in
        episode.season == 2
          && all.count { $0.name.folded.contains(episode.name.folded) } == 1
      }.max { $0.number < $1.number })
  }

  @Test("is found in any season, and the line waits for those that are not known yet")
  func acrossSeasons() throws {
    var scout = try Journey()
    for season in [0, 1, 2] { scout.go("go tv/3/season/\(season)") }
    let episode = try unique(scout)
    for place in ["tv/3", "tv/3/season/1", "tv/3/season/1/episode/1"] {
      var journey = try Journey()
      journey.go("go \(place)")
      journey.go("episode \(episode.name.lowercased())")
      #expect(
        journey.state.route
          == .episode(of: show, season: episode.season, number: episode.number), "\(place)")
      #expect(journey.state.pendingLine == nil)
      #expect(journey.state.linkText.hasSuffix("tv/3/season/2/episode/\(episode.number)"))
    }
  }

  @Test("that several have names them, and one that none has says so")
  func several() throws {
    var journey = try Journey()
    journey.go("go tv/3")
    let before = journey.routes
    journey.go("episode e")
    guard case .ambiguousEpisode("e", let candidates)? = journey.state.notice else {
      Issue.record("\(String(describing: journey.state.notice))")
      return
    }
    #expect(candidates.count > 1)
    journey.go("episode no such name at all")
    #expect(journey.state.notice == .noEpisodeNamed("no such name at all", nearest: nil))
    journey.go("episode 2")
    #expect(journey.state.notice == .whichSeason(2))
    #expect(journey.routes == before)
  }

  @Test("means nothing where no series is on screen")
  func elsewhere() throws {
    var journey = try Journey()
    journey.go("go movie/603")
    journey.go("episode pilot")
    #expect(journey.state.notice == .notHere(.episode))
  }
}
