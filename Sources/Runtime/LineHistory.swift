import CTerminal
import Glibc

/// The lines entered before, in readline's memory and in a file.
///
/// Each line is added to the file when it is entered, so that two sessions at once keep both their
/// lines and a crash loses none. A file that cannot be read or written is no error: the history then
/// lasts as long as the session.
struct LineHistory {
  private let path: String?
  private let limit: Int
  /// Longer lines are pasted text, not something to come back to.
  private let longestLine = 4_096

  init(path: String?, limit: Int) {
    self.limit = limit
    guard let path, isPlainFile(path) else {
      self.path = nil
      return
    }
    self.path = path
    if let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      _ = ct_make_directory(String(path[..<slash]))
    }
    ct_history_load(path, Int32(clamping: limit))
  }

  func add(_ line: String) {
    guard line.utf8.count <= longestLine, line.contains(where: { $0 != " " }) else { return }
    guard ct_history_add(line), let path else { return }
    let flags = O_RDWR | O_APPEND | O_CREAT | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    let descriptor = open(path, flags, 0o600)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    fchmod(descriptor, 0o600)
    OutputWriter(descriptor: descriptor).write((endsInLine(descriptor) ? "\n" : "") + line + "\n")
  }

  /// Whether the file's last line lacks its end, as an editor or a full disk may leave it.
  private func endsInLine(_ descriptor: Int32) -> Bool {
    let end = lseek(descriptor, 0, SEEK_END)
    var last: UInt8 = 0x0A
    return end > 0 && pread(descriptor, &last, 1, end - 1) == 1 && last != 0x0A
  }

  /// Cuts the file to the newest lines.
  func trim() {
    guard let path, access(path, W_OK) == 0 else { return }
    ct_history_trim(path, Int32(clamping: limit))
  }
}
