import Glibc
import TestSupport
import Testing

/// Signals to a run that edits no line: they do what they do by themselves.
@Suite struct SignalTests {
  @Test(
    "a run whose output nobody takes is ended by a signal",
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func stalled(signal: Int32) throws {
    let run = try Program(words: ["gallery"], to: .stalled(signal: signal))
    #expect(run.status == 128 + signal)
  }

  @Test("a script is ended by a signal too")
  func script() throws {
    let lines = String(repeating: "help\n", count: 2_000)
    let run = try Program(words: [], input: Array(lines.utf8), to: .stalled(signal: SIGINT))
    #expect(run.status == 128 + SIGINT)
  }
}

/// Files that are no files.
@Suite struct PipeFileTests {
  @Test("a pipe without a writer is an empty file, not a wait", arguments: ["--theme", "snapshot"])
  func noWriter(word: String) throws {
    let folder = try TemporaryFolder()
    let pipe = folder.path + "/pipe.json"
    #expect(mkfifo(pipe, 0o600) == 0)
    let run = try Program(words: word == "snapshot" ? [word, pipe] : [word, pipe, "movie/603"])
    #expect(run.errorLines.count <= 1)
  }
}

/// Session files from the command line.
@Suite struct SessionFileTests {
  @Test("what differs is shown without escapes")
  func escapes() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "a.session", "source: gallery\nsize: 80\n\n| \u{1B}[31mred\u{9B}1m\n")
    let run = try Program("snapshot", file)
    #expect(run.status == 1 && run.text.contains("\u{241B}[31mred\u{FFFD}1m"))
    #expect(!run.output.contains(0x1B))
  }

  @Test("a large file that differs everywhere is compared soon")
  func large() throws {
    let folder = try TemporaryFolder()
    let lines = (0..<200_000).map { "| \($0)\n" }.joined()
    let file = try folder.write("a.session", "source: gallery\nsize: 80\n\n" + lines)
    let run = try Program("snapshot", file)
    #expect(run.status == 1 && run.text.contains("  - | 199999\n"))
  }
}
