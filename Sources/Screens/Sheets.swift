import AppCore
import Catalog
import Navigation
import Typesetting

/// A page that is no place, in lines no wider than the state's columns.
///
/// An address alone is never broken where output goes to a pipe or a file: it is there to be copied.
func sheetLines(_ sheet: Sheet, _ state: AppState) -> [Line] {
  let columns = state.pageColumns
  let words = state.words
  switch sheet {
  case .matrix: return MatrixSheet(words: words).lines(columns: columns)
  case .help(let name): return HelpSheet(words: words, name: name).lines(columns: columns)
  case .address(let text):
    let line = Line(text, .link)
    return state.size.rows == nil ? [line] : line.wrapped(to: columns)
  case .review(let id): return ReviewSheet(id, Canvas(state)).lines
  case .themes: return ThemesSheet(state: state).lines
  case .lists: return lists(state)
  case .genres: return genres(state)
  case .seasons(let show): return SeasonsSheet(show: show, state: state).lines
  case .filters: return FiltersSheet(state: state).lines
  case .tabs: return tabs(state)
  case .designs: return designs(state)
  case .history: return history(state)
  case .locale: return locale(state)
  case .imported(let report): return ImportSheet(report: report, words: words).lines(columns)
  }
}

/// A sheet's heading, and an empty line.
func sheetHeading(_ title: String, _ columns: Int) -> [Line] {
  Line(title, .title).wrapped(to: columns) + [.empty]
}

/// A hint with what to type and an example of it.
func typingHint(_ before: String, _ commands: [String], _ words: Words) -> Line {
  var line = Line(before + " ", .hint)
  for (index, command) in commands.enumerated() {
    if index > 0 { line.append(", \(words.example) ", .hint) }
    line.append(command, .key)
  }
  return line.appending(".", .hint)
}

private func designs(_ state: AppState) -> [Line] {
  let words = state.words
  let columns = state.pageColumns
  var page = sheetHeading(words.title(.designs), columns)
  page += itemLines(
    Design.allCases.map {
      SheetItem(name: $0.rawValue, isChosen: $0 == state.design, about: words.design($0))
    }, words, columns)
  let other = Design.allCases.first { $0 != state.design } ?? state.design
  page.append(.empty)
  return page
    + typingHint(
      words.listsHint, ["design \(words.placeholder(.design))", "design \(other.rawValue)"], words
    )
    .wrapped(to: columns)
}

/// How many of the last lines the history shows; the others can be gone to by their numbers.
private let shownHistory = 200

private func history(_ state: AppState) -> [Line] {
  let words = state.words
  let columns = state.pageColumns
  let all = state.undoableLines
  var page = sheetHeading(words.title(.history), columns)
  guard !all.isEmpty else {
    return page + words.line(words.notice(.nothingToUndo), .muted).wrapped(to: columns)
  }
  let shown = all.suffix(shownHistory)
  if shown.count < all.count {
    page += Line(words.earlierLines(all.count - shown.count), .muted).wrapped(to: columns)
  }
  let width = String(all.last?.number ?? 0).utf8.count
  for (number, line) in shown {
    let isShown = state.visit?.number == number
    var row = numbered(number, width) + Line(line, isShown ? .selected : .body)
    if isShown { row.append("  " + words.current, .accent) }
    page += row.wrapped(to: columns, indent: width + 2)
  }
  page.append(.empty)
  if state.redoableCount > 0 {
    page += Line(words.undoneLines(state.redoableCount), .muted).wrapped(to: columns)
  }
  return page
    + words.line(words.historyHint(all.last?.number ?? 0), .hint).wrapped(to: columns)
}

private func lists(_ state: AppState) -> [Line] {
  let words = state.words
  let columns = state.pageColumns
  let choices = state.listChoices
  var page = sheetHeading(words.title(.lists), columns)
  page += itemLines(
    choices.map { name, route in
      SheetItem(name: name, isChosen: route == state.route, about: listName(name, route, state))
    }, words, columns)
  let example = choices.first { $0.route != state.route }?.name ?? ""
  page += [.empty] + Line(words.listsShort, .hint).wrapped(to: columns)
  return page
    + typingHint(
      words.listsHint, ["list \(words.placeholder(.listName))", "list \(example)"], words
    )
    .wrapped(to: columns)
}

/// What a choice of lists is called in words.
private func listName(_ name: String, _ route: Route, _ state: AppState) -> String? {
  if case .feed(let movies, let shows) = route {
    // A choice of the feed's changes one of its two lists, which its name begins with.
    return name.hasPrefix(ListKind.movies.rawValue)
      ? state.words.name(movies) : state.words.name(shows)
  }
  return ListHeading(route, in: state.catalog, state.words)?.text
}

private func genres(_ state: AppState) -> [Line] {
  let words = state.words
  let columns = state.pageColumns
  var page = sheetHeading(words.title(.genres), columns)
  for kind in [ListKind.movies, .shows] {
    page += Line(words.kind(kind), .heading).wrapped(to: columns)
    guard let genres = state.catalog.genresByName(of: kind), !genres.isEmpty else {
      page += Line(words.noGenres, .muted).wrapped(to: columns) + [.empty]
      continue
    }
    page += genres.map { Line($0.name, .tag) }.inColumns(width: columns, gap: 3)
    page.append(.empty)
  }
  let example = state.catalog.movieGenres?.first?.name ?? "Drama"
  return page
    + typingHint(
      words.genresHint, ["genres \(words.placeholder(.genre))", "genres \(example)"], words
    )
    .wrapped(to: columns)
}

private func tabs(_ state: AppState) -> [Line] {
  let words = state.words
  let columns = state.pageColumns
  var page = sheetHeading(words.title(.tabs), columns)
  page += itemLines(
    Tab.allCases.map { tab in
      let lock = state.isOpen(tab) ? "" : " · " + words.tabState(isOpen: false)
      return SheetItem(
        name: tab.rawValue, isChosen: tab == state.tab, about: words.about(tab) + lock)
    }, words, columns)
  for tab in Tab.allCases where !state.isOpen(tab) {
    guard let unlocking = words.whenUnlocked(tab) else { continue }
    var line = Line(tab.rawValue, .label).appending(" " + unlocking + "; ", .hint)
    line.append(words.openAtOnce + " ", .hint)
    line.append("tabs \(tab.rawValue)", .key)
    page += [.empty] + line.wrapped(to: columns, indent: 2)
  }
  return page
}

private func locale(_ state: AppState) -> [Line] {
  let words = state.words
  let columns = state.pageColumns
  var page = sheetHeading(words.title(.locale), columns)
  let facts = [
    (words.languageLabel, state.locale.language, words.languageMeaning),
    (words.regionLabel, state.locale.region, words.regionMeaning),
  ]
  let rows = facts.map { name, value, meaning in
    [Line(name, .label), Line([Span(value, .body, isEmphasised: true)]), Line(meaning, .muted)]
  }
  page +=
    columns >= 60
    ? Table(
      [
        Table.Column(importance: 2), Table.Column(importance: 1),
        Table.Column(.filling(minimum: 16), isWrapped: true),
      ], rows: rows
    ).lines(width: columns)
    : rows.flatMap { row in
      let label = row[0].padded(to: rows.map { $0[0].width }.max() ?? 0)
      return ([label] + row.dropFirst()).joined("  ").wrapped(to: columns, indent: 2)
    }
  page += [.empty] + Line(words.speaks, .muted).wrapped(to: columns)
  let hint = Line(words.localeHint + " ", .hint).appending(
    "language \(words.placeholder(.language))", .key
  )
  .appending(", ", .hint).appending("region \(words.placeholder(.region))", .key).appending(
    ".", .hint)
  return page + hint.wrapped(to: columns)
}
