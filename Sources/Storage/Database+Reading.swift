import Catalog

// What a library's database holds, read.

extension Database {
  /// All that a run begins with, of one moment.
  func librarySnapshot() throws(StorageFailure) -> LibrarySnapshot {
    try transaction(.reading) { () throws(StorageFailure) in
      var snapshot = LibrarySnapshot()
      snapshot.marks = try marks()
      snapshot.searches = try searches()
      snapshot.settings = try settings()
      let row = try prepare("SELECT version, tab, links FROM session")
      if try row.step() {
        snapshot.session = SavedSession(
          version: row.integer(0), tab: row.text(1) ?? "", links: row.text(2) ?? "")
        snapshot.isSessionUnreadable = snapshot.session == nil
      }
      return snapshot
    }
  }

  private func marks() throws(StorageFailure) -> [TitleID: Marks] {
    var marks: [TitleID: Marks] = [:]
    marks.reserveCapacity(try integer("SELECT count(*) FROM mark"))
    let row = try prepare(
      "SELECT is_show, id, favorite_day, watchlist_day, rated_day, rating_halves FROM mark")
    while try row.step() {
      let id = TitleID(isShow: row.integer(0), id: row.integer(1))
      // No day is the number 0, as null is; a day that the calendar lacks takes no mark away.
      func day(_ column: Int32) -> CalendarDate? {
        let number = row.integer(column)
        return number == 0 ? nil : CalendarDate(number: number) ?? .epoch
      }
      var found = Marks()
      found.favoriteSince = day(2)
      found.onWatchlistSince = day(3)
      found.rating = UserRating(halves: row.integer(5))
      if found.rating != nil { found.ratedOn = day(4) }
      marks[id] = found
    }
    return marks
  }

  private func searches() throws(StorageFailure) -> [String] {
    let row = try prepare(
      "SELECT text FROM search ORDER BY place DESC LIMIT ?",
      [.integer(LibrarySnapshot.searchLimit)])
    var searches: [String] = []
    while try row.step() {
      guard let text = row.text(0)?.asQueryText, !text.isEmpty else { continue }
      searches.append(text)
    }
    return searches
  }

  private func settings() throws(StorageFailure) -> [Setting] {
    let row = try prepare("SELECT name, value FROM setting ORDER BY name")
    var settings: [Setting] = []
    while try row.step() {
      guard let setting = Setting(name: row.text(0) ?? "", value: row.text(1) ?? "") else {
        continue
      }
      settings.append(setting)
    }
    return settings
  }

  /// One page of a list of kept titles, the last one first.
  func page(of list: KeptList, number: Int) throws(StorageFailure) -> Page<ListRow> {
    try transaction(.reading) { () throws(StorageFailure) in
      let count = try integer(KeptTitles.count(in: list))
      let size = KeptList.pageSize
      var page = Page<ListRow>(
        number: number, elements: [], totalPages: count / size + (count % size == 0 ? 0 : 1),
        totalResults: count)
      guard number >= 1, number <= page.totalPages else { return page }
      let row = try prepare(
        KeptTitles.page(of: list), [.integer(size), .integer((number - 1) * size)])
      while try row.step() {
        let id = TitleID(isShow: row.integer(0), id: row.integer(1))
        switch TitleSummary(id, from: 2, of: row) {
        case .movie(let movie): page.elements.append(.movie(movie))
        case .show(let show): page.elements.append(.show(show))
        }
      }
      return page
    }
  }
}

/// The statements that read lists of kept titles, each along the list's own index.
enum KeptTitles {
  /// Counts a list's titles.
  static func count(in list: KeptList) -> String {
    "SELECT count(*) FROM mark WHERE \(list.place) IS NOT NULL"
  }

  /// Reads some titles after some others, the last one first.
  ///
  /// The titles that are passed over are counted in the index alone.
  static func page(of list: KeptList) -> String {
    """
    SELECT kept.is_show, kept.id, \(TitleSummary.columnNames)
    FROM (
      SELECT is_show, id, \(list.place) AS place FROM mark WHERE \(list.place) IS NOT NULL
      ORDER BY \(list.place) DESC LIMIT ? OFFSET ?
    ) AS kept
    LEFT JOIN title ON title.is_show = kept.is_show AND title.id = kept.id
    ORDER BY kept.place DESC
    """
  }
}

extension KeptList {
  /// The column of the titles' places in the list.
  var place: String {
    switch self {
    case .favorites: "favorite_place"
    case .watchlist: "watchlist_place"
    case .rated: "rated_place"
    }
  }
}

extension TitleID {
  /// Reads the columns `is_show` and `id`.
  init(isShow: Int, id: Int) {
    self = isShow == 0 ? .movie(ID(id)) : .show(ID(id))
  }
}
