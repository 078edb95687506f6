import Catalog
import Glibc
import TestSupport
import Testing

@testable import Storage

/// Several programs and threads use one file, and any of them may be killed.
@Suite struct ResponseSharingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func open() -> ResponseCache { .open(folder: folder.data) }

  @Test func `what one run keeps the other reads`() throws {
    let (one, other) = (open(), open())
    #expect(try other.entry(for: "a", now: 1_000) == nil)
    try one.keep(body("one"), for: "a", now: 1_000, freshFor: 60, etag: nil)
    #expect(try other.entry(for: "a", now: 1_000)?.body == body("one"))
    try other.keep(body("two"), for: "a", now: 1_001, freshFor: 60, etag: nil)
    #expect(try one.entry(for: "a", now: 1_001)?.body == body("two"))
    one.close()
    try other.keep(body("three"), for: "a", now: 1_002, freshFor: 60, etag: nil)
    #expect(try one.entry(for: "a", now: 1_002)?.body == body("three"))
  }

  @Test func `a reader waits for no writer`() throws {
    let cache = open()
    try cache.keep(body("one"), for: "a", now: 1_000, freshFor: 60, etag: nil)
    let holder = try Database(folder.responses, .readWrite)
    try holder.execute("BEGIN IMMEDIATE; UPDATE response SET fresh_for = 1")
    #expect(try cache.entry(for: "a", now: 1_000)?.freshFor == 60)
    // Neither does one that opens the file meanwhile.
    #expect(try open().entry(for: "a", now: 1_000)?.freshFor == 60)
    try holder.execute("COMMIT")
    #expect(try cache.entry(for: "a", now: 1_000)?.freshFor == 1)
  }

  @Test func `a file that is held too long is busy, and the run ends all the same`() throws {
    let file = DatabaseFile(folder: folder.data, name: "responses", patience: 0)
    let cache = ResponseCache(file, limit: 1 << 20)
    try cache.keep(body("one"), for: "a", now: 1_000, freshFor: 60, etag: nil)
    try cache.keep(body("two"), for: "b", now: 1_000, freshFor: 60, etag: nil)
    let holder = try Database(folder.responses, .readWrite)
    try holder.execute("BEGIN IMMEDIATE")
    #expect(throws: StorageFailure.busy) {
      try cache.keep(body("two"), for: "a", now: 1_001, freshFor: 60, etag: nil)
    }
    _ = try cache.entry(for: "a", now: 1_000)
    cache.close()
    try holder.execute("COMMIT")
    // What could not be noted is noted with the next answer.
    try cache.keep(body("three"), for: "c", now: 1_001, freshFor: 60, etag: nil)
    #expect(try folder.keptKeys() == ["b", "a", "c"])
  }

  @Test func `threads read while others write`() async throws {
    let (one, other) = (open(), open())
    let bodies = (0..<8).map { [UInt8](repeating: UInt8($0), count: 30_000 + $0) }
    await withTaskGroup { group in
      for (cache, first) in [(one, 0), (other, 4)] {
        group.addTask {
          for round in 0..<60 {
            let number = first + round % 4
            do throws(StorageFailure) {
              try cache.keep(
                bodies[number], for: "\(number)", now: 1_000, freshFor: round, etag: nil)
            } catch {
              Issue.record("\(number): \(error)")
            }
          }
        }
        group.addTask {
          for round in 0..<600 {
            do throws(StorageFailure) {
              guard let found = try cache.entry(for: "\(round % 8)", now: 1_000) else { continue }
              if found.body != bodies[round % 8] { Issue.record("another body") }
            } catch {
              // While the file is being made it may not be there to read yet.
              guard error == .busy else {
                Issue.record("\(error)")
                continue
              }
            }
          }
        }
      }
    }
    for number in 0..<8 {
      #expect(try one.entry(for: "\(number)", now: 1_000)?.body == bodies[number])
    }
  }

  @Test func `one run removes all while the other writes`() throws {
    let (one, other) = (open(), open())
    for round in 0..<20 {
      try one.keep(body("\(round)"), for: "a", now: 1_000, freshFor: 60, etag: nil)
      try other.keep(body("\(round)"), for: "b", now: 1_000, freshFor: 60, etag: nil)
      #expect(try other.entry(for: "a", now: 1_000)?.body == body("\(round)"))
      try (round.isMultiple(of: 2) ? one : other).removeAll()
      #expect(try one.entry(for: "b", now: 1_000) == nil)
      #expect(try other.entry(for: "b", now: 1_000) == nil)
    }
  }

  @Test func `what was said to be kept is there, and whole, after a kill at any moment`() throws {
    let rounds = getenv("KILLS").flatMap { Int(String(cString: $0)) } ?? 20
    var seed = Seed(rounds)
    var first = 1
    for round in 0..<rounds {
      let writer = try Writer(folder.data, from: first, keeping: "responses")
      var last = 0
      for _ in 0..<seed.number(below: 30) {
        last = try #require(writer.next(), "round \(round): it ended by itself")
      }
      for _ in 0..<seed.number(below: 3_000) { sched_yield() }
      last = writer.end().last ?? last
      let cache = ResponseCache.open(folder: folder.data, limit: 4 << 20)
      for number in max(first, last - 60)..<last + 1 {
        let entry = try #require(
          try cache.entry(for: "call \(number)", now: 1_000), "round \(round): \(number)")
        let expected = [UInt8](
          repeating: UInt8(truncatingIfNeeded: number), count: number % 97 * 500)
        #expect(entry.body == expected)
      }
      // One more may have been kept and not yet said.
      first = last + 2
    }
    let database = try Database(folder.responses, .readOnly)
    #expect(try database.text("PRAGMA integrity_check") == "ok")
    #expect(try database.text("PRAGMA foreign_key_check") == nil)
  }

  @Test func `two programs that make a cache and write at once both keep`() throws {
    let writers = try [1, 1_000_001].map {
      try Writer(folder.data, from: $0, keeping: "responses")
    }
    var lasts = [0, 0]
    for _ in 0..<40 {
      for (index, writer) in writers.enumerated() { lasts[index] = try #require(writer.next()) }
    }
    for (writer, last) in zip(writers, lasts) {
      let last = writer.end().last ?? last
      #expect(try open().entry(for: "call \(last)", now: 1_000) != nil)
    }
  }
}
