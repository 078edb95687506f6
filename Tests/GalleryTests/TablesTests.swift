import AppCore
import Catalog
import Gallery
import Navigation
import Screens
import TestSupport
import Testing
import Typesetting

/// The tables the program prints are pinned in `Snapshots`.
@Suite struct TablesTests {
  private static let widest = 100

  private func check(_ text: String, _ name: String) {
    if let failure = Snapshots.package.failure(of: text, named: name) {
      Issue.record("\(failure)")
    }
  }

  /// What a line shows, on a page of a width.
  private static func page(after line: String, columns: Int) -> [Line] {
    let steps = [Step.answer, .enter(line)]
    var walk = Walk(
      Launch(
        today: Gallery.today, source: .live, locale: .init(language: "en", region: "US"),
        size: Size(columns: columns, rows: nil), theme: "dark", themes: Gallery.themes),
      answers: .gallery)
    for step in steps { walk.take(step) }
    return render(walk.state)
  }

  private static let matrix = page(after: "matrix", columns: widest).encoded(.plain)

  @Test func `the matrix is as pinned`() {
    check(Self.matrix.showingTrailingSpaces, "navigation/matrix.txt")
  }

  @Test(arguments: CommandName.allCases)
  func `the help of a command is as pinned`(name: CommandName) {
    let page = Self.page(after: "help \(name.rawValue)", columns: 80)
    #expect(!page.isEmpty)
    check(page.encoded(.plain).showingTrailingSpaces, "help/\(name.rawValue).txt")
  }

  @Test func `the help of all commands is as pinned`() {
    check(
      Self.page(after: "help", columns: 80).encoded(.plain).showingTrailingSpaces,
      "help/all-commands.txt")
  }

  @Test func `every file of help and of tables has its subject`() {
    let topics = Set(
      CommandName.allCases.map { "\($0.rawValue).txt" } + ["all-commands.txt", "json.txt"])
    for orphan in Snapshots.package.orphans(in: "help", besides: topics)
      + Snapshots.package.orphans(in: "navigation", besides: ["matrix.txt", "links.txt"])
    {
      Issue.record("\(orphan)")
    }
  }
}
