import CDiskFaults
import Glibc
import TestSupport

extension TemporaryFolder {
  /// The data folder that a test's library is opened in; it is not made here.
  var data: String { "\(path)/share/marquee" }

  /// The library's file.
  var library: String { "\(data)/library.sqlite3" }

  /// The file with answers, where the data folder stands for the cache's.
  var responses: String { "\(data)/responses.sqlite3" }

  /// The names in the data folder, sorted; nil where there is no such folder.
  var names: [String]? { Self.names(in: data)?.sorted() }

  /// What the owner and others may do with a file.
  func permissions(_ path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
  }

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
