import Testing

@testable import Catalog

/// A table of marks holds what a dictionary of them would, in words that can be kept.
@Suite struct MarkTableTests {
  private static let ids = [0, 1, 2, 603, 605, 4_294_967_295, -1, .max, .min]

  private var titles: [TitleID] { Self.ids.flatMap { [.movie(ID($0)), .show(ID($0))] } }

  private func marks(_ number: Int) -> Marks {
    var marks = Marks()
    if number & 1 != 0 { marks.favoriteSince = CalendarDate(year: 1, month: 1, day: 1) }
    if number & 2 != 0 { marks.onWatchlistSince = CalendarDate(year: 9999, month: 12, day: 31) }
    if number & 4 != 0 { marks.rating = UserRating(halves: 1 + number % 20) }
    if number & 8 != 0 { marks.ratedOn = CalendarDate(year: 2024, month: 2, day: 29) }
    return marks
  }

  private func expect(_ table: MarkTable, toHold known: [TitleID: Marks]) throws {
    let known = known.filter { !$0.value.isEmpty }
    for title in titles { try #require(table[title] == known[title] ?? Marks()) }
    try #require(table.count == known.count)
    for (title, marks) in table { try #require(known[title] == marks) }
    for list in KeptList.allCases {
      try #require(table.count(of: list) == known.values.count { $0.belong(to: list) })
    }
    try #require(MarkTable(words: table.words) == table)
  }

  @Test func `what is set is found, whatever else is set or taken away`() throws {
    var generator = SystemRandomNumberGenerator()
    var table = MarkTable()
    var known: [TitleID: Marks] = [:]
    for _ in 0..<600 {
      let title = try #require(titles.randomElement(using: &generator))
      let marks = marks(.random(in: 0..<24, using: &generator) % 16)
      table[title] = marks
      known[title] = marks
      try expect(table, toHold: known)
    }
  }

  @Test func `many are taken in at once as one by one`() throws {
    var generator = SystemRandomNumberGenerator()
    var table = MarkTable()
    var known: [TitleID: Marks] = [:]
    for _ in 0..<200 {
      var changes: [(title: TitleID, marks: Marks)] = []
      for title in titles.shuffled(using: &generator).prefix(.random(in: 0...9, using: &generator))
      {
        changes.append((title, marks(.random(in: 0..<16, using: &generator))))
        known[title] = changes.last?.marks
      }
      table.take(changes)
      try expect(table, toHold: known)
    }
  }

  @Test func `one title twice among many stands there once`() {
    var table: MarkTable = [.movie(5): marks(1), .movie(7): marks(1)]
    for title in [TitleID.movie(5), .movie(6), .movie(8)] {
      table.take([(title, marks(2)), (title, marks(4))])
    }
    #expect(table.map(\.title) == [.movie(5), .movie(6), .movie(7), .movie(8)])
  }

  @Test func `how it came about makes no difference`() {
    var other = MarkTable()
    for (title, marks) in [
      (TitleID.show(2), marks(3)), (.movie(9), marks(1)), (.movie(1), marks(2)),
    ] {
      other[title] = marks
    }
    #expect(other == [.movie(1): marks(2), .movie(9): marks(1), .show(2): marks(3)])
    other[.movie(9)] = Marks()
    #expect(other == [.movie(1): marks(2), .show(2): marks(3)])
  }

  @Test func `words that no table gave are refused`() {
    let words = ([.movie(1): marks(7), .show(1): marks(15)] as MarkTable).words
    #expect(MarkTable(words: words) != nil)
    #expect(MarkTable(words: words.dropLast()) == nil)
    // In another order, twice, without marks, with a rating or a day that cannot be.
    #expect(MarkTable(words: Array(words[3...] + words[..<3])) == nil)
    #expect(MarkTable(words: words + words[3...]) == nil)
    #expect(MarkTable(words: [1, 0, 0]) == nil)
    #expect(MarkTable(words: [1, 0, 21]) == nil)
    #expect(MarkTable(words: [1, .max >> 1, 0]) == nil)
    for seed in 0..<200 as Range<UInt64> {
      let word = (seed &+ 1) &* 0x9E37_79B9_7F4A_7C15
      for (title, marks) in MarkTable(words: [seed, word, word >> 40]) ?? [:] {
        #expect(!marks.isEmpty && title != .movie(-1))
      }
    }
  }

  @Test func `the words mean what files hold`() {
    var marks = Marks()
    marks.favoriteSince = CalendarDate(year: 2026, month: 11, day: 30)
    marks.onWatchlistSince = CalendarDate(year: 1970, month: 1, day: 1)
    marks.rating = UserRating(halves: 17)
    marks.ratedOn = CalendarDate(year: 2026, month: 12, day: 1)
    let table: MarkTable = [.show(603): marks]
    #expect(table.words == [603, 0x800F_D57E_000F_6421, 0x000F_D581_0000_0011])
  }
}
