import Catalog
import TestSupport
import Testing

@testable import JSON
@testable import Providers

@Suite("No answer traps")
struct TMDBRobustnessTests {
  private let asking = TMDBAsking("tr", region: "TR")

  private static let bodies: [(request: Request, body: String)] = [
    (.movie(603), TMDBBodies.movie), (.show(1396), TMDBBodies.show),
    (.season(of: 1396, number: 1), TMDBBodies.season), (.person(6384), TMDBBodies.person),
    (.list(.movies(.named(.popular)), page: 1), TMDBBodies.page),
    (.list(.shows(.cast(6384)), page: 1), TMDBBodies.person),
    (.episode(of: 1396, season: 1, number: 1), TMDBBodies.season),
  ]

  /// The outcome where every call is answered alike.
  private func outcome(_ request: Request, _ body: [UInt8]) throws -> Result<Response, Failure> {
    let calls = try asking.plan(request).calls.count
    return asking.outcome(request, bytes: Array(repeating: body, count: calls))
  }

  @Test func `an answer cut off anywhere is said to be cut off`() throws {
    for (request, body) in Self.bodies {
      let bytes = Array(body.utf8)
      for length in stride(from: 1, to: bytes.count, by: 1) {
        guard case .failure(.malformed(let reason)) = try outcome(request, Array(bytes[..<length]))
        else {
          Issue.record("cut at \(length), \(request) is answered")
          return
        }
        if reason != "the answer is cut off" {
          Issue.record("cut at \(length), \(request): \(reason)")
          return
        }
      }
    }
  }

  @Test func `bytes that are changed, lost or doubled yield an answer or a failure`() throws {
    var generator = SeededGenerator(seed: 5)
    for (request, body) in Self.bodies {
      let bytes = Array(body.utf8)
      for _ in 0..<300 {
        var broken = bytes
        for _ in 0..<Int.random(in: 1...6, using: &generator) {
          let place = Int.random(in: 0..<broken.count, using: &generator)
          switch Int.random(in: 0..<4, using: &generator) {
          case 0: broken[place] = UInt8.random(in: 0...255, using: &generator)
          case 1: broken[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
          case 2: broken.remove(at: place)
          case _: broken.insert(broken[place], at: place)
          }
        }
        _ = try outcome(request, broken)
      }
    }
  }

  @Test func `values exchanged for odd ones yield an answer or a failure`() throws {
    let odd = [
      "null", "true", "[]", "{}", "\"\"", "-1", "1e999", "-0", "9223372036854775808",
      "-9223372036854775808", "0.1e-400", "NaN", "-Infinity", "[[[]]]", #"{"results":7}"#,
      #""\ud800""#, #""\u0000\u001b]0;x""#,
    ]
    var generator = SeededGenerator(seed: 6)
    for (request, body) in Self.bodies {
      let tree = try JSONTree(Array(body.utf8))
      for _ in 0..<300 {
        let entry = try #require(tree.entries.randomElement(using: &generator))
        let value = try #require(odd.randomElement(using: &generator))
        guard entry.kind == .number || entry.kind == .string else { continue }
        let isText = entry.kind == .string
        let range = Int(entry.begin) - (isText ? 1 : 0)..<Int(entry.end) + (isText ? 1 : 0)
        var changed = Array(body.utf8)
        changed.replaceSubrange(range, with: value.utf8)
        _ = try outcome(request, changed)
      }
    }
  }

  @Test func `no text of an answer can command a terminal`() throws {
    let hostile = #"A\u001b[2J\u009b31m\u202e\u0007\u0000\u2066B"#
    func poisoned(_ body: String, of key: String) -> String {
      body.replacing("\"\(key)\":\"", with: "\"\(key)\":\"\(hostile)")
    }
    var texts: [String?] = []
    for key in ["title", "overview", "tagline", "name", "character", "job", "certification"] {
      let body = poisoned(TMDBBodies.movie, of: key)
      let movie = try asking.movie(body)
      texts += [movie.summary.title, movie.summary.overview?.text, movie.tagline?.text]
      texts += movie.genres.map(\.name) + (movie.keywords ?? []).map(\.name)
      texts += movie.companies.map(\.name) + (movie.videos ?? []).map(\.name)
      texts += (movie.credits?.cast ?? []).flatMap { [$0.person.name] + $0.characters }
      texts += (movie.credits?.crew ?? []).flatMap { [$0.person.name] + $0.jobs }
      texts += (movie.releases ?? []).map(\.certification)
    }
    for key in ["name", "biography", "place_of_birth", "character", "title", "job"] {
      let person = try asking.person(poisoned(TMDBBodies.person, of: key))
      texts += [person.summary.name, person.biography?.text, person.placeOfBirth]
      texts += person.credits.map(\.title.title)
    }
    #expect(texts.count { $0?.hasPrefix("AB") ?? false } > 20)
    for scalar in texts.compactMap(\.self).joined().unicodeScalars {
      let value = scalar.value
      #expect(value >= 0x20 && !(0x7F..<0xA0).contains(value))
      #expect(!(0x202A...0x202E).contains(value) && value != 0x2066)
    }
  }

  private static let refused: [(String, String)] = [
    ("", "the answer is empty"), (" \n", "the answer is empty"),
    ("[1,2", "the answer is cut off"), ("{\"id\":1,", "the answer is cut off"),
    ("{\"id\":1}}", "the answer is no JSON at byte 8"),
    ("{id:1}", "the answer is no JSON at byte 1"),
    ("[1,]", "the answer is no JSON at byte 3"), ("{\"a\" 1}", "the answer is no JSON at byte 5"),
    ("{\"a\":1,}", "the answer is no JSON at byte 7"), ("nul", "the answer is cut off"),
    ("[", "the answer is cut off"), ("Hello", "the answer is no JSON at byte 0"),
    ("[1}", "the answer is no JSON at byte 2"), ("-", "the answer is cut off"),
    ("[1.]", "the answer is no JSON at byte 3"), ("[]", "the answer has no id or no name"),
    ("7", "the answer has no id or no name"), ("{\"id\":1}", "the answer has no id or no name"),
  ]

  @Test(arguments: refused)
  func `what is no answer is refused with a reason`(body: String, reason: String) {
    #expect(asking.failure(.movie(1), body) == .malformed(reason))
  }

  @Test func `nesting without an end is refused`() {
    for pattern in ["[", "{\"a\":"] {
      let bomb = String(repeating: pattern, count: 1_000_000)
      #expect(
        asking.failure(.movie(1), bomb) == .malformed("the answer is nested too deeply"))
    }
  }

  @Test func `a mark of byte order is passed over`() throws {
    let body: [UInt8] = [0xEF, 0xBB, 0xBF] + Array(#"{"id":3,"name":"Pixar"}"#.utf8)
    #expect(
      try asking.outcome(.company(3), bytes: [body]).get()
        == .company(Company(id: 3, name: "Pixar")))
  }

  @Test func `bytes that are no text are replaced, and the rest of the page stays`() throws {
    let body = Array(#"{"id":3,"name":"Pi"#.utf8) + [0xFF, 0xC3] + Array(#"xar"}"#.utf8)
    guard case .company(let company) = try asking.outcome(.company(3), bytes: [body]).get() else {
      throw Unexpected()
    }
    #expect(company.name.hasPrefix("Pi\u{FFFD}") && company.name.hasSuffix("xar"))
  }

  @Test func `of a key that appears twice the first counts`() throws {
    #expect(
      try asking.response(.company(3), #"{"id":3,"name":"A","name":"B","id":4}"#)
        == .company(Company(id: 3, name: "A")))
  }

  @Test(arguments: ["1e999", "99999999999999999999", "-5", "0", "2147483648", "1.5", "\"1\""])
  func `a number that cannot be an id loses its row alone`(id: String) throws {
    let page = try asking.page(#"{"id":\#(id),"title":"A"},{"id":2,"title":"B"}"#)
    #expect(page.elements.map(\.name) == ["B"] && page.skipped == 1)
  }

  @Test(arguments: ["1e999", "NaN", "-Infinity", "11", "-3", "\"8\"", "null", "[]"])
  func `a rating that is none is no rating`(rating: String) throws {
    let row = try asking.row(#"{"id":1,"title":"A","vote_average":\#(rating),"vote_count":5}"#)
    #expect(row.rating?.average == nil)
  }

  @Test func `a text without an end is bounded`() throws {
    let long = String(repeating: "ab ", count: 100_000)
    let movie = try asking.movie(#"{"id":1,"title":"\#(long)","overview":"\#(long)"}"#)
    #expect(movie.summary.title.unicodeScalars.count <= 500)
    #expect((movie.summary.overview?.text.unicodeScalars.count ?? 0) <= 20_000)
  }

  @Test func `the seconds to wait are handed on`() throws {
    var plan = try asking.plan(.movie(1))
    #expect(throws: Failure.rateLimited(retryAfter: 7)) {
      try plan.take([], status: 429, retryAfter: 7, of: 0)
    }
  }

  @Test func `an answer to a call that was not made is refused or ignored`() throws {
    var plan = try asking.plan(.movie(1))
    try plan.take([], of: 5)
    try plan.take([], of: -1)
    #expect(try plan.response() == nil)
    #expect(throws: Failure.cancelled) { try plan.fail(.cancelled, of: 5) }
  }
}
