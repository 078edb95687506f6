import Catalog

extension Database {
  /// Takes over what can still be read of a damaged library, into an empty one.
  ///
  /// - Throws: What prevents writing, or opening the damaged file; what prevents reading parts of it is
  ///   passed over.
  func rescue(from path: String) throws(StorageFailure) {
    let damaged = try Database(path, .readOnly)
    try transaction(.writing) { () throws(StorageFailure) in
      for table in RescuedTable.all {
        // Read from both ends a table loses no more than what lies at and between its bad pages.
        for direction in ["ASC", "DESC"] {
          try copy(table, from: damaged, direction)
        }
        if table.name == "mark" { try restoreMarks(packedIn: damaged) }
      }
    }
  }

  private func copy(
    _ table: RescuedTable, from damaged: Database, _ direction: String
  ) throws(StorageFailure) {
    let order = table.key.map { "\($0) \(direction)" }.joined(separator: ", ")
    guard
      let row = try? damaged.prepare(
        "SELECT \(table.columns) FROM \(table.name) ORDER BY \(order)")
    else { return }
    let places = (1...row.columnCount).map { "?\($0)" }.joined(separator: ", ")
    // A row that breaks a rule is left out; a title without a mark too.
    let writing = try prepare(
      """
      INSERT OR IGNORE INTO \(table.name) (\(table.columns)) SELECT \(places)
      \(table.condition)
      """)
    while (try? row.step()) == true {
      guard let values = row.values else { continue }
      do throws(StorageFailure) {
        try writing.restart(values)
        while try writing.step() {}
      } catch {
        // A number where a text should be is no reason to lose what comes after it.
        guard case .other = error else { throw error }
      }
    }
  }
}

/// A table whose rows are taken over.
private struct RescuedTable {
  let name: String
  let columns: String
  /// The columns that it is ordered by.
  let key: [String]
  var condition = ""

  static let all = [
    RescuedTable(
      name: "mark",
      columns: """
        is_show, id, favorite_day, watchlist_day, rating_halves, rated_day, favorite_place, \
        watchlist_place, rated_place
        """, key: ["is_show", "id"]),
    RescuedTable(
      name: "title", columns: "is_show, id, " + TitleSummary.columnNames, key: ["is_show", "id"],
      condition: "WHERE EXISTS (SELECT * FROM mark WHERE is_show = ?1 AND id = ?2)"),
    RescuedTable(name: "search", columns: "folded, text, place", key: ["folded"]),
    RescuedTable(name: "setting", columns: "name, value", key: ["name"]),
    RescuedTable(name: "session", columns: "row, version, tab, links", key: ["row"]),
    RescuedTable(
      name: "account",
      columns: "row, is_signed_in, is_guest, id, username, name, unshared, compared_on",
      key: ["row"]),
    RescuedTable(
      name: "outbox", columns: "number, is_show, id, subject, value", key: ["number"]),
    RescuedTable(
      name: "synced", columns: "is_show, id, favorite, watchlist, rating, sent_at",
      key: ["is_show", "id"]),
  ]
}
