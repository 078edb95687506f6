import AppCore
import Catalog
import Navigation
import Typesetting

/// What there is to find: trending films and series, popular people, genres, series on the air.
///
/// Each section is loaded for itself, and says for itself where it is on its way or failed.
struct DiscoverScreen {
  private let canvas: Canvas

  init(_ canvas: Canvas) {
    self.canvas = canvas
  }

  private var state: AppState { canvas.state }
  private var words: Words { canvas.words }

  /// From this width on sections stand beside each other.
  private static let widthOfTwo = 150

  /// The page in lines no wider than the state's columns.
  var body: Body {
    let columns = canvas.columns
    var body = Body()
    if let failure = commonFailure {
      return Body(failureLines(failure, isSection: true, words, columns))
    }
    let films = titles(.movies(.trending(.week)), .trendingMovies)
    let shows = titles(.shows(.trending(.week)), .trendingShows)
    let running = titles(.shows(.named(.onTheAir)), .shows)
    // Cards use the whole width themselves.
    guard columns >= Self.widthOfTwo, state.design == .table else {
      let all = films + shows + running
      body.addBlock(filmLines(films, beside: all, columns))
      body.addBlock(showLines(shows, beside: all, columns))
      body.addBlock(peopleLines(columns))
      body.addBlock(genreLines(columns))
      body.addBlock(runningLines(running, beside: all, columns))
      return body
    }
    let left = (columns - Measure.gutter) / 2
    let right = columns - Measure.gutter - left
    func pair(_ one: [Line], _ other: [Line]) -> [Line] {
      beside(one, other, at: left + Measure.gutter)
    }
    body.addBlock(pair(filmLines(films, left).lines, showLines(shows, right).lines))
    body.addBlock(pair(peopleLines(left), genreLines(right)))
    body.addBlock(runningLines(running, columns, isWide: true))
    return body
  }

  /// Why nothing is there, where all that was asked for failed alike.
  private var commonFailure: Failure? {
    let requests = state.route.requests
    guard let first = requests.first.flatMap({ state.failures[$0] }) else { return nil }
    return requests.allSatisfy { state.failures[$0] == first && !state.catalog.holds($0) }
      ? first : nil
  }

  // MARK: Titles

  /// The first titles of a list.
  private func titles(_ key: ListKey, _ section: Choice.Section) -> [TitleRow] {
    (state.catalog.lists[key]?.items ?? []).prefix(Excerpt.discover).compactMap {
      state.titleRow($0, in: section, canvas.numbering)
    }
  }

  private func filmLines(
    _ rows: [TitleRow], beside others: [TitleRow] = [], _ columns: Int
  ) -> Body {
    titleLines(
      words.trendingMovies(.week), .movies(.trending(.week)), .movies, rows, beside: others,
      all: Choice(.allMovies, .movieList(.trending(.week))),
      today: Choice(.trendingMovies, .movieList(.trending(.day))), columns)
  }

  private func showLines(
    _ rows: [TitleRow], beside others: [TitleRow] = [], _ columns: Int
  ) -> Body {
    titleLines(
      words.trendingShows(.week), .shows(.trending(.week)), .shows, rows, beside: others,
      all: Choice(.allShows, .showList(.trending(.week))),
      today: Choice(.trendingShows, .showList(.trending(.day))), columns)
  }

  private func runningLines(
    _ rows: [TitleRow], beside others: [TitleRow] = [], _ columns: Int,
    isWide: Bool = false
  ) -> Body {
    titleLines(
      words.name(NamedShowList.onTheAir), .shows(.named(.onTheAir)), .shows, rows, beside: others,
      all: Choice(.allShows, .showList(.named(.onTheAir))), today: nil, columns, isWide: isWide)
  }

  private func titleLines(
    _ name: String, _ key: ListKey, _ kind: ListKind, _ rows: [TitleRow],
    beside others: [TitleRow], all: Choice, today: Choice?, _ columns: Int,
    isWide: Bool = false
  ) -> Body {
    let heading = sectionHeading(name, columns)
    guard !rows.isEmpty, let list = state.catalog.lists[key] else {
      return Body(heading + instead(.list(key, page: 1), columns))
    }
    var body = TitleList(
      rows, alongside: others, columns: columns, numberWidth: canvas.numberWidth, state,
      isWide: isWide
    ).body.beneath(heading)
    if state.design == .cards { body.add([.empty]) }
    body.add(allLines(all, words.count(list.totalResults, kind), today: today, columns))
    return body
  }

  /// What opens the whole list, and the list of the day where there is one: in one line where both fit.
  private func allLines(
    _ all: Choice, _ count: String, today: Choice?, _ columns: Int
  ) -> [Line] {
    func line(_ choice: Choice, _ text: String) -> Line {
      numbered(canvas.numbering.number(of: choice), canvas.numberWidth).appending(text, .link)
    }
    let indent = canvas.numberWidth + 2
    let first = line(all, words.seeAll(count: count))
    guard let today else { return first.wrapped(to: columns, indent: indent) }
    let second = line(today, words.trendingToday)
    let both = first.appending("   ") + second
    if both.width <= columns { return [both] }
    return first.wrapped(to: columns, indent: indent) + second.wrapped(to: columns, indent: indent)
  }

  // MARK: People and genres

  private func peopleLines(_ columns: Int) -> [Line] {
    let heading = sectionHeading(words.popularPeople, columns)
    let list = state.catalog.lists[.people]
    let people = (list?.items ?? []).prefix(Excerpt.discover).compactMap(state.person)
    guard let list, !people.isEmpty else {
      return heading + instead(.list(.people, page: 1), columns)
    }
    return heading + PeopleTable(people, .people, canvas).lines(columns)
      + allLines(
        Choice(.allPeople, .people), words.people(list.totalResults), today: nil, columns)
  }

  private func genreLines(_ columns: Int) -> [Line] {
    var lines = sectionHeading(words.title(.genres), columns)
    guard state.catalog.holds(.genres) else { return lines + instead(.genres, columns) }
    for kind in [ListKind.movies, .shows] {
      if kind == .shows { lines.append(.empty) }
      lines += Line(words.kind(kind), .label).wrapped(to: columns)
      let genres = state.catalog.genresByName(of: kind) ?? []
      guard !genres.isEmpty else {
        lines += Line(words.noGenres, .muted).wrapped(to: columns)
        continue
      }
      let items = genres.map { genre in
        let route: Route =
          switch kind {
          case .movies: .movieList(.filtered(MovieFilters(genre: genre.id)))
          case .shows: .showList(.filtered(ShowFilters(genre: genre.id)))
          }
        return numbered(canvas.number(.genres, route), canvas.numberWidth)
          .appending(genre.name, .link)
      }
      let block = items.inColumns(width: columns, gap: 3)
      // A second column of a few names only makes the block harder to read.
      lines += block.count * 3 > items.count * 2 ? items.map { $0.truncated(to: columns) } : block
    }
    return lines
  }

  /// What stands in a section that has nothing to show.
  private func instead(_ request: Request, _ columns: Int) -> [Line] {
    PhaseLines(state: state, isSection: true).instead(
      state.phase(of: request), empty: Line(words.emptyList, .muted).wrapped(to: columns), columns)
  }
}
