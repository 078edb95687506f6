import Testing

/// Links and single commands as arguments.
@Suite struct LinksTests {
  @Test("each link's screen is printed in turn")
  func severalLinks() throws {
    let run = try Program(
      "movie/603", "person/6384", "https://www.imdb.com/title/tt0133093/?ref_=x")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.text.split(separator: "Feed › The Matrix").count == 3)
    #expect(run.text.contains("Feed › Keanu Reeves"))
    #expect(!run.output.contains(0x1B))
  }

  @Test("words that are places and commands as well are links where several stand together")
  func placesThatAreCommands() throws {
    let run = try Program("discover", "people")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.lines.filter { $0.hasPrefix("  Discover") }.count >= 2)
    #expect(try Program("profile", "favorites", "watchlist", "rated").status == 0)
    // What a command takes is no link.
    #expect(try Program("search", "people").text.contains("Search “people”"))
    #expect(try Program("discover", "nonsense").text.contains("search discover nonsense"))
    #expect(try Program("discover", "99").status == 2)
  }

  @Test("every link is tried, each failure names its link, and the first gives the status")
  func firstFailureCounts() throws {
    let run = try Program("movie/999999999", "tv/999999999", "movie/603", "pokedex")
    #expect(run.status == 3)
    #expect(run.text.contains("The Matrix"))
    let errors = run.errorLines
    try #require(errors.count == 3)
    #expect(errors[0].hasPrefix("marquee: movie/999999999: There is no such page"))
    #expect(errors[0].contains("`marquee search TITLE`"))
    #expect(errors[1].hasPrefix("marquee: tv/999999999: "))
    #expect(errors[2].contains("`MARQUEE_TABS=pokedex`"))
    #expect(try Program("pokedex", "movie/999999999").status == 1)
  }

  @Test("options may stand behind words, and two hyphens end them")
  func optionsAnywhere() throws {
    let run = try Program("movie/603", "--width=40", "--plain", "--", "person/6384")
    #expect(run.status == 0)
    #expect(run.text.contains("Keanu Reeves"))
    #expect(run.lines.allSatisfy { $0.count <= 40 })
  }

  @Test("a command that changes nothing is one run; its arguments may hold blanks")
  func oneCommand() throws {
    #expect(try Program("search", "the matrix").text.contains("Search “the matrix”"))
    #expect(try Program("search the matrix").text.contains("Search “the matrix”"))
    #expect(try Program("search", "say \"hi\" x", "y").text.contains("Search “say \"hi\" x y”"))
    #expect(try Program("help", "search").text.contains("search"))
    let nowhere = try Program("back")
    #expect(nowhere.status == 1 && nowhere.output.isEmpty)
    #expect(nowhere.errors.hasPrefix("marquee: There is nothing to go back to. Follow"))
  }

  @Test("nothing found is no failure")
  func nothingFound() throws {
    let run = try Program("search", "xyzzyqq")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.text.contains("xyzzyqq"))
  }

  @Test("a screen one column wide is shown", arguments: ["movie/603", "search/batman", "feed"])
  func oneColumn(link: String) throws {
    let run = try Program("--width", "1", link)
    #expect(run.status == 0 && !run.output.isEmpty)
    #expect(run.lines.allSatisfy { $0.count <= 1 })
  }

  @Test("the width is the one asked for, else that of COLUMNS, else 80")
  func widths() throws {
    func widest(_ run: Program) -> Int { run.lines.map(\.count).max() ?? 0 }
    let narrow = try Program("movies/popular", environment: ["COLUMNS": "40"])
    #expect((30...40).contains(widest(narrow)))
    let asked = try Program("movies/popular", "--width", "60", environment: ["COLUMNS": "40"])
    #expect((50...60).contains(widest(asked)))
    for wrong in ["0", "-3", "wide", "99999999999999999999"] {
      let run = try Program("movies/popular", environment: ["COLUMNS": wrong])
      #expect((70...80).contains(widest(run)))
    }
  }
}
