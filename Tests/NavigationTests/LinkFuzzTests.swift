import Catalog
import Testing

@testable import Navigation

@Suite struct LinkFuzzTests {
  /// Reads a text, and holds what must hold of every text.
  private func check(_ text: String) {
    do throws(LinkError) {
      let link = try Link.parse(text)
      #expect(!link.routes.isEmpty)
      let printed = link.description
      #expect(printed.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
      #expect((try? Link.parse(printed)) == link)
      for case .search(let query) in link.routes {
        #expect(query.text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
      }
    } catch {
      #expect(error.offset >= 0 && error.offset <= text.utf8.count)
      #expect(error.part.unicodeScalars.count <= 61)
      #expect(
        error.part.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    }
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `random bytes give a link or an error`(seed: UInt64) {
    var generator = Generator(seed: seed)
    for _ in 0..<1000 {
      let bytes = (0..<generator.number(0...40)).map { _ in UInt8(generator.number(0...255)) }
      check(String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `mutations of good links give a link or an error`(seed: UInt64) {
    var generator = Generator(seed: seed)
    let pieces = Array("/;=%,|.-:?#&0 9a".utf8) + [0, 0x80, 0xFF, 0xC3, 0x1B]
    let addresses = [
      "https://www.themoviedb.org/tv/1396-breaking-bad/season/1/episode/2?language=tr#x",
      "themoviedb.org/search/movie?query=blade+runner&year=1982",
      "https://m.imdb.com/title/tt0133093/?ref_=x",
      "themoviedb.org/discover/movie?with_genres=28|12",
    ]
    for round in 0..<1000 {
      var bytes =
        round.isMultiple(of: 4)
        ? Array(generator.element(addresses).utf8)
        : Array(Link.text(of: generator.stack(depth: generator.number(1...6))).utf8)
      for _ in 0..<generator.number(1...4) {
        let place = generator.number(0...bytes.count)
        switch generator.number(0...3) {
        case 0: bytes.insert(generator.element(pieces), at: place)
        case 1: if place < bytes.count { bytes.remove(at: place) }
        case 2: if place < bytes.count { bytes[place] = generator.element(pieces) }
        default: bytes.removeSubrange(place...)
        }
      }
      check(String(decoding: bytes, as: UTF8.self))
    }
  }

  private static let pieces = [
    "movie/1/", "movie/", "/", ";", "a", "search/", "movies/where;genre=1", "%", "%41", "é", ",",
    "https://", "themoviedb.org/", "movies/where;genre=", "1,", "marquee:", "\u{0}", "=",
  ]

  @Test(arguments: pieces, ["", "search/", "movies/where;genre=", "themoviedb.org/search?query="])
  func `a long text of the same gives a link or an error`(piece: String, prefix: String) {
    check(prefix + String(repeating: piece, count: 20_000 / piece.utf8.count))
  }

  @Test(arguments: ["movie/1/", "a", "%41"])
  func `a megabyte gives a link or an error`(piece: String) {
    check(String(repeating: piece, count: 1_000_000 / piece.utf8.count))
  }
}
