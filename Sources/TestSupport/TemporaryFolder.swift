import Glibc
import Synchronization

/// A folder for the time of a test.
///
/// It goes with its last reference; what is still referred to when the run ends goes then.
public final class TemporaryFolder: Sendable {
  /// What cannot be made, read or written, by the system's error number.
  public struct Unreachable: Error {
    let number: Int32

    init(_ number: Int32) {
      self.number = number
    }
  }

  /// Its path.
  public let path: String

  /// Makes a folder: in memory, where the system has such a place, since no test is about the speed of
  /// a disk.
  public init() throws {
    let parent = access("/dev/shm", W_OK | X_OK) == 0 ? "/dev/shm" : "/tmp"
    var template = Array("\(parent)/marquee-tests-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Unreachable(errno) }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    Self.standing.add(path)
  }

  deinit {
    Self.standing.remove(path)
  }

  /// Writes a file anew, and the folders on its way.
  ///
  /// - Parameter path: An absolute path.
  public func write(_ bytes: [UInt8], to path: String) throws {
    var folder = ""
    for part in path.split(separator: "/").dropLast() {
      folder += "/\(part)"
      mkdir(folder, 0o700)
    }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Unreachable(errno) }
    defer { close(descriptor) }
    guard Glibc.write(descriptor, bytes, bytes.count) == bytes.count else {
      throw Unreachable(errno)
    }
  }

  /// Writes a text as a file of the folder, and returns the file's path.
  @discardableResult
  public func write(_ name: String, _ text: String) throws -> String {
    let file = "\(path)/\(name)"
    try write(Array(text.utf8), to: file)
    return file
  }

  /// The bytes at an absolute path; nil where there are none.
  public func bytes(_ path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: max(0, lseek(descriptor, 0, SEEK_END)))
    let count = pread(descriptor, &bytes, bytes.count, 0)
    return count < 0 ? nil : Array(bytes.prefix(count))
  }

  /// The bytes of a file of the folder.
  public func bytes(of name: String) throws -> [UInt8] {
    guard let bytes = bytes("\(path)/\(name)") else { throw Unreachable(errno) }
    return bytes
  }

  /// The text of a file of the folder; nil where there is none.
  public func text(of name: String) -> String? {
    bytes("\(path)/\(name)").map { String(decoding: $0, as: UTF8.self) }
  }

  /// The paths of all plain files, from the folder, in order.
  public func files() throws -> [String] {
    var files: [String] = []
    var open = [""]
    while let prefix = open.popLast() {
      guard let names = Self.names(in: "\(path)/\(prefix)") else { throw Unreachable(errno) }
      for name in names.map({ prefix + $0 }) {
        switch Self.kind(of: "\(path)/\(name)", follows: true) {
        case S_IFDIR: open.append(name + "/")
        case S_IFREG: files.append(name)
        case _: continue
        }
      }
    }
    return files.sorted()
  }

  /// The names in a folder, in no order; nil where there is no such folder.
  public static func names(in folder: String) -> [String]? {
    guard let directory = opendir(folder) else { return nil }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  private static func kind(of path: String, follows: Bool) -> mode_t? {
    var status = stat()
    let failure = follows ? stat(path, &status) : lstat(path, &status)
    return failure == 0 ? status.st_mode & S_IFMT : nil
  }

  private static let standing = Standing()

  /// The folders that are there: a test may end with a thread that holds one.
  private final class Standing: Sendable {
    private let paths = Mutex<Set<String>>([])

    init() {
      atexit { TemporaryFolder.standing.removeAll() }
    }

    func add(_ path: String) {
      paths.withLock { _ = $0.insert(path) }
    }

    func remove(_ path: String) {
      paths.withLock { _ = $0.remove(path) }
      Self.delete(path)
    }

    func removeAll() {
      for path in paths.withLock({ $0 }) { Self.delete(path) }
    }

    private static func delete(_ path: String) {
      if kind(of: path, follows: false) == S_IFDIR {
        chmod(path, 0o700)
        for name in TemporaryFolder.names(in: path) ?? [] { delete("\(path)/\(name)") }
      }
      Glibc.remove(path)
    }
  }
}
