import Glibc

/// The bytes of a file, or its first ones up to a limit and one more, so that a file that is too
/// large can be told from one that just fits.
///
/// A pipe without a writer is an empty file instead of a wait for one.
///
/// - Parameter waits: Whether a writer of a pipe is waited for after all.
func readFile(
  _ path: String, limit: Int, waits: Bool = false
) throws(SystemError) -> [UInt8] {
  let flags = O_RDONLY | O_NOCTTY | O_CLOEXEC
  let descriptor = open(path, waits ? flags : flags | O_NONBLOCK)
  guard descriptor >= 0 else { throw SystemError(number: errno) }
  defer { close(descriptor) }
  return try readFile(descriptor: descriptor, limit: limit)
}

/// The bytes of an open file, or its first ones up to a limit and one more.
func readFile(descriptor: Int32, limit: Int) throws(SystemError) -> [UInt8] {
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65_536)
  while bytes.count <= limit {
    let count = read(descriptor, &buffer, buffer.count)
    if count < 0, errno == EINTR { continue }
    if count < 0, errno == EAGAIN {
      var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      _ = poll(&wait, 1, -1)
      continue
    }
    if count < 0 { throw SystemError(number: errno) }
    if count == 0 { break }
    bytes.append(contentsOf: buffer[..<count])
  }
  return bytes
}

/// Whether a path is a file with an end, or nothing yet: no pipe, device or folder.
func isPlainFile(_ path: String) -> Bool {
  var facts = stat()
  guard stat(path, &facts) == 0 else { return errno == ENOENT }
  return facts.st_mode & S_IFMT == S_IFREG
}
