import Gallery
import TestSupport
import Testing

@Suite struct ModuleEdgesTests {
  /// Every target that is no test, with what it may import: the plan of the house.
  ///
  /// A new edge is a decision; it is made here and in the architecture, not by an import.
  private static let edges = """
    AppCore: Catalog Navigation StoreCore
    CCurl:
    CDiskFaults: CSQLite
    CPseudoTerminal:
    CResources:
    CSQLite:
    CTerminal:
    Catalog:
    Gallery: AppCore Catalog Navigation Screens StoreCore Typesetting
    JSON:
    Navigation: Catalog
    Providers: CCurl CResources Catalog JSON Threading
    Runtime: AppCore CResources CTerminal Catalog Gallery Navigation Providers Screens Storage \
    StoreCore Threading Typesetting
    Screens: AppCore Catalog Navigation Typesetting
    Storage: CSQLite Catalog JSON Threading
    StoreCore:
    TestSupport: AppCore Catalog Gallery StoreCore Threading
    Threading:
    Typesetting:
    baseline: CSQLite CTerminal
    bench: AppCore Catalog Navigation Providers Runtime Screens Storage StoreCore Threading \
    Typesetting
    library-writer: Catalog Storage
    marquee: AppCore Catalog Gallery Navigation Providers Runtime Screens Storage Typesetting
    terminal-probe: Runtime
    """

  /// The targets that import the standard library and each other alone.
  private static let pureTargets: Set<String> = [
    "StoreCore", "Catalog", "Navigation", "AppCore", "Typesetting", "Screens", "Gallery",
  ]

  /// What stands under the names of Foundation; only its essentials may be imported, by the shell.
  private static let foundations: Set<String> = [
    "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML",
  ]

  @Test func `targets depend on what the plan says and on nothing else`() throws {
    let targets = try PackageDescription.package.get().targets
    let lines = targets.filter { $0.type != "test" }.map { target in
      "\(target.name): \((target.dependencies ?? []).sorted().joined(separator: " "))"
        .trimmedAtEnd
    }
    if let difference = LineDifference(
      from: Self.edges, to: lines.sorted().joined(separator: "\n"))
    {
      Issue.record("Package.swift has other edges (+) than this test (-):\n\(difference)")
    }
  }

  /// The targets that bring a library of the system with them.
  private static let linkingTargets: Set<String> = ["CTerminal", "CSQLite"]

  @Test func `the empty program that a start is measured against links what the program links`()
    throws
  {
    let targets = try PackageDescription.package.get().targets
    func linked(by name: String) -> Set<String> {
      var reached: Set<String> = []
      var waiting = [name]
      while let next = waiting.popLast() {
        guard reached.insert(next).inserted else { continue }
        waiting += targets.first { $0.name == next }?.dependencies ?? []
      }
      return reached.intersection(Self.linkingTargets)
    }
    #expect(linked(by: "baseline") == linked(by: "marquee"))
  }

  @Test func `the core and the screens import no Foundation and nothing they do not declare`()
    throws
  {
    for target in try PackageDescription.package.get().targets
    where Self.pureTargets.contains(target.name) {
      // Named only for an SPI of its own, the standard library is what every target has anyway.
      let allowed = Set(target.dependencies ?? []).union(["Swift"])
      for imported in Import.all(under: target.path) where !allowed.contains(imported.module) {
        Issue.record("\(imported.place) imports \(imported.module)")
      }
    }
  }

  @Test func `nobody imports more of Foundation than its essentials`() {
    for folder in ["Sources", "Tests"] {
      for imported in Import.all(under: folder)
      where Self.foundations.contains(imported.module)
        && imported.module != "FoundationEssentials"
      {
        Issue.record("\(imported.place) imports \(imported.module)")
      }
    }
  }

  @Test func `an import is seen however it is written`() {
    let text = """
      import One
      @testable import Two
        public import struct Three.Part
      // import Four
      @_exported import Five.Part
      private import Six  // why
      let important = 7
      """
    #expect(Import.modules(in: text).map(\.module) == ["One", "Two", "Three", "Five", "Six"])
    #expect(Import.modules(in: text).map(\.line) == [1, 2, 3, 5, 6])
  }
}

/// One import line.
private struct Import {
  let module: String
  let place: String

  /// All imports of the Swift files under a folder of the package.
  static func all(under folder: String) -> [Import] {
    PackageFolder.files(under: folder).filter { $0.hasSuffix(".swift") }.flatMap { name in
      modules(in: PackageFolder.text(of: "\(folder)/\(name)") ?? "").map {
        Import(module: $0.module, place: "\(folder)/\(name):\($0.line)")
      }
    }
  }

  static func modules(in text: String) -> [(module: String, line: Int)] {
    let kinds: Set<Substring> = [
      "typealias", "struct", "class", "enum", "protocol", "let", "var", "func",
    ]
    var found: [(String, Int)] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where line.contains("import") {
      var words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })[...]
      while let word = words.first, word.hasPrefix("@") || Self.levels.contains(word) {
        words.removeFirst()
      }
      guard words.popFirst() == "import" else { continue }
      if let word = words.first, kinds.contains(word) { words.removeFirst() }
      guard let module = words.first?.split(separator: ".").first else { continue }
      found.append((String(module), index + 1))
    }
    return found
  }

  private static let levels: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
  ]
}

extension String {
  fileprivate var trimmedAtEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
