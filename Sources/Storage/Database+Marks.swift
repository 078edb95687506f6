import Catalog

// The marks as every start reads them: many at once from a packed form, the changed ones row by row.

extension Database {
  /// How many marks may have changed before all are packed anew.
  static var packingLimit: Int { 256 }

  /// All marks; call it in a transaction.
  func marks() throws(StorageFailure) -> MarkTable {
    guard var marks = try packedMarks() else {
      packedMarksAreWrong = true
      return try unpackedMarks()
    }
    // Without packed marks all have changed.
    guard !marks.isEmpty else { return try unpackedMarks() }
    let row = try prepare(
      """
      SELECT changed.is_show, changed.id, \(Marks.columnNames)
      FROM changed_mark AS changed
      LEFT JOIN mark ON mark.is_show = changed.is_show AND mark.id = changed.id
      """)
    var changes: [(title: TitleID, marks: Marks)] = []
    while try row.step() {
      let title = TitleID(isShow: row.integer(0), id: row.integer(1))
      changes.append((title, Marks(from: 2, of: row)))
    }
    marks.take(changes)
    return marks
  }

  /// Packs all marks, where many have changed since it was done last or what was packed is damaged.
  func packMarksIfDue() throws(StorageFailure) {
    let changes = try integer("SELECT count(*) FROM changed_mark")
    guard packedMarksAreWrong || changes >= Self.packingLimit else { return }
    try libraryTransaction(.writing) { () throws(StorageFailure) in
      let words = try marks().words
      try run(
        "INSERT OR REPLACE INTO packed_marks (row, words, checksum) VALUES (1, ?, ?)",
        [.words(words), .integer(words.checksum)])
      try run("DELETE FROM changed_mark")
    }
    packedMarksAreWrong = false
  }

  /// The marks that were packed; nil where they are not as they were packed.
  func packedMarks() throws(StorageFailure) -> MarkTable? {
    guard let words = try words(in: "packed_marks", "words"),
      words.checksum == (try integer("SELECT checksum FROM packed_marks"))
    else { return nil }
    return MarkTable(words: words)
  }

  /// Puts marks back of which the rows are lost, from those that another database holds packed.
  ///
  /// Their order is lost with the rows: they come behind all others, as their days have it.
  func restoreMarks(packedIn other: Database) throws(StorageFailure) {
    guard let packed = try? other.packedMarks(), let changed = try? other.changedTitles() else {
      return
    }
    let known = Set(try unpackedMarks().map(\.title)).union(changed)
    let lost = packed.filter { !known.contains($0.title) }
      .sorted { ($0.marks.lastDay ?? .epoch) > ($1.marks.lastDay ?? .epoch) }
    let places = KeptList.allCases.map { list in
      // Null where the day is.
      """
      CASE WHEN ?\(list.dayParameter) IS NULL THEN NULL ELSE
        (SELECT coalesce(min(\(list.place)), 0) - 1 FROM mark WHERE \(list.place) IS NOT NULL) END
      """
    }
    for (title, marks) in lost {
      try run(
        """
        INSERT OR IGNORE INTO mark
          (is_show, id, favorite_day, watchlist_day, rating_halves, rated_day, favorite_place,
          watchlist_place, rated_place)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, \(places.joined(separator: ", ")))
        """, title.columns + marks.columns)
    }
  }

  /// The titles whose marks have changed since marks were packed.
  private func changedTitles() throws(StorageFailure) -> [TitleID] {
    let row = try prepare("SELECT is_show, id FROM changed_mark")
    var titles: [TitleID] = []
    while try row.step() { titles.append(TitleID(isShow: row.integer(0), id: row.integer(1))) }
    return titles
  }

  private func unpackedMarks() throws(StorageFailure) -> MarkTable {
    var marks = MarkTable()
    // Each kind by itself: a column less is read for each of many rows.
    for isShow in [0, 1] {
      let row = try prepare(
        "SELECT id, \(Marks.columnNames) FROM mark WHERE is_show = ?", [.integer(isShow)])
      while try row.step() {
        marks[TitleID(isShow: isShow, id: row.integer(0))] = Marks(from: 1, of: row)
      }
    }
    return marks
  }
}

extension Marks {
  /// The names of the columns that ``init(from:of:)`` reads.
  fileprivate static let columnNames = "favorite_day, watchlist_day, rating_halves, rated_day"

  /// The columns with these names.
  fileprivate var columns: [Statement.Value] {
    [
      .integer(favoriteSince?.number), .integer(onWatchlistSince?.number),
      .integer(rating?.halves), .integer(rating == nil ? nil : (ratedOn ?? .epoch).number),
    ]
  }

  /// The day on which something was said of the title last.
  fileprivate var lastDay: CalendarDate? {
    [favoriteSince, onWatchlistSince, ratedOn].compactMap(\.self).max()
  }

  /// Reads marks from a row's columns, the first of which has a number.
  fileprivate init(from first: Int32, of row: borrowing Statement) {
    self.init()
    favoriteSince = Self.day(first, of: row)
    onWatchlistSince = Self.day(first + 1, of: row)
    rating = UserRating(halves: row.integer(first + 2))
    if rating != nil { ratedOn = Self.day(first + 3, of: row) }
  }

  /// No day is the number 0, as null is; a day that the calendar lacks takes no mark away.
  private static func day(_ column: Int32, of row: borrowing Statement) -> CalendarDate? {
    let number = row.integer(column)
    return number == 0 ? nil : CalendarDate(number: number) ?? .epoch
  }
}

extension KeptList {
  /// The number of the parameter that is the list's day, where a row's key and marks are parameters.
  fileprivate var dayParameter: Int {
    switch self {
    case .favorites: 3
    case .watchlist: 4
    case .rated: 6
    }
  }
}
