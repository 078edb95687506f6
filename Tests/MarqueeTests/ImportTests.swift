import Glibc
import TestSupport
import Testing

@Suite("Files of favorites, watchlist and ratings")
struct ImportTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Runs the program with a library of its own.
  private func run(
    _ words: String..., library: String = "one", input: [UInt8] = [], language: String? = nil
  ) throws -> Program {
    var environment = ["XDG_DATA_HOME": "\(folder.path)/\(library)", "HOME": folder.path]
    environment["MARQUEE_LANGUAGE"] = language
    return try Program(words: words, input: input, environment: environment)
  }

  private func letterboxd(_ name: String, _ rows: String) throws -> String {
    try folder.write(name, "Date,Name,Year,Letterboxd URI,Rating\n" + rows)
  }

  @Test("come in, are kept, and change nothing the second time")
  func importing() throws {
    let file = try letterboxd(
      "ratings.csv",
      "2024-01-02,The Matrix,1999,u,4.5\n2024-01-03,Inception,2010,u,4\n2024-01-03,Dune,2021,u,\n")
    let first = try run("import", file)
    #expect(first.status == 0 && first.errors.isEmpty)
    #expect(first.text.contains("Letterboxd · 3 rows"))
    #expect(first.text.contains("Added: 2 ratings."))
    #expect(first.text.contains("Without a mark or a rating: 1 row."))
    let rated = try run("rated", "--json")
    #expect(rated.text.contains("\"rating\":9.0,"))
    #expect(rated.text.contains("\"marked_on\":\"2024-01-03\""))
    let second = try run("import", file)
    #expect(second.status == 0)
    #expect(second.text.contains("Nothing changed."))
    #expect(second.text.contains("Already kept: 2 marks and ratings."))
    #expect(try run("rated", "--json").text == rated.text)
  }

  @Test("with rows that cannot be taken fail, and are written to a file that can be mended")
  func mending() throws {
    let file = try letterboxd(
      "ratings.csv",
      "2024-01-02,The Matrx,1999,u,4.5\n2024-01-03,Inception,2010,u,4\n2024-01-04,Dune,,u,5\n"
        + "2024-01-05,Batman,1989,u,9\n")
    let first = try run("import", file)
    #expect(first.status == 1)
    #expect(first.errorLines.count == 1)
    #expect(first.errors.contains("3 rows could not be imported"))
    let said = first.text.split { $0.isWhitespace }.joined(separator: " ")
    #expect(said.contains("line 2 The Matrx (1999) no such title in this source"))
    #expect(said.contains("Dune (1984) movie/841 or Dune (2021) movie/438631"))
    #expect(said.contains("line 5 Batman (1989) “9” is not a rating up to 5"))
    let mend = try #require(folder.text(of: "ratings.unmatched.csv"))
    #expect(mend.hasPrefix("Date,Name,Year,Letterboxd URI,Rating,reason,tmdb_id\r\n2024-01-02,"))
    // Again: the same rows need no second file; others get one.
    #expect(try run("import", file).status == 1)
    #expect(folder.text(of: "ratings.unmatched-2.csv") == nil)
    let mended = mend.split(separator: "\r\n").map { line in
      line.contains("Matrx") ? line + "603" : line.contains("Dune") ? line + "movie/438631" : line
    }
    let other = try folder.write("ratings.unmatched.csv", mended.joined(separator: "\n"))
    let second = try run("import", other)
    #expect(second.status == 1)
    #expect(second.text.contains("Added: 2 ratings."))
    #expect(second.text.contains("ratings.unmatched-2.csv"))
    #expect(folder.text(of: "ratings.unmatched-2.csv")?.contains("Batman") == true)
    #expect(folder.text(of: "ratings.unmatched.csv") == mended.joined(separator: "\n"))
  }

  @Test("say which dates are none, and take the rows without them")
  func misdated() throws {
    let file = try letterboxd(
      "ratings.csv", "2020-02-30,Inception,2010,u,4\n2024-01-02,The Matrix,1999,u,5\n")
    let run = try run("import", file)
    #expect(run.status == 0 && run.text.contains("Added: 2 ratings."))
    let said = run.text.split { $0.isWhitespace }.joined(separator: " ")
    #expect(said.contains("One date could not be read: its row got the day of this import:"))
    #expect(said.contains("line 2 Inception (2010) “2020-02-30” is not a date"))
  }

  @Test("are advised by what is wrong with them")
  func advice() throws {
    let rating = try run(
      "import", try letterboxd("one.csv", "2024-01-02,Inception,2010,u,11\n"))
    #expect(rating.errors.contains("one row could not be imported. It is in "))
    #expect(rating.errors.contains(": correct the rating, and import that file."))
    let both = try run(
      "import",
      try letterboxd("both.csv", "2024-01-02,Inception,2010,u,11\n2024-01-02,Incption,2010,u,4\n"))
    #expect(both.errors.contains("2 rows could not be imported. They are in "))
    #expect(
      both.errors.contains(": fill in the column tmdb_id or correct the rating, and import"))
  }

  @Test("that are tried only change nothing and write nothing")
  func dryRun() throws {
    let file = try letterboxd(
      "ratings.csv", "2024-01-02,Inception,2010,u,4\n2024-01-03,Incption,2010,u,4\n")
    let run = try run("import", "--dry-run", file)
    #expect(run.status == 1)
    #expect(run.text.contains("Would be added: 1 rating."))
    #expect(run.text.contains("line 3  Incption (2010)"))
    #expect(folder.text(of: "ratings.unmatched.csv") == nil)
    #expect(access("\(folder.path)/one", F_OK) != 0)
  }

  @Test("are undone in one step where commands are typed")
  func undo() throws {
    let file = try letterboxd(
      "ratings.csv", "2024-01-02,The Matrix,1999,u,4.5\n2024-01-03,Inception,2010,u,4\n")
    let run = try run("-c", "import \(file); undo; redo; undo; rated")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(!run.text.contains("Inception (2010)"))
    #expect(try self.run("rated", "--json").text.contains("\"total_results\":0"))
  }

  @Test("of Marquee's own give an empty library all that another has")
  func roundTrip() throws {
    let marks =
      "go movie/603; fav; rate 8.5; search breaking bad; later 1; rate 10 1; go movie/194; fav; "
      + "go movie/129; fav"
    #expect(try run("-c", marks).status == 0)
    let exported = try run("export", "-")
    #expect(exported.status == 0 && exported.errors.isEmpty)
    #expect(exported.text.hasPrefix("{\n  \"marquee\": \"library\""))
    let path = "\(folder.path)/library.json"
    let written = try run("export", path)
    #expect(written.status == 0 && written.text.contains("Wrote 4 titles to"))
    #expect(folder.text(of: "library.json") == exported.text)
    let imported = try run("import", path, library: "two")
    #expect(imported.status == 0 && imported.errors.isEmpty)
    #expect(try run("export", "-", library: "two").text == exported.text)
    for page in ["favorites", "watchlist", "rated", "profile"] {
      #expect(
        try run(page, "--json", library: "two").text == run(page, "--json").text, "\(page)")
    }
    #expect(try run("import", path).text.contains("Nothing changed."))
  }

  @Test(
    "are written for other sites and read back from there",
    arguments: ["letterboxd", "imdb", "trakt"])
  func sites(format: String) throws {
    #expect(
      try run("-c", "go movie/603; rate 8.5; later; go movie/27205; rate 3; go movie/862; rate 10")
        .status == 0)
    let path = "\(folder.path)/\(format)-export.csv"
    let written = try run("export", path)
    #expect(written.status == 0, "\(written.errors)")
    #expect(written.text.contains("Rounded up: 1 rating."))
    let read = try run("import", path, library: "two")
    #expect(read.status == 0, "\(read.text)\(read.errors)")
    #expect(read.text.contains("3 ratings"))
    #expect(try run("import", path, library: "two").text.contains("Nothing changed."))
  }

  @Test("are never written over a file that is there, unless that is asked for")
  func overwriting() throws {
    let path = try folder.write("a.json", "mine")
    let refused = try run("export", path)
    #expect(refused.status == 1 && refused.errors.contains("--force"))
    #expect(folder.text(of: "a.json") == "mine")
    // Nothing takes the place of something.
    let empty = try run("export", "--force", path)
    #expect(empty.status == 1 && empty.errors.contains("There is nothing to export"))
    #expect(folder.text(of: "a.json") == "mine")
    #expect(try run("-c", "go movie/603; fav").status == 0)
    #expect(try run("export", "--force", path).status == 0)
    #expect(folder.text(of: "a.json")?.contains("The Matrix") == true)
    let folderRun = try run("export", folder.path, "--format", "json")
    #expect(folderRun.status == 1 && folderRun.errors.contains("is a folder"))
    let nowhere = try run("export", "\(folder.path)/none/a.json")
    #expect(nowhere.status == 1 && nowhere.errors.contains("cannot be written"))
    #expect(try run("export", "\(folder.path)/a.csv").errors.contains("--format letterboxd"))
    #expect(try run("export", "-", "--format", "trakt", "--list", "favorites").status == 1)
  }

  @Test("come from standard input, and from a pipe")
  func pipes() throws {
    let text = "Title,Year,Rating\nInception,2010,4\n"
    // Whose scale it is nobody could say.
    let asked = try run("import", "-", input: Array(text.utf8))
    #expect(asked.status == 2 && asked.output.isEmpty && asked.errorLines.count == 1)
    #expect(asked.errors.contains("--format letterboxd"))
    let read = try run("import", "--format", "letterboxd", "-", input: Array(text.utf8))
    #expect(read.status == 0 && read.text.contains("Added: 1 rating."))
    let script = try run(input: Array("import -\n".utf8))
    #expect(script.status == 1 && script.errors.contains("marquee import -"))
  }

  @Test("that cannot be read say why, in one line")
  func failures() throws {
    let zip = try folder.write("letterboxd.zip", "PK\u{3}\u{4}")
    let empty = "\(folder.path)/empty"
    try folder.write("empty/a.txt", "x")
    let odd = try folder.write("odd.csv", "foo,bar\n1,2\n")
    let cases = [
      (empty, "without CSV or JSON files"), ("\(folder.path)/none.csv", "cannot be read"),
      (zip, "without CSV or JSON files"), (odd, "the columns “foo”, “bar”"),
    ]
    for (path, words) in cases {
      let run = try run("import", path)
      #expect(run.status == 1 && run.output.isEmpty)
      #expect(run.errorLines.count == 1 && run.errors.contains(words), "\(run.errors)")
    }
    if getuid() != 0 {
      let secret = try folder.write("secret.csv", "Title,Year\n")
      chmod(secret, 0)
      #expect(try run("import", secret).errors.contains("Permission denied"))
    }
    let large = "\(folder.path)/large.csv"
    let descriptor = open(large, O_WRONLY | O_CREAT, 0o600)
    ftruncate(descriptor, 200 << 20)
    close(descriptor)
    #expect(try run("import", large).errors.contains("larger than 32 MB"))
    // Every file is tried; the first failure's status is given.
    let good = try letterboxd("ratings.csv", "2024-01-03,Inception,2010,u,4\n")
    let several = try run("import", odd, good)
    #expect(several.status == 1 && several.text.contains("Added: 1 rating."))
    let turkish = try run("import", odd, language: "tr")
    #expect(turkish.errors.contains("bu biçim bilinmiyor"))
  }

  @Test(
    "of a folder come in as one import with one report, what was deleted and others' lists left out"
  )
  func parts() throws {
    let rows = "2024-01-02,The Matrix,1999,u,4.5\n2024-01-03,Incption,2010,u,4\n"
    _ = try letterboxd("all/ratings.csv", rows)
    _ = try letterboxd("all/diary.csv", rows + "2024-01-04,Inception,2010,u,3\n")
    _ = try letterboxd("all/deleted/ratings.csv", "2024-01-02,Parasite,2019,u,5\n")
    let columns = "Date,Name,Year,Letterboxd URI\n"
    for (name, row) in [
      ("watchlist", "Dune,2021"), ("watched", "Parasite,2019"), ("likes/films", "Alien,1979"),
    ] { try folder.write("all/\(name).csv", "\(columns)2024-01-02,\(row),u\n") }
    try folder.write(
      "all/lists/best.csv", "Letterboxd list export v7\nPosition,Name,Year,URL\n1,Parasite,2019,x\n"
    )
    try folder.write("all/profile.csv", "Date Joined,Username\n2020-01-01,x\n")
    let run = try run("import", "\(folder.path)/all")
    let said = run.text.split { $0.isWhitespace }.joined(separator: " ")
    #expect(run.status == 1 && run.errorLines.count == 1, "\(run.errors)")
    #expect(said.contains("Letterboxd · 7 rows · 4 files"), "\(said)")
    #expect(said.contains("Added: 1 favorite, 1 for the watchlist and 2 ratings."))
    #expect(said.contains("lists/best.csv (import it with --list)"))
    #expect(
      said.contains(
        "profile.csv (no list of titles), watched.csv (what is only seen has no mark yet)"))
    #expect(said.contains("One row could not be imported"))
    #expect(try self.run("export", "-").text.contains("Parasite") == false)
    let mend = try #require(folder.text(of: "all.unmatched.csv"))
    #expect(
      mend.split(separator: "\r\n").count == 2 && mend.contains("Incption,2010,movie,,8,2024-01-03")
    )
  }

  @Test("need a name and options that mean something")
  func usage() throws {
    for words in [
      ["import"], ["export"], ["export", "a", "b"], ["export", "--format", "xml", "a"],
      ["export", "--dry-run", "a"], ["import", "--force", "a"], ["import", "--list", "seen", "a"],
      ["movie/603", "--dry-run"], ["import", "a\u{1}b"],
    ] {
      let run = try Program(words: words, environment: ["HOME": folder.path])
      #expect(run.status == 2, "\(words): \(run.errors)")
    }
  }

  @Test("are told as JSON")
  func json() throws {
    let file = try letterboxd(
      "ratings.csv", "2024-01-02,Inception,2010,u,4\n2024-01-03,Incption,2010,u,4\n")
    let run = try run("import", "--json", file)
    #expect(run.status == 1 && run.lines.count == 2)
    #expect(run.text.contains("\"added\":{\"favorites\":0,\"watchlist\":0,\"rated\":1}"))
    #expect(run.text.contains("\"reason\":\"no such title in this source\""))
  }

  @Test("of ten thousand rows come in and are taken back within seconds")
  func speed() throws {
    var rows = ""
    for number in 1...10_000 {
      rows += "2024-01-02T00:00:00Z,movie,Film \(number),\(1950 + number % 70),,,\(number),8\n"
    }
    let file = try folder.write(
      "ratings.csv", "rated_at,type,title,year,trakt_id,imdb_id,tmdb_id,rating\n" + rows)
    // A program that hangs is ended by the test's own bound.
    let read = try run("-c", "import \(file); undo; redo")
    #expect(read.status == 0 && read.text.contains("10,000 ratings"))
    #expect(try run("rated", "--json").text.contains("\"total_results\":10000"))
  }
}
