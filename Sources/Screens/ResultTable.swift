import AppCore
import Catalog
import Navigation
import Typesetting

/// Rows of several kinds, each with the word for its kind.
struct ResultTable {
  let items: [ListItem]
  let state: AppState
  let columns: Int

  private struct Row {
    var number: Int?
    var kind: SearchKind
    var name: Line
    /// The title with its marks; nil of other kinds.
    var title: TitleRow?
    /// Another name of a title; of other kinds what they are known for.
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
        number: row.number, kind: row.title.kind, name: Line(row.title.title, .link), title: row,
        about: about)
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
    case .review, .character, .pokemon: return nil
    }
  }

  /// The rows in lines no wider than the columns, in the design the person chose.
  var body: Body {
    let rows = rows
    let numberWidth = String(rows.compactMap(\.number).max() ?? 0).utf8.count
    switch state.design {
    case .table:
      return Body(columns >= 56 ? table(rows, numberWidth) : stacked(rows, numberWidth))
    case .cards: return cards(rows, numberWidth)
    }
  }

  private func table(_ rows: [Row], _ numberWidth: Int) -> [Line] {
    let words = state.words
    let kindWidth = rows.map { Width.of(words.kind($0.kind)) }.max() ?? 0
    let marks = MarkColumn(
      rows.lazy.compactMap { $0.title?.marks }, spelled: columns >= 140, words)
    let marksWidth = marks.width > 0 ? marks.width + 2 : 0
    let room = columns - numberWidth - kindWidth - marksWidth - 6
    let widestName = rows.map(\.name.width).max() ?? 0
    // A name and a number say more than a bar: where there is not room for all, the bar goes.
    let bars = [columns < 96 ? 6 : 10, 0]
    let bar =
      bars.first { room - detailWidth(rows, bar: $0) >= min(widestName, Self.leastName) } ?? 0
    let nameWidth = min(widestName, max(8, room - detailWidth(rows, bar: bar)))
    let detailRoom = room - nameWidth
    return Table(
      [
        Table.Column(.fixed(numberWidth), .trailing, importance: 3), Table.Column(importance: 1),
        Table.Column(.fixed(nameWidth), importance: 2, isWrapped: true),
        Table.Column(.fixed(max(1, marks.width)), importance: 1),
        Table.Column(.filling(minimum: 1)),
      ],
      rows: rows.map { row in
        var detail = row.about
        if let title = row.title?.title {
          detail = facts(of: title, bar: bar)
          // A few letters of another title are worth less than a rating that is whole.
          if !row.about.isEmpty, detail.width + 2 + Self.leastAbout <= detailRoom {
            detail = detail.appending("  ") + row.about
          }
        }
        return [
          Line(row.number.map(String.init) ?? "", .number), Line(words.kind(row.kind), .label),
          row.name, marks.cell(row.title?.marks ?? TitleMarks()), detail,
        ]
      }
    ).lines(width: columns)
  }

  /// The columns of a name that are worth more than a bar.
  private static let leastName = 24

  /// The year of a title and its rating.
  private func facts(of title: TitleSummary, bar: Int) -> Line {
    Line(title.date.map { String($0.year) } ?? "—", .muted).padded(to: 4).appending("  ")
      + state.words.ratingCell(title.rating, bar: bar)
  }

  /// The columns of what stands after the names: ratings whole, and how other rows begin.
  private func detailWidth(_ rows: [Row], bar: Int) -> Int {
    rows.map { row in
      row.title.map { facts(of: $0.title, bar: bar).width } ?? min(24, row.about.width)
    }.max() ?? 0
  }

  /// The fewest columns in which another title says something.
  private static let leastAbout = 8

  /// Titles as cards; what is no title is said in two lines.
  private func cards(_ rows: [Row], _ numberWidth: Int) -> Body {
    Cards(columns: columns).body(rows.count) { card(rows[$0], numberWidth, $1) }
  }

  private func card(_ row: Row, _ numberWidth: Int, _ columns: Int) -> [Line] {
    let words = state.words
    if let title = row.title {
      return TitleCard(
        row: title, columns: columns, numberWidth: numberWidth, words: words,
        catalog: state.catalog, language: state.locale.languageCode, kind: words.kind(row.kind)
      ).lines
    }
    let indent = min(numberWidth + 2, columns / 3)
    return (numbered(row.number, numberWidth) + row.name).wrapped(to: columns, indent: indent)
      + [Line(words.kind(row.kind), .label), row.about].joined(" · ")
      .wrapped(to: max(1, columns - indent)).indented(by: indent)
  }

  private func stacked(_ rows: [Row], _ numberWidth: Int) -> [Line] {
    let words = state.words
    let indent = min(numberWidth + 2, columns / 3)
    return rows.flatMap { row -> [Line] in
      var facts = Line(words.kind(row.kind), .label)
      if let title = row.title {
        facts.append(" · " + words.year(title.title.date) + " · ", .muted)
        facts.append(words.shortRating(title.title.rating))
      } else if !row.about.isEmpty {
        facts.append(" · ", .muted)
        facts.append(row.about)
      }
      let room = max(1, columns - indent)
      return (numbered(row.number, numberWidth) + row.name)
        .wrapped(to: columns, indent: indent)
        + facts.wrapped(to: room).prefix(2).map { $0.indented(by: indent) }
        + (row.title?.marks.spelled(words).flowed(to: room, separator: "   ") ?? [])
        .indented(by: indent)
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
