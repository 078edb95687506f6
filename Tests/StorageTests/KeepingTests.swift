import Catalog
import Storage
import TestSupport
import Testing

/// What is kept is there in the next run.
@Suite struct KeepingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func open() -> LibraryStore { .open(folder: folder.data, creates: true) }

  @Test func `a new library is empty, in a folder and a file for the owner alone`() throws {
    let store = open()
    #expect(store.keeping == .file)
    #expect(try store.snapshot() == LibrarySnapshot())
    #expect(folder.permissions(folder.data) == 0o700)
    #expect(folder.permissions(folder.library) == 0o600)
    #expect(folder.permissions(folder.library + "-wal") == 0o600)
  }

  @Test func `marks are there in the next run`() throws {
    let rating = try #require(UserRating(halves: 17))
    do {
      let store = open()
      try store.keep(.mark(film(603), .favorite(true)))
      try store.keep(.mark(film(603), .rating(rating), on: tuesday))
      try store.keep(.mark(series(1396), .watchlist(true)))
    }
    var both = Marks()
    both.favoriteSince = monday
    both.rating = rating
    both.ratedOn = tuesday
    var watchlist = Marks()
    watchlist.onWatchlistSince = monday
    let marks = try open().snapshot().marks
    #expect(marks == [.movie(603): both, .show(1396): watchlist])
  }

  @Test func `film 605 and series 605 are two things`() throws {
    let store = open()
    try store.keep(.mark(film(605), .favorite(true)))
    try store.keep(.mark(series(605), .favorite(true)))
    #expect(try store.titles(of: .favorites) == ["Series 605", "Film 605"])
    try store.keep(.mark(film(605), .favorite(false)))
    #expect(try store.titles(of: .favorites) == ["Series 605"])
    #expect(try store.snapshot().marks.map(\.title) == [.show(605)])
  }

  @Test func `a title's last mark takes with it what was known of the title`() throws {
    let store = open()
    try store.keep(.mark(film(1), .favorite(true)))
    try store.keep(.mark(film(1), .watchlist(true)))
    try store.keep(.mark(film(1), .favorite(false)))
    #expect(try store.titles(of: .watchlist) == ["Film 1"])
    try store.keep(.mark(film(1), .watchlist(false)))
    try store.keep(.mark(.movie(1), .favorite(true), on: monday, title: nil))
    #expect(try store.titles(of: .favorites) == ["movie/1"])
  }

  @Test func `all that a list's row shows is kept with a mark`() throws {
    let store = open()
    try store.keep(.mark(film(1), .favorite(true)))
    try store.keep(.mark(film(2), .favorite(true)))
    try store.keep(.mark(series(3), .favorite(true)))
    let bare = MovieSummary(id: 4, title: "Bare")
    try store.keep(.mark(bare, .favorite(true)))
    let page = try store.page(of: .favorites, number: 1)
    let rows: [ListRow] = [.movie(bare), .show(series(3)), .movie(film(2)), .movie(film(1))]
    #expect(page == Page(number: 1, elements: rows, totalPages: 1, totalResults: 4))
  }

  @Test func `what is learned of a title replaces what was known, and nothing leaves it`() throws {
    let store = open()
    try store.keep(.mark(film(1), .favorite(true)))
    var renamed = film(1)
    renamed.title = "Film Bir"
    try store.keep(.mark(renamed, .watchlist(true)))
    try store.keep(.mark(.movie(1), .rating(UserRating(halves: 3)), on: monday, title: nil))
    #expect(try store.page(of: .rated, number: 1).elements == [.movie(renamed)])
  }

  @Test func `the title marked last comes first, whatever the calendar says`() throws {
    let store = open()
    try store.keep(.mark(film(1), .favorite(true), on: tuesday))
    try store.keep(.mark(film(2), .favorite(true), on: monday))
    try store.keep(.mark(film(3), .favorite(true), on: .epoch))
    #expect(try store.titles(of: .favorites) == ["Film 3", "Film 2", "Film 1"])
    // Marked again it stays where it is; rated again it comes first.
    try store.keep(.mark(film(1), .favorite(true), on: tuesday))
    #expect(try store.titles(of: .favorites) == ["Film 3", "Film 2", "Film 1"])
    for number in [1, 2, 1] { try store.keep(.mark(film(number), .rating(UserRating("8")))) }
    #expect(try store.titles(of: .rated) == ["Film 1", "Film 2"])
  }

  @Test func `pages have twenty titles, and none beyond the last`() throws {
    let store = open()
    try store.keep((1...45).map { LibraryChange.mark(film($0), .watchlist(true)) })
    #expect(try store.titles(of: .watchlist) == (26...45).reversed().map { "Film \($0)" })
    #expect(try store.titles(of: .watchlist, page: 3) == (1...5).reversed().map { "Film \($0)" })
    let page = try store.page(of: .watchlist, number: 2)
    #expect((page.totalPages, page.totalResults, page.elements.count) == (3, 45, 20))
    for number in [0, -1, .min, 4, .max] {
      #expect(try store.page(of: .watchlist, number: number).elements.isEmpty)
    }
    #expect(try store.page(of: .rated, number: 1).totalPages == 0)
  }

  @Test func `the last ten searches are kept, each once, the last one first`() throws {
    let store = open()
    for number in 1...12 { try store.keep(.searched("search \(number)")) }
    #expect(try store.snapshot().searches == (3...12).reversed().map { "search \($0)" })
    try store.keep(.searched("  SEARCH   5 "))
    let searches = try store.snapshot().searches
    #expect(searches.count == 10)
    #expect(searches.first == "SEARCH   5")
    #expect(!searches.contains("search 5"))
    try store.keep(.forgotSearch("Search 5"))
    #expect(try store.snapshot().searches.first == "search 12")
    #expect(try store.snapshot().searches.count == 9)
    try store.keep(.searched("  "))
    try store.keep(.searched("?"))
    try store.keep(.searched("!"))
    #expect(try store.snapshot().searches.prefix(3) == ["!", "?", "search 12"])
    try store.keep(.forgotSearches)
    #expect(try open().snapshot().searches.isEmpty)
  }

  @Test func `each setting is kept as it was left last`() throws {
    let settings: [Setting] = [
      .design("table"), .language("tr"), .region("TR"), .tabs(["pokedex", "mar\\vel\n"]),
      .theme("sepia"), .welcomed(true),
    ]
    do {
      let store = open()
      try store.keep(.setting(.theme("dark")))
      for setting in settings { try store.keep(.setting(setting)) }
    }
    #expect(
      try open().snapshot().settings == [
        .design("table"), .language("tr"), .region("TR"), .tabs(["pokedex", "mar\\vel"]),
        .theme("sepia"), .welcomed(true),
      ])
    try open().keep(.setting(.tabs([])))
    #expect(try open().snapshot().settings.contains(.tabs([])))
  }

  @Test func `the session is kept as it was left last`() throws {
    let session = SavedSession(tab: "discover", links: ["feed/movie/603", "discover/movie/1"])
    try open().keep(.session(SavedSession(tab: "feed", links: [])))
    #expect(try open().snapshot().session == SavedSession(tab: "feed", links: []))
    try open().keep(.session(session))
    let snapshot = try open().snapshot()
    #expect(snapshot.session == session)
    #expect(!snapshot.isSessionUnreadable)
  }

  @Test func `several changes are kept together`() throws {
    let store = open()
    try store.keep([])
    try store.keep([.mark(film(1), .favorite(true)), .searched("matrix"), .setting(.theme("dark"))])
    let snapshot = try open().snapshot()
    #expect(snapshot.marks.count == 1)
    #expect(snapshot.searches == ["matrix"])
    #expect(snapshot.settings == [.theme("dark")])
  }

  @Test func `what a run leaves behind is one file`() throws {
    do {
      let store = open()
      try store.keep(.mark(film(1), .favorite(true)))
    }
    #expect(folder.names == ["library.sqlite3"])
  }

  @Test func `a run that only reads makes no file and no folder until there is something to keep`()
    throws
  {
    let store = LibraryStore.open(folder: folder.data, creates: false)
    #expect(store.keeping == .file)
    #expect(try store.snapshot() == LibrarySnapshot())
    #expect(try store.page(of: .favorites, number: 1).elements.isEmpty)
    #expect(!store.hasChanged)
    #expect(folder.names == nil)
    try store.keep(.mark(film(1), .favorite(true)))
    #expect(try store.titles(of: .favorites) == ["Film 1"])
    #expect(try open().snapshot().marks.count == 1)
  }
}
