import Catalog
import TestSupport
import Testing

@testable import Storage

/// A library of an older version is brought forward, step by step.
@Suite struct MigrationTests {
  private let folder: TemporaryFolder
  private let file: DatabaseFile

  init() throws {
    folder = try TemporaryFolder()
    file = DatabaseFile(folder: folder.data)
    try file.create()
  }

  private static let first = "CREATE TABLE mark (id INTEGER PRIMARY KEY, stars INTEGER) STRICT"
  private static let second = """
    ALTER TABLE mark ADD COLUMN halves INTEGER;
    UPDATE mark SET halves = stars * 2;
    """
  private static let third = "ALTER TABLE mark DROP COLUMN stars"

  @Test func `rows of the first version are there in the third`() throws {
    do {
      let database = try file.connect(Migrations(steps: [Self.first]))
      try database.execute("INSERT INTO mark VALUES (603, 4), (605, 5)")
      #expect(try database.integer("PRAGMA user_version") == 1)
    }
    let database = try file.connect(Migrations(steps: [Self.first, Self.second, Self.third]))
    #expect(try database.integer("PRAGMA user_version") == 3)
    #expect(
      try database.text("SELECT group_concat(id || ':' || halves) FROM mark") == "603:8,605:10")
  }

  @Test func `a step that fails leaves the version before it, whole`() throws {
    do {
      let database = try file.connect(Migrations(steps: [Self.first]))
      try database.execute("INSERT INTO mark VALUES (603, 4)")
    }
    let broken = Self.second + "; INSERT INTO mark (id) VALUES (603)"
    #expect(throws: StorageFailure.self) {
      try file.connect(Migrations(steps: [Self.first, broken]))
    }
    let database = try file.connect(Migrations(steps: [Self.first]))
    #expect(try database.integer("PRAGMA user_version") == 1)
    #expect(try database.text("SELECT id || ':' || stars FROM mark") == "603:4")
  }

  @Test func `a version from the future is refused by an older program`() throws {
    _ = try file.connect(Migrations(steps: [Self.first, Self.second]))
    #expect(throws: StorageFailure.newer(path: file.path, version: 2)) {
      try file.connect(Migrations(steps: [Self.first]))
    }
  }

  @Test func `a library is made safe against losing what is committed`() throws {
    let database = try file.connect()
    #expect(try database.text("PRAGMA journal_mode") == "wal")
    #expect(try database.integer("PRAGMA synchronous") == 2)
    #expect(try database.integer("PRAGMA foreign_keys") == 1)
    #expect(try database.integer("PRAGMA application_id") == DatabaseKind.library.applicationID)
    #expect(try database.integer("PRAGMA user_version") == Migrations.library.version)
    #expect(try database.text("PRAGMA integrity_check") == "ok")
  }

  @Test func `the steps are what they were when they were released`() throws {
    // A released step is never changed: whoever has it would not get the change.
    let hashes = Migrations.library.steps.map { step in
      step.utf8.reduce(14_695_981_039_346_656_037 as UInt64) { hash, byte in
        (hash ^ UInt64(byte)) &* 1_099_511_628_211
      }
    }
    #expect(
      hashes == [
        13_229_347_609_768_512_309, 10_416_419_171_387_905_031, 9_489_898_470_902_495_977,
        3_097_527_813_222_225_037, 1_380_389_208_654_023_079,
      ])
  }
}
