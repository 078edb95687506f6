import StoreCore
import TestSupport
import Testing

/// A clerk who asks for papers: one is fetched, one may be called off.
private enum Word: Equatable, Sendable {
  case wanted(Int)
  case came(Int)
  case forgotten(Int)
}

private enum Errand: Equatable, Sendable {
  case fetch(Int)
  case callOff(Int)
}

private struct Desk: Equatable, Sendable {
  var papers: Set<Int> = []
}

@Suite struct ScriptTests {
  private func script() -> Script<Desk, Word, Errand> {
    Script(
      Desk(),
      reducer: { desk, word in
        switch word {
        case .wanted(let paper): return [.fetch(paper)]
        case .came(let paper):
          desk.papers.insert(paper)
          return []
        case .forgotten(let paper): return [.callOff(paper)]
        }
      },
      ledger: .init(
        asked: { if case .fetch(let paper) = $0 { "\(paper)" } else { nil } },
        calledOff: { if case .callOff(let paper) = $0 { "\(paper)" } else { nil } },
        answered: { if case .came(let paper) = $0 { "\(paper)" } else { nil } }))
  }

  @Test func `what is said of every step holds`() {
    var script = script()
    script.send(.wanted(1), effects: [.fetch(1)])
    script.send(.came(1)) { $0.papers = [1] }
    #expect(script.state == Desk(papers: [1]))
    #expect(script.finish() == [])
  }

  @Test func `another state fails with the place of the step and what differs`() {
    var script = script()
    script.send(.came(7), file: "Some.swift", line: 12) { $0.papers = [8] }
    let failures = script.finish()
    #expect(failures.count == 1)
    #expect(failures.first?.hasPrefix("Some.swift:12: another state") == true)
    #expect(failures.first?.contains("- Desk(papers: {8})") == true)
    #expect(failures.first?.contains("+ Desk(papers: {7})") == true)
  }

  @Test func `a change that is not demanded fails`() {
    var script = script()
    script.send(.came(7))
    #expect(script.finish().count == 1)
  }

  @Test func `other effects fail`() {
    var script = script()
    script.send(.wanted(1), effects: [])
    script.send(.came(1)) { $0.papers = [1] }
    let failures = script.finish()
    #expect(failures.count == 1)
    #expect(failures.first?.contains("other effects") == true)
    #expect(failures.first?.contains("+ Errand(fetch: 1)") == true)
  }

  @Test func `what was asked for has to be answered or called off`() {
    var script = script()
    script.send(.wanted(1), effects: [.fetch(1)])
    script.send(.wanted(2), effects: [.fetch(2)], file: "Some.swift", line: 30)
    script.send(.wanted(3), effects: [.fetch(3)])
    script.send(.came(1)) { $0.papers = [1] }
    script.send(.forgotten(3), effects: [.callOff(3)])
    #expect(script.finish() == ["Some.swift:30: never answered: 2"])
  }
}
