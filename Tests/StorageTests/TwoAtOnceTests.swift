import Catalog
import Glibc
import TestSupport
import Testing

@testable import Storage

/// Two runs at once keep what each of them is told.
@Suite struct TwoAtOnceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func open(patience: Int32 = 2_000) -> LibraryStore {
    LibraryStore(DatabaseFile(folder: folder.data, patience: patience), creates: true)
  }

  @Test func `a change of another run is seen`() throws {
    let (one, other) = (open(), open())
    #expect(try one.snapshot() == other.snapshot())
    #expect(!one.hasChanged)
    try other.keep(.mark(film(1), .favorite(true)))
    #expect(one.hasChanged)
    #expect(!other.hasChanged)
    #expect(try one.snapshot().marks.count == 1)
    #expect(!one.hasChanged)
    try one.keep(.mark(film(1), .rating(UserRating("9"))))
    #expect(!one.hasChanged)
    #expect(try other.snapshot() == one.snapshot())
  }

  @Test func `a library that another run makes is seen by one that only reads`() throws {
    let reader = LibraryStore.open(folder: folder.data, creates: false)
    #expect(!reader.hasChanged)
    try open().keep(.mark(film(1), .favorite(true)))
    #expect(reader.hasChanged)
    #expect(try reader.snapshot().marks.count == 1)
    #expect(!reader.hasChanged)
  }

  @Test func `changes of two runs to one title add up`() throws {
    let (one, other) = (open(), open())
    try one.keep(.mark(film(1), .favorite(true)))
    try other.keep(.mark(film(1), .watchlist(true)))
    try one.keep(.mark(film(1), .favorite(false)))
    #expect(try one.titles(of: .watchlist) == ["Film 1"])
    #expect(try other.titles(of: .favorites).isEmpty)
  }

  @Test func `two threads with a library each write at once and lose nothing`() async throws {
    let path = folder.data
    await withTaskGroup { group in
      for first in [0, 1_000, 2_000] {
        group.addTask {
          let store = LibraryStore.open(folder: path, creates: true)
          for number in first..<first + 40 {
            do throws(StorageFailure) {
              try store.keep(.mark(film(number), .favorite(true)))
            } catch {
              Issue.record("film \(number): \(error)")
            }
          }
        }
      }
    }
    #expect(try open().snapshot().marks.count == 120)
    #expect(try open().page(of: .favorites, number: 1).totalResults == 120)
  }

  @Test func `one library is used by several threads at once`() async throws {
    let store = open()
    await withTaskGroup { group in
      for number in 0..<60 {
        group.addTask {
          do throws(StorageFailure) {
            try store.keep(.mark(film(number), .favorite(true)))
            _ = try store.page(of: .favorites, number: 1)
          } catch {
            Issue.record("film \(number): \(error)")
          }
        }
      }
    }
    #expect(try store.snapshot().marks.count == 60)
  }

  @Test func `a file that another program holds too long is busy, and then is not`() throws {
    let store = open(patience: 0)
    try store.keep(.mark(film(1), .favorite(true)))
    let holder = try Database(folder.library, .readWrite)
    try holder.execute("BEGIN IMMEDIATE")
    #expect(throws: StorageFailure.busy) { try store.keep(.mark(film(2), .favorite(true))) }
    // Reading waits for nobody.
    #expect(try store.snapshot().marks.count == 1)
    try holder.execute("COMMIT")
    try store.keep(.mark(film(2), .favorite(true)))
    #expect(try store.snapshot().marks.count == 2)
  }

  @Test func `a file that is held when a run begins is used when it is free`() throws {
    try folder.write([], to: folder.library)
    let holder = try Database(folder.library, .readWrite)
    try holder.execute("BEGIN EXCLUSIVE; CREATE TABLE held (what TEXT)")
    let store = open(patience: 0)
    #expect(store.keeping == .file)
    #expect(throws: StorageFailure.busy) { try store.keep(.mark(film(1), .favorite(true))) }
    try holder.execute("ROLLBACK")
    try store.keep(.mark(film(1), .favorite(true)))
    #expect(try open().snapshot().marks.count == 1)
  }

  @Test func `a library that a newer program brought forward meanwhile is left alone`() throws {
    let store = open()
    try store.keep(.mark(film(1), .favorite(true)))
    let newer = try Database(folder.library, .readWrite)
    try newer.execute("ALTER TABLE mark RENAME TO marks; PRAGMA user_version = 9")
    let failure = StorageFailure.newer(path: folder.library, version: 9)
    #expect(throws: failure) { try store.keep(.mark(film(2), .favorite(true))) }
    #expect(throws: failure) { try store.snapshot() }
    #expect(throws: failure) { try store.page(of: .favorites, number: 1) }
    #expect(try newer.integer("SELECT count(*) FROM marks") == 1)
    #expect(store.keeping == .file)
  }

  @Test func `a file that was taken away is made anew for what is kept after`() throws {
    let store = open()
    try store.keep(.mark(film(1), .favorite(true)))
    for end in ["", "-wal", "-shm"] { unlink(folder.library + end) }
    #expect(store.hasChanged)
    #expect(try store.snapshot() == LibrarySnapshot())
    try store.keep(.mark(film(2), .favorite(true)))
    #expect(try open().titles(of: .favorites) == ["Film 2"])
  }

  @Test func `the second run that meets a damaged file uses the new one of the first`() throws {
    try open().keep(.mark(film(1), .favorite(true)))
    let second = open()
    _ = try second.snapshot()
    for end in ["-wal", "-shm"] { unlink(folder.library + end) }
    try folder.write([UInt8](repeating: 3, count: 8_192), to: folder.library + ".other")
    rename(folder.library + ".other", folder.library)
    let first = open()
    try first.keep(.mark(film(2), .favorite(true)))
    try second.keep(.mark(film(3), .favorite(true)))
    #expect(try first.titles(of: .favorites) == ["Film 3", "Film 2"])
    #expect(second.keeping == .file)
  }
}
