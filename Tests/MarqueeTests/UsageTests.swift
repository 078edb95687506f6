import TestSupport
import Testing

/// What is refused before anything is shown.
@Suite struct UsageTests {
  /// A wrong command line with a part of what is said about it.
  struct Wrong: CustomTestStringConvertible {
    var words: [String]
    var said: String
    var testDescription: String { String(words.joined(separator: " ").unicodeScalars.prefix(80)) }

    init(_ words: String..., said: String) {
      self.words = words
      self.said = said
    }
  }

  @Test(
    "what cannot be understood is said in one line, with status 2 and nothing on standard output",
    arguments: [
      Wrong("--jsno", said: "no option --jsno. Did you mean --json?"),
      Wrong("--colr", said: "Did you mean --color?"),
      Wrong("-c", said: "missing after -c"),
      Wrong("-x", said: "no option -x. See marquee --help."),
      Wrong("movie/603", "--width", said: "missing after --width. See marquee --help."),
      Wrong("--width", "0", "movie/603", said: "“0” is not a width: give a number"),
      Wrong("--width=wide", "movie/603", said: "“wide” is not a width: give a number"),
      Wrong("--json=1", said: "--json takes no value"),
      Wrong("--color", "red", said: "choose one of auto, always, never, 16, 256, truecolor"),
      Wrong("--language=q", said: "--language: “q” is not a language. Give its code or its name"),
      Wrong("--language", "jp", "feed", said: "Did you mean ja?"),
      Wrong("search batman; 1", said: "write marquee -c 'search batman; 1'"),
      Wrong("--region", "Q", said: "--region: “Q” is not a country. Give its code or its name"),
      Wrong("--theme", "drak", "feed", said: "choose light, dark, sepia, system, or a file"),
      Wrong("--theme=./none.json", "feed", said: "./none.json cannot be read: No such file"),
      Wrong("-c", "link", "movie/603", said: "“movie/603” is one word too many"),
      Wrong("movie/603", "movie/x", said: "movie/x: “x” does not fit here. Expected: a number"),
      Wrong("movies", said: "movies: The link ends too early. Expected: the name of a list"),
      Wrong("moovie/603", said: "“moovie” does not fit"),
      Wrong("season/1", said: "right before “season”"),
      Wrong("https://example.org/603", said: "Expected: "),
      Wrong("serach", "batman", said: "“serach” is not a command. Did you mean `search`?"),
      Wrong("serch batman", said: "Did you mean `search`?"),
      Wrong("theme", "dark", said: "changes something: write marquee -c 'theme dark'"),
      Wrong("--", "--help", said: "“--help” is not a command"),
      Wrong("gallery", "moive", said: "Did you mean movie?"),
      Wrong("gallery", "nothing", said: "Choose one of feed, discover"),
      Wrong("snapshot", said: "needs the name of a file"),
      Wrong("--bad\u{1B}[31m", said: "no option --bad. See"),
      Wrong("--offlin\nfoo", said: "no option --offlin foo."),
      Wrong("search heat; 1", said: "several commands: write marquee -c"),
      Wrong("\u{1B}[31m", said: "One of the words is empty"),
      Wrong("movie/2147483648", said: "a number from 1 to 2147483647"),
      Wrong("movie//603", said: "The link has an empty part in the middle"),
      Wrong("gallery", "--json", said: "--json has no effect on gallery"),
      Wrong("gallery", "--svg", "/dev/null", said: "--svg has no effect on gallery"),
      Wrong("snapshot", "x.session", "--json", said: "--json has no effect on snapshot"),
      Wrong("movie/603", "--write", said: "--write has no effect on a link"),
      Wrong("movie/603", "--keep-going", said: "--keep-going has no effect on a link"),
      Wrong("-i", "-c", "help", said: "-i has no effect on -c"),
      Wrong("--version", "x", said: "“x” is one word too many"),
      Wrong("--version", "--json", said: "--json has no effect on --version"),
      Wrong("movie/603", "tv/1396", "--svg", "/dev/null", said: "give one link"),
      Wrong("theme " + String(repeating: "x", count: 30_000), said: "changes something"),
      Wrong("help", String(repeating: "x", count: 30_000), said: "xxx…”"),
      Wrong("a" + String(repeating: "\u{301}", count: 30_000), said: "more marks on one letter"),
    ])
  func refused(wrong: Wrong) throws {
    let run = try Program(words: wrong.words)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(wrong.said), "\(run.errors)")
    #expect(run.errors.hasPrefix("marquee: "))
    #expect(run.errorLines.count == 1)
    #expect(run.errors.utf8.count < 700 && !run.errors.contains("\u{1B}"))
  }

  @Test("an argument that is not UTF-8 is refused")
  func notUTF8() throws {
    let run = try Program([Array("search/".utf8) + [0xFF]], from: .bytes([]))
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.contains("is not UTF-8") && run.errorLines.count == 1)
  }

  @Test("a theme file with a fault is refused with its line and the reason")
  func faultyTheme() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("mine.json", "{\n  \"name\": \"mine\",\n  \"rolls\": {}\n}\n")
    let run = try Program("--theme", file, "feed")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errorLines.count == 1)
    #expect(run.errors.contains("mine.json: line 3: "), "\(run.errors)")
  }

  @Test("what the person typed cannot command the terminal it is said on")
  func harmlessEcho() throws {
    let run = try Program("\u{1B}[31mred\u{202E}", "now")
    #expect(run.status == 2)
    #expect(!run.errors.contains("\u{1B}") && !run.errors.contains("\u{202E}"))
  }

  @Test("help and the version go to standard output, in the language of the person")
  func help() throws {
    let english = try Program("--help", "movie/x")
    #expect(english.status == 0 && english.errors.isEmpty)
    #expect(english.text.contains("Exit status: 0 fine"))
    let turkish = try Program("-h", environment: ["LANG": "tr_TR.UTF-8"])
    #expect(turkish.text.contains("Çıkış durumu: 0 sorunsuz"))
    #expect(try Program("--version").text.hasPrefix("marquee "))
  }
}
