import Catalog
import TestSupport
import Testing

@testable import Runtime
@testable import Storage

/// What could not be stored is stored in the order it was made, with a database that another one really holds.
@Suite struct KeepQueueTests {
  /// A library that waits for nobody, and one that locks it.
  private struct Locked {
    let store: LibraryStore
    let queue: KeepQueue
    let other: Database

    init(_ folder: String) throws {
      var file = DatabaseFile(folder: folder)
      file.patience = 0
      let store = LibraryStore(file, creates: true)
      self.store = store
      queue = KeepQueue { change in
        do throws(StorageFailure) {
          try store.keep(change)
          return nil
        } catch {
          return error
        }
      }
      other = try Database(file.path, .readWrite)
    }

    func look() throws -> ([[TitleID]], LibrarySnapshot) {
      let titles = try store.titles()
      let orders = KeptList.allCases.map { list in
        titles.filter { $0.places[list] != nil }
          .sorted { ($0.places[list] ?? 0) > ($1.places[list] ?? 0) }.map(\.id)
      }
      return (orders, try store.snapshot())
    }
  }

  private static let day = CalendarDate(year: 2026, month: 12, day: 1) ?? .epoch

  private func mark(_ number: Int, _ change: MarkChange) -> LibraryChange {
    .mark(.movie(ID(number)), change, on: Self.day, title: nil)
  }

  @Test func `a change does not overtake a later one of the same mark`() throws {
    let folder = try TemporaryFolder()
    let library = try Locked(folder.path)
    try library.other.execute("BEGIN IMMEDIATE")
    #expect(library.queue.keep(mark(603, .favorite(true))) == .busy)
    try library.other.execute("COMMIT")
    #expect(library.queue.keep(mark(603, .favorite(false))) == nil)
    #expect(library.queue.keep(.all([])) == nil)
    #expect(try library.store.snapshot().marks.isEmpty)
  }

  @Test func `nothing is stored twice, nor counted where nothing was to be stored`() throws {
    let folder = try TemporaryFolder()
    let library = try Locked(folder.path)
    try library.other.execute("BEGIN IMMEDIATE")
    #expect(library.queue.keep(mark(1, .rating(UserRating(halves: 4)))) == .busy)
    #expect(library.queue.keep(.all([])) == .busy)
    try library.other.execute("COMMIT")
    #expect(library.queue.keep(.all([])) == nil)
    try library.store.keep(mark(1, .rating(UserRating(halves: 9))))
    #expect(library.queue.keep(.all([])) == nil)
    #expect(try library.store.snapshot().marks[.movie(1)].rating == UserRating(halves: 9))
  }

  @Test(arguments: 1...6)
  func `changes of all kinds end as if nobody had held the library`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let (folder, plain) = (try TemporaryFolder(), try TemporaryFolder())
    let library = try Locked(folder.path)
    let reference = try Locked(plain.path)
    var isLocked = false
    for _ in 1...60 {
      if Int.random(in: 0..<3, using: &numbers) == 0 {
        try library.other.execute(isLocked ? "COMMIT" : "BEGIN IMMEDIATE")
        isLocked.toggle()
      }
      let number = Int.random(in: 1...4, using: &numbers)
      let isOn = Bool.random(using: &numbers)
      let change: LibraryChange =
        switch Int.random(in: 0..<7, using: &numbers) {
        case 0: mark(number, .favorite(isOn))
        case 1: mark(number, .watchlist(isOn))
        case 2: mark(number, .rating(isOn ? UserRating(halves: number) : nil))
        case 3: .setting(.theme("theme\(number)"))
        case 4: .searched("film \(number)")
        case 5: .forgotSearch("film \(number)")
        default: .setting(.adult(isOn))
        }
      #expect((library.queue.keep(change) == nil) != isLocked)
      #expect(reference.queue.keep(change) == nil)
    }
    if isLocked { try library.other.execute("COMMIT") }
    #expect(library.queue.keep(.all([])) == nil)
    let (orders, snapshot) = try library.look()
    let (expected, expectedSnapshot) = try reference.look()
    #expect(orders == expected)
    #expect(snapshot == expectedSnapshot)
  }
}
