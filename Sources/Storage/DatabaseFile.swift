import Catalog
import Glibc

/// A database's file and its folder, as the file system has them.
struct DatabaseFile: Sendable {
  /// What tells one file from another that later has its name.
  struct Identity: Hashable, Sendable {
    let device: UInt
    let number: UInt
  }

  /// What files' names end with.
  private static let ending = ".sqlite3"
  /// What SQLite puts behind a file's name for the files beside it.
  private static let companions = ["-wal", "-shm"]

  /// The folder.
  let folder: String
  /// The file's name, without its ending.
  var name = "library"
  /// How long another program is waited for, in milliseconds.
  var patience: Int32 = 2_000
  /// By what name SQLite knows the disk; nil for the system's own.
  var disk: String?

  /// The file.
  var path: String { "\(folder)/\(name)\(Self.ending)" }

  /// The file that is there; nil where there is none.
  func identity() throws(StorageFailure) -> Identity? {
    var status = stat()
    guard stat(path, &status) == 0 else {
      let number = errno
      for place in [folder, path] where Self.isBrokenLink(place) {
        throw .brokenLink(path: place)
      }
      if number == ENOENT { return nil }
      throw failure(number, at: path)
    }
    // Anything else than a file could keep whoever opens it waiting.
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .readOnly(path: path, reason: "Not a regular file")
    }
    return Identity(device: UInt(status.st_dev), number: UInt(status.st_ino))
  }

  /// Whether a link is there that leads nowhere.
  private static func isBrokenLink(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) != 0 && errno == ENOENT && lstat(path, &status) == 0
  }

  /// Makes the folder and an empty file, for the owner alone, where they are missing.
  func create() throws(StorageFailure) {
    for end in folder.indices.dropFirst() where folder[end] == "/" {
      try makeFolder(String(folder[..<end]))
    }
    try makeFolder(folder)
    // Never a file that is there: closing it would take SQLite's locks on it from this process.
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor >= 0 {
      close(descriptor)
    } else if errno != EEXIST {
      throw failure(errno, at: folder)
    }
  }

  private func makeFolder(_ path: String) throws(StorageFailure) {
    guard mkdir(path, 0o700) != 0 else { return }
    let number = errno
    if Self.isBrokenLink(path) { throw .brokenLink(path: path) }
    if number == EEXIST { return }
    // Of a folder that is there some systems say something else first.
    var status = stat()
    guard stat(path, &status) == 0 else { throw failure(number, at: path) }
  }

  /// Takes away what others than the owner may do with the file.
  func restrict() {
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & 0o077 != 0 { chmod(path, 0o600) }
  }

  /// How many bytes stand in the write-ahead log.
  var journalSize: Int {
    var status = stat()
    return stat(path + "-wal", &status) == 0 ? Int(status.st_size) : 0
  }

  /// Puts a new library in the place of a damaged one, if it is still the one that is meant.
  ///
  /// The damaged one gets another name and keeps all that is in it; what can still be read of it is
  /// in the new one too.
  ///
  /// - Returns: The damaged file's new path; nil where another program was faster.
  func replaceDamaged(_ identity: Identity) throws(StorageFailure) -> String? {
    let descriptor = try holdFolder()
    defer { close(descriptor) }
    guard try self.identity() == identity else { return nil }
    // The new one first: a program that ends here leaves the damaged one where it is found again.
    let successor = DatabaseFile(
      folder: folder, name: name + ".new", patience: patience, disk: disk)
    successor.remove()
    try successor.create()
    do throws(StorageFailure) {
      try successor.connect().rescue(from: path)
    } catch {
      successor.remove()
      throw error
    }
    let aside = unusedPath()
    for companion in Self.companions + [""] {
      guard rename(path + companion, aside + companion) == 0 || errno == ENOENT else {
        throw failure(errno, at: folder)
      }
    }
    guard rename(successor.path, path) == 0 else { throw failure(errno, at: folder) }
    fsync(descriptor)
    return aside
  }

  /// Deletes a worthless file, unless it was replaced meanwhile.
  func discard(_ identity: Identity) throws(StorageFailure) {
    let descriptor = try holdFolder()
    defer { close(descriptor) }
    guard try self.identity() == identity else { return }
    guard remove() else { throw failure(errno, at: folder) }
  }

  /// Keeps other programs from replacing or removing the file until what this returns is closed.
  private func holdFolder() throws(StorageFailure) -> Int32 {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(errno, at: folder) }
    // One program at a time: the second would set the first one's new file aside.
    flock(descriptor, LOCK_EX)
    return descriptor
  }

  /// Removes the file and what SQLite put beside it; false where the file is still there.
  @discardableResult private func remove() -> Bool {
    for companion in Self.companions { unlink(path + companion) }
    return unlink(path) == 0 || errno == ENOENT
  }

  /// A name with the time in it that no file has.
  private func unusedPath() -> String {
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    func digits(_ number: Int32, _ count: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    let day =
      digits(parts.tm_year + 1900, 4) + digits(parts.tm_mon + 1, 2) + digits(parts.tm_mday, 2)
    let second = digits(parts.tm_hour, 2) + digits(parts.tm_min, 2) + digits(parts.tm_sec, 2)
    let stem = "\(folder)/\(name).damaged-\(day)-\(second)"
    var candidate = stem + Self.ending
    var count = 1
    while (Self.companions + [""]).contains(where: { access(candidate + $0, F_OK) == 0 }) {
      count += 1
      candidate = "\(stem)-\(count)\(Self.ending)"
    }
    return candidate
  }

  /// What the system's refusal means.
  func failure(_ number: Int32, at path: String) -> StorageFailure {
    if number == ENOSPC || number == EDQUOT { return .full }
    let reason = strerror(number).map { String(cString: $0) } ?? "error \(number)"
    return .readOnly(path: path, reason: reason)
  }
}
