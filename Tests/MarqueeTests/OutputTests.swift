import TestSupport
import Testing

/// Where output goes and what it holds: pipes, files, colors, languages, documents.
@Suite struct OutputTests {
  // MARK: Pipes and files

  @Test(
    "a reader that leaves is no failure and no complaint",
    arguments: [["movie/603"], ["--help"], ["--version"], ["gallery", "help"], ["matrix"]])
  func abandoned(words: [String]) throws {
    let run = try Program(words: words, to: .abandoned)
    #expect(run.status == 0 && run.errors.isEmpty)
  }

  @Test(
    "a full device is a failure with the system's words",
    arguments: [["movie/603"], ["--help"], ["--version"], ["gallery", "help"], ["-c", "link"]])
  func full(words: [String]) throws {
    let run = try Program(words: words, to: .full)
    #expect(run.status == 1)
    #expect(
      run.errors == "marquee: Standard output cannot be written: No space left on device. "
        + "Send it elsewhere.\n")
  }

  @Test(
    "what is printed to a closed output is lost, and that is a failure",
    arguments: [["movie/603"], ["--version"], ["gallery", "help"], ["matrix"]])
  func closedOutput(words: [String]) throws {
    let run = try Program(words: words, to: .closed)
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("marquee: Standard output cannot be written: "))
    #expect(run.errorLines.count == 1)
  }

  @Test("a closed output breaks nothing where all goes to a file")
  func closed() throws {
    let folder = try TemporaryFolder()
    #expect(try Program("movie/603", "--svg", folder.path + "/a.svg", to: .closed).status == 0)
    #expect(folder.text(of: "a.svg")?.hasPrefix("<svg") == true)
  }

  @Test("the last screen is written as a picture or a page, and a place without leave is told")
  func pictures() throws {
    let folder = try TemporaryFolder()
    let run = try Program("movie/603", "--html", folder.path + "/a.html", "--theme", "sepia")
    #expect(run.status == 0 && run.output.isEmpty && run.errors.isEmpty)
    let page = try #require(folder.text(of: "a.html"))
    #expect(page.contains("The Matrix") && page.lowercased().contains("#f5f5db"))
    let refused = try Program("movie/603", "--svg", folder.path + "/none/a.svg")
    #expect(refused.status == 1)
    #expect(refused.errors.contains("/none/a.svg” cannot be written: No such file or directory"))
  }

  @Test("a picture, a page and a document come from one run")
  func picturesAndDocument() throws {
    let folder = try TemporaryFolder()
    let run = try Program(
      "movie/603", "--json", "--svg", folder.path + "/a.svg", "--html", folder.path + "/a.html")
    #expect(run.status == 0 && run.text.hasPrefix("{\"schema\":1"))
    #expect(folder.text(of: "a.svg")?.hasPrefix("<svg") == true)
    #expect(folder.text(of: "a.html")?.contains("The Matrix") == true)
  }

  // MARK: Colors

  @Test("a pipe gets no color unless it is forced, and NO_COLOR takes that back")
  func colors() throws {
    func isColored(_ words: String..., environment: [String: String] = [:]) throws -> Bool {
      let run = try Program(words: ["movie/603"] + words, environment: environment)
      #expect(run.status == 0)
      return run.output.contains(0x1B)
    }
    #expect(try !isColored())
    #expect(try isColored(environment: ["CLICOLOR_FORCE": "1"]))
    #expect(try !isColored(environment: ["CLICOLOR_FORCE": "0"]))
    #expect(try !isColored(environment: ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"]))
    #expect(try isColored("--color", "always", environment: ["NO_COLOR": "1"]))
    #expect(try !isColored("--color=never", environment: ["CLICOLOR_FORCE": "1"]))
    #expect(try !isColored("--color=always", "--plain"))
    #expect(try !isColored(environment: ["TERM": "dumb"]))
  }

  @Test("the number of colors is the one asked for, and no escape but of color is written")
  func depths() throws {
    func colored(_ depth: String) throws -> String {
      try Program("movie/603", "--theme", "dark", "--color", depth).text
    }
    #expect(try colored("truecolor").contains("38;2;"))
    let indexed = try colored("256")
    #expect(indexed.contains("38;5;") && !indexed.contains("38;2;"))
    let few = try colored("16")
    #expect(few.contains("\u{1B}[") && !few.contains("38;5;") && !few.contains("38;2;"))
    for part in try colored("always").split(separator: "\u{1B}[").dropFirst() {
      let end = part.first { !$0.isNumber && $0 != ";" }
      #expect(end == "m" || end == "K")
    }
  }

  @Test("all themes are the same text")
  func themes() throws {
    let texts = try ["light", "dark", "Sepia", "system"].map {
      try Program("movie/603", "--theme", $0).text
    }
    #expect(Set(texts).count == 1)
  }

  // MARK: Languages

  @Test("the option comes before MARQUEE_LANGUAGE, and that before the locale's variables")
  func languages() throws {
    func isTurkish(_ words: String..., environment: [String: String]) throws -> Bool {
      let text = try Program(words: ["movie/603"] + words, environment: environment).text
      #expect(text.contains("Akış › ") != text.contains("Feed › "))
      return text.contains("Akış › ")
    }
    let turkish = "tr_TR.UTF-8"
    #expect(try isTurkish(environment: ["LANG": turkish]))
    #expect(try isTurkish(environment: ["LC_MESSAGES": turkish, "LANG": "en_US.UTF-8"]))
    #expect(try !isTurkish(environment: ["LC_ALL": "C", "LANG": turkish]))
    #expect(try !isTurkish(environment: ["MARQUEE_LANGUAGE": "en", "LANG": turkish]))
    #expect(try isTurkish(environment: ["MARQUEE_LANGUAGE": "tr", "LC_ALL": "en_GB"]))
    #expect(try !isTurkish("--language=en", environment: ["MARQUEE_LANGUAGE": "tr"]))
    #expect(try isTurkish("--language", "tr", environment: [:]))
  }

  @Test(
    "the country of a language stays where TMDB has texts of it, however it is written",
    arguments: [
      ("pt_BR.UTF-8", "pt-BR", "BR"), ("zh_TW", "zh-TW", "TW"), ("es_MX.UTF-8@x", "es-MX", "MX"),
      ("en_US.UTF-8", "en", "US"), ("en_DK.UTF-8", "en", "DK"), ("de_AT", "de-AT", "AT"),
      ("pt_PT", "pt", "PT"), ("tr_TR", "tr", "TR"), ("ja_JP", "ja", "JP"), ("C.UTF-8", "en", "US"),
    ])
  func variants(name: String, language: String, region: String) throws {
    let run = try Program("movie/603", "--json", environment: ["LANG": name])
    #expect(run.text.contains(#""language":"\#(language)","region":"\#(region)""#))
    guard language.count > 2 else { return }
    // By a variable, by the option and by a command.
    for given in [language, language.split(separator: "-").joined(separator: "_")] {
      let runs = [
        try Program("movie/603", "--json", environment: ["MARQUEE_LANGUAGE": given]),
        try Program("movie/603", "--json", "--language", given),
        try Program("--json", "-c", "language \(given); go movie/603"),
      ]
      for run in runs {
        #expect(
          run.status == 0 && run.text.contains(#""language":"\#(language)""#), "\(run.errors)")
      }
    }
  }

  @Test("titles are in the content's language")
  func titles() throws {
    let run = try Program("movie/157336", "--language", "tr")
    #expect(run.text.contains("Yıldızlararası") && run.text.contains("Interstellar"))
  }

  @Test("errors are said in Turkish to whom the screens are")
  func turkishErrors() throws {
    let run = try Program("--language", "tr", "movie/999999999")
    #expect(run.status == 3 && run.errors.contains("Böyle bir sayfa yok"))
    let usage = try Program("serach", environment: ["LANG": "tr_TR.UTF-8"])
    #expect(usage.status == 2 && usage.errors.contains("bir komut değil"))
  }

  // MARK: Documents

  @Test("with --json each screen is a document of one line, a failure too")
  func documents() throws {
    let run = try Program(
      "--json", "--keep-going", "-c",
      "rate nonsense; search batman; 1; back; back; back; movie/999999999; matrix; help; link; genres"
    )
    #expect(run.status == 2)
    #expect(run.text.hasSuffix("\n"))
    let documents = run.lines.dropLast()
    #expect(documents.count == 11)
    for line in documents {
      #expect(line.hasPrefix("{\"schema\":1,\"link\":") && line.hasSuffix("}"))
      #expect(JSONScan.isDocument(line), "\(line.prefix(200))")
    }
    try #require(documents.count == 11)
    #expect(documents[0].contains("\"kind\":\"usage\"") && documents[0].contains("\"status\":2"))
    #expect(documents[2].contains("\"link\":\"feed/search/batman/movie/2661\""))
    #expect(documents[2].contains("\"error\":null"))
    #expect(documents[5].contains("\"kind\":\"failure\"") && documents[5].contains("\"status\":1"))
    #expect(documents[6].contains("\"link\":\"feed/movie/999999999\""))
    #expect(
      documents[6].contains("\"kind\":\"not_found\"") && documents[6].contains("\"status\":3"))
    #expect(run.errorLines.count == 3)
    #expect(try Program("movie/603", "--json").text.contains("\"runtime\":136"))
  }
}
