import AppCore
import Catalog
import Typesetting

/// The seasons of a series, from wherever in it one is.
struct SeasonsSheet {
  let show: ID<TVShow>
  let state: AppState

  var lines: [Line] {
    let canvas = Canvas(state)
    let words = canvas.words
    let columns = min(canvas.columns, Measure.page)
    let name = state.catalog.shows[show]?.name
    var title = Line(words.title(.seasons(show)), .title)
    if let name { title.append("  " + name, .muted) }
    let seasons = state.catalog.showDetails[show]?.seasons ?? []
    return title.wrapped(to: columns) + [.empty]
      + SeasonTable(seasons, of: show, canvas, isNumbered: false).body(columns).lines + [.empty]
      + typingHint(
        words.openSeason,
        ["season \(words.placeholder(.seasonNumber))"]
          + (seasons.first { $0.isListed }.map { ["season \($0.number)"] } ?? []), words
      ).wrapped(to: columns)
  }
}
