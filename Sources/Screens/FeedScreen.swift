import AppCore
import Catalog
import Navigation
import Typesetting

/// The feed: a list of movies and one of series, each beneath the picker that chose it.
struct FeedScreen {
  let movies: NamedMovieList
  let shows: NamedShowList
  let state: AppState
  private let columns: Int
  private let numbering: Numbering
  private let numberWidth: Int

  init(movies: NamedMovieList, shows: NamedShowList, state: AppState) {
    self.movies = movies
    self.shows = shows
    self.state = state
    columns = state.pageColumns
    numbering = state.numbering
    numberWidth = String(numbering.choices.count).utf8.count
  }

  /// From this width on the two lists stand beside each other.
  private static let widthOfTwo = 150

  /// The page in lines no wider than the state's columns; where it is cut, the series begin anew.
  var body: Body {
    // Cards use the whole width themselves.
    guard columns >= Self.widthOfTwo, state.design == .table else {
      let movies = rows(.movies(.named(movies)), .movies)
      let shows = rows(.shows(.named(shows)), .shows)
      var body = movieLines(columns, beside: shows)
      body.breaks.append(body.lines.count + 1)
      body.addBlock(showLines(columns, beside: movies))
      return body
    }
    let half = (columns - Measure.gutter) / 2
    return Body(
      Screens.beside(
        movieLines(half).lines, showLines(columns - Measure.gutter - half).lines,
        at: half + Measure.gutter))
  }

  /// The first rows of a list.
  private func rows(_ key: ListKey, _ section: Choice.Section) -> [TitleRow] {
    (state.catalog.lists[key]?.items ?? []).prefix(Excerpt.feed).compactMap {
      state.titleRow($0, in: section, numbering)
    }
  }

  private func movieLines(_ columns: Int, beside: [TitleRow] = []) -> Body {
    let words = state.words
    let pick = Picker(
      names: NamedMovieList.allCases.map(words.pick),
      chosen: NamedMovieList.allCases.firstIndex(of: movies),
      example: "list \((movies == .upcoming ? NamedMovieList.nowPlaying : .upcoming).rawValue)")
    return section(
      .movies, pick, .movies(.named(movies)), words.name(movies),
      all: Choice(.allMovies, .movieList(.named(movies))), beside: beside, columns)
  }

  private func showLines(_ columns: Int, beside: [TitleRow] = []) -> Body {
    let words = state.words
    let pick = Picker(
      names: NamedShowList.allCases.map(words.pick),
      chosen: NamedShowList.allCases.firstIndex(of: shows),
      example: "list \((shows == .onTheAir ? NamedShowList.airingToday : .onTheAir).rawValue)")
    return section(
      .shows, pick, .shows(.named(shows)), words.name(shows),
      all: Choice(.allShows, .showList(.named(shows))), beside: beside, columns)
  }

  /// The lists that can be chosen.
  private struct Picker {
    var names: [String]
    var chosen: Int?
    var example: String

    func lines(_ columns: Int, _ words: Words) -> [Line] {
      let items = names.enumerated().map { index, name in
        index == chosen
          ? Line("● ", .accent).appending(name, .selected)
          : Line("○ ", .muted).appending(name, .muted)
      }
      let hint = Line(words.changeList + " ", .hint).appending(example, .key)
      let choices = items.joined("   ")
      if choices.width + 4 + hint.width <= columns {
        return [
          choices.appending(String(repeating: " ", count: columns - choices.width - hint.width))
            + hint
        ]
      }
      let isOneLine = choices.width <= columns
      return (isOneLine ? [choices] : items.inColumns(width: columns, gap: 3))
        + hint.wrapped(to: columns)
    }
  }

  private func section(
    _ kind: ListKind, _ picker: Picker, _ key: ListKey, _ name: String, all: Choice,
    beside: [TitleRow], _ columns: Int
  ) -> Body {
    let words = state.words
    var lines = Line(words.all(kind), .title).wrapped(to: columns) + picker.lines(columns, words)
    if kind == .movies, let note = words.recorded(movies, in: state.source) {
      lines += Line(note, .muted).wrapped(to: columns)
    }
    lines.append(.empty)
    let phase = state.phase(of: .list(key, page: 1))
    let list = state.catalog.lists[key]
    let rows = self.rows(key, kind == .movies ? .movies : .shows)
    guard !rows.isEmpty else {
      return Body(
        lines
          + PhaseLines(state: state, isSection: true).instead(
            phase, empty: emptyLines(columns), columns))
    }
    var body = TitleList(
      rows, alongside: beside, columns: columns, numberWidth: numberWidth, state
    ).body.beneath(lines)
    if state.design == .cards { body.add([.empty]) }
    var line = numbered(numbering.number(of: all), numberWidth)
    line.append(words.seeAll(name), .link)
    if let total = list?.totalResults { line.append(" · " + words.count(total, kind), .muted) }
    body.add(line.wrapped(to: columns, indent: numberWidth + 2))
    return body
  }

  private func emptyLines(_ columns: Int) -> [Line] {
    let words = state.words
    return Line(words.emptyList).wrapped(to: columns)
      + typingHint(words.emptyListHint, ["list"], words).wrapped(to: columns)
  }
}
