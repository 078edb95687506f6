import TestSupport
import Testing

@testable import JSON

@Suite("Values of JSON texts")
struct JSONNodeTests {
  private func node(_ text: String) throws -> JSONNode { try JSONTree(Array(text.utf8)).root }

  @Test(arguments: [
    ("7", 7), ("-7", -7), ("7.0", 7), ("70e-1", 7), ("0.7E1", 7), ("9223372036854775807", Int.max),
  ])
  func `a whole number is read however it is written`(text: String, number: Int) throws {
    #expect(try node(text).int == number)
  }

  @Test(arguments: ["7.5", "9223372036854775808", "1e300", "1e999", "true", "\"7\"", "null"])
  func `what is no whole number is none`(text: String) throws {
    #expect(try node(text).int == nil)
  }

  @Test func `numbers are those that Swift reads`() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<5000 {
      let digits = String(Int.random(in: 0...Int.max, using: &generator))
        .prefix(Int.random(in: 1...19, using: &generator))
      let fraction = String(Int.random(in: 0...Int.max, using: &generator))
        .prefix(Int.random(in: 1...17, using: &generator))
      let text = "\(Bool.random(using: &generator) ? "-" : "")\(digits).\(fraction)"
      #expect(try node(text).double == Double(text))
    }
    #expect(try node("1e999").double == nil)
    #expect(try node("1e-999").double == 0)
    #expect(try node("-0").double == 0)
  }

  @Test(arguments: [
    (#""a\"b\\c\/d""#, "a\"b\\c/d"), (#""\u00e9\u0041""#, "éA"), (#""\ud83d\ude00""#, "😀"),
    (#""\ud83d""#, "\u{FFFD}"), (#""\ude00x""#, "\u{FFFD}x"), (#""\ud83d\u0041""#, "\u{FFFD}A"),
    (#""\uZZZZ""#, "\u{FFFD}ZZZZ"), (#""\n\t\r\b\f""#, "\n\t\r  "), (#""\q""#, "q"),
  ])
  func `escapes are read`(text: String, string: String) throws {
    #expect(try node(text).string == string)
  }

  @Test func `members and elements are those of the value itself`() throws {
    let root = try node(#"{"a":{"b":[1,[2,3],{"c":4}],"x":5},"b":6,"d":null}"#)
    #expect(root.int("b") == 6)
    #expect(root["a"]?.rows("b").count == 3)
    #expect(root["a"]?.rows("b")[2].int("c") == 4)
    #expect(root["x"] == nil && root["d"] == nil && root["c"] == nil)
    #expect(root.members.map(\.key) == ["a", "b", "d"])
    #expect(root["b"]?["a"] == nil && root["b"]?.elements.isEmpty == true)
  }

  @Test func `spaces of all kinds stand between values`() throws {
    #expect(try node(" \r\n\t{ \"a\" : [ 1 , 2 ] , \"b\" : { } } \n").rows("a").count == 2)
  }
}
