import Catalog
import Navigation
import Testing

@testable import AppCore

/// What is put out when, on a terminal and on a plain stream.
@Suite struct PresentationTests {
  /// A stage on which answers wait until a test gives them.
  private struct Stage: AppCore.Stage {
    var outputs: [Presentation.Output] = []
    var asked: [(request: Request, ticket: Ticket)] = []

    mutating func perform(_ effect: Effect) -> Action? {
      if case .fetch(let request, _, let ticket) = effect { asked.append((request, ticket)) }
      if case .cancel(let ticket) = effect { asked.removeAll { $0.ticket == ticket } }
      return nil
    }

    mutating func put(_ output: Presentation.Output, _ state: AppState) { outputs.append(output) }

    mutating func taken() -> [Presentation.Output] {
      defer { outputs = [] }
      return outputs
    }
  }

  private var stage = Stage()
  private var dialogue: Dialogue

  init() throws {
    dialogue = try Self.dialogue(.terminal)
  }

  private static func dialogue(_ medium: Presentation.Medium) throws -> Dialogue {
    let launch = Launch(
      today: try #require(CalendarDate(year: 2026, month: 3, day: 1)), source: .live,
      locale: ContentLocale(language: "en", region: "US"), size: Size(columns: 80, rows: 24),
      theme: "dark", themes: ["dark"], loadsRoot: false)
    return Dialogue(launch, on: medium, layout: { _ in Screenful(next: nil, end: 0) })
  }

  private mutating func enter(_ line: String) -> [Presentation.Output] {
    dialogue.take(.entered(line), on: &stage)
    return stage.taken()
  }

  private mutating func answer() -> [Presentation.Output] {
    let asked = stage.asked
    stage.asked = []
    dialogue.take(
      .received(
        asked.map { .fetched($0.request, ticket: $0.ticket, FakeSource.answer($0.request)) }),
      on: &stage)
    return stage.taken()
  }

  @Test mutating func `a page stands beneath the line, and what arrives takes its place`() {
    #expect(enter("go movie/603") == [.page(.beneath)])
    #expect(answer() == [.page(.inPlace)])
    #expect(enter("") == [])
    #expect(enter("help") == [.sheet(.beneath)])
    #expect(enter("rate nonsense") == [.notice])
    // The same refusal again is an answer of its own.
    #expect(enter("rate nonsense") == [.notice])
    #expect(enter("quit") == [])
  }

  @Test mutating func `lines typed ahead wait, are echoed, and are answered one after the other`() {
    _ = enter("go movie/603")
    #expect(enter("help") == [.waiting(["help"])])
    #expect(enter("") == [])
    #expect(enter("rate nonsense") == [.waiting(["help", "rate nonsense"])])
    #expect(
      answer() == [
        .page(.inPlace), .echo("help"), .sheet(.beneath), .echo("rate nonsense"), .notice,
      ])
  }

  @Test mutating func `a line that waits for an answer is answered beneath`() {
    _ = enter("go movie/603")
    _ = answer()
    #expect(enter("genres") == [])
    #expect(answer() == [.sheet(.beneath)])
    #expect(enter("genres nothing") == [.notice])
  }

  @Test mutating func `what cancels drops what waits`() {
    _ = enter("go movie/603")
    _ = enter("help")
    dialogue.take(.interrupted, on: &stage)
    #expect(stage.taken() == [.page(.inPlace)])
    _ = enter("reload")
    _ = enter("help")
    #expect(enter("cancel") == [.page(.beneath)])
    #expect(stage.asked.isEmpty)
  }

  @Test mutating func `a page loaded anew behind itself holds no line`() {
    _ = enter("go movie/603")
    _ = answer()
    _ = enter("back")
    _ = answer()
    dialogue.send(.expired([.movie(603)]), on: &stage)
    #expect(enter("go movie/603") == [.page(.beneath)])
    #expect(!stage.asked.isEmpty)
    #expect(enter("link") == [.sheet(.beneath)])
    // What arrives behind an address leaves it where it is.
    #expect(answer() == [])
  }

  @Test mutating func `an emptied window is filled with what was there`() {
    _ = enter("go movie/603")
    _ = answer()
    _ = enter("help")
    dialogue.take(.cleared, on: &stage)
    #expect(stage.taken() == [.sheet(.alone)])
    _ = enter("rate nonsense")
    dialogue.take(.cleared, on: &stage)
    #expect(stage.taken() == [.page(.alone)])
    dialogue.take(.resized(Size(columns: 60, rows: 20)), on: &stage)
    #expect(stage.taken() == [.page(.inPlaceOrAlone)])
  }

  @Test mutating func `a plain stream answers each line once, when all is quiet`() throws {
    dialogue = try Self.dialogue(.stream)
    #expect(enter("go movie/603") == [] && dialogue.isAnswerOwed)
    #expect(answer() == [.page(.beneath)] && !dialogue.isAnswerOwed)
    #expect(enter("") == [])
    #expect(enter("rate nonsense") == [.notice])
    #expect(enter("help") == [.sheet(.beneath)])
  }
}
