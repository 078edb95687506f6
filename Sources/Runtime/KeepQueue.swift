import AppCore
import Catalog

/// Stores changes in the order they were made, whatever fails meanwhile.
///
/// A change that could not be stored stays before all later ones: it goes with the next, in one transaction, so that
/// none that is tried again can undo what a later one said of the same thing. Its worker's thread alone uses it.
final class KeepQueue: @unchecked Sendable {
  private let store: @Sendable (LibraryChange) -> StorageFailure?
  /// What could not be stored so far, oldest first.
  private var unsaved: [LibraryChange] = []

  init(_ store: @escaping @Sendable (LibraryChange) -> StorageFailure?) {
    self.store = store
  }

  /// Stores a change behind all that could not be stored before it: all of it, or nothing.
  func keep(_ change: LibraryChange) -> StorageFailure? {
    let failure = store(unsaved.isEmpty ? change : .all(unsaved + [change]))
    if failure == nil {
      unsaved = []
    } else if change.count > 0 {
      unsaved.append(change)
    }
    return failure
  }
}
