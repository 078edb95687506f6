import CSQLite
import Catalog
import Glibc

/// One connection to one SQLite database.
///
/// It has no lock of its own: whoever holds it takes care that one thread at a time uses it.
final class Database {
  /// How a database is opened.
  enum Mode {
    /// A file that is there, to be read and written.
    case readWrite
    /// A file that is there, to be read.
    case readOnly
    /// A file that nobody writes, in a folder where SQLite can put nothing beside it.
    case immutable
    /// A new database in memory.
    case memory
  }

  /// Where the file is; empty in memory.
  let path: String

  /// Whether the packed marks were found to be other than they were packed.
  var packedMarksAreWrong = false
  /// The places that titles had in their lists before changes that may be taken back, by the changes' numbers.
  ///
  /// They last as long as a run can take a change back; of a change that is not committed one is written again with it.
  var formerPlaces: [Int: Int] = [:]
  /// Where the page of a list that was read last ended.
  var lastPageEnd: PageEnd?

  private let connection: OpaquePointer

  /// Opens a database; what the file holds is looked at only when it is read.
  ///
  /// - Parameters:
  ///   - path: Where the file is.
  ///   - mode: How it is opened.
  ///   - patience: How long another connection is waited for, in milliseconds.
  ///   - disk: By what name SQLite knows the disk; nil for the system's own.
  init(
    _ path: String, _ mode: Mode, patience: Int32 = 0, disk: String? = nil
  ) throws(StorageFailure) {
    // One thread at a time: SQLite's own locks would only cost.
    let common = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    let (name, flags) =
      switch mode {
      case .readWrite: (path, SQLITE_OPEN_READWRITE)
      case .readOnly: (path, SQLITE_OPEN_READONLY)
      case .immutable:
        ("file:\(path.percentEncoded)?immutable=1", SQLITE_OPEN_READONLY | SQLITE_OPEN_URI)
      case .memory: (":memory:", SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY)
      }
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(name, &opened, flags | common, disk)
    guard code == SQLITE_OK, let opened else {
      // Also a connection that failed has to be closed.
      defer { sqlite3_close_v2(opened) }
      throw StorageFailure(code: code, connection: opened, path: path)
    }
    connection = opened
    self.path = path
    setPatience(patience)
  }

  deinit {
    sqlite3_close_v2(connection)
  }

  /// Whether it can only be read, whatever was asked for.
  var isReadOnly: Bool { sqlite3_db_readonly(connection, "main") != 0 }

  /// Sets how long another connection is waited for, in milliseconds.
  func setPatience(_ milliseconds: Int32) {
    sqlite3_busy_timeout(connection, milliseconds)
  }

  /// Whether closing the last connection puts what stands in the journal into the file.
  func setCheckpointsOnClose(_ checkpoints: Bool) {
    csqlite_set_checkpoint_on_close(connection, checkpoints)
  }

  /// Prepares a statement with its parameters in their order.
  func prepare(_ sql: String, _ parameters: [Statement.Value] = []) throws(StorageFailure)
    -> Statement
  {
    var prepared: OpaquePointer?
    let code = sqlite3_prepare_v2(connection, sql, -1, &prepared, nil)
    guard code == SQLITE_OK, let prepared else {
      // All statements are right for the tables as the migrations make them.
      guard code & 0xFF == SQLITE_ERROR else { throw failure(code) }
      throw .damaged(path: path, reason: String(cString: sqlite3_errmsg(connection)))
    }
    let statement = Statement(prepared, of: self)
    try statement.bind(parameters)
    return statement
  }

  /// Runs a statement to its end.
  func run(_ sql: String, _ parameters: [Statement.Value] = []) throws(StorageFailure) {
    let statement = try prepare(sql, parameters)
    while try statement.step() {}
  }

  /// Runs statements without parameters or results one after another.
  func execute(_ sql: String) throws(StorageFailure) {
    let code = sqlite3_exec(connection, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw failure(code) }
  }

  /// The first column of a statement's first row; 0 without a row.
  func integer(_ sql: String, _ parameters: [Statement.Value] = []) throws(StorageFailure) -> Int {
    let statement = try prepare(sql, parameters)
    return try statement.step() ? statement.integer(0) : 0
  }

  /// The first column of a statement's first row; nil without a row.
  func text(_ sql: String, _ parameters: [Statement.Value] = []) throws(StorageFailure) -> String? {
    let statement = try prepare(sql, parameters)
    return try statement.step() ? statement.text(0) : nil
  }

  /// The words that stand in the row with the number 1; nil where there is no such row, or no whole number
  /// of words in it.
  ///
  /// They are read to where they stay: a statement would read them to memory of its own first.
  func words(in table: String, _ column: String) throws(StorageFailure) -> [UInt64]? {
    var opened: OpaquePointer?
    let code = sqlite3_blob_open(connection, "main", table, column, 1, 0, &opened)
    if code & 0xFF == SQLITE_ERROR { return nil }
    guard code == SQLITE_OK, let opened else { throw failure(code) }
    defer { sqlite3_blob_close(opened) }
    let bytes = sqlite3_blob_bytes(opened)
    let size = MemoryLayout<UInt64>.size
    guard Int(bytes).isMultiple(of: size) else { return nil }
    var reading = SQLITE_OK
    let words = [UInt64](unsafeUninitializedCapacity: Int(bytes) / size) { words, count in
      if let start = words.baseAddress, bytes > 0 {
        reading = sqlite3_blob_read(opened, start, bytes, 0)
      }
      count = reading == SQLITE_OK ? Int(bytes) / size : 0
    }
    guard reading == SQLITE_OK else { throw failure(reading) }
    return words
  }

  /// What a transaction is for.
  enum Purpose: String {
    /// All that it reads is of one moment.
    case reading = "BEGIN"
    /// Nobody else writes until it ends.
    case writing = "BEGIN IMMEDIATE"
  }

  /// Runs a body as one transaction: all of it is committed when this returns, or nothing.
  func transaction<Result>(
    _ purpose: Purpose, _ body: () throws(StorageFailure) -> Result
  ) throws(StorageFailure) -> Result {
    try execute(purpose.rawValue)
    do throws(StorageFailure) {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      // Some failures have ended the transaction already.
      if sqlite3_get_autocommit(connection) == 0 { try? execute("ROLLBACK") }
      throw error
    }
  }

  /// Write stamp: equal stamps mean no write in between.
  struct Moment: Equatable {
    var writesOfOthers: Int
    var ownWrites: Int32
  }

  /// The moment that a transaction sees.
  func moment() throws(StorageFailure) -> Moment {
    Moment(
      writesOfOthers: try integer("PRAGMA data_version"),
      ownWrites: sqlite3_total_changes(connection))
  }

  /// Copies all that another database holds into this one.
  func copy(_ other: Database) throws(StorageFailure) {
    guard let copying = sqlite3_backup_init(connection, "main", other.connection, "main") else {
      throw failure(sqlite3_errcode(connection))
    }
    sqlite3_backup_step(copying, -1)
    let code = sqlite3_backup_finish(copying)
    guard code == SQLITE_OK else { throw other.failure(code) }
  }

  /// What a result code means here.
  func failure(_ code: Int32) -> StorageFailure {
    StorageFailure(code: code, connection: connection, path: path)
  }
}

extension StorageFailure {
  /// Brings SQLite's result codes into the program's own words.
  fileprivate init(code: Int32, connection: OpaquePointer?, path: String) {
    let system = connection.map(sqlite3_system_errno) ?? 0
    let isSystemFull = system == ENOSPC || system == EDQUOT
    var reason: String {
      let text = connection.flatMap(sqlite3_errmsg) ?? sqlite3_errstr(code)
      return text.map { String(cString: $0) } ?? "error \(code)"
    }
    var systemReason: String {
      guard system != 0, let text = strerror(system) else { return reason }
      return String(cString: text)
    }
    switch code & 0xFF {
    case SQLITE_FULL:
      self = .full
    case SQLITE_IOERR where isSystemFull, SQLITE_CANTOPEN where isSystemFull:
      self = .full
    case SQLITE_BUSY, SQLITE_LOCKED:
      self = .busy
    case SQLITE_READONLY, SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH:
      self = .readOnly(path: path, reason: systemReason)
    case SQLITE_CORRUPT, SQLITE_NOTADB:
      self = .damaged(path: path, reason: reason)
    default:
      self = .other(reason: system == 0 ? reason : systemReason)
    }
  }
}

extension String {
  /// The text as a part of a `file:` address: all but letters, digits and a few signs in hexadecimal.
  fileprivate var percentEncoded: String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "/"), UInt8(ascii: "."),
        UInt8(ascii: "-"), UInt8(ascii: "_"):
        bytes.append(byte)
      default:
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0xF)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
