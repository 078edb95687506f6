import AppCore
import Catalog

/// What a person keeps, in memory alone: it stands in for the storage where a walk is shown or tested.
struct KeptTitles: Sendable {
  private var marks = MarkTable()
  private var titles: [TitleID: TitleSummary] = [:]
  /// The places of each list's titles: the larger, the later it was marked.
  private var places: [KeptList: [TitleID: Int]] = [:]
  private var lastPlace = 0
  /// Places that changes have taken, by the changes' numbers.
  private var formerPlaces: [Int: Int] = [:]

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
    guard case .mark(let id, let mark, let day, let title, let placing) = change else { return }
    let before = marks[id]
    var after = before
    after.apply(mark, on: day)
    marks[id] = after
    titles[id] = title ?? titles[id]
    let list = mark.subject.list
    let place = places[list]?[id]
    switch placing {
    case .last(let number?): formerPlaces[number] = place
    case .last(nil), .former: break
    }
    guard after.belong(to: list) else {
      places[list]?[id] = nil
      return
    }
    // Only a rating moves a title that is in its list.
    guard !before.belong(to: list) || list == .rated else { return }
    if case .former(let number) = placing, let former = formerPlaces[number] ?? place {
      places[list, default: [:]][id] = former
    } else {
      lastPlace += 1
      places[list, default: [:]][id] = lastPlace
    }
  }

  /// The titles of a list, the one that was marked last first.
  private func ordered(_ list: KeptList) -> [TitleSummary] {
    (places[list] ?? [:]).sorted { $0.value > $1.value }.compactMap { titles[$0.key] }
  }

  /// A page of what is kept; nil of any other request.
  func answer(_ request: Request) -> FetchResult? {
    guard case .list(.kept(let list), let number) = request else { return nil }
    let all = ordered(list)
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
