import AppCore
import TestSupport
import Testing
import Threading

@testable import Runtime

@Suite("Whoever waits for a page")
struct WaitingWatchTests {
  private let time = Guarded(Duration.zero)

  private func watch() -> WaitingWatch { WaitingWatch(now: { [time] in time.withLock { $0 } }) }
  private func pass(_ duration: Duration) { time.withLock { $0 += duration } }

  @Test("is told of a long pause as soon as it is known, and once")
  func pause() {
    var watch = watch()
    #expect(watch.note(nil) == .nothing)
    #expect(watch.note(.paused(seconds: 2)) == .nothing)
    #expect(watch.note(.paused(seconds: 9)) == .delay(.paused(seconds: 9)))
    pass(.seconds(60))
    #expect(watch.note(.paused(seconds: 9)) == .nothing && watch.longestWait == nil)
    watch.end()
    #expect(watch.note(.paused(seconds: 3)) == .delay(.paused(seconds: 3)))
  }

  @Test("is told after a while that there is no answer yet")
  func silence() {
    var watch = watch()
    #expect(watch.longestWait == nil && watch.note(nil) == .nothing)
    #expect(watch.longestWait == 5_001)
    pass(.seconds(4))
    #expect(watch.note(.queued(3)) == .nothing && watch.longestWait == 1_001)
    pass(.seconds(1))
    #expect(watch.note(nil) == .source && watch.note(nil) == .nothing)
  }
}
