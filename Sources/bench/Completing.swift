import AppCore
import Catalog
import Screens
import StoreCore

/// Tab on a page of 7,000 titles.
func measureCompletion() -> [Row] {
  guard let today = CalendarDate(year: 2026, month: 11, day: 30) else { return [] }
  let launch = Launch(
    today: today, source: .live,
    locale: ContentLocale(language: "en", region: "US"), size: Size(columns: 100, rows: nil),
    theme: "dark", themes: ["dark"])
  var store = Store(AppState(launch), reducer: appReducer(layout: layout))
  let letters = Array("abcdefghijklmnopqrstuvwy")
  let count = 7_000
  let rows = (1...count).map { number in
    let first = letters[number % letters.count].uppercased()
    // One name in eight has letters beyond ASCII, as in the catalog.
    let second = number.isMultiple(of: 8) ? "Élan" : "Élan".folded
    return ListRow.movie(
      MovieSummary(id: ID(number), title: "\(first)inde \(second) \(number) of Their Own"))
  }
  let page = Page(number: 1, elements: rows, totalPages: 1, totalResults: count)
  for effect in store.send(.entered("go feed/movies/popular")) {
    guard case .fetch(let request, _, let ticket) = effect else { continue }
    _ = store.send(.fetched(request, ticket: ticket, .answered(.list(page), .fresh)))
  }
  return ["open ", "open k", "open zzz", "search li", "movie/12", ""].map { line in
    var candidates = 0
    let times = (0..<20).map { _ in
      let start = now()
      candidates = store.state.completion(of: line).candidates.count
      return now() - start
    }
    return Row(
      what: "Tab after `\(line)` among 7,000 titles, \(candidates) candidates",
      measured: text(nanoseconds: median(times)), bound: "5 ms")
  }
}
