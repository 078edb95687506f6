import AppCore
import Catalog
import Navigation
import Typesetting

/// A list of titles that a person keeps: its name, how many there are, its rows, and how far it goes.
struct KeptScreen {
  private let list: KeptList
  private let canvas: Canvas

  init(_ list: KeptList, _ canvas: Canvas) {
    self.list = list
    self.canvas = canvas
  }

  private var state: AppState { canvas.state }
  private var words: Words { canvas.words }
  private var columns: Int { canvas.columns }

  /// The page; a page of the list that was loaded later begins a screenful.
  var body: Body {
    let shown = state.shownRows
    let items = shown?.items ?? []
    let hidden = shown?.hidden ?? 0
    let rows = items.compactMap { state.titleRow($0, in: .rows, canvas.numbering) }
    var body = Body(headLines(shown: items.count, hidden: hidden))
    body.add([.empty])
    guard !rows.isEmpty else {
      body.add(
        PhaseLines(state: state).instead(state.phase, empty: emptyLines(hidden: hidden), columns))
      return body
    }
    // Filtered or sorted rows are not in the order in which the pages came.
    let loaded = state.catalog.lists[.kept(list)]
    let starts =
      hidden == 0 && state.frame.sort == nil && rows.count == items.count
      ? loaded?.pageStarts ?? [] : []
    body.add(
      TitleList(
        rows, columns: columns, numberWidth: canvas.numberWidth, state,
        kept: KeptRows(list: list, today: state.today)
      ).body(startingAt: starts))
    if let loaded {
      body.addBlock(
        ListFoot(state: state, list: loaded).lines(
          end: words.endOfKept(state.library.count(of: list)), columns))
    }
    return body
  }

  private func headLines(shown: Int, hidden: Int) -> [Line] {
    var lines = Line(words.name(list), .title).wrapped(to: columns)
    let count = state.library.count(of: list)
    var facts: [String] = []
    if count > 0 { facts.append(words.titles(count)) }
    if let sort = state.frame.sort {
      facts.append(words.sortedKept(sort, list))
    } else if count > 1 {
      facts.append(words.latestFirst)
    }
    if !facts.isEmpty {
      lines += Line(facts.joined(separator: " · "), .muted).wrapped(to: columns)
    }
    let filter = state.frame.filter
    guard !filter.isEmpty, shown + hidden > 0 else { return lines }
    return lines + filterLines(filter, shown: shown, hidden: hidden, words, columns)
  }

  private func emptyLines(hidden: Int) -> [Line] {
    guard hidden == 0 else {
      return Line(words.allHidden(state.frame.filter, hidden)).wrapped(to: columns)
    }
    return words.emptyKept(list, columns)
  }
}

extension Words {
  /// What an empty list of kept titles says: that nothing is there, and what to type.
  func emptyKept(_ list: KeptList, _ columns: Int) -> [Line] {
    line(noneKept(list)).wrapped(to: columns)
      + line(howToKeep(list), .hint).wrapped(to: columns, indent: 2)
  }
}
