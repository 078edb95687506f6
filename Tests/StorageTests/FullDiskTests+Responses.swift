import CDiskFaults
import Catalog
import Glibc
import Testing

@testable import Storage

// A full disk, for the cache of answers. One test at a time has that disk: all are of one suite.

extension FullDiskTests {
  private func cache() -> ResponseCache {
    let file = DatabaseFile(
      folder: folder.data, name: "responses", disk: String(cString: cdf_disk_name))
    return ResponseCache(file, limit: 1 << 20)
  }

  @Test func `an answer that finds no room is refused, and those before it are given`() throws {
    let cache = cache()
    try cache.keep(body("one"), for: "a", now: 1_000, freshFor: 60, etag: nil)
    #expect(try cache.entry(for: "a", now: 1_000) != nil)
    cdf_fill_after(0)
    for _ in 0..<3 {
      #expect(throws: StorageFailure.full) {
        try cache.keep(body("two"), for: "b", now: 1_000, freshFor: 60, etag: nil)
      }
      #expect(try cache.entry(for: "a", now: 1_000)?.body == body("one"))
      #expect(try cache.entry(for: "b", now: 1_000) == nil)
    }
    cdf_fill_after(-1)
    try cache.keep(body("two"), for: "b", now: 1_000, freshFor: 60, etag: nil)
    #expect(try cache.entry(for: "b", now: 1_000)?.body == body("two"))
  }

  @Test func `a run that begins on a full disk gives what was put into the file`() throws {
    let large = [UInt8](repeating: 1, count: 300_000)
    do {
      let cache = cache()
      try cache.keep(body("one"), for: "a", now: 1_000, freshFor: 60, etag: nil)
      try cache.keep(large, for: "b", now: 1_000, freshFor: 60, etag: nil)
    }
    cdf_fill_after(0)
    let cache = cache()
    for _ in 0..<3 { #expect(try cache.entry(for: "a", now: 1_000)?.body == body("one")) }
    cdf_fill_after(-1)
    // What is kept when there is room again is seen by the same run.
    try cache.keep(body("two"), for: "a", now: 1_000, freshFor: 60, etag: nil)
    #expect(try cache.entry(for: "a", now: 1_000)?.body == body("two"))
    #expect(try cache.entry(for: "b", now: 1_000)?.body == large)
  }

  @Test func `wherever the disk becomes full, no answer is half kept`() throws {
    let bodies = (0..<12).map { [UInt8](repeating: UInt8($0), count: 9_000 * $0) }
    func run(_ check: (ResponseCache, Int, Bool) throws -> Void) throws {
      let cache = cache()
      for (number, body) in bodies.enumerated() {
        var isKept = true
        do throws(StorageFailure) {
          try cache.keep(body, for: "\(number)", now: 1_000, freshFor: 60, etag: nil)
        } catch {
          isKept = false
          switch error {
          case .full, .other: break
          case .noHome, .readOnly, .brokenLink, .unreadable, .busy, .newer, .foreign, .setAside,
            .damaged:
            Issue.record("\(error)")
          }
        }
        try check(cache, number, isKept)
      }
      cache.close()
    }
    let count = try operations { try run { _, _, isKept in #expect(isKept) } }
    try #require(count > 20)
    for limit in stride(from: 0, to: count, by: 3) {
      for end in ["", "-wal", "-shm"] { unlink(folder.responses + end) }
      cdf_fill_after(Int32(limit))
      try run { cache, number, isKept in
        // Reading may need room too, where no connection was open before the disk was full.
        guard let entry = try? cache.entry(for: "\(number)", now: 1_000) else { return }
        #expect(isKept && entry.body == bodies[number], "after \(limit) operations")
      }
      cdf_fill_after(-1)
      let next = cache()
      for (number, body) in bodies.enumerated() {
        if let entry = try next.entry(for: "\(number)", now: 1_000) { #expect(entry.body == body) }
        try next.keep(body, for: "\(number)", now: 1_000, freshFor: 60, etag: nil)
        #expect(try next.entry(for: "\(number)", now: 1_000)?.body == body)
      }
      next.close()
    }
  }
}
