import Glibc
import TestSupport
import Testing

@testable import Storage

/// Answers are kept, fresh for a while, and given back as they came.
@Suite struct ResponseCacheTests {
  private let folder: TemporaryFolder
  private let cache: ResponseCache

  init() throws {
    folder = try TemporaryFolder()
    cache = .open(folder: folder.data)
  }

  @Test func `an answer is given back as it came`() throws {
    try cache.keep(body("one"), for: "a", now: 1_000, freshFor: 60, etag: "W/\"x\"")
    let entry = try #require(try cache.entry(for: "a", now: 1_010))
    #expect(entry.body == body("one"))
    #expect(entry.storedAt == 1_000 && entry.freshFor == 60 && entry.etag == "W/\"x\"")
    #expect(try cache.entry(for: "b", now: 1_010) == nil)
    #expect(try ResponseCache.open(folder: folder.data).entry(for: "a", now: 1_010) == entry)
  }

  @Test func `nothing is made before there is something to keep`() throws {
    #expect(try cache.entry(for: "a", now: 1_000) == nil)
    cache.close()
    try cache.removeAll()
    #expect(folder.names == nil)
  }

  @Test func `a newer answer takes the place of the older one`() throws {
    try cache.keep(body("one"), for: "a", now: 1_000, freshFor: 60, etag: "1")
    try cache.keep(body("two"), for: "a", now: 2_000, freshFor: 30, etag: nil)
    let entry = try #require(try cache.entry(for: "a", now: 2_000))
    #expect(entry.body == body("two"))
    #expect(entry.storedAt == 2_000 && entry.freshFor == 30 && entry.etag == nil)
  }

  @Test func `an answer is fresh until its time is over, and told its age`() throws {
    try cache.keep(body("one"), for: "a", now: 1_000, freshFor: 60, etag: nil)
    for (now, isFresh) in [(1_000, true), (1_059, true), (1_060, false), (90_000, false)] {
      let entry = try #require(try cache.entry(for: "a", now: now))
      #expect(entry.isFresh(at: now) == isFresh, "at \(now)")
      #expect(entry.age(at: now) == now - 1_000)
    }
  }

  @Test func `an answer that may not be kept fresh is stale at once`() throws {
    for freshFor in [0, -5, .min] {
      try cache.keep(body("one"), for: "a", now: 1_000, freshFor: freshFor, etag: nil)
      #expect(try cache.entry(for: "a", now: 1_000)?.isFresh(at: 1_000) == false)
    }
  }

  @Test func `an answer found unchanged is fresh again with the body it had`() throws {
    try cache.keep(body("one"), for: "a", now: 1_000, freshFor: 60, etag: "1")
    try cache.renew("a", now: 5_000, freshFor: 90)
    let entry = try #require(try cache.entry(for: "a", now: 5_080))
    #expect(entry.isFresh(at: 5_080))
    #expect(entry.body == body("one") && entry.etag == "1")
    try cache.renew("b", now: 5_000, freshFor: 90)
    #expect(try cache.entry(for: "b", now: 5_000) == nil)
  }

  @Test func `what is older than six months is not given, and deleted with the next answer`() throws
  {
    try cache.keep(body("one"), for: "a", now: 1_000, freshFor: .max, etag: nil)
    let last = 1_000 + ResponseCache.longestAge
    #expect(try cache.entry(for: "a", now: last) != nil)
    #expect(try cache.entry(for: "a", now: last + 1) == nil)
    try cache.keep(body("two"), for: "b", now: last + 1, freshFor: 60, etag: nil)
    #expect(try folder.keptKeys() == ["b"])
    // Not only hidden: the clock of then does not bring it back.
    #expect(try cache.entry(for: "a", now: 1_000) == nil)
  }

  @Test func `six months are no more than six months`() {
    #expect(ResponseCache.longestAge <= 181 * 86_400)
  }

  @Test func `a clock that goes back leaves nothing fresh`() throws {
    try cache.keep(body("one"), for: "a", now: 1_000_000, freshFor: 3_600, etag: nil)
    for now in [999_000, 500_000, 0, -1, .min] {
      guard let entry = try cache.entry(for: "a", now: now) else { continue }
      #expect(!entry.isFresh(at: now), "at \(now)")
    }
    // A second or two is no other clock.
    #expect(try cache.entry(for: "a", now: 999_998)?.isFresh(at: 999_998) == true)
  }

  @Test func `what a clock gone wrong stored is kept for no more than six months either`() throws {
    let year = 365 * 86_400
    try cache.keep(body("one"), for: "a", now: 1_000 + year, freshFor: year, etag: nil)
    let entry = try #require(try cache.entry(for: "a", now: 1_000))
    #expect(!entry.isFresh(at: 1_000) && entry.age(at: 1_000) == 0)
    try cache.keep(body("two"), for: "b", now: 1_000, freshFor: 60, etag: nil)
    #expect(try cache.entry(for: "a", now: 1_000)?.storedAt == 1_000)
    #expect(try cache.entry(for: "a", now: 1_001 + ResponseCache.longestAge) == nil)
  }

  @Test func `numbers without sense in the file do no harm`() throws {
    try cache.keep(body("one"), for: "a", now: 1_000, freshFor: 60, etag: nil)
    cache.close()
    for number in [Int.min, -1, .max] {
      try {
        let database = try Database(folder.responses, .readWrite)
        try database.run(
          "UPDATE response SET stored_at = ?1, fresh_for = ?1, place = ?1, size = ?1",
          [.integer(number)])
      }()
      for now in [Int.min, 0, 1_000, .max] {
        if let entry = try cache.entry(for: "a", now: now) {
          #expect(entry.age(at: now) >= 0)
          if entry.isFresh(at: now) { #expect(entry.age(at: now) < number) }
        }
      }
      try cache.keep(body("two"), for: "b", now: 1_000, freshFor: 60, etag: nil)
      try cache.keep(body("one"), for: "a", now: 1_000, freshFor: 60, etag: nil)
      #expect(try cache.entry(for: "b", now: 1_000)?.body == body("two"))
      #expect(try cache.entry(for: "a", now: 1_000)?.body == body("one"))
    }
  }

  @Test func `an answer of another address is not given`() throws {
    let other = ResponseCache.open(folder: folder.data, source: "http://127.0.0.1:8080")
    let mine = ResponseCache.open(folder: folder.data, source: "https://api.example.org")
    try other.keep(body("other"), for: "/3/movie/603", now: 1_000, freshFor: 60, etag: nil)
    #expect(try mine.entry(for: "/3/movie/603", now: 1_000) == nil)
    try mine.keep(body("mine"), for: "/3/movie/603", now: 1_000, freshFor: 60, etag: nil)
    #expect(try other.entry(for: "/3/movie/603", now: 1_000)?.body == body("other"))
    #expect(try mine.entry(for: "/3/movie/603", now: 1_000)?.body == body("mine"))
    try mine.renew("/3/movie/603", now: 2_000, freshFor: 1)
    #expect(try other.entry(for: "/3/movie/603", now: 2_000)?.storedAt == 1_000)
  }

  @Test(arguments: ["", "/3/search/movie?query=%F0%9F%8E%AC", "a'b\"c;--", "\u{0}x", "ışık"])
  func `any text is a key`(key: String) throws {
    try cache.keep(body("one"), for: key, now: 1_000, freshFor: 60, etag: "")
    #expect(try cache.entry(for: key, now: 1_000)?.body == body("one"))
    #expect(try cache.entry(for: key, now: 1_000)?.etag == "")
    #expect(try cache.entry(for: key + "?", now: 1_000) == nil)
  }

  @Test(arguments: [0, 1, 7, 8, 9, 4_095, 4_096, 200_001, 8 << 20])
  func `a body of any length is kept`(count: Int) throws {
    var seed = Seed(count)
    var bytes = [UInt8](repeating: 0, count: count)
    for index in stride(from: 0, to: count, by: 61) {
      bytes[index] = UInt8(seed.number(below: 256))
    }
    try cache.keep(bytes, for: "a", now: 1_000, freshFor: 60, etag: nil)
    // Found equal before it is shown: a message of megabytes helps nobody.
    let isSame = try cache.entry(for: "a", now: 1_000)?.body == bytes
    #expect(isSame)
  }

  @Test func `others may neither read nor list what is kept`() throws {
    try cache.keep(body("one"), for: "a", now: 1_000, freshFor: 60, etag: nil)
    #expect(folder.permissions(folder.data) == 0o700)
    let names = try #require(folder.names)
    #expect(names.contains("responses.sqlite3"))
    for name in names { #expect(folder.permissions("\(folder.data)/\(name)") == 0o600, "\(name)") }
  }

  @Test func `reading writes nothing, and what was read is noted with the next answer`() throws {
    for key in ["a", "b", "c"] {
      try cache.keep(body(key), for: key, now: 1_000, freshFor: 60, etag: nil)
    }
    let journal = folder.bytes(folder.responses + "-wal")
    for key in ["b", "a", "b", "a"] { _ = try cache.entry(for: key, now: 1_010) }
    #expect(folder.bytes(folder.responses + "-wal") == journal)
    #expect(try folder.keptKeys() == ["a", "b", "c"])
    try cache.keep(body("d"), for: "d", now: 1_020, freshFor: 60, etag: nil)
    #expect(try folder.keptKeys() == ["c", "b", "a", "d"])
  }

  @Test func `what was read is noted when the run ends`() throws {
    for key in ["a", "b"] {
      try cache.keep(body(key), for: key, now: 1_000, freshFor: 60, etag: nil)
    }
    _ = try cache.entry(for: "a", now: 1_010)
    cache.close()
    #expect(try folder.keptKeys() == ["b", "a"])
    // And it can be used on.
    #expect(try cache.entry(for: "b", now: 1_010)?.body == body("b"))
    try cache.keep(body("c"), for: "c", now: 1_000, freshFor: 60, etag: nil)
  }

  @Test func `a file that was taken away is not made again to note what was read`() throws {
    for key in ["a", "b"] {
      try cache.keep(body(key), for: key, now: 1_000, freshFor: 60, etag: nil)
    }
    _ = try cache.entry(for: "a", now: 1_010)
    for name in folder.names ?? [] { unlink("\(folder.data)/\(name)") }
    cache.close()
    #expect(folder.names == [])
  }

  @Test func `a run that reads what was read last writes nothing at all`() throws {
    try cache.keep(body("one"), for: "a", now: 1_000, freshFor: 60, etag: nil)
    cache.close()
    let files = { [folder] in
      ["", "-wal"].map { folder.bytes(folder.responses + $0) }
    }
    let before = files()
    let next = ResponseCache.open(folder: folder.data)
    for _ in 0..<3 { #expect(try next.entry(for: "a", now: 1_010) != nil) }
    next.close()
    #expect(files() == before)
  }

  @Test func `a long journal is put into the file when the run ends`() throws {
    for number in 0..<20 {
      let body = [UInt8](repeating: 1, count: 50_000)
      try cache.keep(body, for: "\(number)", now: 1_000, freshFor: 60, etag: nil)
    }
    cache.close()
    #expect(folder.names == ["responses.sqlite3"])
    #expect(try cache.entry(for: "19", now: 1_000) != nil)
  }

  @Test func `all is removed, of every address, and the file with it`() throws {
    try cache.keep(body("one"), for: "a", now: 1_000, freshFor: 60, etag: nil)
    let other = ResponseCache.open(folder: folder.data, source: "other")
    try other.keep(body("two"), for: "b", now: 1_000, freshFor: 60, etag: nil)
    _ = try cache.entry(for: "a", now: 1_000)
    try cache.removeAll()
    #expect(folder.names == [])
    #expect(try cache.entry(for: "a", now: 1_000) == nil)
    #expect(try other.entry(for: "b", now: 1_000) == nil)
    try other.keep(body("three"), for: "b", now: 1_000, freshFor: 60, etag: nil)
    #expect(try other.entry(for: "b", now: 1_000)?.body == body("three"))
    try cache.keep(body("four"), for: "a", now: 1_000, freshFor: 60, etag: nil)
    #expect(try folder.keptKeys() == ["b", "a"])
  }

  @Test func `without a folder memory keeps it until the run ends`() throws {
    let cache = ResponseCache.open(folder: nil)
    #expect(try cache.entry(for: "a", now: 1_000) == nil)
    try cache.keep(body("one"), for: "a", now: 1_000, freshFor: 60, etag: nil)
    try cache.renew("a", now: 2_000, freshFor: 60)
    #expect(try cache.entry(for: "a", now: 2_000)?.storedAt == 2_000)
    cache.close()
    #expect(try cache.entry(for: "a", now: 2_000)?.body == body("one"))
    try cache.removeAll()
    #expect(try cache.entry(for: "a", now: 2_000) == nil)
    try cache.keep(body("two"), for: "a", now: 1_000, freshFor: 60, etag: nil)
    #expect(try cache.entry(for: "a", now: 1_000)?.body == body("two"))
  }
}

/// A short body.
func body(_ text: String) -> [UInt8] { Array(#"{"name":"\#(text)"}"#.utf8) }

extension TemporaryFolder {
  /// The keys of the answers that are kept, the one used last at the end.
  func keptKeys() throws -> [String] {
    let database = try Database(responses, .readOnly)
    database.setCheckpointsOnClose(false)
    let row = try database.prepare("SELECT key FROM response ORDER BY place")
    var keys: [String] = []
    while try row.step() { keys.append(row.text(0) ?? "") }
    return keys
  }
}
