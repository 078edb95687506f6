public import Catalog
import Threading

/// The answers of one source, kept under the texts of the calls that they answer.
///
/// Any thread may use it. Reading waits for no writing: a page can be painted while another thread
/// stores what came for it. It is only a cache: a damaged file, and one that a newer version wrote, is
/// deleted and begun anew; where nothing can be written, what is there is still read.
///
/// What is older than ``longestAge`` is never given, and is deleted. Under a size limit what was
/// not used for longest goes first. Uses are noted in memory and written down with the next answer,
/// or by ``close()``.
public final class ResponseCache: @unchecked Sendable {
  /// How long an answer may be kept, in seconds: TMDB's terms allow six months.
  public static let longestAge = 180 * 86_400

  /// By how many seconds the clocks of two moments may differ and still be right.
  static let clockTolerance = 60
  /// The most bytes that are kept in memory, where there is no folder.
  private static let memoryLimit = 16 << 20
  /// The journal's size in bytes beyond which a run that ends puts it into the file.
  ///
  /// Waiting for the disk costs more than the next run's reading of a short journal.
  private static let longestJournal = 256 << 10

  /// Nil where there is no folder: all is in memory then, and ``reader`` has it.
  private let file: DatabaseFile?
  private let source: String
  private let limit: Int

  /// Held while something is written; who holds it may take ``reading`` too, and not the other way round.
  private let writing = Monitor()
  private var writer: (database: Database, identity: DatabaseFile.Identity)?

  /// Held while something is read, and never while a file is written; all that follows is under it.
  private let reading = Monitor()
  private var reader: ResponseReader?
  private var uses = ResponseUses()
  /// The file in which damage was met, or what a newer version wrote.
  private var unusable: DatabaseFile.Identity?

  /// A cache in a folder; nothing is opened or made before it is used.
  ///
  /// - Parameters:
  ///   - folder: The program's cache folder; nil where there is no home for one: then memory takes its place.
  ///   - source: What answers, such as the address that all calls begin with, and no secret. Answers of another
  ///     source are in the same file, under the same limit, and are never given.
  ///   - limit: How many bytes the file may have.
  public static func open(
    folder: String?, source: String = "", limit: Int = 128 << 20
  ) -> ResponseCache {
    ResponseCache(
      folder.map { DatabaseFile(folder: $0, name: "responses") }, source: source, limit: limit)
  }

  /// A cache in a file.
  init(_ file: DatabaseFile?, source: String = "", limit: Int) {
    self.file = file
    self.source = source
    self.limit = file == nil ? min(limit, Self.memoryLimit) : limit
  }

  deinit {
    close()
  }

  /// The answer to a call; nil where there is none that may be given.
  ///
  /// - Parameters:
  ///   - key: The call's text.
  ///   - now: The time, in seconds since 1970.
  /// - Throws: Why it cannot be read. Damage is no failure: then there is none.
  public func entry(for key: String, now: Int) throws(StorageFailure) -> Entry? {
    try reading.withLock { () throws(StorageFailure) -> Entry? in
      let found: ResponseReader.Found?
      do throws(StorageFailure) {
        found = try response(to: key)
      } catch {
        guard case .other = error else { throw error }
        // A newer program may have changed the file: that is seen when it is opened.
        reader = nil
        found = try response(to: key)
      }
      guard let found, found.entry.age(at: now) <= Self.longestAge else { return nil }
      if !found.isLastUsed || !uses.isEmpty { uses.note(found.id) }
      return found.entry
    }
  }

  /// Keeps the answer to a call, in the place of an older one.
  ///
  /// One that would take more than half of the limit is not kept.
  ///
  /// - Parameters:
  ///   - body: The body, decompressed.
  ///   - key: The call's text, without any secret.
  ///   - now: The time, in seconds since 1970.
  ///   - freshFor: How long it is fresh, in seconds.
  ///   - etag: What the source calls this state of it.
  /// - Throws: Why it was not kept; what was kept before is as it was.
  public func keep(
    _ body: [UInt8], for key: String, now: Int, freshFor: Int, etag: String?
  ) throws(StorageFailure) {
    let (source, limit) = (source, limit)
    try write { database throws(StorageFailure) in
      try database.removeResponses(before: now &- Self.longestAge, now: now)
      guard body.count <= limit / 2 else {
        try database.removeResponse(key, of: source)
        return
      }
      try database.makeRoom(for: body.count, limit: limit)
      try database.keepResponse(
        body, for: key, of: source, now: now, freshFor: freshFor, etag: etag)
    }
  }

  /// Notes that the source says an answer is still what it was; nothing where none is kept.
  ///
  /// - Parameters:
  ///   - key: The call's text.
  ///   - now: The time, in seconds since 1970.
  ///   - freshFor: How long it is fresh from now, in seconds.
  public func renew(_ key: String, now: Int, freshFor: Int) throws(StorageFailure) {
    let source = source
    try write { database throws(StorageFailure) in
      try database.renewResponse(key, of: source, now: now, freshFor: freshFor)
    }
  }

  /// Removes all answers, of all sources, and the file.
  public func removeAll() throws(StorageFailure) {
    try writing.withLock { () throws(StorageFailure) in
      writer = nil
      reading.withLock {
        reader = nil
        uses = ResponseUses()
      }
      if let file, let identity = try file.identity() { try file.discard(identity) }
    }
  }

  /// Writes down which answers were used, and closes the file; the next use opens it again.
  ///
  /// It waits for nobody but a writing that is under way.
  public func close() {
    writing.withLock {
      guard let file else { return }
      // Where the file has gone meanwhile there is nothing to note it in.
      if !reading.withLock({ uses.isEmpty && unusable == nil }), (try? file.identity()) != nil {
        try? writeOnce(patience: 0) { _ in }
      }
      reading.withLock { reader = nil }
      if let writer, file.journalSize > Self.longestJournal,
        (try? file.identity()) == writer.identity
      {
        writer.database.setCheckpointsOnClose(true)
      }
      writer = nil
    }
  }
}

// What is open, and what becomes of it.
extension ResponseCache {
  /// What is kept for a call; nil also where damage is met.
  ///
  /// Call it under ``reading``.
  private func response(to key: String) throws(StorageFailure) -> ResponseReader.Found? {
    guard let reader = try usableReader() else { return nil }
    do throws(StorageFailure) {
      return try reader.response(to: key, of: source)
    } catch {
      guard case .damaged = error else { throw error }
      if reader.seesWrites { unusable = reader.identity }
      self.reader = nil
      return nil
    }
  }

  /// What is read by, opened where it is not; nil where there is nothing to read.
  ///
  /// Call it under ``reading``.
  private func usableReader() throws(StorageFailure) -> ResponseReader? {
    guard var file else { return reader }
    guard let identity = try file.identity(), identity != unusable else {
      reader = nil
      return nil
    }
    if let reader, reader.identity == identity, !reader.isStandIn { return reader }
    reader = nil
    // Another program may be putting the journal into the file: that is a matter of moments.
    file.patience = min(file.patience, 100)
    do throws(StorageFailure) {
      reader = try file.responseReader(identity)
    } catch {
      switch error {
      case .damaged, .newer: unusable = identity
      case .noHome, .readOnly, .brokenLink, .full, .busy, .foreign, .setAside, .unreadable, .other:
        throw error
      }
    }
    return reader
  }

  /// Writes in a transaction, and once more to a new file where the first turns out to be damaged.
  private func write(
    _ body: (Database) throws(StorageFailure) -> Void
  ) throws(StorageFailure) {
    try writing.withLock { () throws(StorageFailure) in
      do throws(StorageFailure) {
        try writeOnce(patience: file?.patience ?? 0, body)
      } catch {
        guard case .damaged = error, let damaged = writer?.identity else { throw error }
        writer = nil
        reading.withLock { unusable = damaged }
        try writeOnce(patience: file?.patience ?? 0, body)
      }
    }
  }

  /// Writes in a transaction, with the uses until now; call it under ``writing``.
  private func writeOnce(
    patience: Int32, _ body: (Database) throws(StorageFailure) -> Void
  ) throws(StorageFailure) {
    guard let file else { return try writeToMemory(body) }
    let database = try usableWriter(file, patience: patience)
    let used = reading.withLock { uses.take() }
    do throws(StorageFailure) {
      try database.transaction(.writing) { () throws(StorageFailure) in
        try database.noteUses(of: used)
        try body(database)
      }
    } catch {
      reading.withLock { uses.putBack(used) }
      throw error
    }
  }

  private func writeToMemory(
    _ body: (Database) throws(StorageFailure) -> Void
  ) throws(StorageFailure) {
    try reading.withLock { () throws(StorageFailure) in
      let reader = if let reader { reader } else { try newMemory() }
      try reader.database.transaction(.writing) { () throws(StorageFailure) in
        try reader.database.noteUses(of: uses.take())
        try body(reader.database)
      }
    }
  }

  private func newMemory() throws(StorageFailure) -> ResponseReader {
    let memory = try ResponseReader(try DatabaseFile.emptyInMemory(.responses), of: nil)
    reader = memory
    return memory
  }

  /// What is written by, opened where it is not; call it under ``writing``.
  private func usableWriter(
    _ file: DatabaseFile, patience: Int32
  ) throws(StorageFailure) -> Database {
    let unusable = reading.withLock { self.unusable }
    if let unusable {
      writer = nil
      try discard(unusable, file)
    }
    if let writer, try file.identity() == writer.identity {
      writer.database.setPatience(patience)
      return writer.database
    }
    writer = nil
    var file = file
    file.patience = patience
    do throws(StorageFailure) {
      return try openWriter(file)
    } catch {
      switch error {
      case .damaged, .newer: break
      case .noHome, .readOnly, .brokenLink, .full, .busy, .foreign, .setAside, .unreadable, .other:
        throw error
      }
      if let identity = try file.identity() { try discard(identity, file) }
      return try openWriter(file)
    }
  }

  private func openWriter(_ file: DatabaseFile) throws(StorageFailure) -> Database {
    try file.create()
    let identity = try file.identity()
    let database = try file.connect(.responses)
    // Closing a file that was taken away would take the journal of the new one with it.
    database.setCheckpointsOnClose(false)
    if let identity { writer = (database, identity) }
    return database
  }

  /// Removes a file that cannot be used, and lets the next one be read, which may get its number.
  private func discard(
    _ identity: DatabaseFile.Identity, _ file: DatabaseFile
  ) throws(StorageFailure) {
    reading.withLock { if reader?.identity == identity { reader = nil } }
    try file.discard(identity)
    reading.withLock { unusable = nil }
  }
}
