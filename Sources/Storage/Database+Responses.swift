import Catalog

// What is written to the cache of answers; all of it in a transaction.

extension Database {
  /// Notes that answers were used, in this order.
  func noteUses(of responses: [Int]) throws(StorageFailure) {
    guard !responses.isEmpty else { return }
    let writing = try prepare("UPDATE response SET place = \(nextPlace) WHERE id = ?")
    for response in responses {
      try writing.restart([.integer(response)])
      while try writing.step() {}
    }
  }

  /// Keeps an answer in the place of an older one to the same call.
  func keepResponse(
    _ body: [UInt8], for key: String, of source: String, now: Int, freshFor: Int, etag: String?
  ) throws(StorageFailure) {
    let response = try integer(
      """
      INSERT INTO response (source, key, stored_at, fresh_for, etag, place, size)
      VALUES (?1, ?2, ?3, ?4, ?5, \(nextPlace), ?6)
      ON CONFLICT (source, key) DO UPDATE SET
        stored_at = excluded.stored_at, fresh_for = excluded.fresh_for, etag = excluded.etag,
        place = excluded.place, size = excluded.size
      RETURNING id
      """,
      [
        .text(source), .text(key), .integer(now), .integer(freshFor), .text(etag),
        .integer(body.count),
      ])
    try run(
      "INSERT OR REPLACE INTO body (id, checksum, bytes) VALUES (?, ?, ?)",
      [.integer(response), .integer(body.checksum), .bytes(body)])
  }

  /// Notes that an answer is still what its source would say.
  func renewResponse(
    _ key: String, of source: String, now: Int, freshFor: Int
  ) throws(StorageFailure) {
    try run(
      """
      UPDATE response SET stored_at = ?3, fresh_for = ?4, place = \(nextPlace)
      WHERE source = ?1 AND key = ?2
      """,
      [.text(source), .text(key), .integer(now), .integer(freshFor)])
  }

  /// Removes the answer to a call.
  func removeResponse(_ key: String, of source: String) throws(StorageFailure) {
    try run("DELETE FROM response WHERE source = ? AND key = ?", [.text(source), .text(key)])
  }

  /// Removes the answers that were stored before a time, and takes those that a clock gone wrong
  /// stored later than now for stored now.
  func removeResponses(before oldest: Int, now: Int) throws(StorageFailure) {
    try run("DELETE FROM response WHERE stored_at < ?", [.integer(oldest)])
    try run(
      "UPDATE response SET stored_at = ?1, fresh_for = 0 WHERE stored_at > ?2",
      [.integer(now), .integer(now &+ ResponseCache.clockTolerance)])
  }

  /// Removes the answers that were not used for longest, until there is room for some bytes more.
  func makeRoom(for bytes: Int, limit: Int) throws(StorageFailure) {
    let pageSize = try integer("PRAGMA page_size")
    while true {
      let pages = try integer("PRAGMA page_count") - integer("PRAGMA freelist_count")
      let excess = pages * pageSize + bytes - limit
      guard excess > 0 else { return }
      // A little more than has to be: the next answers find room.
      let responses = try leastUsedResponses(ofTogether: excess + limit / 32)
      guard !responses.isEmpty else { return }
      let removing = try prepare("DELETE FROM response WHERE id = ?")
      for response in responses {
        try removing.restart([.integer(response)])
        while try removing.step() {}
      }
    }
  }

  private func leastUsedResponses(ofTogether bytes: Int) throws(StorageFailure) -> [Int] {
    let row = try prepare("SELECT id, size FROM response ORDER BY place")
    var responses: [Int] = []
    var sum = 0
    while sum < bytes, try row.step() {
      responses.append(row.integer(0))
      // Beside a body there are the rows that name it.
      sum &+= max(0, row.integer(1)) &+ 256
    }
    return responses
  }
}

/// The place in the order of use that comes after all others, but for what damage made of one.
private let nextPlace = """
  (SELECT coalesce(max(place), 0) + 1 FROM response WHERE place < 1000000000000000000)
  """
