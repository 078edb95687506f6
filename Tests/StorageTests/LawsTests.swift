import Catalog
import Storage
import TestSupport
import Testing

/// What the catalog says of changes is what becomes of them in the file.
@Suite struct LawsTests {
  /// The same library, kept in the plainest way.
  private struct Model {
    var snapshot = LibrarySnapshot()
    var settings: [String: Setting] = [:]
    var order: [KeptList: [TitleID]] = [:]

    mutating func apply(_ change: LibraryChange) {
      switch change {
      case .mark(let id, let change, let day, _, _):
        var marks = snapshot.marks[id]
        let before = marks
        marks.apply(change, on: day)
        snapshot.marks[id] = marks
        for list in KeptList.allCases {
          let isNew = marks.belong(to: list) && !before.belong(to: list)
          let isRatedAgain: Bool = if case .rating(_?) = change { list == .rated } else { false }
          if !marks.belong(to: list) || isNew || isRatedAgain {
            order[list]?.removeAll { $0 == id }
          }
          if isNew || isRatedAgain { order[list, default: []].insert(id, at: 0) }
        }
      case .searched(let text):
        snapshot.searches.removeAll { $0.searchKey == text.searchKey }
        snapshot.searches.insert(text, at: 0)
        snapshot.searches = Array(snapshot.searches.prefix(LibrarySnapshot.searchLimit))
      case .forgotSearch(let text):
        snapshot.searches.removeAll { $0.searchKey == text.searchKey }
      case .forgotSearches:
        snapshot.searches = []
      case .restoredSearches(let texts):
        snapshot.searches = texts
      case .setting(let setting):
        switch setting {
        case .theme: settings["theme"] = setting
        case .design: settings["design"] = setting
        case .language: settings["language"] = setting
        case .region: settings["region"] = setting
        case .tabs: settings["tabs"] = setting
        case .adult: settings["adult"] = setting
        case .welcomed: settings["welcomed"] = setting
        }
        snapshot.settings = settings.sorted { $0.key < $1.key }.map(\.value)
      case .session(let session):
        snapshot.session = session
      case .all(let changes): for change in changes { apply(change) }
      }
    }
  }

  private func change(_ seed: inout Seed) -> LibraryChange {
    let number = 1 + seed.number(below: 12)
    let day = seed.number(below: 2) == 0 ? monday : tuesday
    let isOn = seed.number(below: 3) > 0
    switch seed.number(below: 10) {
    case 0, 1: return .mark(film(number), .favorite(isOn), on: day)
    case 2, 3: return .mark(series(number), .watchlist(isOn), on: day)
    case 4: return .mark(film(number), .watchlist(isOn), on: day)
    case 5, 6:
      let rating = isOn ? UserRating(halves: 1 + seed.number(below: 20)) : nil
      return .mark(.movie(ID(number)), .rating(rating), on: day, title: nil)
    case 7:
      let texts = ["Matrix", "matrix", "IŞIK", "ışık", "The  Wire", "the wire", "?", "!"]
      return .searched(texts[seed.number(below: texts.count)] + (isOn ? "" : " \(number)"))
    case 8:
      let texts = ["MATRIX", "Isik", "the wire"]
      if number == 2 { return .restoredSearches(["heat", "?", "The  Wire"]) }
      return number == 1 ? .forgotSearches : .forgotSearch(texts[seed.number(below: texts.count)])
    default:
      let settings: [Setting] = [
        .theme("theme\(number)"), .design("table"), .language("tr"), .region("TR"),
        .tabs(["a", "b"]), .welcomed(isOn), .adult(isOn),
      ]
      guard number > 3 else {
        return .session(SavedSession(tab: "feed", links: ["feed/movie/\(number)"]))
      }
      return .setting(settings[seed.number(below: settings.count)])
    }
  }

  @Test(arguments: 1...8)
  func `the file holds what the changes make, in this run and in the next`(number: Int) throws {
    let folder = try TemporaryFolder()
    var store = LibraryStore.open(folder: folder.data, creates: true)
    var seed = Seed(number)
    var model = Model()
    for step in 0..<60 {
      let change = change(&seed)
      model.apply(change)
      try store.keep(change)
      if seed.number(below: 12) == 0 {
        store = LibraryStore.open(folder: folder.data, creates: seed.number(below: 2) == 0)
      }
      let snapshot = try store.snapshot()
      try #require(snapshot == model.snapshot, "step \(step): \(change)")
      for list in KeptList.allCases {
        let ids = try store.page(of: list, number: 1).elements.compactMap(\.title)
        try #require(
          ids == Array(model.order[list, default: []].prefix(20)), "step \(step): \(change)")
      }
    }
  }
}

extension ListRow {
  fileprivate var title: TitleID? {
    switch self {
    case .movie(let movie): .movie(movie.id)
    case .show(let show): .show(show.id)
    case .person, .collection, .keyword, .company, .review, .pokemon, .character: nil
    }
  }
}
