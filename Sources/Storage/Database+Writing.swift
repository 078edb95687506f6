import Catalog

// Changes, written; each function is a part of a transaction that its caller begins and commits.

extension Database {
  /// Writes a change.
  func write(_ change: LibraryChange) throws(StorageFailure) {
    switch change {
    case .mark(let id, let change, let day, let title):
      try write(change, to: id, on: day)
      if let title, title.id == id { try write(title) }
      try enqueue(change, of: id)
    case .searched(let text):
      try writeSearch(text.asQueryText)
    case .forgotSearch(let text):
      try run("DELETE FROM search WHERE folded = ?", [.text(text.asQueryText.searchKey)])
    case .forgotSearches:
      try run("DELETE FROM search")
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
    _ change: MarkChange, to id: TitleID, on day: CalendarDate
  ) throws(StorageFailure) {
    switch change {
    case .favorite(true):
      try add(id, to: .favorites, on: day)
    case .favorite(false):
      try remove(id, "favorite_day = NULL, favorite_place = NULL")
    case .watchlist(true):
      try add(id, to: .watchlist, on: day)
    case .watchlist(false):
      try remove(id, "watchlist_day = NULL, watchlist_place = NULL")
    case .rating(let rating?):
      try run(
        """
        INSERT INTO mark (is_show, id, rated_day, rating_halves, rated_place)
        VALUES (?, ?, ?, ?, (\(KeptTitles.nextPlace(in: .rated))))
        ON CONFLICT DO UPDATE SET
          rated_day = excluded.rated_day, rating_halves = excluded.rating_halves,
          rated_place = excluded.rated_place
        """, id.columns + [.integer(day.number), .integer(rating.halves)])
    case .rating(nil):
      try remove(id, "rated_day = NULL, rating_halves = NULL, rated_place = NULL")
    }
  }

  /// Puts a title on a list where it is not; one that is there keeps its day and its place.
  private func add(
    _ id: TitleID, to list: KeptList, on day: CalendarDate
  ) throws(StorageFailure) {
    let (dayColumn, place) = (list.day, list.place)
    try run(
      """
      INSERT INTO mark (is_show, id, \(dayColumn), \(place))
      VALUES (?, ?, ?, (\(KeptTitles.nextPlace(in: list))))
      ON CONFLICT DO UPDATE SET \(dayColumn) = excluded.\(dayColumn), \(place) = excluded.\(place)
      WHERE \(place) IS NULL
      """, id.columns + [.integer(day.number)])
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
  /// The place for the title that is put on a list next.
  static func nextPlace(in list: KeptList) -> String {
    "SELECT coalesce(max(\(list.place)), 0) + 1 FROM mark WHERE \(list.place) IS NOT NULL"
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
