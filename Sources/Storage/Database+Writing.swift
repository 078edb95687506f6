import Catalog

// Changes, written; each function is a part of a transaction that its caller begins and commits.

extension Database {
  /// Writes a change.
  func write(_ change: LibraryChange) throws(StorageFailure) {
    switch change {
    case .mark(let id, let change, let day, let title, let placing):
      try write(change, to: id, on: day, placing)
      if let title, title.id == id { try write(title) }
      try enqueue(change, of: id)
    case .searched(let text):
      try writeSearch(text.asQueryText)
    case .forgotSearch(let text):
      // What was folded by an older version may be folded otherwise now.
      let text = text.asQueryText
      try run(
        "DELETE FROM search WHERE folded = ? OR text = ?", [.text(text.searchKey), .text(text)])
    case .forgotSearches:
      try run("DELETE FROM search")
    case .restoredSearches(let texts):
      try run("DELETE FROM search")
      for text in texts.reversed() { try writeSearch(text.asQueryText) }
    case .setting(let setting):
      try run(
        """
        INSERT INTO setting (name, value) VALUES (?, ?)
        ON CONFLICT DO UPDATE SET value = excluded.value
        """, setting.columns)
    case .session(let session):
      try run(
        """
        INSERT INTO session (row, version, tab, links) VALUES (1, ?, ?, ?)
        ON CONFLICT DO UPDATE SET
          version = excluded.version, tab = excluded.tab, links = excluded.links
        """, session.columns)
    case .all(let changes):
      for change in changes { try write(change) }
    }
  }

  /// Writes a change to a title's marks, and sends nothing.
  func write(
    _ change: MarkChange, to id: TitleID, on day: CalendarDate, _ placing: ListPlacing = .last()
  ) throws(StorageFailure) {
    let list = change.subject.list
    let place: Statement.Value
    switch placing {
    case .last(let number):
      if let number { formerPlaces[number] = try self.place(of: id, in: list) }
      place = .null
    case .former(let number):
      // A change that was never made took no place away.
      let former = formerPlaces[number]
      place = .integer(former != nil ? former : try self.place(of: id, in: list))
    }
    switch change {
    case .favorite(true), .watchlist(true):
      try add(id, to: list, on: day, place)
    case .favorite(false):
      try remove(id, "favorite_day = NULL, favorite_place = NULL")
    case .watchlist(false):
      try remove(id, "watchlist_day = NULL, watchlist_place = NULL")
    case .rating(let rating?):
      try run(
        """
        INSERT INTO mark (is_show, id, rated_day, rating_halves, rated_place)
        VALUES (?, ?, ?, ?, coalesce(?, (\(KeptTitles.nextPlace(in: .rated)))))
        ON CONFLICT DO UPDATE SET
          rated_day = excluded.rated_day, rating_halves = excluded.rating_halves,
          rated_place = excluded.rated_place
        """, id.columns + [.integer(day.number), .integer(rating.halves), place])
    case .rating(nil):
      try remove(id, "rated_day = NULL, rating_halves = NULL, rated_place = NULL")
    }
  }

  /// The place of a title in a list; nil where it is not in it.
  private func place(of id: TitleID, in list: KeptList) throws(StorageFailure) -> Int? {
    let row = try prepare(
      "SELECT \(list.place) FROM mark WHERE is_show = ? AND id = ?", id.columns)
    return try row.step() && !row.isNull(0) ? row.integer(0) : nil
  }

  /// Puts a title on a list where it is not; one that is there keeps its day and its place.
  private func add(
    _ id: TitleID, to list: KeptList, on day: CalendarDate, _ formerPlace: Statement.Value
  ) throws(StorageFailure) {
    let (dayColumn, place) = (list.day, list.place)
    try run(
      """
      INSERT INTO mark (is_show, id, \(dayColumn), \(place))
      VALUES (?, ?, ?, coalesce(?, (\(KeptTitles.nextPlace(in: list)))))
      ON CONFLICT DO UPDATE SET \(dayColumn) = excluded.\(dayColumn), \(place) = excluded.\(place)
      WHERE \(place) IS NULL
      """, id.columns + [.integer(day.number), formerPlace])
  }

  /// Takes a mark away; with its last mark a title is forgotten, and what is known of it.
  private func remove(_ id: TitleID, _ assignments: String) throws(StorageFailure) {
    let isTitle = "is_show = ? AND id = ?"
    try run("UPDATE mark SET \(assignments) WHERE \(isTitle)", id.columns)
    try run(
      """
      DELETE FROM mark WHERE \(isTitle)
      AND favorite_day IS NULL AND watchlist_day IS NULL AND rated_day IS NULL
      """, id.columns)
  }

  /// Keeps what is known of a title beside its marks, if it has any.
  func write(_ title: TitleSummary) throws(StorageFailure) {
    let places = String(repeating: ", ?", count: title.columns.count)
    try run(
      """
      INSERT OR REPLACE INTO title (is_show, id, \(TitleSummary.columnNames))
      SELECT ?, ?\(places) WHERE EXISTS (SELECT * FROM mark WHERE is_show = ?1 AND id = ?2)
      """, title.id.columns + title.columns)
  }

  private func writeSearch(_ text: String) throws(StorageFailure) {
    guard !text.isEmpty else { return }
    try run(
      """
      INSERT INTO search (folded, text, place)
      VALUES (?, ?, (SELECT coalesce(max(place), 0) + 1 FROM search))
      ON CONFLICT DO UPDATE SET text = excluded.text, place = excluded.place
      """, [.text(text.searchKey), .text(text)])
    try run(
      """
      DELETE FROM search
      WHERE folded NOT IN (SELECT folded FROM search ORDER BY place DESC LIMIT ?)
      """, [.integer(LibrarySnapshot.searchLimit)])
  }
}

extension KeptTitles {
  /// The place for the title that is put on a list next: none that another one has, or has left.
  ///
  /// Who comes back to a place finds it free.
  static func nextPlace(in list: KeptList) -> String {
    """
    SELECT 1 + max(
      coalesce((SELECT max(\(list.place)) FROM mark WHERE \(list.place) IS NOT NULL), 0),
      coalesce((SELECT \(list.rawValue) FROM left_place), 0))
    """
  }
}

extension KeptList {
  /// The column of the days on which titles were put on the list.
  fileprivate var day: String {
    switch self {
    case .favorites: "favorite_day"
    case .watchlist: "watchlist_day"
    case .rated: "rated_day"
    }
  }
}
