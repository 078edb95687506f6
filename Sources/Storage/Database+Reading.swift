import Catalog

// What a library's database holds, read.

extension Database {
  /// Runs a body as one transaction on a library that still is of this version.
  ///
  /// A newer program may have brought it forward since it was opened.
  func libraryTransaction<Result>(
    _ purpose: Purpose, _ body: () throws(StorageFailure) -> Result
  ) throws(StorageFailure) -> Result {
    try transaction(purpose) { () throws(StorageFailure) in
      let version = try integer("PRAGMA user_version")
      guard version <= Migrations.library.version else {
        throw .newer(path: path, version: version)
      }
      return try body()
    }
  }

  /// All that a run begins with, of one moment.
  func librarySnapshot() throws(StorageFailure) -> LibrarySnapshot {
    try libraryTransaction(.reading) { () throws(StorageFailure) in
      var snapshot = LibrarySnapshot()
      snapshot.marks = try marks()
      snapshot.searches = try searches()
      snapshot.settings = try settings()
      let row = try prepare("SELECT version, tab, links FROM session")
      if try row.step() {
        snapshot.session = SavedSession(
          version: row.integer(0), tab: row.text(1) ?? "", links: row.text(2) ?? "")
        snapshot.isSessionUnreadable = snapshot.session == nil
      }
      snapshot.account = try account()
      return snapshot
    }
  }

  private func searches() throws(StorageFailure) -> [String] {
    let row = try prepare(
      "SELECT text FROM search ORDER BY place DESC LIMIT ?",
      [.integer(LibrarySnapshot.searchLimit)])
    var searches: [String] = []
    while try row.step() {
      guard let text = row.text(0)?.asQueryText, !text.isEmpty else { continue }
      searches.append(text)
    }
    return searches
  }

  private func settings() throws(StorageFailure) -> [Setting] {
    let row = try prepare("SELECT name, value FROM setting ORDER BY name")
    var settings: [Setting] = []
    while try row.step() {
      guard let setting = Setting(name: row.text(0) ?? "", value: row.text(1) ?? "") else {
        continue
      }
      settings.append(setting)
    }
    return settings
  }
}

extension TitleID {
  /// Reads the columns `is_show` and `id`.
  init(isShow: Int, id: Int) {
    self = isShow == 0 ? .movie(ID(id)) : .show(ID(id))
  }
}
