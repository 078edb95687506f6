import Catalog
import Glibc
import TestSupport
import Testing

@testable import Storage

/// A file that cannot be used is no reason to fail: it is only a cache.
@Suite struct ResponseDamageTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func open() -> ResponseCache { .open(folder: folder.data) }

  private func bytes(_ number: Int) -> [UInt8] {
    (0..<number * 370 % 20_000).map { UInt8(truncatingIfNeeded: $0 &* number) }
  }

  /// Makes a cache with some answers and gives its bytes.
  private func makeCache(_ count: Int = 50) throws -> [UInt8] {
    let cache = open()
    for number in 1...count {
      try cache.keep(bytes(number), for: "\(number)", now: 1_000, freshFor: 60, etag: nil)
    }
    cache.close()
    try {
      let database = try Database(folder.responses, .readWrite)
      try database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    }()
    return try #require(folder.bytes(folder.responses))
  }

  /// Looks whether the file was begun anew and can be used.
  private func expectANewBeginning(_ cache: ResponseCache) throws {
    #expect(try cache.entry(for: "1", now: 1_000) == nil)
    try cache.keep(body("new"), for: "new", now: 1_000, freshFor: 60, etag: nil)
    #expect(try cache.entry(for: "new", now: 1_000)?.body == body("new"))
    #expect(try folder.keptKeys() == ["new"])
    #expect(folder.names?.allSatisfy { $0.hasPrefix("responses.sqlite3") } == true)
    #expect(folder.permissions(folder.responses) == 0o600)
  }

  @Test func `a file that is no database is begun anew`() throws {
    var seed = Seed(1)
    try folder.write((0..<9_000).map { _ in UInt8(seed.number(below: 256)) }, to: folder.responses)
    try expectANewBeginning(open())
  }

  @Test func `an empty file and one of a few letters are begun anew`() throws {
    for text in ["", "not a database"] {
      try folder.write(Array(text.utf8), to: folder.responses)
      let cache = open()
      try expectANewBeginning(cache)
      try cache.removeAll()
    }
  }

  @Test func `a library in its place is no cache, and is not thrown away`() throws {
    try DatabaseFile(folder: folder.data, name: "responses").create()
    _ = try DatabaseFile(folder: folder.data, name: "responses").connect(.library)
    let bytes = try #require(folder.bytes(folder.responses))
    let cache = open()
    let foreign = StorageFailure.foreign(path: folder.responses)
    #expect(throws: foreign) { try cache.entry(for: "1", now: 1_000) }
    #expect(throws: foreign) {
      try cache.keep(body("new"), for: "new", now: 1_000, freshFor: 60, etag: nil)
    }
    cache.close()
    #expect(folder.bytes(folder.responses) == bytes)
  }

  @Test func `a file that a newer version wrote is begun anew`() throws {
    _ = try makeCache()
    try {
      let database = try Database(folder.responses, .readWrite)
      try database.execute("PRAGMA user_version = 9")
    }()
    try expectANewBeginning(open())
  }

  @Test func `a file that a newer version changed meanwhile is begun anew`() throws {
    _ = try makeCache()
    let cache = open()
    #expect(try cache.entry(for: "1", now: 1_000) != nil)
    try {
      let database = try Database(folder.responses, .readWrite)
      try database.execute("ALTER TABLE response RENAME TO answer; PRAGMA user_version = 9")
    }()
    try expectANewBeginning(cache)
  }

  @Test(arguments: [1, 30, 50, 90])
  func `a file that was cut off is begun anew`(percent: Int) throws {
    var bytes = try makeCache()
    bytes.removeLast(bytes.count - bytes.count * percent / 100)
    try folder.write(bytes, to: folder.responses)
    let cache = open()
    for number in 1...50 {
      let found = try cache.entry(for: "\(number)", now: 1_000)
      #expect(found == nil || found?.body == self.bytes(number))
    }
    try cache.keep(body("new"), for: "new", now: 1_000, freshFor: 60, etag: nil)
    #expect(try cache.entry(for: "new", now: 1_000)?.body == body("new"))
  }

  @Test func `a body that is not as it was stored is not given`() throws {
    var bytes = try makeCache()
    // Deep in the file, where no header of a page says that something is wrong.
    let body = self.bytes(49)
    let start = try #require(
      bytes.indices.first { bytes[$0...].starts(with: body.dropFirst(6_000).prefix(64)) })
    bytes[start + 7] ^= 1
    try folder.write(bytes, to: folder.responses)
    let cache = open()
    #expect(try cache.entry(for: "48", now: 1_000)?.body == self.bytes(48))
    #expect(try cache.entry(for: "49", now: 1_000) == nil)
    try expectANewBeginning(cache)
  }

  @Test(arguments: 0..<60)
  func `whatever bytes are changed, no wrong body is given and nothing fails`(number: Int) throws {
    var bytes = try makeCache()
    var seed = Seed(number)
    for _ in 0...seed.number(below: 60) {
      bytes[seed.number(below: bytes.count)] ^= UInt8(1 + seed.number(below: 255))
    }
    if number.isMultiple(of: 3) { bytes.removeLast(seed.number(below: bytes.count)) }
    try folder.write(bytes, to: folder.responses)
    let cache = open()
    for number in 1...50 {
      guard let entry = try cache.entry(for: "\(number)", now: 1_000) else { continue }
      #expect(entry.body == self.bytes(number))
    }
    for number in 60...80 {
      try cache.keep(self.bytes(number), for: "\(number)", now: 1_000, freshFor: 60, etag: nil)
    }
    let last = try #require(try cache.entry(for: "80", now: 1_000))
    #expect(last.body == self.bytes(80))
    cache.close()
    #expect(try open().entry(for: "80", now: 1_000) == last)
  }

  @Test func `damage that a reader met is gone with the end of the run`() throws {
    _ = try makeCache()
    try folder.write([UInt8](repeating: 7, count: 9_000), to: folder.responses)
    let cache = open()
    #expect(try cache.entry(for: "1", now: 1_000) == nil)
    cache.close()
    #expect(try folder.keptKeys().isEmpty)
  }

  @Test func `a file that is taken away is made anew`() throws {
    _ = try makeCache()
    let cache = open()
    #expect(try cache.entry(for: "1", now: 1_000) != nil)
    try cache.keep(body("2"), for: "2", now: 1_000, freshFor: 60, etag: nil)
    for end in ["", "-wal", "-shm"] { unlink(folder.responses + end) }
    try expectANewBeginning(cache)
  }

  @Test func `where nothing can be written what is there is read`() throws {
    _ = try makeCache()
    // With a journal that nobody put into the file, and without one.
    for hasJournal in [false, true] {
      if hasJournal {
        let cache = open()
        try cache.keep(body("new"), for: "new", now: 1_000, freshFor: 60, etag: nil)
        cache.close()
        #expect(folder.names?.contains("responses.sqlite3-wal") == true)
      }
      try folder.asStranger {
        let cache = open()
        #expect(try cache.entry(for: "49", now: 1_000)?.body == bytes(49))
        let isNewThere = try cache.entry(for: "new", now: 1_000) != nil
        #expect(isNewThere == hasJournal)
        #expect {
          try cache.keep(body("x"), for: "x", now: 1_000, freshFor: 60, etag: nil)
        } throws: { error in
          if case StorageFailure.readOnly = error { true } else { false }
        }
        #expect(try cache.entry(for: "50", now: 1_000)?.body == bytes(50))
        cache.close()
      }
      #expect(try folder.keptKeys().contains("x") == false)
    }
  }

  @Test func `a damaged file that cannot be removed is as if it were not there`() throws {
    try folder.write([UInt8](repeating: 7, count: 9_000), to: folder.responses)
    let before = folder.bytes(folder.responses)
    try folder.asStranger { () throws in
      let cache = open()
      for _ in 0..<2 {
        #expect(try cache.entry(for: "1", now: 1_000) == nil)
        #expect(throws: StorageFailure.self) {
          try cache.keep(body("x"), for: "x", now: 1_000, freshFor: 60, etag: nil)
        }
      }
    }
    #expect(folder.bytes(folder.responses) == before)
    try expectANewBeginning(open())
  }

  @Test func `where no folder can be made nothing is kept and nothing fails to be read`() throws {
    try folder.write([], to: folder.path + "/share")
    let cache = open()
    #expect(throws: StorageFailure.self) {
      try cache.keep(body("x"), for: "x", now: 1_000, freshFor: 60, etag: nil)
    }
    cache.close()
    #expect(throws: StorageFailure.self) { try cache.entry(for: "x", now: 1_000) }
  }
}
