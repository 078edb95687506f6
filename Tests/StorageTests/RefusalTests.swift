import Catalog
import TestSupport
import Testing

@testable import Storage

/// Where nothing can be kept in a file, a run works in memory and says why.
@Suite struct RefusalTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func open() -> LibraryStore { .open(folder: folder.data, creates: true) }

  /// A library in memory works like any other, until it ends.
  private func expectToWork(_ store: LibraryStore) throws {
    try store.keep(.mark(film(7), .favorite(true)))
    try store.keep(.searched("seven"))
    #expect(try store.snapshot().marks.map(\.title).contains(.movie(7)))
    #expect(try store.titles(of: .favorites).first == "Film 7")
    #expect(!store.hasChanged)
  }

  @Test func `without a home all is kept in memory`() throws {
    let store = LibraryStore.open(folder: nil, creates: true)
    #expect(store.keeping == .memory(.noHome))
    try expectToWork(store)
  }

  @Test(arguments: [true, false])
  func `where a file stands in the folder's place all is kept in memory`(creates: Bool) throws {
    try folder.write([1, 2, 3], to: folder.data)
    let store = LibraryStore.open(folder: folder.data, creates: creates)
    guard case .memory(.readOnly(_, reason: "Not a directory")) = store.keeping else {
      Issue.record("it is kept in \(store.keeping)")
      return
    }
    try expectToWork(store)
    #expect(folder.bytes(folder.data) == [1, 2, 3])
  }

  @Test func `where no folder can be made all is kept in memory`() throws {
    let store = LibraryStore.open(folder: "/proc/marquee/data", creates: true)
    guard case .memory(.readOnly(path: "/proc/marquee", reason: _)) = store.keeping else {
      Issue.record("it is kept in \(store.keeping)")
      return
    }
    try expectToWork(store)
  }

  @Test func `a folder in the file's place is no library, and stays`() throws {
    try folder.write([1], to: folder.library + "/file")
    let store = open()
    guard case .memory(.readOnly(folder.library, reason: _)) = store.keeping else {
      Issue.record("it is kept in \(store.keeping)")
      return
    }
    try expectToWork(store)
    #expect(folder.bytes(folder.library + "/file") == [1])
  }

  @Test func `a file that can only be read is shown, and changes are kept in memory`() throws {
    try open().keep([.mark(film(1), .favorite(true)), .setting(.theme("sepia"))])
    let bytes = folder.bytes(folder.library)
    try folder.asStranger {
      let store = open()
      guard case .memory(.readOnly(_, reason: "Permission denied")) = store.keeping else {
        Issue.record("it is kept in \(store.keeping)")
        return
      }
      #expect(try store.snapshot().marks.count == 1)
      #expect(try store.snapshot().settings == [.theme("sepia")])
      try expectToWork(store)
      #expect(try store.titles(of: .favorites) == ["Film 7", "Film 1"])
    }
    #expect(folder.bytes(folder.library) == bytes)
    #expect(try open().snapshot().marks.count == 1)
  }

  @Test func `a name that SQLite could take for an address is a name`() throws {
    let data = folder.data + "/a b?mode=ro#%41"
    do {
      try LibraryStore.open(folder: data, creates: true).keep(.searched("x"))
    }
    let searches = try folder.asStranger(data) {
      try LibraryStore.open(folder: data, creates: true).snapshot().searches
    }
    #expect(searches == ["x"])
  }

  @Test func `a newer version's library is left as it is`() throws {
    try open().keep(.mark(film(1), .favorite(true)))
    do {
      let database = try Database(folder.library, .readWrite)
      try database.execute("PRAGMA user_version = 7; CREATE TABLE more (what TEXT) STRICT")
    }
    let bytes = folder.bytes(folder.library)
    do {
      let store = open()
      #expect(store.keeping == .memory(.newer(path: folder.library, version: 7)))
      #expect(try store.snapshot() == LibrarySnapshot())
      try expectToWork(store)
    }
    #expect(folder.bytes(folder.library) == bytes)
    #expect(folder.names == ["library.sqlite3"])
  }

  @Test func `a newer version's journal is left as it is`() throws {
    let database = try {
      _ = open()
      return try Database(folder.library, .readWrite)
    }()
    try database.execute("PRAGMA user_version = 7; CREATE TABLE more (what TEXT) STRICT")
    // As after a crash: the version stands in the journal alone.
    let copy = try TemporaryFolder()
    for end in ["", "-wal"] {
      try copy.write(try #require(folder.bytes(folder.library + end)), to: copy.library + end)
    }
    let store = LibraryStore.open(folder: copy.data, creates: true)
    #expect(store.keeping == .memory(.newer(path: copy.library, version: 7)))
    for end in ["", "-wal"] {
      #expect(copy.bytes(copy.library + end) == folder.bytes(folder.library + end))
    }
  }

  @Test func `a session that cannot be read is none, and said`() throws {
    try open().keep(.session(SavedSession(tab: "feed", links: ["feed"])))
    for statement in ["version = 9", "version = 1, links = 'feed'", "links = '\\x' || char(10)"] {
      do {
        let database = try Database(folder.library, .readWrite)
        try database.execute("UPDATE session SET \(statement)")
      }
      let snapshot = try open().snapshot()
      #expect(snapshot.session == nil)
      #expect(snapshot.isSessionUnreadable)
    }
    try open().keep(.session(SavedSession(tab: "feed", links: ["feed"])))
    #expect(try !open().snapshot().isSessionUnreadable)
  }

  @Test func `texts in the file are cleaned like those of any other source`() throws {
    try open().keep([
      .mark(film(1), .favorite(true)), .searched("x"), .setting(.theme("dark")),
      .session(SavedSession(tab: "feed", links: ["feed"])),
    ])
    do {
      let database = try Database(folder.library, .readWrite)
      let escape = "char(27) || '[2J' || char(7, 8238)"
      try database.execute(
        """
        UPDATE title SET title = \(escape) || 'Film', overview = \(escape) || 'It.',
          poster = \(escape), day = 20269999, genres = '28,x,12', rating = 'Infinity' + 0, votes = -1;
        UPDATE search SET text = \(escape) || 'x'; UPDATE setting SET value = \(escape) || 'dark';
        INSERT INTO setting VALUES ('unknown', 'x');
        UPDATE session SET tab = \(escape) || 'feed', links = \(escape) || 'feed' || char(10)
        """)
    }
    let store = open()
    let snapshot = try store.snapshot()
    #expect(snapshot.searches == ["x"])
    #expect(snapshot.settings == [.theme("dark")])
    #expect(snapshot.session == SavedSession(tab: "feed", links: ["feed"]))
    guard case .movie(let movie)? = try store.page(of: .favorites, number: 1).elements.first else {
      Issue.record("the film is gone")
      return
    }
    #expect(movie.title == "Film")
    #expect(movie.overview?.text == "It.")
    #expect(movie.posterPath == nil)
    #expect(movie.releaseDate == nil)
    #expect(movie.genreIDs == [28, 12])
  }
}
