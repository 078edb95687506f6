import CSQLite
import Catalog

/// A prepared statement with its parameters, read row by row.
struct Statement: ~Copyable {
  /// What a parameter can be.
  enum Value {
    case null
    case integer(Int)
    case real(Double)
    case text(String)
    /// Words as their bytes in this machine's order.
    case words([UInt64])
    case bytes([UInt8])
  }

  fileprivate let pointer: OpaquePointer
  private let database: Database

  /// Takes over a statement that was prepared.
  init(_ pointer: OpaquePointer, of database: Database) {
    self.pointer = pointer
    self.database = database
  }

  deinit {
    sqlite3_finalize(pointer)
  }

  /// Sets the parameters in their order.
  func bind(_ values: [Value]) throws(StorageFailure) {
    for (place, value) in zip(Int32(1)..., values) {
      let code =
        switch value {
        case .null: sqlite3_bind_null(pointer, place)
        case .integer(let number): sqlite3_bind_int64(pointer, place, Int64(number))
        case .real(let number): sqlite3_bind_double(pointer, place, number)
        case .text(let text): Self.bind(text, to: place, of: pointer)
        case .words(let words): words.withUnsafeBytes { Self.bind($0, to: place, of: pointer) }
        case .bytes(let bytes): bytes.withUnsafeBytes { Self.bind($0, to: place, of: pointer) }
        }
      guard code == SQLITE_OK else { throw database.failure(code) }
    }
  }

  private static func bind(_ text: String, to place: Int32, of pointer: OpaquePointer) -> Int32 {
    var text = text
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        // Without an address SQLite would bind null; an empty text may have none.
        guard let start = characters.baseAddress, !characters.isEmpty else {
          return csqlite_bind_text(pointer, place, "", 0)
        }
        return csqlite_bind_text(pointer, place, start, UInt64(characters.count))
      }
    }
  }

  private static func bind(
    _ bytes: UnsafeRawBufferPointer, to place: Int32, of pointer: OpaquePointer
  ) -> Int32 {
    guard let start = bytes.baseAddress, !bytes.isEmpty else {
      return sqlite3_bind_zeroblob(pointer, place, 0)
    }
    return csqlite_bind_blob(pointer, place, start, UInt64(bytes.count))
  }

  /// Begins anew with other parameters.
  func restart(_ values: [Value]) throws(StorageFailure) {
    reset()
    try bind(values)
  }

  /// Lets go of the row and of the moment that it is of.
  func reset() {
    sqlite3_reset(pointer)
  }

  /// Goes to the next row; false at the end.
  func step() throws(StorageFailure) -> Bool {
    let code = sqlite3_step(pointer)
    if code == SQLITE_ROW { return true }
    guard code == SQLITE_DONE else { throw database.failure(code) }
    return false
  }

  /// Whether a column of the row is null.
  func isNull(_ column: Int32) -> Bool {
    sqlite3_column_type(pointer, column) == SQLITE_NULL
  }

  /// How many columns a row has.
  var columnCount: Int32 { sqlite3_column_count(pointer) }

  /// The row as it can stand in another table; nil where it has bytes, which no table of ours has.
  var values: [Value]? {
    var values: [Value] = []
    for column in 0..<columnCount {
      switch sqlite3_column_type(pointer, column) {
      case SQLITE_NULL: values.append(.null)
      case SQLITE_INTEGER: values.append(.integer(integer(column)))
      case SQLITE_FLOAT: values.append(.real(real(column)))
      case SQLITE_TEXT: values.append(.text(text(column)))
      default: return nil
      }
    }
    return values
  }

  /// A column of the row as a whole number; 0 where it is null.
  func integer(_ column: Int32) -> Int {
    Int(truncatingIfNeeded: sqlite3_column_int64(pointer, column))
  }

  /// A column of the row as a number; 0 where it is null.
  func real(_ column: Int32) -> Double {
    sqlite3_column_double(pointer, column)
  }

  /// A column of the row as a text; nil where it is null.
  func text(_ column: Int32) -> String? {
    guard let start = sqlite3_column_text(pointer, column) else { return nil }
    let count = Int(sqlite3_column_bytes(pointer, column))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }
}

extension Statement {
  /// A column of the row as bytes; none where it is null.
  func bytes(_ column: Int32) -> [UInt8] {
    guard let start = sqlite3_column_blob(pointer, column) else { return [] }
    let count = Int(sqlite3_column_bytes(pointer, column))
    return Array(UnsafeRawBufferPointer(start: start, count: count))
  }
}

extension Statement.Value {
  /// A whole number, or null.
  static func integer(_ number: Int?) -> Self { number.map { .integer($0) } ?? .null }

  /// A text, or null.
  static func text(_ text: String?) -> Self { text.map { .text($0) } ?? .null }
}
