import Glibc
import TestSupport
import Testing

/// A run of the built program that goes on while a test does something else: its input stays open.
final class RunningProgram {
  private var process: pid_t = 0
  private var input: Int32

  /// Starts the program with lines to read.
  init(_ words: [String], lines: String, environment: [String: String]) throws {
    let path = try #require(BuiltProgram.path(of: "marquee"))
    var ends: [Int32] = [-1, -1]
    try #require(
      socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0
    )
    input = ends[0]
    defer { close(ends[1]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var arguments = ([path] + words).map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    try #require(posix_spawn(&process, path, &actions, &attributes, &arguments, &variables) == 0)
    let bytes = Array(lines.utf8)
    try #require(write(input, bytes, bytes.count) == bytes.count)
  }

  deinit { kill() }

  /// Ends it at once: it can do nothing more.
  func kill() {
    guard process > 0 else { return }
    Glibc.kill(process, SIGKILL)
    _ = end()
  }

  /// Ends its input and waits for its end; the status, or nil where it died.
  func end() -> Int32? {
    guard process > 0 else { return nil }
    close(input)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    process = 0
    return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
  }
}
