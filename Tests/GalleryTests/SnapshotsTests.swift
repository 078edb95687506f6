import FoundationEssentials
import TestSupport
import Testing

@Suite struct SnapshotsTests {
  /// A folder of its own for each test, gone with it.
  private final class Folder {
    let path: String

    init() {
      let name = "marquee-snapshots-\(UInt64.random(in: 0...UInt64.max))"
      path = FileManager.default.temporaryDirectory.appending(path: name).path()
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func snapshots(_ mode: Snapshots.Mode) -> Snapshots {
      Snapshots(folder: "\(path)/Snapshots", failures: "\(path)/failures", mode: mode)
    }

    func text(of name: String) -> String? {
      FileManager.default.contents(atPath: "\(path)/\(name)").map {
        String(decoding: $0, as: UTF8.self)
      }
    }
  }

  @Test func `a missing file fails, and the text is kept aside`() throws {
    let folder = Folder()
    let failure = try #require(folder.snapshots(.compare).failure(of: "new\n", named: "a/b.txt"))
    #expect(failure.contains("Snapshots/a/b.txt is missing"))
    #expect(folder.text(of: "failures/a/b.txt") == "new\n")
    #expect(folder.text(of: "Snapshots/a/b.txt") == nil)
  }

  @Test func `recording writes the file and fails all the same`() {
    let folder = Folder()
    #expect(folder.snapshots(.record).failure(of: "new\n", named: "a/b.txt") != nil)
    #expect(folder.text(of: "Snapshots/a/b.txt") == "new\n")
    #expect(folder.snapshots(.record).failure(of: "new\n", named: "a/b.txt") == nil)
    #expect(folder.snapshots(.compare).failure(of: "new\n", named: "a/b.txt") == nil)
  }

  @Test func `another text fails with what differs`() throws {
    let folder = Folder()
    _ = folder.snapshots(.record).failure(of: "one\ntwo\n", named: "c.txt")
    let failure = try #require(
      folder.snapshots(.compare).failure(of: "one\nthree\n", named: "c.txt"))
    #expect(failure.contains("Snapshots/c.txt is another text"))
    #expect(failure.contains("    one\n  - two\n  + three\n"))
    #expect(folder.text(of: "Snapshots/c.txt") == "one\ntwo\n")
  }

  @Test func `a file no case stands for fails, and recording removes it`() {
    let folder = Folder()
    _ = folder.snapshots(.record).failure(of: "x", named: "screens/feed/old.txt")
    _ = folder.snapshots(.record).failure(of: "x", named: "screens/feed/new.txt")
    let names: Set = ["feed/new.txt"]
    #expect(
      folder.snapshots(.compare).orphans(in: "screens", besides: names)
        == ["No case stands for Snapshots/screens/feed/old.txt."])
    #expect(folder.snapshots(.compare).names(in: "screens").count == 2)
    #expect(folder.snapshots(.record).orphans(in: "screens", besides: names).count == 1)
    #expect(folder.snapshots(.compare).names(in: "screens") == ["feed/new.txt"])
    #expect(folder.snapshots(.compare).orphans(in: "screens", besides: names) == [])
  }

  @Test func `a run that records is never green`() {
    #expect(Snapshots.package.mode == .compare, "SNAPSHOTS=record was set: run again without it")
  }
}
