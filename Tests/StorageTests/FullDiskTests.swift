import CDiskFaults
import Catalog
import Glibc
import TestSupport
import Testing

@testable import Storage

/// On a disk that is full nothing is lost and nothing half done.
@Suite(.serialized) struct FullDiskTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    cdf_register()
    cdf_fill_after(-1)
  }

  private func open() -> LibraryStore {
    let file = DatabaseFile(folder: folder.data, disk: String(cString: cdf_disk_name))
    return LibraryStore(file, creates: true)
  }

  private func makeLibrary() throws {
    try LibraryStore.open(folder: folder.data, creates: true)
      .keep((1...100).map { LibraryChange.mark(film($0), .favorite(true)) })
  }

  @Test func `a mark that finds no room is refused, and kept when there is some`() throws {
    let store = open()
    try store.keep(.mark(film(1), .favorite(true)))
    cdf_fill_after(0)
    for _ in 0..<3 {
      #expect(throws: StorageFailure.full) { try store.keep(.mark(film(2), .favorite(true))) }
      #expect(try store.titles(of: .favorites) == ["Film 1"])
    }
    cdf_fill_after(-1)
    try store.keep(.mark(film(2), .favorite(true)))
    #expect(try store.titles(of: .favorites) == ["Film 2", "Film 1"])
  }

  @Test func `a database that may not grow is full`() throws {
    let database = try DatabaseFile.emptyInMemory()
    let pages = try database.integer("PRAGMA page_count")
    #expect(try database.integer("PRAGMA max_page_count = \(pages)") == pages)
    #expect(throws: StorageFailure.full) {
      try database.transaction(.writing) { () throws(StorageFailure) in
        for number in 1...500 { try database.write(.mark(film(number), .favorite(true))) }
      }
    }
    #expect(try database.integer("SELECT count(*) FROM mark") == 0)
    #expect(try database.integer("PRAGMA max_page_count = 100000") == 100_000)
    try database.write(.mark(film(1), .favorite(true)))
  }

  @Test func `a run that begins on a full disk shows what was kept`() throws {
    try makeLibrary()
    cdf_fill_after(0)
    let store = open()
    #expect(store.keeping == .file)
    #expect(try store.snapshot().marks.count == 100)
    #expect(try store.titles(of: .favorites).first == "Film 100")
    #expect(throws: StorageFailure.full) { try store.keep(.mark(film(101), .favorite(true))) }
    cdf_fill_after(-1)
    try store.keep(.mark(film(101), .favorite(true)))
    #expect(try store.titles(of: .favorites).first == "Film 101")
    #expect(try store.snapshot().marks.count == 101)
  }

  @Test func `a mark that found room is kept, though there is none to pack all marks`() throws {
    try makeLibrary()
    let database = try Database(folder.library, .readWrite)
    var count = 100
    for limit in 0..<40 {
      // Marks that are not as they were packed are packed anew with the next change.
      try database.execute("UPDATE packed_marks SET checksum = checksum + 1")
      let store = open()
      _ = try store.snapshot()
      cdf_fill_after(Int32(limit))
      let isKept = (try? store.keep(.mark(film(1_000 + limit), .favorite(true)))) != nil
      cdf_fill_after(-1)
      let marks = try open().snapshot().marks
      // One that was refused at the very end may be there nevertheless.
      try #require((count + (isKept ? 1 : 0)...count + 1).contains(marks.count), "limit \(limit)")
      count = marks.count
    }
    #expect(count > 100)
  }

  /// How many operations a whole run needs.
  func operations(_ body: () throws -> Void) rethrows -> Int {
    cdf_fill_after(1_000_000)
    try body()
    defer { cdf_fill_after(-1) }
    return Int(cdf_operations())
  }

  @Test func `wherever the disk becomes full in a run, what was said to be kept is there`() throws {
    let changes: [LibraryChange] = (101...104).map { .mark(film($0), .favorite(true)) }
    try makeLibrary()
    let bytes = try #require(folder.bytes(folder.library))
    let count = try operations {
      let store = open()
      for change in changes { try store.keep(change) }
    }
    try #require(count > 10)
    for limit in 0..<count {
      for end in ["-wal", "-shm"] { unlink(folder.library + end) }
      try folder.write(bytes, to: folder.library)
      cdf_fill_after(Int32(limit))
      var kept = 100
      var refused: [LibraryChange] = []
      do {
        let store = open()
        for change in changes {
          do throws(StorageFailure) {
            try store.keep(change)
            kept += 1
          } catch {
            refused.append(change)
            switch error {
            case .full, .other: break
            case .noHome, .readOnly, .brokenLink, .unreadable, .busy, .newer, .foreign, .setAside,
              .damaged:
              Issue.record("after \(limit) operations: \(error)")
            }
          }
        }
        let found = try store.snapshot().marks.count
        try #require(found == kept, "after \(limit) operations")
      }
      // The next run finds the same; or a whole mark more, of which the disk took all and then failed.
      let between = try LibraryStore.open(folder: folder.data, creates: true).snapshot()
      try #require(
        (kept...kept + refused.count).contains(between.marks.count), "after \(limit) operations")
      cdf_fill_after(-1)
      let store = open()
      for change in refused { try store.keep(change) }
      try #require(try store.snapshot().marks.count == 104)
      try #require(store.keeping == .file)
    }
    let database = try Database(folder.library, .readOnly)
    #expect(try database.text("PRAGMA integrity_check") == "ok")
  }

  @Test func `wherever the disk becomes full while a library is made, it is made later`() throws {
    let count = try operations { try open().keep(.mark(film(1), .favorite(true))) }
    for limit in 0..<count {
      for end in ["", "-wal", "-shm"] { unlink(folder.library + end) }
      cdf_fill_after(Int32(limit))
      let store = open()
      var isKept = true
      do throws(StorageFailure) {
        try store.keep(.mark(film(1), .favorite(true)))
      } catch {
        isKept = false
      }
      cdf_fill_after(-1)
      guard store.keeping == .file else {
        Issue.record("after \(limit) operations it is kept in \(store.keeping)")
        continue
      }
      try #require(try store.snapshot().marks.count == (isKept ? 1 : 0))
      try store.keep(.mark(film(1), .favorite(true)))
      try #require(try store.snapshot().marks.count == 1)
    }
  }
}
