import FoundationEssentials
import Gallery
import Runtime
import Testing

@Suite struct SessionFileTests {
  /// A file of its own for each test, gone with it.
  private final class File {
    let path: String

    init(_ text: String) throws {
      let name = "marquee-\(UInt64.random(in: 0...UInt64.max)).session"
      path = FileManager.default.temporaryDirectory.appending(path: name).path()
      try Data(text.utf8).write(to: URL(filePath: path))
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    var text: String {
      FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
  }

  @Test(arguments: ["gallery", "built-in"])
  func `a file of commands alone is written with what comes of them`(source: String) throws {
    let file = try File("# A film.\nsource: \(source)\n\n> movie/603\n")
    guard case .differs = try SessionFile.run(file.path, writes: false) else {
      Issue.record("nothing is expected yet, and still all came as expected")
      return
    }
    #expect(try SessionFile.run(file.path, writes: true) == .written(steps: 1))
    #expect(file.text.contains("\n> movie/603\n~ fetch movie/603\n|   Feed › The Matrix\n"))
    #expect(try SessionFile.run(file.path, writes: false) == .same(steps: 1))
  }

  @Test func `what came otherwise is shown, and the file stays as it is`() throws {
    let file = try File("> movie/603\n")
    _ = try SessionFile.run(file.path, writes: true)
    let changed = file.text.split(separator: "The Matrix").joined(separator: "The Natrix")
    try Data(changed.utf8).write(to: URL(filePath: file.path))
    guard case .differs(let difference) = try SessionFile.run(file.path, writes: false) else {
      Issue.record("another title is no difference")
      return
    }
    #expect(difference.description.contains("  - |   Feed › The Natrix"))
    #expect(difference.description.contains("  + |   Feed › The Matrix"))
    #expect(file.text == changed)
  }

  @Test func `a fault is named with its line`() throws {
    let file = try File("> movie/603\n! dance\n")
    #expect { try SessionFile.run(file.path, writes: true) } throws: { error in
      guard case .faulty(let fault)? = error as? SessionFile.Failure else { return false }
      return fault.line == 2
    }
    #expect(file.text == "> movie/603\n! dance\n")
  }

  @Test func `a file that is not there, or is no text, cannot be run`() throws {
    #expect { try SessionFile.run("/nowhere/at.all", writes: false) } throws: { error in
      if case .unreadable? = error as? SessionFile.Failure { true } else { false }
    }
    let file = try File("")
    try Data([0xFF, 0xFE]).write(to: URL(filePath: file.path))
    #expect(throws: SessionFile.Failure.notUTF8) {
      try SessionFile.run(file.path, writes: false)
    }
  }
}
