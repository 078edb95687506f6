import AppCore
import Catalog
import Navigation
import Typesetting

/// The filters of the list on screen, with their values, and those it could have.
struct FiltersSheet {
  let state: AppState

  /// The sheet in lines no wider than the state's columns.
  var lines: [Line] {
    let words = state.words
    let columns = state.pageColumns
    // From a page that is no list filters lead to one of movies.
    let kind = state.route.listKind ?? .movies
    var lines = sheetHeading(words.title(.filters), columns)
    let entries = state.route.filterEntries.inReadingOrder
    if entries.isEmpty {
      let text = state.route.listKind == nil ? words.filtersOpenList : words.noFilters
      lines += Line(text, .body).wrapped(to: columns)
    } else {
      lines += active(entries, columns)
    }
    lines.append(.empty)
    lines += columns >= 56 ? table(kind, columns) : stacked(kind, columns)
    let others = FilterName.allCases.filter { !$0.applies(to: kind) }.map(\.rawValue)
    lines += Line(words.filtersOfOthers(others, kind), .muted).wrapped(to: columns)
    lines.append(.empty)
    lines += Line(words.filterJoins, .hint).wrapped(to: columns)
    lines += typingHint(
      words.setHint, ["where \(words.placeholder(.filter)) …", "where genre=drama year=1999"], words
    ).wrapped(to: columns)
    return lines
  }

  /// Each filter that is set in words, beside what takes it away.
  private func active(_ entries: [FilterEntry], _ columns: Int) -> [Line] {
    let phrases = FilterPhrases(catalog: state.catalog, words: state.words)
    let (order, runtime) = state.route.filterDetails
    let texts = entries.map { phrases.phrase($0, order: order, runtime: runtime) }
    let commands = entries.map { Line("where \($0.name.rawValue)=", .key) }
    let head = Line(state.words.removing(entries.count), .hint)
    let rows = zip(texts, commands).map { [Line($0, .accent), $1] }
    guard columns >= 56 else {
      return head.wrapped(to: columns)
        + rows.flatMap { $0.joined("  ").wrapped(to: columns, indent: 2) }
    }
    return Table(
      [
        Table.Column(.fitting(minimum: 10, maximum: columns / 2), isWrapped: true),
        Table.Column(importance: 1),
      ], rows: [[.empty, head]] + rows
    ).lines(width: columns)
  }

  /// From this width on the names of filters have a column of their own.
  private static let widthWithNames = 72

  private func table(_ kind: ListKind, _ columns: Int) -> [Line] {
    let heads = state.words.filterColumns
    // An example begins with the name, and is there to be typed: it is not cut.
    let hasNames = columns >= Self.widthWithNames
    return Table(
      [
        Table.Column(importance: 1, heading: hasNames ? heads.name : ""),
        Table.Column(.fitting(minimum: 24, maximum: .max), importance: 2, heading: heads.example),
        Table.Column(.filling(minimum: 20), isWrapped: true, heading: heads.meaning),
      ],
      rows: FilterName.known(to: kind).map { name in
        [
          hasNames ? Line(name.rawValue, .label) : .empty, Line(Self.example(name), .key),
          Line(state.words.meaning(name), .body),
        ]
      }
    ).lines(width: columns)
  }

  private func stacked(_ kind: ListKind, _ columns: Int) -> [Line] {
    FilterName.known(to: kind).flatMap { name in
      Line(Self.example(name), .key).appending("  " + state.words.meaning(name), .muted)
        .wrapped(to: columns, indent: 2)
    }
  }

  /// A filter with a value that can be typed as it is.
  static func example(_ name: FilterName) -> String {
    let value =
      switch name {
      case .genre: "drama,war"
      case .withoutGenre: "horror"
      case .keyword: "\"time travel\""
      case .company: "\"Studio Ghibli\""
      case .network: "HBO"
      case .cast: "\"Keanu Reeves\""
      case .crew: "\"Hayao Miyazaki\""
      case .year: "1999"
      case .from: "1990"
      case .to: "1999-12-31"
      case .rating: "7.5"
      case .votes: "200"
      case .runtime: "90-120"
      case .language: "japanese"
      case .country: "japan"
      case .provider: "netflix"
      case .sort: "rating"
      }
    return "\(name.rawValue)=\(value)"
  }
}

extension Route {
  /// The order and the running times a list is filtered by, which words are said of.
  fileprivate var filterDetails: (order: SortOrder?, runtime: Bounds?) {
    switch self {
    case .movieList(.filtered(let filters)): (filters.sort, filters.runtime)
    case .showList(.filtered(let filters)): (filters.sort, filters.runtime)
    case .movieList, .showList, .feed, .discover, .profile, .pokedex, .marvel, .movie, .tvShow,
      .season, .episode, .person, .collection, .people, .search, .find, .favorites, .watchlist,
      .rated, .credits, .reviews, .similar, .recommended, .videos, .watch, .images, .pokemon,
      .character, .comic:
      (nil, nil)
    }
  }
}
