import Glibc
import TestSupport
import Testing

/// What was kept and cannot be read is nowhere shown as nothing.
@Suite("A library that cannot be read")
struct UnreadableLibraryTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private var library: String { "\(folder.path)/marquee/library.sqlite3" }

  private func run(_ words: String...) throws -> Program {
    try Program(
      words: words, environment: ["XDG_DATA_HOME": folder.path, "HOME": folder.path])
  }

  /// What takes the library's place.
  enum Obstacle: String, CaseIterable {
    case folder, pipe, newer, link, noise
  }

  private func put(_ obstacle: Obstacle) throws {
    switch obstacle {
    case .newer:
      // Where SQLite has a program's version of the file.
      var bytes = try #require(folder.bytes(library))
      bytes[63] = 99
      try folder.write(bytes, to: library)
    case .noise: try folder.write([UInt8](repeating: 7, count: 9_000), to: library)
    case .folder:
      unlink(library)
      #expect(mkdir(library, 0o700) == 0)
    case .pipe:
      unlink(library)
      #expect(mkfifo(library, 0o600) == 0)
    case .link:
      unlink(library)
      #expect(symlink("/proc/none/library", library) == 0)
    }
  }

  @Test(arguments: Obstacle.allCases)
  func `is neither shown nor exported as an empty one`(obstacle: Obstacle) throws {
    #expect(try run("-c", "go movie/603; fav; rate 8").status == 0)
    let backup = "\(folder.path)/backup.json"
    #expect(try run("export", backup).status == 0)
    let good = try #require(folder.text(of: "backup.json"))
    try put(obstacle)
    // Of noise the first run knows all there is to know: it begins a new library.
    let lists = obstacle == .noise ? ["favorites"] : ["favorites", "watchlist", "rated", "profile"]
    for list in lists {
      let run = try run(list)
      #expect(run.status == 1 && run.output.isEmpty, "\(list): \(run.text)")
      #expect(run.errors.contains("What you keep cannot be read: "))
      #expect(run.errorLines.count == (obstacle == .noise ? 2 : 1), "\(run.errors)")
    }
    if obstacle != .noise {
      let document = try run("profile", "--json")
      #expect(document.status == 1)
      #expect(!document.text.contains("\"total_results\":0"))
      #expect(document.text.contains("\"favorites\":{\"total_results\":null,\"results\":null}"))
      for path in ["-", "\(folder.path)/new.json"] {
        let export = try run("export", path)
        #expect(export.status == 1 && export.output.isEmpty && export.errorLines.count == 1)
      }
      #expect(folder.text(of: "new.json") == nil)
    }
    let forced = try run("export", "--force", backup)
    #expect(forced.status == 1 && forced.output.isEmpty && forced.errorLines.count == 1)
    #expect(folder.text(of: "backup.json") == good)
  }

  @Test func `that turns out to be damaged replaces no backup in the same run`() throws {
    #expect(try run("-c", "go movie/603; fav; rate 8").status == 0)
    let backup = "\(folder.path)/backup.json"
    #expect(try run("export", backup).status == 0)
    let good = try #require(folder.text(of: "backup.json"))
    try put(.noise)
    let forced = try run("export", "--force", backup)
    #expect(forced.status == 1 && forced.output.isEmpty)
    #expect(folder.text(of: "backup.json") == good)
  }
}
