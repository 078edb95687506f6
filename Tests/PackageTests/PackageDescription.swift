import FoundationEssentials
import Glibc
import TestSupport

/// What `swift package describe` says of this package.
struct PackageDescription: Decodable {
  /// One target.
  struct Target: Decodable {
    /// Its name.
    let name: String
    /// Its folder, from the package's own.
    let path: String
    /// Its kind, such as `library`, `executable` or `test`.
    let type: String
    /// The targets it may import.
    let dependencies: [String]?

    private enum CodingKeys: String, CodingKey {
      case name, path, type
      case dependencies = "target_dependencies"
    }
  }

  /// Its targets.
  let targets: [Target]

  /// Why it could not be read.
  struct Unreadable: Error {
    let reason: String
  }

  /// This package, asked for once in a run.
  static let package = Result { try read() }

  /// Asks SwiftPM, with a build folder of its own: on the one that runs the tests it would wait for
  /// its own lock, for ever.
  private static func read() throws -> PackageDescription {
    let scratch = FileManager.default.temporaryDirectory.appending(
      path: "marquee-describe-\(getpid())", directoryHint: .isDirectory)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let command =
      "cd \(quoted(PackageFolder.path)) && swift package --scratch-path \(quoted(scratch.path()))"
      + " describe --type json"
    guard let pipe = popen(command, "r") else { throw Unreadable(reason: "popen failed") }
    var output = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, pipe)
      guard count > 0 else { break }
      output.append(contentsOf: buffer.prefix(count))
    }
    guard pclose(pipe) == 0 else { throw Unreadable(reason: "swift package describe failed") }
    return try JSONDecoder().decode(PackageDescription.self, from: output)
  }

  private static func quoted(_ path: String) -> String {
    "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
