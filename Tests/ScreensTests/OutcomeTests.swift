import AppCore
import Catalog
import StoreCore
import Testing
import Typesetting

@testable import Screens

/// What a run prints for a line or link, and the status it ends with.
@Suite struct OutcomeTests {
  private func failure(_ outcome: Outcome) throws -> RunFailure {
    guard case .failure(let failure) = outcome else { throw NoFailure(outcome: outcome) }
    return failure
  }

  private struct NoFailure: Error {
    let outcome: Outcome
  }

  private static let pages = [
    ["feed"], ["2"], ["themes"], ["help"], ["theme light"], ["more", "more"], ["search all"],
  ]

  @Test(arguments: pages)
  func `a page, a sheet and what is only said are printed`(lines: [String]) {
    var stage = ListStage(Sample.answers)
    for line in lines { stage.enter(line) }
    let outcome = Outcome(stage.state)
    #expect(outcome == .page() && outcome.status == .success)
  }

  private static let refusals: [(line: String, status: AppCore.ExitStatus, kind: String)] = [
    ("99", .failure, "failure"), ("rate nonsense", .usage, "usage"),
    ("go movie/x", .usage, "usage"),
    ("back", .failure, "failure"), ("sort nothing", .usage, "usage"),
    ("theme none", .failure, "failure"),
  ]

  @Test(arguments: refusals)
  func `a line that comes to nothing is a failure`(
    line: String, status: AppCore.ExitStatus, kind: String
  ) throws {
    var stage = ListStage(Sample.answers)
    stage.enter(line)
    let failure = try failure(Outcome(stage.state))
    let notice = try #require(stage.state.notice)
    #expect(failure.status == status && failure.message == stage.state.words.notice(notice))
    let document = try StrictJSON.value(failure.document)
    #expect(document["error", "kind"] == .string(kind))
    #expect(document["content"] == .some(.null))
  }

  private static let lost: [(failure: Failure, status: AppCore.ExitStatus)] = [
    (.notFound, .notFound), (.offline, .offline), (.unauthorized, .unauthorized),
    (.rateLimited(retryAfter: 3), .rateLimited), (.malformed("x"), .malformed),
    (.server(status: 500), .failure),
  ]

  @Test(arguments: lost)
  func `a page that cannot be loaded is a failure`(
    lost: (failure: Failure, status: AppCore.ExitStatus)
  ) throws {
    var answers = Sample.answers
    answers[.movie(7)] = .failed(lost.failure)
    var stage = ListStage(answers)
    stage.enter("go movie/7")
    let failure = try failure(Outcome(stage.state))
    #expect(failure.status == lost.status)
    #expect(failure.message == stage.state.words.failure(lost.failure))
    #expect(failure.document == document(stage.state))
    // A sheet above it hides the page that failed.
    stage.enter("help")
    #expect(Outcome(stage.state) == .page())
  }

  /// The feed after a line that asks for a file, and its answer.
  private func exchanged(
    _ line: String, _ answer: (Ticket) -> Action
  ) throws -> (before: AppState, after: AppState, action: Action) {
    var store = Store(ListStage(Sample.answers).state, reducer: appReducer(layout: layout))
    _ = store.send(.entered(line))
    let before = store.state
    let action = answer(try #require(before.exchange?.ticket))
    _ = store.send(action)
    return (before, store.state, action)
  }

  @Test func `an export to standard output is all that is printed there`() throws {
    let whole = ExportSummary(path: "-", format: .json, count: 2)
    var short = whole
    short.omissions = [.series: 1]
    var rounded = whole
    rounded.rounded = 1
    for (summary, isWhole) in [(whole, true), (short, false), (rounded, false)] {
      let (before, after, action) = try exchanged("export -") {
        .exported($0, .written(summary, text: "titles"))
      }
      #expect(exportedText(by: action, in: before) == "titles")
      // A file nobody waits for any more is not printed.
      #expect(exportedText(by: action, in: after) == nil)
      let outcome = Outcome(after)
      let remark = isWhole ? nil : after.words.exported(summary)
      #expect(outcome == .file(remark: remark) && outcome.status == .success)
    }
  }

  @Test func `an export to a file is said, and one that fails is a failure`() throws {
    let summary = ExportSummary(path: "a.json", format: .json, count: 2)
    let written = try exchanged("export a.json") { .exported($0, .written(summary, text: nil)) }
    #expect(exportedText(by: written.action, in: written.before) == nil)
    #expect(Outcome(written.after) == .page())
    let lost = try exchanged("export -") { .exported($0, .failed(.exists(path: "a.json"))) }
    #expect(exportedText(by: lost.action, in: lost.before) == nil)
    #expect(try failure(Outcome(lost.after)).status == .failure)
  }

  @Test func `an import that leaves rows is a page, and the run a failure`() throws {
    var reading = ImportReading(format: .letterboxd)
    reading.rowCount = 1
    let whole = try exchanged("import a.csv") { .imported($0, .read(reading)) }
    #expect(Outcome(whole.after) == .page())
    reading.unmatched = [UnmatchedRow(line: 2, name: "A (1999)", fault: .notFound)]
    let short = try exchanged("import a.csv") { .imported($0, .read(reading)) }
    let outcome = Outcome(short.after)
    guard case .page(let shortfall?) = outcome else { throw NoFailure(outcome: outcome) }
    #expect(shortfall.message.contains("a.csv") && outcome.status == .failure)
  }

  /// Each list of the feed with its name in documents, and the other's.
  private static let lists: [(Request, String, String)] = [
    (.list(.movies(.named(.popular)), page: 1), "movies", "tv"),
    (.list(.shows(.named(.popular)), page: 1), "tv", "movies"),
  ]

  @Test(arguments: lists)
  func `a page of which a part failed is shown, with the status and the place of the failure`(
    request: Request, part: String, other: String
  ) throws {
    var answers = Sample.answers
    answers[request] = .failed(.rateLimited(retryAfter: 30))
    let state = ListStage(answers).state
    let message = state.words.failure(.rateLimited(retryAfter: 30))
    #expect(Outcome(state) == .page(Shortfall(message: message, status: .rateLimited)))
    let page = render(state).map(\.text).joined(separator: "\n")
    let explanation = state.words.explanation(ofSection: .rateLimited(retryAfter: 30))
    #expect(page.contains(explanation.what) && page.contains(part == "tv" ? "Movie 1" : "Series 1"))
    let value = try StrictJSON.value(document(state))
    #expect(value["content", part, "results"] == .some(.null))
    #expect(value["content", other, "results"]?.count ?? 0 > 0)
    #expect(value["failed_parts"]?.count == 1)
    #expect(value["failed_parts", "0", "part"] == .string(part))
    #expect(value["failed_parts", "0", "kind"] == .string("rate_limited"))
    #expect(value["failed_parts", "0", "status"] == .int(6))
    #expect(value["failed_parts", "0", "retry_after"] == .int(30))
  }

  @Test func `a page of which every part failed is a failure`() throws {
    var answers = Sample.answers
    for (request, _, _) in Self.lists { answers[request] = .failed(.offline) }
    let stage = ListStage(answers)
    #expect(try failure(Outcome(stage.state)).status == .offline)
    #expect(try StrictJSON.value(document(stage.state))["failed_parts"] == .array([]))
  }

  @Test func `every part of what there is to discover says where it failed`() throws {
    let parts: [(Request, String)] = [
      (.list(.movies(.trending(.week)), page: 1), "trending_movies"),
      (.list(.shows(.trending(.week)), page: 1), "trending_tv"),
      (.list(.people, page: 1), "people"),
      (.list(.shows(.named(.onTheAir)), page: 1), "on_the_air"), (.genres, "genres"),
    ]
    for shown in 0..<parts.count {
      var answers = Sample.answers
      for (place, part) in parts.enumerated() {
        answers[part.0] = place == shown ? answers[part.0] ?? Sample.page([]) : .failed(.offline)
      }
      if parts[shown].0 == .genres {
        answers[.genres] = .answered(.genres(movie: [], show: []), .fresh)
      }
      var stage = ListStage(answers)
      stage.enter("discover")
      let value = try StrictJSON.value(document(stage.state))
      let named = (0..<5).compactMap { value["failed_parts", String($0), "part"] }
      #expect(named == parts.indices.filter { $0 != shown }.map { .string(parts[$0].1) })
      #expect(Outcome(stage.state).status == .offline)
    }
  }
}
