import Catalog

/// What a person keeps, as the program knows it: marks show at once, and plainly when they are stored.
public struct Library: Equatable, Sendable {
  /// All titles with marks.
  public internal(set) var marks: MarkTable
  /// The last successful searches, the last one first.
  public internal(set) var searches: [String]
  /// How it is kept.
  public internal(set) var keeping: Keeping
  /// Changes on their way to be stored, oldest first.
  public internal(set) var pending: [PendingChange] = []
  /// Changes that could not be stored, oldest first; they go with the next that is to be stored, which the next line
  /// brings if nothing does before.
  public internal(set) var unsaved: [LibraryChange] = []
  /// Lists whose loaded pages show what was before a change.
  var outdated: Set<KeptList> = []

  /// Makes a library of what was read when the run began.
  init(_ snapshot: LibrarySnapshot = LibrarySnapshot(), keeping: Keeping = .file) {
    marks = snapshot.marks
    searches = snapshot.searches
    self.keeping = keeping
  }

  /// What a person said of a title.
  public subscript(title: TitleID) -> Marks { marks[title] }

  /// How many titles a list has.
  public func count(of list: KeptList) -> Int { marks.count(of: list) }

  /// Whether a change to a title is not stored yet.
  public func isPending(_ title: TitleID) -> Bool {
    guard !pending.isEmpty || !unsaved.isEmpty else { return false }
    return (unsaved + pending.map(\.change)).contains { $0.changes(title) }
  }

  /// How many changes could not be stored.
  public var unsavedCount: Int { unsaved.reduce(0) { $0 + $1.count } }

  /// Takes in a change to the marks of a title.
  mutating func apply(_ change: MarkChange, to title: TitleID, on day: CalendarDate) {
    let before = self[title]
    var after = before
    after.apply(change, on: day)
    guard before != after else { return }
    marks[title] = after
    for list in KeptList.allCases where before.belong(to: list) || after.belong(to: list) {
      outdated.insert(list)
    }
  }

  /// Takes in what another run has stored meanwhile; what this one has not stored yet stays.
  mutating func take(_ snapshot: LibrarySnapshot) {
    let waiting = unsaved + pending.map(\.change)
    if marks != snapshot.marks { outdated = Set(KeptList.allCases) }
    marks = snapshot.marks
    searches = snapshot.searches
    for change in waiting { apply(change) }
  }

  private mutating func apply(_ change: LibraryChange) {
    switch change {
    case .mark(let title, let mark, let day, _, _): apply(mark, to: title, on: day)
    case .searched(let text): remember(text)
    case .forgotSearch(let text): forget(text)
    case .forgotSearches: searches = []
    case .restoredSearches(let restored): searches = restored
    case .setting, .session: break
    case .all(let changes): for change in changes { apply(change) }
    }
  }

  /// Makes a search the first of those that are kept.
  mutating func remember(_ search: String) {
    forget(search)
    searches.insert(search, at: 0)
    if searches.count > LibrarySnapshot.searchLimit { searches.removeLast() }
  }

  /// Puts a search back that was forgotten, unless it is there again.
  mutating func restore(_ search: String, at place: Int) {
    let key = search.searchKey
    guard !searches.contains(where: { $0.searchKey == key }) else { return }
    searches.insert(search, at: min(place, searches.count))
    if searches.count > LibrarySnapshot.searchLimit { searches.removeLast() }
  }

  /// Forgets a search, however it is spelled.
  mutating func forget(_ search: String) {
    let key = search.searchKey
    searches.removeAll { $0.searchKey == key }
  }
}

/// A change on its way to be stored.
public struct PendingChange: Equatable, Sendable {
  /// What tells the answer to it.
  public var ticket: Ticket
  /// The change.
  public var change: LibraryChange
}

extension LibraryChange {
  /// Whether it changes the marks of a title.
  func changes(_ title: TitleID) -> Bool {
    switch self {
    case .mark(let changed, _, _, _, _): changed == title
    case .searched, .forgotSearch, .forgotSearches, .restoredSearches, .setting, .session: false
    case .all(let changes): changes.contains { $0.changes(title) }
    }
  }

  /// Whether it changes marks.
  public var isOfMarks: Bool {
    switch self {
    case .mark: true
    case .searched, .forgotSearch, .forgotSearches, .restoredSearches, .setting, .session: false
    case .all(let changes): changes.contains(where: \.isOfMarks)
    }
  }

  /// How many changes it is.
  public var count: Int {
    switch self {
    case .mark, .searched, .forgotSearch, .forgotSearches, .restoredSearches, .setting, .session: 1
    case .all(let changes): changes.reduce(0) { $0 + $1.count }
    }
  }
}
