import Catalog

/// A connection that answers are read by.
final class ResponseReader {
  /// An answer as it was found.
  struct Found {
    let id: Int
    let entry: ResponseCache.Entry
    /// Whether no other answer was used after it.
    let isLastUsed: Bool
  }

  let database: Database
  /// The file that it reads; nil in memory.
  let identity: DatabaseFile.Identity?
  /// Whether it sees what is written to the file meanwhile, which else may look like damage.
  let seesWrites: Bool
  /// Whether it is to be used once: another way to read the file may soon be possible again.
  let isStandIn: Bool
  private let query: Statement

  /// Reads what a database holds.
  init(
    _ database: Database, of identity: DatabaseFile.Identity?, seesWrites: Bool = true,
    isStandIn: Bool = false
  ) throws(StorageFailure) {
    self.database = database
    self.identity = identity
    self.seesWrites = seesWrites
    self.isStandIn = isStandIn
    query = try database.prepare(
      """
      SELECT response.id, stored_at, fresh_for, etag,
        place = (SELECT max(place) FROM response), checksum, bytes
      FROM response JOIN body ON body.id = response.id
      WHERE source = ? AND key = ?
      """)
  }

  /// The answer to a call; nil where there is none.
  func response(to key: String, of source: String) throws(StorageFailure) -> Found? {
    // Whoever holds on to a row keeps the journal from being emptied.
    defer { query.reset() }
    try query.restart([.text(source), .text(key)])
    guard try query.step() else { return nil }
    let body = query.bytes(6)
    guard body.checksum == query.integer(5) else {
      throw .damaged(path: database.path, reason: "an answer is not as it was stored")
    }
    return Found(
      id: query.integer(0),
      entry: ResponseCache.Entry(
        body: body, storedAt: query.integer(1), freshFor: query.integer(2), etag: query.text(3)),
      isLastUsed: query.integer(4) != 0)
  }
}

extension DatabaseFile {
  /// Opens the file to read answers from it, also where nothing can be written.
  func responseReader(_ identity: Identity) throws(StorageFailure) -> ResponseReader {
    let refusal: StorageFailure
    do throws(StorageFailure) {
      let database = try connect(.responses)
      // What stands in the journal is for the writer to put into the file, not for who reads.
      database.setCheckpointsOnClose(false)
      try database.execute("PRAGMA query_only = ON")
      return try ResponseReader(database, of: identity)
    } catch {
      refusal = error
    }
    switch refusal {
    case .readOnly, .full: break
    case .noHome, .brokenLink, .busy, .newer, .foreign, .setAside, .unreadable, .damaged, .other:
      throw refusal
    }
    for mode in [Database.Mode.readOnly, .immutable] {
      do throws(StorageFailure) {
        let database = try Database(path, mode, patience: patience, disk: disk)
        guard try version(of: database, .responses) == Migrations.responses.version else { break }
        return try ResponseReader(
          database, of: identity, seesWrites: mode == .readOnly, isStandIn: refusal == .full)
      } catch {
        continue
      }
    }
    throw refusal
  }
}
