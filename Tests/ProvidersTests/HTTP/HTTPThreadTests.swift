import TestSupport
import Testing
import Threading

@testable import Providers

@Suite struct HTTPThreadTests {
  @Test func `where no thread can be had, nobody who asked meanwhile is left without an answer`() {
    let told = Guarded<[HTTPFailure?]>([])
    let second = Guarded<HTTPClient?>(nil)
    let client = HTTPClient(.quick()) { _, _ in
      // Somebody else asks while the thread is about to start.
      second.withLock { $0 }?.send(HTTPRequest(base: "http://127.0.0.1:1", path: "/2")) { result in
        told.withLock { $0.append(result.failure) }
      }
      return false
    }
    second.withLock { $0 = client }
    for number in 1...2 {
      client.send(HTTPRequest(base: "http://127.0.0.1:1", path: "/1")) { result in
        told.withLock { $0.append(result.failure) }
      }
      #expect(told.withLock { $0 } == Array(repeating: .cancelled, count: 2 * number))
    }
    second.withLock { $0 = nil }
  }
}
