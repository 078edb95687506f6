import AppCore
import Catalog
import StoreCore
import Testing

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
    #expect(outcome == .page(shortfall: nil) && outcome.status == .success)
  }

  private static let refusals: [(line: String, status: AppCore.ExitStatus, kind: String)] = [
    ("99", .failure, "failure"), ("nonsense", .usage, "usage"), ("go movie/x", .usage, "usage"),
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
    #expect(Outcome(stage.state) == .page(shortfall: nil))
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
    #expect(Outcome(written.after) == .page(shortfall: nil))
    let lost = try exchanged("export -") { .exported($0, .failed(.exists(path: "a.json"))) }
    #expect(exportedText(by: lost.action, in: lost.before) == nil)
    #expect(try failure(Outcome(lost.after)).status == .failure)
  }

  @Test func `an import that leaves rows is a page, and the run a failure`() throws {
    var reading = ImportReading(format: .letterboxd)
    reading.rowCount = 1
    let whole = try exchanged("import a.csv") { .imported($0, .read(reading)) }
    #expect(Outcome(whole.after) == .page(shortfall: nil))
    reading.unmatched = [UnmatchedRow(line: 2, name: "A (1999)", fault: .notFound)]
    let short = try exchanged("import a.csv") { .imported($0, .read(reading)) }
    let outcome = Outcome(short.after)
    guard case .page(let shortfall?) = outcome else { throw NoFailure(outcome: outcome) }
    #expect(shortfall.contains("a.csv") && outcome.status == .failure)
  }
}
