import Catalog
import Navigation
import StoreCore
import TestSupport
import Testing

@testable import AppCore

/// Twenty thousand lines without an aim: what `undo` gives back, and that a log tells the whole story.
@Suite("A long walk")
struct LongWalkTests {
  private static let lines: [String] = [
    "back", "back 2", "forward", "up", "home", "feed", "profile", "more", "first", "reload", "cast",
    "genres drama", "where genre=drama", "where none", "sort title", "sort", "filter 1", "filter",
    "list top", "movies/popular", "movie/603", "movie/604/credits", "person/6", "collection/602",
    "feed;movies=upcoming", "feed/movie/5/credits/person/7", "search matrix", "search dune",
    "search",
    "tt0000100", "tt0000777", "language tr", "language en", "region TR", "region US", "theme sepia",
    "theme dark", "design cards", "design table", "tabs marvel", "matrix", "help", "link",
    "nonsense", "", "favorites", "watchlist", "rated", "fav", "unfav", "later", "unlater", "rate 8",
    "rate 0.5", "unrate", "fav 1", "later 2", "rate 9.5 3", "unfav 1", "mark watchlist 4",
    "unmark favorite", "adult on", "adult off", "where rating>7 votes>=10", "undo", "undo", "redo",
    "history", "forget 1", "forget all",
  ]

  /// What `undo` gives back: places, how they are looked at, settings, marks.
  private struct View: Equatable {
    var tab: Tab
    var stacks: [RouteStack<Frame>]
    var back: [Int]
    var forward: [Int]
    var theme: String
    var design: Design
    var locale: ContentLocale
    var marks: MarkTable

    init(_ state: AppState) {
      tab = state.tab
      stacks = state.tabs.values.map { tab in
        var stack = tab.stack
        stack.top.numbering = []
        return stack
      }
      back = state.tabs.values.map(\.back.count)
      forward = state.tabs.values.map(\.forward.count)
      theme = state.theme
      design = state.design
      locale = state.locale
      marks = state.library.marks
    }
  }

  @Test("loses nothing, and undo gives back what was", arguments: [11, 12, 13, 14] as [UInt64])
  func walk(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var journey = try Journey(
      loadsRoot: true, rows: seed.isMultiple(of: 2) ? 24 : nil, remembers: true)
    journey.answerAll()
    var copy = journey.store
    let beginning = journey.log.count
    var tickets: Set<Ticket> = []
    for step in 1...5_000 {
      var line = Self.lines.randomElement(using: &generator) ?? ""
      if Int.random(in: 0..<6, using: &generator) == 0 {
        line = "\(Int.random(in: 1...25, using: &generator))"
      }
      if step.isMultiple(of: 97) { line = "goto \(journey.state.history.lastNumber - 3)" }
      // A mark that is put back has the day it had, not the one on which it is put back.
      if step.isMultiple(of: 32) { journey.send(.dawned(journey.state.today.adding(days: 1))) }
      let isLaw = step.isMultiple(of: 64) && journey.state.visit == nil
      let before = isLaw ? View(journey.state) : nil
      let number = journey.state.history.lastNumber
      journey.enter(line)
      switch Int.random(in: 0..<8, using: &generator) {
      case 0 where !isLaw: journey.send(.interrupted)
      case 1 where !isLaw: journey.storeAll(.full)
      case 2 where !isLaw: journey.answerNext()
      case _: journey.answerAll()
      }
      if let before, journey.state.history.lastNumber == number + 1, line != "redo" {
        let after = View(journey.state)
        journey.go("undo")
        #expect(View(journey.state) == before, "\(step): \(line)")
        journey.go("redo")
        #expect(View(journey.state) == after, "\(step): \(line) again")
      }
      check(journey.state, "\(step): \(line)")
    }
    journey.answerAll()
    for ticket in journey.tickets { #expect(tickets.insert(ticket).inserted) }
    #expect(journey.state.isLoading == false)
    // The log alone tells how it came to this.
    for action in journey.log.dropFirst(beginning) { _ = copy.send(action) }
    let isSame = copy.state == journey.state
    #expect(isSame)
  }

  private func check(_ state: AppState, _ step: String) {
    #expect(state.stack.root.route.rootTab == state.tab, "\(step)")
    #expect(state.isOpen(state.tab), "\(step)")
    #expect(state.history.count <= 1_000, "\(step)")
    #expect(state.library.searches.count <= LibrarySnapshot.searchLimit, "\(step)")
    let marks = state.library.marks.map(\.marks)
    for list in KeptList.allCases {
      #expect(
        state.library.count(of: list) == marks.count { $0.belong(to: list) }, "\(step): \(list)")
    }
    guard !state.isLoading else { return }
    #expect(state.phase != .loading && state.phase != .loadingMore, "\(step)")
  }
}
