import AppCore
import Catalog
import Navigation
import Typesetting

/// The rendering context of a page: state, words, numbers of the choices, width.
///
/// It is a class so that handing it on and looking into its state copies nothing.
final class Canvas: Sendable {
  /// The state shown.
  let state: AppState
  /// The words of its language.
  let words: Words
  /// The columns between the margins.
  let columns: Int
  /// The numbers of the page's choices.
  let numbering: Numbering
  /// The columns of the widest number on the page, so that all rows of a page line up.
  let numberWidth: Int

  init(_ state: AppState) {
    self.state = state
    words = state.words
    columns = state.pageColumns
    numbering = state.numbering
    numberWidth = String(max(1, numbering.choices.count)).utf8.count
  }

  /// The columns of running text.
  var measure: Int { min(columns, Measure.text) }

  /// The number of a choice; nil where the page does not offer it.
  func number(_ section: Choice.Section, _ route: Route) -> Int? {
    numbering.number(of: Choice(section, route))
  }

  /// The number of a choice that leads to no place; nil where the page does not offer it.
  func number(_ section: Choice.Section, leadingTo target: Choice.Target) -> Int? {
    numbering.number(of: Choice(section, leadingTo: target))
  }

  /// A choice within a line: its number, quiet, and its text.
  func inline(_ section: Choice.Section, _ route: Route, _ text: String, _ role: Role = .link)
    -> Line
  {
    var line = Line.empty
    if let number = number(section, route) { line.append("\(number) ", .number) }
    line.append(text, role)
    return line
  }

  /// The names of a crew within a line, each with its number.
  func names(of members: [CrewMember], _ section: Choice.Section) -> [Line] {
    members.map { inline(section, .person($0.person.id), $0.person.name) }
  }

  /// A choice on a line of its own: its number in the numbers' column, its text, and a note.
  func row(
    _ section: Choice.Section, _ route: Route, _ text: String, note: String = "",
    at start: Int? = nil, _ columns: Int
  ) -> [Line] {
    var line = Screens.numbered(number(section, route), numberWidth)
    line.append(text, .link)
    if let start, !note.isEmpty, line.width + 2 <= start, start + Width.of(note) <= columns {
      line.append(note, .muted, column: start)
    } else if !note.isEmpty {
      line.append("  " + note, .muted)
    }
    return line.wrapped(to: columns, indent: numberWidth + 2)
  }

  /// Titles in the design the person chose.
  func titles(
    _ titles: [TitleSummary], _ section: Choice.Section, alongside others: [TitleSummary] = [],
    isWide: Bool = false, _ columns: Int
  ) -> Body {
    TitleList(
      titles.map { state.titleRow($0, number: number(section, Route($0.id))) },
      alongside: others.map { state.titleRow($0, number: nil) }, columns: columns,
      numberWidth: numberWidth, state, isWide: isWide
    ).body
  }

  /// A text someone wrote, wrapped to a readable measure, its paragraphs apart.
  func prose(_ text: String, _ role: Role = .body, _ columns: Int) -> [Line] {
    let width = min(columns, Measure.text)
    guard text.utf8.contains(0x0A) else { return Line(text, role).wrapped(to: width) }
    var lines: [Line] = []
    for paragraph in text.split(separator: "\n") {
      if paragraph.utf8.allSatisfy({ $0 == 0x20 }) { continue }
      if !lines.isEmpty { lines.append(.empty) }
      lines += Line(String(paragraph), role).wrapped(to: width)
    }
    return lines
  }

  /// A text of several paragraphs of which some words stand out.
  ///
  /// - Parameter emphasis: The ranges of its Unicode scalars that do, in order.
  func prose(_ text: String, emphasis: [Range<Int>], _ columns: Int) -> [Line] {
    guard !emphasis.isEmpty else { return prose(text, .body, columns) }
    let width = min(columns, Measure.text)
    var lines: [Line] = []
    var start = 0
    for paragraph in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = Line(paragraph, from: start, emphasis)
      start += paragraph.count + 1
      if line.spans.allSatisfy({ $0.text.utf8.allSatisfy { $0 == 0x20 } }) { continue }
      if !lines.isEmpty { lines.append(.empty) }
      lines += line.wrapped(to: width)
    }
    return lines
  }

  /// A text with a note beneath it where it stands in another language than the one asked for.
  func localized(_ text: LocalizedText, note: (Words) -> (String, String) -> String, _ columns: Int)
    -> [Line]
  {
    var lines = prose(text.text, .body, columns)
    let wanted = state.locale.languageCode
    if text.language != wanted {
      lines += Line("(\(note(words)(wanted, text.language)))", .muted).wrapped(to: columns)
    }
    return lines
  }

  /// How many adult titles are not shown, and how to see them; nothing of none.
  func leftOut(_ adult: Int, _ columns: Int) -> [Line] {
    adult > 0 ? words.line(words.adultLeftOut(adult), .muted).wrapped(to: columns) : []
  }

  /// How to let go of a title that a person keeps and that its source no longer has.
  func goneLines(_ title: TitleID, _ phase: Phase, _ columns: Int) -> [Line] {
    guard case .failed(.notFound) = phase else { return [] }
    let marks = state.library[title]
    let commands = [
      marks.favoriteSince == nil ? nil : "unfav", marks.onWatchlistSince == nil ? nil : "unlater",
      marks.rating == nil ? nil : "unrate",
    ].compactMap(\.self)
    guard !commands.isEmpty else { return [] }
    return (Line(words.goneButKept + " ", .hint) + commands.map { Line($0, .key) }.joined(", "))
      .wrapped(to: columns, indent: 2)
  }

  /// What is said in place of what is not there yet; nothing of what is.
  func phaseLines(_ phase: Phase, knowsSome: Bool, _ columns: Int) -> [Line] {
    switch phase {
    case .loaded, .end, .empty, .stale: return []
    case .loading, .loadingMore:
      return Line(words.loading(state.delay), .muted).wrapped(to: columns)
    case .failed(let failure):
      return failureLines(failure, kept: knowsSome ? words.keptAbove : nil, words, columns)
    }
  }
}

extension Line {
  /// A paragraph of a text in which the scalars of some ranges of the whole stand out.
  fileprivate init(
    _ paragraph: Substring.UnicodeScalarView, from start: Int, _ emphasis: [Range<Int>]
  ) {
    self = .empty
    var isEmphasised = false
    var text = ""
    var ranges = emphasis.drop { $0.upperBound <= start }
    for (offset, scalar) in paragraph.enumerated() {
      while let first = ranges.first, first.upperBound <= start + offset { ranges.removeFirst() }
      let isInside = ranges.first?.contains(start + offset) ?? false
      if isInside != isEmphasised {
        append(text, isEmphasised: isEmphasised)
        text = ""
        isEmphasised = isInside
      }
      text.unicodeScalars.append(scalar)
    }
    append(text, isEmphasised: isEmphasised)
  }
}
