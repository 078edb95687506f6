import AppCore
import Catalog
import Navigation

/// What each sheet shows: rows of names, never of words in one language alone.
extension JSONValue {
  /// The content of a page that is no place.
  static func sheet(_ sheet: Sheet, in state: AppState) -> JSONValue {
    let catalog = state.catalog
    switch sheet {
    case .matrix: return .list(NavigationMatrix.rows, JSONValue.row)
    case .help(let name): return help(name, state)
    case .address(let text): return ["address": .string(text)]
    case .review(let id): return .known(catalog.reviews[id], JSONValue.review)
    case .themes:
      let chosen = state.themes.map { (name: $0, fault: String?.none) }
      let faulty = state.faultyThemes.map { (name: $0.name, fault: String?.some($0.reason)) }
      return .list(chosen + faulty) { name, fault in
        [
          "name": .string(name), "current": .bool(name == state.theme && fault == nil),
          "fault": .text(fault),
        ]
      }
    case .lists:
      return .list(state.listChoices) { name, route in
        [
          "name": .string(name), "link": .string(Link(to: route).description),
          "current": .bool(route == state.route),
        ]
      }
    case .genres:
      return [
        "movie": .known(catalog.movieGenres) { .list($0, JSONValue.genre) },
        "tv": .known(catalog.showGenres) { .list($0, JSONValue.genre) },
      ]
    case .seasons(let show):
      return .known(catalog.showDetails[show]?.seasons) { .list($0, JSONValue.season) }
    case .filters:
      guard let kind = state.route.listKind else { return .null }
      let values = state.route.filterEntries
      return .list(FilterName.known(to: kind)) { name in
        [
          "name": .string(name.rawValue),
          "value": .text(values.first { $0.name == name }?.value),
        ]
      }
    case .tabs:
      return .list(Tab.allCases) { tab in
        [
          "name": .string(tab.rawValue), "open": .bool(state.isOpen(tab)),
          "current": .bool(tab == state.tab),
        ]
      }
    case .designs:
      return .list(Design.allCases) {
        ["name": .string($0.rawValue), "current": .bool($0 == state.design)]
      }
    case .history:
      return .list(state.undoableLines) { number, line in
        ["number": .int(number), "line": .string(line)]
      }
    case .locale:
      return ["language": .string(state.locale.language), "region": .string(state.locale.region)]
    case .imported(let report): return imported(report, state.words)
    }
  }

  private static func row(_ row: NavigationMatrix.Row) -> JSONValue {
    [
      "from": .string(row.from.documentName), "to": .string(row.to.documentName),
      "transition": .string(row.transition.rawValue), "way": .string(row.way.rawValue),
    ]
  }
}

/// The names of the sheets in documents.
enum SheetName: String, CaseIterable {
  case help, matrix, address, review, themes, lists, genres, seasons, filters, tabs, designs,
    history
  case locale
  case imported = "import"

  /// The name of a sheet.
  init(_ sheet: Sheet) {
    self =
      switch sheet {
      case .help: .help
      case .matrix: .matrix
      case .address: .address
      case .review: .review
      case .themes: .themes
      case .lists: .lists
      case .genres: .genres
      case .seasons: .seasons
      case .filters: .filters
      case .tabs: .tabs
      case .designs: .designs
      case .history: .history
      case .locale: .locale
      case .imported: .imported
      }
  }
}

extension NavigationMatrix.Origin {
  /// The origin in documents: a screen's name, `any`, or `any but` one.
  fileprivate var documentName: String {
    switch self {
    case .any: "any"
    case .anyExcept(let screen): "any but \(screen.rawValue)"
    case .screen(let screen): screen.rawValue
    }
  }
}

extension NavigationMatrix.Destination {
  /// The destination in documents: a screen's name, or `any stack`.
  fileprivate var documentName: String {
    switch self {
    case .anyStack: "any stack"
    case .screen(let screen): screen.rawValue
    }
  }
}
