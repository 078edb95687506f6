import TestSupport
import Testing

/// Whatever goes wrong is said in the language that was asked for.
@Suite struct SpokenLanguageTests {
  @Test(
    "a wrong command line is answered in the language it asks for, wherever it stands",
    arguments: [
      ["--language", "tr", "--jsno"], ["--jsno", "--language=tr"],
      ["movie/603", "--width", "0", "--language", "türkçe"],
      ["movie/603", "--write", "--language", "tr"],
      ["gallery", "moive", "--language", "tr"], ["--language", "tr", "serach", "batman"],
    ])
  func asked(words: [String]) throws {
    let run = try Program(words: words, environment: ["LANG": "en_US.UTF-8"])
    #expect(run.status == 2 && run.errorLines.count == 1)
    #expect(!run.errors.contains("See ") && !run.errors.contains(" is "), "\(run.errors)")
    #expect(!run.errors.contains("link)"), "\(run.errors)")
  }

  @Test("a language that was kept is spoken where the command line is wrong, and in the help")
  func kept() throws {
    let home = try TemporaryFolder()
    let environment = ["XDG_DATA_HOME": home.path, "LANG": "en_US.UTF-8"]
    #expect(try Program("-c", "language tr", environment: environment).status == 0)
    #expect(
      try Program("--jsno", environment: environment).errors.contains("diye bir seçenek yok"))
    #expect(try Program("--help", environment: environment).text.contains("uçbirim"))
    #expect(
      try Program("--jsno", "--language", "en", environment: environment).errors
        .contains("There is no option"))
  }

  @Test("what is wrong with a theme, a file and a folder is said in Turkish")
  func reasons() throws {
    let home = try TemporaryFolder()
    let theme = try home.write("dusk.json", "{\"name\": \"dusk\", \"rolls\": {}}")
    let environment = ["XDG_CONFIG_HOME": home.path, "MARQUEE_LANGUAGE": "tr"]
    let faulty = try Program("movie/603", "--theme", theme, environment: environment)
    #expect(faulty.status == 2)
    #expect(faulty.errors.contains("satır 1: “rolls” diye bir anahtar yok"))
    let none = try Program(
      "movie/603", "--theme", home.path + "/none.json", environment: environment)
    #expect(none.errors.contains("böyle bir dosya ya da klasör yok"))
    let picture = try Program(
      "movie/603", "--svg", home.path + "/none/a.svg", environment: environment)
    #expect(picture.errors.contains("böyle bir dosya ya da klasör yok"))
    let snapshot = try Program("snapshot", home.path, environment: environment)
    #expect(snapshot.status == 1 && snapshot.errors.contains("bir klasör"))
  }
}
