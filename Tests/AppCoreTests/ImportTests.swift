import Catalog
import Navigation
import StoreCore
import Testing

@testable import AppCore

@Suite("An import")
struct ImportTests {
  private let matrix = TitleID.movie(603)
  private let series = TitleID.show(1396)

  private func day(_ text: String) throws -> CalendarDate { try #require(CalendarDate(text)) }

  private func mark(
    _ title: TitleID, _ change: MarkChange, _ day: String? = nil, line: Int = 2, place: Int? = nil
  ) -> ImportedMark {
    let summary: TitleSummary =
      switch title {
      case .movie(let id): .movie(MovieSummary(id: id, title: "Film \(id)"))
      case .show(let id): .show(ShowSummary(id: id, name: "Series \(id)"))
      }
    return ImportedMark(
      line: line, title: title, summary: summary, change: change,
      day: day.flatMap { CalendarDate($0) }, place: place)
  }

  private func rating(_ halves: Int) -> MarkChange { .rating(UserRating(halves: halves)) }

  /// Enters a line and answers it with what a file holds; returns what is to be stored.
  @discardableResult
  private func run(
    _ journey: inout Journey, _ marks: [ImportedMark], _ line: String = "import a.csv"
  ) throws -> [LibraryChange] {
    var reading = ImportReading(format: .letterboxd)
    reading.marks = marks
    let effects = journey.enter(line)
    guard case .importFile(_, _, let ticket)? = effects.first else {
      Issue.record("no file is asked for: \(effects)")
      return []
    }
    #expect(!journey.state.isIdle)
    let stored = journey.send(.imported(ticket, .read(reading)))
    return stored.compactMap { if case .keep(let change, _) = $0 { change } else { nil } }
  }

  private func report(_ journey: Journey) throws -> ImportReport {
    guard case .sheet(.imported(let report), _) = journey.state.painting else {
      throw Missing()
    }
    return report
  }

  private struct Missing: Error {}

  @Test("adds marks with their days, all of them stored together, pending until they are")
  func adds() throws {
    var journey = try Journey()
    let changes = try run(
      &journey,
      [
        mark(matrix, .favorite(true), "2024-01-02"), mark(matrix, rating(17), "2024-01-03"),
        mark(series, .watchlist(true)),
      ])
    #expect(changes.count == 1)
    guard case .all(let all)? = changes.first else { throw Missing() }
    #expect(all.count == 3)
    #expect(journey.state.library[matrix].favoriteSince == (try day("2024-01-02")))
    #expect(journey.state.library[matrix].ratedOn == (try day("2024-01-03")))
    #expect(journey.state.library[series].onWatchlistSince == journey.state.today)
    #expect(journey.state.library.isPending(matrix) && !journey.state.isIdle)
    #expect(try report(journey).added == [.favorites: 1, .rated: 1, .watchlist: 1])
    journey.storeAll()
    #expect(!journey.state.library.isPending(matrix) && journey.state.isIdle)
  }

  @Test("is undone and done again in one step, days among it")
  func undo() throws {
    var kept = LibrarySnapshot()
    var marks = Marks()
    marks.apply(rating(10), on: try day("2020-01-01"))
    kept.marks = [matrix: marks]
    var journey = try Journey(library: kept)
    let before = journey.state.library.marks
    try run(
      &journey,
      [mark(matrix, rating(17), "2024-01-03"), mark(series, .favorite(true), "2023-05-05")])
    journey.storeAll()
    let after = journey.state.library.marks
    #expect(after != before)
    journey.go("undo")
    #expect(journey.state.library.marks == before)
    #expect(journey.state.notice == .undone("import a.csv"))
    journey.go("redo")
    #expect(journey.state.library.marks == after)
    journey.go("undo")
    #expect(journey.state.library.marks == before)
    #expect(journey.state.library.count(of: .favorites) == 0)
  }

  @Test("a second time changes nothing, and stores nothing")
  func twice() throws {
    var journey = try Journey()
    let marks = [
      mark(matrix, .favorite(true)), mark(matrix, rating(17)),
      mark(series, rating(4), "2024-01-01"),
      mark(series, rating(6), "2024-02-01"), mark(series, rating(5)),
    ]
    try run(&journey, marks)
    journey.storeAll()
    let after = journey.state.library
    #expect(after[series].rating == UserRating(halves: 6))
    #expect(try run(&journey, marks).isEmpty)
    #expect(journey.state.library == after)
    #expect(try report(journey).changeCount == 0)
    #expect(try report(journey).conflicts.isEmpty)
    #expect(try report(journey).knownMarks == 3)
  }

  @Test(
    "keeps the newer of two ratings by their days, else the one that is kept",
    arguments: [
      ("2024-06-02", 17, 0, 1, 0), ("2024-05-31", 10, 0, 0, 1), ("2024-06-01", 10, 1, 0, 0),
      (nil, 10, 1, 0, 0),
    ])
  func conflicts(
    read: String?, expected: Int, conflicts: Int, changed: Int, older: Int
  ) throws {
    var kept = LibrarySnapshot()
    var marks = Marks()
    marks.apply(rating(10), on: try day("2024-06-01"))
    kept.marks = [matrix: marks]
    var journey = try Journey(library: kept)
    try run(&journey, [mark(matrix, rating(17), read, line: 7)])
    #expect(journey.state.library[matrix].rating?.halves == expected)
    let report = try report(journey)
    #expect(report.conflicts.count == conflicts && report.changedRatings == changed)
    #expect(report.olderRatings == older)
    if conflicts == 1 {
      #expect(report.conflicts.first?.line == 7)
      #expect(report.conflicts.first?.title == "Film 603")
    }
  }

  @Test("puts lists in the order of days, of one day in the order of places")
  func order() throws {
    var journey = try Journey()
    let changes = try run(
      &journey,
      [
        mark(.movie(1), .favorite(true), "2024-03-01"),
        mark(.movie(2), .favorite(true), "2024-01-01", place: 2),
        mark(.movie(3), .favorite(true), "2024-01-01", place: 1),
      ])
    guard case .all(let all)? = changes.first else { throw Missing() }
    let ids = all.compactMap { change -> TitleID? in
      if case .mark(let id, _, _, _, _) = change { id } else { nil }
    }
    #expect(ids == [.movie(3), .movie(2), .movie(1)])
  }

  @Test("that is dry says what it would do, and does nothing")
  func dryRun() throws {
    var journey = try Journey()
    let before = journey.state.library
    #expect(
      try run(&journey, [mark(matrix, .favorite(true))], "import --dry-run a.csv").isEmpty)
    #expect(journey.state.library == before && journey.state.undoableLines.isEmpty)
    #expect(try report(journey).changeCount == 1)
  }

  @Test("that was canceled, or whose ticket is another, changes nothing")
  func tickets() throws {
    var journey = try Journey()
    guard case .importFile(_, _, let ticket)? = journey.enter("import a.csv").first else {
      throw Missing()
    }
    var reading = ImportReading(format: .json)
    reading.marks = [mark(matrix, .favorite(true))]
    #expect(journey.send(.imported(Ticket(ticket.rawValue + 1), .read(reading))).isEmpty)
    journey.send(.interrupted)
    #expect(journey.send(.imported(ticket, .read(reading))).isEmpty)
    #expect(journey.state.library.marks.isEmpty && journey.state.isIdle)
  }

  @Test(
    "that is cancelled, or gives way to another, is not worked on any more",
    arguments: [
      "cancel", "import b.csv", "export c.json", "",
    ])
  func cancelled(line: String) throws {
    var journey = try Journey()
    guard case .importFile(_, _, let ticket)? = journey.enter("import a.csv").first else {
      throw Missing()
    }
    let effects = line.isEmpty ? journey.send(.interrupted) : journey.enter(line)
    #expect(effects.first == .cancel(ticket))
    #expect(journey.state.exchange?.ticket != ticket)
  }

  @Test("says how far it is, until it is canceled")
  func progress() throws {
    var journey = try Journey()
    guard case .importFile(_, _, let ticket)? = journey.enter("import a.csv").first else {
      throw Missing()
    }
    let progress = ExchangeProgress(done: 12, total: 100, matched: 11, seconds: 3)
    journey.send(.progressed(Ticket(ticket.rawValue + 1), progress))
    #expect(journey.state.exchange?.progress == nil)
    journey.send(.progressed(ticket, progress))
    #expect(journey.state.exchange?.progress == progress)
    journey.send(.interrupted)
    journey.send(.progressed(ticket, progress))
    #expect(journey.state.exchange == nil && journey.state.isIdle)
  }

  @Test("that fails is said, and fails the line")
  func failure() throws {
    var journey = try Journey()
    guard case .importFile(_, _, let ticket)? = journey.enter("import a.csv").first else {
      throw Missing()
    }
    journey.send(.imported(ticket, .failed(.folder(path: "a.csv"))))
    #expect(journey.state.notice == .exchangeFailed(.folder(path: "a.csv")))
    #expect(journey.state.notice?.isFailure == true)
  }

  @Test("that could not be stored is tried again as a whole")
  func notStored() throws {
    var journey = try Journey()
    try run(&journey, [mark(matrix, .favorite(true)), mark(series, .favorite(true))])
    journey.storeAll(.full)
    #expect(journey.state.notice == .notKept(.full, count: 2))
    #expect(journey.state.library.isPending(series))
    journey.go("help")
    #expect(journey.state.library.unsavedCount == 0)
  }

  @Test("replayed from its actions gives the same state")
  func replay() throws {
    var journey = try Journey()
    try run(&journey, [mark(matrix, rating(17), "2024-01-03"), mark(series, .watchlist(true))])
    journey.storeAll()
    journey.go("undo")
    var again = Store(
      AppState(
        Launch(
          today: journey.state.today, source: .live, locale: journey.state.locale,
          size: journey.state.size, theme: "dark", themes: [])),
      reducer: appReducer(layout: { _ in Screenful(next: nil, end: 0) }))
    for action in journey.log { _ = again.send(action) }
    #expect(again.state == journey.state)
  }

  @Test(
    "is asked for by a file's name with options around it",
    arguments: [
      ("import a.csv", ImportOrder(path: "a.csv")),
      ("import my films.csv", ImportOrder(path: "my films.csv")),
      ("import --dry-run \"a b.csv\"", ImportOrder(path: "a b.csv", isDryRun: true)),
      ("import a.csv --dry-run", ImportOrder(path: "a.csv", isDryRun: true)),
      ("import --list favourites -", ImportOrder(path: "-", list: .favorites)),
      ("import --list=watchlist -- --odd", ImportOrder(path: "--odd", list: .watchlist)),
    ])
  func orders(line: String, order: ImportOrder) {
    #expect(Command.parse(line) == .success(.importFile(order)))
  }

  @Test(
    "or an export is refused where an option or the file is missing or wrong",
    arguments: [
      "import", "import --dry-run", "import --force a", "import --list a.csv", "export",
      "export --format xml a", "export --list seen a", "export --force=yes a", "export \"\"",
    ])
  func refusals(line: String) {
    guard case .failure(.badArgument) = Command.parse(line) else {
      Issue.record("\(line) is read")
      return
    }
  }

  @Test("and an export are answered by their own tickets")
  func export() throws {
    var journey = try Journey()
    guard
      case .exportFile(let order, let ticket)? =
        journey.enter("export --format=imdb --force x.csv").first
    else { throw Missing() }
    #expect(order == ExportOrder(path: "x.csv", format: .imdb, isForced: true))
    let summary = ExportSummary(path: "x.csv", format: .imdb, count: 3)
    journey.send(.exported(ticket, .written(summary, text: nil)))
    #expect(journey.state.notice == .exported(summary) && journey.state.isIdle)
    // A file that was written is no change that can be taken back, and undo says so.
    journey.enter("undo")
    #expect(journey.state.notice == .cannotUndo("export --format=imdb --force x.csv"))
  }
}

extension ImportReport {
  /// How many marks and ratings were changed, or would be.
  fileprivate var changeCount: Int { added.values.reduce(changedRatings, +) }
}
