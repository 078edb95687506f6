import Catalog
import TestSupport
import Testing

@testable import Storage

/// What is taken back stands where it stood: the whole order of every list, not only what is in it.
@Suite struct UndoOrderTests {
  private let folder: TemporaryFolder
  private let store: LibraryStore

  init() throws {
    folder = try TemporaryFolder()
    store = LibraryStore.open(folder: folder.data, creates: true)
  }

  private func lists() throws -> [[String]] {
    try KeptList.allCases.map { try store.titles(of: $0) }
  }

  /// A change of a title with the one that takes it back, as a person's line makes them; nil of one that changes
  /// nothing.
  private func step(
    _ number: Int, _ title: Int, _ change: MarkChange
  ) throws -> (there: LibraryChange, back: LibraryChange)? {
    let marks = try store.snapshot().marks[.movie(ID(title))]
    guard let inverse = marks.inverse(of: change) else { return nil }
    let summary = TitleSummary.movie(film(title))
    return (
      .mark(
        .movie(ID(title)), change, on: monday, title: summary, place: .last(rememberedAs: number)),
      .mark(
        .movie(ID(title)), inverse.change, on: inverse.day ?? monday, title: summary,
        place: .former(number))
    )
  }

  @Test func `a row that is put back stands between those it stood between`() throws {
    for number in 1...5 { try store.mark(number, .favorite(true)) }
    let before = try lists()
    #expect(before.first == ["Film 5", "Film 4", "Film 3", "Film 2", "Film 1"])
    for number in 1...5 {
      let step = try #require(try step(number, number, .favorite(false)))
      try store.keep(step.there)
      try store.keep(step.back)
      #expect(try lists() == before)
    }
  }

  @Test func `a place that was left is given to no other title`() throws {
    for number in 1...3 { try store.mark(number, .favorite(true)) }
    let step = try #require(try step(1, 3, .favorite(false)))
    try store.keep(step.there)
    // Another program, or TMDB, adds one meanwhile; nothing tells it of what may come back.
    let other = LibraryStore.open(folder: folder.data, creates: false)
    try other.mark(4, .favorite(true))
    try store.keep(step.back)
    #expect(try lists().first == ["Film 4", "Film 3", "Film 2", "Film 1"])
    let places = try store.titles().compactMap { $0.places[.favorites] }
    #expect(Set(places).count == 4)
  }

  @Test func `a change that was never made is taken back without moving anything`() throws {
    for number in 1...3 { try store.mark(number, .rating(UserRating(halves: 10))) }
    let before = try lists()
    let step = try #require(try step(7, 1, .rating(UserRating(halves: 12))))
    try store.keep(step.back)
    #expect(try lists() == before)
  }

  @Test(arguments: 1...6)
  func `any changes, taken back one after another, leave every order they went through`(
    number: Int
  ) throws {
    var seed = Seed(number)
    var steps: [(there: LibraryChange, back: LibraryChange)] = []
    var seen = [try lists()]
    for count in 1...40 {
      let isOn = seed.number(below: 3) > 0
      let change: MarkChange =
        switch seed.number(below: 3) {
        case 0: .favorite(isOn)
        case 1: .watchlist(isOn)
        default: .rating(isOn ? UserRating(halves: 1 + seed.number(below: 20)) : nil)
        }
      guard let step = try step(count, 1 + seed.number(below: 6), change) else { continue }
      try store.keep(step.there)
      steps.append(step)
      seen.append(try lists())
    }
    for _ in 1...2 {
      for (step, order) in zip(steps, seen).reversed() {
        try store.keep(step.back)
        try #require(try lists() == order)
      }
      for (step, order) in zip(steps, seen.dropFirst()) {
        try store.keep(step.there)
        try #require(try lists() == order)
      }
    }
  }
}
