import Catalog
import Navigation
import Testing

@testable import AppCore

@Suite("The reducer keeps the laws of the matrix")
struct NavigationLawTests {
  private let reducer = appReducer(layout: { _ in Screenful(next: nil, end: 0) })

  /// The program with a place on screen, of whatever kind, and one choice that leads to another.
  private func state(on screen: Screen, choosing route: Route) throws -> AppState {
    var state = try Journey(enabledTabs: [.pokedex, .marvel]).state
    let place = screen.sample(1)
    let tab = place.rootTab ?? .feed
    let routes = place.rootTab == nil ? [tab.root] + place.path : [place]
    state.tab = tab
    state.tabs[tab] = TabState(root: tab.root)
    state.tabs[tab]?.stack = try #require(RouteStack(routes.map(Frame.init)))
    state.tabs[tab]?.stack.top.numbering = [Choice(.rows, route)]
    return state
  }

  @Test("in every cell", arguments: Screen.allCases, Screen.allCases)
  func cell(from: Screen, to: Screen) throws {
    let there = to.sample(2)
    let before = try state(on: from, choosing: there)
    var state = before
    let effects = reducer(&state, .entered("1"))
    let routes = before.stack.map(\.route)
    func unchanged() {
      #expect(state.stack.map(\.route) == routes)
      #expect(state.tab == before.tab)
      #expect(effects.isEmpty)
      #expect(state.painting == .notice)
      #expect(state.isIdle)
    }
    guard let transition = NavigationMatrix.transition(from: from, to: to) else {
      #expect(state.notice == .refused(from: from, to: to))
      return unchanged()
    }
    switch transition {
    case .push:
      #expect(state.stack.map(\.route) == routes + [there])
      #expect(state.tabs[state.tab]?.back.last?.map(\.route) == routes)
    case .replace:
      // With what it depends on.
      #expect(state.stack.map(\.route) == routes.dropLast(before.route.path.count) + there.path)
      #expect(state.tabs[state.tab]?.back.last?.map(\.route) == routes)
    case .selectTab:
      #expect(state.tab == there.rootTab)
      #expect(state.stack.isAtRoot)
    case .reset: Issue.record("a choice never resets a stack")
    }
    #expect(state.painting == .screen)
    #expect(Journey.requests(effects) == state.route.requests)
  }

  @Test("a refusal names a way that is open", arguments: Screen.allCases, Screen.allCases)
  func nearestWay(from: Screen, to: Screen) throws {
    guard NavigationMatrix.transition(from: from, to: to) == nil, from != to else { return }
    let way = try #require(NavigationMatrix.nearestWay(from: from, to: to))
    #expect(way.first?.from == from)
    #expect(way.last?.to == to)
    #expect(zip(way, way.dropFirst()).allSatisfy { $0.to == $1.from })
    for step in way {
      #expect(NavigationMatrix.transitions(from: step.from, to: step.to).contains(step.transition))
    }
  }

  // MARK: What a place loads

  @Test("a place asks for all it needs when nothing is known", arguments: Screen.allCases)
  func asksForAll(screen: Screen) throws {
    var state = try state(on: screen, choosing: .people)
    let effects = state.settle(isNewVisit: true)
    #expect(Journey.requests(effects) == state.route.requests)
    #expect(Set(state.inFlight.requests) == Set(state.route.requests))
    // Twice asked is once asked.
    #expect(state.settle().isEmpty)
  }

  @Test("a place asks for nothing when all is known", arguments: Screen.allCases)
  func asksForNothing(screen: Screen) throws {
    var state = try state(on: screen, choosing: .people)
    for request in state.route.requests {
      let response = try #require(FakeSource.response(to: request), "\(request)")
      state.catalog.learn(response, from: request, freshness: .fresh)
    }
    if screen == .find { return }
    #expect(state.settle(isNewVisit: true).isEmpty)
    #expect(state.isIdle)
  }

  @Test("a place that was kept from before is asked for again", arguments: Screen.allCases)
  func asksForStale(screen: Screen) throws {
    var state = try state(on: screen, choosing: .people)
    for request in state.route.requests {
      let response = try #require(FakeSource.response(to: request), "\(request)")
      state.catalog.learn(response, from: request, freshness: .kept(seconds: 60))
    }
    if screen == .find { return }
    #expect(Journey.requests(state.settle(isNewVisit: true)) == state.route.requests)
    #expect(state.settle().isEmpty)
  }
}
