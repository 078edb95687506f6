import Glibc
import TestSupport
import Testing

/// A run of the program that marks films, or keeps answers, until it is killed.
final class Writer {
  private let process: pid_t
  private let output: Int32
  private var unread: [UInt8] = []
  private(set) var hasEnded = false

  /// Starts it on a folder, with the first film's or answer's number.
  init(_ folder: String, from number: Int, keeping what: String = "marks") throws {
    let path = try #require(Self.path, "library-writer stands beside the test bundle")
    var ends: [Int32] = [-1, -1]
    // No other child inherits them: the end of this one is the end of its output.
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    try #require(socketpair(AF_UNIX, kind, 0, &ends) == 0)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    let texts = [path, folder, String(number), what]
    var words: [UnsafeMutablePointer<CChar>?] = texts.map { strdup($0) }
    defer { for word in words { free(word) } }
    words.append(nil)
    var process: pid_t = 0
    let failure = posix_spawn(&process, path, &actions, nil, words, environ)
    close(ends[1])
    output = ends[0]
    self.process = process
    try #require(failure == 0)
  }

  deinit {
    if !hasEnded { _ = end() }
    close(output)
  }

  /// The number of the next film or answer that was kept; nil after the last one.
  func next() -> Int? {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: unread[..<end], as: UTF8.self)
        unread.removeSubrange(...end)
        return Int(line)
      }
      var buffer = [UInt8](repeating: 0, count: 4_096)
      let count = read(output, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      unread += buffer.prefix(count)
    }
  }

  /// Kills it as nothing can be prepared for, and gives the numbers of what was kept meanwhile.
  func end() -> [Int] {
    kill(process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    hasEnded = true
    var numbers: [Int] = []
    while let number = next() { numbers.append(number) }
    return numbers
  }

  private static let path = BuiltProgram.path(of: "library-writer")
}
