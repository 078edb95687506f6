import Glibc
import TestSupport
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
    // What cannot be read is not shown as empty.
    let isOfLibrary = words == ["profile"]
    #expect(run.status == (isOfLibrary ? 1 : 0) && run.output.isEmpty == isOfLibrary)
  }

  @Test("a link that leads nowhere is said, with what to do", arguments: [true, false])
  func brokenLink(isFolder: Bool) throws {
    let home = try TemporaryFolder()
    let folder = home.path + "/marquee"
    let place = isFolder ? folder : folder + "/library.sqlite3"
    if !isFolder { try #require(mkdir(folder, 0o700) == 0) }
    try #require(symlink(home.path + "/gone", place) == 0)
    let run = try Program("-c", "go movie/603; fav", environment: ["XDG_DATA_HOME": home.path])
    #expect(run.status == 1 && run.errorLines.count == 1)
    #expect(run.errors.contains("\(place) is a link to something that is not there"))
    #expect(try Program("profile", environment: ["XDG_DATA_HOME": home.path]).status == 1)
  }

  // MARK: Pictures

  @Test("a picture takes the place of a file as a whole, and leaves a link what it is")
  func replacing() throws {
    let folder = try TemporaryFolder()
    let old = try folder.write("old.svg", "mine")
    try #require(chmod(old, 0o600) == 0)
    let link = folder.path + "/link.svg"
    try #require(symlink(old, link) == 0)
    #expect(try Program("movie/603", "--svg", link).status == 0)
    #expect(folder.text(of: "old.svg")?.hasPrefix("<svg") == true)
    var facts = stat()
    #expect(lstat(link, &facts) == 0 && facts.st_mode & S_IFMT == S_IFLNK)
    #expect(stat(old, &facts) == 0 && facts.st_mode & 0o777 == 0o600)
    #expect(try folder.files().sorted() == ["link.svg", "old.svg"])
  }

  @Test("a picture waits for nobody to read a pipe, and no link leads it into a device")
  func devices() throws {
    let folder = try TemporaryFolder()
    let pipe = folder.path + "/pipe.svg"
    let link = folder.path + "/link.svg"
    try #require(mkfifo(pipe, 0o600) == 0 && symlink("/dev/null", link) == 0)
    let unread = try Program("movie/603", "--svg", pipe)
    #expect(unread.status == 1 && unread.errors.contains("nobody reads the pipe"))
    let linked = try Program("movie/603", "--html", link)
    #expect(linked.status == 1 && linked.errors.contains("it is a link to a device or a pipe"))
    #expect(try Program("movie/603", "--svg", "/dev/null").status == 0)
    #expect(try Program("movie/603", "--svg", "/dev/stdout").text.hasPrefix("<svg"))
    let exported = try Program("export", "--format", "json", pipe)
    #expect(exported.status == 1 && exported.errors.contains("nobody reads the pipe"))
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
