import AppCore
import Catalog
import Navigation
import Providers
import Screens
import StoreCore
import Typesetting

private typealias AppStore = Store<AppState, Action, Effect>

private let launch = Launch(
  today: CalendarDate(year: 2026, month: 11, day: 30) ?? BuiltInCatalogue().asOf,
  source: .builtIn(asOf: BuiltInCatalogue().asOf),
  locale: ContentLocale(language: "en", region: "US"), size: Size(columns: 100, rows: nil),
  theme: "dark", themes: ["dark"])

private func makeStore() -> AppStore {
  Store(AppState(launch), reducer: appReducer(layout: layout))
}

extension Store where State == AppState, Action == AppCore.Action, Effect == AppCore.Effect {
  /// Sends an action and lets the catalog answer all that it leads to.
  fileprivate mutating func settle(_ action: Action, from catalogue: BuiltInCatalogue) {
    var waiting = [action]
    while !waiting.isEmpty {
      for effect in send(waiting.removeFirst()) {
        guard case .fetch(let request, let terms, let ticket) = effect else { continue }
        let result: FetchResult
        do throws(Failure) {
          result = .answered(try catalogue.answer(request, locale: terms.locale), .fresh)
        } catch {
          result = .failed(error)
        }
        waiting.append(.fetched(request, ticket: ticket, result))
      }
    }
  }
}

/// One action that changes one of 20,000 entities: the keyword whose films are on screen gets another
/// name; the same where nothing has looked at that keyword since it was learned, so that memory is what
/// is measured; and one that brings a whole film page.
func measureStore() -> [Row] {
  let count = 20_000
  let keywords = (1...count).map { ListRow.keyword(Keyword(id: ID($0), name: "keyword \($0)")) }
  let films = (1...count).map { ListRow.movie(MovieSummary(id: ID($0), title: "Film \($0)")) }
  let rename: (Int) -> (Request, Response) = { number in
    (.keyword(ID(number)), .keyword(Keyword(id: ID(number), name: "renamed \(number)")))
  }
  let renamed = times(
    of: "movies/keyword/", with: "reload", among: keywords, isPainted: true, rename)
  let unseen = times(
    of: "movies/keyword/", with: "reload", among: keywords, isPainted: false, rename)
  let opened = times(of: "movie/", with: nil, among: films, isPainted: true) { number in
    var summary = MovieSummary(id: ID(number), title: "Film \(number)")
    summary.rating = Rating(average: 7, votes: number)
    return (.movie(ID(number)), .movie(Movie(summary), parts: [:]))
  }
  return [
    Row(
      what: "an action that changes one of 20,000 entities, that of the page on screen",
      measured: text(nanoseconds: renamed), bound: "200 ns"),
    Row(
      what: "the same, of an entity that nothing has looked at since it was learned",
      measured: text(nanoseconds: unseen), bound: ""),
    Row(
      what: "an action that brings a film's page, among 20,000 films",
      measured: text(nanoseconds: opened), bound: ""),
  ]
}

/// The median time of the answers to some of what is asked for, among many rows that are known.
private func times(
  of link: String, with command: String?, among rows: [ListRow],
  isPainted: Bool, _ answer: (Int) -> (Request, Response)
) -> UInt64 {
  var store = makeStore()
  let page = Page(number: 1, elements: rows, totalPages: 1, totalResults: rows.count)
  for effect in store.send(.entered("go feed/movies/popular")) {
    guard case .fetch(let request, _, let ticket) = effect else { continue }
    _ = store.send(.fetched(request, ticket: ticket, .answered(.list(page), .fresh)))
  }
  var times: [UInt64] = []
  for number in 1...5_000 {
    let (wanted, response) = answer(number)
    var effects = store.send(.entered(link + String(number)))
    if let command { effects = store.send(.entered(command)) }
    // As the program does before it waits for an answer.
    if isPainted { _ = render(store.state) }
    for effect in effects {
      guard case .fetch(wanted, _, let ticket) = effect else { continue }
      let action = Action.fetched(wanted, ticket: ticket, .answered(response, .fresh))
      let start = now()
      _ = store.send(action)
      times.append(now() - start)
    }
  }
  let clock = median(
    (0..<1_000).map { _ in
      let start = now()
      return now() - start
    })
  let time = median(times)
  return time > clock ? time - clock : 0
}

/// A page rendered and encoded.
func measurePage() -> [Row] {
  let catalogue = BuiltInCatalogue()
  let theme = Theme(name: "bench") { _ in Style(foreground: .rgb(RGB(200, 200, 200))) }
  return ["movie/603", "person/6384", "movies/popular", "search/matrix"].map { link in
    var store = makeStore()
    store.settle(.entered("go \(link)"), from: catalogue)
    let state = store.state
    var times: [UInt64] = []
    var bytes = 0
    for _ in 0..<2_000 {
      let start = now()
      bytes = render(state).encoded(.ansi(theme, .truecolor)).utf8.count
      times.append(now() - start)
    }
    return Row(
      what: "`\(link)` rendered and encoded (\(bytes) bytes)",
      measured: text(nanoseconds: median(times)), bound: "200 µs")
  }
}

/// 10,000 choices followed one after another through the real reducer.
func measureChoices() -> [Row] {
  let catalogue = BuiltInCatalogue()
  var store = makeStore()
  store.settle(.started(launch), from: catalogue)
  var seed: UInt64 = 42
  func random(_ bound: Int) -> Int {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(seed >> 33) % max(1, bound)
  }
  let count = 10_000
  var times: [UInt64] = []
  var memory: [UInt64] = []
  for step in 0..<count {
    let numbering = store.state.numbering
    // Only choices that lead to places that can be shown: a refused step is no step.
    let numbers = (1...max(1, numbering.choices.count)).filter { number in
      numbering[number]?.route != nil
    }
    let line = numbers.isEmpty ? "feed" : String(numbers[random(numbers.count)])
    let start = now()
    store.settle(.entered(line), from: catalogue)
    times.append(now() - start)
    if step % 1_000 == 999 { memory.append(residentKilobytes()) }
  }
  let early = median(Array(times[1_000..<2_000]))
  let late = median(Array(times[(count - 1_000)...]))
  let growth = (memory.last ?? 0) > memory[4] ? ((memory.last ?? 0) - memory[4]) : 0
  return [
    Row(
      what: "a choice followed, the last thousand of 10,000 against the second",
      measured: "\(text(ratio: late, to: early)) times (\(text(nanoseconds: late)))",
      bound: "1.00 times"),
    Row(
      what: "memory a step over the last 5,000 choices",
      measured: "\(growth * 1_024 / 5_000) bytes (\((memory.last ?? 0) / 1_024) MB in all, "
        + "\(store.state.stack.count) places deep)",
      bound: "no growth"),
  ]
}
