import Glibc
import Testing
import Threading

@testable import Runtime

@Suite("The loop without a terminal")
struct EventLoopTests {
  private let output: Pipe
  private let errors: Pipe
  private let terminal: Terminal

  init() throws {
    signal(SIGPIPE, SIG_IGN)
    output = try Pipe()
    errors = try Pipe()
    terminal = Terminal(
      output: OutputWriter(descriptor: output.writing),
      errors: OutputWriter(descriptor: errors.writing), size: TerminalSize(columns: 80, rows: 24))
  }

  /// Runs a source and tells what happened, in words.
  private func events(_ source: LineSource) throws -> [String] {
    var events: [String] = []
    let ending = EventLoop(source, terminal: terminal, mailbox: try Mailbox<Int>()).run { event in
      switch event {
      case .entered(let line): events.append("\(line.number): \(line.text)")
      case .rejected(let line): events.append("\(line.number) over \(line.limit)")
      case .endedInput: events.append("end")
      default: events.append("\(event)")
      }
      return .ready
    }
    #expect(ending == .finished)
    return events
  }

  @Test("a list of lines and a pipe are worked through alike")
  func sources() throws {
    #expect(try events(.lines(["one", "t\u{1B}[1mwo"])) == ["1: one", "2: two", "end"])
    let pipe = try Pipe()
    pipe.send(Array("one\ntwo".utf8))
    pipe.closeWriting()
    #expect(try events(.descriptor(pipe.reading)) == ["1: one", "2: two", "end"])
  }

  @Test("no lines at all end at once", arguments: [LineSource.lines([]), .descriptor(-1)])
  func nothing(source: LineSource) throws {
    #expect(try events(source) == ["end"])
  }

  @Test("a line too long is told with its number")
  func tooLong() throws {
    let pipe = try Pipe()
    // More than a pipe holds, so that it has to be written while it is read.
    let long = [UInt8](repeating: 0x61, count: 70_000) + Array("\nnext".utf8)
    let writing = dup(pipe.writing)
    pipe.closeWriting()
    #expect(
      startThread {
        OutputWriter(descriptor: writing).write(String(decoding: long, as: UTF8.self))
        close(writing)
      })
    #expect(try events(.descriptor(pipe.reading)) == ["1 over 65536", "2: next", "end"])
  }

  @Test("the next line waits until nothing is loading, and so does the end")
  func waitsWhileBusy() throws {
    let mailbox = try Mailbox<String>()
    var events: [String] = []
    let loop = EventLoop(.lines(["one", "two"]), terminal: terminal, mailbox: mailbox)
    let ending = loop.run { event in
      switch event {
      case .entered(let line):
        events.append(line.text)
        let text = line.text
        #expect(startThread { mailbox.post("answer to \(text)") })
        return .busy
      case .received(let messages):
        events += messages
        return .ready
      case .endedInput:
        events.append("end")
        #expect(startThread { mailbox.post("late answer") })
        return .busy
      default:
        return .ready
      }
    }
    #expect(ending == .finished)
    #expect(events == ["one", "answer to one", "two", "answer to two", "end", "late answer"])
  }

  @Test("what was loading before the first line comes first")
  func busyAtFirst() throws {
    let mailbox = try Mailbox<Int>()
    var events: [String] = []
    mailbox.post(7)
    let loop = EventLoop(.lines(["one"]), terminal: terminal, mailbox: mailbox)
    _ = loop.run(first: .busy) { event in
      if case .received(let numbers) = event { events.append("\(numbers)") }
      if case .entered(let line) = event { events.append(line.text) }
      return .ready
    }
    #expect(events == ["[7]", "one"])
  }

  @Test("the handler ends the run before the lines do")
  func finished() throws {
    var count = 0
    let loop = EventLoop(.lines(["a", "b"]), terminal: terminal, mailbox: try Mailbox<Int>())
    let ending = loop.run { _ in
      count += 1
      return .finished
    }
    #expect(ending == .finished && count == 1)
  }

  @Test("output goes out in order, without cursor movement, errors to their own stream")
  func outputOrder() throws {
    let loop = EventLoop(.lines(["a"]), terminal: terminal, mailbox: try Mailbox<Int>())
    _ = loop.run { event in
      if case .entered = event {
        terminal.show("screen")
        terminal.replaceScreen(with: "appended\n", otherwise: .append)
        terminal.setHint(["hint"])
        terminal.print("printed")
        terminal.printError("wrong")
      }
      return .ready
    }
    output.closeWriting()
    errors.closeWriting()
    #expect(String(decoding: output.readAll(), as: UTF8.self) == "screen\nappended\nprinted\n")
    #expect(String(decoding: errors.readAll(), as: UTF8.self) == "wrong\n")
  }

  @Test("the run ends quietly when nobody reads its output")
  func closedOutput() throws {
    output.closeReading()
    var count = 0
    let lines = Array(repeating: "line", count: 100)
    let loop = EventLoop(.lines(lines), terminal: terminal, mailbox: try Mailbox<Int>())
    let ending = loop.run { _ in
      count += 1
      terminal.print("text")
      return .ready
    }
    #expect(ending == .outputClosed && count == 1)
  }
}
