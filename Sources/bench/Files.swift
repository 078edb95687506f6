import Glibc

/// The names in a folder, sorted; none where there is no such folder.
func names(in folder: String) -> [String] {
  guard let directory = opendir(folder) else { return [] }
  defer { closedir(directory) }
  var names: [String] = []
  while let entry = readdir(directory) {
    let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    if name != ".", name != ".." { names.append(name) }
  }
  return names.sorted()
}

/// The paths of all files beneath a folder whose names end with a text.
func files(beneath folder: String, endingWith ending: String) -> [String] {
  var paths: [String] = []
  var folders = [folder]
  while let next = folders.popLast() {
    for name in names(in: next) {
      let path = "\(next)/\(name)"
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: folders.append(path)
      case S_IFREG where name.hasSuffix(ending): paths.append(path)
      default: break
      }
    }
  }
  return paths
}

/// The bytes of a file; nil where it cannot be read.
func bytes(of path: String) -> [UInt8]? {
  guard let file = fopen(path, "rb") else { return nil }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = fread(&buffer, 1, buffer.count, file)
    guard count > 0 else { return ferror(file) == 0 ? bytes : nil }
    bytes += buffer.prefix(count)
  }
}
