import Glibc
import Testing

/// A pipe whose ends are closed with it.
final class Pipe {
  let reading: Int32
  private(set) var writing: Int32
  private var isReadingOpen = true

  init() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    (reading, writing) = (ends[0], ends[1])
  }

  deinit {
    closeReading()
    closeWriting()
  }

  func closeReading() {
    if isReadingOpen { close(reading) }
    isReadingOpen = false
  }

  func closeWriting() {
    if writing >= 0 { close(writing) }
    writing = -1
  }

  func send(_ bytes: [UInt8]) {
    #expect(write(writing, bytes, bytes.count) == bytes.count)
  }

  /// All that comes until the other end is closed.
  func readAll() -> [UInt8] {
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = read(reading, &buffer, buffer.count), count > 0 {
      all += buffer.prefix(count)
    }
    return all
  }
}
