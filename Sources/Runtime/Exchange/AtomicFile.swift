import Glibc

/// Files that are there as a whole or not at all.
enum AtomicFile {
  /// Why a file was not written.
  enum Failure: Error, Equatable {
    case exists, folder
    /// It is a link to a device or a pipe.
    case linkToDevice
    /// It is a pipe that nobody reads.
    case noReader
    /// It was canceled before the file was there.
    case cancelled
    case system(SystemError)
  }

  /// Writes a text to a new file beside its place, has it on the disk, and gives it its name; what was
  /// there before stays as it is where that fails.
  ///
  /// A pipe or a device is written to as it is. Nobody is waited for to read a pipe, and no link leads to
  /// one of them but those of the system's own in `/dev`.
  ///
  /// - Parameters:
  ///   - permissions: What may be done with a new file, as far as the process lets it; one that takes the
  ///     place of another has no more than that one's.
  ///   - isCancelled: Whether nobody wants the file any more; asked when all of it is on the disk.
  static func write(
    _ text: String, to path: String, replaces: Bool, permissions: mode_t = 0o666,
    isCancelled: () -> Bool = { false }
  ) throws(Failure) {
    var target = path
    var mode: mode_t?
    var facts = stat()
    if stat(path, &facts) == 0 {
      let kind = facts.st_mode & S_IFMT
      if kind == S_IFDIR { throw .folder }
      guard kind == S_IFREG else { return try writeThrough(text, to: path, kind) }
      guard replaces else { throw .exists }
      // What is open already, such as `/dev/stdout`, has no other file to take its place.
      if isOpen(path) { return try fill(path, O_WRONLY | O_APPEND, text) }
      mode = facts.st_mode & 0o777
      // A link stays a link to the file that is replaced.
      guard let real = realpath(path, nil) else { throw .system(SystemError(number: errno)) }
      target = String(cString: real)
      free(real)
    } else if lstat(path, &facts) == 0, !replaces {
      // A link that leads nowhere.
      throw .exists
    }
    removeOrphans(beside: target)
    let temporary = Self.temporary(beside: target)
    do throws(Failure) {
      try fill(temporary, O_WRONLY | O_CREAT | O_EXCL, text, permissions)
      if let mode, chmod(temporary, mode & permissions) != 0 {
        throw .system(SystemError(number: errno))
      }
      if isCancelled() { throw .cancelled }
      try name(temporary, target, replaces: replaces)
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Whether the system gives a path to what is open by it.
  private static func isOpen(_ path: String) -> Bool {
    ["/dev/std", "/dev/fd/", "/proc/"].contains { path.hasPrefix($0) }
  }

  /// Writes to a pipe or a device.
  private static func writeThrough(
    _ text: String, to path: String, _ kind: mode_t
  ) throws(Failure) {
    var facts = stat()
    if lstat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFLNK, !isOpen(path) {
      throw .linkToDevice
    }
    guard kind == S_IFIFO else { return try fill(path, O_WRONLY, text) }
    // Opened so, a pipe that nobody reads says so at once; from then on its reader may take its time.
    let pipe = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
    guard pipe >= 0 else { throw errno == ENXIO ? .noReader : .system(SystemError(number: errno)) }
    defer { close(pipe) }
    _ = fcntl(pipe, F_SETFL, O_WRONLY)
    try fill(pipe, text)
  }

  private static let prefix = ".marquee-"
  private static let ending = ".tmp"

  /// The folder of a path, with the slash behind it; empty where that is the current one.
  private static func folder(of path: String) -> Substring {
    let end = path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:))
    return path[..<(end ?? path.startIndex)]
  }

  /// A name in the same folder that nobody else gives.
  private static func temporary(beside path: String) -> String {
    let number = UInt32.random(in: .min ... .max)
    return "\(folder(of: path))\(prefix)\(getpid())-\(number)\(ending)"
  }

  /// Removes what runs left that were killed while they wrote to the same folder.
  private static func removeOrphans(beside path: String) {
    let folder = folder(of: path)
    guard let stream = opendir(folder.isEmpty ? "." : String(folder)) else { return }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name.hasPrefix(prefix), name.hasSuffix(ending) else { continue }
      let parts = name.dropFirst(prefix.count).dropLast(ending.count).split(separator: "-")
      guard parts.count == 2, UInt32(parts[1]) != nil, let process = pid_t(parts[0]), process > 0,
        kill(process, 0) != 0, errno == ESRCH
      else { continue }
      // A run on another machine, with numbers of its own, holds what it writes.
      let orphan = open(folder + name, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard orphan >= 0 else { continue }
      if flock(orphan, LOCK_EX | LOCK_NB) == 0 { unlink(String(folder + name)) }
      close(orphan)
    }
  }

  private static func name(
    _ temporary: String, _ path: String, replaces: Bool
  ) throws(Failure) {
    if replaces {
      guard rename(temporary, path) == 0 else { throw .system(SystemError(number: errno)) }
    } else {
      // Unlike renaming, linking never takes the place of a file made meanwhile.
      if link(temporary, path) == 0 {
        unlink(temporary)
      } else if errno == EEXIST {
        throw .exists
      } else {
        // Some file systems have no links.
        guard access(path, F_OK) != 0 else { throw .exists }
        guard rename(temporary, path) == 0 else { throw .system(SystemError(number: errno)) }
      }
    }
    let end = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = end.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private static func fill(
    _ path: String, _ flags: Int32, _ text: String, _ permissions: mode_t = 0o666
  ) throws(Failure) {
    let descriptor = open(path, flags | O_CLOEXEC, permissions)
    guard descriptor >= 0 else { throw .system(SystemError(number: errno)) }
    defer { close(descriptor) }
    if flags & O_EXCL != 0 { flock(descriptor, LOCK_EX | LOCK_NB) }
    try fill(descriptor, text)
  }

  private static func fill(_ descriptor: Int32, _ text: String) throws(Failure) {
    let writer = OutputWriter(descriptor: descriptor)
    writer.write(text)
    switch writer.state {
    case .open: break
    case .closed: throw .system(SystemError(number: EPIPE))
    case .failed(let error): throw .system(error)
    }
    guard fsync(descriptor) == 0 || errno == EINVAL || errno == EROFS else {
      throw .system(SystemError(number: errno))
    }
  }
}

extension AtomicFile.Failure {
  /// The reason in English, as it stands in a sentence; the system's words where it has some.
  var message: String {
    switch self {
    case .exists: "there is a file of this name"
    case .folder: SystemError(number: EISDIR).message
    case .linkToDevice: "it is a link to a device or a pipe"
    case .noReader: "nobody reads the pipe"
    case .cancelled: SystemError(number: ECANCELED).message
    case .system(let error): error.message
    }
  }
}

/// The file that rows are written to which could not be taken.
enum MendFile {
  /// Writes a table beside a file, else in the current folder, under a name that no other file has; one
  /// that holds the same already is left as it is.
  static func write(_ text: String, besides path: String) throws(SystemError) -> String {
    let base = base(of: path)
    do throws(SystemError) {
      return try writeNew(text, base)
    } catch {
      guard let end = base.utf8.lastIndex(of: UInt8(ascii: "/")) else { throw error }
      return try writeNew(text, String(base[base.utf8.index(after: end)...]))
    }
  }

  /// The path without its ending and without what a file to mend is called by.
  private static func base(of path: String) -> String {
    guard path != "-" else { return "import" }
    var base = path
    // A folder's file stands beside it.
    while base.utf8.count > 1, base.hasSuffix("/") { base.removeLast() }
    guard let last = base.split(separator: "/").last, last != ".", last != ".." else {
      return "import"
    }
    for ending in [".csv", ".json", ".txt", ".tsv", ".zip"]
    where base.lowercased().hasSuffix(ending) {
      base.removeLast(ending.utf8.count)
      break
    }
    var digits = base
    while let last = digits.utf8.last, (0x30...0x39).contains(last) { digits.removeLast() }
    for ending in [".unmatched", ".unmatched-"] where digits.hasSuffix(ending) {
      return String(digits.dropLast(ending.utf8.count))
    }
    return base
  }

  private static func writeNew(_ text: String, _ base: String) throws(SystemError) -> String {
    for number in 1...999 {
      let path = number == 1 ? "\(base).unmatched.csv" : "\(base).unmatched-\(number).csv"
      if isPlainFile(path), let bytes = try? readFile(path, limit: text.utf8.count),
        bytes.elementsEqual(text.utf8)
      {
        return path
      }
      do throws(AtomicFile.Failure) {
        try AtomicFile.write(text, to: path, replaces: false)
        return path
      } catch {
        switch error {
        case .exists, .folder, .linkToDevice, .noReader, .cancelled: continue
        case .system(let error): throw error
        }
      }
    }
    throw SystemError(number: EEXIST)
  }
}
