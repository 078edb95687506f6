import CDiskFaults
import Glibc
import Testing

/// A folder for the time of a test.
final class TemporaryFolder {
  let path: String

  init() throws {
    // In memory, where there is such a place: what is tested is not the disk's speed.
    let parent = access("/dev/shm", W_OK | X_OK) == 0 ? "/dev/shm" : "/tmp"
    var template = Array("\(parent)/marquee-tests-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    Self.remove(path)
  }

  /// The data folder that a test's library is opened in; it is not made here.
  var data: String { "\(path)/share/marquee" }

  /// The library's file.
  var library: String { "\(data)/library.sqlite3" }

  /// The file with answers, where the data folder stands for the cache's.
  var responses: String { "\(data)/responses.sqlite3" }

  /// The names in the data folder, sorted; nil where there is no such folder.
  var names: [String]? { Self.names(in: data)?.sorted() }

  /// The bytes of a file; nil where there is none.
  func bytes(_ path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: max(0, lseek(descriptor, 0, SEEK_END)))
    let count = pread(descriptor, &bytes, bytes.count, 0)
    return Array(bytes.prefix(max(0, count)))
  }

  /// Writes a file anew, and its folders.
  func write(_ bytes: [UInt8], to path: String) throws {
    var folder = ""
    for part in path.split(separator: "/").dropLast() {
      folder += "/\(part)"
      mkdir(folder, 0o700)
    }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    try #require(Glibc.write(descriptor, bytes, bytes.count) == bytes.count)
  }

  /// What the owner and others may do with a file.
  func permissions(_ path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
  }

  private static func names(in folder: String) -> [String]? {
    guard let directory = opendir(folder) else { return nil }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  private static func remove(_ path: String) {
    var status = stat()
    if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      chmod(path, 0o700)
      for name in names(in: path) ?? [] { remove("\(path)/\(name)") }
    }
    Glibc.remove(path)
  }
}

extension TemporaryFolder {
  /// Runs a body that may read the data folder and write nothing in it, whoever runs the tests.
  func asStranger<Result>(_ folder: String? = nil, _ body: () throws -> Result) throws -> Result {
    let folder = folder ?? data
    let paths = [folder] + (Self.names(in: folder) ?? []).map { "\(folder)/\($0)" }
    let before = paths.map { ($0, permissions($0)) }
    // On the way to the folder nothing is in the way.
    for path in [path, "\(path)/share", data] { chmod(path, 0o755) }
    chmod(folder, 0o555)
    for path in paths.dropFirst() { chmod(path, 0o444) }
    // Root may write everywhere, as long as it is root.
    let user = cdf_set_file_user(65_534)
    defer {
      _ = cdf_set_file_user(user)
      for (path, mode) in before { if let mode { chmod(path, mode) } }
    }
    return try body()
  }
}
