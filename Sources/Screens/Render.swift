public import AppCore
import Catalog
import Navigation
public import Typesetting

/// The whole frame of a state, in lines no wider than its columns.
///
/// Where the terminal's rows are known a page that does not fit above the prompt is cut into screenfuls,
/// and the frame shows the one its place on the stack says; where they are not, the page is whole.
public func render(_ state: AppState) -> [Line] {
  switch state.painting {
  case .screen: PaintedPage(state).lines
  case .sheet(let sheet): PaintedSheet(sheet, state).lines
  case .notice: noticeLines(state)
  }
}

/// The frame of a state, the place on screen where the state asks for no more than what is to be said: as a
/// window is painted of which nothing is left.
public func renderWhole(_ state: AppState) -> [Line] {
  switch state.painting {
  case .screen, .notice: PaintedPage(state).lines
  case .sheet: render(state)
  }
}

/// Which lines of the page on screen are shown at the state's size; of a sheet, which of its screenfuls.
public func layout(_ state: AppState) -> Screenful {
  guard state.size.rows != nil else { return Screenful(next: nil, end: 0) }
  if case .sheet(let sheet) = state.painting {
    let count = PaintedSheet(sheet, state).screenfuls.count
    let next = state.sheetScreenful + 1
    return Screenful(next: next < count ? next : nil, end: count)
  }
  let page = PaintedPage(state)
  let end = page.body.lines.count
  guard let shown = page.shown, shown.upperBound < end else {
    return Screenful(next: nil, end: end)
  }
  return Screenful(next: shown.upperBound, end: end)
}

/// The page on screen with what stands around it.
private struct PaintedPage {
  let state: AppState
  let body: Body
  let chrome: Chrome
  private let notice: [Line]

  init(_ state: AppState) {
    self.state = state
    chrome = Chrome(state)
    // A page that was not loaded because that was cancelled says so itself.
    let isSaid = state.notice == .cancelled && state.phase == .failed(.cancelled)
    notice = isSaid ? [] : noticeLines(state)
    var body = Screens.body(state)
    let words = state.words
    var top: [Line] = []
    var age: Int?
    if case .stale(let seconds) = state.phase { age = seconds }
    if state.isReloading {
      top = Line(words.reloading(keptSeconds: age, state.delay), .notice)
        .wrapped(to: state.pageColumns)
    } else if let age {
      let failure = state.frame.requests.lazy.compactMap { state.failures[$0] }.first
      top = words.line(words.kept(seconds: age, because: failure), .warning)
        .wrapped(to: state.pageColumns)
    }
    if !top.isEmpty {
      body = body.beneath(top + [.empty])
    }
    self.body = body
  }

  /// The rows above the prompt, where nothing is said beneath the page.
  private var rows: Int { max(1, (state.size.rows ?? .max) - 1) }

  /// The rows above the prompt that the page and what stands around it may take.
  private var height: Int { max(1, rows - (notice.isEmpty ? 0 : notice.count + 1)) }

  /// The page with a roomy header and where its facts come from; nil where that does not fit.
  private var whole: [Line]? {
    guard chrome.headerRows() + body.lines.count < height else { return nil }
    let page = chrome.header(nil) + body.whole + chrome.sourceLines
    return page.count <= height ? page : nil
  }

  /// The lines of the page that there is room for at a height.
  private func room(_ height: Int) -> Int { max(1, height - chrome.cutRows(body.foot, height)) }

  /// The lines of the page that are shown; nil of a page that is shown whole.
  var shown: Range<Int>? {
    guard whole == nil else { return nil }
    let room = room(height)
    let start = max(0, state.frame.firstLine)
    if start > 0, start >= body.lines.count {
      // What begins here is still to come: the end of what there is.
      return max(0, body.lines.count - room)..<body.lines.count
    }
    return body.cut(to: room, from: start).first
  }

  var lines: [Line] {
    let page = whole ?? shown.map(part) ?? []
    return (page.indented(by: state.margin) + (notice.isEmpty ? [] : [.empty] + notice))
      .map { $0.truncated(to: columns) }
  }

  private func part(_ shown: Range<Int>) -> [Line] {
    // Whatever is said this once does not change how the rest is counted.
    let room = room(rows)
    let before = shown.lowerBound == 0 ? 0 : body.cut(to: room, upTo: shown.lowerBound).count
    let below = body.lines.count - shown.upperBound
    let after = below == 0 ? 0 : body.cut(to: room, from: shown.upperBound).count
    let count = before + 1 + after
    let isOnly = count == 1
    var page = chrome.header(
      isOnly ? nil : (before + 1, body.goesOn ? nil : count), height)
    page += body.lines[shown].drop { shown.lowerBound > 0 && $0.isEmpty }
    while page.last?.isEmpty == true { page.removeLast() }
    return page
      + chrome.footer(below > 0 ? .above(lines: below) : .last(body.foot, isOnly: isOnly), height)
  }

  private var columns: Int { state.size.columns }
}

extension AppState {
  /// Whether the page is shown while it is being asked for anew.
  fileprivate var isReloading: Bool {
    frame.requests.contains { catalog.holds($0) && inFlight[$0] != nil }
  }
}

extension Body {
  /// The body, or what stands from one line up to another, in parts of at most a number of lines; never none.
  ///
  /// A part does not begin with an empty line, and does not end with a heading, with the first line of many,
  /// or within a card, when that can be helped.
  func cut(to height: Int, from first: Int = 0, upTo last: Int = .max) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    let last = min(last, lines.count)
    var start = min(max(0, first), last)
    var nextBreak = 0
    var nextKeep = 0
    while start < last {
      if start > 0, lines[start].isEmpty {
        start += 1
        continue
      }
      var end = min(start + height, last)
      while nextBreak < breaks.count, breaks[nextBreak] <= start { nextBreak += 1 }
      if nextBreak < breaks.count, breaks[nextBreak] <= end {
        end = breaks[nextBreak]
      } else if end < last {
        while nextKeep < keeps.count, keeps[nextKeep].upperBound <= end { nextKeep += 1 }
        if nextKeep < keeps.count, keeps[nextKeep].lowerBound > start {
          end = min(end, keeps[nextKeep].lowerBound)
        }
        let least = start + (end - start) / 2
        var better = isLonely(end) ? end - 1 : end
        while better > least, lines[better - 1].isAbandonable { better -= 1 }
        if better > least { end = better }
      }
      parts.append(start..<end)
      start = end
    }
    return parts.isEmpty ? [start..<last] : parts
  }
}

extension Body {
  /// Whether a part that ends before a line would part the first line of a block from its others.
  private func isLonely(_ end: Int) -> Bool {
    guard end > 1, end < lines.count, !lines[end].isEmpty, !lines[end - 1].isEmpty else {
      return false
    }
    return lines[end - 2].isEmpty || lines[end - 2].isAbandonable
  }
}

extension Line {
  /// The column in which the line begins.
  fileprivate var start: Int {
    var blanks = 0
    for span in spans {
      if let column = span.column { blanks = max(blanks, column) }
      for byte in span.text.utf8 {
        guard byte == 0x20 else { return blanks }
        blanks += 1
      }
    }
    return 0
  }

  /// Whether the line makes no sense without those that follow: an empty one, a heading.
  fileprivate var isAbandonable: Bool { isEmpty || spans.first?.role == .heading || isLabel }

  /// Whether it is the name of facts that stand beneath it.
  private var isLabel: Bool { spans.allSatisfy { $0.role == .label || $0.text.isBlank } }
}

extension String {
  fileprivate var isBlank: Bool { utf8.allSatisfy { $0 == 0x20 } }
}

/// A sheet with what is to be said about it; where it does not fit above the prompt it is cut into
/// screenfuls.
private struct PaintedSheet {
  private let state: AppState
  private let page: [Line]
  private let notice: [Line]
  /// An address is there to be copied: nothing stands beside it.
  private let isBare: Bool

  init(_ sheet: Sheet, _ state: AppState) {
    self.state = state
    page = sheetLines(sheet, state)
    if case .address = sheet { isBare = true } else { isBare = false }
    notice = isBare ? [] : noticeLines(state)
  }

  /// The rows above the prompt that the sheet may take where nothing is said beneath it.
  private var height: Int { max(1, (state.size.rows ?? .max) - 1) }

  /// The rows that the sheet may take now.
  private var heightLeft: Int { max(1, height - (notice.isEmpty ? 0 : notice.count + 1)) }

  /// The parts of the sheet that are shown at once, in order; never none.
  ///
  /// Whatever is said this once does not change how they are counted.
  var screenfuls: [Range<Int>] {
    guard !isBare, page.count > height else { return [0..<page.count] }
    var body = Body(page)
    body.keeps = Self.entries(of: page)
    return body.cut(to: max(1, height - Self.footerRows))
  }

  /// The lines that belong to the one above them, together with it: they stand further in.
  private static func entries(of page: [Line]) -> [Range<Int>] {
    var entries: [Range<Int>] = []
    var index = 1
    while index < page.count {
      let head = page[index - 1]
      var end = index
      while end < page.count, end < index + mostKept, page[end].start > head.start + 1 { end += 1 }
      if end > index, !head.isEmpty { entries.append(index - 1..<end) }
      index = end + 1
    }
    return entries
  }

  /// The most lines that are kept with the one above them.
  private static let mostKept = 4

  /// An empty line, and how the sheet goes on.
  private static let footerRows = 2

  var lines: [Line] {
    if isBare { return page }
    let parts = screenfuls
    let shown = min(state.sheetScreenful, parts.count - 1)
    var lines = Array(page[parts[shown]])
    var foot: [Line] = []
    if parts.count > 1 {
      while lines.last?.isEmpty == true { lines.removeLast() }
      foot = footer(shown, of: parts)
    }
    // Where something is said beneath, the end stays in sight: what is new stands there.
    lines = lines.suffix(max(1, heightLeft - foot.count)) + foot
    return lines.indented(by: state.margin) + (notice.isEmpty ? [] : [.empty] + notice)
  }

  private func footer(_ shown: Int, of parts: [Range<Int>]) -> [Line] {
    let words = state.words
    let columns = state.pageColumns
    let below = page.count - parts[shown].upperBound
    var line = words.line(below > 0 ? words.linesBelow(below) : words.lastScreenful, .muted)
    let place = words.screenful(shown + 1, of: parts.count)
    if line.width + 2 + Width.of(place) <= columns {
      line.append(place, .muted, column: columns - Width.of(place))
    }
    return [.empty, line.truncated(to: columns)]
  }
}

/// What is said about the last line, a sign before it that tells a failure without colour.
func noticeLines(_ state: AppState) -> [Line] {
  guard let notice = state.notice else { return [] }
  let columns = state.pageColumns
  let words = state.words
  if notice == .welcome, columns >= Welcome.leastColumns {
    return Welcome(words).lines(columns).indented(by: state.margin)
  }
  let role: Role = notice.isFailure ? .error : .notice
  let line =
    Line([Span(notice.isFailure ? "! " : "• ", role)]) + words.line(words.notice(notice), role)
  return line.wrapped(to: columns, indent: 2).indented(by: state.margin)
}

/// What the place on screen shows between header and footer.
private func body(_ state: AppState) -> Body {
  switch state.route {
  case .movie(let id): return MovieScreen(id, Canvas(state)).body
  case .tvShow(let id): return ShowScreen(id, Canvas(state)).body
  case .season(let show, let number):
    return SeasonScreen(show, number, Canvas(state)).body
  case .episode(let show, let season, let number):
    return EpisodeScreen(show, season, number, Canvas(state)).body
  case .person(let id): return PersonScreen(id, Canvas(state)).body
  case .credits(let title): return CreditsScreen(title, Canvas(state)).body
  case .collection(let id): return CollectionScreen(id, Canvas(state)).body
  case .feed(let movies, let shows):
    return FeedScreen(movies: movies, shows: shows, state: state).body
  case .discover: return DiscoverScreen(Canvas(state)).body
  case .people: return PeopleScreen(Canvas(state)).body
  case .movieList, .showList: return ListScreen(state: state)?.body ?? Body()
  case .profile: return ProfileScreen(Canvas(state)).body
  case .favorites: return KeptScreen(.favorites, Canvas(state)).body
  case .watchlist: return KeptScreen(.watchlist, Canvas(state)).body
  case .rated: return KeptScreen(.rated, Canvas(state)).body
  case .search(let query): return SearchScreen(query: query, state: state).body
  case .find(let id): return Body(FindScreen(id: id, state: state).lines)
  case .similar, .recommended: return ListScreen(state: state)?.body ?? Body()
  case .reviews(let title): return ReviewsScreen(title, Canvas(state)).body
  case .videos(let title): return VideosScreen(title, Canvas(state)).body
  case .images(let subject): return ImagesScreen(subject, Canvas(state)).body
  case .watch(let title): return WatchScreen(title, Canvas(state)).body
  case .marvel: return MarvelScreen(Canvas(state)).body
  case .character(let id): return CharacterScreen(id, Canvas(state)).body
  case .comic(let id): return ComicScreen(id, Canvas(state)).body
  case .pokedex: return PokedexScreen(Canvas(state)).body
  case .pokemon(let id): return PokemonScreen(id, Canvas(state)).body
  }
}
