import Catalog
import Navigation
import StoreCore

/// What a line can change and `undo` brings back: places, how they are looked at, and settings.
///
/// What was learnt from outside is no part of it: it is never rolled back.
struct Moment: Equatable, Sendable {
  var tabs: TabTable
  var tab: Tab
  var theme: String
  var design: Design
  var locale: ContentLocale
  var showsAdult: Bool
}

/// A change to marks, and the one that takes it back.
struct MarkStep: Equatable, Sendable {
  var title: TitleID
  var change: MarkChange
  var inverse: MarkChange
  /// The day of the change and of the one that takes it back; nil is the day it is made on.
  var day: CalendarDate?
  var inverseDay: CalendarDate?
  /// What is known of a title that the catalogue may not have.
  var summary: TitleSummary?
}

/// A line that changed something, with what was before it.
public struct UndoPoint: Equatable, Sendable {
  /// The line as it was entered.
  public let line: String
  /// State to swap in: before the line or, once undone, after it.
  var moment: Moment
  /// What leads to the other side, in order.
  var marks: [MarkStep]
}

/// A look at the past: `goto` shows it, and the next line goes on from it.
public struct PastVisit: Equatable, Sendable {
  /// The number of the line behind which the past is shown; one less than the first: before it.
  public internal(set) var number: Int
  /// The moment that was left.
  var present: Moment
}

extension AppState {
  var moment: Moment {
    Moment(
      tabs: tabs, tab: tab, theme: theme, design: design, locale: locale, showsAdult: showsAdult)
  }

  /// The lines that can be undone, the oldest first, with their numbers.
  public var undoableLines: [(number: Int, line: String)] {
    history.points.enumerated().map { (history.firstNumber + $0.offset, $0.element.line) }
  }

  /// How many lines were undone and can be done again.
  public var redoableCount: Int { history.undoneCount }

  /// Performs a command and keeps what `undo` needs, where the command changed anything of it.
  mutating func performUndoably(
    _ command: Command, line: String, layout: (AppState) -> Screenful
  ) -> [Effect] {
    defer { notice = notice?.naming(asTypedIn: line) }
    guard command.isUndoable else { return perform(command, line: line, layout: layout) }
    if let visit {
      // From the past a line goes on: what was the present can be brought back.
      self.visit = nil
      history.record(UndoPoint(line: "goto \(visit.number)", moment: visit.present, marks: []))
    }
    var before = moment
    let effects = perform(command, line: line, layout: layout)
    let marks = markSteps
    markSteps = []
    if !marks.isEmpty || !isSameView(as: before) {
      before.tabs[before.tab]?.stack.top.numbering = []
      history.record(
        UndoPoint(line: line.undoName, moment: before, marks: marks.reversed().map(\.reversed)))
    }
    return effects
  }

  /// Whether what is on screen is looked at as in another moment.
  private func isSameView(as other: Moment) -> Bool {
    guard tab == other.tab, theme == other.theme, design == other.design, locale == other.locale,
      showsAdult == other.showsAdult,
      let mine = tabs[tab]?.stack, let theirs = other.tabs[tab]?.stack, mine.count == theirs.count,
      mine.top.isLookedAt(as: theirs.top)
    else { return false }
    return mine.beneath == theirs.beneath
  }

  /// Takes back the last line that changed something.
  mutating func undo() -> [Effect] {
    if let visit {
      self.visit = nil
      notice = .presentAgain
      return restore(visit.present, keeps: false)
    }
    return exchange(.undo)
  }

  /// Does again what was undone last.
  mutating func redo() -> [Effect] {
    if visit != nil { return undo() }
    return exchange(.redo)
  }

  private enum Direction {
    case undo, redo
  }

  private mutating func exchange(_ direction: Direction) -> [Effect] {
    var taken: UndoPoint?
    var now = moment
    now.tabs[now.tab]?.stack.top.numbering = []
    func other(_ point: UndoPoint) -> UndoPoint {
      taken = point
      return UndoPoint(
        line: point.line, moment: now, marks: point.marks.reversed().map(\.reversed))
    }
    switch direction {
    case .undo:
      guard history.undo(other), let taken else { return say(.nothingToUndo) }
      notice = .undone(taken.line)
    case .redo:
      guard history.redo(other), let taken else { return say(.nothingToRedo) }
      notice = .redone(taken.line)
    }
    guard let taken else { return [] }
    var effects: [Effect] = []
    effects += apply(taken.marks)
    return effects + restore(taken.moment, keeps: true)
  }

  /// Shows the past as it was behind a line; the next line goes on from it.
  mutating func visitPast(_ number: Int) -> [Effect] {
    let last = history.lastNumber
    guard history.count > 0, (history.firstNumber - 1...last).contains(number) else {
      return say(.noSuchLine(number, first: history.firstNumber - 1, last: last))
    }
    let present = visit?.present ?? moment
    guard number < last, let next = history[number + 1] else {
      visit = nil
      notice = .presentAgain
      return restore(present, keeps: false)
    }
    visit = PastVisit(number: number, present: present)
    notice = .past(number, line: history[number]?.line)
    return restore(next.moment, keeps: false)
  }

  /// Brings a moment back.
  ///
  /// - Parameter keeps: Whether its settings are kept for later runs; a look at the past keeps nothing.
  private mutating func restore(_ moment: Moment, keeps: Bool) -> [Effect] {
    var effects: [Effect] = []
    tabs = moment.tabs
    tab = moment.tab
    if theme != moment.theme {
      theme = moment.theme
      if keeps { effects += keep(.setting(.theme(theme))) }
    }
    if design != moment.design {
      design = moment.design
      if keeps { effects += keep(.setting(.design(design.rawValue))) }
    }
    effects += showAdult(moment.showsAdult, keeps: keeps)
    if locale != moment.locale { effects += speak(moment.locale, keeps: keeps) }
    return effects + settleFromAfar()
  }
}

extension Frame {
  /// Whether it shows the same place in the same way; numbers are given anew.
  fileprivate func isLookedAt(as other: Frame) -> Bool {
    route == other.route && firstLine == other.firstLine && filter == other.filter
      && sort == other.sort
  }
}

extension MarkStep {
  var reversed: MarkStep {
    MarkStep(
      title: title, change: inverse, inverse: change, day: inverseDay, inverseDay: day,
      summary: summary)
  }
}

extension Command {
  /// Whether the line is one that `undo` may take back.
  fileprivate var isUndoable: Bool {
    switch self {
    case .undo, .redo, .goto, .history, .help, .quit, .link, .web, .imdb, .matrix, .cancel, .reload,
      .forget, .read, .seasons, .exportFile, .login, .logout:
      false
    case .open, .openNamed, .selectTab, .visit, .search, .page, .collection, .genre, .go, .back,
      .forward, .up, .home, .sibling, .more, .first, .filter, .sort, .filters, .removeFilters,
      .list, .theme, .design, .language, .region, .adult, .tabs, .mark,
      .rate, .season, .episode, .episodeNamed, .importFile:
      true
    }
  }
}

extension String {
  /// The line as the history lists it: no longer than a list of lines can show.
  var undoName: String {
    let text = sanitized(limit: 201)
    return text.unicodeScalars.count > 200 ? String(text.unicodeScalars.prefix(199)) + "…" : text
  }
}
