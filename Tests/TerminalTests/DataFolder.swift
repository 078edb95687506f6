import Catalog
import Glibc
import Storage
import Testing

/// A data folder for the time of a test, as a person has one who was welcomed already.
final class DataFolder {
  let path: String

  init(isWelcomed: Bool = true) throws {
    var template = Array("/tmp/marquee-tests-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    if isWelcomed { try store(creates: true).keep(.setting(.welcomed(true))) }
  }

  deinit {
    let folder = path + "/marquee"
    if let entries = opendir(folder) {
      while let entry = readdir(entries) {
        let name = withUnsafeBytes(of: &entry.pointee.d_name) {
          String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        }
        unlink(folder + "/" + name)
      }
      closedir(entries)
    }
    rmdir(folder)
    rmdir(path)
  }

  /// What is kept there.
  func store(creates: Bool = false) -> LibraryStore {
    LibraryStore.open(folder: path + "/marquee", creates: creates)
  }
}
