import Glibc

/// A program of the package, as the build has put it beside the test bundle.
public enum BuiltProgram {
  /// Where it is; nil where it was not built.
  public static func path(of name: String) -> String? {
    var buffer = [CChar](repeating: 0, count: 4_096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    let own = String(
      decoding: buffer.prefix(max(0, count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    // The bundle may be loaded by a helper of the toolchain; then its own path is an argument.
    for candidate in [own] + CommandLine.arguments {
      guard let slash = candidate.lastIndex(of: "/") else { continue }
      let path = String(candidate[...slash] + name)
      if access(path, X_OK) == 0 { return path }
    }
    return nil
  }
}
