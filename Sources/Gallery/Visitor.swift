import Catalog

/// Who starts the program: what is remembered of them.
public enum Visitor: String, CaseIterable, Hashable, Sendable {
  /// Someone of whom nothing is kept but what they mark.
  case passerby
  /// Someone who is here for the first time.
  case newcomer
  /// Someone who was here before.
  case regular

  /// Whether their searches and their session are kept.
  var isRemembered: Bool {
    switch self {
    case .passerby: false
    case .newcomer, .regular: true
    }
  }

  /// What was kept of earlier runs.
  var library: LibrarySnapshot {
    var library = LibrarySnapshot()
    switch self {
    case .passerby, .newcomer: break
    case .regular: library.settings = [.welcomed(true)]
    }
    return library
  }
}
