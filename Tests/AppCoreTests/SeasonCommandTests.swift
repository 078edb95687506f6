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

  @Test("a season's episodes in an order, with numbers that follow it")
  func sorted() throws {
    var journey = try Journey()
    journey.go("tv/3")
    journey.go("season 1")
    func numbers() -> [Int] {
      journey.state.numbering.choices.compactMap { choice in
        guard choice.section == .episodes, case .episode(_, _, let number)? = choice.route else {
          return nil
        }
        return number
      }
    }
    #expect(numbers() == [1, 2, 4])
    journey.go("sort rating")
    #expect(numbers() == [4, 2, 1])
    journey.go("sort rating.asc")
    #expect(numbers() == [1, 2, 4])
    journey.go("sort title.desc")
    #expect(numbers() == [4, 2, 1])
    journey.go("1")
    #expect(journey.state.route == .episode(of: 3, season: 1, number: 4))
    journey.go("up")
    journey.go("sort")
    #expect(numbers() == [1, 2, 4])
    journey.go("sort revenue")
    guard
      case .misunderstood(.badArgument(.sort, "revenue", .orderOfEpisodes, _), _, _)? =
        journey.state.notice
    else {
      Issue.record("\(String(describing: journey.state.notice))")
      return
    }
    #expect(
      journey.state.completion(of: "sort ").candidates.map(\.text)
        == ["rating", "votes", "date", "name"])
  }

  @Test("episodes are ordered by what is asked for, and those without it stand last")
  func orders() throws {
    func episode(_ number: Int, _ name: String, _ rating: Double?, _ votes: Int, _ day: Int?)
      -> Episode
    {
      var episode = Episode(show: 3, season: 1, number: number, name: name)
      episode.rating = rating.flatMap { Rating(average: $0, votes: votes) }
      episode.airDate = day.flatMap { CalendarDate(year: 2020, month: 1, day: $0) }
      return episode
    }
    var season = Season(
      show: 3,
      SeasonSummary(number: 1, name: "One", episodeCount: nil, airDate: nil, rating: nil))
    season.episodes = [
      episode(1, "Part 10", 8, 5, 9), episode(2, "Part 9", nil, 0, 7), episode(3, "É", 9, 3, nil),
      episode(4, "Part 9", 8, 9, 8),
    ]
    func order(_ key: SortOrder.Key, _ isAscending: Bool? = nil) -> [Int]? {
      season.episodes(by: SortOrder(key, isAscending: isAscending))?.map(\.number)
    }
    #expect(order(.rating) == [3, 1, 4, 2] && order(.rating, true) == [1, 4, 3, 2])
    #expect(order(.votes) == [4, 1, 3, 2] && order(.date) == [1, 4, 2, 3])
    #expect(
      order(.title) == [3, 2, 4, 1] && season.episodes(by: nil)?.map(\.number) == [1, 2, 3, 4])
  }
}
