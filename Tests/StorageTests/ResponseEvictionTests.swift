import TestSupport
import Testing

@testable import Storage

/// Under a size limit what was not used for longest goes first.
@Suite struct ResponseEvictionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func fill(_ cache: ResponseCache, _ numbers: Range<Int>, size: Int) throws {
    for number in numbers {
      let body = [UInt8](repeating: UInt8(truncatingIfNeeded: number), count: size)
      try cache.keep(body, for: "\(number)", now: 1_000, freshFor: 60, etag: nil)
    }
  }

  @Test(arguments: [300, 3_000, 30_000, 200_000])
  func `the file stays within its limit, whatever is kept`(size: Int) throws {
    let limit = 2 << 20
    let cache = ResponseCache.open(folder: folder.data, limit: limit)
    let count = 3 * limit / (size + 200)
    try fill(cache, 0..<count, size: size)
    cache.close()
    let bytes = try #require(folder.bytes(folder.responses)).count
    // The rows that were being written when it was looked at come on top.
    #expect(bytes <= limit + size + 64 << 10)
    let keys = try folder.keptKeys()
    // It is made use of, and the last ones are there.
    #expect(bytes > limit / 2)
    #expect(keys == (count - keys.count..<count).map(String.init))
  }

  @Test func `what was used lately stays, and what was not goes`() throws {
    let cache = ResponseCache.open(folder: folder.data, limit: 1 << 20)
    try fill(cache, 0..<40, size: 20_000)
    for round in 0..<10 {
      _ = try cache.entry(for: "3", now: 1_000)
      _ = try cache.entry(for: "7", now: 1_000)
      try fill(cache, 40 + round * 10..<50 + round * 10, size: 20_000)
    }
    #expect(try cache.entry(for: "3", now: 1_000) != nil)
    #expect(try cache.entry(for: "7", now: 1_000) != nil)
    for number in [0, 1, 2, 4, 5, 6, 39] {
      #expect(try cache.entry(for: "\(number)", now: 1_000) == nil)
    }
  }

  @Test func `the order of use does not hang on the clock`() throws {
    let cache = ResponseCache.open(folder: folder.data, limit: 1 << 20)
    for (key, now) in [("a", 5_000), ("b", 4_000), ("c", 3_000)] {
      try cache.keep(body(key), for: key, now: now, freshFor: 60, etag: nil)
    }
    _ = try cache.entry(for: "a", now: 10)
    try cache.renew("b", now: 5, freshFor: 60)
    #expect(try folder.keptKeys() == ["c", "a", "b"])
  }

  @Test func `what cannot find room is not kept, and its older answer not either`() throws {
    let cache = ResponseCache.open(folder: folder.data, limit: 1 << 20)
    try cache.keep(body("old"), for: "big", now: 1_000, freshFor: 60, etag: nil)
    try cache.keep(body("small"), for: "small", now: 1_000, freshFor: 60, etag: nil)
    let big = [UInt8](repeating: 1, count: 600_000)
    try cache.keep(big, for: "big", now: 1_000, freshFor: 60, etag: nil)
    #expect(try folder.keptKeys() == ["small"])
  }

  @Test(arguments: [0, -1, .min])
  func `without any room nothing is kept`(limit: Int) throws {
    let cache = ResponseCache.open(folder: folder.data, limit: limit)
    try cache.keep(body("one"), for: "a", now: 1_000, freshFor: 60, etag: nil)
    #expect(try cache.entry(for: "a", now: 1_000) == nil)
  }

  @Test func `a limit that became smaller holds from the next answer on`() throws {
    try fill(.open(folder: folder.data, limit: 4 << 20), 0..<150, size: 20_000)
    let cache = ResponseCache.open(folder: folder.data, limit: 1 << 20)
    try fill(cache, 150..<151, size: 20_000)
    let keys = try folder.keptKeys()
    #expect((20...52).contains(keys.count))
    #expect(keys.last == "150")
  }

  @Test func `no room is left to bodies that nothing names`() throws {
    let cache = ResponseCache.open(folder: folder.data, limit: 1 << 20)
    try fill(cache, 0..<200, size: 20_000)
    let database = try Database(folder.responses, .readOnly)
    let bodies = try database.integer("SELECT count(*) FROM body")
    #expect(bodies > 0)
    #expect(try database.integer("SELECT count(*) FROM response JOIN body USING (id)") == bodies)
    #expect(try database.text("PRAGMA integrity_check") == "ok")
    #expect(try database.text("PRAGMA foreign_key_check") == nil)
  }

  @Test func `memory has a limit too`() throws {
    let cache = ResponseCache.open(folder: nil)
    try fill(cache, 0..<120, size: 200_000)
    #expect(try cache.entry(for: "0", now: 1_000) == nil)
    #expect(try cache.entry(for: "119", now: 1_000) != nil)
  }
}
