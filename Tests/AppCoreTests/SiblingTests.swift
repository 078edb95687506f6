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

  @Test("an episode's neighbors are the nearest numbers there are")
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
