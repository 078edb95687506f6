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
    self.path = path
    self.limit = limit
    guard let path else { return }
    if let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      _ = ct_make_directory(String(path[..<slash]))
    }
    ct_history_load(path, Int32(clamping: limit))
  }

  func add(_ line: String) {
    guard line.utf8.count <= longestLine, line.contains(where: { $0 != " " }) else { return }
    guard ct_history_add(line), let path else { return }
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    fchmod(descriptor, 0o600)
    OutputWriter(descriptor: descriptor).write(line + "\n")
  }

  /// Cuts the file to the newest lines.
  func trim() {
    guard let path, access(path, W_OK) == 0 else { return }
    ct_history_trim(path, Int32(clamping: limit))
  }
}
