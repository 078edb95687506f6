import Catalog

// Marks here and marks at TMDB, compared; each function is a part of its caller's transaction.

extension Database {
  /// How long lists at TMDB may lag behind what was sent, in seconds.
  private static var lag: Int { 600 }

  /// Unqueued differences from TMDB, with the change that resolves each.
  func unshared() throws(StorageFailure) -> [(place: MarkPlace, change: MarkChange)] {
    guard let account = try account() else { return [] }
    let marks = try marks()
    let synced = try synced()
    let waiting = try unsentSubjects()
    var found: [(place: MarkPlace, change: MarkChange)] = []
    func look(at title: TitleID, _ here: Marks, _ there: SyncedMarks) {
      for subject in account.account.subjects {
        let change = here.change(to: subject)
        let place = MarkPlace(title: title, subject: subject)
        guard change != there.change(to: subject), !waiting.contains(place) else { continue }
        found.append((place, change))
      }
    }
    for (title, here) in marks { look(at: title, here, synced[title] ?? SyncedMarks()) }
    for (title, there) in synced where marks[title].isEmpty { look(at: title, Marks(), there) }
    // In the order they were made in, as far as days tell; what is gone has no day and comes first.
    return found.sorted { first, second in
      let days = (
        marks[first.place.title].day(of: first.place.subject),
        marks[second.place.title].day(of: second.place.subject)
      )
      if days.0 != days.1 { return (days.0 ?? .epoch) < (days.1 ?? .epoch) }
      return first.place.order < second.place.order
    }
  }

  /// Notes how many marks are other than at TMDB.
  func countUnshared() throws(StorageFailure) {
    try run("UPDATE account SET unshared = ?", [.integer(try unshared().count)])
  }

  /// Takes over what changed at TMDB, and notes what is there.
  func compare(
    _ lists: [AccountMarks], began: Int, now: Int, on day: CalendarDate
  ) throws(StorageFailure) -> AccountComparison {
    let marks = try marks()
    var comparison = Comparison(
      marks: marks, synced: try synced(), waiting: try unsentSubjects(),
      sentLately: (began - Self.lag)...max(began, now), doubtful: try doubtful(marks))
    for list in lists { comparison.take(list) }
    try resolve(&comparison, lists, began: began)
    for step in comparison.steps {
      try write(step.change, to: step.title, on: day)
      if let summary = step.summary { try write(summary) }
    }
    for title in comparison.changed {
      if let synced = comparison.synced[title] { try write(synced, of: title) }
    }
    try run("UPDATE account SET compared_on = ?", [.integer(day.number)])
    try countUnshared()
    return comparison.outcome
  }
}

extension Database {
  /// Has marks sent again of which it was not known what TMDB has, and is known now that it is not what is here.
  ///
  /// What is here was said last, whatever an older change did when nobody waited for it any more.
  private func resolve(
    _ comparison: inout Comparison, _ lists: [AccountMarks], began: Int
  ) throws(StorageFailure) {
    for (place, sentAt) in comparison.doubtful where !comparison.waiting.contains(place) {
      let isKnown = lists.contains {
        $0.isWhole && $0.list == place.subject.list && $0.kind.holds(place.title)
      }
      guard
        let there = comparison.seen[place]
          ?? (isKnown ? SyncedMarks().change(to: place.subject) : nil)
      else { continue }
      let here = comparison.marks[place.title].change(to: place.subject)
      comparison.note(there, of: place.title)
      if here != there {
        try enqueue(here, of: place.title)
      } else if sentAt < began - Self.lag {
        // So late nothing comes any more.
        try settle(place)
      }
    }
  }
}

/// The comparison itself: marks here, marks last known there, and marks there now.
private struct Comparison {
  /// A change to be made here.
  struct Step {
    var title: TitleID
    var change: MarkChange
    var summary: TitleSummary?
  }

  let marks: MarkTable
  private(set) var synced: [TitleID: SyncedMarks]
  let waiting: Set<MarkPlace>
  /// The time in which what was sent may not be in the lists yet.
  let sentLately: ClosedRange<Int>
  /// Marks of which it is not known what became of a change, with the time when it was sent.
  let doubtful: [MarkPlace: Int]
  /// What TMDB says of these, where it says something.
  private(set) var seen: [MarkPlace: MarkChange] = [:]
  private(set) var steps: [Step] = []
  private(set) var changed: Set<TitleID> = []
  private(set) var outcome = AccountComparison()

  init(
    marks: MarkTable, synced: [TitleID: SyncedMarks], waiting: Set<MarkPlace>,
    sentLately: ClosedRange<Int>, doubtful: [MarkPlace: Int]
  ) {
    self.doubtful = doubtful
    self.marks = marks
    self.synced = synced
    self.waiting = waiting
    self.sentLately = sentLately
  }

  mutating func take(_ list: AccountMarks) {
    var listed: Set<TitleID> = []
    for row in list.rows where list.kind.holds(row.title) {
      guard listed.insert(row.title).inserted else { continue }
      switch list.list {
      case .favorites: take(.favorite(true), of: row.title, row.summary)
      case .watchlist: take(.watchlist(true), of: row.title, row.summary)
      case .rated:
        // A rating that cannot be read is one nevertheless.
        if let rating = row.rating { take(.rating(rating), of: row.title, row.summary) }
      }
    }
    guard list.isWhole else { return }
    let subject = list.list.subject
    let gone = synced.filter { title, there in
      list.kind.holds(title) && !listed.contains(title)
        && there.change(to: subject) != SyncedMarks().change(to: subject)
    }.keys.sorted {
      MarkPlace(title: $0, subject: subject).order < MarkPlace(title: $1, subject: subject).order
    }
    for title in gone { take(SyncedMarks().change(to: subject), of: title, nil) }
  }

  /// Notes what is at TMDB of one mark.
  mutating func note(_ change: MarkChange, of title: TitleID) {
    var there = synced[title] ?? SyncedMarks()
    there.apply(change)
    synced[title] = there
    changed.insert(title)
  }

  /// Takes in what is said at TMDB of one mark.
  private mutating func take(
    _ change: MarkChange, of title: TitleID, _ summary: TitleSummary?
  ) {
    let subject = change.subject
    let place = MarkPlace(title: title, subject: subject)
    guard doubtful[place] == nil else {
      seen[place] = change
      return
    }
    let there = synced[title] ?? SyncedMarks()
    let before = there.change(to: subject)
    guard change != before else { return }
    if let sentAt = there.sentAt, sentLately.contains(sentAt) { return }
    note(change, of: title)
    guard !waiting.contains(place) else { return }
    let here = marks[title].change(to: subject)
    guard here != change else { return }
    guard here == before else {
      outcome.differing += 1
      return
    }
    steps.append(Step(title: title, change: change, summary: summary))
    if change == SyncedMarks().change(to: subject) {
      outcome.removed += 1
    } else {
      outcome.added += 1
    }
  }
}

extension MarkPlace {
  /// An order that is the same in every run.
  fileprivate var order: (Int, Int, Int) {
    switch title {
    case .movie(let id): (0, id.rawValue, subject.rawValue)
    case .show(let id): (1, id.rawValue, subject.rawValue)
    }
  }
}

extension Account {
  /// The marks that can be sent to it.
  fileprivate var subjects: [MarkSubject] {
    switch self {
    case .member: MarkSubject.allCases
    case .guest: [.rating]
    }
  }
}

extension KeptList {
  /// What puts a title in it.
  fileprivate var subject: MarkSubject {
    switch self {
    case .favorites: .favorite
    case .watchlist: .watchlist
    case .rated: .rating
    }
  }
}
