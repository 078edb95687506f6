import Catalog

// Lists of kept titles, page by page.

extension Database {
  /// Where the page that was read last ended.
  struct PageEnd {
    var list: KeptList
    var number: Int
    var place: Int
    var moment: Moment
  }

  /// One page of a list of kept titles, the last one first.
  func page(of list: KeptList, number: Int) throws(StorageFailure) -> Page<ListRow> {
    try libraryTransaction(.reading) { () throws(StorageFailure) in
      let count = try integer(KeptTitles.count(in: list))
      let size = KeptList.pageSize
      var page = Page<ListRow>(
        number: number, elements: [], totalPages: count / size + (count % size == 0 ? 0 : 1),
        totalResults: count)
      guard number >= 1, number <= page.totalPages else { return page }
      let before = (number - 1) * size
      let length = min(size, count - before)
      let moment = try moment()
      let stretch: KeptTitles.Stretch
      if let end = lastPageEnd, end.list == list, end.number == number - 1, end.moment == moment {
        stretch = .after(end.place)
      } else if before <= count / 2 {
        stretch = .fromFirst(skipping: before)
      } else {
        stretch = .fromLast(skipping: count - before - length)
      }
      let row = try prepare(
        KeptTitles.page(of: list, stretch), stretch.parameters + [.integer(length)])
      var place = 0
      while try row.step() {
        let id = TitleID(isShow: row.integer(0), id: row.integer(1))
        place = row.integer(2)
        switch TitleSummary(id, from: 3, of: row) {
        case .movie(let movie): page.elements.append(.movie(movie))
        case .show(let show): page.elements.append(.show(show))
        }
      }
      lastPageEnd = PageEnd(list: list, number: number, place: place, moment: moment)
      return page
    }
  }
}

/// The statements that read lists of kept titles, each along the list's own index.
enum KeptTitles {
  /// From where the titles of a page are looked for: no more are passed over than must be.
  enum Stretch {
    case fromFirst(skipping: Int)
    case fromLast(skipping: Int)
    /// Behind a place in the list's order.
    case after(Int)

    /// The parameters that stand before the number of titles.
    var parameters: [Statement.Value] {
      switch self {
      case .fromFirst(let count), .fromLast(let count), .after(let count): [.integer(count)]
      }
    }
  }

  /// Counts a list's titles.
  static func count(in list: KeptList) -> String {
    """
    SELECT coalesce(
      (SELECT \(list.rawValue) FROM list_count),
      (SELECT count(*) FROM mark WHERE \(list.place) IS NOT NULL))
    """
  }

  /// Reads a page of titles, the last one first.
  ///
  /// The titles that are passed over are counted in the index alone.
  static func page(of list: KeptList, _ stretch: Stretch) -> String {
    let (condition, order, limit) =
      switch stretch {
      case .fromFirst: ("IS NOT NULL", "DESC", "?2 OFFSET ?1")
      case .fromLast: ("IS NOT NULL", "ASC", "?2 OFFSET ?1")
      case .after: ("< ?1", "DESC", "?2")
      }
    return """
      SELECT kept.is_show, kept.id, kept.place, \(TitleSummary.columnNames)
      FROM (
        SELECT is_show, id, \(list.place) AS place FROM mark WHERE \(list.place) \(condition)
        ORDER BY \(list.place) \(order) LIMIT \(limit)
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
