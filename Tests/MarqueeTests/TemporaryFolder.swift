import FoundationEssentials
import Glibc
import Testing

/// A folder for the time of a test.
final class TemporaryFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/marquee-tests-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file and returns its path.
  func write(_ name: String, _ text: String) throws -> String {
    let file = "\(path)/\(name)"
    try #require(FileManager.default.createFile(atPath: file, contents: Data(text.utf8)))
    return file
  }

  /// The text of a file; nil where there is none.
  func text(of name: String) -> String? {
    FileManager.default.contents(atPath: "\(path)/\(name)").map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// The paths of all files in it.
  func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path).filter { name in
      var status = stat()
      return stat("\(path)/\(name)", &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }
  }

  /// The bytes of a file.
  func bytes(of name: String) throws -> [UInt8] {
    try Array(#require(FileManager.default.contents(atPath: "\(path)/\(name)")))
  }
}
