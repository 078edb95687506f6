import Glibc
import TestSupport
import Testing

/// One run of the built program, as a shell would start it.
struct Program {
  /// Where its standard output goes.
  enum Destination {
    /// A file, to be looked at afterward.
    case kept
    /// A device without room.
    case full
    /// A pipe whose reader left before anything was written.
    case abandoned
    /// Nowhere: the descriptor is not open.
    case closed
    /// A pipe that nobody reads; as soon as something was written a signal is sent.
    case stalled(signal: Int32)
  }

  /// Where its standard input comes from.
  enum Source {
    case bytes([UInt8])
    /// A file or folder, opened as the flags say.
    case path(String, flags: Int32)
    /// Nowhere: the descriptor is not open.
    case closed
  }

  let status: Int32
  let output: [UInt8]
  let errors: String

  /// The output as text.
  var text: String { String(decoding: output, as: UTF8.self) }
  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
  var errorLines: [Substring] { errors.split(separator: "\n") }

  /// Runs the program with words behind its name, and waits for its end.
  init(
    _ words: String..., input: [UInt8] = [], environment: [String: String] = [:],
    to destination: Destination = .kept
  ) throws {
    try self.init(words: words, input: input, environment: environment, to: destination)
  }

  /// Runs the program with words behind its name, and waits for its end.
  init(
    words arguments: [String], input: [UInt8] = [], environment: [String: String] = [:],
    to destination: Destination = .kept, errorsTo errorDestination: Destination = .kept
  ) throws {
    try self.init(
      arguments.map { Array($0.utf8) }, from: .bytes(input), environment: environment,
      to: destination, errorsTo: errorDestination)
  }

  /// Runs a script of the shell's as a person who copies it would, in a folder, and waits for its end.
  init(shell script: String, in folder: String, environment: [String: String]) throws {
    let whole = "cd \(folder)\n" + script
    try self.init(
      ["-eu", "-c", whole].map { Array($0.utf8) }, of: "/bin/bash", from: .bytes([]),
      environment: environment)
  }

  /// Runs the program, or another, with words of any bytes behind its name, and waits for its end.
  init(
    _ arguments: [[UInt8]], of program: String? = Self.path, from source: Source,
    environment: [String: String] = [:], to destination: Destination = .kept,
    errorsTo errorDestination: Destination = .kept
  ) throws {
    let path = try #require(program, "marquee stands beside the test bundle")
    let standardInput = try Self.open(source)
    let stalled = try Self.pair()
    defer { for end in stalled { close(end) } }
    let standardOutput = try Self.open(destination, stalled: stalled[1])
    let standardError = try Self.open(errorDestination, stalled: stalled[1])
    // Its end closes the last copy of the pipe's writing side, so that a wait needs no clock.
    let ending = try Self.pair()
    defer {
      for descriptor in [standardInput, standardOutput, standardError, ending[0]]
      where descriptor >= 0 { close(descriptor) }
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if standardInput >= 0 {
      posix_spawn_file_actions_adddup2(&actions, standardInput, 0)
    } else {
      posix_spawn_file_actions_addclose(&actions, 0)
    }
    if standardOutput >= 0 {
      posix_spawn_file_actions_adddup2(&actions, standardOutput, 1)
    } else {
      posix_spawn_file_actions_addclose(&actions, 1)
    }
    posix_spawn_file_actions_adddup2(&actions, standardError, 2)
    posix_spawn_file_actions_adddup2(&actions, ending[1], 9)
    // The threads of the tests have their signals blocked, which a child inherits.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var variables = ["TERM": "xterm-256color", "SWIFT_BACKTRACE": "enable=no"]
    variables.merge(environment) { $1 }
    var process: pid_t = 0
    let failure = withCStrings([Array(path.utf8)] + arguments) { arguments in
      withCStrings(variables.map { Array("\($0)=\($1)".utf8) }) {
        posix_spawn(&process, path, &actions, &attributes, arguments, $0)
      }
    }
    close(ending[1])
    try #require(failure == 0)
    if case .stalled(let signal) = destination {
      var wait = pollfd(fd: stalled[0], events: Int16(POLLIN), revents: 0)
      #expect(poll(&wait, 1, 30_000) == 1)
      kill(process, signal)
    }
    var wait = pollfd(fd: ending[0], events: Int16(POLLIN), revents: 0)
    if poll(&wait, 1, 30_000) != 1 {
      let words = arguments.map { String(decoding: $0, as: UTF8.self) }
      Issue.record("no end of marquee \(words.joined(separator: " "))")
      kill(process, SIGKILL)
    }
    var status: Int32 = 0
    waitpid(process, &status, 0)
    // A signal counts as a shell counts it.
    self.status = status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
    output = Self.contents(of: standardOutput)
    errors = String(decoding: Self.contents(of: standardError), as: UTF8.self)
  }

  static let path = BuiltProgram.path(of: "marquee")

  private static func open(_ source: Source) throws -> Int32 {
    switch source {
    case .bytes(let bytes): return try file(bytes)
    case .closed: return -1
    case .path(let path, let flags):
      let descriptor = Glibc.open(path, flags | O_CLOEXEC)
      try #require(descriptor >= 0)
      return descriptor
    }
  }

  private static func open(_ destination: Destination, stalled: Int32) throws -> Int32 {
    switch destination {
    case .kept: return try file([])
    case .closed: return -1
    case .stalled:
      let descriptor = fcntl(stalled, F_DUPFD_CLOEXEC, 10)
      try #require(descriptor >= 0)
      return descriptor
    case .full:
      let descriptor = Glibc.open("/dev/full", O_WRONLY | O_CLOEXEC)
      try #require(descriptor >= 0)
      return descriptor
    case .abandoned:
      let ends = try pair()
      close(ends[0])
      return ends[1]
    }
  }

  /// Two ends that know when the other is gone, and that no other child inherits.
  private static func pair() throws -> [Int32] {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    try #require(socketpair(AF_UNIX, kind, 0, &ends) == 0)
    return ends
  }

  /// A file without a name.
  private static func file(_ bytes: [UInt8]) throws -> Int32 {
    var template = Array("/tmp/marquee-tests-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    try #require(descriptor >= 0)
    unlink(template)
    let count = pwrite(descriptor, bytes, bytes.count, 0)
    try #require(count == bytes.count)
    return descriptor
  }

  private static func contents(of descriptor: Int32) -> [UInt8] {
    let end = descriptor < 0 ? 0 : lseek(descriptor, 0, SEEK_END)
    var bytes = [UInt8](repeating: 0, count: max(0, end))
    let count = pread(descriptor, &bytes, bytes.count, 0)
    return Array(bytes.prefix(max(0, count)))
  }
}

/// Lends a null-terminated array of C strings for the time of a call.
private func withCStrings<Result>(
  _ texts: [[UInt8]], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  var copies = texts.map { bytes in (bytes + [0]).withUnsafeBufferPointer { strdup($0) } }
  defer { for copy in copies { free(copy) } }
  copies.append(nil)
  return body(copies)
}

/// A copy of bytes up to the first that is 0.
private func strdup(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeMutablePointer<CChar>? {
  bytes.withMemoryRebound(to: CChar.self) { $0.baseAddress.flatMap { Glibc.strdup($0) } }
}
