import Catalog

// What is on its way to TMDB, of all processes; each function is a part of its caller's transaction.

extension Database {
  /// After so many seconds nobody waits for an answer any more, whoever asked.
  static var longestSending: Int { 600 }

  /// A change that is on its way, or of which it was never learnt what became of it.
  private struct Sending {
    /// The change that was sent last; nil where it was answered.
    var value: Int?
    /// An earlier one whose answer was never learnt, -1 for several; it may still take effect.
    var doubt: Int?
    /// When it was sent, in seconds since 1970.
    var began: Int

    /// What may still take effect, where nobody waits for the answer any more.
    var lost: Int? {
      guard let value, let doubt else { return value ?? doubt }
      return value == doubt ? value : -1
    }
  }

  /// Takes the change that is to be sent next for a process, unless another one sends a change of the same mark.
  ///
  /// - Parameter isAlive: Whether the process with a sign lives.
  func nextToSend(
    besides postponed: Set<Int>, by sign: Int, now: Int, isAlive: (Int) -> Bool
  ) throws(StorageFailure) -> NextToSend {
    var others: Set<MarkPlace> = []
    let row = try prepare(
      "SELECT is_show, id, subject, holder, began FROM sending WHERE holder IS NOT NULL AND holder <> ?",
      [.integer(sign)])
    while try row.step() {
      guard let subject = MarkSubject(rawValue: row.integer(2)), isAlive(row.integer(3)),
        abs(now - row.integer(4)) <= Self.longestSending
      else { continue }
      others.insert(
        MarkPlace(title: TitleID(isShow: row.integer(0), id: row.integer(1)), subject: subject))
    }
    let changes = try unsent(limit: postponed.count + others.count + 1)
    let free = changes.filter {
      !others.contains(MarkPlace(title: $0.title, subject: $0.change.subject))
    }
    guard let next = free.first(where: { !postponed.contains($0.number) }) else {
      if changes.isEmpty { return .nothing }
      return free.isEmpty ? .underWay : .postponed
    }
    let earlier = try sending(next)
    // What was done again since then, long ago, comes no more.
    let isOver = earlier?.value == nil && now - (earlier?.began ?? now) > Self.longestSending
    let doubt = isOver ? nil : earlier?.lost
    try run(
      """
      INSERT OR REPLACE INTO sending (is_show, id, subject, value, doubt, holder, began)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      """,
      next.title.columns + [
        .integer(next.change.subject.rawValue), .integer(next.change.value), .integer(doubt),
        .integer(sign), .integer(now),
      ])
    return .change(next)
  }

  private func sending(_ change: UnsentChange) throws(StorageFailure) -> Sending? {
    let row = try prepare(
      "SELECT value, doubt, began FROM sending WHERE is_show = ? AND id = ? AND subject = ?",
      change.title.columns + [.integer(change.change.subject.rawValue)])
    guard try row.step() else { return nil }
    return Sending(
      value: row.isNull(0) ? nil : row.integer(0), doubt: row.isNull(1) ? nil : row.integer(1),
      began: row.integer(2))
  }

  /// Notes that a change was answered: nothing of it is left, unless an earlier one may still take effect.
  func answered(_ sent: UnsentChange) throws(StorageFailure) {
    let isClear = try sending(sent)?.doubt == nil
    let place = sent.title.columns + [.integer(sent.change.subject.rawValue)]
    try run(
      isClear
        ? "DELETE FROM sending WHERE is_show = ? AND id = ? AND subject = ?"
        : """
        UPDATE sending SET holder = NULL, value = NULL
        WHERE is_show = ? AND id = ? AND subject = ?
        """, place)
  }

  /// Notes that nobody waits for the answer to a change any more.
  func lost(_ sent: UnsentChange) throws(StorageFailure) {
    try run(
      "UPDATE sending SET holder = NULL WHERE is_show = ? AND id = ? AND subject = ?",
      sent.title.columns + [.integer(sent.change.subject.rawValue)])
  }

  /// The marks of which it is not known what TMDB has, with the time of the last change that was sent.
  ///
  /// What would only do again what is here leaves no doubt.
  func doubtful(_ marks: MarkTable) throws(StorageFailure) -> [MarkPlace: Int] {
    let row = try prepare("SELECT is_show, id, subject, value, doubt, began FROM sending")
    var places: [MarkPlace: Int] = [:]
    while try row.step() {
      guard let subject = MarkSubject(rawValue: row.integer(2)) else { continue }
      let title = TitleID(isShow: row.integer(0), id: row.integer(1))
      let here = marks[title].change(to: subject).value
      guard !row.isNull(3) || row.integer(4) != here else { continue }
      places[MarkPlace(title: title, subject: subject)] = row.integer(5)
    }
    return places
  }

  /// Notes that a mark is at TMDB what it is here.
  func settle(_ place: MarkPlace) throws(StorageFailure) {
    try run(
      "DELETE FROM sending WHERE holder IS NULL AND is_show = ? AND id = ? AND subject = ?",
      place.title.columns + [.integer(place.subject.rawValue)])
  }
}

/// What is sent next.
public enum NextToSend: Hashable, Sendable {
  /// A change, which no other process sends from now on.
  case change(UnsentChange)
  /// All that could be was put off.
  case postponed
  /// Other processes send changes of the same marks; who comes first goes on with what comes after.
  case underWay
  case nothing
}
