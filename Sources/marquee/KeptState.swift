import AppCore
import Catalog
import Navigation
import Storage

/// What was kept of earlier runs, as a run begins with it.
struct KeptState {
  /// All that is kept.
  let snapshot: LibrarySnapshot
  /// How what changes is kept.
  let keeping: Keeping
  private(set) var theme: String?
  private(set) var design: Design?
  private(set) var showsAdult = false
  private(set) var tabs: Set<Tab> = []

  /// Reads what is kept; what can not be read counts as nothing, and the run says why.
  init(_ library: LibraryStore) {
    do throws(StorageFailure) {
      snapshot = try library.snapshot()
      keeping = library.keeping
    } catch {
      snapshot = LibrarySnapshot()
      // A file that is only held by another for the moment is read and written as soon as it is free.
      keeping = error == .busy ? library.keeping : .memory(error)
    }
    for setting in snapshot.settings {
      switch setting {
      case .theme(let name): theme = name
      case .design(let name): design = Design(rawValue: name)
      case .tabs(let names): tabs = Set(names.compactMap(Tab.init))
      case .adult(let isShown): showsAdult = isShown
      case .language, .region, .welcomed: break
      }
    }
  }
}
