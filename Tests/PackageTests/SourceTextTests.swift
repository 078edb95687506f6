import TestSupport
import Testing

/// Laws of the text of all files that are part of the project.
@Suite struct SourceTextTests {
  /// Every file but what a build leaves behind, with its bytes.
  private static let files: [(name: String, bytes: [UInt8])] =
    (PackageFolder.files(under: "").filter { $0 != "Package.resolved" } + [
      ".swift-format", ".gitignore", ".ci/run",
    ]).compactMap { name in PackageFolder.bytes(of: name).map { (name, $0) } }

  @Test func `the project's files are found`() {
    let names = Set(Self.files.map(\.name))
    #expect(names.isSuperset(of: ["Package.swift", "LICENSE", ".swift-format"]))
    #expect(names.contains { $0.hasPrefix("Sources/StoreCore/") })
  }

  /// Written in two parts, so that this file does not hold what it looks for.
  @Test(arguments: ["/" + "home/", "/" + "Users/", "/" + "work/", "/" + "root/", "/" + "tmp/m/"])
  func `no file has a path of one machine`(path: String) {
    for (name, bytes) in Self.files {
      for place in bytes.places(of: Array(path.utf8)) where !bytes.isWord(before: place) {
        Issue.record("\(name), line \(bytes.line(of: place)), has a path in \(path)")
      }
    }
  }

  @Test(arguments: [
    "pypi" + ".org", "npmjs" + ".org", "proxy.golang" + ".org", "crates" + ".io",
    "rubygems" + ".org", "docker" + ".io", "pythonhosted" + ".org", "maven" + ".org",
  ])
  func `no file has the host of a package registry`(host: String) {
    for (name, bytes) in Self.files {
      for place in bytes.places(of: Array(host.utf8)) {
        Issue.record("\(name), line \(bytes.line(of: place)), names \(host)")
      }
    }
  }

  @Test func `nothing is left to do in the sources`() {
    for (name, bytes) in Self.files where name.hasPrefix("Sources/") || name.hasPrefix("Tests/") {
      for word in ["TO" + "DO", "FIX" + "ME"] {
        for place in bytes.places(of: Array(word.utf8)) where !bytes.isWord(before: place) {
          Issue.record("\(name), line \(bytes.line(of: place)), says \(word)")
        }
      }
    }
  }

  @Test func `places of a text are found, and what stands before them`() {
    let bytes = Array("ab\nxab ab".utf8)
    let places = bytes.places(of: Array("ab".utf8))
    #expect(places == [0, 4, 7])
    #expect(places.map(bytes.isWord(before:)) == [false, true, false])
    #expect(places.map(bytes.line(of:)) == [1, 2, 2])
  }
}
