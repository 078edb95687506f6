import Catalog
import Glibc
import Storage

/// The files of a folder or of an archive, as a service hands them out.
///
/// Nothing is ever written by a name that an archive gives: its files come through a pipe.
struct ImportParts {
  /// A file among them.
  struct Part {
    /// Its path from the folder or the archive.
    var name: String
    var bytes: [UInt8]
  }

  /// No service hands out more tables.
  private static let most = 400
  /// How deep folders are looked into.
  private static let deepest = 4

  /// The tables of a folder.
  static func folder(_ path: String, as shown: String) throws(ExchangeFailure) -> [Part] {
    var names: [String] = []
    collect("", in: path, depth: 0, &names)
    return try read(names, as: shown) { (name, limit) throws(SystemError) in
      try readFile("\(path)/\(name)", limit: limit)
    }
  }

  /// The tables of a ZIP archive.
  static func archive(_ path: String, as shown: String) throws(ExchangeFailure) -> [Part] {
    let place = path.hasPrefix("-") ? "./\(path)" : path
    let list: [UInt8]
    do throws(SystemError) {
      list = try output(of: ["unzip", "-Z1", place], limit: 1 << 20)
    } catch {
      throw .archive(path: shown)
    }
    let names = String(decoding: list, as: UTF8.self).split(separator: "\n").map(String.init)
    return try read(names, as: shown) { (name, limit) throws(SystemError) in
      // A name is taken for a pattern, in which these mean something.
      let pattern = name.reduce(into: "") { pattern, character in
        if "[]*?\\".contains(character) { pattern.append("\\") }
        pattern.append(character)
      }
      return try output(of: ["unzip", "-p", place, pattern], limit: limit)
    }
  }

  private static func read(
    _ names: [String], as shown: String,
    _ bytes: (String, _ limit: Int) throws(SystemError) -> [UInt8]
  ) throws(ExchangeFailure) -> [Part] {
    var parts: [Part] = []
    var room = ExchangeFile.limit
    for name in names.filter(isTable).sorted().prefix(most) {
      let text: [UInt8]
      do throws(SystemError) {
        text = try bytes(name, room)
      } catch {
        throw .unreadable(path: "\(shown)/\(name)", reason: error.message)
      }
      room -= text.count
      guard room >= 0 else {
        throw .tooLarge(path: shown, megabytes: ExchangeFile.limit >> 20)
      }
      parts.append(Part(name: name, bytes: text))
    }
    return parts
  }

  /// Whether a name is one of a table of what is still so: some services hand out what was deleted, too.
  private static func isTable(_ name: String) -> Bool {
    let small = name.lowercased()
    guard small.hasSuffix(".csv") || small.hasSuffix(".json") else { return false }
    return small.split(separator: "/").dropLast().allSatisfy {
      !["deleted", "orphaned", "__macosx"].contains($0)
    }
  }

  private static func collect(
    _ prefix: String, in folder: String, depth: Int, _ names: inout [String]
  ) {
    guard depth <= deepest, let stream = opendir("\(folder)/\(prefix)") else { return }
    defer { closedir(stream) }
    while let entry = readdir(stream), names.count < 10 * most {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      var facts = stat()
      guard !name.hasPrefix("."), lstat("\(folder)/\(prefix)\(name)", &facts) == 0 else { continue }
      switch facts.st_mode & S_IFMT {
      case S_IFDIR: collect("\(prefix)\(name)/", in: folder, depth: depth + 1, &names)
      case S_IFREG: names.append(prefix + name)
      case _: continue
      }
    }
  }

  /// What a program puts out, and no more than one byte beyond a limit.
  private static func output(of words: [String], limit: Int) throws(SystemError) -> [UInt8] {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SystemError(number: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    // The threads of this program have their signals blocked, which a child inherits.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    let failure = posix_spawnp(&process, words[0], &actions, &attributes, arguments, environ)
    close(ends[1])
    guard failure == 0 else { throw SystemError(number: failure) }
    defer {
      // Of what is larger than any export nobody reads the rest.
      kill(process, SIGKILL)
      var status: Int32 = 0
      waitpid(process, &status, 0)
    }
    return try readFile(descriptor: ends[0], limit: limit)
  }
}
