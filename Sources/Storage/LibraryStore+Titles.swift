public import Catalog

extension LibraryStore {
  /// All titles with marks, with what is known of them and their places in the lists, of one moment.
  ///
  /// - Throws: Also where there are none but those that could not be read.
  public func titles() throws(StorageFailure) -> [KeptTitle] {
    try withDatabase(creates: false) { database throws(StorageFailure) in
      guard let database else { return [] }
      let titles = try database.titles()
      if titles.isEmpty { try demandAll() }
      return titles
    }
  }
}

extension Database {
  fileprivate func titles() throws(StorageFailure) -> [KeptTitle] {
    try libraryTransaction(.reading) { () throws(StorageFailure) in
      var titles: [KeptTitle] = []
      let row = try prepare(
        """
        SELECT mark.is_show, mark.id, favorite_day, watchlist_day, rating_halves, rated_day,
          favorite_place, watchlist_place, rated_place, \(TitleSummary.columnNames)
        FROM mark LEFT JOIN title ON title.is_show = mark.is_show AND title.id = mark.id
        ORDER BY mark.is_show, mark.id
        """)
      while try row.step() {
        let id = TitleID(isShow: row.integer(0), id: row.integer(1))
        func day(_ column: Int32) -> CalendarDate? {
          row.isNull(column) ? nil : CalendarDate(number: row.integer(column)) ?? .epoch
        }
        var marks = Marks()
        marks.favoriteSince = day(2)
        marks.onWatchlistSince = day(3)
        marks.rating = UserRating(halves: row.integer(4))
        if marks.rating != nil { marks.ratedOn = day(5) }
        var places: [KeptList: Int] = [:]
        for (list, column) in [
          (KeptList.favorites, Int32(6)), (.watchlist, 7), (.rated, 8),
        ] where !row.isNull(column) { places[list] = row.integer(column) }
        titles.append(
          KeptTitle(
            id: id, summary: TitleSummary(id, from: 9, of: row), marks: marks, places: places))
      }
      return titles
    }
  }
}
