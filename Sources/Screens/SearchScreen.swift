import AppCore
import Catalog
import Navigation
import Typesetting

/// A search: its text, kind and year, and what was found, each row saying what it is.
struct SearchScreen {
  let query: SearchQuery
  let state: AppState

  /// The page in lines no wider than the state's columns.
  var body: Body {
    let columns = state.pageColumns
    let words = state.words
    guard !query.text.isEmpty, let key = state.route.list else {
      var body = Body(intro(columns))
      body.addBlock(PastSearches(state).lines(columns))
      return body
    }
    var lines = Line(words.searchTitle(query.text), .title).wrapped(to: columns)
    let list = state.catalog.lists[key]
    var facts: [Line] = []
    if let kind = query.kind { facts.append(Line(words.only(kind), .accent)) }
    if let year = query.year, list?.year == nil { facts.append(Line(String(year), .accent)) }
    if let year = list?.year { facts.append(Line(words.searchYear(year), .accent)) }
    if let list, !list.items.isEmpty {
      facts.append(Line(words.results(list.totalResults), .muted))
    }
    if let sort = state.frame.sort { facts.append(Line(words.sortedLoaded(sort), .muted)) }
    if !facts.isEmpty { lines += facts.joined(" · ").wrapped(to: columns) }
    let shown = state.shownRows
    let items = shown?.items ?? []
    let hidden = shown?.hidden ?? 0
    let filter = state.frame.filter
    if list?.items.isEmpty == false {
      lines += filterLines(filter, shown: items.count, hidden: hidden, words, columns)
    }
    lines.append(.empty)
    guard !items.isEmpty, let list else {
      return Body(
        lines
          + PhaseLines(state: state).instead(
            state.phase, empty: nothing(hidden: hidden, columns), columns))
    }
    var body = ResultTable(items: items, state: state, columns: columns).body.beneath(lines)
    body.foot = ListFoot(state: state, list: list).lines(end: words.endOfResults, columns)
    body.goesOn = !list.isComplete
    return body
  }

  /// How to search, where nothing is searched for yet.
  private func intro(_ columns: Int) -> [Line] {
    let words = state.words
    var lines = Line(words.searchTitle, .title).wrapped(to: columns)
    lines += Line(words.searchIntro).wrapped(to: columns) + [.empty]
    let examples = SearchExample.allCases.map { ($0.line, words.example($0)) }
    let rows = examples.map { [Line($0.0, .key), Line($0.1, .muted)] }
    let width = rows.map { $0[0].width }.max() ?? 0
    guard columns >= width + 24 else {
      return lines + rows.flatMap { $0.joined("  ").wrapped(to: columns, indent: 2) }
    }
    return lines
      + Table(
        [Table.Column(importance: 1), Table.Column(.filling(minimum: 16), isWrapped: true)],
        rows: rows
      ).lines(width: columns)
  }

  private func nothing(hidden: Int, _ columns: Int) -> [Line] {
    let words = state.words
    if hidden > 0 {
      return Line(words.allHidden(state.frame.filter, hidden)).wrapped(to: columns)
    }
    var lines = Line(words.nothingFound(query.text)).wrapped(to: columns)
    lines += Line(words.tryHint, .hint).wrapped(to: columns)
    if query.kind != nil || query.year != nil {
      lines += typingHint(words.widenHint, ["search \(query.text)"], words)
        .wrapped(to: columns, indent: 2)
    }
    return lines
  }
}

extension SearchExample {
  /// What is typed.
  var line: String {
    switch self {
    case .plain: "search matrix"
    case .kind: "search bong type:person"
    case .year: "search dune y:2021"
    case .id: "find tt0133093"
    }
  }
}
