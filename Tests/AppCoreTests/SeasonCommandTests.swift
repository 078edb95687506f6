import Catalog
import Navigation
import Testing

@testable import AppCore

@Suite("Seasons and episodes by their numbers")
struct SeasonCommandTests {
  @Test("a series' seasons, a season's episodes, and what there is not")
  func byNumber() throws {
    var journey = try Journey()
    journey.go("tv/3")
    journey.go("episode 1")
    #expect(journey.state.notice == .whichSeason(1))
    journey.go("season 9")
    #expect(journey.state.notice == .noSuchSeason(9, last: 3))
    journey.go("season 1")
    #expect(journey.state.route == .season(of: 3, number: 1))
    journey.go("season 1")
    #expect(journey.state.notice == .alreadyHere(.season))
    journey.go("season specials")
    #expect(journey.state.route == .season(of: 3, number: 0))
    journey.go("season 1")
    journey.go("episode 3")
    #expect(journey.state.notice == .noSuchEpisode(3, last: 4))
    journey.go("episode 4")
    #expect(journey.state.route == .episode(of: 3, season: 1, number: 4))
    journey.go("episode 2")
    let here: [Route] = [
      .tvShow(3), .season(of: 3, number: 1), .episode(of: 3, season: 1, number: 2),
    ]
    #expect(journey.routes.suffix(3) == here)
    journey.go("season 2")
    #expect(journey.routes.suffix(2) == [.tvShow(3), .season(of: 3, number: 2)])
    journey.go("back")
    #expect(journey.routes.suffix(3) == here)
  }

  @Test("from an episode its own season is the way up")
  func ownSeason() throws {
    var journey = try Journey()
    journey.go("tv/3/season/1/episode/2")
    journey.go("season 1")
    #expect(journey.routes.suffix(2) == [.tvShow(3), .season(of: 3, number: 1)])
  }

  @Test("the seasons are listed from wherever in the series one is, as soon as they are known")
  func list() throws {
    var journey = try Journey()
    journey.enter("tv/3")
    journey.enter("seasons")
    #expect(journey.state.pendingLine?.request == .show(3))
    journey.answerAll()
    #expect(journey.state.painting == .sheet(.seasons(3)))
    journey.go("season 1")
    journey.go("episode 1")
    journey.go("seasons")
    #expect(journey.state.painting == .sheet(.seasons(3)))
    journey.go("movie/3")
    journey.go("seasons")
    #expect(journey.state.notice == .notHere(.seasons))
  }

  @Test("the last episode is come to by its season, in one step")
  func lastEpisode() throws {
    var journey = try Journey()
    journey.go("tv/3")
    let before = journey.routes
    let place = Route.episode(of: 3, season: 2, number: 3)
    let number = try #require(
      journey.state.numbering.number(of: Choice(.lastEpisode, place)))
    journey.go("\(number)")
    #expect(journey.routes == before + [.season(of: 3, number: 2), place])
    journey.go("back")
    #expect(journey.routes == before)
  }

  @Test("every way of the matrix out of a series, a season and an episode is a choice or a command")
  func everyWay() throws {
    for (place, screen) in [
      ("tv/3", Screen.tvShow), ("tv/3/season/1", .season), ("tv/3/season/1/episode/2", .episode),
    ] {
      var journey = try Journey()
      journey.go(place)
      #expect(journey.state.route.screen == screen)
      let chosen = Set(journey.state.numbering.choices.map(\.route?.screen))
      for row in NavigationMatrix.rows where row.from == .screen(screen) {
        guard case .screen(let there) = row.to else { continue }
        // Pictures, videos and offers are not made up.
        if [.images, .videos, .watch].contains(there) { continue }
        if row.way == .sibling {
          journey.go("next")
          #expect(journey.state.route.screen == there)
        } else {
          #expect(chosen.contains(there), "\(screen) \(there)")
        }
      }
    }
  }

  @Test("numbers of seasons and episodes are completed with their names")
  func completion() throws {
    var journey = try Journey()
    journey.go("tv/3")
    func labels(_ line: String) -> [String] {
      journey.state.completion(of: line).candidates.map(\.label)
    }
    #expect(labels("season ") == ["1 Season 1", "2 Season 2", "3 Season 3", "0 Specials"])
    journey.go("season 1")
    #expect(labels("episode ") == ["1 Episode 1x1", "2 Episode 1x2", "4 Episode 1x4"])
    #expect(labels("episode 4") == ["4 Episode 1x4"])
  }
}
