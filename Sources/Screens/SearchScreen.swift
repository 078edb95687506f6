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
      return Body(intro(columns))
    }
    var lines = Line(words.searchTitle(query.text), .title).wrapped(to: columns)
    let list = state.catalog.lists[key]
    var facts: [Line] = []
    if let kind = query.kind { facts.append(Line(words.only(kind), .accent)) }
    if let year = query.year { facts.append(Line(String(year), .accent)) }
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
    lines += ResultTable(items: items, state: state, columns: columns).lines
    var body = Body(lines)
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

/// Rows of several kinds, each with the word for its kind.
struct ResultTable {
  let items: [ListItem]
  let state: AppState
  let columns: Int

  private struct Row {
    var number: Int?
    var kind: SearchKind
    var name: Line
    /// The year and the rating of a title; of other kinds what they are known for.
    var title: TitleSummary?
    var about: Line
  }

  private var rows: [Row] {
    let numbering = state.numbering
    return items.compactMap { row($0, numbering) }
  }

  private func row(_ item: ListItem, _ numbering: Numbering) -> Row? {
    let words = state.words
    let catalog = state.catalog
    func number(_ route: Route) -> Int? { numbering.number(of: Choice(.rows, route)) }
    switch item {
    case .movie, .show:
      guard let row = state.titleRow(item, in: .rows, numbering) else { return nil }
      let about = Line(row.title.otherTitle ?? "", .muted)
      return Row(
        number: row.number, kind: row.title.kind, name: Line(row.title.title, .link),
        title: row.title, about: about)
    case .person(let id):
      guard let person = catalog.people[id] else { return nil }
      let works =
        person.knownFor.isEmpty
        ? words.unknownWork : person.knownFor.map(\.title).joined(separator: ", ")
      return Row(
        number: number(.person(id)), kind: .person, name: Line(person.name, .link),
        about: Line(works, .muted))
    case .collection(let id):
      guard let name = catalog.collectionNames[id] else { return nil }
      return Row(
        number: number(.collection(id)), kind: .collection, name: Line(name, .link),
        about: Line(words.itsMovies, .muted))
    case .keyword(let id):
      guard let keyword = catalog.keywords[id] else { return nil }
      return Row(
        number: number(.movieList(.filtered(MovieFilters(keyword: id)))), kind: .keyword,
        name: Line(keyword.name, .link), about: Line(words.itsMovies, .muted))
    case .company(let id):
      guard let company = catalog.companies[id] else { return nil }
      return Row(
        number: number(.movieList(.filtered(MovieFilters(company: id)))), kind: .company,
        name: Line(company.name, .link), about: Line(words.itsMovies, .muted))
    case .review: return nil
    }
  }

  /// The rows in lines no wider than the columns.
  var lines: [Line] {
    let rows = rows
    let numberWidth = String(rows.compactMap(\.number).max() ?? 0).utf8.count
    return columns >= 56 ? table(rows, numberWidth) : stacked(rows, numberWidth)
  }

  private func table(_ rows: [Row], _ numberWidth: Int) -> [Line] {
    let words = state.words
    let kindWidth = rows.map { Width.of(words.kind($0.kind)) }.max() ?? 0
    let bar = columns < 96 ? 6 : 10
    let detailWidth = 4 + 2 + bar + 5
    let aboutWidth = rows.allSatisfy { $0.title != nil } ? detailWidth : max(detailWidth, 24)
    let room = columns - numberWidth - kindWidth - 6
    let nameWidth = min(rows.map(\.name.width).max() ?? 0, max(16, room - aboutWidth))
    let detailRoom = columns - numberWidth - kindWidth - nameWidth - 6
    return Table(
      [
        Table.Column(.fixed(numberWidth), .trailing, importance: 3), Table.Column(importance: 1),
        Table.Column(.fixed(nameWidth), importance: 2, isWrapped: true),
        Table.Column(.filling(minimum: 1)),
      ],
      rows: rows.map { row in
        var detail = row.about
        if let title = row.title {
          detail =
            Line(title.date.map { String($0.year) } ?? "—", .muted).padded(to: 4)
            .appending("  ") + words.ratingCell(title.rating, bar: bar)
          // A few letters of another title are worth less than a rating that is whole.
          if !row.about.isEmpty, detail.width + 2 + Self.leastAbout <= detailRoom {
            detail = detail.appending("  ") + row.about
          }
        }
        return [
          Line(row.number.map(String.init) ?? "", .number), Line(words.kind(row.kind), .label),
          row.name, detail,
        ]
      }
    ).lines(width: columns)
  }

  /// The fewest columns in which another title says something.
  private static let leastAbout = 8

  private func stacked(_ rows: [Row], _ numberWidth: Int) -> [Line] {
    let words = state.words
    let indent = min(numberWidth + 2, columns / 3)
    return rows.flatMap { row -> [Line] in
      var facts = Line(words.kind(row.kind), .label)
      if let title = row.title {
        facts.append(" · " + words.year(title.date) + " · ", .muted)
        facts.append(words.shortRating(title.rating))
      } else if !row.about.isEmpty {
        facts.append(" · ", .muted)
        facts.append(row.about)
      }
      let room = max(1, columns - indent)
      return (numbered(row.number, numberWidth) + row.name)
        .wrapped(to: columns, indent: indent)
        + facts.wrapped(to: room).prefix(2).map { $0.indented(by: indent) }
    }
  }
}

extension TitleSummary {
  /// The kind of search results it is.
  var kind: SearchKind {
    switch self {
    case .movie: .movie
    case .show: .tv
    }
  }
}
