import Catalog
import Navigation

/// What a line changed of what a person keeps, and what takes that back.
///
/// Such a thing is taken back by a change in the other direction, not by the old state: others may have changed
/// what is beside it.
enum UndoStep: Equatable, Sendable {
  case mark(MarkStep)
  case searches(SearchStep)
  case tabs(TabStep)

  /// What leads to the other side.
  var reversed: UndoStep {
    switch self {
    case .mark(var step):
      swap(&step.change, &step.inverse)
      swap(&step.day, &step.inverseDay)
      step.isBack.toggle()
      return .mark(step)
    case .searches(var step):
      step.forgets.toggle()
      return .searches(step)
    case .tabs(var step):
      step.opens.toggle()
      return .tabs(step)
    }
  }
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
  /// The number under which the place in the list is remembered that the change takes.
  var number: Int
  /// Whether it takes the change back.
  var isBack = false

  /// Which place the title gets in its list; one that it has is remembered where it comes back to it.
  var placing: ListPlacing {
    if isBack { return change.takesAway ? .last() : .former(number) }
    return .last(rememberedAs: inverse.takesAway ? nil : number)
  }
}

/// Past searches that were forgotten, with their places among all.
struct SearchStep: Equatable, Sendable {
  /// One of them.
  struct Row: Equatable, Sendable {
    var place: Int
    var text: String
  }

  /// The searches, the one with the first place first.
  var rows: [Row]
  var forgets = true
}

/// Tabs that were opened.
struct TabStep: Equatable, Sendable {
  var tabs: Set<Tab>
  var opens = true
}

extension AppState {
  /// Makes changes at once, and has them stored together.
  mutating func apply(_ steps: [UndoStep]) -> [Effect] {
    let changes = steps.flatMap { change(by: $0) }
    guard let first = changes.first else { return [] }
    return keep(changes.count == 1 ? first : .all(changes))
  }

  /// Makes a change at once; gives what is to be stored.
  private mutating func change(by step: UndoStep) -> [LibraryChange] {
    switch step {
    case .mark(let step):
      let day = step.day ?? today
      library.apply(step.change, to: step.title, on: day)
      return [
        .mark(
          step.title, step.change, on: day, title: catalog.title(step.title) ?? step.summary,
          place: step.placing)
      ]
    case .searches(let step):
      guard !step.forgets else {
        for row in step.rows { library.forget(row.text) }
        return step.rows.map { .forgotSearch($0.text) }
      }
      for row in step.rows { library.restore(row.text, at: row.place) }
      return [.restoredSearches(library.searches)]
    case .tabs(let step):
      if step.opens { enabledTabs.formUnion(step.tabs) } else { enabledTabs.subtract(step.tabs) }
      return [.setting(.tabs(enabledTabs.map(\.rawValue).sorted()))]
    }
  }
}
