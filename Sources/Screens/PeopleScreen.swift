import AppCore
import Catalog
import Navigation
import Typesetting

/// Popular people: an endless list of names, each with a department and what they are known for.
struct PeopleScreen {
  private let canvas: Canvas

  init(_ canvas: Canvas) {
    self.canvas = canvas
  }

  private var state: AppState { canvas.state }
  private var words: Words { canvas.words }

  /// The page.
  var body: Body {
    let columns = canvas.columns
    let list = state.catalog.lists[.people]
    let shown = state.shownRows
    let hidden = shown?.hidden ?? 0
    let people = (shown?.items ?? []).compactMap(state.person)
    let head = head(list, shown, columns) + [.empty]
    guard let list, !people.isEmpty else {
      return Body(
        head
          + PhaseLines(state: state).instead(
            state.phase, empty: emptyLines(hidden: hidden, list, columns), columns))
    }
    return Body(
      head: head, rows: PeopleTable(people, .rows, canvas).blocks(columns),
      foot: ListFoot(state: state, list: list).lines(
        end: words.endOfPeople(list.items.count), limit: words.pageLimit(people: list.totalResults),
        columns),
      goesOn: !list.isComplete)
  }

  private func head(_ list: LoadedList?, _ shown: ShownRows?, _ columns: Int) -> [Line] {
    var lines = Line(words.popularPeople, .title).wrapped(to: columns)
    guard let list, !list.items.isEmpty else { return lines }
    let facts = words.facts(words.people(list.totalResults), of: list, sorted: state.frame.sort)
    lines += Line(facts.joined(separator: " · "), .muted).wrapped(to: columns)
    guard let shown else { return lines }
    return lines
      + filterLines(
        state.frame.filter, shown: shown.items.count, hidden: shown.hidden, words, columns)
  }

  private func emptyLines(hidden: Int, _ list: LoadedList?, _ columns: Int) -> [Line] {
    guard hidden > 0 else {
      return Line(words.emptyList).wrapped(to: columns)
        + words.line(words.emptyPeopleHint, .hint).wrapped(to: columns)
    }
    var line = Line(words.allHidden(state.frame.filter, hidden))
    if list?.isComplete == false {
      line.append(" " + words.moreHint + " ", .hint)
      line.append("more", .key)
    }
    return line.wrapped(to: columns, indent: 2)
  }
}

extension AppState {
  /// The person that a row of a list is; nil of what is none, and of one not known any more.
  func person(_ item: ListItem) -> PersonSummary? {
    switch item {
    case .person(let id): catalog.people[id]
    case .movie, .show, .collection, .keyword, .company, .review, .character, .pokemon: nil
    }
  }
}
