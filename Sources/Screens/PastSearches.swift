import AppCore
import Catalog
import Navigation
import Typesetting

/// The searches that found something before, with their numbers; one that was forgotten while the page is on
/// screen keeps its number until the next visit, so that no other moves.
struct PastSearches {
  private let state: AppState
  private let words: Words

  init(_ state: AppState) {
    self.state = state
    words = state.words
  }

  /// The searches, how to do one again, and how to forget it; nothing of none.
  func lines(_ columns: Int) -> [Line] {
    let kept = state.library.searches.map { Route.search(SearchQuery(typed: $0)) }
    guard !kept.isEmpty else { return [] }
    let numbering = state.numbering
    let width = String(numbering.choices.count).utf8.count
    var lines = sectionHeading(words.pastSearches, columns)
    // In the order of their numbers: a search that is done again moves to the top at the next visit.
    for (index, choice) in numbering.choices.enumerated() where choice.section == .searches {
      guard case .search(let query)? = choice.route else { continue }
      let text =
        choice.route.map(kept.contains) == true
        ? Line(query.typed, .link) : Line(words.forgotten, .muted)
      lines += (numbered(index + 1, width) + text).wrapped(to: columns, indent: width + 2)
    }
    return lines + words.line(words.forgetHint, .hint).wrapped(to: columns)
  }
}

extension Words {
  var pastSearches: String { say("Past searches", "Eski aramalar") }

  /// In place of a search that was forgotten.
  var forgotten: String { say("forgotten", "unutuldu") }

  /// How past searches are done again and forgotten.
  var forgetHint: String {
    say(
      "A number searches again; `forget 2` drops one, `forget all` drops them all.",
      "Sayı yeniden arar; `forget 2` birini, `forget all` hepsini unutur.")
  }
}
