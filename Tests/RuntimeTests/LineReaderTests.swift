import Testing

@testable import Runtime

@Suite("Lines from a pipe")
struct LineReaderTests {
  /// All steps up to the end, the bytes coming in pieces of a size.
  private func steps(
    _ bytes: [UInt8], limit: Int = 100, pieces: Int = 1_000
  ) throws -> [LineReader.Step] {
    let pipe = try Pipe()
    var reader = LineReader(descriptor: pipe.reading, limit: limit)
    var rest = bytes[...]
    var steps: [LineReader.Step] = []
    while true {
      switch reader.next() {
      case .needsBytes:
        if rest.isEmpty {
          pipe.closeWriting()
        } else {
          pipe.send(Array(rest.prefix(pieces)))
          rest = rest.dropFirst(pieces)
        }
        reader.read()
      case .ended: return steps
      case let step: steps.append(step)
      }
    }
  }

  @Test("lines are numbered, the last one needs no newline, CRLF is one end", arguments: 1...9)
  func lines(pieces: Int) throws {
    #expect(
      try steps(Array("one\r\n\nthree é\nfour".utf8), pieces: pieces) == [
        .line("one", number: 1), .line("", number: 2), .line("three é", number: 3),
        .line("four", number: 4),
      ])
  }

  @Test("nothing is no line, and a newline is one empty line")
  func empty() throws {
    #expect(try steps([]).isEmpty)
    #expect(try steps([0x0A]) == [.line("", number: 1)])
  }

  @Test("NUL, escapes, controls and bidirectional overrides are taken out, bad UTF-8 is repaired")
  func evilBytes() throws {
    let line =
      [0x61, 0x00, 0x62, 0xFF, 0x63, 0xC3] + Array("\u{1B}[31md\u{1B}]0;title\u{7}e\u{9B}2Jf".utf8)
      + Array("\u{202E}g\th\u{7F}\u{85}\u{FEFF}\n".utf8)
    #expect(try steps(line) == [.line("ab\u{FFFD}c\u{FFFD}defg h", number: 1)])
  }

  @Test("every byte alone and every pair of bytes gives a line", arguments: 0...255)
  func anyBytes(first: Int) throws {
    for second in stride(from: 0, through: 255, by: 5) where first != 0x0A && second != 0x0A {
      let steps = try steps([UInt8(first), UInt8(second), 0x0A])
      guard case .line(let text, number: 1) = steps.first, steps.count == 1 else {
        Issue.record("\(first) \(second): \(steps)")
        continue
      }
      #expect(!text.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) })
    }
  }

  @Test("a line that just fits is taken, one byte more is refused", arguments: [1, 7, 1_000])
  func limit(pieces: Int) throws {
    let fitting = [UInt8](repeating: 0x61, count: 10)
    let text = String(repeating: "a", count: 10)
    let bytes = fitting + [0x0D, 0x0A] + fitting + [0x61, 0x0A] + fitting
    #expect(
      try steps(bytes, limit: 10, pieces: pieces)
        == [.line(text, number: 1), .tooLong(number: 2), .line(text, number: 3)])
    #expect(
      try steps(fitting + [0x61], limit: 10, pieces: pieces) == [.tooLong(number: 1)])
  }

  @Test("a line of a megabyte is refused once and the next one is taken")
  func megabyte() throws {
    let long = [UInt8](repeating: 0x61, count: 1 << 20)
    #expect(
      try steps(long + Array("\nnext\n".utf8), limit: 65_536, pieces: 60_000)
        == [.tooLong(number: 1), .line("next", number: 2)])
    #expect(try steps(long, limit: 65_536, pieces: 60_000) == [.tooLong(number: 1)])
  }

  @Test("a descriptor that is not open ends at once")
  func closed() {
    var reader = LineReader(descriptor: -1, limit: 10)
    #expect(reader.next() == .needsBytes)
    reader.read()
    #expect(reader.next() == .ended)
  }
}
