import Catalog
import Glibc
import TestSupport
import Testing

@testable import Storage

/// A damaged file is set aside and never lost.
@Suite struct DamageTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func open() -> LibraryStore { .open(folder: folder.data, creates: true) }

  /// The damaged file that was set aside.
  private func aside(_ store: LibraryStore) throws -> String {
    guard case .fileAfterDamage(let path) = store.keeping else {
      Issue.record("nothing was set aside: \(store.keeping)")
      throw StorageFailure.noHome
    }
    return path
  }

  /// Makes a library with some marks and gives its bytes.
  private func makeLibrary(_ count: Int) throws -> [UInt8] {
    do {
      let store = open()
      try store.keep((1...count).map { LibraryChange.mark(film($0), .favorite(true)) })
      try store.keep([.searched("matrix"), .setting(.theme("sepia"))])
    }
    return try #require(folder.bytes(folder.library))
  }

  @Test func `a file that is no database is set aside as it was, and a new one begun`() throws {
    var seed = Seed(1)
    let bytes = (0..<10_000).map { _ in UInt8(seed.number(below: 256)) }
    try folder.write(bytes, to: folder.library)
    let store = open()
    #expect(try store.snapshot() == LibrarySnapshot())
    let path = try aside(store)
    #expect(folder.bytes(path) == bytes)
    let name = try #require(path.split(separator: "/").last)
    #expect(name.wholeMatch(of: /library\.damaged-\d{8}-\d{6}\.sqlite3/) != nil)
    try store.keep(.mark(film(1), .favorite(true)))
    let next = open()
    #expect(next.keeping == .file)
    #expect(try next.snapshot().marks.count == 1)
    #expect(folder.permissions(folder.library) == 0o600)
  }

  @Test func `two damaged files in one second have two names`() throws {
    var paths: Set<String> = []
    for number in 1...4 {
      let bytes = [UInt8](repeating: UInt8(number), count: 5_000)
      try folder.write(bytes, to: folder.library)
      let path = try aside(open())
      #expect(folder.bytes(path) == bytes)
      paths.insert(path)
    }
    #expect(paths.count == 4)
  }

  @Test func `another program's database is not called damaged, and stays as it is`() throws {
    try folder.write([], to: folder.library)
    do {
      let other = try Database(folder.library, .readWrite)
      try other.execute("PRAGMA application_id = 5; CREATE TABLE bird (name TEXT) STRICT")
    }
    let bytes = try #require(folder.bytes(folder.library))
    for _ in 1...2 {
      let store = open()
      #expect(store.keeping == .memory(.foreign(path: folder.library)))
      #expect(throws: StorageFailure.foreign(path: folder.library)) { try store.titles() }
      #expect(throws: StorageFailure.foreign(path: folder.library)) {
        try store.page(of: .rated, number: 1)
      }
      try store.keep(.mark(film(1), .favorite(true)))
      #expect(try store.titles(of: .favorites) == ["Film 1"])
    }
    #expect(folder.bytes(folder.library) == bytes)
    #expect(folder.names == ["library.sqlite3"])
  }

  @Test func `damage in its head makes no other program's file of a library`() throws {
    var bytes = try makeLibrary(3)
    bytes[68] ^= 0xFF
    try folder.write(bytes, to: folder.library)
    let store = open()
    #expect(folder.bytes(try aside(store)) == bytes)
    #expect(try store.titles().count == 3)
  }

  @Test func `a short text in the file's place is set aside too`() throws {
    try folder.write(Array("not a database".utf8), to: folder.library)
    #expect(folder.bytes(try aside(open())) == Array("not a database".utf8))
  }

  @Test func `an empty file is a library to begin with`() throws {
    try folder.write([], to: folder.library)
    let store = open()
    #expect(store.keeping == .file)
    try store.keep(.mark(film(1), .favorite(true)))
    #expect(try open().snapshot().marks.count == 1)
  }

  @Test(arguments: [1, 50, 80])
  func `a file that was cut off is set aside, and no start fails after`(percent: Int) throws {
    var bytes = try makeLibrary(200)
    bytes.removeLast(bytes.count - bytes.count * percent / 100)
    try folder.write(bytes, to: folder.library)
    let store = open()
    _ = try store.snapshot()
    #expect(folder.bytes(try aside(store)) == bytes)
    try store.keep(.mark(film(1_000), .favorite(true)))
    let next = open()
    #expect(next.keeping == .file)
    #expect(try next.snapshot().marks[.movie(1_000)].favoriteSince != nil)
  }

  /// Overwrites a page in the middle of the marks, and gives the file's bytes.
  private func damageMarks() throws -> [UInt8] {
    let page = try {
      let database = try Database(folder.library, .readOnly)
      return try database.integer(
        "SELECT pageno FROM dbstat WHERE name = 'mark' AND pagetype = 'leaf' LIMIT 1 OFFSET 9")
    }()
    try #require(page > 1)
    var bytes = try #require(folder.bytes(folder.library))
    for offset in (page - 1) * 4_096..<page * 4_096 { bytes[offset] = 0xA5 }
    try folder.write(bytes, to: folder.library)
    return bytes
  }

  @Test func `marks whose rows are damaged are still there where they are packed`() throws {
    _ = try makeLibrary(4_000)
    try open().keep(.mark(film(70), .favorite(false)))
    let before = try open().snapshot()
    let bytes = try damageMarks()
    let store = open()
    // A start does not meet the damage; who marks all titles does.
    #expect(try store.snapshot() == before)
    try store.keep((1...4_000).map { .mark(film($0), .watchlist(true)) })
    #expect(folder.bytes(try aside(store)) == bytes)
    let marks = try open().snapshot().marks
    #expect(marks.count == 4_000)
    #expect(marks.count(of: .favorites) == 3_999 && marks.count(of: .watchlist) == 4_000)
    #expect(marks[.movie(70)].favoriteSince == nil)
    let last = try (1...200).flatMap { try store.titles(of: .favorites, page: $0) }
    #expect(Set(last) == Set((1...4_000).filter { $0 != 70 }.map { "Film \($0)" }))
  }

  @Test func `what can be read of a damaged file is in the new one`() throws {
    _ = try makeLibrary(4_000)
    // Packed marks would make up for the rows.
    try {
      let database = try Database(folder.library, .readWrite)
      try database.execute("UPDATE packed_marks SET checksum = 0")
    }()
    let bytes = try damageMarks()
    let store = open()
    let snapshot = try store.snapshot()
    #expect(folder.bytes(try aside(store)) == bytes)
    #expect(snapshot.searches == ["matrix"])
    #expect(snapshot.settings == [.theme("sepia")])
    // One page of them is gone.
    #expect((3_000..<4_000).contains(snapshot.marks.count))
    let page1 = try store.page(of: .favorites, number: 1)
    #expect(page1.elements.first == .movie(film(4_000)))
    #expect(page1.totalResults == snapshot.marks.count)
    #expect(try open().snapshot() == snapshot)
  }

  @Test func `damage that is met when something is to be kept takes no mark away`() throws {
    var bytes = try makeLibrary(500)
    // What is known of titles is not read when a run begins.
    let pages = try {
      let database = try Database(folder.library, .readOnly)
      let row = try database.prepare("SELECT pageno FROM dbstat WHERE name = 'title'")
      var pages: [Int] = []
      while try row.step() { pages.append(row.integer(0)) }
      return pages
    }()
    for page in pages {
      for offset in (page - 1) * 4_096..<page * 4_096 { bytes[offset] = 0xA5 }
    }
    try folder.write(bytes, to: folder.library)
    let store = open()
    #expect(try store.snapshot().marks.count == 500)
    #expect(store.keeping == .file)
    try store.keep(.mark(film(501), .favorite(true)))
    #expect(folder.bytes(try aside(store)) == bytes)
    #expect(store.hasChanged)
    #expect(try store.titles(of: .favorites).prefix(2) == ["Film 501", "movie/500"])
    #expect(try open().snapshot().marks.count == 501)
  }

  @Test func `what stands in the journal of a damaged file stays with it`() throws {
    _ = try makeLibrary(100)
    let store = open()
    try store.keep(.mark(film(1_000), .favorite(true)))
    // As after a crash: a journal that nobody put into the file.
    let journal = try #require(folder.bytes(folder.library + "-wal"))
    let bytes = [UInt8](repeating: 7, count: 8_192)
    let other = try TemporaryFolder()
    try other.write(bytes, to: other.library)
    try other.write(journal, to: other.library + "-wal")
    let path = try aside(.open(folder: other.data, creates: true))
    #expect(other.bytes(path) == bytes)
    #expect(other.bytes(path + "-wal") == journal)
  }

  @Test func `a file that cannot be set aside is left, and memory stands in for it`() throws {
    var bytes = try makeLibrary(500)
    for offset in 0..<100 { bytes[offset] = 0 }
    try folder.write(bytes, to: folder.library)
    let store = try folder.asStranger { open() }
    guard case .memory = store.keeping else {
      Issue.record("it is kept in \(store.keeping)")
      return
    }
    _ = try folder.asStranger { try store.snapshot() }
    #expect(folder.bytes(folder.library) == bytes)
    #expect(folder.names == ["library.sqlite3"])
  }

  @Test(arguments: 0..<60)
  func `whatever bytes are changed, nothing fails and the file is not lost`(number: Int) throws {
    var bytes = try makeLibrary(120)
    var seed = Seed(number)
    for _ in 0...seed.number(below: 40) {
      bytes[seed.number(below: bytes.count)] ^= UInt8(1 + seed.number(below: 255))
    }
    if number.isMultiple(of: 3) {
      bytes.removeLast(seed.number(below: bytes.count))
    }
    try folder.write(bytes, to: folder.library)
    let store = open()
    _ = try store.snapshot()
    for list in KeptList.allCases {
      do throws(StorageFailure) {
        _ = try store.page(of: list, number: 1)
      } catch {
        // A list of which nothing is left is not called empty.
        switch error {
        case .setAside, .newer: break
        case _: Issue.record("\(list): \(error)")
        }
      }
    }
    try store.keep(.mark(film(1_000), .favorite(true)))
    try store.keep((1...200).map { .mark(film($0), .watchlist(true)) })
    _ = try store.snapshot()
    switch store.keeping {
    case .file: break
    case .fileAfterDamage(let path): #expect(folder.bytes(path) != nil)
    // It may have become a newer version's.
    case .memory(.newer): #expect(folder.bytes(folder.library) == bytes)
    case .memory(let failure): Issue.record("it is in memory: \(failure)")
    }
  }
}
