import AppCore
import Catalog

/// What a person keeps, in memory alone: it stands in for the storage where a walk is shown or tested.
struct KeptTitles: Sendable {
  private var marks = MarkTable()
  private var titles: [TitleID: TitleSummary] = [:]
  /// The titles of each list, the one that was marked last at the end.
  private var order: [KeptList: [TitleID]] = [:]

  /// Begins with what was kept before; such titles are found once they are marked anew.
  init(_ snapshot: LibrarySnapshot = LibrarySnapshot()) {
    marks = snapshot.marks
  }

  /// Keeps a change.
  mutating func keep(_ change: LibraryChange) {
    if case .all(let changes) = change {
      for change in changes { keep(change) }
      return
    }
    guard case .mark(let id, let mark, let day, let title) = change else { return }
    let before = marks[id]
    var after = before
    after.apply(mark, on: day)
    marks[id] = after
    titles[id] = title ?? titles[id]
    for list in KeptList.allCases where before.belong(to: list) != after.belong(to: list) {
      order[list, default: []].removeAll { $0 == id }
      if after.belong(to: list) { order[list, default: []].append(id) }
    }
  }

  /// A page of a list of what is kept; nil of any other request.
  func answer(_ request: Request) -> FetchResult? {
    guard case .list(.kept(let list), let number) = request else { return nil }
    let all = (order[list] ?? []).reversed().compactMap { titles[$0] }
    let page = all.dropFirst((number - 1) * KeptList.pageSize).prefix(KeptList.pageSize)
    let rows = page.map { title in
      switch title {
      case .movie(let movie): ListRow.movie(movie)
      case .show(let show): ListRow.show(show)
      }
    }
    return .answered(
      .list(
        Page(
          number: number, elements: rows,
          totalPages: max(1, (all.count + KeptList.pageSize - 1) / KeptList.pageSize),
          totalResults: all.count)), .fresh)
  }
}
