import Catalog
import Glibc
import Storage
import Testing

/// What a person keeps, through the program itself on a real terminal.
@Suite("Keeping on a real terminal")
struct KeepingTests {
  private func browse(_ folder: DataFolder, arguments: [String] = []) throws -> Session {
    try Session(
      "marquee", prompt: "›", columns: 80, rows: 24,
      environment: [
        "LANG": "en_US.UTF-8", "HOME": "/nonexistent", "XDG_DATA_HOME": folder.path,
        "XDG_STATE_HOME": folder.path,
      ], arguments: arguments)
  }

  private func leave(_ session: Session) throws {
    try session.type("quit\r")
    #expect(session.waitForStatus() == 0)
  }

  @Test("marks, settings, searches and the place are there again at the next start")
  func restarts() throws {
    let folder = try DataFolder()
    let first = try browse(folder)
    for line in ["search the matrix", "go feed/movie/603", "rate 8.5", "theme sepia", "cast"] {
      try first.type(line + "\r")
    }
    try first.seeLast(["feed/movie/603/credits ›"])
    try leave(first)
    let second = try browse(folder)
    #expect(second.grid.written.last == "feed/movie/603/credits ›")
    try leave(second)
    let kept = try folder.store().snapshot()
    #expect(kept.marks[.movie(603)].rating == UserRating(halves: 17))
    #expect(kept.searches == ["the matrix"])
    #expect(kept.settings.contains(.theme("sepia")))
  }

  @Test("a person is welcomed once")
  func welcome() throws {
    let folder = try DataFolder(isWelcomed: false)
    let first = try browse(folder)
    try first.see("the welcome") { $0.lines.contains { $0.contains("Welcome to Marquee") } }
    try leave(first)
    let second = try browse(folder)
    #expect(!second.grid.lines.contains { $0.contains("Welcome to Marquee") })
    try leave(second)
  }

  @Test("what one Marquee marks, another that runs beside it knows with its next line")
  func twoAtOnce() throws {
    let folder = try DataFolder()
    let one = try browse(folder, arguments: ["-i", "movie/603"])
    let other = try browse(folder, arguments: ["-i", "movie/603"])
    try one.type("later\r")
    try one.see("the mark") { $0.lines.contains { $0.contains("is now on your watchlist") } }
    // It is said at once, and there for others when the disk has it.
    let deadline = Deadline(milliseconds: 15_000)
    while try folder.store().snapshot().marks.isEmpty, deadline.left > 0 {}
    try other.type("later\r")
    try other.see("that it is marked already") { grid in
      grid.lines.contains { $0.contains("is already on your watchlist") }
    }
    try other.type("fav\r")
    try other.see("the second mark") { $0.lines.contains { $0.contains("is now a favorite") } }
    try leave(other)
    try leave(one)
    let marks = try folder.store().snapshot().marks[.movie(603)]
    #expect(marks.favoriteSince != nil && marks.onWatchlistSince != nil)
  }

  @Test("whoever closes the window finds the place again")
  func hangUp() throws {
    let folder = try DataFolder()
    let first = try browse(folder)
    try first.type("go feed/person/6384\r")
    try first.seeLast(["feed/person/6384 ›"])
    first.hangUp()
    #expect(first.waitForStatus() >= 0)
    let second = try browse(folder)
    #expect(second.grid.written.last == "feed/person/6384 ›")
    try leave(second)
  }

  @Test("without a place for a file it says so, once, and all works until the end")
  func noPlace() throws {
    let session = try Session(
      "marquee", prompt: "›", columns: 80, rows: 24,
      environment: ["LANG": "en_US.UTF-8", "HOME": "/proc/1/none"])
    try session.see("why") { $0.lines.contains { $0.contains("until you leave") } }
    try session.type("go movie/603\r")
    try session.seeLast(["feed/movie/603 ›"])
    try session.type("fav\r")
    try session.see("the mark") { $0.lines.contains { $0.contains("is now a favorite") } }
    try leave(session)
  }
}
