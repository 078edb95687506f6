import FoundationEssentials
import Gallery

/// Texts pinned in the `Snapshots` folder.
///
/// Comparing is the default, and a missing file is a failure. With `SNAPSHOTS=record` in the
/// environment what differs is written anew, and fails all the same: a run that recorded is not a
/// run that passed.
public struct Snapshots: Sendable {
  /// What is done with a text that is not the pinned one.
  public enum Mode: Hashable, Sendable {
    case compare, record
  }

  /// What is done with a text that is not the pinned one.
  public let mode: Mode
  private let folder: String
  private let failures: String

  /// The package's own snapshots, in the mode that the environment asks for.
  public static let package = Snapshots(
    folder: "\(PackageFolder.path)/Snapshots", failures: "\(PackageFolder.path)/.build/snapshots",
    mode: ProcessInfo.processInfo.environment["SNAPSHOTS"] == "record" ? .record : .compare)

  /// Makes snapshots of a folder.
  ///
  /// - Parameter failures: The folder under which texts that are not the pinned ones are written.
  public init(folder: String, failures: String, mode: Mode) {
    self.folder = folder
    self.failures = failures
    self.mode = mode
  }

  /// Compares a text with the pinned one, and says what is wrong; nil where they are the same.
  ///
  /// - Parameter name: The file's name from the folder of the snapshots.
  public func failure(of text: String, named name: String) -> String? {
    let pinned = FileManager.default.contents(atPath: "\(folder)/\(name)").map {
      String(decoding: $0, as: UTF8.self)
    }
    if pinned == text { return nil }
    switch mode {
    case .compare:
      let kept = write(text, to: "\(failures)/\(name)")
      let place = kept ? "The new text is .build/snapshots/\(name)." : "It could not be written."
      guard let pinned, let difference = LineDifference(from: pinned, to: text) else {
        return "Snapshots/\(name) is missing. \(place) SNAPSHOTS=record swift test records it."
      }
      return "Snapshots/\(name) is another text (- pinned, + now). \(place)\n\(difference)"
    case .record:
      guard write(text, to: "\(folder)/\(name)") else {
        return "Snapshots/\(name) could not be written."
      }
      return pinned == nil ? "Recorded Snapshots/\(name)." : "Recorded Snapshots/\(name) anew."
    }
  }

  /// Says which files of a folder no case stands for; recording removes them.
  ///
  /// - Parameters:
  ///   - folder: A folder of snapshots, named from the folder of them all.
  ///   - names: The names of the cases' files, from that folder.
  public func orphans(in subfolder: String, besides names: Set<String>) -> [String] {
    let start = "\(folder)/\(subfolder)"
    var orphans: [String] = []
    for name in files(under: start) where !names.contains(name) {
      switch mode {
      case .compare: orphans.append("No case stands for Snapshots/\(subfolder)/\(name).")
      case .record:
        let isGone = (try? FileManager.default.removeItem(atPath: "\(start)/\(name)")) != nil
        orphans.append(
          "Snapshots/\(subfolder)/\(name), for which no case stands, "
            + (isGone ? "was removed." : "could not be removed."))
      }
    }
    return orphans
  }

  /// The names of all files beneath a folder of snapshots, from that folder, in order.
  public func names(in subfolder: String) -> [String] {
    files(under: "\(folder)/\(subfolder)")
  }

  /// The pinned text of a file; nil where there is none.
  public func text(of name: String) -> String? {
    FileManager.default.contents(atPath: "\(folder)/\(name)").map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  private func files(under start: String) -> [String] {
    let manager = FileManager.default
    let names = (try? manager.subpathsOfDirectory(atPath: start)) ?? []
    return names.filter { name in
      var isFolder = false
      return manager.fileExists(atPath: "\(start)/\(name)", isDirectory: &isFolder) && !isFolder
    }.sorted()
  }

  private func write(_ text: String, to path: String) -> Bool {
    let parent = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    do {
      try FileManager.default.createDirectory(
        atPath: parent.joined(separator: "/"), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(filePath: path))
      return true
    } catch {
      return false
    }
  }
}
