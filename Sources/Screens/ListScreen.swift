import AppCore
import Catalog
import Navigation
import Typesetting

/// A list of movies or of series: its name with all its filters, its rows, and how far it goes.
struct ListScreen {
  let state: AppState
  private let kind: ListKind
  private let key: ListKey
  private let heading: ListHeading

  /// Makes the screen of the list on top of the stack; nil where that is no list of titles.
  init?(state: AppState) {
    guard let kind = state.route.titlesKind, let key = state.route.list,
      let heading = ListHeading(state.route, in: state.catalog, state.words)
    else { return nil }
    self.state = state
    self.kind = kind
    self.key = key
    self.heading = heading
  }

  /// The page.
  var body: Body {
    let columns = state.pageColumns
    let lines = headLines(columns) + [.empty]
    let shown = state.shownRows
    let items = shown?.items ?? []
    let hidden = shown?.hidden ?? 0
    guard !items.isEmpty else {
      return Body(
        lines
          + PhaseLines(state: state).instead(
            state.phase, empty: emptyLines(hidden: hidden, columns), columns))
    }
    let numbering = state.numbering
    let rows = items.compactMap { state.titleRow($0, in: .rows, numbering) }
    var body = Body(lines)
    body.add(
      TitleList(
        rows, columns: columns, numberWidth: String(numbering.choices.count).utf8.count, state,
        breaks: rows.count == items.count ? state.pageStarts : []
      ).body)
    body.foot = footLines(columns)
    body.goesOn = state.catalog.lists[key]?.isComplete == false
    return body
  }

  /// Whether films stand among the series: what a person is in is not parted.
  private var isMixed: Bool {
    if case .shows(.cast) = key { true } else { false }
  }

  private func headLines(_ columns: Int) -> [Line] {
    let words = state.words
    var lines = Line(heading.title, .title).wrapped(to: columns)
    if !heading.filters.isEmpty {
      lines += heading.filters.map { Line($0, .accent) }.joined(" · ").wrapped(to: columns)
    }
    if !heading.names.isEmpty {
      var line = Line(words.removing(heading.names.count) + " ", .hint)
      for (index, name) in heading.names.enumerated() {
        if index > 0 { line.append(", ", .hint) }
        line.append((index == 0 ? "where " : "") + "\(name.rawValue)=", .key)
      }
      lines += line.wrapped(to: columns, indent: 2)
    }
    if heading.names.contains(.provider) {
      let note = words.offers(in: words.country(state.locale.region), state.source)
      lines += Line(note, .muted).wrapped(to: columns)
    }
    guard let list = state.catalog.lists[key], !list.items.isEmpty else { return lines }
    let count = isMixed ? words.titles(list.totalResults) : words.count(list.totalResults, kind)
    let facts = words.facts(count, of: list, sorted: state.frame.sort)
    lines += Line(facts.joined(separator: " · "), .muted).wrapped(to: columns)
    if let sort = state.frame.sort, !list.isComplete, let command = command(sortingAllBy: sort) {
      lines += words.line(words.sortsAll(kind, command), .hint).wrapped(to: columns)
    }
    if case .movieList(.named(let name)) = state.route,
      let note = words.recorded(name, in: state.source)
    {
      lines += Line(note, .muted).wrapped(to: columns)
    }
    return lines + filterLines(columns)
  }

  /// The line that has the source sort by what is loaded is sorted by; nil where the source cannot.
  private func command(sortingAllBy order: SortOrder) -> String? {
    switch state.route {
    case .movieList:
      var filters = MovieFilters()
      filters.sort = order
      return filters.value(of: .sort).map { "where sort=\($0)" }
    case .showList(.cast): return nil
    case .showList:
      var filters = ShowFilters()
      filters.sort = order
      return filters.value(of: .sort).map { "where sort=\($0)" }
    case .feed, .discover, .profile, .pokedex, .marvel, .movie, .tvShow, .season, .episode,
      .person, .collection, .people, .search, .find, .favorites, .watchlist, .rated, .credits,
      .reviews, .similar, .recommended, .videos, .watch, .images, .pokemon, .character, .comic:
      return nil
    }
  }

  /// The local filter is said wherever it is on, with what it hides.
  private func filterLines(_ columns: Int) -> [Line] {
    let text = state.frame.filter
    guard !text.isEmpty, let rows = state.shownRows else { return [] }
    return Screens.filterLines(
      text, shown: rows.items.count, hidden: rows.hidden, state.words, columns)
  }

  private func emptyLines(hidden: Int, _ columns: Int) -> [Line] {
    let words = state.words
    if hidden > 0 {
      var line = Line(words.allHidden(state.frame.filter, hidden))
      if state.catalog.lists[key]?.isComplete == false {
        line.append(" " + words.moreHint + " ", .hint)
        line.append("more", .key)
      }
      return line.wrapped(to: columns, indent: 2)
    }
    if let part = state.route.relatedPart { return state.noFactsLines(part, columns) }
    if !heading.names.isEmpty {
      return Line(words.nothingPasses(kind, filters: heading.names.count)).wrapped(to: columns)
    }
    return Line(words.emptyList).wrapped(to: columns)
      + typingHint(words.emptyListHint, ["list"], words).wrapped(to: columns)
  }

  private func footLines(_ columns: Int) -> [Line] {
    guard let list = state.catalog.lists[key] else { return [] }
    return ListFoot(state: state, list: list)
      .lines(
        end: isMixed
          ? state.words.endOfTitles(list.items.count)
          : state.words.endOfList(list.items.count, kind), columns)
  }
}

/// What stands beneath the rows of a list: how it goes on, where it ends, and what was left out.
struct ListFoot {
  let state: AppState
  let list: LoadedList

  /// - Parameters:
  ///   - end: What is said where the whole list is there.
  ///   - limit: What is said where TMDB's limit of pages ends it; nil says how to narrow it.
  func lines(end: String, limit: String? = nil, _ columns: Int) -> [Line] {
    let words = state.words
    var lines: [Line] = []
    if list.skipped > 0 {
      lines += Line(words.skipped(list.skipped), .warning).wrapped(to: columns)
    }
    lines += Canvas(state).leftOut(list.adult, columns)
    switch state.phase {
    case .loading, .loadingMore:
      lines += Line(words.loadingMore, .muted).wrapped(to: columns)
    case .failed(let failure):
      lines += (Line([Span("! ", .error)]) + Line(words.explanation(failure).what, .error))
        .appending(" " + words.loadedAbove, .muted).wrapped(to: columns, indent: 2)
      lines += typingHint(words.retryHint, ["more"], words).wrapped(to: columns)
    case .loaded, .end, .empty, .stale:
      if !list.isComplete {
        let line = Line(
          "\(words.number(list.items.count)) / \(words.number(list.totalResults))", .muted
        )
        .appending(" · " + words.moreHint + " ", .hint).appending("more", .key)
        lines += line.wrapped(to: columns, indent: 2)
      } else if state.frame.list?.hasPageLimit == true, list.pagesLoaded >= Page<ListRow>.limit,
        list.totalResults > list.items.count
      {
        lines += words.line(limit ?? words.pageLimit(list.totalResults), .warning)
          .wrapped(to: columns, indent: 2)
      } else {
        lines += Line(end, .muted).wrapped(to: columns)
      }
    }
    return lines
  }
}
