import Glibc
import Testing

/// Files that are not what they should be keep nobody waiting.
@Suite struct OddFilesTests {
  @Test(
    "a pipe in the place of the library is said and not waited for",
    arguments: [["help"], ["profile"], ["movie/603"]])
  func pipe(words: [String]) throws {
    let home = try TemporaryFolder()
    let folder = home.path + "/marquee"
    try #require(mkdir(folder, 0o700) == 0 && mkfifo(folder + "/library.sqlite3", 0o600) == 0)
    let run = try Program(words: words, environment: ["XDG_DATA_HOME": home.path])
    #expect(run.status == 0 && !run.output.isEmpty)
  }

  @Test("what cannot be kept beside a pipe is said")
  func mark() throws {
    let home = try TemporaryFolder()
    let folder = home.path + "/marquee"
    try #require(mkdir(folder, 0o700) == 0 && mkfifo(folder + "/library.sqlite3", 0o600) == 0)
    let run = try Program(
      "-c", "go movie/603; fav", environment: ["XDG_DATA_HOME": home.path])
    #expect(run.status == 1)
    #expect(run.errors.contains("Not a regular file"))
  }
}
