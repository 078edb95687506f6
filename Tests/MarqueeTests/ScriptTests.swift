import Testing

@Suite struct ScriptTests {
  @Test func `-c runs commands one after another, each with the numbers of its page`() throws {
    let run = try Run("-c", "search matrix; 1; cast; 1")
    #expect(run.status == 0)
    #expect(run.output.contains("Keanu Reeves"))
    #expect(run.output.contains("Known for"))
  }

  @Test func `a script on standard input is run line by line`() throws {
    let run = try Run(input: "# a remark\r\n\r\nsearch amelie\r\n1\r\nlink")
    #expect(run.status == 0)
    #expect(run.output.contains("feed/search/amelie/movie/194"))
  }

  @Test func `a failing line ends the run with its number, unless it is to keep going`() throws {
    let ending = try Run(input: "movie/603\nfrobnicate\nmovie/129\n")
    #expect(ending.status == 2)
    #expect(ending.errorLines.count == 1)
    #expect(ending.errors.contains("line 2:"))
    #expect(!ending.output.contains("Spirited Away"))
    let going = try Run("--keep-going", input: "movie/603\nfrobnicate\nmovie/129\n")
    #expect(going.status == 2)
    #expect(going.output.contains("Spirited Away"))
  }

  @Test func `any bytes give a clear line or simply work`() throws {
    let evil: [[UInt8]] = [
      [0], [0xFF, 0xFE, 0x0A], [0x1B, 0x5B, 0x32, 0x4A, 0x0A],
      [UInt8](repeating: 0x78, count: 1_000_000), [], [0x0A, 0x0D, 0x0A],
    ]
    for bytes in evil {
      let run = try Run(["--keep-going"], bytes: bytes)
      #expect([0, 2].contains(run.status))
      #expect(run.errorLines.count <= 1)
      #expect(!run.errors.contains("\u{1B}"))
      #expect(run.errors.utf8.count < 300)
    }
  }

  @Test func `a full disk is said, and is status 1`() throws {
    let run = try Run("movie/603", output: "/dev/full")
    #expect(run.status == 1)
    #expect(run.errorLines.count == 1)
  }
}
