import Glibc
import Testing

/// Commands from standard input and of `-c`.
@Suite struct ScriptTests {
  private func script(_ text: String, _ options: String...) throws -> Program {
    try Program(words: options, input: Array(text.utf8))
  }

  @Test("a script is a command a line; remarks, blank lines and line ends of any kind are fine")
  func lines() throws {
    let run = try script("# find it\n\n  # and follow\nsearch batman\r\n1\r\nlink")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.text.hasSuffix("\nfeed/search/batman/movie/2661\n"))
    #expect(!run.output.contains(0x1B) && !run.output.contains(0x0D))
  }

  @Test("a failing line is named by its number and ends the run")
  func failingLine() throws {
    let run = try script("link\n\n# a remark\nserach\nmatrix\n")
    #expect(run.status == 2)
    #expect(run.text == "feed\n")
    #expect(
      run.errors
        == "marquee: line 4: “serach” is not a command. Did you mean `search`? `search serach` looks for it.\n"
    )
  }

  @Test("with --keep-going the rest is run and the first failure gives the status")
  func keepGoing() throws {
    let run = try script("movie/999999999\nserach\nback\nlink\n", "--keep-going")
    #expect(run.status == 3)
    #expect(
      run.errorLines.map { $0.prefix(15) }.prefix(2) == ["marquee: line 1", "marquee: line 2"])
    #expect(run.text.hasSuffix("feed\n"))
  }

  @Test("pages that follow one another have an empty line between them")
  func pagesApart() throws {
    #expect(try script("link\nlink\n").text == "feed\n\nfeed\n")
    let run = try Program(words: ["-c", "movie/603/credits; link"])
    #expect(run.text.hasSuffix("\n\nfeed/movie/603/credits\n"))
  }

  @Test("a line in quotes is the command it would be when typed")
  func quotedLine() throws {
    let run = try Program(words: ["genres comedy"])
    #expect(run.status == 0 && run.text.contains("Comedy movies"))
  }

  @Test("no input does nothing")
  func empty() throws {
    let run = try script("")
    #expect(run.status == 0 && run.output.isEmpty && run.errors.isEmpty)
  }

  @Test("`quit` ends a script where it stands")
  func quit() throws {
    #expect(try script("link\nquit\nnonsense\n").text == "feed\n")
  }

  @Test("bytes that are no text are repaired, and NUL is nothing")
  func anyBytes() throws {
    let repaired = try Program("--keep-going", input: [0xFF, 0xC3, 0x0A] + Array("link\n".utf8))
    #expect(repaired.status == 2 && repaired.text == "feed\n")
    #expect(repaired.errors.contains("\u{FFFD}"))
    let empty = try Program(input: Array("li\0nk\n\0\n".utf8))
    #expect(empty.status == 0 && empty.text == "feed\n")
  }

  /// What no person types, and what a run calls it.
  struct Hostile: CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]

    init(_ name: String, _ bytes: some Sequence<UInt8>) {
      testDescription = name
      self.bytes = Array(bytes)
    }
  }

  @Test(
    "whatever the bytes, the run ends by itself with no more than one short line",
    arguments: [
      Hostile("NUL", [0]), Hostile("an escape", "\u{1B}[2J\n".utf8),
      Hostile("ends of lines", "\n\r\n".utf8), Hostile("every byte", 0...255),
      Hostile("a megabyte", repeatElement(0x78, count: 1_000_000)),
      Hostile("an override", "\u{202E}x;y;\u{9B}31m".utf8),
    ])
  func evilBytes(input: Hostile) throws {
    let run = try Program(input: input.bytes)
    #expect([0, 2].contains(run.status))
    #expect(run.errorLines.count <= 1 && run.errors.utf8.count < 300)
    #expect(!run.errors.contains("\u{1B}") && !run.errors.contains("\u{202E}"))
  }

  @Test("a line of a megabyte is refused in a sentence, and the next one is read")
  func hugeLine() throws {
    let input = [UInt8](repeating: 0x61, count: 1 << 20) + Array("\nlink\n".utf8)
    let run = try Program("--keep-going", input: input)
    #expect(run.status == 2 && run.text == "feed\n")
    #expect(run.errors.hasPrefix("marquee: line 1: The line is longer than 65536 bytes"))
    #expect(run.errorLines.count == 1)
  }

  @Test("commands of -c run one after another, those that change something too")
  func commands() throws {
    let run = try Program("-c", "search batman; 1; link", "-c", "theme sepia; home; link")
    #expect(run.status == 0)
    #expect(run.text.contains("feed/search/batman/movie/2661\n"))
    #expect(run.text.hasSuffix("\nfeed\n"))
    let cast = try Program("-c", "search matrix; 1; cast; 1")
    #expect(cast.text.contains("Keanu Reeves") && cast.text.contains("Known for"))
    let failing = try Program("-c", "link; back; link")
    #expect(failing.status == 1 && failing.text == "feed\n")
    #expect(failing.errors.hasPrefix("marquee: command 2: There is nothing to go back to. "))
  }

  @Test("a newline separates commands of -c, and a line may be a remark")
  func commandLines() throws {
    let run = try Program("-c", "# where; theme dark\nlink\r\nsearch heat; link\n")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.text.hasPrefix("feed\n") && run.text.hasSuffix("\nfeed/search/heat\n"))
  }

  @Test("a command of -c that is too long is refused as a line of a pipe is")
  func longCommand() throws {
    let long = "search " + String(repeating: "x", count: 70_000)
    let run = try Program("--keep-going", "-c", "link; \(long); link")
    #expect(run.status == 2 && run.text.split(separator: "\n") == ["feed", "feed"])
    #expect(run.errors.hasPrefix("marquee: command 2: The line is longer than 65536 bytes"))
  }

  @Test(
    "an input that cannot be read is a failure in one line",
    arguments: [
      Program.Source.path("/tmp", flags: O_RDONLY), .path("/dev/null", flags: O_WRONLY), .closed,
    ])
  func unreadable(source: Program.Source) throws {
    let run = try Program([], from: source)
    #expect(run.status == 1 && run.output.isEmpty)
    #expect(run.errors.hasPrefix("marquee: Standard input cannot be read: "))
    #expect(run.errorLines.count == 1)
  }

  @Test("a script ends when whoever read its complaints has left")
  func abandonedErrors() throws {
    let lines = String(repeating: "rate nosuch\n", count: 2_000) + "link\n"
    let run = try Program(
      words: ["--keep-going"], input: Array(lines.utf8), errorsTo: .abandoned)
    #expect(run.status == 2 && run.output.isEmpty)
  }

  @Test("links before a script are opened first with -i")
  func linksThenLines() throws {
    let run = try Program("-i", "movie/603", input: Array("link\n".utf8))
    #expect(run.status == 0)
    #expect(run.text.contains("Feed › The Matrix"))
    #expect(run.text.hasSuffix("feed/movie/603\n"))
  }
}
