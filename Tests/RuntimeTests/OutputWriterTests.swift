import Glibc
import Testing
import Threading

@testable import Runtime

@Suite("Writing output")
struct OutputWriterTests {
  init() {
    signal(SIGPIPE, SIG_IGN)
  }

  @Test("a reader that leaves closes the writer without a failure")
  func closedPipe() throws {
    let pipe = try Pipe()
    let writer = OutputWriter(descriptor: pipe.writing)
    writer.write("one\n")
    #expect(writer.state == .open)
    pipe.closeReading()
    writer.write("two\n")
    writer.write("three\n")
    #expect(writer.state == .closed)
  }

  @Test("a full device is a failure with the system's words")
  func fullDevice() throws {
    let full = open("/dev/full", O_WRONLY)
    try #require(full >= 0)
    defer { close(full) }
    let writer = OutputWriter(descriptor: full)
    writer.write("one\n")
    #expect(writer.state == .failed(SystemError(number: ENOSPC)))
    #expect(SystemError(number: ENOSPC).message == "No space left on device")
  }

  @Test("a slow reader gets every byte, though the descriptor does not block")
  func slowReader() throws {
    let pipe = try Pipe()
    let (reading, writing) = (pipe.reading, pipe.writing)
    #expect(fcntl(writing, F_SETFL, O_NONBLOCK) == 0)
    let size = 1_000_000
    let received = try Mailbox<Int>()
    #expect(
      startThread {
        var count = 0
        var buffer = [UInt8](repeating: 0, count: 3_000)
        while count < size, case let more = read(reading, &buffer, buffer.count), more > 0 {
          count += more
        }
        received.post(count)
      })
    let writer = OutputWriter(descriptor: writing)
    writer.write(String(repeating: "x", count: size))
    #expect(writer.state == .open)
    var wait = pollfd(fd: received.descriptor, events: Int16(POLLIN), revents: 0)
    #expect(poll(&wait, 1, 30_000) == 1)
    #expect(received.takeAll() == [size])
    withExtendedLifetime(pipe) {}
  }
}
