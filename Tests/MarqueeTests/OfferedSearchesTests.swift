import TestSupport
import Testing

/// Whatever a screen, the help, the welcome or the README offers to be searched for is found in the real built-in
/// catalog.
@Suite struct OfferedSearchesTests {
  /// The files in which searches are offered.
  private static let files =
    PackageFolder.files(under: "Sources/Screens").filter { $0.hasSuffix(".swift") }.map {
      "Sources/Screens/\($0)"
    }
    + [
      "Sources/AppCore/CommandTable.swift", "Sources/marquee/Words+Help.swift", "README.md",
    ]

  /// What stands behind `search` where a line to type begins with it.
  ///
  /// What stands for a text of a person's own is in capitals, or is made when it is said.
  private static func searches(in text: String) -> [String] {
    var found: [String] = []
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "search ", omittingEmptySubsequences: false)
      for (before, after) in zip(parts, parts.dropFirst()) {
        let isLine = ["`", "\"", "; ", "> ", "marquee ", "'"].contains { before.hasSuffix($0) }
        let quoted = after.hasPrefix("\"")
        let rest = quoted ? after.dropFirst() : after[...]
        let end = rest.firstIndex { "`\";,'\\".contains($0) } ?? rest.endIndex
        let search = String(rest[..<end])
        guard isLine, let first = search.unicodeScalars.first else { continue }
        if first.properties.isLowercase || first.properties.numericType != nil {
          found.append(search)
        }
      }
    }
    return found
  }

  @Test func `each has a result`() throws {
    var offered: Set<String> = []
    for file in Self.files {
      offered.formUnion(Self.searches(in: try #require(PackageFolder.text(of: file), "\(file)")))
    }
    // The welcome, the empty search, the help of a command, of the program, and the README.
    let known = [
      "matrix", "bong type:person", "dune y:2021", "the matrix y:1999", "batman", "studio ghibli",
    ]
    #expect(offered.isSuperset(of: known))
    for search in offered.sorted() {
      let run = try Program(words: ["--built-in", "--json", "-c", "search \(search)"])
      #expect(run.status == 0 && !run.text.contains("\"choices\":[]"), "search \(search)")
      // A word that is no more than a keyword's finds nothing that a person would look for.
      #expect(!run.text.contains("[{\"n\":1,\"link\":\"movies/keyword/"), "search \(search)")
    }
  }
}
