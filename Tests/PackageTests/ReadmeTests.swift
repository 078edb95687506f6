import FoundationEssentials
import Screens
import TestSupport
import Testing

@Suite struct ReadmeTests {
  @Test func `the README prints the matrix that the program prints`() throws {
    let readme = try #require(PackageFolder.text(of: "README.md"))
    let beginning = "<!-- matrix -->\n"
    let parts = readme.split(separator: beginning, maxSplits: 1)
    try #require(parts.count == 2)
    let rest = parts[1].split(separator: "<!-- /matrix -->", maxSplits: 1)
    try #require(rest.count == 2 || parts[1].hasPrefix("<!-- /matrix -->"))
    let printed = parts[1].hasPrefix("<!-- /matrix -->") ? "" : String(rest[0])
    let matrix = "\n\(matrixMarkdown())\n"
    guard printed != matrix else { return }
    if Snapshots.package.mode == .record {
      let tail = parts[1].hasPrefix("<!-- /matrix -->") ? parts[1].dropFirst(16) : rest[1]
      let text = "\(parts[0])\(beginning)\(matrix)<!-- /matrix -->\(tail)"
      try Data(text.utf8).write(to: URL(filePath: PackageFolder.path + "/README.md"))
    }
    Issue.record("README.md prints another matrix; SNAPSHOTS=record swift test prints it anew")
  }
}
