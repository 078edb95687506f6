public import Catalog
import Threading

/// What a person keeps between runs: marks, searches, settings and the session, in a file.
///
/// Any thread may use it; one at a time does. What ``keep(_:)-(LibraryChange)`` returned from is
/// committed to the disk. Where no file can be had it keeps all in memory, until the run ends, and
/// ``keeping`` says why.
public final class LibraryStore: @unchecked Sendable {
  /// What is open.
  private enum Attachment {
    /// Nothing yet: there is no file, or it could not be opened for the time being.
    case nothing
    case file(Database, DatabaseFile.Identity)
    case memory(Database)
  }

  private let lock = Monitor()
  private let file: DatabaseFile?
  private var attachment = Attachment.nothing
  private var howItKeeps = Keeping.file
  /// What `PRAGMA data_version` said at the last snapshot.
  private var seenVersion: Int?
  /// What tells others that this process lives; made when something is sent.
  private(set) lazy var lifeSign = file.flatMap { LifeSign(folder: $0.folder) }
  /// What the file holds, while it cannot be opened for writing.
  private var standIn: Database?
  /// Why what earlier runs kept cannot be read in this one, which is not the same as there being nothing.
  private var lack: StorageFailure?

  /// Opens the library in a folder.
  ///
  /// It never fails: a damaged file is set aside and a new one begun, and where there can be no file,
  /// memory takes its place. Without a file, and where none is to be created, nothing is done at all
  /// until there is something to keep.
  ///
  /// - Parameters:
  ///   - folder: The program's data folder; nil where there is no home for one.
  ///   - creates: Whether a missing file is made now, and not only when something is to be kept.
  public static func open(folder: String?, creates: Bool) -> LibraryStore {
    LibraryStore(folder.map { DatabaseFile(folder: $0) }, creates: creates)
  }

  /// Opens a library's file.
  init(_ file: DatabaseFile?, creates: Bool) {
    self.file = file
    do throws(StorageFailure) {
      guard file != nil else { throw .noHome }
      _ = try database(creates: creates)
    } catch {
      switch error {
      // The next use tries again.
      case .busy, .full, .other: return
      case .noHome, .readOnly, .brokenLink, .newer, .foreign, .setAside, .unreadable, .damaged:
        useMemory(error)
      }
    }
  }

  /// How what is kept is kept; it may change with the first ``snapshot()``, which finds damage.
  public var keeping: Keeping {
    lock.withLock { howItKeeps }
  }

  /// Whether another program changed the library since the last ``snapshot()``.
  public var hasChanged: Bool {
    lock.withLock {
      switch attachment {
      case .memory: return false
      case .nothing: return (try? file?.identity()) != nil
      case .file(let database, let identity):
        guard (try? file?.identity()) == identity else { return true }
        return (try? Self.version(of: database)) != seenVersion
      }
    }
  }

  /// All that is kept.
  public func snapshot() throws(StorageFailure) -> LibrarySnapshot {
    try withDatabase(creates: false) { database throws(StorageFailure) in
      guard let database else { return LibrarySnapshot() }
      let version = try Self.version(of: database)
      let snapshot = try database.librarySnapshot()
      seenVersion = version
      return snapshot
    }
  }

  /// Keeps a change: when this returns it is committed.
  ///
  /// When it throws, nothing of it was; only of a disk that failed at the very end the next run may
  /// find it nevertheless, as a whole. The same change can be tried again.
  public func keep(_ change: LibraryChange) throws(StorageFailure) {
    try keep([change])
  }

  /// Keeps several changes, all of them or none.
  public func keep(_ changes: [LibraryChange]) throws(StorageFailure) {
    guard !changes.isEmpty else { return }
    try withDatabase(creates: true) { database throws(StorageFailure) in
      guard let database else { throw .noHome }
      try database.libraryTransaction(.writing) { () throws(StorageFailure) in
        for change in changes { try database.write(change) }
      }
      // What is to be kept is committed: packing that comes to nothing is tried again with the next.
      try? database.packMarksIfDue()
    }
  }

  /// One page of the titles of a list, numbered from 1, the title marked last first.
  ///
  /// A title that was marked when nothing was known of it is called what its link is called.
  ///
  /// - Throws: Also where the list has no titles but those that could not be read.
  public func page(of list: KeptList, number: Int) throws(StorageFailure) -> Page<ListRow> {
    try withDatabase(creates: false) { database throws(StorageFailure) in
      guard let database else {
        return Page(number: number, elements: [], totalPages: 0, totalResults: 0)
      }
      let page = try database.page(of: list, number: number)
      if page.totalResults == 0 { try demandAll() }
      return page
    }
  }

  /// Refuses to give out as all that is kept what may be none of it; call it under the lock.
  func demandAll() throws(StorageFailure) {
    if let lack { throw lack }
  }

  private static func version(of database: Database) throws(StorageFailure) -> Int {
    try database.integer("PRAGMA data_version")
  }
}

// What is open, and what becomes of it. All of it runs under the lock.
extension LibraryStore {
  /// Lends the database, and once more a new one where it turns out to be damaged.
  func withDatabase<Result>(
    creates: Bool, _ body: (Database?) throws(StorageFailure) -> Result
  ) throws(StorageFailure) -> Result {
    try lock.withLock { () throws(StorageFailure) -> Result in
      do throws(StorageFailure) {
        return try body(try usableDatabase(creates: creates))
      } catch {
        guard case .damaged = error, try replaceDamaged(after: error, isReading: !creates) else {
          throw error
        }
        return try body(try usableDatabase(creates: creates))
      }
    }
  }

  /// The database; for reading, where it cannot be opened for the time being, a copy of it.
  private func usableDatabase(creates: Bool) throws(StorageFailure) -> Database? {
    do throws(StorageFailure) {
      return try database(creates: creates)
    } catch {
      guard !creates, let file else { throw error }
      switch error {
      case .full, .other: if standIn == nil { standIn = try file.copyInMemory() }
      case .damaged: if standIn == nil { standIn = try file.rescuedInMemory() }
      case .noHome, .readOnly, .brokenLink, .busy, .newer, .foreign, .setAside, .unreadable:
        throw error
      }
      return standIn
    }
  }

  /// The database, opened where it is not; nil where there is no file and none is to be made.
  private func database(creates: Bool) throws(StorageFailure) -> Database? {
    guard let file else {
      if case .memory(let database) = attachment { return database }
      throw .noHome
    }
    switch attachment {
    case .memory(let database): return database
    case .file(let database, let identity):
      if try file.identity() == identity { return database }
      // It was taken away, or another has its name: what is written to it now would be lost.
      attachment = .nothing
    case .nothing: break
    }
    guard let identity = try existing(file, creates: creates) else { return nil }
    do throws(StorageFailure) {
      return try open(file, identity)
    } catch {
      guard case .damaged = error else { throw error }
      let damage = error
      do throws(StorageFailure) { try setAside(identity) } catch { throw damage }
      guard let identity = try existing(file, creates: true) else { throw damage }
      return try open(file, identity)
    }
  }

  private func existing(
    _ file: DatabaseFile, creates: Bool
  ) throws(StorageFailure) -> DatabaseFile.Identity? {
    if let identity = try file.identity() { return identity }
    guard creates else { return nil }
    try file.create()
    return try file.identity()
  }

  private func open(
    _ file: DatabaseFile, _ identity: DatabaseFile.Identity
  ) throws(StorageFailure) -> Database {
    let database = try file.connect()
    attachment = .file(database, identity)
    standIn = nil
    seenVersion = nil
    return database
  }

  /// Puts another database in the place of one in which damage was met; false where none can be had.
  private func replaceDamaged(
    after failure: StorageFailure, isReading: Bool
  ) throws(StorageFailure) -> Bool {
    guard let file else { return false }
    switch attachment {
    case .nothing:
      guard standIn != nil else { return false }
      standIn = try file.rescuedInMemory()
    case .memory:
      attachment = .memory(try file.rescuedInMemory())
    case .file(let database, let identity):
      // What the journal holds stays in it.
      database.setCheckpointsOnClose(false)
      attachment = .nothing
      do throws(StorageFailure) {
        try setAside(identity)
      } catch {
        guard isReading else { throw error }
        useMemory(failure)
      }
    }
    return true
  }

  private func setAside(_ identity: DatabaseFile.Identity) throws(StorageFailure) {
    guard let path = try file?.replaceDamaged(identity) else { return }
    howItKeeps = .fileAfterDamage(setAsideAs: path)
    lack = .setAside(path: path)
  }

  private func useMemory(_ failure: StorageFailure) {
    howItKeeps = .memory(failure)
    let copy: Database? =
      switch failure {
      case .readOnly: try? file?.copyInMemory()
      case .damaged: try? file?.rescuedInMemory()
      case .noHome, .brokenLink, .full, .busy, .newer, .foreign, .setAside, .unreadable, .other: nil
      }
    // Without a home there is nothing that could not be read.
    switch failure {
    case _ where copy != nil: break
    case .noHome: break
    case .readOnly(let path, let reason): lack = .unreadable(path: path, reason: reason)
    default: lack = failure
    }
    if let database = try? copy ?? DatabaseFile.emptyInMemory() { attachment = .memory(database) }
  }
}
