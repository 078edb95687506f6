import AppCore
import Catalog
import Gallery
import Runtime
import TestSupport
import Testing

/// Every file in `Snapshots/sessions` runs, and everything that comes of it is as it stands there.
///
/// A new file needs no word here.
@Suite struct SessionFilesTests {
  private static let names = Snapshots.package.names(in: "sessions")

  @Test func `there are sessions, and nothing else lies among them`() {
    #expect(!Self.names.isEmpty)
    #expect(Self.names.filter { !$0.hasSuffix(".session") } == [])
  }

  @Test(arguments: names)
  func `a session brings about what it says`(name: String) throws {
    let text = try #require(Snapshots.package.text(of: "sessions/\(name)"))
    let script = try SessionScript(text)
    if let failure = Snapshots.package.failure(
      of: script.played(SessionFile.answers(script.source)), named: "sessions/\(name)")
    {
      Issue.record("\(failure)")
    }
  }
}
