import FoundationEssentials
import Glibc
import TestSupport
import Testing

/// Themes in the folder of a person's own.
@Suite struct OwnThemesTests {
  private let folder: TemporaryFolder
  private let dark: String

  init() throws {
    folder = try TemporaryFolder()
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    let bytes = FileManager.default.contents(
      atPath: root.joined(separator: "/") + "/Themes/dark.json")
    dark = String(decoding: try #require(bytes), as: UTF8.self)
    for part in ["/marquee", "/marquee/themes"] {
      #expect(mkdir(folder.path + part, 0o700) == 0)
    }
  }

  private func add(_ name: String, _ text: String) throws {
    _ = try folder.write("marquee/themes/" + name, text)
  }

  /// The dark theme with another ground.
  private var blue: String {
    var lines = dark.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if let index = lines.firstIndex(where: { $0.contains("\"ground\"") }) {
      lines[index] = "  \"ground\": \"#123456\","
    }
    return lines.joined(separator: "\n")
  }

  private func run(_ words: String...) throws -> Program {
    try Program(words: words, environment: ["XDG_CONFIG_HOME": folder.path])
  }

  @Test("a file is found by its name, whatever name stands in it")
  func named() throws {
    try add("dusk.json", blue)
    for words in [["--theme", "dusk", "movie/603"], ["--theme=DUSK", "-c", "movie/603"]] {
      let run = try Program(
        words: words + ["--color", "truecolor"], environment: ["XDG_CONFIG_HOME": folder.path])
      #expect(run.status == 0 && run.text.contains("48;2;18;52;86"))
    }
    let chosen = try run("-c", "theme dusk; movie/603", "--color", "truecolor")
    #expect(chosen.status == 0 && chosen.text.contains("48;2;18;52;86"))
  }

  @Test("all are listed, and one with a fault says so and cannot be chosen")
  func listed() throws {
    try add("dusk.json", blue)
    try add("torn.json", "{\n  \"name\": \"torn\",\n  \"rolls\": {}\n}\n")
    try add("Not A Name.json", blue)
    try add("notes.txt", "nothing")
    let list = try run("theme")
    #expect(list.status == 0 && list.text.contains("dusk") && !list.text.contains("notes"))
    #expect(list.text.contains("! torn  cannot be chosen: line 3: there is no key “rolls”"))
    #expect(list.text.contains("! Not A Name  cannot be chosen: "))
    let typed = try run("-c", "theme torn")
    #expect(typed.status != 0 && typed.output.isEmpty)
    #expect(typed.errors.contains("“torn” cannot be chosen: line 3: "))
    #expect(typed.errors.contains("“roles”? Fix its file") && !typed.errors.contains("?."))
    let option = try run("--theme", "torn", "feed")
    #expect(option.status == 2 && option.output.isEmpty)
    #expect(option.errors.contains("torn.json: line 3: "))
    let unknown = try run("--theme", "dawn", "feed")
    #expect(unknown.errors.contains("choose light, dark, sepia, system, dusk, or a file"))
  }

  @Test("a theme that was kept and cannot be used any more is named once, with the reason")
  func lost() throws {
    let environment = [
      "XDG_CONFIG_HOME": folder.path, "XDG_DATA_HOME": folder.path, "HOME": folder.path,
    ]
    func show(_ color: String) throws -> Program {
      try Program(words: ["movie/603", "--color", color], environment: environment)
    }
    try add("dusk.json", blue)
    #expect(try Program(words: ["-c", "theme dusk"], environment: environment).status == 0)
    #expect(try show("truecolor").text.contains("48;2;18;52;86"))
    try add("dusk.json", "{}")
    let spoiled = try show("truecolor")
    #expect(spoiled.status == 0 && !spoiled.text.contains("48;2;18;52;86"))
    #expect(spoiled.errors.hasPrefix("marquee: The theme “dusk” can no longer be used: line 1: "))
    #expect(spoiled.errors.split(separator: "\n").count == 1)
    #expect(try show("never").errors.isEmpty)
    #expect(unlink(folder.path + "/marquee/themes/dusk.json") == 0)
    let removed = try show("truecolor")
    #expect(removed.errors.contains("can no longer be used: No such file or directory. "))
  }

  @Test("one that is called as a theme compiled in takes its place and is listed once")
  func replacing() throws {
    try add("dark.json", blue)
    let list = try run("theme", "--json")
    #expect(list.text.split(separator: "\"name\":\"dark\"").count == 2)
    let page = try run("movie/603", "--theme", "dark", "--color", "truecolor")
    #expect(page.text.contains("48;2;18;52;86"))
    #expect(try run("theme").text.contains("dark    a theme of your own, in place of"))
    try add("dark.json", "{}")
    #expect(try run("theme").text.contains("! dark  the built-in theme is used, since your file"))
  }

  @Test("a pipe or a folder among them is passed over")
  func noFiles() throws {
    #expect(mkfifo(folder.path + "/marquee/themes/pipe.json", 0o600) == 0)
    #expect(mkdir(folder.path + "/marquee/themes/folder.json", 0o700) == 0)
    let list = try run("theme")
    #expect(list.status == 0 && !list.text.contains("pipe") && !list.text.contains("folder"))
    #expect(try run("--theme", "pipe", "feed").status == 2)
  }
}
