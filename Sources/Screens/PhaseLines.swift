import AppCore
import Catalog
import Typesetting

/// What a list says of its phase.
struct PhaseLines {
  let state: AppState

  /// What stands where the rows would, while there are none.
  func instead(_ phase: Phase, empty: @autoclosure () -> [Line], _ columns: Int) -> [Line] {
    let words = state.words
    switch phase {
    case .loading, .loadingMore: return Line(words.loading, .muted).wrapped(to: columns)
    case .failed(let failure):
      return words.line(words.failure(failure), .error).wrapped(to: columns)
    case .loaded, .end, .empty, .stale: return empty()
    }
  }
}
