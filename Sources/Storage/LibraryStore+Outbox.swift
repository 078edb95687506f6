public import Catalog

/// What the account at TMDB is to learn, and what was learned of it.
///
/// While somebody is signed in, ``keep(_:)-(LibraryChange)`` notes in the same transaction that a change of marks is
/// to be sent: a mark that is there after a crash is sent, and one that is not there is not.
extension LibraryStore {
  /// Notes who signed in; what waits for another account, and what is known of that, is forgotten.
  ///
  /// No mark is changed, and none is sent that was made before.
  public func signIn(_ account: Account) throws(StorageFailure) -> KeptAccount? {
    try change { database throws(StorageFailure) in
      try database.signIn(account)
      return try database.account()
    }
  }

  /// Notes that nobody is signed in any more; what waited is not sent, and the marks stay.
  public func signOut() throws(StorageFailure) {
    try change { database throws(StorageFailure) in
      try database.run("UPDATE account SET is_signed_in = 0")
      try database.run("DELETE FROM outbox")
      try database.run("DELETE FROM sending")
    }
  }

  /// The account that is signed in to; nil where none is.
  public func account() throws(StorageFailure) -> KeptAccount? {
    try withDatabase(creates: false) { database throws(StorageFailure) in
      try database?.account()
    }
  }

  /// Changes that wait to be sent, in the order they were made.
  public func unsent(limit: Int) throws(StorageFailure) -> [UnsentChange] {
    try withDatabase(creates: false) { database throws(StorageFailure) in
      try database?.unsent(limit: limit) ?? []
    }
  }

  /// Takes the change that is to be sent next: until it is answered, or this process ends, no other sends one of the
  /// same mark.
  ///
  /// - Parameters:
  ///   - postponed: The numbers of changes that are not sent now.
  ///   - now: The time, in seconds since 1970.
  public func nextToSend(
    besides postponed: Set<Int>, now: Int
  ) throws(StorageFailure) -> NextToSend {
    try change { database throws(StorageFailure) in
      let sign = lifeSign
      return try database.nextToSend(besides: postponed, by: sign?.number ?? 0, now: now) {
        sign?.isGiven($0) ?? true
      }
    }
  }

  /// Notes that a change was not done.
  ///
  /// - Parameter isAnswered: Whether TMDB said so; else it may be done later, although nobody waits for it.
  public func notDone(_ sent: UnsentChange, isAnswered: Bool) throws(StorageFailure) {
    try change { database throws(StorageFailure) in
      if isAnswered {
        try database.answered(sent)
      } else {
        try database.lost(sent)
      }
    }
  }

  /// Notes that a change was sent and is at TMDB.
  ///
  /// - Parameter now: The time, in seconds since 1970.
  /// - Returns: How many changes wait after it.
  public func done(_ sent: UnsentChange, now: Int) throws(StorageFailure) -> Int {
    try change { database throws(StorageFailure) in
      try database.run("DELETE FROM outbox WHERE number = ?", [.integer(sent.number)])
      try database.answered(sent)
      if try database.account() != nil {
        var synced = try database.synced(sent.title)
        synced.apply(sent.change)
        synced.sentAt = now
        try database.write(synced, of: sent.title)
      }
      return try database.unsentCount()
    }
  }

  /// Takes a change back that TMDB refused, unless a later one has taken its place.
  ///
  /// - Returns: The change that took it back; nil where there was nothing to take back.
  public func refused(
    _ sent: UnsentChange, on day: CalendarDate
  ) throws(StorageFailure) -> MarkChange? {
    try change { database throws(StorageFailure) in
      let number = Statement.Value.integer(sent.number)
      try database.answered(sent)
      let waits = try database.integer("SELECT count(*) FROM outbox WHERE number = ?", [number]) > 0
      guard waits else { return nil }
      try database.run("DELETE FROM outbox WHERE number = ?", [number])
      let back = try database.synced(sent.title).change(to: sent.change.subject)
      guard back != sent.change else { return nil }
      try database.write(back, to: sent.title, on: day)
      return back
    }
  }

  /// Has all marks sent that differ from those at TMDB.
  ///
  /// - Returns: How many were added to what waits.
  public func shareAll() throws(StorageFailure) -> Int {
    try change { database throws(StorageFailure) in
      let changes = try database.unshared()
      for (place, change) in changes { try database.enqueue(change, of: place.title) }
      try database.run("UPDATE account SET unshared = 0")
      return changes.count
    }
  }

  /// Brings the marks on this machine and those at TMDB together.
  ///
  /// What waits to be sent wins; else what changed there since it was last known is taken over, and a rating that
  /// was changed on both sides stays as it is here. Nothing is sent by this.
  ///
  /// - Parameters:
  ///   - lists: All lists of the account.
  ///   - account: Whose they are; nothing is done where somebody else is signed in by now.
  ///   - began: When the first of them was asked for, in seconds since 1970.
  ///   - now: The time, in seconds since 1970.
  ///   - day: The day that marks are noted with which TMDB says no day of.
  public func compare(
    _ lists: [AccountMarks], of account: Account, began: Int, now: Int, on day: CalendarDate
  ) throws(StorageFailure) -> AccountComparison {
    let comparison = try change { database throws(StorageFailure) in
      guard try database.account()?.account.isSame(as: account) == true else {
        return AccountComparison()
      }
      return try database.compare(lists, began: began, now: now, on: day)
    }
    return comparison
  }

  /// Changes the database in one transaction.
  private func change<Result>(
    _ body: (Database) throws(StorageFailure) -> Result
  ) throws(StorageFailure) -> Result {
    try withDatabase(creates: true) { database throws(StorageFailure) in
      guard let database else { throw .noHome }
      let result = try database.libraryTransaction(.writing) { () throws(StorageFailure) in
        try body(database)
      }
      // As after every change: packing that comes to nothing is tried again with the next.
      try? database.packMarksIfDue()
      return result
    }
  }
}

extension Database {
  fileprivate func signIn(_ account: Account) throws(StorageFailure) {
    let before = try prepare("SELECT is_guest, id FROM account")
    var isSame = false
    var wasGuest = false
    if try before.step() {
      wasGuest = before.integer(0) != 0
      switch account {
      case .member(let id, _, _): isSame = !wasGuest && before.integer(1) == id
      case .guest: isSame = wasGuest
      }
    }
    if !isSame {
      try run("DELETE FROM outbox")
      try run("DELETE FROM sending")
    }
    // Each guest begins with nothing at TMDB.
    if !isSame || wasGuest { try run("DELETE FROM synced") }
    let columns: [Statement.Value] =
      switch account {
      case .member(let id, let username, let name):
        [.integer(0), .integer(id), .text(username), .text(name)]
      case .guest: [.integer(1), .integer(0), .text(""), .text("")]
      }
    try run(
      """
      INSERT INTO account (row, is_signed_in, is_guest, id, username, name, unshared, compared_on)
      VALUES (1, 1, ?, ?, ?, ?, 0, NULL)
      ON CONFLICT DO UPDATE SET
        is_signed_in = 1, is_guest = excluded.is_guest, id = excluded.id,
        username = excluded.username, name = excluded.name,
        compared_on = \(isSame ? "compared_on" : "NULL")
      """, columns)
    try countUnshared()
  }
}
