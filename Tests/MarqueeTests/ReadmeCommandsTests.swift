import Glibc
import TestSupport
import Testing

/// What the README tells a person to type is typed here as it stands there, in its order.
///
/// The blocks that `.ci/run` runs word for word, and the commands that need somebody's key, are left out.
@Suite struct ReadmeCommandsTests {
  /// A fenced block of the README.
  private struct Block {
    /// The word of the comment above it, such as `run`; nil where there is none.
    var mark: String?
    /// The word behind its fence, such as `sh`.
    var language: String
    var lines: [String]
  }

  private static let blocks: [Block] = {
    let readme = PackageFolder.text(of: "README.md") ?? ""
    var blocks: [Block] = []
    var open: Block?
    var last = ""
    for line in readme.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if let block = open {
        if line == "```" {
          blocks.append(block)
          open = nil
        } else {
          open?.lines.append(line)
        }
      } else if line.hasPrefix("```") {
        let isMarked = last.hasPrefix("<!-- ") && last.hasSuffix(" -->")
        open = Block(
          mark: isMarked ? String(last.dropFirst(5).dropLast(4)) : nil,
          language: String(line.dropFirst(3)), lines: [])
      }
      last = line
    }
    return blocks
  }()

  @Test func `each command works as it is written`() throws {
    let home = try TemporaryFolder()
    let checkout = home.path + "/checkout"
    let program = try #require(Program.path)
    for folder in ["", "/.build", "/.build/release"] {
      try #require(mkdir(checkout + folder, 0o700) == 0)
    }
    try #require(symlink(program, checkout + "/.build/release/marquee") == 0)
    try #require(symlink(PackageFolder.path + "/Themes", checkout + "/Themes") == 0)
    var variables = ["HOME": home.path, "PATH": "/usr/local/bin:/usr/bin:/bin"]
    let blocks = Self.blocks.filter { $0.mark == nil && $0.language == "sh" }
    try #require(blocks.count > 10)
    // The first of them puts the program where the shell finds it.
    let install = try #require(blocks.first)
    #expect(install.lines.contains { $0.hasPrefix("install ") })
    var count = 0
    for block in blocks {
      for line in block.lines where !line.contains("eyJ") {
        let run = try Program(
          shell: line + "\nprintf %s \"$PATH\" >path", in: checkout, environment: variables)
        // An export says beside what it writes how much that is.
        let isSaid = run.errors.isEmpty || line.hasPrefix("marquee export ")
        #expect(run.status == 0 && isSaid, "\(line): \(run.errors)")
        // What a line does to the shell is there for the lines behind it.
        variables["PATH"] = home.text(of: "checkout/path")
        let isSilent = ["install ", "export "].contains { line.hasPrefix($0) }
        #expect(run.output.isEmpty == (isSilent || line.contains("--svg")), "\(line)")
        count += 1
      }
    }
    #expect(count > 25)
  }

  @Test func `the tour is what a person sees who types it`() throws {
    let tour = try #require(Self.blocks.first { $0.language.isEmpty })
    let steps = tour.lines.map { $0.split(separator: " › ", maxSplits: 1).map(String.init) }
    try #require(steps.count > 3 && steps.allSatisfy { $0.count == 2 })
    let home = try TemporaryFolder()
    let script = steps.map { "link\n\($0[1])\n" }.joined()
    let run = try Program(input: Array(script.utf8), environment: ["XDG_DATA_HOME": home.path])
    #expect(run.status == 0 && run.errors.isEmpty)
    let prompts = steps.map { $0[0] }
    #expect(run.lines.map(String.init).filter(prompts.contains) == prompts)
  }

  @Test func `the two commands that install are run by .ci/run, and no other is marked`() throws {
    let script = try #require(PackageFolder.text(of: ".ci/run"))
    #expect(Self.blocks.compactMap(\.mark) == ["run", "test", "develop"])
    for mark in ["run", "test"] { #expect(script.contains("block \(mark)"), "\(mark)") }
    // What a developer runs builds and tests again; its checks are those of CI.
    let develop = try #require(Self.blocks.first { $0.mark == "develop" })
    let lint = try #require(develop.lines.first { $0.hasPrefix("swift format ") })
    #expect(script.contains(lint))
  }
}
