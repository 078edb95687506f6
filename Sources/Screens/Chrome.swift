import AppCore
import Catalog
import Navigation
import Typesetting

/// The header and footer of a page: location, scroll position, source.
struct Chrome {
  private let state: AppState
  private let words: Words
  private let columns: Int

  init(_ state: AppState) {
    self.state = state
    words = state.words
    columns = state.pageColumns
  }

  /// Windows lower than this spend no row on empty lines around the page.
  private static let lowHeight = 12
  /// Windows lower than this show no header.
  private static let leastHeight = 5

  /// Where one is, and which screenful of several is shown; an empty line after it where there is room.
  func header(_ screenful: (number: Int, count: Int?)?, _ height: Int = .max) -> [Line] {
    guard headerRows(height) > 0 else { return [] }
    var right = ""
    if let screenful { right = words.screenful(screenful.number, of: screenful.count) }
    let room = columns - (right.isEmpty ? 0 : Width.of(right) + 2)
    var line = Breadcrumb(state).line(max(1, room))
    if !right.isEmpty, line.width + 2 + Width.of(right) <= columns {
      line.append(right, .muted, column: columns - Width.of(right))
    }
    return headerRows(height) > 1 ? [line, .empty] : [line]
  }

  /// The rows of the header at a height.
  func headerRows(_ height: Int = .max) -> Int {
    height < Self.leastHeight ? 0 : height < Self.lowHeight ? 1 : 2
  }

  /// The rows that header and footer of a cut page take at a height.
  func cutRows(_ foot: [Line], _ height: Int) -> Int {
    let footer =
      [Footer.above(lines: 1_000), .last(foot, isOnly: false)]
      .map { self.footer($0, height).count }.max() ?? 0
    return min(height - 1, headerRows(height) + footer)
  }

  /// What stands beneath a screenful.
  enum Footer {
    /// So many lines follow.
    case above(lines: Int)
    /// The page ends, with its foot.
    case last([Line], isOnly: Bool)
  }

  /// What stands beneath a screenful: how much follows or how it ends, and where the facts come from.
  func footer(_ footer: Footer, _ height: Int) -> [Line] {
    guard height >= 2 else { return [] }
    let isLow = height < Self.lowHeight
    let source = Line(sourceWords.short, .muted).truncated(to: columns)
    var lines: [Line]
    switch footer {
    case .above(let count): lines = [words.line(words.linesBelow(count), .muted)]
    case .last(let foot, let isOnly):
      lines = Array(foot.prefix(isLow ? 1 : max(1, height / 3)))
      let hint = words.line(words.lastScreenful, .muted)
      if let last = lines.last {
        if !isOnly, last.width + 2 + hint.width + 3 + source.width <= columns {
          lines[lines.count - 1] = last.appending("  ") + hint
        }
      } else if !isOnly {
        lines = [hint]
      }
    }
    if let last = lines.last {
      lines[lines.count - 1] = last.truncated(to: columns)
      if last.width + 3 + source.width <= columns {
        lines[lines.count - 1].append(source.text, .muted, column: columns - source.width)
      } else if !isLow {
        lines.append(source)
      }
    } else {
      lines = [source]
    }
    return isLow ? lines : [.empty] + lines
  }

  /// Where the facts come from, beneath a page that is shown whole.
  var sourceLines: [Line] {
    [.empty] + Line(sourceWords.long, .muted).wrapped(to: columns)
  }

  /// Where what the page shows comes from; what a person keeps is their own.
  private var sourceWords: (long: String, short: String) {
    switch state.route {
    case .profile, .favorites, .watchlist, .rated:
      (words.ownSource(state.library.keeping, ownPlace), words.shortOwnSource)
    case .marvel, .character, .comic: words.marvelSource(state) ?? facts
    case .feed, .discover, .pokedex, .movie, .tvShow, .season, .episode, .person,
      .collection, .people, .movieList, .showList, .search, .find, .credits, .reviews, .similar,
      .recommended, .videos, .watch, .images, .pokemon:
      facts
    }
  }

  /// Where the marks on the page are kept.
  private var ownPlace: Words.OwnPlace {
    guard let account = state.account.kept?.account else { return .here }
    guard account.isGuest else { return .hereAndAtTMDB }
    return switch state.route {
    case .rated: .hereAndAtTMDB
    case .profile: .hereWithRatingsAtTMDB
    case .favorites, .watchlist, .marvel, .character, .comic, .feed, .discover, .pokedex, .movie,
      .tvShow, .season, .episode, .person, .collection, .people, .movieList, .showList, .search,
      .find, .credits, .reviews, .similar, .recommended, .videos, .watch, .images, .pokemon:
      .here
    }
  }

  /// Where facts come from that are nobody's own, and when that was where they are not new.
  private var facts: (long: String, short: String) {
    if state.source == .live, let age = state.keptAge {
      return (words.keptSource(seconds: age), words.shortKeptSource(seconds: age))
    }
    return (words.source(state.source), words.shortSource(state.source))
  }
}

/// The way from the tab to the place on screen, in names.
private struct Breadcrumb {
  let state: AppState

  /// The longest name of a place that is not cut.
  private static let longestName = 36
  private static let separator = " › "

  init(_ state: AppState) {
    self.state = state
  }

  /// The way in one line; where it is too long the places nearest to the one on screen are kept.
  func line(_ columns: Int) -> Line {
    var names: [String] = []
    var whole: [String] = []
    var width = 0
    var isWhole = true
    for frame in state.stack.fromTop {
      whole.append(state.placeName(frame.route))
      let name = Line(whole[names.count], .muted).truncated(to: Self.longestName).text
      let needed = Width.of(name) + (names.isEmpty ? 0 : Width.of(Self.separator))
      guard names.isEmpty || width + needed + 4 <= columns else {
        isWhole = false
        break
      }
      names.append(name)
      width += needed
    }
    // What room is left goes to the names that were cut, the place on screen first.
    var left = columns - width - (isWhole ? 0 : 1 + Width.of(Self.separator))
    for index in names.indices where left > 0 {
      let cut = Width.of(names[index])
      names[index] = Line(whole[index], .muted).truncated(to: cut + left).text
      left -= Width.of(names[index]) - cut
    }
    var line = Line.empty
    if !isWhole { line.append("…" + Self.separator, .muted) }
    for (index, name) in names.reversed().enumerated() {
      if index > 0 { line.append(Self.separator, .muted) }
      line.append(name, .muted, isEmphasised: index == names.count - 1)
    }
    return line.truncated(to: columns)
  }
}
