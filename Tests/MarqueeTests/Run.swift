import FoundationEssentials
import Glibc
import Testing

/// The built program run once: what went in, what came out.
///
/// Input and output are files, so that neither side can wait for the other.
struct Run {
  let status: Int32
  let output: String
  let errors: String

  /// The lines of what was said on standard error.
  var errorLines: [Substring] { errors.split(separator: "\n") }

  /// Runs the program that stands beside the test bundle, in an environment of its own.
  init(
    _ arguments: String..., input: String = "", environment: [String: String] = [:],
    output outputPath: String? = nil
  ) throws {
    try self.init(
      arguments, bytes: Array(input.utf8), environment: environment, output: outputPath)
  }

  /// Runs the program with any bytes as its input.
  init(
    _ arguments: [String], bytes: [UInt8], environment: [String: String] = [:],
    output outputPath: String? = nil
  ) throws {
    let program = try #require(Self.program, "marquee stands beside the test bundle")
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "marquee-\(UInt64.random(in: 0 ... .max))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let input = folder.appending(path: "in")
    let output = outputPath ?? folder.appending(path: "out").path
    let errors = folder.appending(path: "err").path
    try Data(bytes).write(to: input)

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let writing = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input.path, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, writing, 0o600)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors, writing, 0o600)
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] =
      environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var process = pid_t()
    try #require(posix_spawn(&process, program, &actions, nil, &words, &variables) == 0)
    var code: Int32 = 0
    try #require(waitpid(process, &code, 0) == process)
    // The low seven bits tell a signal; no run may end by one.
    try #require(code & 0x7F == 0, "the program ended by signal \(code & 0x7F)")
    status = (code >> 8) & 0xFF
    self.output =
      outputPath == nil
      ? String(decoding: try Data(contentsOf: URL(filePath: output)), as: UTF8.self) : ""
    self.errors = String(decoding: try Data(contentsOf: URL(filePath: errors)), as: UTF8.self)
  }

  private static let program: String? = {
    var buffer = [CChar](repeating: 0, count: 4_096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    guard count > 0 else { return nil }
    let executable = String(
      decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    // The bundle may be loaded by a helper of the toolchain; then its own path is an argument.
    for candidate in [executable] + CommandLine.arguments {
      guard let slash = candidate.lastIndex(of: "/") else { continue }
      let path = candidate[...slash] + "marquee"
      if access(String(path), X_OK) == 0 { return String(path) }
    }
    return nil
  }()
}
