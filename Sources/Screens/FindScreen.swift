import AppCore
import Catalog
import Typesetting

/// An id of IMDb's being looked up; what it names takes its place.
struct FindScreen {
  let id: ExternalID
  let state: AppState

  /// The page in lines no wider than the state's columns.
  var lines: [Line] {
    let words = state.words
    let columns = state.pageColumns
    switch state.phase {
    case .failed(.notFound):
      return (Line([Span("! ", .error)]) + Line(words.notFound(id.description), .error))
        .wrapped(to: columns, indent: 2)
        + typingHint(words.notFoundHint, ["search TEXT"], words).wrapped(to: columns)
    case .failed(let failure):
      return failureLines(failure, words, columns)
    case .loading, .loadingMore, .loaded, .end, .empty, .stale:
      return Line(words.finding(id.description), .muted).wrapped(to: columns)
    }
  }
}
