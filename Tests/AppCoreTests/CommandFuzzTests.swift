import TestSupport
import Testing

@testable import AppCore

@Suite("Any text as a line")
struct CommandFuzzTests {
  private static let pieces: [String] =
    CommandTable.specs.flatMap(\.words)
    + [
      " ", "  ", ";", "; ", "=", "\"", "'", "“", "”", "/", ":", ",", "|", ".", "..", "-", "0", "7",
      "603", "99999999999999999999", "tt0133093", "y:1999", "type:person", "y:", "type:", "genre",
      "sort", "movie", "movies", "where", "none", "\u{0}", "\u{1B}[2J", "\u{202E}", "\u{301}", "é",
      "İ", "ı", "👩‍👩‍👧", "漢", "\u{FFFD}", "\n", "\t", "\u{2028}", "%20", "%", "https://imdb.com/",
    ]

  private func text(_ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...12, using: &generator))
      .map { _ in
        if Int.random(in: 0..<6, using: &generator) == 0 {
          let value = UInt32.random(in: 0...0x10FFFF, using: &generator)
          return Unicode.Scalar(value).map { String(Character($0)) } ?? ""
        }
        return Self.pieces.randomElement(using: &generator) ?? ""
      }.joined()
  }

  @Test("is a command, nothing, or one error; and so is each of the lines it is cut into")
  func parses() {
    var generator = SeededGenerator(seed: 20_261_130)
    for _ in 0..<3_000 {
      let text = text(&generator)
      let lines = Command.lines(in: text)
      #expect(lines.allSatisfy { !$0.isEmpty })
      for line in lines + [text] {
        switch Command.parse(line) {
        case .success: break
        case .failure(.unknown(let word, _)), .failure(.ambiguous(let word, _)),
          .failure(.abbreviated(let word, _)):
          #expect(word.unicodeScalars.count <= 61)
          #expect(word.unicodeScalars.allSatisfy { !$0.properties.generalCategory.isControl })
        case .failure(.badArgument(_, let part, _, _)):
          #expect(part.unicodeScalars.count <= 61)
          #expect(part.unicodeScalars.allSatisfy { !$0.properties.generalCategory.isControl })
        }
      }
    }
  }

  @Test(
    "of a hundred kilobytes is read in time that grows with its length",
    arguments: [
      "\"a ", "' \"", "“", "; ", "a=\"", "search \"", "/", ";x=", "é", "y:1 ", "where genre=\"a,",
    ])
  func long(piece: String) {
    let text = String(repeating: piece, count: 100_000 / piece.utf8.count)
    #expect(Command.lines(in: text).count <= 100_000)
    for start in ["", "search ", "where genre=", "open ", "help ", "go "] {
      if case .success(nil) = Command.parse(start + text) { Issue.record("\(start) was blank") }
    }
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isControl: Bool { self == .control }
}
