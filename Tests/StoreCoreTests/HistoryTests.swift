import StoreCore
import Testing

@Suite("History")
struct HistoryTests {
  @Test("gives points back newest first, and again in the order they were done")
  func undoAndRedo() {
    var history = History<String>()
    for point in ["a", "b", "c"] { history.record(point) }
    var seen: [String] = []
    func turn(_ point: String) -> String {
      seen.append(point)
      return point.uppercased()
    }
    let wereUndone = [history.undo(turn), history.undo(turn)]
    #expect(wereUndone == [true, true])
    #expect(seen == ["c", "b"])
    #expect(history.count == 1 && history.undoneCount == 2)
    let wasRedone = history.redo(turn)
    #expect(wasRedone)
    // What comes back is what undoing put in its place.
    #expect(seen == ["c", "b", "B"])
    #expect(Array(history.points) == ["a", "B"])
  }

  @Test("has nothing to give where nothing is")
  func empty() {
    var history = History<Int>()
    let gave = [history.undo { $0 }, history.redo { $0 }]
    #expect(gave == [false, false])
    #expect(history[1] == nil && history[0] == nil)
    #expect(history.lastNumber == history.firstNumber - 1)
  }

  @Test("forgets what was undone as soon as something else is done")
  func branches() {
    var history = History<Int>()
    history.record(1)
    history.record(2)
    _ = history.undo { $0 }
    history.record(3)
    let wasRedone = history.redo { $0 }
    #expect(!wasRedone)
    #expect(Array(history.points) == [1, 3])
  }

  @Test("keeps no more than its limit, and numbers never change")
  func limit() {
    var history = History<Int>(limit: 10)
    for point in 1...57 {
      history.record(point)
      #expect(history.count == min(point, 10))
      #expect(history.lastNumber == point)
      #expect(history[point] == point)
    }
    #expect(Array(history.points) == Array(48...57))
    #expect(history.firstNumber == 48)
    #expect(history[47] == nil && history[48] == 48 && history[58] == nil)
    var undone = 0
    while history.undo({ $0 }) { undone += 1 }
    #expect(undone == 10)
  }

  @Test("is the same as another with the same points under the same numbers")
  func equality() {
    var one = History<Int>(limit: 4)
    var other = History<Int>(limit: 4)
    for point in 1...9 { one.record(point) }
    for point in 1...9 { other.record(point) }
    #expect(one == other)
    _ = other.undo { $0 }
    #expect(one != other)
  }
}
