import Catalog
import Navigation
import StoreCore

/// What a line can change and `undo` brings back: places, how they are looked at, and settings.
///
/// What was learned from outside is no part of it: it is never rolled back.
struct Moment: Equatable, Sendable {
  var tabs: TabTable
  var tab: Tab
  var theme: String
  var design: Design
  var locale: ContentLocale
  var showsAdult: Bool
}

/// A line that changed something, with what was before it.
public struct UndoPoint: Equatable, Sendable {
  /// The line as it was entered.
  public let line: String
  /// State to swap in: before the line or, once undone, after it.
  var moment: Moment
  /// What leads to the other side, in order.
  var steps: [UndoStep] = []
  /// Whether the line did something that only other lines, or nobody, can take back.
  var isFinal = false
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
    guard !command.isOfHistory else { return perform(command, line: line, layout: layout) }
    let before = moment
    var effects = perform(command, line: line, layout: layout)
    let steps = undoSteps
    undoSteps = []
    let isFinal = command.isFinal && notice?.isFailure != true
    guard isFinal || !steps.isEmpty || !isSameView(as: before) else { return effects }
    if let visit {
      // From the past a line goes on: what was the present can be brought back.
      self.visit = nil
      record(line: "goto \(visit.number)", since: visit.present)
      effects += keepSettings(besidesThoseOf: visit.present)
    }
    record(line: line, since: before, steps, isFinal: isFinal)
    return effects
  }

  /// Notes a line that changed something, what was before it, and what it did besides.
  mutating func record(
    line: String, since before: Moment, _ steps: [UndoStep] = [], isFinal: Bool = false
  ) {
    history.record(
      UndoPoint(
        line: line.undoName, moment: before.numberedAnew, steps: steps.reversed().map(\.reversed),
        isFinal: isFinal))
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
    let now = moment.numberedAnew
    func other(_ point: UndoPoint) -> UndoPoint {
      taken = point
      var other = point
      guard !point.isFinal else { return other }
      other.moment = now
      other.steps = point.steps.reversed().map(\.reversed)
      return other
    }
    switch direction {
    case .undo:
      guard history.undo(other), let taken else { return say(.nothingToUndo) }
      guard !taken.isFinal else { return say(.cannotUndo(taken.line)) }
      notice = .undone(taken.line)
    case .redo:
      // What was not undone is not done again: it is passed over.
      repeat {
        guard history.redo(other) else { return say(.nothingToRedo) }
      } while taken?.isFinal == true
      if let taken { notice = .redone(taken.line) }
    }
    guard let taken else { return [] }
    return apply(taken.steps) + restore(taken.moment, keeps: true)
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
    let before = self.moment
    tabs = moment.tabs
    tab = isOpen(moment.tab) ? moment.tab : .feed
    theme = moment.theme
    design = moment.design
    var effects = showAdult(moment.showsAdult) + speak(moment.locale)
    if keeps { effects += keepSettings(besidesThoseOf: before) }
    return effects + settleFromAfar()
  }

  /// Has the settings kept that were others in another moment.
  private mutating func keepSettings(besidesThoseOf other: Moment) -> [Effect] {
    let settings = moment.settings.filter { !other.settings.contains($0) }
    return settings.flatMap { keep(.setting($0)) }
  }
}

extension Moment {
  /// The settings, as they are kept.
  fileprivate var settings: [Setting] {
    [
      .theme(theme), .design(design.rawValue), .adult(showsAdult), .language(locale.language),
      .region(locale.region),
    ]
  }

  /// The same with the numbers of the page on screen given anew when it is painted.
  fileprivate var numberedAnew: Moment {
    var moment = self
    moment.tabs[tab]?.stack.top.numbering = []
    return moment
  }
}

extension Frame {
  /// Whether it shows the same place in the same way; numbers are given anew.
  fileprivate func isLookedAt(as other: Frame) -> Bool {
    route == other.route && firstLine == other.firstLine && filter == other.filter
      && sort == other.sort
  }
}

extension Command {
  /// Whether it goes through the lines that were entered, and is none of them.
  fileprivate var isOfHistory: Bool {
    switch self {
    case .undo, .redo, .goto: true
    case .history, .help, .quit, .link, .web, .imdb, .matrix, .cancel, .reload, .forget, .read,
      .seasons, .exportFile, .login, .logout, .open, .openNamed, .selectTab, .visit, .search,
      .page, .collection, .genre, .go, .back, .forward, .up, .home, .sibling, .more, .first,
      .filter, .sort, .filters, .filtersMeant, .removeFilters, .list, .listNamed, .theme, .design,
      .language, .region,
      .adult, .tabs, .mark, .rate, .season, .episode, .episodeNamed, .importFile:
      false
    }
  }

  /// Whether what it does happens outside, where `undo` does not reach.
  fileprivate var isFinal: Bool {
    switch self {
    case .login, .logout: true
    case .undo, .redo, .goto, .history, .help, .quit, .link, .web, .imdb, .matrix, .cancel,
      .reload, .forget, .read, .seasons, .exportFile, .open, .openNamed, .selectTab, .visit,
      .search, .page,
      .collection, .genre, .go, .back, .forward, .up, .home, .sibling, .more, .first, .filter,
      .sort, .filters, .filtersMeant, .removeFilters, .list, .listNamed, .theme, .design, .language,
      .region, .adult, .tabs,
      .mark, .rate, .season, .episode, .episodeNamed, .importFile:
      false
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
