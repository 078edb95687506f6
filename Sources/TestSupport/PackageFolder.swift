import FoundationEssentials

/// The folder of the package under test, found from where this file was compiled.
public enum PackageFolder {
  /// Its path.
  public static let path: String = {
    // …/Sources/TestSupport/PackageFolder.swift
    let parts = #filePath.split(separator: "/").dropLast(3)
    return "/" + parts.joined(separator: "/")
  }()

  /// The bytes of a file, named from the package's folder; nil where there is none.
  public static func bytes(of name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: "\(path)/\(name)").map(Array.init)
  }

  /// The text of a file, named from the package's folder; nil where there is none, or no UTF-8.
  public static func text(of name: String) -> String? {
    bytes(of: name).flatMap { String(validating: $0, as: UTF8.self) }
  }

  /// The names of all files beneath a folder, each from that folder, in order; none of a folder
  /// that is not there.
  ///
  /// What begins with a dot is hidden and left out, and so is what lies beneath it.
  public static func files(under folder: String) -> [String] {
    let manager = FileManager.default
    let start = folder.isEmpty ? path : "\(path)/\(folder)"
    var files: [String] = []
    var open = [""]
    while let prefix = open.popLast() {
      let names = (try? manager.contentsOfDirectory(atPath: "\(start)/\(prefix)")) ?? []
      for name in names where !name.hasPrefix(".") {
        var isFolder = false
        guard manager.fileExists(atPath: "\(start)/\(prefix)\(name)", isDirectory: &isFolder) else {
          continue
        }
        if isFolder { open.append("\(prefix)\(name)/") } else { files.append(prefix + name) }
      }
    }
    return files.sorted()
  }
}
