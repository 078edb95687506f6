import AppCore
import Catalog
import Typesetting

/// What a list says of its phase.
struct PhaseLines {
  let state: AppState
  /// Whether the list is a part of a page that is there whatever becomes of the list.
  var isSection = false

  /// What stands where the rows would, while there are none.
  func instead(_ phase: Phase, empty: @autoclosure () -> [Line], _ columns: Int) -> [Line] {
    let words = state.words
    switch phase {
    case .loading, .loadingMore:
      return Line(words.loading(state.delay), .muted).wrapped(to: columns)
    case .failed(let failure):
      return failureLines(failure, isSection: isSection, words, columns)
    case .loaded, .end, .empty, .stale:
      // A list that looks empty because of what is hidden says so.
      guard let key = state.frame.list, let hidden = state.catalog.lists[key]?.adult, hidden > 0
      else { return empty() }
      return empty() + words.line(words.adultLeftOut(hidden), .muted).wrapped(to: columns)
    }
  }
}

/// What became of a request and, on a line of its own, what to do next; a sign tells it from other
/// text without color.
///
/// - Parameters:
///   - kept: That not all is lost, where that is so.
///   - isSection: Whether it is about a part of a page: from there nobody has to go away.
func failureLines(
  _ failure: Failure, kept: String? = nil, isSection: Bool = false, _ words: Words, _ columns: Int
) -> [Line] {
  let explanation =
    isSection ? words.explanation(ofSection: failure) : words.explanation(failure)
  var lines = (Line([Span("! ", .error)]) + Line(explanation.what, .error))
    .wrapped(to: columns, indent: 2)
  if let kept { lines += Line(kept, .muted).wrapped(to: columns) }
  return lines + words.line(explanation.next, .hint).wrapped(to: columns)
}
