import Catalog
import Glibc
import TestSupport
import Testing

@testable import Storage

/// Marks are read from a packed form, and are always those that were kept.
@Suite struct PackedMarksTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func open() -> LibraryStore { .open(folder: folder.data, creates: true) }

  /// Looks into the file beside the store, as a person's own tools would.
  private func look() throws -> Database { try Database(folder.library, .readWrite) }

  private func packedCount(_ database: Database) throws -> Int {
    try database.integer("SELECT length(words) / 24 FROM packed_marks")
  }

  /// Keeps films as favorites.
  private func fill(_ store: LibraryStore, _ numbers: some Sequence<Int>) throws {
    try store.keep(numbers.map { .mark(film($0), .favorite(true)) })
  }

  /// What the table itself holds, row by row: what is packed is not believed for the moment.
  private func marksByRow() throws -> MarkTable {
    let database = try look()
    try database.execute("BEGIN; UPDATE packed_marks SET checksum = checksum + 1")
    let marks = try database.marks()
    try database.execute("ROLLBACK")
    return marks
  }

  @Test func `a few marks are not packed, and many are`() throws {
    let store = open()
    try fill(store, 1..<Database.packingLimit)
    #expect(try packedCount(look()) == 0)
    #expect(try open().snapshot().marks.count == Database.packingLimit - 1)
    try store.keep(.mark(series(5), .rating(UserRating(halves: 3))))
    #expect(try packedCount(look()) == Database.packingLimit)
    #expect(try look().integer("SELECT count(*) FROM changed_mark") == 0)
    #expect(try open().snapshot().marks.count == Database.packingLimit)
  }

  @Test(arguments: 1...4)
  func `packed and changed marks together are the rows, however they changed`(number: Int) throws {
    var seed = Seed(number)
    var store = open()
    for step in 0..<40 {
      let changes = (0..<60).map { _ in
        let id = 1 + seed.number(below: 700)
        let isOn = seed.number(below: 3) > 0
        let title: TitleID = seed.number(below: 2) == 0 ? .movie(ID(id)) : .show(ID(id))
        let mark: MarkChange =
          switch seed.number(below: 3) {
          case 0: .favorite(isOn)
          case 1: .watchlist(isOn)
          default: .rating(isOn ? UserRating(halves: 1 + seed.number(below: 20)) : nil)
          }
        return LibraryChange.mark(title, mark, on: isOn ? monday : tuesday, title: nil)
      }
      try store.keep(changes)
      if seed.number(below: 5) == 0 { store = open() }
      guard step % 4 == 3 else { continue }
      let marks = try store.snapshot().marks
      let rows = try marksByRow()
      try #require(marks == rows, "step \(step)")
      for list in KeptList.allCases {
        try #require(try store.page(of: list, number: 1).totalResults == marks.count(of: list))
      }
    }
    #expect(try packedCount(look()) > 0)
  }

  @Test func `two runs at once see what each other packed and changed`() throws {
    let (one, other) = (open(), open())
    try fill(one, 1...300)
    try other.keep(.mark(film(300), .favorite(false)))
    try one.keep(.mark(film(2), .watchlist(true)))
    #expect(try one.snapshot() == other.snapshot())
    #expect(try one.snapshot().marks.count == 299)
    // The other one packs what the first one changed too.
    try fill(other, 1_000..<1_300)
    #expect(try packedCount(look()) == 599)
    #expect(one.hasChanged)
    #expect(try one.snapshot() == other.snapshot())
    #expect(try one.snapshot().marks[.movie(2)].onWatchlistSince == monday)
  }

  @Test(
    "packed marks that are damaged are not believed, and packed anew with the next change",
    arguments: [
      "UPDATE packed_marks SET words = zeroblob(length(words))",
      "UPDATE packed_marks SET words = substr(words, 1, length(words) - 24)",
      "UPDATE packed_marks SET words = substr(words, 1, length(words) - 1)",
      "UPDATE packed_marks SET words = x''",
      "UPDATE packed_marks SET words = randomblob(length(words))",
      "UPDATE packed_marks SET checksum = 7",
      "DELETE FROM packed_marks",
    ])
  func damaged(by change: String) throws {
    try fill(open(), 1...400)
    let before = try open().snapshot()
    #expect(before.marks.count == 400)
    let database = try look()
    try database.execute(change)
    let moment = try database.moment()
    let store = open()
    #expect(try store.snapshot() == before)
    #expect(store.keeping == .file)
    // Reading writes nothing.
    #expect(try database.moment() == moment)
    try store.keep(.setting(.theme("dark")))
    #expect(try packedCount(database) == 400)
    #expect(try open().snapshot().marks == before.marks)
  }

  @Test func `a row that another program changes is changed`() throws {
    try fill(open(), 1...400)
    let database = try look()
    try database.execute(
      """
      DELETE FROM mark WHERE id = 7; UPDATE mark SET id = 1000 WHERE id = 8;
      INSERT INTO mark (is_show, id, rated_day, rating_halves, rated_place)
      VALUES (1, 9, 20260131, 20, 1)
      """)
    let store = open()
    let marks = try store.snapshot().marks
    #expect(marks[.movie(7)].isEmpty && marks[.movie(8)].isEmpty)
    #expect(marks[.movie(1_000)].favoriteSince == monday)
    #expect(marks[.show(9)].rating == UserRating(halves: 20))
    #expect(try store.page(of: .favorites, number: 1).totalResults == 399)
    #expect(try store.page(of: .rated, number: 1).totalResults == 1)
  }

  @Test func `a library of the first version comes forward with all its marks`() throws {
    let file = DatabaseFile(folder: folder.data)
    try file.create()
    do {
      let first = Migrations(steps: Array(Migrations.library.steps.prefix(1)))
      let database = try file.connect(first)
      for number in 1...500 {
        let day = number.isMultiple(of: 2) ? "20260131, \(number)" : "NULL, NULL"
        try database.execute(
          """
          INSERT INTO mark
            (is_show, id, favorite_day, favorite_place, rated_day, rating_halves, rated_place)
          VALUES (\(number % 3 == 0 ? 1 : 0), \(number), \(day), 20260201, 12, \(number))
          """)
      }
    }
    let store = open()
    let before = try store.snapshot().marks
    #expect(before.count == 500)
    #expect(before.count(of: .favorites) == 250 && before.count(of: .rated) == 500)
    #expect(before[.show(6)].favoriteSince == CalendarDate(year: 2026, month: 1, day: 31))
    #expect(try store.page(of: .favorites, number: 13).elements.count == 10)
    #expect(try store.page(of: .rated, number: 1).totalResults == 500)
    // They are packed with the first change of any kind.
    try store.keep(.searched("matrix"))
    #expect(try packedCount(look()) == 500)
    #expect(try open().snapshot().marks == before)
  }

  @Test func `a run that is killed while marks are packed has kept what it said it kept`() throws {
    var seed = Seed(7)
    var kept: Set<Int> = []
    // So that each film that is marked makes all be packed anew.
    try fill(open(), (1...Database.packingLimit).map { -$0 })
    for round in 0..<8 {
      try look().execute("UPDATE packed_marks SET checksum = checksum + 1")
      let writer = try Writer(folder.data, from: 1 + round * 10_000)
      for _ in 0..<seed.number(below: 3) * 130 {
        kept.insert(try #require(writer.next(), "round \(round)"))
      }
      for _ in 0..<seed.number(below: 3_000) { sched_yield() }
      kept.formUnion(writer.end())
      let marks = try open().snapshot().marks
      try #require(kept.allSatisfy { !marks[.movie(ID($0))].isEmpty }, "round \(round)")
      let rows = try marksByRow()
      try #require(marks == rows, "round \(round)")
    }
    #expect(try look().text("PRAGMA integrity_check") == "ok")
  }
}
