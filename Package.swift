// swift-tools-version: 6.2
import PackageDescription

/// Makes a released program start sooner: the runtime makes a generic type without parsing its name,
/// and what is never called is left out, function by function.
let quickStart: [SwiftSetting] = [
  .unsafeFlags(
    [
      "-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors",
      "-Xfrontend", "-function-sections",
    ], .when(configuration: .release))
]

/// The toolchain's own linker lays a released program out in fewer pages that a start has to touch,
/// and a program that shows its symbols to no library needs no table of them at its start.
let quickStartLinking: [LinkerSetting] = [
  .unsafeFlags(
    ["-use-ld=lld", "-Xlinker", "--no-export-dynamic"], .when(configuration: .release))
]

/// The same strict settings for every Swift target: no warning passes.
let strict: [SwiftSetting] =
  [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + quickStart

/// A Swift target of the program.
func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// A test target in `Tests/`.
func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: strict)
}

let package = Package(
  name: "marquee",
  targets: [
    // The core: the standard library only.
    module("StoreCore"),
    module("Catalog"),
    module("Navigation", ["Catalog"]),
    module("AppCore", ["StoreCore", "Catalog", "Navigation"]),

    // The theme files and the built-in catalog, compiled in.
    .target(
      name: "CResources", exclude: ["Catalogue"], cSettings: [.treatAllWarnings(as: .error)]),

    // What a person sees.
    module("Typesetting"),
    module("Screens", ["AppCore", "Typesetting", "Navigation", "Catalog"]),

    // Pinned: named states and what they look like.
    module("Gallery", ["Screens", "Typesetting", "AppCore", "StoreCore", "Navigation", "Catalog"]),

    // The shell: what threads share.
    module("Threading"),

    // The shell: texts of JSON from outside.
    module("JSON"),

    // The shell: where answers come from.
    .target(name: "CCurl", cSettings: [.treatAllWarnings(as: .error)]),
    module("Providers", ["JSON", "Threading", "Catalog", "CResources", "CCurl"]),

    // The shell: what is kept between runs.
    .target(
      name: "CSQLite", cSettings: [.treatAllWarnings(as: .error)],
      linkerSettings: [.linkedLibrary("sqlite3")]),
    module("Storage", ["JSON", "Threading", "Catalog", "CSQLite"]),

    // The shell: the terminal and the loop.
    .target(
      name: "CTerminal", cSettings: [.treatAllWarnings(as: .error)],
      linkerSettings: [.linkedLibrary("readline")]),
    module(
      "Runtime",
      [
        "AppCore", "StoreCore", "Catalog", "Navigation", "Screens", "Typesetting", "Gallery",
        "Providers", "Storage", "Threading", "CTerminal", "CResources",
      ]),

    // The program.
    .executableTarget(
      name: "marquee",
      dependencies: [
        "Runtime", "Gallery", "Providers", "Storage", "Screens", "Typesetting", "AppCore",
        "Navigation",
        "Catalog",
      ], swiftSettings: strict, linkerSettings: quickStartLinking),

    // Measuring: ratios in one run, in a release build.
    .executableTarget(
      name: "bench",
      dependencies: [
        "Runtime", "Storage", "Providers", "Threading", "Screens", "Typesetting", "AppCore",
        "StoreCore", "Navigation", "Catalog",
      ], swiftSettings: strict, linkerSettings: quickStartLinking),
    .executableTarget(
      name: "baseline", dependencies: ["CTerminal", "CSQLite"], swiftSettings: strict,
      linkerSettings: quickStartLinking),

    // Tests.
    module("TestSupport", ["Gallery", "AppCore", "StoreCore", "Catalog", "Threading"]),
    tests("PackageTests", ["TestSupport", "Gallery", "Screens", "Navigation", "CResources"]),
    tests(
      "GalleryTests",
      [
        "Gallery", "TestSupport", "Screens", "Typesetting", "AppCore", "StoreCore", "Navigation",
        "Catalog", "CResources",
      ]),
    tests(
      "SessionTests",
      [
        "AppCore", "Gallery", "Runtime", "TestSupport", "Providers", "Catalog", "Navigation",
        "Screens", "Typesetting",
      ]),
    tests("StoreCoreTests", ["StoreCore", "TestSupport"]),
    tests("CatalogTests", ["Catalog"]),
    tests("NavigationTests", ["Navigation", "Catalog", "TestSupport"]),
    tests("AppCoreTests", ["AppCore", "StoreCore", "Navigation", "Catalog", "TestSupport"]),
    tests("TypesettingTests", ["Typesetting", "CResources"]),
    tests(
      "ScreensTests",
      ["Screens", "AppCore", "StoreCore", "Typesetting", "Navigation", "Catalog"]),
    tests("JSONTests", ["JSON", "TestSupport"]),
    tests("ProvidersTests", ["Providers", "JSON", "Threading", "Catalog", "TestSupport"]),
    tests(
      "StorageTests",
      ["TestSupport", "Storage", "CSQLite", "CDiskFaults", "Catalog", "library-writer"]),
    tests(
      "RuntimeTests",
      [
        "Runtime", "Storage", "AppCore", "Catalog", "CTerminal", "Providers", "TestSupport",
        "Threading",
      ]),
    tests(
      "TerminalTests",
      ["CPseudoTerminal", "TestSupport", "Storage", "Catalog", "terminal-probe", "marquee"]),
    tests("MarqueeTests", ["TestSupport", "Threading", "Catalog", "marquee"]),

    // A program with the loop and little else, and a pseudo-terminal to run it on: for the tests alone.
    .target(
      name: "CPseudoTerminal", path: "Tests/CPseudoTerminal",
      cSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "terminal-probe", dependencies: ["Runtime"], path: "Tests/TerminalProbe",
      swiftSettings: strict),

    // A disk that can be full, and a program that keeps something until it is killed.
    .target(
      name: "CDiskFaults", dependencies: ["CSQLite"], path: "Tests/CDiskFaults",
      cSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "library-writer", dependencies: ["Storage", "Catalog"], path: "Tests/LibraryWriter",
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu2x
)
