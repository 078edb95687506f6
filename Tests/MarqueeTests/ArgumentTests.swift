import Testing

@Suite struct ArgumentTests {
  @Test func `a link prints its screen, without colour and cursor movement in a pipe`() throws {
    let run = try Run("movie/603")
    #expect(run.status == 0)
    #expect(run.output.contains("The Matrix"))
    #expect(run.output.contains("built-in sample"))
    #expect(!run.output.contains("\u{1B}"))
    #expect(run.errors.isEmpty)
  }

  @Test(arguments: [
    (["moovie/603"], "movie"), (["--colr"], "--color"), (["--width", "0"], "10000"),
    (["--theme", "sepa"], "sepia"), (["--language", "english"], "english"), (["movie"], "movie"),
    (["-c"], "-c"), (["--width"], "--width"), (["--json=yes"], "--json"),
    (["serch batman"], "search"),
  ])
  func `wrong usage says one line, prints nothing and is status 2`(
    _ arguments: [String], _ hint: String
  ) throws {
    let run = try Run(arguments, bytes: [])
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errorLines.count == 1)
    #expect(run.errors.hasPrefix("marquee: "))
    #expect(run.errors.contains(hint))
  }

  @Test func `every link is tried, and the first failure gives the status`() throws {
    let run = try Run("movie/999999999", "movie/603")
    #expect(run.status == 3)
    #expect(run.output.contains("The Matrix"))
    #expect(run.errorLines.count == 1)
  }

  @Test func `a screen of a later version is refused with status 1`() throws {
    let run = try Run("discover")
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(run.errorLines.count == 1)
  }

  @Test func `a command with an argument is one command, unless it changes something`() throws {
    #expect(try Run("search", "amelie").output.contains("Amélie"))
    #expect(try Run("matrix").output.contains("movie list"))
    let changing = try Run("theme", "dark")
    #expect(changing.status == 2)
    #expect(changing.errors.contains("-c"))
  }

  @Test func `options say what colours, width and language are used`() throws {
    #expect(
      try Run("movie/603", "--color", "truecolor", "--theme", "dark").output.contains("\u{1B}[38;2")
    )
    #expect(try Run("movie/603", "--color=256", "--theme", "dark").output.contains("\u{1B}[38;5"))
    #expect(
      try Run("movie/603", environment: ["CLICOLOR_FORCE": "1", "TERM": "xterm"]).output
        .contains("\u{1B}["))
    let narrow = try Run("movie/603", "--width", "40")
    #expect(narrow.output.split(separator: "\n").allSatisfy { $0.count <= 60 })
    #expect(try Run("movie/157336", "--language", "tr").output.contains("Yıldızlararası"))
    #expect(
      try Run("movie/157336", environment: ["LANG": "tr_TR.UTF-8"]).output
        .contains("Yıldızlararası"))
    #expect(
      try Run("movie/157336", environment: ["LANG": "tr_TR.UTF-8", "MARQUEE_LANGUAGE": "en"])
        .output.contains("Interstellar"))
  }

  @Test func `--json writes one document a screen, also of what failed`() throws {
    let run = try Run("movie/603", "movie/999999999", "--json")
    #expect(run.status == 3)
    let documents = run.output.split(separator: "\n")
    #expect(documents.count == 2)
    #expect(documents.allSatisfy { $0.hasPrefix(#"{"schema":1,"#) && $0.hasSuffix("}") })
    #expect(run.output.contains(#""runtime":136"#))
    #expect(run.output.contains(#""kind":"not_found""#))
  }

  @Test func `--help and --version answer at once`() throws {
    #expect(try Run("--help").output.contains("marquee LINK"))
    #expect(try Run("--version").output.hasPrefix("marquee "))
  }
}
