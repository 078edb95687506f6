import Catalog
import Navigation
import Testing

@testable import AppCore

@Suite("Next and previous, over the borders of seasons")
struct SiblingTests {
  private let show: ID<TVShow> = 3

  private func journey(on place: String) throws -> Journey {
    var journey = try Journey()
    journey.go(place)
    return journey
  }

  private func episode(_ season: Int, _ number: Int, of show: ID<TVShow> = 3) -> Route {
    .episode(of: show, season: season, number: number)
  }

  private func season(_ number: Int, of show: ID<TVShow> = 3) -> Route {
    .season(of: show, number: number)
  }

  @Test("an episode's neighbours are the nearest numbers there are")
  func gaps() throws {
    var journey = try journey(on: "tv/3/season/1/episode/1")
    for number in [2, 4] {
      journey.go("next")
      #expect(journey.state.route == episode(1, number))
    }
    for number in [2, 1] {
      journey.go("previous")
      #expect(journey.state.route == episode(1, number))
    }
    // One that the season does not have stands between those it has.
    journey.go("go tv/3/season/1/episode/3")
    #expect(journey.state.phase == .failed(.notFound))
    journey.go("next")
    #expect(journey.state.route == episode(1, 4))
  }

  @Test("beyond the end of a season stands the first of the next, and both places are replaced")
  func border() throws {
    var journey = try journey(on: "tv/3/season/1/episode/4")
    let before = journey.routes
    let effects = journey.enter("next")
    #expect(Journey.requests(effects) == [.season(of: show, number: 2)])
    #expect(journey.state.pendingLine?.line == "next")
    #expect(journey.routes == before)
    journey.answerAll()
    #expect(journey.routes == before.dropLast(2) + [season(2), episode(2, 1)])
    #expect(journey.state.pendingLine == nil)
    #expect(journey.state.linkText.hasSuffix("tv/3/season/2/episode/1"))
    journey.go("up")
    #expect(journey.state.route == season(2))
    journey.go("back")
    journey.go("back")
    #expect(journey.routes == before)
    journey.go("forward")
    #expect(journey.state.route == episode(2, 1))
    // Both seasons are known by now: nothing has to be waited for.
    let back = journey.enter("previous")
    #expect(journey.state.route == episode(1, 4))
    #expect(!Journey.requests(back).contains(.season(of: show, number: 1)))
  }

  @Test("seasons without episodes are passed over, and the Specials come last")
  func specials() throws {
    var journey = try journey(on: "tv/3/season/2/episode/3")
    journey.go("next")
    #expect(journey.state.route == episode(0, 1))
    journey.go("previous")
    #expect(journey.state.route == episode(2, 3))
    journey.go("next")
    journey.go("next")
    #expect(journey.state.route == episode(0, 2))
    let effects = journey.enter("next")
    #expect(effects.isEmpty)
    #expect(journey.state.route == episode(0, 2))
    #expect(journey.state.notice == .noSibling(.episode, offset: 1))
    journey.go("go tv/3/season/1/episode/1")
    journey.go("previous")
    #expect(journey.state.notice == .noSibling(.episode, offset: -1))
  }

  @Test("Specials that are not listed are no end to be stopped at, and no place to go")
  func unlistedSpecials() throws {
    var journey = try journey(on: "tv/5/season/2/episode/3")
    journey.go("next")
    #expect(journey.state.notice == .noSibling(.episode, offset: 1))
    journey.go("up")
    journey.go("season 3")
    journey.go("next")
    #expect(journey.state.notice == .noSibling(.season, offset: 1))
  }

  @Test("a season that is not listed is not jumped over in silence")
  func unlistedSeason() throws {
    var journey = try journey(on: "tv/11/season/1/episode/4")
    journey.go("next")
    #expect(journey.state.notice == .seasonNotListed(2, nearest: 3))
    #expect(journey.state.route == episode(1, 4, of: 11))
    journey.go("up")
    journey.go("next")
    #expect(journey.state.notice == .seasonNotListed(2, nearest: 3))
    journey.go("season 2")
    #expect(journey.state.notice == .seasonNotListed(2, nearest: nil))
    journey.go("season 3")
    #expect(journey.state.route == season(3, of: 11))
    journey.go("previous")
    #expect(journey.state.notice == .seasonNotListed(2, nearest: 1))
  }

  @Test("seasons are replaced one by one, the Specials after the last")
  func seasons() throws {
    var journey = try journey(on: "tv/3/season/1")
    let beneath = journey.routes.dropLast()
    for number in [2, 3, 0] {
      journey.go("next")
      #expect(journey.routes == beneath + [season(number)])
    }
    journey.go("next")
    #expect(journey.state.notice == .noSibling(.season, offset: 1))
    for number in [3, 2, 1] {
      journey.go("previous")
      #expect(journey.routes == beneath + [season(number)])
    }
    journey.go("previous")
    #expect(journey.state.notice == .noSibling(.season, offset: -1))
    journey.go("back 6")
    #expect(journey.routes == beneath + [season(1)])
  }

  @Test("a season there is not stands among those there are")
  func unknownSeason() throws {
    var journey = try journey(on: "tv/3/season/99")
    #expect(journey.state.phase == .failed(.notFound))
    journey.go("previous")
    #expect(journey.state.route == season(3))
    journey.go("go tv/3/season/99")
    journey.go("next")
    #expect(journey.state.route == season(0))
  }

  @Test("without seasons there is no next one, and it is said why")
  func noSeasons() throws {
    var journey = try journey(on: "tv/7/season/1")
    for line in ["next", "previous", "seasons", "season 2"] {
      journey.go(line)
      #expect(journey.state.notice == .notInSource(.season), "\(line)")
      #expect(journey.state.route == season(1, of: 7))
    }
    journey.go("go tv/7/season/1/episode/1")
    journey.go("next")
    #expect(journey.state.notice == .lineLacks(.notFound))
    #expect(journey.state.isIdle)
  }

  @Test("what the line waits for may fail, and the line says so")
  func failing() throws {
    var journey = try journey(on: "tv/3/season/1/episode/4")
    journey.enter("next")
    let (request, ticket) = try #require(journey.pending.first)
    journey.send(.fetched(request, ticket: ticket, .failed(.offline)))
    #expect(journey.state.notice == .lineLacks(.offline))
    #expect(journey.state.route == episode(1, 4))
    journey.go("next")
    #expect(journey.state.route == episode(2, 1))
  }

  @Test("an answer to another question does not keep the line waiting for ever")
  func wrongAnswer() throws {
    var journey = try journey(on: "tv/3/season/1/episode/4")
    journey.enter("next")
    let (request, ticket) = try #require(journey.pending.first)
    let other = Season(
      show: 4,
      SeasonSummary(number: 9, name: "", episodeCount: nil, airDate: nil, rating: nil))
    journey.send(.fetched(request, ticket: ticket, .answered(.season(other), .fresh)))
    #expect(journey.state.isIdle)
    #expect(journey.state.notice?.isFailure == true)
  }

  @Test("next and previous mean nothing elsewhere")
  func elsewhere() throws {
    var journey = try journey(on: "movie/3")
    journey.go("next")
    #expect(journey.state.notice == .notHere(.next))
    journey.go("previous")
    #expect(journey.state.notice == .notHere(.previous))
  }
}

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
