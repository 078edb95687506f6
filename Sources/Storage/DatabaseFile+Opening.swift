import Catalog
import Glibc

extension DatabaseFile {
  /// Opens the file, brings it to this version and makes it safe against losing what is committed.
  ///
  /// - Throws: `StorageFailure.newer` and leaves the file as it is, where a newer version wrote it;
  ///   `StorageFailure.foreign` where another program did; `StorageFailure.damaged` where it is no whole one.
  func connect(_ migrations: Migrations = .library) throws(StorageFailure) -> Database {
    let database = try Database(path, .readWrite, patience: patience, disk: disk)
    // Until it is known whose file it is nothing in it may change, not even by closing it.
    database.setCheckpointsOnClose(false)
    let version: Int
    do throws(StorageFailure) {
      version = try self.version(of: database, migrations.kind)
    } catch {
      guard case .readOnly = error else { throw error }
      throw readOnlyFailure
    }
    guard version <= migrations.version else {
      // An empty journal was made by looking.
      database.setCheckpointsOnClose(journalSize == 0)
      throw .newer(path: path, version: version)
    }
    if database.isReadOnly { throw readOnlyFailure }
    try useWriteAheadLog(in: database)
    try database.execute(migrations.kind.settings)
    try migrations.run(on: database)
    database.setCheckpointsOnClose(true)
    restrict()
    return database
  }

  /// Why the file, or what SQLite puts beside it, cannot be written.
  private var readOnlyFailure: StorageFailure {
    for path in [path, folder] where faccessat(AT_FDCWD, path, W_OK, AT_EACCESS) != 0 {
      return failure(errno, at: path)
    }
    return failure(EACCES, at: path)
  }

  /// The version of a database of a kind; 0 of an empty file.
  func version(of database: Database, _ kind: DatabaseKind) throws(StorageFailure) -> Int {
    // One statement reads all of one moment, while another program may be making the file.
    let row = try database.prepare(
      """
      SELECT
        (SELECT application_id FROM pragma_application_id),
        (SELECT user_version FROM pragma_user_version),
        (SELECT count(*) FROM sqlite_schema WHERE type = 'table'),
        (SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = ?)
      """, [.text(kind.firstTable)])
    guard try row.step() else { return 0 }
    let (application, version, tables) = (row.integer(0), row.integer(1), row.integer(2))
    if application == 0, version == 0, tables == 0 { return 0 }
    // Damage in its head makes no other program's file of one that has the tables of this.
    if application != kind.applicationID, row.integer(3) == 0, tables > 0 {
      throw .foreign(path: path)
    }
    guard application == kind.applicationID, version > 0, tables > 0 else {
      throw .damaged(path: path, reason: "not \(kind.name) of Marquee")
    }
    return version
  }

  /// Changes to the write-ahead log.
  ///
  /// Two programs that make the file at once may be told at once that it is locked: here SQLite does not
  /// wait by itself.
  private func useWriteAheadLog(in database: Database) throws(StorageFailure) {
    for attempt in 0... {
      do throws(StorageFailure) {
        if try database.text("PRAGMA journal_mode = WAL") == "wal" { return }
        throw .other(reason: "no write-ahead log")
      } catch {
        guard error == .busy, attempt < Int(patience) else { throw error }
        usleep(1_000)
      }
    }
  }

  /// A database in memory with all that the file holds; of a damaged file, with what can be read.
  ///
  /// - Throws: Also where it is no file: to open anything else could wait for ever.
  func copyInMemory() throws(StorageFailure) -> Database {
    guard try identity() != nil else { return try Self.emptyInMemory() }
    for mode in [Database.Mode.readOnly, .immutable] {
      do throws(StorageFailure) {
        let file = try Database(path, mode, patience: patience, disk: disk)
        guard try version(of: file, .library) <= Migrations.library.version else { break }
        let copy = try Database("", .memory)
        try copy.copy(file)
        try Migrations.library.run(on: copy)
        try copy.execute("PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF")
        return copy
      } catch {
        continue
      }
    }
    return try rescuedInMemory()
  }

  /// A database in memory with what can be read of a damaged file.
  ///
  /// - Throws: Also where it is no file: to open anything else could wait for ever.
  func rescuedInMemory() throws(StorageFailure) -> Database {
    let database = try Self.emptyInMemory()
    guard try identity() != nil else { return database }
    try database.rescue(from: path)
    return database
  }

  /// An empty database in memory.
  static func emptyInMemory(
    _ migrations: Migrations = .library
  ) throws(StorageFailure) -> Database {
    let database = try Database("", .memory)
    try database.execute(migrations.kind.settings)
    try migrations.run(on: database)
    return database
  }
}
