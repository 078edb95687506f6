import Catalog

// The account, and what is to be sent to it; each function is a part of its caller's transaction.

extension Database {
  /// The account that is signed in to; nil where none is.
  func account() throws(StorageFailure) -> KeptAccount? {
    let row = try prepare(
      """
      SELECT is_guest, id, username, name, unshared, compared_on,
        (SELECT count(*) FROM outbox WHERE \(Self.isChange))
      FROM account WHERE is_signed_in
      """)
    guard try row.step() else { return nil }
    let account: Account =
      row.integer(0) != 0
      ? .guest
      : .member(
        id: row.integer(1), username: row.text(2)?.sanitized(limit: 200) ?? "",
        name: row.text(3)?.sanitized(limit: 200) ?? "")
    return KeptAccount(
      account, waiting: row.integer(6), unshared: max(0, row.integer(4)),
      comparedOn: row.isNull(5) ? nil : CalendarDate(number: row.integer(5)))
  }

  /// Notes that a change is to be sent, where an account takes it; a change to the same mark of the same
  /// title that still waits is not sent any more.
  func enqueue(_ change: MarkChange, of title: TitleID) throws(StorageFailure) {
    try run(
      """
      INSERT OR REPLACE INTO outbox (is_show, id, subject, value)
      SELECT ?1, ?2, ?3, ?4 FROM account WHERE is_signed_in AND (NOT is_guest OR ?3 = 2)
      """,
      title.columns + [.integer(change.subject.rawValue), .integer(change.value)])
  }

  /// What holds of a row of the outbox that is a change; a damaged one holds up no other.
  private static let isChange = """
    outbox.subject IN (0, 1) OR (outbox.subject = 2 AND outbox.value BETWEEN 0 AND 20)
    """

  /// How many changes wait.
  func unsentCount() throws(StorageFailure) -> Int {
    try integer("SELECT count(*) FROM outbox WHERE \(Self.isChange)")
  }

  /// Changes that wait, the one that was made first at the beginning.
  func unsent(limit: Int) throws(StorageFailure) -> [UnsentChange] {
    let row = try prepare(
      """
      SELECT outbox.number, outbox.is_show, outbox.id, outbox.subject, outbox.value, title.title
      FROM outbox
      LEFT JOIN title ON title.is_show = outbox.is_show AND title.id = outbox.id
      WHERE \(Self.isChange) ORDER BY outbox.number LIMIT ?
      """, [.integer(limit)])
    var changes: [UnsentChange] = []
    while try row.step() {
      guard let change = MarkChange(subject: row.integer(3), value: row.integer(4)) else {
        continue
      }
      let name = row.text(5)?.sanitized(limit: 200)
      changes.append(
        UnsentChange(
          number: row.integer(0), title: TitleID(isShow: row.integer(1), id: row.integer(2)),
          change: change, name: name?.isEmpty == false ? name : nil))
    }
    return changes
  }

  /// The titles and marks of which a change waits.
  func unsentSubjects() throws(StorageFailure) -> Set<MarkPlace> {
    let row = try prepare("SELECT is_show, id, subject FROM outbox")
    var places: Set<MarkPlace> = []
    while try row.step() {
      guard let subject = MarkSubject(rawValue: row.integer(2)) else { continue }
      places.insert(
        MarkPlace(
          title: TitleID(isShow: row.integer(0), id: row.integer(1)), subject: subject))
    }
    return places
  }

  /// What was last known to be at TMDB.
  func synced() throws(StorageFailure) -> [TitleID: SyncedMarks] {
    let row = try prepare("SELECT is_show, id, favorite, watchlist, rating, sent_at FROM synced")
    var synced: [TitleID: SyncedMarks] = [:]
    while try row.step() {
      synced[TitleID(isShow: row.integer(0), id: row.integer(1))] = SyncedMarks(from: 2, of: row)
    }
    return synced
  }

  /// What was last known to be at TMDB of one title.
  func synced(_ title: TitleID) throws(StorageFailure) -> SyncedMarks {
    let row = try prepare(
      "SELECT favorite, watchlist, rating, sent_at FROM synced WHERE is_show = ? AND id = ?",
      title.columns)
    return try row.step() ? SyncedMarks(from: 0, of: row) : SyncedMarks()
  }

  /// Notes what is known to be at TMDB.
  func write(_ synced: SyncedMarks, of title: TitleID) throws(StorageFailure) {
    try run(
      """
      INSERT OR REPLACE INTO synced (is_show, id, favorite, watchlist, rating, sent_at)
      VALUES (?, ?, ?, ?, ?, ?)
      """,
      title.columns + [
        .integer(synced.isFavorite ? 1 : 0), .integer(synced.isOnWatchlist ? 1 : 0),
        .integer(synced.rating?.halves ?? 0), .integer(synced.sentAt),
      ])
  }
}

/// One mark of one title.
struct MarkPlace: Hashable {
  var title: TitleID
  var subject: MarkSubject
}

/// What was last known to be at TMDB of a title.
struct SyncedMarks: Hashable {
  var isFavorite = false
  var isOnWatchlist = false
  var rating: UserRating?
  /// When a change of it was last sent from here, in seconds since 1970.
  var sentAt: Int?

  init() {}

  init(from first: Int32, of row: borrowing Statement) {
    isFavorite = row.integer(first) != 0
    isOnWatchlist = row.integer(first + 1) != 0
    rating = UserRating(halves: row.integer(first + 2))
    sentAt = row.isNull(first + 3) ? nil : row.integer(first + 3)
  }

  /// The change that makes a mark what it is there.
  func change(to subject: MarkSubject) -> MarkChange {
    switch subject {
    case .favorite: .favorite(isFavorite)
    case .watchlist: .watchlist(isOnWatchlist)
    case .rating: .rating(rating)
    }
  }

  /// Takes in a change that is at TMDB now.
  mutating func apply(_ change: MarkChange) {
    switch change {
    case .favorite(let isOn): isFavorite = isOn
    case .watchlist(let isOn): isOnWatchlist = isOn
    case .rating(let rating): self.rating = rating
    }
  }
}

extension MarkChange {
  /// The change as a number in a column.
  var value: Int {
    switch self {
    case .favorite(let isOn), .watchlist(let isOn): isOn ? 1 : 0
    case .rating(let rating): rating?.halves ?? 0
    }
  }

  /// Reads the columns `subject` and `value`; nil of numbers that mean nothing.
  fileprivate init?(subject: Int, value: Int) {
    switch MarkSubject(rawValue: subject) {
    case .favorite?: self = .favorite(value != 0)
    case .watchlist?: self = .watchlist(value != 0)
    case .rating?:
      guard (0...20).contains(value) else { return nil }
      self = .rating(UserRating(halves: value))
    case nil: return nil
    }
  }
}
