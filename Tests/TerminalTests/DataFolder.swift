import Catalog
import Storage
import TestSupport

/// A data folder for the time of a test, as a person has one who was welcomed already.
struct DataFolder {
  private let folder: TemporaryFolder

  var path: String { folder.path }

  init(isWelcomed: Bool = true) throws {
    folder = try TemporaryFolder()
    if isWelcomed { try store(creates: true).keep(.setting(.welcomed(true))) }
  }

  /// What is kept there.
  func store(creates: Bool = false) -> LibraryStore {
    LibraryStore.open(folder: path + "/marquee", creates: creates)
  }
}
