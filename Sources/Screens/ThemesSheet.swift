import AppCore
import Catalog
import Typesetting

/// The themes there are, each beside a piece of a page in its own colors.
struct ThemesSheet {
  private let state: AppState
  private let words: Words
  private let columns: Int

  init(state: AppState) {
    self.state = state
    words = state.words
    columns = state.pageColumns
  }

  var lines: [Line] {
    var page = sheetHeading(words.title(.themes), columns)
    page += state.showsColors ? previews : list
    for theme in state.faultyThemes {
      let name = Line("! ", .warning).appending(theme.name.sanitized(limit: 60), .muted)
      let said =
        state.themes.contains(theme.name)
        ? words.cannotReplace(theme) : words.cannotBeChosen(theme)
      page += name.appending("  " + said, .muted)
        .wrapped(to: columns, indent: 4)
    }
    let other = state.themes.first { $0 != state.theme } ?? state.theme
    if !state.showsColors {
      page += [.empty] + Line(words.noColors, .muted).wrapped(to: columns)
    }
    if page.last?.isEmpty == false { page.append(.empty) }
    return page
      + typingHint(
        words.listsHint, ["theme \(words.placeholder(.theme))", "theme \(other)"], words
      )
      .wrapped(to: columns)
  }

  private var items: [SheetItem] {
    state.themes.map {
      SheetItem(
        name: $0, isChosen: $0 == state.theme,
        about: state.replacedThemes.contains($0)
          ? words.ownThemeInstead : words.theme($0) ?? words.ownTheme)
    }
  }

  /// The names alone: without colors all samples would look the same.
  private var list: [Line] { itemLines(items, words, columns) }

  // MARK: Samples

  private static let gap = 2
  private static let mostNameColumns = 24
  private static let leastAboutColumns = 14

  private var previews: [Line] {
    let items = items
    let sample = sample
    let sampleWidth = sample.map(\.width).max() ?? 0
    let names = items.map(\.line.width).max() ?? 0
    let nameWidth = min(Self.mostNameColumns, max(names, 2 + Width.of(words.current)))
    let room = columns - nameWidth - sampleWidth - 2 * Self.gap
    return items.flatMap { item in
      let worn = sample.map { $0.inTheme(item.name) }
      return
        (room >= Self.leastAboutColumns
        ? beside(item, worn, at: nameWidth + Self.gap, about: room) : above(item, worn)) + [.empty]
    }
  }

  /// The name, the sample and what the theme is like, from left to right.
  private func beside(_ item: SheetItem, _ sample: [Line], at column: Int, about room: Int)
    -> [Line]
  {
    var left = [item.line.truncated(to: column - Self.gap)]
    if item.isChosen { left.append(Line("  ").appending(words.current, .accent)) }
    let right = Line(item.about ?? "", .muted).wrapped(to: room)
    let width = sample.map(\.width).max() ?? 0
    return (0..<max(left.count, sample.count, right.count)).map { row in
      var line = row < left.count ? left[row] : .empty
      if row < sample.count { line.append(sample[row], at: column) }
      if row < right.count { line.append(right[row], at: column + width + Self.gap) }
      return line
    }
  }

  /// The name and what the theme is like above the sample, where there is no room beside it.
  private func above(_ item: SheetItem, _ sample: [Line]) -> [Line] {
    var about = Line(item.about ?? "", .muted)
    if item.isChosen { about = about.appending(" · ", .muted).appending(words.current, .accent) }
    return [item.line, about].joined("  ").wrapped(to: columns, indent: 4)
      + sample.map { $0.indented(by: columns > 30 ? 2 : 0).truncated(to: columns) }
  }

  /// A piece of a page that says of its texts what they are, filled up to a block.
  private var sample: [Line] {
    let bar = words.ratingCell(Rating(average: 7.5, votes: nil), bar: 10)
    let rows = [
      Line(words.sampleTitle, .title).appending("  ").appending(words.sampleMuted, .muted),
      bar.appending("  ").appending(words.sampleAccent, .accent),
      Line("1 ", .number).appending(words.sampleLink, .link).appending("  ").appending(
        "! " + words.sampleError, .error),
    ]
    let width = (rows.map(\.width).max() ?? 0) + 2
    return rows.map { (Line(" ") + $0).padded(to: width) }
  }
}

extension Line {
  /// Puts another line at a column of its own.
  fileprivate mutating func append(_ other: Line, at column: Int) {
    var spans = other.spans
    if !spans.isEmpty { spans[0].column = column }
    self.spans += spans
  }
}
